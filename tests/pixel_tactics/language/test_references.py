"""What "it", "that Hero", "them" and their like mean, and which of them mean nothing."""

from random import Random

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import nodes, parse
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE
from pixelhall.pixel_tactics.cards.language.invent import invent
from pixelhall.pixel_tactics.cards.language.node import Node, values
from pixelhall.pixel_tactics.cards.language.references import Ref, Scope, resolve

from .test_round_trip import SENTENCES

SUBJECT, EVENT, EACH, THIS = Ref("subject"), Ref("event"), Ref("each"), Ref("this")


def found(value: object, kind: type[Node]) -> list[Node]:
    """All nodes of a kind, in printed order."""
    if isinstance(value, tuple):
        return [node for one in value for node in found(one, kind)]
    if not isinstance(value, Node):
        return []
    return [value] * isinstance(value, kind) + found(values(value), kind)


def read(text: str, box: str = "order") -> tuple[Node, Scope]:
    node = parse(text, box)
    return node, resolve(node, box)


def refs(text: str, kind: type[Node], box: str = "order") -> list[Ref]:
    """What the references of one kind mean, in printed order."""
    node, scope = read(text, box)
    return [scope.refs[id(one)] for one in found(node, kind)]


def register(number: int, item: int = -1) -> Ref:
    return Ref("register", number, item)


def refusal(text: str, box: str = "order") -> str:
    with pytest.raises(BadCard) as caught:
        read(text, box)
    return caught.value.cause


@pytest.mark.parametrize(("box", "text"), SENTENCES)
def test_every_example_has_a_meaning_for_every_reference(box: str, text: str) -> None:
    read(text, box)


def test_slots_of_a_wording_stand_in_the_order_of_the_fields() -> None:
    for kind in TABLE.kinds.values():
        for form in kind.forms:
            slots = [slot.field for slot in form.slots if slot.category in TABLE.forms or slot.category in LISTS]
            assert slots == [name for name in kind.fields if name in slots], form.wording


def test_random_texts_are_resolved_or_refused() -> None:
    luck = Random(3)
    for _ in range(1500):
        box = luck.choice(list(BOXES))
        node = invent(box, luck)
        try:
            resolve(node, box)
        except BadCard as bad:
            assert bad.cause.endswith((".", '"')) and 0 <= bad.column < len(bad.text)


def test_it_is_the_latest_single_thing_chosen() -> None:
    assert refs("Choose a Hero. Choose a Corpse. Discard it.", nodes.It) == [register(1)]
    assert refs("Choose a Hero. Choose 2 Corpses. Defeat it.", nodes.It) == [register(0)]


def test_it_is_the_subject_of_the_trigger_before_anything_is_chosen() -> None:
    text = "When a Rival Hero is recruited, apply 1 damage to it. Choose a Hero. Defeat it."
    assert refs(text, nodes.It, "row") == [SUBJECT, register(1)]  # register 0 carries the points applied


def test_it_is_the_subject_of_the_prefix() -> None:
    assert refs("While this Hero is damaged, it has +2 Attack.", nodes.It, "row") == [THIS]


def test_it_after_a_neighbour_is_the_same_neighbour() -> None:
    node, scope = read("While this Hero's Forerunner is a Leader, it has +2 Life.", "row")
    (it,), (neighbor,) = found(node, nodes.It), found(node, nodes.Neighbor)
    assert scope.refs[id(it)] == Ref("same") and scope.same[id(it)] is neighbor


def test_its_in_a_statement_is_the_subject_or_each_of_several() -> None:
    assert refs("This Hero has Attack equal to its remaining Life.", nodes.Its, "row") == [THIS]
    assert refs("Your Heroes have Attack equal to its remaining Life.", nodes.Its, "row") == [EACH]


def test_its_owner_is_the_owner_of_the_object() -> None:
    assert refs("Choose 2 Corpses. Return each of them to its owner's hand.", nodes.Its) == [EACH]
    assert refs(
        "When this Hero casts a Spell, choose a Hero. Return this Hero to its owner's hand.", nodes.Its, "row"
    ) == [THIS]
    node, scope = read("Spell: Return the last Order played to its owner's hand.", "row")
    (its,), (last,) = found(node, nodes.Its), found(node, nodes.LastOrder)
    assert scope.same[id(its)] is last


def test_its_after_an_object_is_the_objects_when_nothing_was_chosen() -> None:
    assert refs("Spell: Swap this Hero and its Forerunner.", nodes.Its, "row") == [THIS]
    assert refs("Spell: Choose a Hero. Swap this Hero and its Forerunner.", nodes.Its, "row") == [register(0)]


def test_the_owner_of_a_payment_is_the_owner_of_what_was_paid() -> None:
    text = "Spell (return one of your other Heroes to its owner's hand): Apply damage equal to its Attack to the Rival Leader."
    assert refs(text, nodes.Its, "row") == [register(0), register(0)]


def test_its_before_each_looks_back_if_it_can() -> None:
    assert refs("Choose a Hero. Apply damage equal to its Attack to each Rival Hero.", nodes.Its) == [register(0)]
    assert refs("Apply damage equal to its Attack to each Rival Hero.", nodes.Its) == [EACH]


def test_it_in_the_filter_of_each_is_not_the_one_handled() -> None:
    assert refs("When this Hero is defeated, apply 2 damage to each Character adjacent to it.", nodes.It, "row") == [
        SUBJECT
    ]


def test_that_hero_is_the_latest_hero() -> None:
    text = "When a Rival Hero is defeated, choose one of your empty slots. Place that Hero into that slot at 1 Life."
    assert refs(text, nodes.That, "row") == [SUBJECT, register(0)]


def test_that_slot_after_a_defeat_is_the_slot_of_the_fallen() -> None:
    assert refs("When one of your Heroes is defeated, move this Hero to that slot.", nodes.That, "row") == [Ref("slot")]
    assert "no slot was chosen" in refusal("When one of your Heroes is recruited, move this Hero to that slot.", "row")


def test_the_card_of_an_event() -> None:
    assert refs("When you draw a card, reveal that card.", nodes.That, "row") == [EVENT]
    assert refs("When you recruit a Hero, that Hero makes an attack.", nodes.That, "row") == [EVENT]
    assert refs("When you draw a card, if this Hero is damaged, remove 1 damage from it.", nodes.It, "row") == [THIS]


def test_a_recruited_card_is_it_from_then_on() -> None:
    text = "Choose a card in your hand. Recruit it into that slot, then it makes an attack. At the end of the turn, discard it."
    assert refs("Choose an empty slot. " + text, nodes.It) == [register(1), register(2), register(2)]


def test_the_drawn_card_is_it() -> None:
    node, scope = read("Spell: Draw 1 card. You may play its Order.", "row")
    assert scope.refs[id(found(node, nodes.PlayOrder)[0])] == register(0)


def test_first_and_second_are_counted_over_one_choice_or_two() -> None:
    assert refs("Choose 2 Heroes. Swap the damage of the first Hero and the second Hero.", nodes.Nth) == [
        register(0, 0),
        register(0, 1),
    ]
    assert refs("Choose a Hero. Choose a Hero. Swap the first Hero and the second Hero.", nodes.Nth) == [
        register(0, 0),
        register(1, 0),
    ]
    assert "only one thing was chosen" in refusal("Choose a Hero. Swap the first Hero and the second Hero.")
    assert "what was chosen is a Hero" in refusal("Choose a Hero. Defeat the first Leader.")


def test_groups() -> None:
    text = "Look at the top 3 cards of your deck. Choose one of them. Put it into your hand. Put the rest on the bottom of your deck."
    node, scope = read(text)
    assert scope.refs[id(found(node, nodes.PickThem)[0])] == register(0)
    assert scope.refs[id(found(node, nodes.It)[0])] == register(1)
    assert scope.refs[id(found(node, nodes.PutRest)[0])] == register(0)
    assert 'One thing was chosen: a Hero ("it")' in refusal("Choose a Hero. Defeat them.")


def test_places() -> None:
    assert refs("Choose a column of your Unit. Choose a row of your Unit. Rearrange that column.", nodes.ArrPlace) == [
        register(0)
    ]
    assert "no row was chosen" in refusal("Choose a column of your Unit. Rearrange that row.")


def test_numbers() -> None:
    assert refs(
        "When this Hero takes damage from an attack, apply that much damage to the attacker.", nodes.ThatMuch, "row"
    ) == [EVENT]
    assert refs("Discard your hand. Draw that many cards.", nodes.Draw) == [register(0)]
    chosen = "Choose a number up to 3. Apply that much damage to your Leader. Draw that many cards."
    assert refs(chosen, nodes.ThatMuch) == refs(chosen, nodes.Draw) == [register(0)]  # "that much" makes no new number
    assert refs("Apply 3 damage to your Leader. Draw that many cards.", nodes.Draw) == [register(0)]
    assert "no number came before" in refusal("Draw that many cards.")


def test_the_excess_is_of_the_latest_apply() -> None:
    text = "Choose a Hero. Apply 6 damage to it, then apply the excess damage to its Supporter."
    assert refs(text, nodes.Excess) == [register(1)]
    assert "no damage was applied" in refusal("Choose a Hero. Apply the excess damage to it.")


def test_a_later_event_has_its_own_subject() -> None:
    text = "Choose a Hero. For the rest of the battle, when one of your Heroes is defeated, return it to its owner's hand. Defeat it."
    assert refs(text, nodes.It) == [SUBJECT, register(0)]
    assert refs("Choose a Hero. The next time it is defeated this round, clear it.", nodes.It) == [
        register(0),
        register(0),
    ]


def test_what_happens_later_or_perhaps_never_binds_nothing_now() -> None:
    assert "nothing was chosen" in refusal("At the end of the turn, choose a Hero. Defeat it.")
    assert "nothing was chosen" in refusal("Choose one: Choose a Hero, then defeat it; or draw 2 cards. Defeat it.")


def test_each_player_chooses_one_and_it_is_all_of_them() -> None:
    assert refs("Each player chooses one of their Heroes. Defeat it.", nodes.It) == [register(0)]


def test_their_needs_a_player_who_acts() -> None:
    assert "a player who acts" in refusal("Choose one of their Heroes. Defeat it.")


def test_damage_is_only_replaced_in_a_replacement() -> None:
    assert "would take damage" in refusal("Prevent that damage.")
    assert "would take damage" in refusal("When this Hero would be defeated, prevent that damage instead.", "row")
    assert "would take damage" in refusal(
        "When this Hero would take damage, draw 1 card instead. Prevent that damage.", "row"
    )
    assert refs("When this Hero would take damage, prevent that damage instead.", nodes.PreventThat, "row") == [EVENT]


def test_roles_need_their_event() -> None:
    assert "after an attack event" in refusal("When this Hero takes damage, apply 1 damage to the attacker.", "row")
    assert "an event with a Spell" in refusal("When this Hero is attacked, apply 1 damage to the caster.", "row")
    read("When this Hero takes damage from a Melee Attack, apply 1 damage to the attacker.", "row")
    read("When this Hero takes damage from a Spell, apply 1 damage to the caster.", "row")


def test_only_what_is_declared_can_be_cancelled() -> None:
    assert "declares an Order" in refusal("When your Rival plays an Order: Cancel that Order.", "trap")
    assert "activates a Trap" in refusal("When your Rival declares an Order: Cancel that Trap.", "trap")


def test_this_is_what_bears_the_text() -> None:
    assert 'Write "this card"' in refusal("Defeat this Hero.")
    assert 'Write "this Hero"' in refusal("This Hero has +1 Attack. This Leader has +1 Life.", "row")
    with pytest.raises(BadCard, match='Write "this Leader"'):
        resolve(parse("This Hero has +1 Attack.", "row"), "row", "Leader")
    resolve(parse("This Leader has +1 Attack.", "row"), "row", "Leader")


def test_otherwise_needs_a_question_before_it() -> None:
    assert '"Otherwise" needs' in refusal("Draw 1 card. Otherwise, draw 2 cards.")
    assert "nothing was done before" in refusal("If you do, draw 1 card.")


def test_a_fault_shows_its_place() -> None:
    with pytest.raises(BadCard) as caught:
        read("Choose a Hero. Defeat that Leader.")
    assert caught.value.column == len("Choose a Hero. Defeat ")


def test_its_attacks_are_those_of_the_latest_one() -> None:
    its = refs("Choose one of your Heroes. Its attacks are Free until the end of the turn.", nodes.Its)
    assert its == [register(0)]
    assert refs("While this Hero is damaged, its attacks are Free.", nodes.Its, "row") == [Ref("this")]


OBJECT = Ref("object")


def test_that_hero_is_the_one_to_whom_it_was_done() -> None:
    for text in (
        "When this Hero makes an attack against a Hero, remove 1 damage from that Hero.",
        "When this Hero declares an attack against a Hero, remove 1 damage from that Hero.",
        "When this Hero deals damage to a Rival Hero, remove 1 damage from that Hero.",
        "When a Hero makes an attack against one of your Heroes, remove 1 damage from that Hero.",
    ):
        assert refs(text, nodes.That, "row") == [OBJECT], text
    assert refs(
        "When a Rival Hero makes an attack against this Hero, apply 1 damage to that Hero.", nodes.That, "row"
    ) == [SUBJECT]
    text = "When a Rival Hero makes an attack against your Leader, apply 1 damage to that Hero."
    assert refs(text, nodes.That, "row") == [SUBJECT]


def test_it_is_refused_where_it_has_two_readings() -> None:
    assert refusal("When this Hero deals damage to a Hero, defeat it.", "row") == (
        '"it": this Hero, or a Hero? Write "this Hero" or "that Hero".'
    )
    assert refusal("When a Hero makes an attack against another Hero, apply 1 damage to its Supporter.", "row") == (
        '"its": a Hero, or another Hero? Write "the attacker" or "that Hero".'
    )
    text = "Choose a Hero. The next time it makes an attack against a Hero this turn, apply 1 damage to it."
    assert refs(text, nodes.It) == [register(0), register(0)]


def test_whoever_is_hurt_is_the_target_of_any_damage() -> None:
    read("When this Hero deals damage, give the target [-1 Attack].", "row")
    assert "where damage is dealt" in refusal("When this Hero takes damage, give the target [-1 Attack].", "row")


def test_otherwise_does_not_know_what_was_not_done() -> None:
    text = "Choose a Rival Hero. If it is damaged, draw 1 card. Otherwise, apply 1 damage to it."
    assert refs(text, nodes.It) == [register(0), register(0)]
    text = "Choose a Hero. You may choose a Corpse. Otherwise, defeat it. Discard it."
    assert refs(text, nodes.It) == [register(0), register(1)]

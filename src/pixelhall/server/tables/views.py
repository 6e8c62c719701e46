"""What goes out to a seat: the same for everybody who may know the same, and nothing else."""

from typing import Any, cast

from pixelhall.core.deals import Deal
from pixelhall.core.game import About, Game, Seat
from pixelhall.core.shelf import Printed
from pixelhall.core.view_types import AnyView
from pixelhall.server import wire
from pixelhall.server.tables.clocks import Clock
from pixelhall.server.tables.play import Play, parts
from pixelhall.server.tables.table import Chair, Table

GUESS = 1  # the seed of all guesses that are shown: two who know the same are shown the same


def facts(table: Table, here: set[str], watching: int) -> wire.TableFacts:
    """What everybody may know of a table; `here` are the persons who are connected to it."""
    opening = table.opening
    teams, roles = table.teams_and_roles()
    seats = [seat_facts(*who, here) for who in zip(table.chairs, teams, roles)]
    return wire.TableFacts(
        id=table.id,
        game=opening.game,
        title=table.game.title,
        options=table.game.shown(opening.options),
        sets=opening.titles,
        seats=seats,
        host=table.host,
        clock=opening.clock,
        public=opening.public,
        takeover=opening.takeover,
        swap=opening.swap,
        absence=opening.absence,
        hints=table.hints,
        brings=table.brings,
        status=table.status,
        note=table.stopped,
        play=len(table.plays),
        commitment=table.play.deal.seal if table.play is not None else "",
        dealing=deal_facts(table.deal(table.secret)) if table.secret else None,
        watching=watching,
        opened=table.opened,
        moved=table.at,
    )


def deal_facts(deal: Deal) -> wire.DealFacts:
    """A deal that waits: nobody learns another's part before all are in."""
    return wire.DealFacts(commitment=deal.seal, parts=parts(deal, told=False))


def card_facts(card: Printed) -> wire.CardFacts:
    return wire.CardFacts(
        name=card.name,
        set=card.set,
        lines=[wire.CardLine(label=label, text=text) for label, text in card.lines],
        data=card.data,
    )


def seat_facts(chair: Chair, team: int, role: str, here: set[str]) -> wire.SeatFacts:
    return wire.SeatFacts(
        kind=chair.kind,
        name=chair.name,
        person=chair.person or None,
        here=bool(chair.person) and chair.person in here,
        team=team,
        role=role,
    )


def view(
    table: Table,
    seat: Seat,
    log: wire.Log,
    around: wire.TableFacts,
    seq: int,
    at: int,
    standing: wire.Standing | None = None,
) -> wire.View:
    """The whole of what a seat may know now."""
    play, names = table.play, table.players()
    return wire.View(
        seq=seq,
        ply=table.n,
        seat=seat,
        view=position(play, seat),
        question=question(play, seat, names),
        log=log,
        clock=play.clock.face(at) if play is not None else Clock(table.opening.clock, len(table.chairs)).face(at),
        offers=offers(table),
        outcome=play.outcome(seat, names) if play is not None else None,
        match=match_score(table),
        table=around,
        goal=play.game.goal(play.state, seat, names) if play is not None and not play.over else "",
        waiting=play.game.waiting(play.state, seat, names) if play is not None and not play.over else "",
        asked_about=asked_about(play.game, play.state) if play is not None and not play.over else [],
        standing=standing,
    )


def position(play: Play | None, seat: Seat) -> AnyView | None:
    return None if play is None else view_of(play.game, play.state, seat)


def view_of(game: Game[Any], state: Any, seat: Seat) -> AnyView:
    return cast(AnyView, game.view(state, seat))


def written_position(play: Play, seat: Seat) -> str:
    """The position as text: the truth once the play is over; before, a guess that follows from what the seat knows."""
    if play.over:
        return play.game.position(play.state)
    who = f"seat {seat}" if seat >= 0 else "a spectator"
    text = play.game.position(play.game.guess(play.state, seat, GUESS))
    return f"# What {who} of this play could know. All that is hidden is guessed, and so is what chance will bring.\n{text}"


def question(play: Play | None, seat: Seat, names: list[str]) -> wire.Question | None:
    return None if play is None or seat not in play.open else question_of(play.game, play.state, seat, names)


def question_of(game: Game[Any], state: Any, seat: Seat, names: list[str] | None = None) -> wire.Question | None:
    asked = game.asked(state, seat) if seat >= 0 else None
    if asked is None:
        return None
    offers = [
        wire.Option(
            text=one.text,
            words=one.words,
            way=one.way,
            idle=one.idle,
            deed=one.deed,
            cost=one.cost,
            warning=one.warning,
        )
        for one in game.offers(state, asked, names)
    ]
    return wire.Question(
        prompt=asked.prompt,
        act=asked.act,
        kind=game.kind(state, asked),
        about=about_facts(game.about(state, asked, names)),
        options=offers,
    )


def about_facts(about: About) -> wire.About:
    asks = about.asks
    return wire.About(
        asks=None if asks is None else wire.Asks(name=asks.name, text=asks.text, card=asks.card, place=asks.place),
        because=about.because,
    )


def asked_about(game: Game[Any], state: Any) -> list[wire.AskedAbout]:
    return [wire.AskedAbout(seat=one.seat, kind=game.kind(state, one)) for one in game.decisions(state)]


def log(table: Table, seat: Seat, since: int) -> wire.Log:
    """The lines from this number on, or from the end should there be fewer."""
    play = table.play
    return wire.Log(start=0, lines=[]) if play is None else log_of(play.game, play.state, seat, since, table.players())


def log_of(game: Game[Any], state: Any, seat: Seat, since: int, names: list[str] | None = None) -> wire.Log:
    start = min(since, game.told(state, seat))
    return wire.Log(start=start, lines=[wire.LogLine(**line.dump()) for line in game.log(state, seat, start, names)])


def count_lines(play: Play | None, seat: Seat) -> int:
    """How many lines the log of a seat has."""
    return 0 if play is None else play.game.told(play.state, seat)


def match_score(table: Table) -> wire.Match | None:
    """How those who play the play at hand have fared at this table; None while it goes on."""
    if table.play is None or not table.play.over:
        return None
    now = table.played(len(table.plays) - 1)
    wins, drawn = dict.fromkeys(now, 0), 0
    for number, play in enumerate(table.plays):
        who, result = table.played(number), play.result()
        if result is None or sorted(who) != sorted(now):
            continue
        drawn += result.drawn
        for seat in [] if result.drawn else result.winners:
            wins[who[seat]] += 1
    return wire.Match(wins=[wins[one] for one in now], drawn=drawn)


def offers(table: Table) -> wire.Offers:
    return wire.Offers(
        draw=table.draw,
        draw_answers=sorted(table.draw_answers),
        undo=table.undo,
        undo_answers=sorted(table.undo_answers),
        undo_reasons=table.undo_reasons,
        rematch=sorted(table.rematch),
        claim=min(table.claims().values(), default=None),
    )

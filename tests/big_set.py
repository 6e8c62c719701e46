"""Sets of as many plain cards as a test needs: built decks want more different cards than one set has."""

TITLE = "A Big Set"
BOXES = (
    'order = "Draw 1 card."',
    'trap = "When a Rival Hero makes an attack: Apply 1 damage to it."',
    'order = "Choose a Rival Hero. Apply 1 damage to it."',
    'operation = "Your Heroes have +1 Attack."',
)
LETTERS = "BCDFGHKLMPQRSTVWXZ"  # no word of Card English has these alone


def name_of(number: int) -> str:
    return f"Card {LETTERS[number // 18]}{LETTERS[number % 18]}"


def title_of(number: int) -> str:
    return f"Chief {LETTERS[number // 18]}{LETTERS[number % 18]}"


def hero(number: int, common: bool) -> str:
    lines = [
        "[[hero]]",
        f'name = "{name_of(number)}"',
        f"attack = {1 + number % 4}",
        f"life = {3 + number % 5}",
        'vanguard = "Intercept."' if number % 3 == 0 else 'vanguard = ""',
        'flank = ""',
        'rear = "Ranged Attack."' if number % 2 == 0 else 'rear = ""',
        BOXES[number % len(BOXES)],
    ]
    if not common:
        lines.append(f'leader = {{ name = "{title_of(number)}", attack = 2, life = 8, text = "" }}')
    return "\n".join(lines)


def big_set(cards: int = 40, commons: int = 0, name: str = "big") -> str:
    """The text of a set; its last cards are Commons."""
    head = f'[set]\nname = "{name}"\ntitle = "{TITLE}"\n'
    return "\n\n".join([head, *(hero(n, n >= cards - commons) for n in range(cards))]) + "\n"


def deck_text(leaders: range, heroes: range) -> str:
    """A deck of single cards by their numbers."""
    return "\n".join(["Leaders", *map(name_of, leaders), "Heroes", *map(name_of, heroes)]) + "\n"

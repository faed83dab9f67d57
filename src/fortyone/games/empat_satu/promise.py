"""What hands of Empat Satu promise, compiled: a rule of thumb, in ten-thousandths of a win.

Play is a race for four of a suit. Solved for one seat against others that play as it does (each drawing from a full
deck), the value of four cards is to 99 % a matter of one suit: how many cards it has, what they are worth together,
and what the others are worth. `RACE` is that fit; `LONG` the same where a hand may only be stopped when worth so much
that four of a suit seldom do. docs/empat_satu.md says how they were found.
"""

SUIT = 0x1FFF  # the thirteen cards of one, shifted down
ALL_POINTS = 85  # of a suit
# By cards of the suit: what that is worth, and each of their points, and each point of the other cards.
RACE = ((0, 0, 0), (-6928, 214, -25), (-7215, 312, -24), (-8162, 480, -58), (-972, 320, 0))
LONG = ((0, 0, 0), (-7300, 156, 20), (-8900, 337, 0), (-13500, 610, -50), (-18300, 770, 0))
LATE = 5  # where the rows of `LONG` begin
GIFT = 40  # what a point is worth to the seat that may take it next
WANTED = 400  # the same, if it has taken a card of the suit before
COUNT = [
    0
] * 8192  # by the cards of a suit: how many they are, their points, the most points of one
POINTS = [0] * 8192
TOP = [0] * 8192
for i in range(1, 8192):
    low = (i & -i).bit_length()  # 1: the ace
    rest = i & (i - 1)
    COUNT[i] = COUNT[rest] + 1
    POINTS[i] = POINTS[rest] + (11 if low == 1 else min(low, 10))
    TOP[i] = max(TOP[rest], 11 if low == 1 else min(low, 10))
BASE = [0] * 10
IN = [0] * 10
OUT = [0] * 10
for i in range(5):
    BASE[i], IN[i], OUT[i] = RACE[i]
    BASE[5 + i], IN[5 + i], OUT[5 + i] = LONG[i]


def points(hand: int) -> int:
    """What the cards are worth together."""
    return (
        POINTS[hand & SUIT]
        + POINTS[(hand >> 13) & SUIT]
        + POINTS[(hand >> 26) & SUIT]
        + POINTS[(hand >> 39) & SUIT]
    )


def promise(hand: int, kind: int) -> int:
    """The promise of three or four cards; `kind`: 0 for a race, 5 for a long one."""
    total = points(hand)
    best = -1000000
    for suit in range(4):
        held = (hand >> (13 * suit)) & SUIT
        if held:
            row = kind + COUNT[held]
            value = BASE[row] + IN[row] * POINTS[held] + OUT[row] * (total - POINTS[held])
            if value > best:
                best = value
    return best


def prospect(hand: int, spare: bool, kind: int) -> int:
    """The promise with one more card, on average over those not held; `spare`: then another card must go."""
    total = points(hand)
    now = promise(hand, kind)
    added = 0
    unseen = 0
    for suit in range(4):
        held = (hand >> (13 * suit)) & SUIT
        left = 13 - COUNT[held]
        unseen += left
        if COUNT[held] == 4:
            added += left * now
            continue
        row = kind + COUNT[held] + 1
        others = total - POINTS[held]
        if spare:
            others -= top_outside(hand, suit)
        come = POINTS[held] * left + ALL_POINTS - POINTS[held]
        value = left * BASE[row] + IN[row] * come + OUT[row] * others * left
        added += value if value > left * now else left * now
    return whole(added, unseen)


def whole(amount: int, parts: int) -> int:
    """A part of an amount, rounded toward zero."""
    return amount // parts if amount >= 0 else -(-amount // parts)


def top_outside(hand: int, suit: int) -> int:
    """The most points of a card outside the suit."""
    best = 0
    for other in range(4):
        value = TOP[(hand >> (13 * other)) & SUIT]
        if other != suit and value > best:
            best = value
    return best


def gift(card: int, known: int) -> int:
    """What a discard gives to the next seat, of which these cards are known."""
    value = POINTS[1 << (card % 13)]
    return value * (WANTED if (known >> (13 * (card // 13))) & SUIT else GIFT)

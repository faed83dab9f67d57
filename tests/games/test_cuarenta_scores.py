"""Cuarenta: leftovers, cards, the end at 38 to 40, chicas, misdeals, a clause a line."""

from typing import Any

import pytest

import fortyone
from tests.games.cuarenta import PACK, Case, at, check, deck

TWO = {"seats": 2}
EXACT, REACH = {"finish": "exact"}, {"finish": "reach"}


def last_play(
    taken: int, other: int, *, dealer: int = 1, table: str = "", **more: Any
) -> dict[str, Any]:
    """Two seats, one card left in the last hand (the dealer's): it lays Kh, and the cards are counted."""
    rest = [card for card in PACK if card not in (*table.split(), "Kh")]
    piles = [" ".join(rest[:taken]), " ".join(rest[taken : taken + other])]
    hands = ["", ""]
    hands[dealer] = "Kh"
    return {"hands": hands, "table": table, "piles": piles, "dealer": dealer, **more}


def swept(**more: Any) -> dict[str, Any]:
    """Seat 0's six takes the only card, an older six: a limpia of 2."""
    return at("6c", "6h", **more)


def fallen(**more: Any) -> dict[str, Any]:
    """Seat 0's six takes the six just laid, beside a king: a caída of 2."""
    return at("6c", "Kd 6h", "6h", **more)


LEFTOVERS = [
    Case("C-14", "to the last taker", last_play(19, 18, table="2c", taker=0), "Kh", scores=(8, 0), options=TWO),
    Case("C-14", "to the last taker, of the other side", last_play(18, 19, table="2c", taker=1), "Kh", scores=(0, 8),
         options=TWO),
    Case("C-14", "nobody took, nobody gets it", last_play(0, 0, table="2c"), "Kh", scores=(0, 0), options=TWO),
    Case("C-14", "it is no limpia", last_play(0, 0, table="2c", taker=0), "Kh", scores=(0, 0), options=TWO),
    Case("C-14", "not between rounds", at("6c", "7h", seats=2, stock="2d 3d 4d 5d 6d 7d Jd Qd Kd Ad", taker=0),
         "6c Ac", left="7h 6c Ac", options=TWO),
    Case("C-14", "option nobody", last_play(19, 18, table="2c", taker=0), "Kh", scores=(0, 0),
         options={**TWO, "leftovers": "nobody"}),
    Case("C-14", "option nobody: the last deal leaves it there", last_play(19, 18, table="2c", taker=0), "Kh",
         left="2c Kh", turn=-2, options={**TWO, "leftovers": "nobody", "max_deals": 1}),
]  # fmt: skip

CARDS = [
    Case("C-15", "19 cards score nothing", last_play(19, 0), "Kh", scores=(0, 0), options=TWO),
    Case("C-15", "20 cards score 6", last_play(20, 0), "Kh", scores=(6, 0), options=TWO),
    Case("C-15", "both at 20: both 6", last_play(20, 19, table="", taker=1), "Kh", scores=(6, 6), options=TWO),
    Case("C-15", "option both_twenty non_dealer", last_play(20, 19, taker=1), "Kh", scores=(6, 0),
         options={**TWO, "both_twenty": "non_dealer"}),
    Case("C-15", "option both_twenty non_dealer, the other dealer", last_play(19, 20, dealer=0, taker=0), "Kh",
         scores=(0, 6), options={**TWO, "both_twenty": "non_dealer"}),
    Case("C-15", "option both_twenty neither", last_play(20, 19, taker=1), "Kh", scores=(0, 0),
         options={**TWO, "both_twenty": "neither"}),
    Case("C-15", "option both_twenty: one side alone at 20 scores", last_play(20, 18), "Kh", scores=(6, 0),
         options={**TWO, "both_twenty": "neither"}),
    Case("C-15", "below cards_stop_at cards count", last_play(20, 0, scores=[29, 0]), "Kh", scores=(35, 0),
         options={**TWO, "cards_stop_at": 30}),
    Case("C-15", "from cards_stop_at on they do not", last_play(20, 0, scores=[30, 0]), "Kh", scores=(30, 0),
         options={**TWO, "cards_stop_at": 30}),
    Case("C-15", "cards_stop_at 0: never", last_play(20, 0), "Kh", scores=(0, 0),
         options={**TWO, "cards_stop_at": 0}),
    Case("C-16", "points count at once", fallen(), "6cx6h", scores=(2, 0)),
    Case("C-16", "and end the chica in the middle of a deal",
         at("6c 2c", "Kd 6h", "6h", scores=[38, 12]), "6cx6h", chicas=(1, 0), turn=-1,
         then={"hands": ["", "", "", ""]}),
    Case("C-16", "one short, play goes on", at("6c 2c", "Kd 6h", "6h", scores=[36, 12], stock=""), "6cx6h",
         scores=(38, 12),
         turn=1),
    Case("C-16", "one play is one sum: 37 and 4 do not win through 39", at("6c", "6h", "6h", scores=[37, 0]), "6cx6h",
         scores=(39, 0)),
    Case("C-16", "the score before the play decides: 36 and 4 win",
         at("6c", "6h", "6h", scores=[36, 12], chicas=[1, 1]),
         "6cx6h", scores=(40, 12), turn=-2),
    Case("C-16", "cards count first for the side that is not the dealer's",
         last_play(20, 19, taker=1, scores=[34, 34], chicas=[1, 1]), "Kh", scores=(40, 34), options=TWO),
    Case("C-16", "with the other dealer, the other side",
         last_play(19, 20, taker=0, dealer=0, scores=[34, 34], chicas=[1, 1]), "Kh", scores=(34, 40), options=TWO),
]  # fmt: skip

ENDS = [
    Case("C-17", "exactly 40 wins", last_play(20, 0, scores=[34, 12], chicas=[1, 1]), "Kh", scores=(40, 12), turn=-2,
         options=TWO),
    Case("C-17", "34 points and 10 for cards are 39", last_play(24, 0, scores=[34, 12]), "Kh", scores=(39, 12),
         options=TWO),
    Case("C-17", "37 and a limpia are 39 by the rule, not 40", swept(scores=[37, 0]), "6cx6h", scores=(39, 0)),
    Case("C-17", "37 and a caída with a limpia: 39", at("6c", "6h", "6h", scores=[37, 0]), "6cx6h", scores=(39, 0)),
    Case("C-17", "36 and a limpia are 38", swept(scores=[36, 0]), "6cx6h", scores=(38, 0)),
    Case("C-17", "option exact: what would pass 40 is lost whole", last_play(24, 0, scores=[34, 12]), "Kh",
         scores=(34, 12),
         options={**TWO, **EXACT}),
    Case("C-17", "option exact: exactly 40 wins", last_play(20, 0, scores=[34, 12], chicas=[1, 1]), "Kh",
         scores=(40, 12),
         options={**TWO, **EXACT}),
    Case("C-17", "option exact: 37 and 4 stay 37", at("6c", "6h", "6h", scores=[37, 0]), "6cx6h", scores=(37, 0),
         options=EXACT),
    Case("C-17", "option reach: 40 or more wins", last_play(24, 0, scores=[34, 12], chicas=[1, 1]), "Kh",
         scores=(44, 12),
         turn=-2, options={**TWO, **REACH}),
    Case("C-17", "option reach: 39 does not", last_play(21, 0, scores=[29, 12]), "Kh", scores=(37, 12),
         options={**TWO, **REACH}),
    *(
        case
        for finish in ({}, EXACT, REACH)
        for case in (
            Case("C-18", f"no limpia at 38 {finish}", swept(scores=[38, 12]), "6cx6h", scores=(38, 12),
                 options=finish),
            Case("C-18", f"no limpia at 39 {finish}", swept(scores=[39, 12]), "6cx6h", scores=(39, 12),
                 options=finish),
            Case("C-18", f"a caída from 38 wins {finish}", fallen(scores=[38, 12], chicas=[1, 1]), "6cx6h",
                 scores=(40, 12), chicas=(2, 1), turn=-2, options=finish),
            Case("C-18", f"with a limpia too {finish}", at("6c", "6h", "6h", scores=[38, 12], chicas=[1, 1]), "6cx6h",
                 scores=(40, 12), turn=-2, options=finish),
            Case("C-18", f"a caída from 39 wins {finish}", fallen(scores=[39, 12], chicas=[1, 1]), "6cx6h",
                 scores=(41 if finish == REACH else 40, 12), turn=-2, options=finish),
            Case("C-18", f"no cards at 38 {finish}", last_play(30, 0, scores=[38, 12]), "Kh", scores=(38, 12),
                 options={**TWO, **finish, "cards_stop_at": 40}),
            Case("C-18", f"no penalty at 39 {finish}", {"scores": [39, 12]}, "misdeal", scores=(39, 12),
                 options=finish),
        )
    ),
    Case("C-18", "at 37 a limpia still counts", swept(scores=[35, 12]), "6cx6h", scores=(37, 12)),
    Case("C-18", "only the side that has 38", swept(scores=[20, 38]), "6cx6h", scores=(22, 38)),
    Case("C-18", "a lower caida_only_from: a caída scores 2", at("6c", "6h", "6h", scores=[30, 12]), "6cx6h",
         scores=(32, 12),
         options={"caida_only_from": 30}),
    Case("C-18", "a lower caida_only_from: a limpia nothing", swept(scores=[30, 12]), "6cx6h", scores=(30, 12),
         options={"caida_only_from": 30}),
    Case("C-18", "a lower caida_only_from: below it all counts", swept(scores=[29, 12]), "6cx6h", scores=(31, 12),
         options={"caida_only_from": 30}),
    Case("C-18", "a higher one: at 38 a limpia wins", swept(scores=[38, 12], chicas=[1, 1]), "6cx6h", scores=(40, 12),
         turn=-2, options={"caida_only_from": 39}),
    Case("C-18", "off: at 39 reach alone judges", swept(scores=[39, 12], chicas=[1, 1]), "6cx6h", scores=(41, 12),
         turn=-2, options={**REACH, "caida_only_from": 0}),
]  # fmt: skip

MESAS = [
    Case("C-19", "9 points: the first chica wins the mesa", fallen(scores=[38, 9]), "6cx6h", chicas=(2, 0),
         scores=(40, 9),
         turn=-2, returns=(1, -1, 1, -1)),
    Case("C-19", "10 points: it does not", fallen(scores=[38, 10]), "6cx6h", chicas=(1, 0), scores=(0, 0), turn=-1),
    Case("C-19", "only the first chica", fallen(scores=[38, 0], chicas=[0, 1]), "6cx6h", chicas=(1, 1)),
    Case("C-19", "a doble ronda in the first deal", deck=deck("7c 7d 7h 7s 2c"), chicas=(2, 0), scores=(40, 0),
         turn=-2),
    Case("C-19", "option zapateria 15", fallen(scores=[38, 14]), "6cx6h", chicas=(2, 0), options={"zapateria": 15}),
    Case("C-19", "three chicas: all of them", fallen(scores=[38, 9]), "6cx6h", chicas=(3, 0), options={"chicas": 3}),
    Case("C-20", "a second chica wins the mesa", fallen(scores=[38, 12], chicas=[1, 0]), "6cx6h", chicas=(2, 0),
         turn=-2, returns=(1, -1, 1, -1), then={"dealer": 3}),
    Case("C-20", "best of three: at one each the third decides", fallen(scores=[38, 12], chicas=[1, 1]), "6cx6h",
         chicas=(2, 1), turn=-2),
    Case("C-20", "from 0 in the next chica, new cards, the deal passing on", fallen(scores=[38, 12]), "6cx6h",
         scores=(0, 0), turn=-1, left="", then={"dealer": 0, "hands": ["", "", "", ""], "piles": ["", ""],
                                                "taker": None, "last": None, "shown": [], "deals": 1}),
    Case("C-20", "option chicas 1", fallen(scores=[38, 12]), "6cx6h", chicas=(1, 0), turn=-2, options={"chicas": 1}),
    Case("C-20", "the side that wins is the one that made the points, not the first found",
         at("", "Kd 6h", "6h", hands=["2c", "6c 3c", "4c 5c", "7c Jc"], scores=[38, 38], chicas=[1, 1]), "6cx6h",
         scores=(38, 40), returns=(-1, 1, -1, 1)),
    Case("C-21", "the other side scores 10 at once", {}, "misdeal", scores=(10, 0), turn=-1),
    Case("C-21", "and the same dealer deals again", {"dealer": 2}, "misdeal", scores=(0, 10),
         then={"dealer": 2, "deals": 0}),
    Case("C-21", "then the deal goes on", {"dealer": 2}, "misdeal deal", deck=deck(), turn=3, scores=(0, 10)),
    Case("C-21", "C-17 holds", {"scores": [35, 12]}, "misdeal", scores=(39, 12)),
    Case("C-21", "C-18 holds", {"scores": [38, 12]}, "misdeal", scores=(38, 12)),
    Case("C-21", "if it wins the chica the deal passes on", {"scores": [30, 12]}, "misdeal", scores=(0, 0),
         chicas=(1, 0),
         then={"dealer": 0, "deals": 0}),
    Case("C-21", "it may win the mesa", {"scores": [30, 12], "chicas": [1, 1]}, "misdeal", scores=(40, 12),
         chicas=(2, 1),
         turn=-2),
    Case("C-21", "option misdeal_points", {}, "misdeal", scores=(5, 0), options={"misdeal_points": 5}),
    Case("C-22", "off: a deal follows", last_play(0, 0), "Kh", turn=-1, options=TWO),
    Case("C-22", "the mesa ends after that many", last_play(0, 0, deals=1), "Kh", turn=-2, then={"deals": 2},
         returns=(0, 0), options={**TWO, "max_deals": 2}),
    Case("C-22", "one before, it does not", last_play(0, 0, deals=0), "Kh", turn=-1, options={**TWO, "max_deals": 2}),
    Case("C-22", "more chicas win", last_play(0, 0, scores=[0, 30], chicas=[1, 0]), "Kh", returns=(1, -1),
         options={**TWO, "max_deals": 1}),
    Case("C-22", "then the higher score", last_play(0, 0, scores=[12, 14], chicas=[1, 1]), "Kh", returns=(-1, 1),
         options={**TWO, "max_deals": 1}),
    Case("C-22", "else it is drawn", last_play(0, 0, scores=[14, 14], chicas=[1, 1]), "Kh", returns=(0, 0),
         options={**TWO, "max_deals": 1}),
    Case("C-22", "a deal that a won chica cuts short is one, and leaves 0-0", fallen(scores=[38, 12]), "6cx6h",
         turn=-2, scores=(0, 0), chicas=(1, 0), returns=(1, -1, 1, -1), then={"deals": 1}, options={"max_deals": 1}),
    Case("C-22", "a misdeal is none", {}, "misdeal", turn=-1, then={"deals": 0}, options={"max_deals": 1}),
    Case("C-22", "a misdeal that wins a chica is none either", {"scores": [30, 12]}, "misdeal", turn=-1,
         chicas=(1, 0),
         then={"deals": 0}, options={"max_deals": 1}),
]  # fmt: skip


@pytest.mark.parametrize("case", [*LEFTOVERS, *CARDS, *ENDS, *MESAS], ids=str)
def test_score(case: Case) -> None:
    check(case)


# C-15: what 0 to 40 taken cards score, under each odd_count.
WORTH = {20: 6, 22: 8, 24: 10, 26: 12, 28: 14, 30: 16, 32: 18, 34: 20, 36: 22, 38: 24, 40: 26}
ODD = {"up": 2, "exact": 1, "down": 0}


@pytest.mark.parametrize("odd_count", ODD)
@pytest.mark.parametrize("taken", range(41))
def test_what_cards_are_worth(odd_count: str, taken: int) -> None:
    game = fortyone.game("cuarenta", seats=2, odd_count=odd_count)
    before = taken - 1 if taken == 40 else taken  # the fortieth card is the last one played
    state = game.position(last_play(before, 0, taker=0 if taken == 40 else None))
    state.play("Kh")
    expected = WORTH.get(taken, WORTH.get(taken - 1, -ODD[odd_count]) + ODD[odd_count])
    assert state.scores == (max(expected, 0), 0)
    assert taken < 20 or expected >= 6


def test_a_new_match_of_the_same_people_passes_the_deal_on() -> None:
    game = fortyone.game("cuarenta")
    state = game.position(fallen(scores=[38, 0], dealer=3))
    state.play("6cx6h")
    assert state.next_start() == {"dealer": 0}


def test_misdeals_come_by_themselves_at_their_rate() -> None:
    """C-21: with both generators."""
    game = fortyone.game("cuarenta", misdeal_rate=0.25, misdeal_points=0)
    rng, fast, sure = fortyone.rng(1), 0, 0
    for seed in range(800):
        state = game.start()
        state.deal(rng)
        fast += state.turn == fortyone.CHANCE
        sure += game.match(seed=seed, dealer=0).state.history[0].text == "misdeal"
    assert 150 < fast < 250
    assert 150 < sure < 250


def test_no_misdeal_without_a_rate() -> None:
    game = fortyone.game("cuarenta")
    assert all(game.match(seed=seed, dealer=0).state.turn == 0 + 1 for seed in range(50))


def test_a_misdeal_is_no_chance_while_a_seat_is_on_turn() -> None:
    state = fortyone.game("cuarenta").position(at("6c"))
    with pytest.raises(fortyone.IllegalMove) as refusal:
        state.chance("misdeal")
    assert refusal.value.clause == "G-2"

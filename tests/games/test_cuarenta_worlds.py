"""Cuarenta: worlds drawn for a view are uniform over those the events allow."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from scipy.stats import chisquare

import fortyone
from tests.games.cuarenta import at, deck

UNLIKELY = 1e-5
TWO = {"seats": 2}


def worlds(
    state: Any, seat: int | None, count: int, seed: str = "worlds"
) -> Counter[tuple[str, ...]]:
    """Hands and stock of so many worlds; each must look the same to the seat."""
    view = state.view(seat)
    rng = fortyone.rng(seed)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(count):
        world = state.game.resample(view, rng)
        assert world.view(seat).json() == view.json()
        drawn[(*world.position()["hands"], world.position()["stock"])] += 1
    return drawn


def even(drawn: Counter[tuple[str, ...]], kinds: int) -> None:
    """So many worlds, each as often."""
    assert len(drawn) == kinds
    assert kinds == 1 or chisquare(list(drawn.values())).pvalue > UNLIKELY


def played(game: fortyone.Game, order: str, moves: str) -> Any:
    state = game.start(dealer=game.seats - 1)
    state.chance(order)
    for move in moves.split():
        state.play(move)
    return state


def test_nothing_hidden_one_world() -> None:
    state = fortyone.game("cuarenta", seats=2).position(
        at("6c", "6h", seats=2, hands=["6c", ""], dealer=0)
    )
    assert len(worlds(state, 0, 20)) == 1


def test_all_orders_of_the_unseen_are_as_likely() -> None:
    """The last two of each hand of four: six cards in three hands of two."""
    game = fortyone.game("cuarenta")
    order = deck("Ac 3c 5c 7c Qc", "2c 4c 6c Jc Kc", "Ad 3d 5d 7d Qd", "2d 4d 6d Jd Kd")
    rest = order.split()[20:]
    state = played(
        game, " ".join([*order.split()[:20], *rest]), "Ac 2c Ad 2d 3c 4c 3d 4d 5c 6c 5d 6d"
    )
    hands = {world[1] for world in worlds(state, 0, 300)}
    assert len(hands) > 100, "of all the unseen, the stock included"
    last = state.position()
    ending = game.position({**last, "stock": "", "piles": [" ".join(rest), ""]})
    even(worlds(ending, 0, 3000), 90)


def test_a_ronda_shown_names_its_cards() -> None:
    game = fortyone.game("cuarenta", seats=2)
    state = played(game, deck("7c 7d 7h Ac 2c", "3c 4c 5c 6c Jc", seats=2), "ronda7")
    for world in worlds(state, 1, 200):
        assert {"7c", "7d", "7h"} <= set(world[0].split())
        assert "7s" not in world[0], "it would have been a doble ronda"
    state.play("7d")
    for world in worlds(state, 1, 200):
        assert {"7c", "7h"} <= set(world[0].split())
        assert "7s" not in world[0]
    assert any("7s" in world[-1] for world in worlds(state, 1, 10)), "it is in the stock then"


def test_the_other_cards_beside_a_ronda_are_uniform() -> None:
    game = fortyone.game("cuarenta")
    table = "Kd Qd Jd"
    hands = ["7c 7d 7h 2c", "Ad 2d 3d 4d", "Ah 2h 3h 4h", "As 2s 3s 7s"]
    used = " ".join((*hands, table)).split()
    piles = [card for card in deck().split() if card not in used]
    state = game.position(
        {"hands": hands, "table": table, "piles": [" ".join(piles), ""], "shown": [[0, "7"]]}
    )
    state.play("2c")
    drawn = worlds(state, 1, 4000)
    assert all({"7c", "7d", "7h"} == set(world[0].split()) for world in drawn)
    even(drawn, 70)  # the eight others in two hands of four


@pytest.mark.parametrize(
    ("options", "free"), [(TWO, True), ({**TWO, "ronda_when": "automatic"}, False)]
)
def test_a_ronda_not_shown_where_they_show_themselves_is_not_there(
    options: dict[str, Any], free: bool
) -> None:
    game = fortyone.game("cuarenta", **options)
    state = played(game, deck("Ac 2c 3c 4c 5c", "6c 7c 7d Jc Qc", seats=2), "Ac 7c 2c 7d 3c")
    found = [world[1] for world in worlds(state, 0, 3000) if "7h" in world[1] or "7s" in world[1]]
    assert bool(found) == free, "two sevens are played, so a third in hand was a ronda at the deal"
    both = [world[1] for world in worlds(state, 0, 3000) if "7h" in world[1] and "7s" in world[1]]
    assert not both, "four were a doble ronda"


def test_what_was_dealt_before_this_five_says_nothing() -> None:
    game = fortyone.game("cuarenta", seats=2, ronda_when="automatic")
    order = deck("Ac 2c 3c 4c 5c", "6c 7c 7d Jc Qc", seats=2).split()
    rest = [card for card in order[10:] if card[0] != "7"]
    order = [*order[:10], "Kh", "7h", *rest[:8], "7s", *[card for card in rest[8:] if card != "Kh"]]
    order = list(dict.fromkeys([*order, *deck().split()]))
    state = played(game, " ".join(order), "Ac 7c 2c 7d 3c 6c 4c Jc 5c Qc")
    assert state.position()["stock"] != ""
    assert any("7h" in world[1] for world in worlds(state, 0, 300))


def enumerate_worlds(state: Any, hidden: list[int], sizes: list[int], cards: list[str]) -> int:
    """How many ways to deal these cards to the hidden hands in which no hand was dealt three of a rank."""
    past: dict[int, list[str]] = {seat: [] for seat in hidden}
    for seat, text in state.log:
        if seat in past:
            past[seat].append(text[:2])
    found = set()
    for order in permutations(cards):
        at_card, hands = 0, []
        for seat, size in zip(hidden, sizes, strict=True):
            hands.append(tuple(sorted(order[at_card : at_card + size])))
            at_card += size
            ranks = Counter(card[0] for card in (*hands[-1], *past[seat]))
            if max(ranks.values()) > 2:
                break
        else:
            found.add(tuple(hands))
    return len(found)


def test_worlds_without_rondas_are_uniform() -> None:
    """The last round but one of four seats, rondas automatic: what each has played bounds what it still holds."""
    game = fortyone.game("cuarenta", ronda_when="automatic")
    hands = [
        "Ac 2c 3c 4c 5c",
        "7c 7d 2d Jd 3d",
        "Kc Kd 4d 7h 6d",
        "Jc Js 5d 7s Kh",
    ]
    used = " ".join(hands).split()
    state = game.position(
        {"hands": hands, "piles": [" ".join(c for c in deck().split() if c not in used), ""]}
    )
    for move in ["Ac", "7c", "Kc", "Jc", "2c", "7d", "Kd", "Js", "3c", "2d", "4d", "5d", "4c"]:
        state.play(move)
    cards = ["Jd", "3d", "7h", "6d", "7s", "Kh"]
    kinds = enumerate_worlds(state, [1, 2, 3], [2, 2, 2], cards)
    assert 0 < kinds < 90
    even(worlds(state, 0, 100 * kinds), kinds)


def test_a_doble_ronda_that_won_the_mesa_is_seen() -> None:
    """C-13: the winner's four are known, and what the seats after it held was never asked."""
    game = fortyone.game("cuarenta", ronda_when="automatic")
    state: Any = game.position({"scores": [10, 10], "chicas": [1, 1]})
    state.chance(deck("Ac 2c 3c 4c 5c", "7c 7d 7h 7s Kc", "Jc Jd Jh Ad 2d"))
    assert state.is_over
    assert state.view(0).known == ("", "7c 7d 7h 7s", "", "")
    third = [world[2] for world in worlds(state, 0, 3000)]
    assert any(max(Counter(card[0] for card in hand.split()).values()) == 3 for hand in third)


def test_an_automatic_ronda_that_won_the_mesa_ends_the_asking() -> None:
    game = fortyone.game("cuarenta", ronda_when="automatic")
    state = game.position({"scores": [10, 36], "chicas": [1, 1]})
    state.chance(deck("Ac 2c 3c 4c 5c", "7c 7d 7h Qc Kc", "Jc Jd Jh Ad 2d"))
    assert not state.is_over
    state = fortyone.game("cuarenta", ronda_when="automatic", ronda_points=4).position(
        {"scores": [10, 36], "chicas": [1, 1]}
    )
    state.chance(deck("Ac 2c 3c 4c 5c", "7c 7d 7h Qc Kc", "Jc Jd Jh Ad 2d"))
    assert state.is_over
    drawn = worlds(state, 1, 3000)
    triples = [
        [max(Counter(card[0] for card in hand.split()).values()) > 2 for hand in world[:4]]
        for world in drawn
    ]
    assert not any(row[0] for row in triples), "seat 0 was asked before"
    assert any(row[2] for row in triples), "seat 2 was not"
    assert all(
        max(Counter(c[0] for c in h.split()).values()) < 4 for world in drawn for h in world[:4]
    )


def test_a_spectator_sees_no_hand() -> None:
    state = fortyone.game("cuarenta").match(seed=3, dealer=0).state
    view = state.view(None)
    assert (view.hand, view.legal, view.plays, view.hand_sizes) == ("", (), (), (5, 5, 5, 5))
    assert len(worlds(state, None, 50)) == 50


def test_jokers_are_unseen_cards_like_others() -> None:
    game = fortyone.game("cuarenta", jokers=2, seats=2)
    state = game.match(seed=3, dealer=0).state
    drawn = worlds(state, 0, 400)
    hidden = Counter("X1" in world[1] for world in drawn.elements())
    assert 0.07 < hidden[True] / 400 < 0.2 or "X1" in state.view(0).hand


def test_what_a_move_does_is_what_it_then_does() -> None:
    """`plays` tells cards and points of each legal move, as the kernel then counts them."""
    for options in (
        {},
        {"jokers": 2, "periquito_points": 7},
        {"match_takes": "one", "finish": "exact"},
    ):
        game = fortyone.game("cuarenta", max_deals=3, **options)
        rng, match = fortyone.rng("plays"), game.match(seed=5)
        while not match.is_over:
            view = match.state.view(match.state.turn)
            assert tuple(play.move for play in view.plays) == view.legal
            play = rng.choice(view.plays)
            after = match.state.copy()
            after.play(play.move)
            side, chica = view.turn % 2, after.position()["chicas"] != list(view.chicas)
            if after.turn >= 0 and not chica and after.position()["deals"] == view.deals:
                if sum(after.view(None).hand_sizes) == sum(view.hand_sizes) - (
                    not play.move.startswith("ronda")
                ):
                    assert after.scores[side] - (view.scores[side] or 0) == play.points
                left = [card for card in view.table.split() if card not in play.takes.split()]
                laid = [play.move] if not play.takes and not play.move.startswith("ronda") else []
                assert after.position()["table"].split() == left + laid
            match.play(play.move)


def test_cards_worth_is_what_they_would_score_now() -> None:
    game = fortyone.game("cuarenta")
    piles = [" ".join(deck().split()[:22]), " ".join(deck().split()[22:30])]
    hands = deck().split()[30:34]
    for scores, worth in (([0, 0], (8, 0)), ([34, 0], (5, 0)), ([38, 0], (0, 0))):
        state: Any = game.position({"hands": hands, "piles": piles, "scores": scores})
        assert state.view(0).cards_worth == worth

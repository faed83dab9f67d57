"""The worlds that look alike to a seat: matches replayed over another deck, as far as the rules allow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import msgspec

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.errors import IllegalMove
from fortyone.core.match import Match
from fortyone.core.state import State
from tests.cards import cards_in

Values = tuple[int, ...]
Happened = list[tuple[int, Any]]


def told(start: State, dealer: int, events: Sequence[tuple[int, Any]]) -> Match | None:
    """The match of these events, its chance told; None where the rules forbid them."""
    match = Match(start.game, stream=None, dealer=dealer)
    match.state = start.copy()
    try:
        for seat, what in events:
            if seat == CHANCE:
                match.state.chance(match.game.chance_text(what))
            else:
                match.state.apply(what)
    except IllegalMove:
        return None
    return match


def pulse(start: State, events: Sequence[tuple[int, Any]]) -> list[Any]:
    """What everyone at the table notices after each event: whose turn it is, the scores, what it is worth."""
    state, noticed = start.copy(), []
    for seat, what in events:
        state.put(what) if seat == CHANCE else state.apply(what)
        noticed.append((state.turn, state.scores, state.returns()))
    return noticed


def unseen(start: State, events: Happened, seat: int | None) -> list[tuple[int, list[int]]]:
    """For each chance event, by its index: the places of the deck that a seat has not seen."""
    chance = [i for i, (who, _) in enumerate(events) if who == CHANCE]
    texts = start.game.seen(start, events, seat)
    return [
        (i, [place for place, word in enumerate(text.split()) if word == "??"])
        for i, text in zip(chance, texts, strict=True)
    ]


def secret_places(start: State, events: Happened, seat: int | None) -> list[int]:
    """The places of the last deck whose cards a seat cannot know.

    Of a card that was played, or that a view counts as `known`, everyone knows what it is, and nobody where in the deck
    it was: its place is unseen, but the card is no secret.
    """
    last = max(i for i, (who, _) in enumerate(events) if who == CHANCE)
    texts = [start.game.move_text(what) for _, what in events[last + 1 :]]
    state = start.copy()
    for who, what in events:
        state.put(what) if who == CHANCE else state.apply(what)
    public = {*cards_in(texts), *cards_in(list(getattr(state.view(None), "known", ())))}
    words = start.game.chance_text(events[last][1]).split()
    places = dict(unseen(start, events, seat))[last]
    return [place for place in places if words[place] not in public]


def swapped(events: Happened, places: tuple[int, int]) -> Happened:
    """The events, with two cards of the last deck in each other's place."""
    at = max(i for i, (who, _) in enumerate(events) if who == CHANCE)
    deck = list(events[at][1])
    a, b = places
    deck[a], deck[b] = deck[b], deck[a]
    return [*events[:at], (CHANCE, tuple(deck)), *events[at + 1 :]]


def alike(start: State, dealer: int, true: Happened, other: Happened, seat: int | None) -> bool:
    """Whether a swap leaves the match possible, and all that the rules announce of hidden cards the same.

    (A hand dealt four of a rank may have to be shown: then everyone can tell the two worlds apart, and may.)
    """
    if told(start, dealer, other) is None or pulse(start, true) != pulse(start, other):
        return False
    return unseen(start, true, seat) == unseen(start, other, seat)


def running_deal(match: Match) -> tuple[State, Happened]:
    """The state before the running deal, and what happened since."""
    events = list(match.state.events)
    last = max(i for i, (seat, _) in enumerate(events) if seat == CHANCE)
    before = match.start()
    for seat, what in events[:last]:
        before.put(what) if seat == CHANCE else before.apply(what)
    return before, events[last:]


def possible_worlds(before: State, deal: Happened, seat: int | None) -> Counter[bytes]:
    """Every state that the deal may be in for all a seat knows, with the number of decks that lead to it.

    Found the slow way: every order of the cards it cannot know is dealt, and the deal played again. (Where in the
    deck the cards were that others have played is unknown too, but does not depend on that order.)
    """
    places = secret_places(before, deal, seat)
    deck: Values = deal[0][1]
    found: Counter[bytes] = Counter()
    view = told(before, 0, deal)
    assert view is not None
    expected = view.state.view(seat).json()
    for order in permutations(places):
        cards = list(deck)
        for place, source in zip(places, order, strict=True):
            cards[place] = deck[source]
        world = told(before, 0, [(CHANCE, tuple(cards)), *deal[1:]])
        if world and world.state.view(seat).json() == expected:
            found[key_of(world.state)] += 1
    return found


def key_of(state: State) -> bytes:
    """A state as bytes."""
    return msgspec.json.encode(state.position(), order="deterministic")


def matches(game: fortyone.Game, seeds: range) -> Iterator[Match]:
    """Random matches, one a seed, each given again after every move."""
    for seed in seeds:
        rng = fortyone.rng(seed)
        match = game.match(seed=seed)
        while not match.is_over:
            yield match
            match.play(rng.choice(match.state.legal()))
        yield match

"""What seeded random matches come to, to the last byte: `python -m tests.checksum` prints it as JSON.

Run in both modes, the two must agree (tests/test_modes.py); run on a build with checks, nothing may be reported.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

import fortyone
from fortyone.core.errors import FortyoneError
from fortyone.core.state import State
from fortyone.games import game_type
from tests.strategies import build, candidates, few, kinds, seats_of, short, step


def tables() -> Iterator[tuple[str, fortyone.Game]]:
    """Every preset of every game, and where seats can be chosen the smallest and the largest table of it."""
    for name in fortyone.games():
        seats = candidates(kinds(name)["seats"]) if "seats" in kinds(name) else []
        changes: list[dict[str, int]] = [{}, *({"seats": number} for number in {2, *seats[-1:]})]
        for preset in game_type(name).presets:
            for changed in changes if seats else changes[:1]:
                game = build(name, preset, short(name, **changed))
                yield f"{name} {preset} {game.seats}", game


def checksum(game: fortyone.Game, seed: str, events: int) -> str:
    """A digest of all that a match of so many events shows to anyone."""
    digest, rng = hashlib.sha256(), fortyone.rng(seed)
    state = game.start()
    for number in range(events):
        for line in shown(state, rng, deep=number % 8 == 0):
            digest.update(line.encode())
        if state.is_over:
            break
        step(state, rng)
    digest.update(repr(state.history).encode())
    return digest.hexdigest()[:16]


def shown(state: State, rng: fortyone.Rng, deep: bool) -> Iterator[str]:
    """The state, and now and then the views, other worlds and refusals too."""
    yield repr((state.snapshot(), state.moves(), state.legal(), state.scores, state.returns()))
    if not deep:
        return
    yield repr((state.position(), state.game.position(state.position()).snapshot()))
    for seat in seats_of(state):
        view = state.view(seat)
        yield view.json().decode()
        yield repr(state.game.resample(view, rng).snapshot())
    for move in few(range(state.game.num_moves), rng, 3):
        try:
            state.copy().apply(move)
        except FortyoneError as error:
            yield str(error)


def main(events: int) -> None:
    """Print the mode and a digest for every table."""
    digests = {key: checksum(game, key, events) for key, game in tables()}
    print(json.dumps({"compiled": fortyone.compiled, "digests": digests}, indent=1))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 150)

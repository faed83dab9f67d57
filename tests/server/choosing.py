"""How the guests of tests choose: as basic bots do, from what they were sent."""

import msgspec

import fortyone
from fortyone.games import game_type
from tests.server.running import Guest

_RNG = fortyone.rng(7)
_BASIC = fortyone.player("basic")


def basic(guest: Guest) -> str:
    """What a basic bot would do, given the view the guest was sent."""
    assert guest.view is not None
    if len(guest.view["legal"]) == 1:
        return str(guest.view["legal"][0])
    view = msgspec.convert(guest.view, game_type(guest.view["game"]).view_type)
    return _BASIC.choose(view, _RNG, fortyone.Budget()).move

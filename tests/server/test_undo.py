"""Undo: by agreement, and never across what came to light."""

import pytest

from fortyone.server import actions as act
from fortyone.server.absent import out_of_time
from fortyone.server.table import PATIENCE
from tests.server.desk import ALI, BUDI, KARI, ROSA, Desk, started


def bidding() -> Desk:
    """Syrian 41, seat 0 to bid first among four people."""
    desk = started("tarneeb41", 4, dealer=3)
    assert desk.table.turn == 0
    return desk


def test_all_others_have_to_agree() -> None:
    desk = bidding()
    before = desk.match.state.view(0).json()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    assert desk.refused(KARI, act.Undo) == "undo-pending"
    for person in (KARI, ALI, BUDI):
        assert len(desk.match.state.events) == 2
        desk.do(person, act.Answer, yes=True)
    assert desk.match.state.view(0).json() == before
    assert desk.match.practice
    assert desk.table.wish is None


def test_one_no_is_enough() -> None:
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    desk.do(ALI, act.Answer, yes=False)
    assert desk.table.wish is None
    assert desk.refused(KARI, act.Answer, yes=True) == "undo-none"


def test_whoever_asks_cannot_agree() -> None:
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    assert desk.do(ROSA, act.Answer, yes=True) == []
    assert desk.table.wish is not None
    desk.do(ROSA, act.Answer, yes=False)
    assert desk.table.wish is None


def test_nobody_holds_up_a_table_by_asking_again_and_again() -> None:
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    for yes_or_no in (KARI, ROSA):  # refused, or taken back
        desk.table.wished.clear()
        desk.do(ROSA, act.Undo)
        desk.do(yes_or_no, act.Answer, yes=False)
        assert desk.refused(ROSA, act.Undo) == "undo-pending"
    desk.do(KARI, act.Play, move="2")
    assert desk.refused(ROSA, act.Undo) == ""


def test_a_bot_on_turn_waits_for_the_answer_so_long_and_no_longer() -> None:
    """Whoever is asked may have gone; a person on turn needs no patience but the own clock."""
    desk = started("tarneeb41", 3, dealer=0)
    for person in (KARI, ALI):
        desk.do(person, act.Play, move="2")
    desk.tick = 100.0
    assert desk.table.bot != ""
    desk.do(KARI, act.Undo)
    assert (desk.table.bot, desk.table.alarm) == ("", 100 + PATIENCE)
    desk.keep(out_of_time(desk.table))
    assert desk.table.wish is None
    assert desk.table.bot != ""
    assert desk.table.alarm is None


def test_a_move_settles_what_was_asked() -> None:
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    desk.do(KARI, act.Play, move="2")
    assert desk.table.wish is None


def test_alone_with_bots_nobody_has_to_agree() -> None:
    desk = started("tarneeb41", 1, dealer=3)
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    assert desk.table.turn == 0


@pytest.mark.parametrize("how", ["covered", "left", "clock"])
def test_who_is_played_for_by_a_bot_is_waited_for_no_longer(how: str) -> None:
    """All others have agreed: else the bot on turn would wait for an answer that never comes."""
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    desk.do(ALI, act.Answer, yes=True)
    desk.do(BUDI, act.Answer, yes=True)
    desk.here.remove(KARI.id)
    if how == "covered":
        desk.do(ROSA, act.Cover, seat=1)
    elif how == "left":
        desk.do(KARI, act.Stand)
    else:
        desk.keep(out_of_time(desk.table))
    assert desk.table.seats[1].cover != ""
    assert (desk.table.wish, desk.table.turn) == (None, 0)


def test_a_bot_for_one_answers_for_no_other() -> None:
    desk = bidding()
    desk.do(ROSA, act.Play, move="2")
    desk.do(ROSA, act.Undo)
    desk.do(ALI, act.Answer, yes=True)
    desk.do(BUDI, act.Cover, seat=3)
    assert (len(desk.match.state.events), desk.table.turn) == (2, 1)
    desk.do(KARI, act.Answer, yes=True)
    assert (len(desk.match.state.events), desk.table.turn) == (1, 0)


def test_not_across_a_throw() -> None:
    desk = started("dice41", 2, dealer=0)
    desk.do(ROSA, act.Play, move=desk.legal[0])
    assert desk.refused(ROSA, act.Undo) == "undo-light"


def test_not_across_a_card_that_was_drawn() -> None:
    desk = started("empat_satu", 2, dealer=3)
    desk.bots([0])
    desk.do(ROSA, act.Play, move="stock")
    assert desk.refused(ROSA, act.Undo) == "undo-light"


def test_not_across_a_card_that_another_drew_unseen() -> None:
    desk = started("empat_satu", 2, dealer=3)
    desk.bots([0])
    desk.do(ROSA, act.Play, move="stock")
    desk.do(ROSA, act.Play, move=next(move for move in desk.legal if len(move) == 2))
    assert desk.table.turn == 1
    assert desk.refused(ROSA, act.Undo) == ""
    desk.do(ROSA, act.Answer, yes=False)
    desk.table.wished.clear()
    desk.do(KARI, act.Play, move="stock")
    assert desk.refused(ROSA, act.Undo) == "undo-light"


def test_not_across_a_card_that_another_laid() -> None:
    desk = started("cuarenta", 4, dealer=0)
    desk.bots([0])
    lay = next(move for move in desk.legal if "x" not in move and "ronda" not in move)
    desk.do(ROSA, act.Play, move=lay)
    # One's own card came to light: that is for the others to agree to.
    assert desk.refused(ROSA, act.Undo) == ""
    desk.do(KARI, act.Answer, yes=False)
    desk.bots([2])
    assert desk.refused(ROSA, act.Undo) == "undo-light"

"""A match that is over: its record is downloaded, checked in the browser and at the server, and replayed."""

import re
from pathlib import Path

import pytest

import fortyone
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import SHORT, elsewhere, numbers


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_record_is_downloaded_verified_and_replayed(sit: Sit, tmp_path: Path, game: str) -> None:
    sitter = sit(viewport=DESKTOP)
    code = sitter.open(game)
    sitter.start()
    sitter.play(lambda _: elsewhere(sitter, code))
    page = sitter.page
    with page.expect_download() as got:
        page.get_by_role("link", name="Record", exact=True).click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    match = fortyone.read_record(file.read_text())
    assert (match.state.is_over, match.game.name) == (True, game)

    page.get_by_role("link", name=re.compile("Check the (throws|shuffles)")).click()
    page.wait_for_selector(".found .good >> nth=2")
    assert page.locator(".found .bad").count() == 0

    page.goto(f"{sitter.url}/verify")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".found .good >> nth=2")
    assert page.locator(".found .bad").count() == 0

    page.goto(f"{sitter.url}/replay")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="To the end").click()
    at, last = numbers(page.locator(".at").inner_text())
    assert at == last == len(match.state.events)
    page.get_by_role("button", name="One move back").click()
    assert numbers(page.locator(".at").inner_text()) == [last - 1, last]
    assert page.locator(".seat").count() == match.game.seats


def test_a_record_that_was_changed_is_found_out(sit: Sit, tmp_path: Path) -> None:
    match = fortyone.game("dice41", rounds=1, last_pot="split").match(seed=41)
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    record = match.record()
    first = next(line for line in record.splitlines() if line.startswith("throw "))
    other = first[:-1] + str(7 - int(first[-1]))
    file = tmp_path / "changed.txt"
    file.write_text(record.replace(first, other, 1))
    sitter = sit(viewport=DESKTOP)
    sitter.page.goto(f"{sitter.url}/verify")
    sitter.page.set_input_files("input[type=file]", file)
    sitter.page.wait_for_selector(".found .bad")


def test_a_record_that_cannot_be_read_is_refused(sit: Sit) -> None:
    sitter = sit()
    sitter.page.goto(f"{sitter.url}/verify")
    sitter.page.get_by_label("Record").fill(
        "fortyone record 1\ngame: dice41\nseat 0: A\nnonce 0: x"
    )
    for _ in range(2):  # and another may be checked then
        sitter.page.get_by_role("button", name="Check it").click()
        sitter.page.wait_for_selector(".found .bad")
    sitter.forgive("400")

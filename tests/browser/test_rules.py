"""The rules page: this table's options, the reader's language, examples on drawn tables."""

import re
from collections.abc import Callable

from fortyone.games import game_type, games
from fortyone.server.book import written
from tests.browser.table import Sitter

Sit = Callable[..., Sitter]


def test_an_unknown_game_is_told_in_words(sit: Sit) -> None:
    sitter = sit(locale="es")
    for page in ("rules", "new"):
        sitter.page.goto(f"{sitter.url}/{page}/chess")
        sitter.page.get_by_role("alert").wait_for()
        assert "ui-" not in sitter.page.inner_text("#app")
        assert "draws" not in sitter.page.inner_text("#app")


def test_the_first_hints_name_the_goal_of_this_table(sit: Sit) -> None:
    sitter = sit()
    code = sitter.set_up("cuarenta", target=30, caida_only_from=28)
    sitter.go(code).page.click("button.big")
    hints = sitter.page.locator("dialog li").nth(1)
    hints.wait_for()
    assert re.search(r"First to \W?30", hints.inner_text())
    sitter.page.goto(f"{sitter.url}/rules/cuarenta?table={code}")
    sitter.page.locator("ol.list li").nth(1).wait_for()
    assert re.search(r"First to \W?30", sitter.page.locator("ol.list li").nth(1).inner_text())


def test_examples_are_drawn_and_the_book_is_whole(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    for game in games():
        page.goto(f"{sitter.url}/rules/{game}")
        page.wait_for_selector("figure")
        assert 2 < page.locator("figure").count() <= len(written(game))
        for clause in game_type(game).book():
            assert page.locator(f"[id='{clause}']").count() == 1, clause
        assert sitter.wide() == 0


def test_a_preset_changes_what_is_shown(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    page.goto(f"{sitter.url}/rules/cuarenta")
    page.wait_for_selector("figure")
    before = page.locator("figure").count()
    page.get_by_label("Rules as played").select_option("quito")
    page.wait_for_function("(n) => document.querySelectorAll('figure').length < n", arg=before)
    assert page.locator("thead .here").inner_text() == "Quito style"


def test_a_table_shows_its_own_rules(sit: Sit) -> None:
    sitter = sit(locale="fr")
    page = sitter.page
    code = sitter.set_up("cuarenta", chicas=1)
    page.goto(f"{sitter.url}/rules/cuarenta?table={code}#C-10")
    page.wait_for_selector(".from")
    assert page.locator("span.changed").count() == 2  # chicas, max_deals
    assert "vient" in page.locator("[id='C-10']").inner_text()
    assert page.locator("[id='C-10']").is_visible()


def test_clauses_say_what_holds_at_this_table(sit: Sit) -> None:
    sitter = sit(locale="fr")
    page = sitter.page
    code = sitter.set_up("cuarenta", target=30, finish="reach")
    page.goto(f"{sitter.url}/rules/cuarenta?table={code}")
    clause = page.locator("[id='C-17']")
    clause.wait_for()
    assert "exactement 30" in clause.inner_text()
    assert "40" not in clause.inner_text()
    assert "au-delà du but\u2069\u202f: gagne" in clause.locator(".here").inner_text()
    assert page.locator("thead .here").inner_text() == "À cette table"
    assert "30" in page.locator("tbody td.here").all_inner_texts()
    assert "40" not in page.locator("p.preset").inner_text()
    assert "Ne se joue pas ici" in page.locator("[id='C-30']").inner_text()
    assert page.locator("[id='C-1'] .here").count() == 0


def test_midnight_has_a_page_of_its_own(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    page.goto(f"{sitter.url}/rules/dice41?preset=midnight")
    page.wait_for_selector("figure")
    assert "Midnight" in page.get_by_role("heading", level=1).inner_text()
    assert page.locator("ol.list li").first.inner_text().find("one or more") > 0
    assert page.locator("#app dl div[id]").first.get_attribute("id") == "D-20"
    assert "D-20" in page.locator("figure").first.inner_text()


def test_the_book_is_searched(sit: Sit) -> None:
    sitter = sit(locale="es")
    page = sitter.page
    page.goto(f"{sitter.url}/rules/cuarenta")
    page.wait_for_selector("figure")
    page.locator("input[type=search]").fill("zapatería")
    page.wait_for_selector("[id='C-1']", state="detached")
    assert page.locator("[id='C-19']").count() == 1

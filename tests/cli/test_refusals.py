"""Bad input, everywhere: one clear line on standard error, exit code 2, no traceback, nothing lost."""

from pathlib import Path

import pytest

from fortyone import game
from tests.cli.command import Command

PLAY = ["play", "dice41"]


def case(name: str, arguments: list[str], *words: str) -> object:
    """Arguments that are refused, and words of the refusal."""
    return pytest.param(arguments, words, id=name)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        case("unknown command", ["nope"], "nope"),
        case("unknown flag", [*PLAY, "--nope"], "--nope"),
        case("unknown game", ["play", "chess"], "chess", "dice41"),
        case("unknown game for rules", ["rules", "chess"], "chess"),
        case("unknown game for perft", ["perft", "chess", "--depth", "1"], "chess"),
        case("unknown game for bench", ["bench", "chess"], "chess"),
        case("missing game", ["rules"], "GAME"),
        case("missing depth", ["perft", "dice41"], "--depth"),
        case("unknown preset", [*PLAY, "--preset", "x"], "preset", "midnight"),
        case("unknown option", [*PLAY, "--set", "x=1"], "tie"),
        case("option without a value", [*PLAY, "--set", "tie"], "option=value"),
        case("option without a name", [*PLAY, "--set", "=1"], "option=value"),
        case("value not allowed", [*PLAY, "--set", "tie=win"], "tie='win'", "roll_off"),
        case("value of a wrong type", [*PLAY, "--set", "rounds=true"], "rounds=True", "1 … 999"),
        case("half a JSON", [*PLAY, "--set", "tickets=[4,"], "tickets='[4,'"),
        case("JSON too deep", [*PLAY, "--set", f"tickets={'[' * 9999}"], "tickets="),
        case("unknown player", [*PLAY, "--seats", "you,deep"], "deep", "basic"),
        case("no player", [*PLAY, "--seats", ""], "you"),
        case("a person named as a bot", [*PLAY, "--seats", "you:basic,you"], "you:basic"),
        case("a name too long", [*PLAY, "--seats", f"you:{'x' * 99},you"], "name"),
        case("a name with a control code", [*PLAY, "--seats", "you:a\x1bb,you"], "name"),
        case("too many players", [*PLAY, "--seats", ",".join(["you"] * 13)], "seats=13", "1 … 12"),
        case(
            "seats said twice", [*PLAY, "--seats", "you,basic", "--set", "seats=3"], "seats=3", "2"
        ),
        case("seed is no number", [*PLAY, "--seed", "x"], "--seed", "“x”"),
        case("a value for a flag", ["bench", "--json=3"], "--json takes no value"),
        case("a flag without its value", [*PLAY, "--seats"], "--seats needs a value"),
        case("words too many", [*PLAY, "b", "c"], "b c"),
        case("half a flag", [*PLAY, "--see", "3"], "--seed"),
        case("dealer is no seat", [*PLAY, "--dealer", "2"], "dealer='2'", "lot, 0 … 1"),
        case("dealer is a word", [*PLAY, "--dealer", "me"], "dealer='me'"),
        case("unknown language", [*PLAY, "--lang", "xx"], "lang='xx'", "en", "fr", "nb"),
        case("no file to resume", ["play", "--resume", "none"], "none"),
        case("a folder to resume", ["play", "--resume", "."], "."),
        case("resume with options", ["play", "--resume", "r", "--seed", "1"], "--seed"),
        case("resume as another game", ["play", "empat_satu", "--resume", "record"], "dice41"),
        case("unwritable folder", [*PLAY, "--save", "no/where"], "no/where"),
        case("save onto a folder", [*PLAY, "--save", "."], "regular"),
        case("save onto a device", [*PLAY, "--save", "/dev/null"], "regular"),
        case("options without a game", ["play", "--seed", "1"], "GAME"),
        case("unknown clause", ["rules", "dice41", "Z-9"], "is no clause of this rule book"),
        case(
            "unknown clause in French",
            ["rules", "dice41", "Z-9", "--lang=fr"],
            "n’est pas une clause",
        ),
        case("no record to replay", ["replay", "text"], "fortyone record 1"),
        case("no text to replay", ["replay", "bytes"], "no text"),
        case("no such seat to replay", ["replay", "record", "--seat", "9"], "seat=9"),
        case("no record to verify", ["verify", "text"], "fortyone record 1"),
        case("no file to verify", ["verify", "none"], "none"),
        case("negative depth", ["perft", "dice41", "--depth", "-1"], "--depth"),
        case("no position", ["perft", "dice41", "--depth", "1", "--position", "none"], "none"),
        case(
            "position is no JSON", ["perft", "dice41", "--depth", "1", "--position", "text"], "JSON"
        ),
        case(
            "position is a list",
            ["perft", "dice41", "--depth", "1", "--position", "list"],
            "object",
        ),
        case(
            "position cannot be", ["perft", "dice41", "--depth", "1", "--position", "bad"], "seven"
        ),
        case("a null byte in a path", ["replay", "a\0b"], "null"),
    ],
)
def test_refused(fortyone: Command, arguments: list[str], words: tuple[str, ...]) -> None:
    Path("text").write_text("hello")
    Path("bytes").write_bytes(b"\xff\xfe\x00")
    Path("list").write_text("[]")
    Path("bad").write_text('{"seven": 7}')
    record = game("dice41").match(seed=1, dealer=0, names=["you", "basic"]).record()
    Path("record").write_text(record)
    ran = fortyone(*arguments)
    assert ran.code == 2
    assert ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    for word in words:
        assert word in ran.err
    assert Path("record").read_text() == record


def test_refused_in_french(fortyone: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "n’est pas un choix" in fortyone(*PLAY, "--set", "tie=x", "--lang", "fr").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "n’est pas un choix" in fortyone(*PLAY, "--set", "tie=x").err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nope"], "il n’y a pas de commande «\u202fnope\u202f»"),
        ([*PLAY, "--nope"], "il n’y a pas d’option --nope"),
        ([*PLAY, "--see", "3"], "semblables\u202f: --save --seed --set"),
        ([*PLAY, "--seats"], "il manque une valeur à --seats"),
        (["bench", "--json=3"], "--json ne prend pas de valeur"),
        (["rules"], "il manque JEU"),
        (["perft", "dice41"], "il manque --depth"),
        ([*PLAY, "--seed", "x"], "--seed demande un nombre entier, pas «\u202fx\u202f»"),
        (
            ["perft", "dice41", "--depth", "-1"],
            "un nombre entier à partir de 0, pas «\u202f-1\u202f»",
        ),
        ([*PLAY, "b", "c"], "cette commande n’en prend pas tant\u202f: b c"),
    ],
)
def test_a_wrong_command_line_in_french(
    fortyone: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    assert words in fortyone("--lang=fr", *arguments).err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert words in fortyone(*arguments).err


@pytest.mark.parametrize("locale", ["C", "xx_XX.UTF-8", "POSIX", "de"])
def test_an_unknown_locale_speaks_english(
    fortyone: Command, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert "is not a choice" in fortyone(*PLAY, "--set", "tie=x").err


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("ru_RU.UTF-8", "так нельзя"),
        ("nb_NO.UTF-8", "går ikke an"),
        ("no_NO", "går ikke an"),
        ("nn_NO.UTF-8", "går ikke an"),
        ("es_EC.UTF-8", "no es una opción"),
        ("ar_SY.UTF-8", "ليس من الخيارات"),
        ("id_ID.UTF-8", "tidak bisa dipilih"),
    ],
)
def test_a_locale_speaks_its_language(
    fortyone: Command, monkeypatch: pytest.MonkeyPatch, locale: str, words: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert words in fortyone(*PLAY, "--set", "tie=x").err


def test_forty_one_is_several_games(fortyone: Command) -> None:
    ran = fortyone("play", "41")
    assert ran.code == 2
    assert "dice41" in ran.err
    assert "empat_satu" in ran.err
    assert "Round 1" in fortyone("play", "41", script=["dice41"]).out
    assert "Round 1" in fortyone("play", "41", script=["a"]).out
    assert fortyone("play", "41", script=["cuarenta"]).code == 2
    assert fortyone("play", "41", script=["4"]).code == 2
    assert fortyone("rules", "41").code == 2


def test_a_record_without_its_seed_cannot_go_on(fortyone: Command) -> None:
    record = game("dice41").match(seed=1, dealer=0, names=["you", "basic"]).record()
    lines = [line for line in record.splitlines() if not line.startswith(("seed", "commitment"))]
    Path("m").write_text("\n".join(lines))
    ran = fortyone("play", "--resume", "m", script=["a"])
    assert ran.code == 2
    assert "no seed" in ran.err


def test_a_bad_line_of_a_record_is_named(fortyone: Command) -> None:
    record = game("dice41").match(seed=1, dealer=0).record()
    Path("m").write_text(record.replace("preset: standard", "preset: nope"))
    ran = fortyone("play", "--resume", "m")
    assert ran.code == 2
    assert "line 4" in ran.err

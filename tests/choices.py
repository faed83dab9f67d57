"""What the search chooses in moments of every game: `python -m tests.choices`; both modes must say the same."""

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.search.bot import Search
from tests.strategies import short, step

SWITCHED = {"all": Search(), "none": Search(False, False, False, False), "tree": Search(False)}


def main(moments: int = 2) -> None:
    """Print the mode, then a line a choice."""
    print(fortyone.compiled)
    for name in fortyone.games():
        rng = fortyone.rng(name)
        state = fortyone.game(name, **short(name)).start()
        for number in range(moments):
            for _ in range(5):
                step(state, rng)
            while state.turn == CHANCE:
                step(state, rng)
            for switched, bot in SWITCHED.items():
                budget = fortyone.Budget(simulations=25)
                choice = bot.choose(state.view(state.turn), fortyone.rng(number), budget)
                print(name, number, switched, choice)


if __name__ == "__main__":
    main()

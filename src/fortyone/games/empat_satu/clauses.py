"""How the clauses of Empat Satu follow a table's options."""

from fortyone.core.rules import Follows

CLAUSES = {
    "E-1": Follows(("seats", "starter_card")),
    "E-3": Follows(("turn_order", "starter_card")),
    "E-4": Follows(("return_taken",), played=lambda o: not o.return_taken),
    "E-5": Follows(("stop_rule", "stop_at")),
    "E-6": Follows(("instant_41",)),
    "E-8": Follows(("exhausted_turns",), {"`exhausted_turns`": "exhausted_turns"}),
    "E-14": Follows(("hands",), {"1": "hands"}),
    "E-15": Follows(("pile_run",), {"`pile_run`": "pile_run"}),
}

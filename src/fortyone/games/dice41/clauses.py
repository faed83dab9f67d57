"""How the clauses of dice 41 follow a table's options."""

from fortyone.core.rules import Follows

CLAUSES = {
    "D-1": Follows(("seats", "ante"), {"1": "ante"}),
    "D-2": Follows(("keep",)),
    "D-3": Follows(("keep",)),
    "D-4": Follows(("tickets",)),
    "D-5": Follows(("tickets",)),
    "D-7": Follows(("tie", "nobody", "fail_ante")),
    "D-8": Follows(("nobody",)),
    "D-9": Follows(("nobody", "tie"), played=lambda o: o.nobody == "closest"),
    "D-10": Follows(("rounds", "starter")),
    "D-12": Follows(("last_pot", "nobody")),
    "D-14": Follows(("bank", "ante", "fail_ante"), played=lambda o: o.bank > 0),
    "D-15": Follows(("seats", "rounds"), played=lambda o: o.seats == 1),
    "D-20": Follows(("keep",), played=lambda o: o.keep == "one_or_more"),
    "D-21": Follows(("double_24", "ante", "nobody"), played=lambda o: o.double_24),
}

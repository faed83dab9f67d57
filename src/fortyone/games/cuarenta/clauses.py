"""How the clauses of Cuarenta follow a table's options."""

from fortyone.core.rules import Follows

CLAUSES = {
    "C-2": Follows(("seats",)),
    "C-6": Follows(("match_takes",)),
    "C-7": Follows(("sum_cards",)),
    "C-10": Follows(("caida_by", "caida_on_ronda")),
    "C-11": Follows(("caida_limpia",), {"4": "caida_limpia"}),
    "C-12": Follows(("ronda_when", "ronda_points"), {"2": "ronda_points"}),
    "C-13": Follows(("doble_ronda", "target"), {"38": "target-2", "39": "target-1"}),
    "C-14": Follows(("leftovers",)),
    "C-15": Follows(("odd_count", "both_twenty", "cards_stop_at")),
    "C-17": Follows(("target", "finish"), {"40": "target", "39": "target-1"}),
    "C-18": Follows(
        ("caida_only_from", "target", "finish"),
        {"38": "caida_only_from", "39": "target-1", "40": "target"},
        lambda o: o.caida_only_from > 0,
    ),
    "C-19": Follows(("zapateria",), {"10": "zapateria"}, lambda o: o.zapateria > 0),
    "C-20": Follows(("chicas",), {"2": "chicas"}),
    "C-21": Follows(("misdeal_points", "misdeal_rate"), {"10": "misdeal_points"}),
    "C-22": Follows(("max_deals",), played=lambda o: o.max_deals > 0),
    "C-30": Follows(("jokers",), played=lambda o: o.jokers > 0),
    "C-31": Follows(("periquito_points",), played=lambda o: o.periquito_points > 0),
    "C-32": Follows(("misdeal_grace", "misdeal_rate"), played=lambda o: o.misdeal_grace),
    "C-33": Follows(("zapateria",), {}, lambda o: o.zapateria == 0),
    "C-34": Follows(("target",), played=lambda o: o.target == 20),
    "C-35": Follows(("seats",), played=lambda o: o.seats == 2),
}

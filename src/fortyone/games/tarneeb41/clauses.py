"""How the clauses of Syrian 41 follow a table's options."""

from fortyone.core.rules import Follows

LEBANESE_TARGETS = (82, 88)

CLAUSES = {
    "T-5": Follows(("min_bid", "max_bid"), {"1": "min_bid", "13": "max_bid"}),
    "T-6": Follows(("min_total", "min_total_counts", "min_total_by_score"), {"11": "min_total"}),
    "T-7": Follows(("first_lead",)),
    "T-11": Follows(("values", "score_by")),
    "T-12": Follows(("values", "fail_by")),
    "T-13": Follows(("target", "partner", "target_of", "winners"), {"41": "target"}),
    "T-14": Follows(("both_reach", "winners")),
    "T-15": Follows(
        ("max_deals", "target", "partner", "winners"), played=lambda o: o.max_deals > 0
    ),
    "T-20": Follows(("min_bid", "max_bid"), played=lambda o: (o.min_bid, o.max_bid) == (2, 12)),
    "T-21": Follows(("min_bid_by_score", "min_bid"), played=lambda o: o.min_bid_by_score),
    "T-22": Follows(("target",), played=lambda o: o.target in LEBANESE_TARGETS),
    "T-23": Follows(("values",), played=lambda o: o.values == "lebanese"),
    "T-24": Follows(
        ("all_thirteen", "target", "partner", "winners"), played=lambda o: o.all_thirteen == "wins"
    ),
}

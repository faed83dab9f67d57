"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counters of one server; none of them names a table, a person or a card."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("fortyone_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("fortyone_connections", "Open sockets", registry=registry)
        self.moves = Counter("fortyone_moves", "Moves kept", ["by"], registry=registry)
        self.refused = Counter("fortyone_refused", "Actions refused", ["code"], registry=registry)
        self.commit = Histogram(
            "fortyone_commit_seconds", "Time of a commit", registry=registry, buckets=QUICK
        )
        self.group = Histogram(
            "fortyone_commit_jobs",
            "Actions in a commit",
            registry=registry,
            buckets=(1, 2, 5, 10, 20, 50, 100, 1000),
        )
        self.bot = Histogram(
            "fortyone_bot_seconds",
            "Time of a bot's move",
            ["level"],
            registry=registry,
            buckets=QUICK,
        )
        self.lost = Counter(
            "fortyone_bots_replaced", "Bots that failed", ["why"], registry=registry
        )

    def committed(self, seconds: float, jobs: int) -> None:
        """A commit took so long."""
        self.commit.observe(seconds)
        self.group.observe(jobs)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

"""What the options of a table mean in numbers, and what kept dice are worth under them.

Dice are packed in one int, four bits a face: the number of ones in bits 0–3, of twos in bits 4–7, and so on.
"""

from fortyone.games.dice41.options import Options


class Terms:
    """The options where C can read them; one for all states of a game, never changed."""

    def __init__(self, options: Options) -> None:
        self.seats = options.seats
        self.everyone = (1 << options.seats) - 1
        self.rounds = options.rounds
        self.many = options.keep == "one_or_more"
        self.ticket_a, self.ticket_b = options.tickets
        self.ante = options.ante if options.seats > 1 else 0  # D-15
        self.fail_ante = options.fail_ante if options.seats > 1 else 0
        self.bank = options.bank
        self.rolls_off = options.tie == "roll_off"
        self.splits = options.tie == "split"
        self.closest = options.nobody == "closest"
        self.gives_back = options.nobody == "return"
        self.double_24 = options.double_24
        self.winner_starts = options.starter == "winner"
        self.split_last = options.last_pot == "split"

    def score(self, packed: int) -> int:
        """What six kept dice score: 0 without both tickets, else the other four added (D-4, D-5)."""
        if not (self.holds(packed, self.ticket_a) and self.holds(packed, self.ticket_b)):
            return 0
        return self.pips(packed) - self.ticket_a - self.ticket_b

    def closeness(self, packed: int) -> int:
        """The sum of the five dice beside the one ticket that six kept dice hold; 0 without a ticket (D-9)."""
        if self.holds(packed, self.ticket_a):
            return self.pips(packed) - self.ticket_a
        if self.holds(packed, self.ticket_b):
            return self.pips(packed) - self.ticket_b
        return 0

    def holds(self, packed: int, face: int) -> bool:
        """Whether a face is among packed dice."""
        return (packed >> (4 * face - 4) & 15) > 0

    def pips(self, packed: int) -> int:
        """The sum of packed dice."""
        total = 0
        for face in range(6):
            total += (face + 1) * (packed >> (4 * face) & 15)
        return total

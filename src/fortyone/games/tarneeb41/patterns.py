"""What a search has found out, kept by what mattered: a transposition table of winning ranks.

After a finished trick, the lengths of the suits, the leader, and who holds the highest few cards of a suit decide
what follows; below those, one card is as good as another. An entry says so for every position that looks alike: its
mask picks the high cards that mattered out of the code of the position (who holds each card, from the highest down, two
bits each), and its bounds hold wherever the rest of the code agrees.
"""

from array import array

BUCKETS = 1 << 18
ENTRIES = 1 << 20
WORDS = 8  # mask and value (two words each), bounds, the next entry's index, the best card, one to spare
ONE = 1
SPREAD = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


class Patterns:
    """The table; it forgets everything when it is full.

    A bucket has the head of a key's chain of entries, which entry 0 ends; one with the stamp of an older generation is
    empty.
    """

    def __init__(self) -> None:
        self.generation = 0
        self.used = 1
        self.likely = 0  # the best card of an entry that looks alike
        self.buckets_used = 0
        self.stamps = array("i", bytes(4 * BUCKETS))
        self.keys = array("Q", bytes(8 * BUCKETS))
        self.heads = array("i", bytes(4 * BUCKETS))
        self.words = array("Q", bytes(8 * WORDS * ENTRIES))

    def forget(self) -> None:
        """Empty the table."""
        self.generation += 1
        self.used = 1
        self.buckets_used = 0

    def bucket(self, key: int) -> int:
        """Where the entries of a key (lengths, leader, who has the highest cards) begin; made where there are none."""
        if 4 * self.buckets_used > 3 * BUCKETS:
            self.forget()
        place = ((key * SPREAD) & MASK) >> 46
        while self.stamps[place] == self.generation:
            if self.keys[place] == key:
                return place
            place = (place + 1) & (BUCKETS - 1)
        self.stamps[place] = self.generation
        self.keys[place] = key
        self.heads[place] = 0
        self.buckets_used += 1
        return place

    def find(self, key: int, high: int, low: int, need: int) -> int:
        """The entry that decides whether `need` tricks are there; 0: none."""
        entry = self.heads[self.bucket(key)]
        self.likely = self.words[entry + 7] if entry else 0
        while entry:
            if (self.words[entry + 2] ^ high) & self.words[entry] == 0 and (
                self.words[entry + 3] ^ low
            ) & self.words[entry + 1] == 0:
                if self.least(entry) >= need or self.most(entry) < need:
                    return entry
                self.likely = self.words[entry + 7]
            entry = self.words[entry + 5]
        return 0

    def least(self, entry: int) -> int:
        """Tricks that are there at least."""
        return self.words[entry + 4] & 15

    def most(self, entry: int) -> int:
        """Tricks that are there at most."""
        return self.words[entry + 4] >> 4

    def keep(self, key: int) -> int:
        """A new entry of a key; its mask, value, bounds and best card are still to be written."""
        if self.used == ENTRIES:
            self.forget()
        place = self.bucket(key)
        entry = WORDS * self.used
        self.used += 1
        self.words[entry + 5] = self.heads[place]
        self.heads[place] = entry
        return entry

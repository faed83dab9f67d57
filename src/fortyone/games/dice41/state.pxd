cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State

cdef int[923] PACKED
cdef int[294] OFFSETS

cdef int CHANCE, OVER, ROLL_OFF, SPLIT, CARRY, NOBODY_CARRY, CLOSEST, RETURN, NOT_YET, NOBODY_ALONE

cdef class DiceState(State):
    # options
    cdef int seats, rounds, ticket_a, ticket_b, ante, tie, nobody, fail_ante, bank
    cdef bint many, double_24, winner_starts, split_last
    # the match
    cdef readonly int seat
    cdef int round, starter, pot, won_by, out, rolling
    cdef int[12] chips, done, paid, kept_by
    cdef int kept, kept_count, thrown_count
    cdef int[6] thrown

    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    cdef void put_drawn(self) noexcept nogil
    @cython.locals(source=DiceState)
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil
    cdef bint opens(self) noexcept nogil

    cdef void open_round(self) noexcept nogil
    cdef bint can_ante(self, int seat) noexcept nogil
    cdef void clear_throws(self) noexcept nogil
    cdef bint throws_now(self, int seat) noexcept nogil
    cdef void next_seat(self) noexcept nogil
    cdef void fill_many(self, MoveList moves) noexcept nogil
    cdef int count_dice(self, int packed) noexcept nogil
    cdef void keep_packed(self, int packed, int count) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef int kept_number(self, int packed, int face) noexcept nogil
    cdef int kept_sum(self, int packed) noexcept nogil
    cdef int affordable(self, int seat, int owed) noexcept nogil
    cdef void pay_pot(self, int seat, int owed) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void settle_tie(self, int winners, int count) noexcept nogil
    cdef void nobody_qualifies(self) noexcept nogil
    cdef void pay_closest(self) noexcept nogil
    cdef int closeness(self, int packed) noexcept nogil
    cdef void take_pot(self, int winner, bint doubled) noexcept nogil
    cdef void split(self, int winners, int count) noexcept nogil
    cdef void end_round(self, bint settled, int alone) noexcept nogil
    cdef bint enough_can_ante(self) noexcept nogil
    cdef int next_starter(self) noexcept nogil
    cdef void share_last_pot(self) noexcept nogil
    cdef void finish(self) noexcept nogil

cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State
from fortyone.games.dice41.terms cimport Terms

cdef int[923] PACKED
cdef int[294] OFFSETS
cdef int CHANCE, OVER, NOT_YET, NOBODY

cdef class DiceState(State):
    cdef Terms terms
    cdef int seats, seat, round, starter, pot, out, rolling, kept, thrown
    cdef int[12] chips, paid, done, kept_by

    cdef bint opens(self) noexcept nogil
    cdef int loose(self) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    @cython.locals(packed=int)
    cdef void put_drawn(self) noexcept nogil
    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void fill_many(self, MoveList moves, int face, int budget, int rank) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void keep(self, int packed) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil

    cdef void settle(self) noexcept nogil
    cdef void nobody_qualifies(self) noexcept nogil
    @cython.locals(top=int, best=int, value=int)
    cdef int best_seats(self, bint closest) noexcept nogil
    cdef int only(self, int seats) noexcept nogil
    @cython.locals(count=int)
    cdef void share(self, int seats) noexcept nogil
    cdef void collect_double(self, int winner) noexcept nogil
    cdef void give_back(self) noexcept nogil
    cdef void pay_pot(self, int seat, int owed) noexcept nogil
    @cython.locals(short=bint)
    cdef int charge(self, int seat, int owed) noexcept nogil

    @cython.locals(last=bint, over=bint)
    cdef void end_round(self, bint settled) noexcept nogil
    cdef void open_round(self, int starter) noexcept nogil
    cdef void throw_anew(self, int rolling) noexcept nogil
    @cython.locals(seats=int)
    cdef int broke(self) noexcept nogil
    cdef bint too_few(self) noexcept nogil
    @cython.locals(best=int, rotates=bint)
    cdef int next_starter(self) noexcept nogil

    @cython.locals(source=DiceState)
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil

cimport cython
from fortyone.core.state cimport MoveList, State
from fortyone.games.cuarenta.deals cimport Deals
from fortyone.games.cuarenta.mesa cimport Mesa

cdef int NONE, RANKS, JOKER, NUMBERED, LAY, SUM
cdef unsigned long long ONE, FOUR

cdef int[67] PLACES

cdef class CuarentaState(Deals):
    cdef unsigned long long table
    cdef int[42] laid
    cdef int laid_count, taker

    @cython.locals(hand="unsigned long long", low="unsigned long long")
    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void end_mesa(self) noexcept nogil
    @cython.locals(source=CuarentaState)
    cdef void copy_from(self, State other) noexcept

    cdef int ronda_now(self) noexcept nogil
    @cython.locals(there=int, others=int)
    cdef void fill_match(self, MoveList moves, int first, int slot) noexcept nogil
    cdef void fill_sums(self, MoveList moves, int value, int first) noexcept nogil
    @cython.locals(there=int)
    cdef void fill_joker(self, MoveList moves, int joker) noexcept nogil
    cdef bint capture(self, int move) noexcept nogil
    cdef unsigned long long takes(self, int move) noexcept nogil
    @cython.locals(run="unsigned long long")
    cdef unsigned long long run_above(self, int foot) noexcept nogil
    cdef int latest(self, int rank) noexcept nogil
    cdef bint is_parrot(self, int rank, unsigned long long taken) noexcept nogil
    cdef bint is_caida(self, int move) noexcept nogil
    @cython.locals(caida=bint, limpia=bint)
    cdef int play_points(self, int move, unsigned long long taken) noexcept nogil
    cdef void pass_on(self) noexcept nogil

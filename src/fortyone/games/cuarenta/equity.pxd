cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList
from fortyone.games.cuarenta.rules cimport Rules
from fortyone.games.cuarenta.sense cimport Sense

cdef int KINDS, NOTHING, SHOWN, DOUBLE, STEPS, WIDEST, CHANCE, OVER, WINS

@cython.locals(state=Sense, side=int)
cpdef double worth(options, scores=*, chicas=*, int dealer=*, int deals=*)

cdef class Habits:
    cdef Sense state
    cdef MoveList moves
    cdef readonly list plays
    cdef readonly object cards
    @cython.locals(deal=Sense, move=int, points=int, count=int)
    cdef play_deal(self, state, Rng rng)

cdef class Equity:
    cdef Sense probe
    cdef Rules rules
    cdef int target, size, steps, kinds, pair_count
    cdef double[::1] filled, running
    cdef int[6400] totals
    cdef int[12800] card_totals
    cdef double[2048] chances
    cdef int[64] dealers
    cdef int[2048] pairs
    cdef double[1024] pair_chances
    cdef double[130] stay
    cdef double[4] wins
    cdef dict numbers

    @cython.locals(score=int)
    cdef take_totals(self, int kind, int points, bint caida)
    cdef void fill_board(self, int won, int lost, int layer) noexcept nogil
    @cython.locals(first=double, second=double, stay=double)
    cdef void fill_score(self, int won, int lost, int layer, int score, int other) noexcept nogil
    cdef void aim(self, int won, int lost, int layer, int dealing, int score, int other) noexcept nogil
    @cython.locals(total=double, stay=double, chance=double, ours=int, theirs=int, first=int, second=int, winner=int)
    cdef void count(self, int won, int lost, int layer, int dealing, int score, int other) noexcept nogil
    @cython.locals(first=int, second=int)
    cdef int first_home(self, int ours, int theirs, int dealing) noexcept nogil
    @cython.locals(total=double, stay=double, chance=double, side=int, own=int, step=int)
    cdef void go_back(self, int dealing, int score, int other) noexcept nogil
    cdef void settle(self, int cell, double after_first, double after_second) noexcept nogil

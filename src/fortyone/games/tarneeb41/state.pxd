cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State
from fortyone.games.tarneeb41.rules cimport Rules

cdef unsigned long long ONE, SUIT, MASK, DE_BRUIJN
cdef int[64] PLACES
cdef int[208] STRENGTHS
cdef int CHANCE, OVER, BIDS, LOWEST, NOBODY, NO_BID

# The methods that no other class replaces are final: called directly, they run a fifth faster.
cdef class TarneebState(State):
    cdef Rules rules
    cdef unsigned long long[4] hands
    cdef int dealer, leader, deals, thirteen, winners
    cdef int[4] bids, points, taken, voids
    cdef int[4] trick, last
    cdef int trick_count, led, best, best_seat, last_leader

    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    cdef void put_drawn(self) noexcept nogil
    @cython.locals(source=TarneebState)
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil

    @cython.final
    cdef int total_bid(self) noexcept nogil
    @cython.final
    cdef int total_required(self) noexcept nogil
    @cython.final
    cdef void place_bid(self, int bid) noexcept nogil
    @cython.final
    cdef unsigned long long playable(self) noexcept nogil
    @cython.final
    cdef void place_card(self, int card) noexcept nogil
    @cython.final
    cdef void take_trick(self) noexcept nogil
    @cython.final
    cdef void score_deal(self) noexcept nogil
    @cython.final
    cdef void end_deal(self) noexcept nogil
    @cython.final
    cdef void judge(self) noexcept nogil
    @cython.final
    cdef int decided(self) noexcept nogil
    @cython.final
    cdef bint pair_reaches(self, int pair) noexcept nogil
    @cython.final
    cdef int best_alone(self, int low) noexcept nogil
    @cython.final
    cdef int better_pair(self) noexcept nogil
    cdef resume(self, list trick)

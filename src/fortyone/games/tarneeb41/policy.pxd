cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State
from fortyone.games.tarneeb41.state cimport TarneebState

cdef unsigned long long ONE, SUIT
cdef int BIDS, TRUMP
cdef double NO_HAND, ACE, KING, QUEEN, EACH_TRUMP, HIGH_TRUMP, RUFF
cdef double VICTORY, IDLE, LEAST_PRICE, OVERTAKES, HELPS, BID_NOISE, CARD_NOISE, STEPS, UNIT
cdef int[208] STRENGTHS
cdef unsigned long long[52] HIGHER
cdef double[560] WAYS
cdef double[3654] CHANCES
cdef double[512] PLAYED

cdef class PolicyState(TarneebState):
    cdef unsigned long long unseen
    cdef unsigned long long[4] possible
    cdef int[4] sizes
    cdef double[4] wants

    @cython.locals(bids=bint, top=double, worth=double, noise=double, expected=int)
    cdef int guess(self, MoveList moves, Rng rng) noexcept nogil
    @cython.locals(tricks=double, length=int, steps=int, ace=int, king=int, queen=int)
    cdef int expected(self, unsigned long long hand) noexcept nogil
    cdef int count(self, unsigned long long cards) noexcept nogil
    cdef double worth_of_bid(self, int expected, int bid) noexcept nogil
    @cython.locals(worth=double, points=double)
    cdef double worth_to(self, int seat, int expected, int bid, int before) noexcept nogil
    cpdef int tricks_expected(self, unsigned long long hand)
    @cython.locals(bid=int)
    cpdef list bids_worth(self, int seat, int expected, int before)
    @cython.locals(value=double)
    cdef void reckon(self) noexcept nogil
    @cython.locals(holds=double, worth=double, will=double, beaten=double, price=double)
    cdef double worth_of_card(self, int card) noexcept nogil
    cdef double holds_any(self, int seat, unsigned long long cards) noexcept nogil
    @cython.locals(trumped=bint, by_suit=double, void=double)
    cdef double beats(self, int seat, int led, int card) noexcept nogil
    @cython.locals(safe=double)
    cdef double lasts(self, int card, int suit) noexcept nogil

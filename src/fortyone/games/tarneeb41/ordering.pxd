cimport cython
from fortyone.games.tarneeb41.trick cimport Trick

cdef unsigned long long ONE, LANE
cdef int TRUMP, TRUMPED
cdef int TAKES, PARTNER_TAKES, COVERS, TRUMPS, HEIGHT, SPARE, MASTER, GUARD
cdef int TOP, PARTNERS_TOP, SHARED_TOP, THROUGH, UP_TO, LOW
cdef int LONG, TRUMP_LEAD, LONE_TRUMP, RUFFED, PARTNER_RUFFS
cdef int SINGLE, PARTNERS_SINGLE, THEIR_SINGLE

cdef class Ordering(Trick):
    cdef int power(self, int suit, unsigned long long card, int led) noexcept nogil
    cdef int best_power(self, int seat, int led) noexcept nogil
    cdef void weigh(self, int ply, int base, int end, int seat) noexcept nogil
    cdef int follow_weight(self, int seat, unsigned long long card, int suit, int led, int ours, int theirs) noexcept nogil
    cdef int discard_weight(self, int seat, unsigned long long card, int suit) noexcept nogil
    cdef int above(self, unsigned long long whole, unsigned long long card) noexcept nogil
    cdef int lead_weight(self, int seat, unsigned long long card, int suit) noexcept nogil
    cdef int singles_weight(self, int seat, int suit) noexcept nogil
    cdef bint may_ruff(self, int seat, int suit) noexcept nogil

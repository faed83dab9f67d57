cimport cython

cdef unsigned long long ONE, LANE, LANES
cdef int NO_SUIT

cdef class Layout:
    cdef unsigned char[8192] counts, tops
    cdef unsigned long long[4] given, hands
    cdef unsigned long long universe, shape
    cdef unsigned long long[52] bits
    cdef int[64] owners
    cdef unsigned int[32768] codes
    cdef unsigned long long[848] option_bits
    cdef int[848] option_suits, weights

    cdef void lay(self) noexcept nogil
    cdef int owner_of(self, int card) noexcept nogil
    @cython.locals(owner="unsigned int", rest=int)
    cdef void encode(self) noexcept nogil
    cdef unsigned long long code(self, int suit) noexcept nogil
    cdef int length(self, int seat, int suit) noexcept nogil
    cdef int options(self, int base, int seat, int led) noexcept nogil
    @cython.locals(card="unsigned long long")
    cdef void sort(self, int base, int end) noexcept nogil
    cdef int suit_of(self, unsigned long long card) noexcept nogil

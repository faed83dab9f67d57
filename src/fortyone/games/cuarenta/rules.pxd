cimport cython

cdef int FAR

cdef class Rules:
    cdef object options
    cdef readonly int seats, pack, target, chicas, num_moves
    cdef readonly bint match_one, ronda_automatic, ronda_first
    cdef int ronda_points, doble_ronda
    cdef bint caida_by_sum, leftovers
    cdef int caida_limpia, caida_on_ronda, periquito_points, odd_card, both_twenty, cards_stop_at
    cdef int finish, caida_only_from, zapateria, max_deals, misdeal_points
    cdef double misdeals_per_million
    # by move id
    cdef signed char[4096] kind, played, rank
    cdef unsigned long long[4096] named
    cdef int[42] first
    # the trees of sums
    cdef signed char[2048] node_slot
    cdef short[2048] node_after, node_number
    cdef int[9] tree
    cdef readonly bint valued
    cdef double[::1] equity
    cdef int layer(self, int deals) noexcept nogil
    cdef int place(self, int won, int lost, int layer, int dealing) noexcept nogil
    cdef void work_out(self) noexcept with gil
    cpdef int count_layers(self)
    cpdef int equity_size(self)

# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = pemain
ui-option-target = sasaran
ui-option-max_deals = pembagian paling banyak

# Cuarenta

ui-option-match_takes = kartu sama mengambil
ui-option-sum_cards = kartu dalam jumlah
ui-option-caida_by = caída dengan
ui-option-caida_limpia = caída sekaligus limpia
ui-option-ronda_points = nilai ronda
ui-option-ronda_when = ronda ditunjukkan
ui-option-doble_ronda = doble ronda memberi
ui-option-caida_on_ronda = tambahan caída atas ronda
ui-option-odd_count = kartu ganjil dihitung
ui-option-both_twenty = kedua pihak punya 20
ui-option-leftovers = kartu tersisa
ui-option-cards_stop_at = tanpa nilai kartu mulai
ui-option-finish = lewat sasaran
ui-option-caida_only_from = hanya caída mulai
ui-option-zapateria = zapatería di bawah
ui-option-chicas = chica untuk menang
ui-option-jokers = banyaknya joker
ui-option-periquito_points = nilai periquito
ui-option-misdeal_points = nilai salah bagi
ui-option-misdeal_grace = salah bagi boleh diperbaiki
ui-option-misdeal_rate = seringnya salah bagi

# Dice 41

ui-option-rounds = ronde
ui-option-keep = dadu disisihkan
ui-option-tickets = kedua tiket
ui-option-ante = taruhan
ui-option-tie = kalau seri
ui-option-nobody = tidak ada yang lolos
ui-option-fail_ante = denda kalau gagal
ui-option-double_24 = 24 dibayar dua kali
ui-option-starter = siapa mulai berikutnya
ui-option-last_pot = pot terakhir
ui-option-bank = keping awal

# Empat Satu

ui-option-hands = ronde permainan
ui-option-stop_rule = boleh menutup
ui-option-stop_at = nilai untuk menutup
ui-option-instant_41 = 41 langsung selesai
ui-option-return_taken = kartu yang diambil boleh dibuang
ui-option-starter_card = kartu pertama buangan
ui-option-turn_order = giliran dimulai dengan
ui-option-exhausted_turns = giliran tanpa dek
ui-option-pile_run = giliran beruntun dari buangan

# Syrian 41

ui-option-min_bid = tawaran terkecil
ui-option-max_bid = tawaran terbesar
ui-option-min_bid_by_score = naik bersama nilai
ui-option-min_total = jumlah tawaran paling sedikit
ui-option-min_total_counts = jumlah menghitung
ui-option-min_total_by_score = jumlah naik bersama nilai
ui-option-values = harga tawaran
ui-option-score_by = tawaran terpenuhi memberi
ui-option-fail_by = tawaran gagal merugikan
ui-option-first_lead = yang membuka pertama
ui-option-partner = nilai rekan
ui-option-target_of = sasaran untuk
ui-option-both_reach = kedua pasangan mencapai
ui-option-all_thirteen = ketiga belas trik
ui-option-winners = pemenangnya

# values

ui-value-all = semuanya
ui-value-one = satu saja
ui-value-two_or_more = dua atau lebih
ui-value-two = dua
ui-value-match_or_sum = kartu sama atau jumlah
ui-value-match = hanya kartu sama
ui-value-own_turn = pada giliran sendiri
ui-value-first_play = sebelum kartu pertama
ui-value-automatic = dengan sendirinya
ui-value-wins = langsung menang
ui-value-up = ke atas
ui-value-down = ke bawah
ui-value-exact = tepat
ui-value-both = kedua pihak
ui-value-non_dealer = pihak yang tidak membagi
ui-value-neither = tidak satu pun
ui-value-last_taker = pengambil terakhir
ui-value-nobody = tidak ada
ui-value-reset = kembali satu di bawah
ui-value-reach = menang
ui-value-one_or_more = satu atau lebih
ui-value-roll_off = lempar ulang
ui-value-split = dibagi
ui-value-carry = pot tetap
ui-value-closest = yang terdekat mengambil
ui-value-return = keping dikembalikan
ui-value-rotate = kursi berikutnya
ui-value-winner = pemenang
ui-value-play_on = lanjut bermain
ui-value-one_suit = dengan empat sejenis
ui-value-threshold = mulai nilai tertentu
ui-value-anytime = kapan saja
ui-value-draw_first = mengambil
ui-value-discard_first = membuang
ui-value-tricks = trik
ui-value-values = harganya
ui-value-syrian = Suriah
ui-value-lebanese = Lebanon
ui-value-jawaker = seperti daring
ui-value-stepped = bertingkat
ui-value-bid = menurut tawaran
ui-value-dealer = pembagi
ui-value-after_dealer = kursi setelah pembagi
ui-value-any = bebas
ui-value-not_negative = tidak di bawah 0
ui-value-positive = di atas 0
ui-value-seat = seorang pemain
ui-value-pair = pasangan
ui-value-seat_then_pair = pemain, lalu pasangan
ui-value-pair_then_seat = pasangan, lalu pemain
ui-value-nothing = tidak ada yang khusus

# presets

ui-form-cuarenta-sin_zapateria = Tanpa zapatería
ui-form-cuarenta-comodines = Dengan joker
ui-form-cuarenta-periquito = Dengan periquito
ui-form-cuarenta-grace = Salah bagi dimaafkan
ui-form-cuarenta-club = Gaya klub
ui-form-dice41-midnight_carry = Midnight, seri menahan pot
ui-form-empat_satu-starter = Dengan kartu awal
ui-form-tarneeb41-lebanese88 = Lebanon, sampai 88
ui-form-tarneeb41-club = Empat ratus gaya klub

cuarenta-name = Cuarenta
cuarenta-arena-unit = nilai, pihak lawan pihak
cuarenta-value-unit = mesa rata-rata (menang +1, kalah −1)
cuarenta-about = Permainan kartu Ekuador: ambil kartu dari meja; yang pertama mencapai 40 memenangi satu chica, dua chica memenangi mesa

# mengapa langkah ditolak

cuarenta-bad-move = { $text } bukan langkah; letakkan kartu (7c), ambil dengannya (7cx7h, 7cx3d4h), perlihatkan ronda (ronda7), atau mainkan joker (X1=7x7h, X1xX2)
cuarenta-not-held = Anda tidak memegang { $card }
cuarenta-not-there = { $cards } tidak ada di meja
cuarenta-all = kartu yang sama mengambil semua { $rank } di meja
cuarenta-no-ronda = ronda adalah tiga kartu berperingkat sama di tangan; Anda tidak punya tiga { $rank }
cuarenta-ronda-again = ronda { $rank } sudah diperlihatkan
cuarenta-ronda-late = di meja ini ronda diperlihatkan sebelum kartu pertama Anda dari lima kartu
cuarenta-ronda-automatic = di meja ini ronda terlihat dengan sendirinya
cuarenta-never-joker = meja ini bermain tanpa joker
cuarenta-never-twice = ada kartu yang disebut dua kali
cuarenta-never-itself = kartu tidak bisa mengambil dirinya sendiri
cuarenta-never-as-rank = joker mengambil sebagai suatu peringkat, misalnya X1=7x7h; tanpa itu ia hanya mengambil joker yang lain
cuarenta-never-joker-takes = joker mengambil kartu dengan peringkat yang diwakilinya, dan tidak membuat jumlah
cuarenta-never-caught = hanya joker lain yang bisa mengambil joker di meja
cuarenta-never-both = kartu mengambil yang sama atau satu jumlah, tidak pernah keduanya
cuarenta-never-one = di meja ini kartu yang sama mengambil satu kartu
cuarenta-never-rank = satu kartu hanya bisa diambil dengan kartu berperingkat sama
cuarenta-never-court = J, Q, dan K tidak dijumlahkan dan tidak diambil dengan jumlah
cuarenta-never-sum = jumlah kartu-kartu ini tidak sama dengan kartu yang dimainkan
cuarenta-never-two = di meja ini jumlah terdiri dari dua kartu

# mengapa posisi ditolak

cuarenta-hand-long = kursi { $seat } memegang { $count } kartu; paling banyak lima
cuarenta-hand-sizes = kartu di tangan sebanyak { $sizes } tidak mungkin kalau kursi { $dealer } yang membagi: pemain jalan bergiliran, mulai dari kanan pembagi
cuarenta-turn = turn adalah { $given }, tetapi menurut kartu di tangan { $due }
cuarenta-stock = dek berisi { $count } tidak bisa dibagi: tiap putaran mengambil { $five }
cuarenta-deals-done = setelah { $deals } pembagian mesa sudah selesai
cuarenta-not-over = mesa belum selesai: chica { $chicas }, perlu { $needed }
cuarenta-scores = nilai { $scores } tidak cocok: dengan { $target } satu pihak sudah memenangi chica, dan hanya pemenang mesa yang boleh memperlihatkannya
cuarenta-shown = kursi { $seat } tidak mungkin memperlihatkan ronda { $rank } dalam lima kartu ini
cuarenta-doble-wins = kursi { $seat } memegang keempat { $rank }: itu langsung memenangi chica
cuarenta-not-shown = kursi { $seat } memegang ronda { $rank } yang pasti terlihat dengan sendirinya
cuarenta-not-cleared = waktunya membagi, jadi tidak ada kartu di mana pun, belum ada yang mengambil, dan tidak ada ronda diperlihatkan
cuarenta-last = last adalah { $card }, bukan kartu terbaru di meja yang baru saja diletakkan dalam lima kartu ini

# opsi

cuarenta-endless = { $option }={ $value } dengan finish={ $finish } tidak pernah selesai; boleh: { $allowed } (0 dengan finish=reach)
cuarenta-option-seats = pemain: dua, masing-masing sendiri, atau empat dalam dua pasangan
cuarenta-option-target = nilai untuk memenangi satu chica
cuarenta-option-match_takes = apakah kartu mengambil semua kartu sama di meja, atau satu yang disebut pemain
cuarenta-option-sum_cards = berapa kartu boleh ada dalam satu jumlah
cuarenta-option-caida_by = yang disebut caída: mengambil kartu yang baru diletakkan dengan kartu sama atau dengan jumlah, atau hanya dengan kartu sama
cuarenta-option-caida_limpia = nilai seluruhnya untuk caída yang sekaligus limpia
cuarenta-option-ronda_points = nilai sebuah ronda
cuarenta-option-ronda_when = kapan ronda diperlihatkan: di giliran sendiri mana pun, sebelum kartu pertama dari lima, atau dengan sendirinya
cuarenta-option-doble_ronda = hasil empat kartu sama di tangan: memenangi chica, atau sekian nilai
cuarenta-option-caida_on_ronda = nilai tambahan untuk caída atas kartu dari ronda yang sudah diperlihatkan
cuarenta-option-odd_count = bagaimana jumlah kartu ganjil di atas 20 dihitung: lebih satu, kurang satu, atau satu nilai
cuarenta-option-both_twenty = siapa mendapat nilai kartu kalau kedua pihak mengambil 20
cuarenta-option-leftovers = siapa mendapat sisa kartu di meja pada akhir pembagian
cuarenta-option-cards_stop_at = mulai nilai ini satu pihak tidak lagi mendapat nilai dari kartu; 0: kartu tidak pernah bernilai
cuarenta-option-finish = akibat nilai yang melewati sasaran: kembali ke satu di bawahnya, nilainya hilang, atau menang
cuarenta-option-caida_only_from = mulai nilai ini hanya caída yang dihitung; 0: tidak pernah
cuarenta-option-zapateria = yang memenangi chica pertama saat pihak lain bernilai kurang dari ini memenangi mesa; 0: tidak dipakai
cuarenta-option-chicas = chica untuk memenangi mesa
cuarenta-option-jokers = joker di dek
cuarenta-option-periquito_points = nilai untuk mengambil keempat kartu sama dari meja sekaligus; 0: tidak dipakai
cuarenta-option-misdeal_points = nilai bagi pihak lain kalau kartu salah dibagi
cuarenta-option-misdeal_grace = apakah salah bagi yang diperbaiki sebelum kartu dimainkan tidak dihukum
cuarenta-option-misdeal_rate = seberapa sering pembagi keliru
cuarenta-option-max_deals = banyaknya pembagian sampai mesa berakhir; 0: tanpa batas

# paket aturan

cuarenta-preset-standard = permainan lengkap: dua atau empat pemain sampai 40, terbaik dari tiga chica
cuarenta-preset-individual = dua pemain, selebihnya sama
cuarenta-preset-rapido = chica sampai 20
cuarenta-preset-sin_zapateria = tidak ada mesa yang dimenangi hanya dengan chica pertama
cuarenta-preset-comodines = dengan dua joker yang mengambil sebagai peringkat apa pun
cuarenta-preset-periquito = empat kartu sama di meja adalah hadiah 10 nilai
cuarenta-preset-grace = salah bagi boleh diperbaiki
cuarenta-preset-quito = seperti di Quito: kartu sama mengambil satu kartu, jumlah dari dua, caída hanya dengan kartu sama, ronda terlihat sendiri, 40 ke atas menang
cuarenta-preset-club = seperti di klub: ronda 4 nilai terlihat sendiri, kartu sama mengambil satu kartu, sisa meja tidak untuk siapa pun, 40 ke atas menang

# istilah

cuarenta-term-chica = Chica — permainan sampai { $target } nilai
cuarenta-term-mesa = Mesa — seluruh pertandingan: dimenangi dengan { $chicas } chica
cuarenta-term-caida = Caída — mengambil tepat kartu yang baru diletakkan pemain sebelumnya{ $caida_by ->
    [match] , hanya dengan kartu sama
   *[other] {""}
  }: 2 nilai
cuarenta-term-limpia = Limpia — mengosongkan meja, mengambil kartu terakhir di atasnya: 2 nilai, bersama caída seluruhnya { $caida_limpia }
cuarenta-term-ronda = Ronda — tiga kartu berperingkat sama di tangan, { $ronda_when ->
    [automatic] terlihat begitu dibagi
   *[other] diperlihatkan di giliran sendiri
  }: { $ronda_points } nilai
cuarenta-term-doble-ronda = Doble ronda — empat kartu berperingkat sama di tangan: { $doble_ronda ->
    [wins] langsung memenangi chica
   *[other] { $doble_ronda } nilai
  }
cuarenta-term-zapateria = Zapatería — { $zapateria ->
    [0] tidak dipakai di meja ini
   *[other] memenangi chica pertama saat pihak lain bernilai kurang dari { $zapateria }: memenangi mesa
  }
cuarenta-term-run-gap = Lompatan urutan — tidak ada 8, 9, atau 10, jadi urutan berjalan dari 7 ke J, lalu Q dan K
cuarenta-term-cards = Kartu — 6 nilai untuk 20 atau lebih dari 40 kartu, 2 lagi untuk tiap pasang berikutnya, { $odd_count ->
    [up] jumlah ganjil dibulatkan ke atas
    [down] jumlah ganjil dibulatkan ke bawah
   *[exact] 1 untuk kartu ganjil
  }
cuarenta-term-the-end = Akhir — { $caida_only_from ->
    [0] di meja ini semuanya dihitung sampai akhir
   *[other] mulai { $caida_only_from } nilai hanya caída yang dihitung: tanpa limpia, tanpa ronda, tanpa kartu
  }

# kiat

cuarenta-tip-1 = Letakkan yang aman setelah ada yang diambil. Di meja yang baru kosong atau menipis, kartu berikutnya mudah dimangsa: letakkan peringkat yang paling kecil kemungkinannya dipegang pemain berikutnya.
cuarenta-tip-2 = Waspadai ronda. Tiga kartu sama bernilai { $ronda_points }{ $ronda_when ->
    [automatic] {""} dan terlihat sendiri: ingat siapa yang memegangnya, caída atas kartu seperti itu mungkin terjadi.
    [first_play] {""}; perlihatkan sebelum kartu pertama Anda dari lima.
   *[own_turn] {""} di giliran Anda yang mana pun; perlihatkan sebelum memainkan salah satunya.
  }
cuarenta-tip-3 = Jumlah sering mengambil lebih banyak daripada kartu sama. Satu kartu yang mengambil dua atau tiga sekaligus menambah kartu dan mendekatkan limpia.
cuarenta-tip-4 = { $caida_only_from ->
    [0] Menjelang akhir, nilai pertama yang menang.
   *[other] Pada { $caida_only_from } semuanya berubah. Hanya caída yang dihitung.
  } Letakkan kartu yang tidak bisa disamai pemain berikutnya: peringkat yang lainnya sudah diambil.
cuarenta-tip-5 = { $seats ->
    [2] Berdua tidak ada rekan: apa pun yang Anda tinggalkan, lawan mengambilnya lebih dulu. Tinggalkan yang perlu dua giliran untuk diambil.
   *[other] Bermainlah bersama rekan. Setelah Anda selalu lawan, jadi rekan tidak bisa membuat caída atas kartu Anda; tinggalkan jumlah dan urutan yang tidak bisa diambil lawan di antara Anda tetapi bisa diambil rekan.
  }
cuarenta-tip-6 = Hitung kartu yang sudah diambil. 20 kartu pertama bernilai 6 dan tiap pasang sesudahnya 2: punya 18 atau 22 menjelang akhir menentukan apa yang harus diperebutkan.

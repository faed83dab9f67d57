empat_satu-name = Empat Satu
empat_satu-arena-unit = menang +1, kalah −1
empat_satu-value-unit = ronde menang dikurangi ronde kalah, rata-rata sepanjang pertandingan

# Langkah yang ditolak

empat_satu-bad-move = “{ $text }” bukan langkah; langkah adalah stock, pile, stop, pass, atau kartu yang dibuang, misalnya 7h
empat_satu-take-first = sekarang waktunya mengambil kartu, bukan membuang
empat_satu-discard-first = sekarang waktunya membuang kartu, bukan mengambil
empat_satu-not-held = Anda tidak memegang { $card }
empat_satu-just-taken = { $card } baru saja diambil dari buangan; buang kartu lain
empat_satu-pile-empty = tidak ada kartu buangan pemain lain yang bisa diambil
empat_satu-pile-run = { $count } giliran terakhir mengambil dari buangan; sekarang harus mengambil dari dek
empat_satu-stock-empty = dek sudah habis
empat_satu-turn-begun = ini dilakukan di awal giliran, bukan di tengahnya
empat_satu-stop-suit = keempat kartu Anda tidak sejenis semua
empat_satu-stop-value = nilai kartu Anda kurang dari { $least }
empat_satu-pass-stock = lewat hanya boleh kalau dek sudah habis; masih ada { $count } kartu

# Posisi yang ditolak

empat_satu-hands-left = over: ronde { $hand } dari { $hands } bukan ronde terakhir
empat_satu-deal-due = kalau tidak ada kartu di tangan siapa pun, kartu harus dibagi: tanpa dek, tanpa buangan, tanpa giliran yang sudah mulai, tanpa hitungan di atas 0, dan `first` sama dengan `turn`
empat_satu-joker = { $card }: permainan ini tanpa joker
empat_satu-hand-size = hands: kursi { $seat } memegang { $count } kartu, padahal harus { $size }
empat_satu-cards = di sini ada { $count } kartu; semua 52 kartu harus ada di suatu tempat
empat_satu-known = known: kursi { $seat } tidak memegang semua kartu ini
empat_satu-known-many = known: { $count } kartu diketahui, padahal paling banyak { $most } bisa diambil dari buangan
empat_satu-known-none = known: kursi { $seat } mengambil kartu dari buangan dalam { $run } giliran terakhir dan pasti masih memegangnya
empat_satu-drawn = drawn: { $card } tidak mungkin baru diambil dari buangan; kartu itu ada di antara lima kartu pemain yang sedang jalan, dan di antara kartu yang diketahui, saat harus membuang
empat_satu-stock = stock: { $count } kartu terlalu banyak; giliran dimulai dengan paling banyak { $most }
empat_satu-counts = exhausted { $exhausted } dan pile_run { $run } tidak cocok dengan dek ini: selama dek ada, `exhausted` adalah 0 dan `pile_run` tidak melebihi opsinya; tanpa dek keduanya sama, dan terlalu banyak giliran mengakhiri ronde
empat_satu-turns = turn: berapa pun giliran sejak kursi { $first } mulai, di sini giliran tidak bisa sampai ke kursi { $turn } tanpa mengakhiri ronde
empat_satu-not-over = over: tidak ada yang mengakhiri ronde ini
empat_satu-shown = shown: pada ronde { $hand } nilai tercantum jika dan hanya jika kartu sudah diperlihatkan
empat_satu-shown-over = shown: nilai kartu adalah { $values }
empat_satu-shown-seats = kursi { $dealer } membagi dan kursi { $first } jalan pertama, padahal yang kalah di ronde sebelumnya yang membagi dan yang menang yang jalan pertama
empat_satu-tallies = won { $won }, lost { $lost }, dan paid { $paid } tidak mungkin setelah { $count } ronde: tiap ronde punya sedikitnya satu pemenang dan satu yang kalah, membayar 1 yang dibagi para pemenang dan −1 yang dibagi para yang kalah; yang kalah membagi, yang menang jalan pertama

# Opsi

empat_satu-option-seats = jumlah kursi di meja
empat_satu-option-hands = berapa ronde dalam satu pertandingan
empat_satu-option-stop_rule = kapan boleh menutup: dengan empat kartu sejenis (one_suit), dengan nilai `stop_at` (threshold), atau kapan saja (anytime)
empat_satu-option-stop_at = nilai paling kecil untuk menutup, kalau `stop_rule` adalah threshold
empat_satu-option-instant_41 = nilai 41 langsung mengakhiri ronde, sejak dibagi begitu gilirannya tiba, atau setelah satu giliran
empat_satu-option-return_taken = kartu yang diambil dari buangan boleh dibuang lagi pada giliran yang sama
empat_satu-option-starter_card = kartu pertama dek dibuka dan memulai buangan
empat_satu-option-turn_order = ambil satu kartu lalu buang satu, atau buang dulu satu dari empat lalu ambil
empat_satu-option-exhausted_turns = berapa giliran dimainkan tanpa dek sebelum ronde berakhir; 0: berakhir bersama dek
empat_satu-option-pile_run = setelah sekian giliran berturut-turut mengambil dari buangan, berikutnya harus dari dek

empat_satu-preset-standard = ambil satu, buang satu; empat kartu sejenis boleh menutup
empat_satu-preset-threshold = nilai 30 atau lebih boleh menutup, apa pun jenis kartunya
empat_satu-preset-difficult = buang satu dari empat kartu sebelum mengambil
empat_satu-preset-starter = kartu pertama dek memulai buangan

# Istilah permainan

empat_satu-term-stock = Dek — kartu sisa setelah dibagi, tertutup, diambil satu per satu
empat_satu-term-pile = Buangan — kartu yang dibuang, terbuka; hanya yang paling atas, buangan pemain sebelumnya, boleh diambil
empat_satu-term-starter = Kartu pembuka — kartu pertama dek yang memulai buangan, kalau dimainkan begitu
empat_satu-term-suit = Jenis yang dihitung — jenis yang membuat nilai paling tinggi: kartunya ditambahkan, semua yang lain dikurangkan
empat_satu-term-value = Nilai — kartu: 2 sampai 10 sesuai angkanya, J Q K 10, As 11; empat kartu: −22 sampai 41
empat_satu-term-stop = Tutup — mengakhiri ronde di awal giliran Anda, sebagai ganti mengambil kartu
empat_satu-term-pass = Lewat — mengakhiri ronde setelah dek habis
empat_satu-term-known = Kartu yang diketahui — kartu di tangan yang semua orang lihat diambil dari buangan
empat_satu-term-worst = Kartu terburuk — penentu kalau nilainya sama: yang terendah dari jenis yang dihitung, atau yang tertinggi dari jenis lain
empat_satu-term-hand = Ronde — dari pembagian kartu sampai penghitungan; kartu di tangan adalah empat kartu seorang pemain

# Kiat

empat_satu-tip-1 = Pilih jenis menurut nilainya, bukan banyaknya kartu: As dan King lebih berharga daripada 2, 3, dan 4.
empat_satu-tip-2 = Setiap kartu jenis lain mengurangi nilai Anda, jadi buang dulu yang paling tinggi.
empat_satu-tip-3 = Buangan Anda hanya ditawarkan kepada pemain berikutnya: tahan jenis yang sedang ia kumpulkan.
empat_satu-tip-4 = Kartu yang diambil dari buangan tetap diketahui. Tiga hati yang diambil memberi tahu semua orang apa yang Anda kumpulkan, dan tak seorang pun akan memberi Anda hati.
empat_satu-tip-5 = Pemain sebelum Anda membuang yang tidak ia perlukan: kalau kartu itu cocok, tetaplah pada jenis itu.
empat_satu-tip-6 = Tidak perlu empat kartu sejenis untuk menang: As, King, dan Queen dengan satu kartu 2 jenis lain bernilai 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] Empat kartu sejenis rata-rata bernilai 29. Kalau lebih dari itu, tutup segera: setiap giliran tambahan membantu yang lain.
   *[other] Begitu kartu Anda bagus, tutup segera: setiap giliran tambahan membantu yang lain.
  }
empat_satu-tip-8 = Cukup jangan jadi yang terakhir: kalau tidak bisa menang, singkirkan kartu tinggi dari jenis lain.

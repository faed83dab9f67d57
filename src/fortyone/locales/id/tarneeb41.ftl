tarneeb41-name = 41 Suriah
tarneeb41-arena-unit = nilai, pasangan lawan pasangan
tarneeb41-value-unit = pertandingan rata-rata (menang +1, kalah −1)

# Langkah yang ditolak

tarneeb41-bad-move = “{ $text }” bukan langkah; langkah adalah tawaran 1 sampai 13, atau kartu, misalnya Th
tarneeb41-bad-suits = “{ $text }” bukan jenis kartu; jenisnya huruf c d h s
tarneeb41-bids-due = sekarang waktunya menawar, bukan memainkan kartu
tarneeb41-bids-done = semua sudah menawar; sekarang waktunya memainkan kartu
tarneeb41-bid-range = di meja ini tawaran dari { $least } sampai { $most }
tarneeb41-bid-score = dengan nilai { $score }, tawaran dari { $least } sampai { $most }
tarneeb41-not-held = Anda tidak memegang { $card }
tarneeb41-follow = Anda memegang jenis pembuka, { $suit }, dan harus mengikutinya

# Opsi yang ditolak

tarneeb41-option-by-score-bid = { $option }={ $value } tidak menyisakan tawaran bagi pemain bernilai 50; boleh: { $allowed }
tarneeb41-option-reach = { $option }={ $value }: empat tawaran seperti itu tidak mencapai { $total } pada setiap nilai; boleh: { $allowed }

# Posisi yang ditolak

tarneeb41-over = hands: masih ada kartu di tangan, padahal scores, thirteen, atau deals sudah mengakhiri permainan
tarneeb41-no-thirteen = thirteen: tidak ada yang bisa menang di sini dengan mengambil 13 trik
tarneeb41-bid = bids: { $bid } bukan tawaran kursi { $seat }, yang menawar dari { $least } sampai { $most }
tarneeb41-bid-order = bids: kursi { $seat } belum menawar, padahal kursi sesudahnya sudah
tarneeb41-thrown-in = bids: jumlahnya { $total }, padahal perlu { $required }; jadi pembagian batal dan tidak ada kartu di tangan
tarneeb41-last = last: trik yang selesai terdiri dari 4 kartu, bukan { $count }
tarneeb41-leader = leader: bukan kursi { $seat } yang bisa membuka
tarneeb41-between = tidak ada kartu di tangan, jadi bids, taken, dan trick harus kosong
tarneeb41-bidding = masih waktunya menawar, jadi belum ada kartu yang bisa dimainkan
tarneeb41-tricks = trick paling banyak 3 kartu, dan last memerlukan trik yang sudah diambil
tarneeb41-hand = hands: kursi { $seat } memegang { $count } kartu, bukan { $due }
tarneeb41-voids = voids: kursi { $seat } tidak mungkin memperlihatkan sebanyak itu dalam trik yang dimainkan
tarneeb41-revoke = kursi { $seat } sudah memperlihatkan tidak punya { $suit }, tetapi setelah itu punya { $card }
tarneeb41-sizes = hands: perlu empat tangan yang sama banyak, 1 sampai 13 kartu masing-masing bersama yang di meja; yang ini { $sizes }
tarneeb41-no-follow = trick: { $card } tidak mengikuti, padahal kursi { $seat } masih punya jenis yang dibuka

# Opsi

tarneeb41-option-target = nilai untuk menang
tarneeb41-option-min_bid = tawaran paling kecil
tarneeb41-option-max_bid = tawaran paling besar
tarneeb41-option-min_bid_by_score = tawaran paling kecil naik bersama nilai pemain: 3 mulai 30, 4 mulai 40, 5 mulai 50, selain itu 2
tarneeb41-option-min_total = jumlah yang harus dicapai keempat tawaran; kalau kurang, pembagian batal
tarneeb41-option-min_total_counts = yang dijumlahkan untuk itu: trik yang ditawarkan, atau harga tawaran
tarneeb41-option-min_total_by_score = jumlah itu 11, lalu 12, 13, 14 begitu nilai terbaik di meja mencapai 30, 40, 50
tarneeb41-option-values = harga sebuah tawaran: angkanya, dua kali lipat mulai 7 (syrian), atau salah satu dari tiga tabel yang lebih curam
tarneeb41-option-score_by = apakah tawaran yang terpenuhi mendapat sebesar tawaran, atau sebanyak trik yang diambil
tarneeb41-option-fail_by = apakah tawaran yang gagal kehilangan harganya, atau menurut trik yang diambil
tarneeb41-option-first_lead = siapa yang membuka trik pertama: pembagi, atau kursi sesudahnya
tarneeb41-option-partner = nilai yang harus dimiliki rekan dari pemain yang mencapai sasaran supaya pasangan menang
tarneeb41-option-target_of = siapa yang harus mencapai sasaran: satu pemain, atau pasangan bersama
tarneeb41-option-both_reach = kedua pasangan mencapai sasaran: pemain terbaik atau jumlah pasangan yang menentukan lebih dulu
tarneeb41-option-all_thirteen = apakah mengambil ketiga belas trik sendirian memenangi permainan
tarneeb41-option-max_deals = permainan berakhir setelah sekian pembagian; 0: hanya karena nilai
tarneeb41-option-winners = apakah pasangan menang bersama, atau pemain terbaik sendirian

tarneeb41-preset-syrian = sampai 41; tawaran mulai 1, dua kali lipat mulai 7; pembagi membuka
tarneeb41-preset-lebanese = sampai 82; tawaran 2 sampai 12, lebih kalau nilainya tinggi; harga lebih curam; ketiga belas trik menang. Permainan panjang
tarneeb41-preset-lebanese88 = permainan Lebanon sampai 88
tarneeb41-preset-club = sampai 41; kursi setelah pembagi membuka, harga tawaran yang dijumlahkan, rekan harus di atas 0
tarneeb41-preset-jawaker400 = Empat ratus seperti dimainkan daring: tawaran terkecil dan jumlahnya naik bersama nilai, 10 ke atas berharga 40

# Istilah permainan

tarneeb41-term-bid = Tawaran — banyaknya trik yang Anda janjikan akan Anda ambil sendiri; tiap pemain menawar sekali
tarneeb41-term-trick = Trik — empat kartu, satu dari tiap pemain; yang tertinggi mengambilnya
tarneeb41-term-trump = Truf — selalu hati: setiap kartu hati mengalahkan semua kartu jenis lain
tarneeb41-term-follow = Ikut jenis — memainkan kartu dari jenis pembuka, wajib kalau punya
tarneeb41-term-ruff = Memotong — memainkan truf pada jenis yang sudah habis di tangan Anda
tarneeb41-term-void = Kosong — jenis yang tidak Anda punyai; ketahuan saat Anda tidak ikut jenis
tarneeb41-term-throw-in = Pembagian batal — empat tawaran yang jumlahnya kurang: tidak ada yang bermain atau mendapat nilai, dan kursi berikutnya membagi
tarneeb41-term-partner = Rekan — pemain di seberang; nilai masing-masing sendiri, { $winners ->
    [seat] dan pemain terbaik menang sendiri
   *[pair] tetapi menang bersama
  }
tarneeb41-term-lead = Membuka — memainkan kartu pertama sebuah trik; yang mengambil trik terakhir yang membuka
tarneeb41-term-tarneeb = Tarneeb — bahasa Arab untuk truf, dan nama sekeluarga permainan; yang lain di antaranya memakai lelang

# Kiat

tarneeb41-tip-1 = Tawarlah yang pasti: tawaran 3 yang gagal merugikan enam nilai dibanding yang terpenuhi, dan trik lebih tidak berharga.
tarneeb41-tip-2 = Hitung As sebagai satu trik, King dengan satu kartu pendamping sedikit kurang, dan setiap hati setelah yang kedua hampir satu trik.
tarneeb41-tip-3 = Jenis yang pendek hanya berguna selama Anda punya hati untuk memotong.
tarneeb41-tip-4 = Kalau menawar terakhir, Anda yang menentukan: dengan kartu buruk biarkan jumlahnya kurang, dengan kartu bagus tawarlah cukup supaya pembagian jadi dimainkan.
tarneeb41-tip-5 = { $values ->
    [syrian] Enam trik bernilai 6 dan tujuh bernilai 14: dengan enam yang pasti, yang ketujuh patut dicoba.
   *[other] Empat trik bernilai 4 dan lima bernilai 10: dengan empat yang pasti, yang kelima patut dicoba.
  }
tarneeb41-tip-6 = Lihat tawaran sebelum bermain: siapa perlu trik, siapa sudah cukup, dan apa yang masih diinginkan rekan Anda.
tarneeb41-tip-7 = Biarkan trik untuk rekan yang memerlukannya, dan kalau Anda berdua sudah cukup, gagalkan tawaran lawan.
tarneeb41-tip-8 = Ingat siapa yang tidak ikut jenis: pemain itu akan memotong jenis tersebut, atau sudah tidak punya hati.
tarneeb41-tip-9 = Menanglah dengan kartu terendah yang cukup; sebagai pemain terakhir Anda tahu yang mana.
tarneeb41-tip-10 = Dalam permainan Lebanon, pikirkan dulu sebelum melewati 29, 39, atau 49: tawaran terkecil Anda naik.

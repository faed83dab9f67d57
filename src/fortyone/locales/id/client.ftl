# Yang dikatakan halaman di peramban.

ui-title = meja kartu dan dadu
ui-lead = Duduk dan bermainlah, sendiri melawan bot yang bagus atau dengan teman lewat tautan.
ui-pages = Halaman
ui-home = Halaman depan
ui-tables = Meja
ui-verify = Periksa pertandingan
ui-settings = Pengaturan
ui-rules = Aturan
ui-rules-of = Aturan: { $game }
ui-wait = Sebentar …
ui-trouble = Tidak berhasil
ui-retry = Coba lagi
ui-offline = Server tidak bisa dihubungi. Apakah server berjalan, dan apakah Anda daring?
ui-close = Tutup
ui-yes = ya
ui-no = tidak
ui-more = Lainnya

# Halaman depan

ui-forms = Cara bermain
ui-play-now = Main sekarang
ui-play = Main
ui-invite = Undang teman
ui-go-on-playing = Lanjutkan yang tadi
ui-my-tables = Meja saya
ui-open-tables = Meja terbuka
ui-no-my-tables = Anda belum pernah duduk di meja.
ui-no-open-tables = Tidak ada meja yang menunggu pemain. Bukalah satu, dan masukkan ke daftar ini.
ui-open-record = Putar ulang rekaman
ui-for-programs = Untuk program: API
ui-phase-waiting = menunggu
ui-phase-playing = berjalan
ui-phase-over = selesai

ui-tile-cuarenta = Cuarenta
ui-tile-cuarenta-about = Permainan Ekuador. Ambil kartu dari meja dengan kartu sama, jumlah, dan urutan, terutama kartu yang baru diletakkan.
ui-form-cuarenta-standard = Berempat, berpasangan
ui-form-cuarenta-individual = Dua pemain
ui-form-cuarenta-rapido = Cepat, sampai 20
ui-form-cuarenta-quito = Gaya Quito
ui-tile-empat_satu = Empat Satu
ui-tile-empat_satu-about = Permainan 41 Indonesia. Ambil dan buang sampai empat kartu sejenis Anda bernilai paling tinggi.
ui-form-empat_satu-standard = Klasik
ui-form-empat_satu-threshold = Tutup mulai 30
ui-form-empat_satu-difficult = Buang dulu
ui-tile-tarneeb41 = 41 Suriah
ui-tile-tarneeb41-about = Tarneeb dengan tawaran masing-masing, hati selalu truf. Katakan berapa trik yang akan Anda ambil, lalu ambillah.
ui-form-tarneeb41-syrian = Suriah, sampai 41
ui-form-tarneeb41-lebanese = Lebanon
ui-form-tarneeb41-jawaker400 = Empat ratus
ui-tile-dice41 = Dadu 41
ui-tile-dice41-about = Enam dadu, satu pot. Sisihkan empat dan satu supaya lolos, dan kumpulkan nilai dari empat dadu lainnya.
ui-form-dice41-standard = Satu per satu
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Taruhan kedai

# Menyiapkan meja

ui-new-title = { $game } dengan teman
ui-house-rules = Aturan rumah
ui-house = Di meja ini
ui-clock = Waktu per langkah
ui-no-clock = tanpa batas
ui-listed = Tampilkan di antara meja terbuka
ui-spectators = Orang lain boleh menonton
ui-first-dealer = Siapa membagi lebih dulu
ui-first-thrower = Siapa melempar lebih dulu
ui-by-lot = diundi
ui-seat-of = kursi { $seat }
ui-open-table = Buka meja
ui-open-says = Anda mendapat tautan untuk teman; bot bisa mengisi kursi yang masih kosong.

# Sebelum pertandingan

ui-who-plays = Siapa yang bermain
ui-pairs-sit = Kursi 1 dan 3 bermain bersama melawan 2 dan 4.
ui-open-seat = kosong
ui-sit = Duduk di sini
ui-stand = Berdiri
ui-you = Anda
ui-bot = bot
ui-away = sedang pergi
ui-added = sudah menambah nasib
ui-add-bot = Tambah bot
ui-fill-bots = Sisanya bot
ui-level = Kekuatan bot
ui-level-random = acak
ui-level-basic = mudah
ui-level-quick = bagus
ui-level-strong = kuat
ui-clear-seat = Keluarkan { $name }
ui-move-seat = Pindahkan { $name } ke kursi { $seat }
ui-link = Tautan ke meja ini
ui-copy = Salin tautan
ui-copied = Tersalin
ui-share = Bagikan
ui-link-says = Siapa pun yang membuka tautan ini boleh duduk.
ui-link-here = { $address } hanya komputer ini. Untuk teman di perangkat lain, jalankan { $command } lalu buka alamat jaringan yang ditampilkan.
ui-start = Mulai pertandingan
ui-start-when = Pertandingan bisa dimulai setelah semua kursi terisi.
ui-start-who = Yang membuka meja memulai pertandingan.
ui-full = Semua kursi sudah terisi. { $watch ->
    [yes] Anda bisa menonton di sini setelah pertandingan dimulai.
   *[no] Hanya yang duduk di sini yang melihat pertandingannya.
  }
ui-rules-here = Aturan meja ini
ui-all-rules = Semua aturan
ui-changed = diubah
ui-fair = { $game ->
    [dice41] Lemparan jujur
   *[other] Kocokan jujur
  }
ui-fair-says = Nasib pertandingan ini sudah ditetapkan; inilah sidik jarinya. Setelah pertandingan semua orang bisa memeriksanya. Tambahkan beberapa huruf Anda sendiri, maka tak seorang pun bisa memilihnya.
ui-fair-fixed = Nasib pertandingan ini sudah ditetapkan sebelum dimulai; inilah sidik jarinya. Setelah pertandingan semua orang bisa memeriksanya.
ui-fair-log = Nasib pertandingan ini sudah ditetapkan sebelum dimulai: { $seal }…
ui-fair-by = Huruf ditambahkan oleh { $names }.
ui-fair-kept = Peramban ini menerima sidik jari ini sebelum pertandingan dimulai.
ui-fair-other = Sebelum pertandingan dimulai, peramban ini menerima sidik jari lain: { $seal }
ui-nonce = Huruf apa saja
ui-add-nonce = Tambah

# Di meja

ui-players = Yang lain
ui-my-hand = Giliran saya dan kartu saya
ui-hand = Kartu saya
ui-your-turn = Giliran Anda.
ui-waits-for = { $name } sedang berpikir …
ui-match-over = Pertandingan selesai.
ui-hint = Petunjuk
ui-hint-says = Petunjuk: { $move }
ui-player = Pemain
ui-side = Pihak
ui-we = Kami
ui-they = Mereka
ui-points = Nilai
ui-won = Menang
ui-lost = Kalah
ui-score = nilai { $score }
ui-to = sampai { $target }
ui-dealer = pembagi
ui-dealer-mark = B
ui-partner = rekan Anda
ui-on-turn = mendapat giliran
ui-held = { $count } kartu tertutup
ui-empty = kosong
ui-card = { $rank } { $suit }
ui-joker = joker
ui-rank-A = As
ui-rank-J = Jack
ui-rank-Q = Queen
ui-rank-K = King
ui-suit-c = keriting
ui-suit-d = wajik
ui-suit-h = hati
ui-suit-s = sekop
ui-card-chosen = { $card }, terpilih: sekali lagi memainkannya
ui-card-not-now = { $card }, sekarang tidak bisa dimainkan
ui-play-card = Mainkan { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] Trik terakhir
    [cuarenta] Pengambilan terakhir
    [dice41] Lemparan terakhir
   *[other] Giliran terakhir
  }
ui-panels = Nilai, catatan, dan obrolan
ui-tab-scores = Nilai
ui-tab-log = Catatan
ui-tab-chat = Obrolan
ui-tab-rules = Aturan
ui-tab-tips = Kiat
ui-terms = Istilah permainan
ui-log = Yang telah terjadi
ui-log-empty = Belum terjadi apa-apa.
ui-chat = Obrolan
ui-chat-empty = Belum ada yang berkata apa-apa.
ui-chat-text = Tulis sesuatu
ui-chat-send = Kirim
ui-watchers = Menonton: { $count }
ui-you-watch = Anda menonton.
ui-phrase-hello = Halo!
ui-phrase-thanks = Terima kasih
ui-phrase-well-played = Mainnya bagus!
ui-phrase-good-luck = Semoga beruntung
ui-phrase-sorry = Maaf
ui-phrase-one-moment = Sebentar
ui-phrase-good-game = Pertandingan seru!
ui-lost-line = Sambungan terputus. Mencoba lagi …
ui-stale = Sementara itu meja sudah berubah, jadi itu tidak dilakukan. Lihat lagi.
ui-take-back = Ambil kembali kursi saya
ui-is-away = { $name } sedang pergi.
ui-is-slow = { $name } lama sekali.
ui-cover = Biarkan bot meneruskan
ui-bot-plays = { $you ->
    [yes] Bot bermain untuk Anda.
   *[no] Bot meneruskan untuk { $name }.
  }
ui-plays-again = { $you ->
    [yes] Anda bermain lagi.
   *[no] { $name } bermain lagi.
  }
ui-undo = Minta menarik kembali langkah terakhir saya
ui-undo-asked = { $name } meminta menarik kembali langkah terakhir.
ui-undo-waits = Anda meminta menarik kembali langkah terakhir Anda.
ui-undo-withdraw = Biarkan saja
ui-undo-no = Langkah Anda tetap: tidak semua setuju menariknya kembali.
ui-leave = Tinggalkan kursi saya
ui-leave-says = Bot akan meneruskan untuk Anda. Anda bisa mengambil kursi kembali selama pertandingan berlangsung.
ui-stay = Tetap di sini
ui-deal-over = { $game ->
    [dice41] Ronde selesai
   *[other] Pembagian selesai
  }
ui-go-on = Lanjut
ui-first-time = Cara bermain
ui-keys = Tombol
ui-keys-arrows = { $game ->
    [dice41] menyusuri dadu
   *[other] menyusuri kartu Anda
  }
ui-keys-enter = { $game ->
    [dice41] lempar; pilih dadu; sekali lagi menyisihkannya
   *[other] pilih kartu; sekali lagi memainkannya
  }
ui-keys-digits = { $game ->
    [dice41] dadu bermata itu
    [tarneeb41] kartu di tempat itu, atau tawaran itu; lalu Enter. 1 dan 2 untuk 12
   *[other] kartu di tempat itu
  }
ui-keys-escape = tidak memilih apa-apa
ui-keys-help = tampilkan atau sembunyikan ini

# Setelah pertandingan

ui-result = Hasil
ui-you-win = Anda menang!
ui-wins = { $count ->
   *[other] { $names } menang
  }
ui-draw = Tidak ada yang menang
ui-again = Main lagi
ui-replay = Putar ulang
ui-check-fair = { $game ->
    [dice41] Periksa lemparan
   *[other] Periksa kocokan
  }
ui-record = Rekaman
ui-results = Pertandingan sebelumnya
ui-won = menang
ui-taken-back = Ada langkah yang ditarik kembali.

# Putar ulang

ui-replay-of = Putar ulang: { $game }
ui-replay-says = Buka rekaman pertandingan, dan lihat lagi langkah demi langkah.
ui-open-file = Buka berkas
ui-to-start = Ke awal
ui-back = Mundur satu langkah
ui-run = Putar
ui-forward = Maju satu langkah
ui-to-end = Ke akhir
ui-step = Langkah
ui-eyes = Dilihat oleh

# Memeriksa

ui-verify-says = Tempelkan rekaman pertandingan, atau buka berkasnya. Peramban Anda sendiri menghitung ulang tiap kocokan dan lemparan; server memeriksa langkahnya.
ui-paste = fortyone record 1 …
ui-check-it = Periksa
ui-committed = Benihnya adalah yang ditetapkan sebelum pertandingan.
ui-not-committed = Benihnya bukan yang ditetapkan sebelum pertandingan.
ui-chance-fair = Semua kocokan dan lemparan ({ $count }) sesuai dengan benih.
ui-chance-wrong = Kocokan atau lemparan { $event } tidak sesuai dengan benih.
ui-no-seed = Rekaman ini tidak menunjukkan benihnya: pertandingan belum selesai. Nasibnya belum bisa diperiksa.
ui-no-crypto = Peramban hanya menghitung ini lewat https, atau di mesin server. “fortyone verify” melakukannya di mana saja.
ui-moves-legal = Semua kejadian ({ $count }) sah.
ui-each-event = Tiap kocokan dan lemparan

# Aturan

ui-clauses = Buku aturan
ui-search = Cari dalam aturan

# Pengaturan

ui-name = Nama panggilan Anda
ui-keep-name = Simpan
ui-kept = Tersimpan.
ui-language = Bahasa
ui-set-look = Terang atau gelap
ui-set-look-auto = seperti perangkat
ui-set-look-light = terang
ui-set-look-dark = gelap
ui-set-deck = Warna lambang kartu
ui-set-deck-two = dua
ui-set-deck-four = empat
ui-set-index = Angka pada kartu
ui-set-index-normal = biasa
ui-set-index-large = besar
ui-set-motion = Gerakan
ui-set-motion-auto = seperti perangkat
ui-set-motion-off = mati
ui-single-tap = Satu ketukan memainkan kartu
ui-sounds = Suara
ui-sound-turn = giliran saya
ui-sound-card = kartu atau lemparan
ui-sound-take = kartu diambil
ui-sound-special = sesuatu yang istimewa
ui-sound-end = akhir pertandingan

# 41 Suriah

ui-tarneeb41-means = { $of ->
    [alone] nilai { $target } menang sendirian
    [pair] jumlah { $target } pasangan menang
   *[seat] { $target } satu pemain menang untuk pasangannya
  }{ $partner ->
    [not_negative] , rekan tidak di bawah 0
    [positive] , rekan di atas 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
   *[other] {" · "}paling banyak { $deals } pembagian
  }
ui-tarneeb41-trump = truf
ui-tarneeb41-bid = { $taken } dari { $bid } trik, { $state ->
    [made] tercapai
    [open] masih mungkin
   *[lost] gagal
  }
ui-tarneeb41-bids = menawar { $bid }
ui-tarneeb41-bid-head = Tawaran
ui-tarneeb41-tricks = Trik
ui-tarneeb41-total = ditawar { $total } dari { $required } yang perlu
ui-tarneeb41-throw-in = Kalau kurang, pembagian batal.
ui-tarneeb41-trick = Trik
ui-tarneeb41-bid-in-all = { $total } dari 13 trik ditawar
ui-tarneeb41-deals = { $deals ->
    [0] Belum ada pembagian yang selesai.
   *[other] { $deals } pembagian selesai.
  }
ui-first-tarneeb41-1 = Sebelum tiap pembagian semua menawar berapa dari 13 trik akan mereka ambil sendiri; kartu tertinggi dari jenis pembuka mengambil trik, dan setiap hati mengalahkannya.
ui-first-tarneeb41-2 = Penuhi tawaran Anda maka nilainya milik Anda, gagal maka Anda kehilangan nilainya. { $winners ->
    [seat] Pemain terbaik menang sendiri.
   *[pair] Anda menang bersama rekan di seberang.
  }
ui-first-tarneeb41-3 = Ketuk angka untuk menawar. Ketuk kartu untuk memilihnya, dan sekali lagi untuk memainkannya; ikuti jenis pembuka kalau bisa.

# Dadu 41

ui-dice41-means = { $seats ->
    [1] { $first } dan { $second } disimpan: empat dadu lainnya adalah nilai
   *[other] dengan { $first } dan { $second }, nilai tertinggi mengambil pot · keping terbanyak menang
  }
ui-dice41-chips = { $chips } keping
ui-dice41-scored = { $score } di ronde ini
ui-dice41-tray = Dadu yang disisihkan
ui-dice41-has = { $face } disisihkan
ui-dice41-lacks = { $face } masih kurang
ui-dice41-sum = Nilai sejauh ini
ui-dice41-thrown = Dadu yang dilempar
ui-dice41-throws = { $name } melempar
ui-dice41-beat = kalahkan { $best } dari { $name }
ui-dice41-nothing = belum ada yang harus dikalahkan
ui-dice41-die = { $face }
ui-dice41-tap = Ketuk dadu yang disisihkan
ui-dice41-tap-more = Ketuk dadu-dadu yang disisihkan
ui-dice41-throw = Lempar dadu
ui-dice41-keep = Sisihkan { $dice } dan lempar
ui-dice41-keep-last = Sisihkan { $dice }
ui-first-dice41-1 = Anda melempar enam dadu, dan setelah tiap lemparan menyisihkan { $keep ->
    [one_or_more] satu atau lebih
   *[other] satu
  }, sampai keenamnya disisihkan.
ui-first-dice41-2 = Dua dadu adalah tiket Anda, { $tickets }: tanpa keduanya giliran tidak dihitung. Keempat dadu lainnya adalah nilai Anda; { $seats ->
    [1] kumpulkan sebanyak mungkin.
   *[other] yang tertinggi mengambil pot.
  }
ui-first-dice41-3 = Ketuk dadu untuk memilihnya, lalu tekan tombol untuk menyisihkannya dan melempar sisanya.

# Empat Satu

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = terbaik menang, terburuk kalah · { $stop ->
    [threshold] tutup: { $least } atau lebih
    [anytime] tutup: tiap giliran
   *[one_suit] tutup: 4 sejenis
  }
ui-empat_satu-stock = Ambil dari dek
ui-empat_satu-pile = Ambil
ui-empat_satu-stop = Tutup
ui-empat_satu-pass = Lewat
ui-empat_satu-discard = Buang { $card }
ui-empat_satu-worth = Nilai sekarang: { $worth }
ui-empat_satu-known = terlihat mengambil { $cards }
ui-empat_satu-stock-of = Ambil dari dek: { $count } kartu tertutup
ui-empat_satu-pile-of = Ambil { $card } dari buangan
ui-empat_satu-top = buangan terakhir: { $card }
ui-empat_satu-no-pile = belum ada buangan
ui-empat_satu-showed = Memperlihatkan
ui-empat_satu-highest = tertinggi
ui-first-empat_satu-1 = Anda memegang empat kartu. Kartu jenis terbaik menambah nilai, semua yang lain mengurangi: As 11; King, Queen, dan Jack 10.
ui-first-empat_satu-2 = Yang terbaik menang, yang terburuk kalah. { $stop_rule ->
    [threshold] Dengan kartu bernilai { $stop_at } atau lebih
    [anytime] Apa pun kartunya,
   *[one_suit] Dengan empat kartu sejenis
  } Anda boleh menutup ronde di awal giliran.
ui-first-empat_satu-3 = Tiap giliran, ketuk { $turn_order ->
    [discard_first] kartu Anda untuk membuangnya, lalu dek atau buangan terakhir untuk mengambil satu.
   *[other] dek atau buangan terakhir untuk mengambil kartu, lalu ketuk kartu Anda untuk membuangnya.
  }

# Cuarenta

ui-cuarenta-means = { $finish ->
    [reach] { $target } atau lebih menang
   *[other] tepat { $target } menang
  }{ $only ->
    [0] {""}
   *[other] {" · "}mulai { $only } hanya caída dihitung
  }
ui-cuarenta-chicas = menang { $count } chica
ui-cuarenta-chicas-head = Chica
ui-cuarenta-taken = Kartu
ui-cuarenta-gives = Nilai kartu
ui-cuarenta-worth = { $count } kartu terambil bernilai { $points } sekarang
ui-cuarenta-cards = { $count } kartu
ui-cuarenta-table = Kartu di meja
ui-cuarenta-last = { $card }, terakhir diletakkan
ui-cuarenta-can-take = { $card }: bisa diambil
ui-cuarenta-new = terakhir
ui-cuarenta-took = { $name } mengambil { $cards }
ui-cuarenta-take = Ambil { $cards }
ui-cuarenta-lay = Letakkan { $card }
ui-cuarenta-show-ronda = Perlihatkan ronda
ui-cuarenta-give-up = Anda memegang ronda: begitu kartu ini dimainkan, ronda tidak bisa diperlihatkan lagi.
ui-cuarenta-ronda-of = ronda { $rank }
ui-cuarenta-shown = memperlihatkan ronda { $rank }: { $cards }
ui-first-cuarenta-1 = Anda memegang lima kartu. Satu kartu mengambil { $match_takes ->
    [all] semua kartu yang sama
   *[other] satu kartu yang sama
  } dari meja, atau { $sum_cards ->
    [two_or_more] dua atau lebih
   *[other] dua
  } yang jumlahnya sama dengannya (As sampai 7), dan urutan yang mengikutinya.
ui-first-cuarenta-2 = Mengambil kartu yang baru diletakkan adalah caída, mengosongkan meja limpia: masing-masing 2 nilai. Tiga kartu sama di tangan adalah ronda. Sampai { $target }.
ui-first-cuarenta-3 = Ketuk kartu: yang bisa diambilnya menyala. Tekan tombol untuk mengambil, atau letakkan.

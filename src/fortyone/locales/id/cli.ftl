# Terminal. Pesan yang dipakai meja semua permainan diawali table-.

table-you = Anda
table-and = { $most } dan { $last }
table-ask = Giliran Anda
table-plays = { $you ->
    [yes] Anda memainkan { $move }
   *[no] { $who } memainkan { $move }
  }
table-score = { $who }: { $score }
table-drawn = Pertandingan seri.
table-wins = { $count ->
    [1] { $you ->
        [yes] Anda menang!
       *[no] { $who } menang.
      }
   *[other] { $who } menang.
  }

cli-person = Pemain
cli-practice = latihan
cli-prompt = { $ask } (? bantuan) >
cli-prompt-of = { $who }: { $ask } (? bantuan) >
cli-more-moves = … { $count } lagi: ketik moves, atau tulis langkahnya
cli-hand-over = Giliran { $who }. Tekan Enter kalau tidak ada orang lain yang melihat.
cli-again = Main lagi? (again, quit, save BERKAS, ?) >
cli-yes = ya y
cli-no = tidak t
cli-saved = Tersimpan. Untuk melanjutkan:
cli-saved-here = Tersimpan: { $path }
cli-undone = Kembali ke pilihan terakhir Anda.
cli-nothing-to-undo = Belum ada yang bisa ditarik kembali.
cli-nothing-yet = Belum terjadi apa-apa.
cli-no-tips = Tidak ada kiat untuk permainan ini.
cli-no-glossary = Permainan ini tidak punya istilah sendiri.
cli-see-rules = Ketik rules untuk membaca pasalnya.
cli-rules-how = Belum ada yang ditolak. Ketik rules dan sebuah pasal, misalnya rules D-2; seluruh buku: fortyone rules { $game }
cli-slow = tidak dikompilasi: aturan berjalan sebagai Python biasa, kira-kira lima puluh kali lebih lambat

cli-help = Ketik langkah seperti tulisannya, atau huruf di sampingnya. Angka selalu berarti langkah itu sendiri. Atau:
cli-help-table = tampilkan meja lagi (Enter saja juga bisa)
cli-help-last = yang terjadi sejak giliran terakhir Anda
cli-help-score = lembar nilai, dan artinya
cli-help-moves = semua langkah yang boleh dan akibatnya
cli-help-hint = pendapat pemain kuat tentang tiap langkah, dengan pengetahuan yang sama seperti Anda
cli-help-rules = pasal di balik penolakan terakhir; rules D-2: pasal itu
cli-help-tips = kiat untuk permainan ini
cli-help-undo = kembali ke pilihan terakhir Anda (pertandingan menjadi latihan)
cli-help-save = simpan pertandingan; save BERKAS: di situ
cli-help-quit = keluar; pertandingan disimpan

cli-thinks = { $who } sedang berpikir …
cli-hint-wait = Berpikir …
cli-hint-only = { $move } satu-satunya langkah yang boleh.
cli-hint-plays = Pemain kuat memainkan { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = Nilainya: { $unit }.
cli-hint-unit = yang diharapkan diberikan pertandingan kepada Anda
cli-hint-nobody = Petunjuk hanya untuk orang yang mendapat giliran.

cli-menu = Permainan apa?
cli-menu-saved = { $count } pertandingan tersimpan: ketik !
cli-which = Huruf atau nama (Enter: keluar) >
cli-several = { $name } adalah nama beberapa permainan:
cli-none-of-these = { $value } bukan salah satu permainan ini: { $allowed }
cli-list-saved = Pertandingan tersimpan
cli-far = { $moves } langkah
cli-more-saved = … dan { $count } yang lebih lama
cli-newest = Yang terbaru: { $command }
cli-which-saved = Huruf (Enter: keluar) >
cli-none-saved = Tidak ada pertandingan tersimpan. Untuk bermain: fortyone play PERMAINAN; daftarnya: fortyone games
cli-no-such-letter = “{ $text }” bukan salah satu hurufnya
cli-known-as = Dikenal sebagai:
cli-presets = Paket aturan:
cli-default = biasanya { $value }
cli-here = di sini { $value }
cli-step = Enter: lanjut; q: keluar >
cli-unfinished = Pertandingan belum selesai.
cli-complete = Pertandingan sudah selesai, dan hasilnya sesuai dengan langkah-langkahnya.

cli-legal = Sah: { $moves ->
    [1] satu-satunya langkah mengikuti
   *[other] semua { $moves } langkah mengikuti
  } aturan { $game }, versi { $version }.
cli-fair = Jujur: { $events ->
    [1] satu-satunya nasib berasal
   *[other] semua { $events } nasib berasal
  } dari benih dengan komitmen { $commitment }.
cli-was-practice = Latihan: ada langkah yang ditarik kembali.
cli-not-legal = tidak sah: { $why }
cli-not-fair = tidak terbukti jujur: { $why }
cli-no-claim = rekaman ini sah, tetapi tidak menjanjikan kejujuran: tidak ada komitmen dan tidak ada benih

cli-cannot-read = { $path } tidak bisa dibaca: { $why }
cli-cannot-write = { $path } tidak bisa ditulis: { $why }
cli-no-text = { $path } bukan rekaman: isinya bukan teks
cli-in-file = { $path }, { $why }
cli-no-json = { $path } bukan JSON: { $why }
cli-setting = --set { $text }: opsi diatur dengan opsi=nilai
cli-no-game = permainan apa? fortyone play PERMAINAN; daftarnya: fortyone games
cli-no-undo = undo hanya untuk satu orang melawan bot
cli-no-chance = pertandingan tidak bisa dilanjutkan: rekamannya tidak punya benih untuk mengundi nasib
cli-resume-options = pertandingan tersimpan sudah punya opsinya: hilangkan { $options }
cli-resume-game = pertandingan tersimpan adalah { $game }, bukan { $asked }

# Bantuan perintah dan opsi. Kata berhuruf besar menandai tempat: cli-word-.

cli-usage = Cara pakai:
cli-examples = Contoh:
cli-heading-options = Opsi:
cli-heading-arguments = Argumen:
cli-heading-commands = Perintah:
cli-required = wajib
cli-word-game = PERMAINAN
cli-word-file = BERKAS
cli-word-name = NAMA
cli-word-names = NAMA
cli-word-option = OPSI
cli-word-options = OPSI
cli-word-value = NILAI
cli-word-clause = PASAL
cli-word-command = PERINTAH

cli-doc-menu = Bermain, mempelajari, dan meneliti empat permainan bernama 41 dan 40. Tanpa perintah: menu, lalu bermain.
cli-doc-play = Bermain satu pertandingan, melawan bot atau bersama orang lain di layar ini.

    Langkah diketik dalam notasinya atau dengan huruf di sampingnya; ? menampilkan perintah lain. Kalau masukannya bukan terminal, langkah dibaca baris demi baris: baris salah pertama menghentikan, dan pertandingan disimpan.
cli-doc-games = Permainan-permainan, dan nama yang dikenal orang.
cli-doc-rules = Buku aturan sebuah permainan.
cli-doc-replay = Memutar ulang pertandingan, langkah demi langkah.
cli-doc-verify = Membuktikan bahwa rekaman sah dan nasibnya jujur; kalau tidak, kode keluar 1.
cli-doc-perft = Menghitung rangkaian langkah: kartu dari benih, setiap lemparan dadu dihitung.
cli-doc-bench = Mengukur waktu pembagian acak tiap permainan di sini; dengan --json, satu baris JSON per ukuran.

cli-opt-help = Tampilkan bantuan ini lalu keluar.
cli-opt-lang = Bahasa: en, ar, es, fr, id, nb, ru. Biasanya: bahasa sistem.
cli-opt-game = Sebuah permainan, dengan nama mana pun (fortyone games).
cli-opt-play-game = Tanpanya: pertandingan tersimpan Anda.
cli-opt-bench-game = Biasanya: semua permainan.
cli-opt-file = Sebuah rekaman.
cli-opt-preset = Kumpulan opsi yang bernama.
cli-opt-settings = Ubah sebuah opsi; nilainya JSON kalau terbaca sebagai JSON, kalau tidak teks. Boleh diulang.
cli-opt-seats = Siapa yang bermain, menurut urutan kursi: you (Anda), you:Rosa, strong (satu detik per langkah), quick (sepersepuluhnya), basic, random. Menentukan jumlah kursi. Biasanya: Anda, dan quick untuk yang lain; basic dalam skrip.
cli-opt-dealer = Pembagi atau yang mulai pertama: sebuah kursi, dari 0. Biasanya: lot (undian).
cli-opt-seed = Nasib yang bisa diulang. Biasanya: benih rahasia.
cli-opt-perft-seed = Benih asal kartu. Biasanya: 0.
cli-opt-save = Tempat menyimpan pertandingan.
cli-opt-resume = Lanjutkan sebuah pertandingan.
cli-opt-clause = Hanya pasal-pasal ini, misalnya D-7.
cli-opt-options = Opsi dengan nilai biasanya, dan paket aturan.
cli-opt-glossary = Istilah permainan itu.
cli-opt-step = Tampilkan meja sebelum setiap langkah.
cli-opt-seat = Seperti yang dilihat kursi ini. Biasanya: sebagai penonton.
cli-opt-depth = Banyaknya langkah dalam rangkaian.
cli-opt-position = Posisi sebagai JSON. Biasanya: awal permainan.
cli-opt-split = Hitungan untuk setiap langkah pertama.
cli-opt-as_json = Tulis JSON, dan tidak ada yang lain.

cli-wrong-command = tidak ada perintah “{ $text }”
cli-wrong-option = tidak ada opsi { $option }{ $near ->
    [none] { "" }
   *[other] ; yang mirip: { $near }
  }
cli-wrong-empty = { $option } perlu nilai
cli-wrong-flag = { $option } tidak memakai nilai
cli-wrong-missing = { $what } belum ada
cli-wrong-value = { $option } memakai bilangan bulat{ $least ->
    [zero] { " " }mulai 0
    [one] { " " }mulai 1
   *[none] { "" }
  }, bukan “{ $value }”
cli-wrong-extra = lebih dari yang dipakai perintah ini: { $text }

# judul kolom `bench`
bench-game = permainan
bench-what = apa
bench-rate = per detik
bench-moves = langkah per detik

cli-web-open = Meja-meja terbuka di { $address }
cli-web-others = Untuk orang lain di jaringan Anda: { $address }
cli-web-ends = Ctrl-C mengakhirinya; semua meja disimpan.
cli-web-here = Atau main di sini, di terminal ini:
cli-web-goes-on = Meja-meja masih terbuka; Ctrl-C mengakhirinya.
cli-web-taken = tidak bisa mendengarkan di { $address }: { $why }
cli-web-missing = server meja memerlukan paket yang belum terpasang ({ $missing }): pip install 'fortyone[web]'
cli-tables-none = Tidak ada meja tersimpan di sini.
cli-tables-deleted = Meja { $code } sudah dihapus.

cli-doc-web = Membuka meja untuk peramban: teman dan bot di satu meja. Tiap opsi juga bisa diatur di lingkungan (FORTYONE_PORT=80) atau di berkas; docs/server.md memuat semuanya.
cli-doc-tables = Meja yang tersimpan: semua, atau satu; pertandingannya sebagai rekaman; menghapusnya.
cli-opt-host = Alamat untuk mendengarkan; 0.0.0.0 membolehkan orang lain di jaringan Anda masuk. Biasanya: 127.0.0.1.
cli-opt-port = Porta. Biasanya: 8041.
cli-opt-database = Tempat meja disimpan. Biasanya: berkas di folder data Anda.
cli-opt-config = Berkas pengaturan (TOML). Biasanya: server.toml di folder pengaturan Anda.
cli-opt-browser = Buka peramban, atau tidak.
cli-opt-menu = Tawarkan juga permainannya di terminal ini.
cli-opt-code = Sebuah meja.
cli-opt-export = Tulis pertandingannya sebagai rekaman. Pertandingan yang berjalan ditulis beserta benihnya: rahasiakan.
cli-opt-delete = Hapus untuk selamanya.
cli-word-address = ALAMAT
cli-word-code = KODE

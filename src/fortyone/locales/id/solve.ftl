# Perintah solve dan advise: dadu 41 dan Midnight, terpecahkan

cli-doc-solve = Tabel permainan yang sudah terpecahkan: dadu 41, dan Midnight.

    Rata-rata terbaik, peluang terbaik untuk mencapai atau melampaui tiap nilai, seberapa sering rata-rata terbaik berakhir pada tiap nilai, dan bagian pot tiap kursi kalau semua bermain sebaik-baiknya.
cli-doc-advise = Harga tiap pilihan dalam sebuah lemparan, dan mengapa.

    Tepat, untuk lemparan dadu 41 atau Midnight: setiap kursi sesudah ini bermain sebaik-baiknya. Harganya dalam bagian pot.
cli-opt-solve-seats = Berapa yang melempar untuk pot, 2 sampai 12. Biasanya: seperti permainannya.
cli-opt-advise-seats = Berapa yang melempar untuk pot; 1: latihan. Biasanya: sebanyak yang disebut opsi lain, sedikitnya seperti permainannya.
cli-opt-tie = Yang dilakukan beberapa yang sama di puncak. Biasanya: seperti permainannya.
cli-opt-plot = Gambarkan nilai ke berkas ini, .png atau .svg (perlu matplotlib).
cli-opt-throw = Dadu yang tergeletak, sebagai angka.
cli-opt-kept = Dadu yang sudah disisihkan, sebagai angka. Biasanya: tidak ada.
cli-opt-to_beat = Nilai terbaik sejauh ini; 0: yang sudah melempar gagal. Biasanya: belum ada yang melempar.
cli-opt-holders = Berapa yang punya nilai itu. Biasanya: 1.
cli-opt-after = Berapa yang melempar sesudah kursi ini. Biasanya: tidak ada dengan --to-beat, kalau tidak semua yang lain.
cli-word-dice = DADU
cli-word-score = NILAI

cli-not-solved = { $value } belum terpecahkan; yang sudah { $allowed }, dengan Midnight
cli-no-plots = gambar memerlukan matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = gambar adalah berkas .png atau .svg, bukan { $path }
cli-solve-one = Dadu 41: satu dadu disisihkan tiap lemparan
cli-solve-one_or_more = Midnight: satu dadu atau lebih disisihkan tiap lemparan
cli-solve-tickets = tiket { $one } dan { $other }
cli-solve-max_mean = Rata-rata terbaik
cli-solve-max_qualify = Peluang terbaik untuk lolos
cli-solve-max_24 = Peluang terbaik untuk 24
cli-solve-score = nilai
cli-solve-at_least = sedikitnya
cli-solve-more_than = lebih dari
cli-solve-distribution = dengan rata-rata terbaik
cli-solve-shares = Bagian pot, yang melempar pertama lebih dulu; kalau seri { $tie ->
    [split] dibagi
    [carry] tinggal
   *[roll_off] lempar ulang
  }:
cli-advise-dice = yang disisihkan “{ $kept }” dan yang dilempar “{ $thrown }” harus enam dadu seluruhnya
cli-advise-holders = --holders dipakai bersama --to-beat: berapa yang punya nilai itu
cli-advise-exact = Sisihkan { $move }: { $cause }; { $outlook }.
cli-advise-near = Sisihkan { $move }: { $cause }; { $outlook }. (Harganya tidak tepat dengan opsi ini.)
cli-plot-scores = Seberapa sering rata-rata terbaik berakhir pada tiap nilai (%)
cli-plot-targets = Peluang terbaik untuk mencapai tiap nilai (%)
cli-plot-mean = rata-rata { $mean }
cli-plot-fails = tidak lolos: { $chance }%
cli-plot-score = nilai
cli-plot-worths = Harga sebuah nilai selama yang lain belum melempar (% pot)
cli-plot-after = { $after } lagi

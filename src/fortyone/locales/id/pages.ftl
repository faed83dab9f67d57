# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Bentuk lain yang dikenal
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = 400 Lebanon
ui-name-cuarenta-rapido = Cuarenta cepat
ui-name-cuarenta-individual = Cuarenta berdua
ui-about-dice41-midnight = Permainan dadu yang juga disebut 1-4-24. Setelah tiap lemparan sisihkan satu dadu atau lebih; 24 dibayar dua kali.
ui-about-tarneeb41-lebanese = Empat ratus seperti di Lebanon, sampai 82. Tawaran tinggi jauh lebih berharga, dan sama ruginya kalau gagal.
ui-about-cuarenta-rapido = Cuarenta dalam separuh waktu: tiap chica sampai 20. Selebihnya tetap, caída juga.
ui-about-cuarenta-individual = Cuarenta berdua, masing-masing sendiri. Lebih banyak kartu terlihat, dan tidak ada yang bisa disalahkan.
ui-minutes = sekitar { $minutes } mnt
ui-hours = sekitar { $hours } jam
ui-minutes-a-deal = sekitar { $minutes } mnt per pembagian
ui-players-of = { $count } pemain
ui-find-table = Buka meja

# Rules

ui-rules-of-table = Inilah aturan meja tempat Anda datang.
ui-back-to-table = Kembali ke meja
ui-rules-played = Aturan yang dimainkan
ui-in-short = Singkatnya
ui-examples = Contoh
ui-example-before = sebelum
ui-example-after = sesudah
ui-exact = Yang diketahui dengan pasti
ui-known-dice41-1 = Berdua dengan permainan terbaik, pelempar terakhir memenangi 51,95 % pot, pelempar pertama 48,05 %: yang terakhir tahu apa yang harus dikalahkan.
ui-known-dice41-2 = Permainan terbaik untuk nilai rata-rata 17,05. Paling banyak 92,38 % giliran lolos, dan 4,13 % mencapai 24.
ui-known-dice41-3 = Di Midnight angkanya 18,68, 95,67 %, dan 10,00 %; pelempar terakhir dari dua memenangi 53,97 % pot.
ui-known-cuarenta-1 = Lima kartu berisi tiga kartu sama dalam 25.200 dari 658.008 kemungkinan: sekali dalam 26 tangan.
ui-known-cuarenta-2 = Keempat kartu sama muncul dalam 360 dari 658.008: sekali dalam 1.828 tangan.
ui-known-empat_satu-1 = Ada 270.725 tangan berisi empat kartu. 16 bernilai 41, dan 2.860 sejenis semua: satu dari 95.
ui-known-empat_satu-2 = Tangan saat dibagikan rata-rata bernilai 2,60; 36,7 % bernilai di bawah nol.
ui-known-tarneeb41-1 = Tiga belas kartu tanpa truf sama sekali terjadi sekali dalam 78 pembagian, dan lima truf atau lebih dalam 17,6 %.
ui-known-tarneeb41-2 = Tiga truf paling sering (28,6 %), lalu empat (23,9 %). Rata-ratanya 3,25.
ui-traditions = Yang berbeda dari tempat ke tempat
ui-rule = Aturan
ui-no-changes = Tidak ada yang diubah dari aturan biasa bentuk ini.
ui-clauses-number = Setiap aturan punya nomor. Kalau langkah ditolak, nomornya disebut.
ui-clause-here = Di sini:
ui-clause-off = Tidak dimainkan di sini.
ui-colon = { $text }:
ui-here-values-lebanese = 1 sampai 4 sebesar angkanya, 5 menjadi 10, 6 menjadi 12, 7 menjadi 14, 8 menjadi 16, 9 menjadi 27, 10 menjadi 30, 11 menjadi 33, 12 menjadi 36, 13 menjadi 39
ui-here-values-jawaker = 1 sampai 4 sebesar angkanya, 5 menjadi 10, 6 menjadi 12, 7 menjadi 14, 8 menjadi 16, 9 menjadi 27, 10 ke atas menjadi 40; bagi kursi bernilai 30 atau lebih, 5 dan 6 berharga 5 dan 6
ui-here-values-stepped = 1 sampai 4 sebesar angkanya, 5 menjadi 10, 6 menjadi 12, 7 menjadi 14, 8 menjadi 16, 9 menjadi 27, 10 menjadi 30, 11 menjadi 44, 12 menjadi 48, 13 menjadi 52
ui-none-found = Tidak ada aturan yang menyebutnya.

# The result

ui-how-points = Dari mana tiap nilai
ui-see-move = Lihat di meja

# Replay

ui-copy-move = Salin tautan ke langkah ini
ui-download = Unduh rekaman
ui-moves = Langkah
ui-onlooker = penonton
ui-begins = Pertandingan dimulai.
ui-pause = Jeda
ui-open-other = Buka rekaman lain
ui-drop-here = … atau jatuhkan berkas di sini.
ui-where-records = Rekaman ada di akhir setiap pertandingan; “fortyone play” juga menyimpannya.

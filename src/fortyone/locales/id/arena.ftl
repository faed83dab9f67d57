# Dua pemain saling melawan dalam banyak pembagian.

cli-doc-arena = Dua pemain dalam banyak pembagian: mana yang lebih kuat, dan seberapa pasti.

    Tiap pembagian dimainkan dalam semua susunan kursi: pemain pertama mengambil satu pihak, yang kedua semua pihak lain, tiap pihak bergantian; docs/arena.md menjelaskan angkanya. Ctrl-C menghentikan; dengan --out, perintah yang sama melanjutkan dari situ.
cli-opt-players = Kedua pemain: basic, quick, strong, atau milik Anda sendiri sebagai module:Nama; dengan batas per langkah kalau mau, misalnya strong:0.5s atau strong:500.
cli-opt-deals = Berapa pembagian. Biasanya: 100.
cli-opt-budget = Berapa lama tiap pemain boleh memikirkan langkah, kalau namanya tidak menyebutkan: 0.5s adalah detik, 500 simulasi.
cli-opt-arena-seed = Benih asal semua nasib. Biasanya: 0.
cli-opt-jobs = Berapa proses yang bermain. Biasanya: 1.
cli-opt-out = Berkas tempat hasil tiap pembagian ditambahkan; yang sudah ada di dalamnya tidak dimainkan lagi.
cli-opt-records = Folder untuk rekaman semua pertandingan.
cli-word-budget = BATAS
cli-word-folder = FOLDER

arena-two-players = --players { $text }: perlu dua pemain, misalnya strong,basic
arena-alone = tidak ada yang melawan siapa pun di meja dengan { $sides }
arena-nothing = belum ada pembagian yang dimainkan
arena-broken = sebuah proses yang bermain telah mati
arena-trouble = { $player } (pembagian { $deal }, pihak { $side }, langkah { $event } kursi { $seat }): { $what }; basic menggantikannya, dan langkah itu dihitung terlarang
arena-stopped = berhenti setelah { $done } dari { $deals } pembagian; perintah yang sama melanjutkan dengan { $path }
arena-stopped-lost = berhenti setelah { $done } dari { $deals } pembagian; dengan --out BERKAS hasilnya akan tersimpan
arena-no-ledger = { $path } bukan berkas arena
arena-other-contest = { $path } milik pertemuan lain: { $key } di situ { $there }, bukan { $here }
arena-bad-line = { $path }, baris { $line } tidak bisa dibaca: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals } pembagian dalam semua susunan kursi: { $matches } pertandingan, dibagi { $dealt } kali
arena-first = { $first } lawan { $second }
arena-mean = menang per pembagian
arena-wins = pertandingan menang
arena-unit = perolehan
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95%: { $low } … { $high }
arena-one-deal = satu pembagian tidak mengatakan lebih
arena-moves = langkah
arena-pace = detik per langkah
arena-illegal = terlarang
arena-late = terlambat

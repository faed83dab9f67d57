# Yang bisa salah di permainan apa pun. Pesan tiap permainan ada di berkasnya sendiri.

option-value = { $option }={ $value } tidak bisa dipilih; boleh: { $allowed }
option-unknown = { $option } bukan opsi permainan ini; opsi: { $allowed }
option-bank = { $option }={ $value } tidak cukup untuk taruhan; boleh: { $allowed }
game-unknown = { $value } bukan permainan; permainan: { $allowed } (“fortyone games” menampilkan nama lainnya)
game-ambiguous = { $value } adalah nama beberapa permainan: { $allowed }
clause-unknown = { $value } bukan pasal buku aturan ini; pasal: { $allowed }
name-bad = { $value } bukan nama; nama terdiri dari { $allowed } karakter yang bisa dicetak, tanpa spasi di ujungnya
player-budget = { $text ->
    [none] batas pemain ini belum ada
   *[other] “{ $text }” bukan batas
  }: detik atau simulasi per langkah, misalnya strong:0.5s atau strong:500
player-import = { $text } bukan pemain: { $why }; pemain: { $allowed }, atau milik Anda sendiri sebagai module:Nama
player-no-choose = tidak punya metode choose

bad-move-id = { $move } bukan nomor langkah; nomor dari 0 sampai { $count } − 1
no-text = { $value } bukan teks
bad-card = { $text } bukan kartu; kartu adalah peringkat (A 2 … 9 T J Q K) dan jenis (c d h s), misalnya Th
bad-faces = { $text } bukan lemparan; dadu ditulis dengan angka 1 sampai 6
deck-twice = { $card } ada dua kali di dek
deck-foreign = { $card } bukan bagian dek ini
deck-short = dek berisi { $count } kartu; seharusnya { $expected }

illegal-move = { $clause }: { $move } tidak boleh: { $why }; boleh: { $legal }
illegal-now = { $clause }: { $move } tidak boleh: { $why }
other-seat = ini giliran kursi { $turn }
over-no-move = pertandingan sudah selesai
chance-no-move = tidak ada yang mendapat giliran: menunggu nasib
over-no-chance = pertandingan sudah selesai
seat-no-chance = bukan waktunya nasib: ada kursi yang mendapat giliran
wrong-dice = { $count } dadu dilempar, seharusnya { $due }
chance-is-drawn = pertandingan ini mengundi nasibnya sendiri

position-no-object = posisi adalah objek JSON
position-key = { $key } bukan kunci posisi; kunci: { $allowed }
position-value = { $key }: { $value } tidak boleh; boleh: { $allowed }
position-length = { $key }: { $value } bukan daftar sepanjang { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } ada dua kali

record-error = baris { $line }: { $reason }
record-format = ini bukan rekaman: baris pertama bukan “{ $expected }”
record-line = “{ $text }” bukan tanda, bukan nasib, bukan langkah
record-tag = “{ $tag }” bukan tanda, atau kekurangan kunci, atau kuncinya tidak perlu; tanda: { $allowed }
record-tag-twice = tanda “{ $tag }” ada dua kali
record-tag-late = tanda “{ $tag }” datang terlambat
record-lot = undian hanya sekali, sebelum yang lain
record-hidden = ada kartu tersembunyi: rekaman dari satu kursi tidak bisa diputar ulang
record-after-result = setelah hasil tidak ada lagi yang terjadi
record-no-dealer = kurang undian, atau tanda “dealer”
record-two-dealers = pembagi diundi, atau dipilih dengan tanda “dealer”: tidak keduanya
record-missing = kurang tanda “{ $tag }”
record-seat = “{ $tag }”: meja ini punya { $seats } kursi, bernomor mulai 0
record-value = { $tag }: “{ $value }” tidak boleh; boleh: { $allowed }
record-rules = dibuat dengan aturan versi { $version }; program ini memakai versi { $known }: { $why }
record-seed = benih adalah 64 angka heksadesimal
record-number = { $tag }: “{ $value }” bukan bilangan bulat
record-json = { $tag }: “{ $value }” bukan JSON
record-result = { $tag } adalah “{ $value }”, padahal langkahnya menghasilkan “{ $expected }”
unfair-no-seed = rekaman tidak menunjukkan benih, jadi nasibnya tidak bisa diperiksa
unfair-commitment = komitmen itu bukan milik benihnya, yaitu { $expected }
unfair-chance = nasib nomor { $event } bukan yang dihasilkan benih

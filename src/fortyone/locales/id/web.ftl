# Server meja. Pesan yang diawali web-no- mengatakan mengapa ditolak.

web-no-action-unknown = itu tidak bisa dikatakan di meja ini
web-no-bot-unknown = { $level } bukan tingkat bot; tingkat: { $allowed }
web-no-busy = server sedang terlalu sibuk untuk ini: silakan coba lagi
web-no-chat-off = tidak ada obrolan di meja ini
web-no-foreign-origin = ini datang dari halaman situs lain
web-no-internal = ada yang salah di sini; sudah dicatat, dan tidak ada yang berubah
web-no-malformed = ini tidak bisa dipahami: { $why }
web-no-method = alamat ini tidak melakukan itu
web-no-name = nama terdiri dari 1 sampai { $longest } karakter yang bisa dicetak, dan bukan tingkat bot
web-no-no-hints = petunjuk diberikan kalau satu orang bermain melawan bot
web-no-no-match = belum ada pertandingan yang mulai
web-no-no-person = server tidak mengenal Anda: buka dulu halaman pertamanya, atau kirim token Anda
web-no-no-spectators = hanya yang duduk di meja ini yang boleh melihatnya
web-no-nonce = yang Anda tambahkan pada nasib harus berupa karakter yang bisa dicetak
web-no-not-found = tidak ada apa-apa di alamat ini
web-no-not-manager = hanya yang menyiapkan meja yang boleh melakukannya atau, selama ia pergi, yang duduk di sini
web-no-not-over = pertandingan belum selesai
web-no-not-seated = Anda tidak duduk di meja ini
web-no-not-your-turn = ini giliran kursi { $turn }
web-no-over = pertandingan sudah selesai
web-no-playing = jangan selama ada pertandingan di meja
web-no-present = orang ini ada di sini, dan gilirannya belum lama
web-no-seat-full = kursi ini sudah terisi
web-no-seat-unknown = tidak ada kursi { $seat }: meja ini punya { $seats } kursi, bernomor mulai 0
web-no-seated = Anda sudah duduk di sana
web-no-seats-open = masih ada kursi kosong: tunggu seseorang, atau dudukkan bot
web-no-stale = meja sudah berubah sejak itu
web-bot = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Elsa
    [5] Felix
    [6] Gina
    [7] Hugo
    [8] Iris
    [9] Jonas
    [10] Kira
   *[11] Leo
  }
web-guest = { $card ->
    [0] As
    [1] Jack
    [2] Queen
    [3] King
   *[4] Joker
  } { $number }
web-no-storage = tidak bisa disimpan, jadi tidak dilakukan: silakan coba lagi
web-no-table-broken = catatan meja ini tidak bisa dimainkan menurut aturan sekarang
web-no-table-unknown = tidak ada meja seperti itu
web-no-too-big = ini terlalu besar
web-no-too-many = terlalu banyak sekaligus: tunggu sebentar
web-no-undo-light = sejak itu ada kartu atau lemparan yang terlihat: tidak bisa ditarik kembali
web-no-undo-none = tidak ada yang bisa ditarik kembali
web-no-undo-pending = seseorang sudah meminta menarik kembali sebuah langkah

web-setting-unknown = { $option } bukan pengaturan; pengaturan: { $allowed }
web-unbuilt-title = Meja-meja terbuka, tetapi halamannya belum dibangun
web-unbuilt = Server berjalan. Kliennya harus dibangun sekali, di folder proyek:
web-unbuilt-api = API berfungsi tanpanya
web-for-bot = { $why ->
    [late] { $name } tidak menemukan langkah pada waktunya: bot yang lebih sederhana bermain.
   *[failed] { $name } tidak dapat menemukan langkah: bot yang lebih sederhana bermain.
}

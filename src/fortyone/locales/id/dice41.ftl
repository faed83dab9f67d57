dice41-name = Dadu 41
dice41-arena-unit = keping
dice41-value-unit = bagian Anda dari pot ini secara rata-rata, dalam keping (sendirian: dalam poin)

# Langkah yang ditolak

dice41-bad-move = “{ $text }” tidak menyisihkan dadu; langkah adalah mata dadu yang disisihkan, satu sampai enam angka dari 1 sampai 6
dice41-keep-one = setelah tiap lemparan tepat satu dadu disisihkan
dice41-not-thrown = dadu-dadu itu tidak semuanya ada; yang dilempar: { $thrown }

# Posisi yang ditolak

dice41-out-bank = out: tanpa modal tidak ada yang absen
dice41-out-all = out: tinggal kurang dari dua kursi yang bermain
dice41-out-rich = out: kursi { $seat } punya { $chips } keping dan bisa membayar taruhan
dice41-starter-out = starter: kursi { $seat } absen
dice41-no-rolling = rolling_off: dengan opsi ini, juga setelah akhir, tidak ada lempar ulang
dice41-rolling = rolling_off: { $seats } tidak bisa lempar ulang: perlu dua kursi atau lebih, tak satu pun absen
dice41-done = done: kursi { $seat } tidak mungkin punya { $score }; nilainya 0 atau 4 sampai 24, dari kursi yang melempar di ronde atau lempar ulang ini
dice41-kept-by = kept_by: kursi { $seat } tidak mungkin menyisihkan { $kept }; enam dadu disisihkan, dan menghasilkan nilai di `done`
dice41-all-done = done: semua sudah melempar, jadi ronde seharusnya selesai
dice41-turn = turn: bukan giliran kursi { $given }; kursi pertama menurut urutan yang belum melempar adalah { $due }, dan tak satu pun sesudahnya sudah melempar
dice41-dice = disisihkan “{ $kept }” dan dilempar “{ $thrown }” tidak mungkin: semuanya enam dadu, atau kurang dari enam disisihkan dan menunggu lemparan; satu dadu saja tidak pernah tergeletak
dice41-not-over = turn: pertandingan tidak mungkin selesai di ronde { $round } dari { $rounds } dengan nilai dan keping ini
dice41-paid = paid: kursi { $seat } tidak mungkin memasang { $paid } di ronde ini; seharusnya { $allowed }
dice41-chips = chips: keping para pemain ({ $chips }) dan pot ({ $pot }) harus berjumlah { $total }
dice41-pot = pot: tidak mungkin { $pot }, dengan { $paid } dipasang di ronde ini dan keping seperti ini
dice41-pot-left = pot: tidak mungkin tersisa { $pot } di akhir: pasti diperebutkan atau dibagi
dice41-pot-won = round: ronde { $round } dari { $rounds } hanya dimainkan untuk pot yang tersisa, dan tidak ada

# Opsi

dice41-option-seats = jumlah kursi di meja; satu kursi berarti latihan, tanpa pot
dice41-option-rounds = berapa ronde dalam satu pertandingan; satu tiap kursi, supaya semua sama sering memulai
dice41-option-keep = berapa dadu disisihkan setelah lemparan: tepat satu, atau satu atau lebih (Midnight)
dice41-option-tickets = dua mata dadu yang harus disisihkan supaya lolos
dice41-option-ante = keping yang dipasang tiap pemain ke pot sebelum ronde
dice41-option-tie = beberapa sama di puncak: lempar ulang, pot dibagi, atau tinggal untuk ronde berikutnya
dice41-option-nobody = tidak ada yang lolos: pot tinggal, jatuh ke yang terdekat, atau kembali kepada yang membayar
dice41-option-fail_ante = keping tambahan ke pot dari yang tidak lolos
dice41-option-double_24 = pemenang dengan 24 mendapat satu taruhan lagi dari setiap pemain lain
dice41-option-starter = siapa memulai ronde berikutnya: bergilir, atau pemenang
dice41-option-last_pot = pot terakhir yang tidak dimenangi: terus diperebutkan, atau dibagi
dice41-option-bank = modal tiap pemain, dalam keping; 0: keping hanya dihitung dan boleh di bawah nol

dice41-preset-standard = enam dadu, satu disisihkan tiap lemparan; seri dilempar ulang, pot yang tidak dimenangi tinggal
dice41-preset-midnight = Midnight, atau 1-4-24: sisihkan dadu sebanyak Anda mau; menang dengan 24 dibayar dua kali
dice41-preset-midnight_carry = Midnight di mana seri membuat pot tinggal untuk ronde berikutnya
dice41-preset-pub = Dadu 41 dengan satu keping lagi dari tiap yang gagal, dan 24 dibayar dua kali

# Istilah permainan

dice41-term-ticket = Tiket — salah satu dari dua dadu, { $tickets }, yang harus disisihkan supaya giliran dihitung
dice41-term-qualify = Lolos — sudah menyisihkan kedua tiket; giliran yang tidak lolos bernilai 0
dice41-term-points = Nilai — jumlah keempat dadu selain tiket, 4 sampai 24
dice41-term-set-aside = Menyisihkan — menyimpan dadu setelah lemparan; dadu itu tidak dilempar lagi pada giliran ini
dice41-term-ante = Taruhan — keping yang dipasang tiap pemain ke pot sebelum ronde
dice41-term-pot = Pot — keping yang diambil nilai tertinggi
dice41-term-carry = Pot tinggal — pot yang tidak dimenangi tetap di meja, dan taruhan berikutnya ditambahkan
dice41-term-roll-off = Lempar ulang — yang sama di puncak melempar lagi di antara mereka untuk pot, tanpa taruhan baru
dice41-term-closest = Terdekat — kalau tidak ada yang lolos: pemain dengan satu tiket dan nilai terbanyak di sampingnya
dice41-term-midnight = Midnight — permainan, disebut juga 1-4-24, di mana Anda boleh menyisihkan beberapa dadu setelah lemparan

# Kiat

dice41-tip-1 = Tiket dulu: tanpa keduanya ({ $tickets }) dadu lain tidak berharga, jadi ambil begitu muncul.
dice41-tip-2 = Mengumpulkan enam lebih dulu memang menggoda, dan nilai tinggi yang harus dikalahkan bisa menuntutnya; tetapi tiap lemparan menyisakan lebih sedikit dadu untuk memunculkan tiket, dan Anda bisa tidak lolos sama sekali.
dice41-tip-3 = Setelah kedua tiket di tangan, sisihkan dadu tertinggi setelah tiap lemparan.
dice41-tip-4 = Tiket yang sama dua kali: satu jadi tiket, satunya hanya nilai.
dice41-tip-5 = Melempar terakhir sedikit lebih untung, karena tahu apa yang harus dikalahkan: dari dua pemain, yang terakhir mengambil 51,95% pot, yang pertama 48,05%.
dice41-tip-6 = Ketahui nilai yang harus dikalahkan: kalau hanya enam yang bisa mencapainya, lima yang aman tidak membantu.
dice41-tip-7 = Makin banyak yang belum melempar, makin tinggi nilai yang akan bertahan.
dice41-tip-8 = Midnight lebih sedikit lemparan tetapi lebih banyak kendali: kumpulkan dadu enam, dan lempar lagi lima atau empat selama dua dadu lain ikut bersamanya.

# Apa yang disisihkan, dan mengapa

dice41-why-only = tidak ada pilihan
dice41-why-same = semua pilihan sama nilainya; yang ini menyisihkan paling banyak
dice41-why-ticket = { $count ->
    [1] tiket { $faces } aman
   *[other] kedua tiket { $faces } aman
  }
dice41-why-held = kedua tiket sudah ada: yang penting nilainya
dice41-why-wait = dadu tinggi dulu: tiket yang tergeletak bisa menunggu
dice41-why-none = tidak ada { $faces } untuk diambil: dadu tinggi
dice41-beats = { $best } terlampaui dalam { $beats }%, seri dalam { $ties }%
dice41-ties = 24 seri dalam { $ties }%
dice41-out-of-reach = { $best } tidak terjangkau
dice41-scores = lolos dalam { $qualifies }%, lalu rata-rata bernilai { $mean }
dice41-fails = sudah tidak bisa lolos
dice41-why-exact = { $cause }; { $outlook }; seharga { $value } dari { $pot } keping
dice41-why-near = { $cause }; { $outlook }; seharga kira-kira { $value } dari { $pot } keping (tidak tepat di meja ini)
dice41-why-points = { $cause }; { $outlook }; seharga { $value }

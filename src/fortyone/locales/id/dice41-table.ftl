dice41-table-ask = { $many ->
    [yes] Sisihkan satu dadu atau lebih
   *[no] Sisihkan satu dadu
  }{ $best ->
    [0] {""}
   *[other] ; kalahkan { $best }
  }
dice41-table-ticket = tiket
dice41-table-round = { $extra ->
    [yes] Ronde { $round }, untuk pot yang tersisa
   *[no] Ronde { $round } dari { $rounds }
  }
dice41-table-pot = pot: { $chips } keping
dice41-table-rolling = lempar ulang: { $who }
dice41-table-chips = keping
dice41-table-this-round = ronde ini
dice41-table-out = absen
dice41-table-failed = gagal
dice41-table-best = { $score }, terbaik
dice41-table-tray = Disisihkan: tiket ({ $tickets }) { $kept }  nilai { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] Anda menyisihkan { $dice } dari { $thrown }
   *[no] { $who } menyisihkan { $dice } dari { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] Anda mendapat { $score }: { $dice }
   *[no] { $who } mendapat { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] Anda gagal: tidak ada { $missing } di { $dice }
   *[no] { $who } gagal: tidak ada { $missing } di { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Masih seri
   *[no] Seri
  }: { $who } melempar lagi untuk pot
dice41-table-takes = { $you ->
    [yes] Anda mengambil pot
   *[no] { $who } mengambil pot
  }: { $chips } keping
dice41-table-shared = { $who } membagi pot, masing-masing { $chips } keping
dice41-table-stays = { $failed ->
    [yes] Tidak ada yang lolos
   *[no] Seri
  }: { $chips ->
    [0] pot kosong
   *[other] { $chips } keping tinggal di pot
  }
dice41-table-returned = Tidak ada yang lolos: semua mengambil kembali keping ronde ini
dice41-table-begins = Ronde { $round }: { $you ->
    [yes] Anda melempar pertama
   *[no] { $who } melempar pertama
  }

dice41-table-practice = Latihan sendiri: { $rounds } giliran, tanpa pot
dice41-table-means = Keping menang dan kalah; yang terbanyak setelah { $rounds } ronde menang. Taruhan: { $ante }. Pot terakhir yang belum dimenangi diselesaikan dulu.
dice41-table-tie-roll_off = Sama di puncak: mereka melempar lagi untuk pot.
dice41-table-tie-split = Sama di puncak: mereka membagi pot.
dice41-table-tie-carry = Sama di puncak: pot tinggal untuk ronde berikutnya.
dice41-table-nobody-carry = Tidak ada yang lolos: pot tinggal untuk ronde berikutnya.
dice41-table-nobody-closest = Tidak ada yang lolos: pot jatuh ke yang terbaik dengan satu tiket.
dice41-table-nobody-return = Tidak ada yang lolos: semua mengambil kembali keping ronde itu.
dice41-table-means-fail = Yang gagal menambah { $chips } ke pot.
dice41-table-means-double = Pot dimenangi dengan 24: setiap pemain lain membayar { $ante } lagi.
dice41-table-unwon = { $chips } keping tidak dimenangi siapa pun.

# tanda di meja, dijelaskan oleh `?`
dice41-sign-tickets = [4] [_]  tiket yang sudah disisihkan, dan yang masih kurang

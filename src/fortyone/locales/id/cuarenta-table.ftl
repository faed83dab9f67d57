cuarenta-table-deal = Pembagian { $deal }
cuarenta-table-goal = chica sampai { $target }, menang dengan { $chicas }
cuarenta-table-stock = dek: { $count }
cuarenta-table-cards = { $count } kartu
cuarenta-table-deals = bagi
cuarenta-table-shown = , ronda { $rank } terlihat: { $cards }
cuarenta-table-empty = Meja kosong.
cuarenta-table-hand = Kartu Anda:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Mainkan kartu atau perlihatkan ronda
   *[no] Mainkan kartu
  }{ $only ->
    [yes] {" "}(hanya caída dihitung)
   *[no] {""}
  }
cuarenta-table-note-ronda = perlihatkan ronda
cuarenta-table-note-lay = letakkan
cuarenta-table-note-takes = ambil { $cards }

cuarenta-table-begins = { $you ->
    [yes] Pembagian { $deal }: Anda jalan pertama
   *[no] Pembagian { $deal }: { $who } jalan pertama
  }
cuarenta-table-five = Masing-masing lima kartu lagi
cuarenta-table-lays = { $you ->
    [yes] Anda meletakkan { $card }
   *[no] { $who } meletakkan { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] Anda mengambil { $cards } dengan { $card }
   *[no] { $who } mengambil { $cards } dengan { $card }
  }{ $kind ->
    [caida] : caída!
    [limpia] : limpia!
    [caidalimpia] : caída dan limpia!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] Anda memperlihatkan ronda { $rank }
   *[no] { $who } memperlihatkan ronda { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] Anda punya doble ronda: keempat { $rank }
       *[no] { $who } punya doble ronda: keempat { $rank }
      }
   *[ronda] { $you ->
        [yes] Anda punya ronda { $rank }
       *[no] { $who } punya ronda { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] Anda salah membagi
   *[no] { $who } salah membagi
  }{ $free ->
    [yes] ; diperbaiki, tanpa hukuman
   *[no] {" "}dan membagi lagi
  }
cuarenta-table-leftovers = Sisa meja untuk { $who }: { $count } kartu
cuarenta-table-counted = { $who }: { $count } kartu
cuarenta-table-ends = Pembagian selesai
cuarenta-table-why = { $why ->
    [under] kurang dari 20
    [never] kartu yang diambil tidak pernah bernilai
    [stop] mulai { $score } nilai kartu tidak dihitung
    [neither] masing-masing 20: tidak ada yang dapat nilai
    [others] masing-masing 20: hanya pihak lain yang dapat nilai
    [twenty] 6 untuk 20
   *[more] 6 untuk 20, dan { $points } untuk { $over } lagi
  }
cuarenta-table-of-which = { $why }, yang dihitung { $count }
cuarenta-table-chica = { $zapateria ->
    [yes] Zapatería! Chica dan mesa untuk { $who }
   *[no] Chica untuk { $who }: { $chicas }
  }

cuarenta-table-finish-reset = Tepat { $target } memenangi chica; yang akan melewatinya menyisakan satu di bawahnya.
cuarenta-table-finish-exact = Tepat { $target } memenangi chica; yang akan melewatinya hilang.
cuarenta-table-finish-reach = { $target } atau lebih memenangi chica.
cuarenta-table-only = Mulai { $score } hanya caída yang dihitung.
cuarenta-table-zapateria = Chica pertama memenangi mesa kalau pihak lain bernilai kurang dari { $score }.
cuarenta-table-counts = { $score ->
    [0] Kartu yang diambil tidak pernah bernilai.
   *[other] Kartu: 6 nilai mulai 20, 2 lagi tiap pasang berikutnya; tanpa nilai bagi pihak yang punya { $score } atau lebih.
  }
cuarenta-table-final = Chica { $chicas }; yang terakhir { $scores }
cuarenta-table-unseen = Kartu yang belum Anda lihat, menurut peringkat:

cuarenta-extra-piles = kartu yang diambil tiap pihak
cuarenta-extra-unseen = berapa kartu tiap peringkat yang belum terlihat

# tanda di meja, dijelaskan oleh `?`
cuarenta-sign-last = [kartu]  kartu yang terakhir diletakkan

# 41 Suriah di terminal.

tarneeb41-table-deal = Pembagian { $deal } · sampai { $target } · truf ♥
tarneeb41-table-deals = { $deals } pembagian · sampai { $target }
tarneeb41-table-total = { $counts ->
    [values] harga tawaran { $total } dari { $required } yang perlu
   *[tricks] ditawar { $total } dari { $required } yang perlu
  }
tarneeb41-table-trick = trik { $trick } dari 13 · ditawar { $bid }
tarneeb41-table-dealer = {" "}(B)
tarneeb41-table-hand = Kartu Anda:  { $hand }

tarneeb41-table-ask-bid = Tawar { $low } sampai { $high }; sejauh ini { $total } dari { $required }
tarneeb41-table-ask-lead = Buka dengan kartu apa saja
tarneeb41-table-ask-card = { $follows ->
    [yes] Ikut jenis { $suit }
   *[no] Anda tidak punya { $suit }: mainkan kartu apa saja
  }
tarneeb41-table-worth = harga { $value }
tarneeb41-table-throws-in = membatalkan pembagian
tarneeb41-table-ahead = { $last ->
    [yes] mengambilnya
   *[no] unggul sementara
  }

tarneeb41-table-dealt = { $you ->
    [yes] Anda membagi
   *[no] { $who } membagi
  }
tarneeb41-table-bids = { $you ->
    [yes] Anda menawar { $bid }
   *[no] { $who } menawar { $bid }
  } (jumlah { $total })
tarneeb41-table-thrown-in = Tawaran kurang: pembagian batal; { $you ->
    [yes] berikutnya Anda membagi
   *[no] berikutnya { $who } membagi
  }
tarneeb41-table-all-bid = Semua sudah menawar; { $you ->
    [yes] Anda membuka
   *[no] { $who } membuka
  }
tarneeb41-table-leads = { $you ->
    [yes] Anda membuka dengan { $card }
   *[no] { $who } membuka dengan { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] Anda memainkan { $card }
   *[no] { $who } memainkan { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] Anda mengambil trik: { $count }
   *[no] { $who } mengambil trik: { $count }
  }
tarneeb41-table-deal-ends = Pembagian ini: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] Anda mengambil ketiga belas trik!
   *[no] { $who } mengambil ketiga belas trik!
  }

tarneeb41-table-no-last = Belum ada trik yang diambil
tarneeb41-table-took = { $you ->
    [yes] Anda yang mengambilnya
   *[no] { $who } yang mengambilnya
  }
tarneeb41-table-values = Tawaran yang terpenuhi dengan trik sendiri mendapat harganya; yang gagal kehilangan harganya:
tarneeb41-table-target-alone = Pemain bernilai { $target } menang sendirian; kalau ada beberapa, yang terbanyak.
tarneeb41-table-target-pair = Pasangan menang dengan jumlah { $target }.
tarneeb41-table-target-seat = Pemain bernilai { $target } menang untuk pasangannya.
tarneeb41-table-partner-not_negative = Rekannya tidak boleh di bawah 0.
tarneeb41-table-partner-positive = Rekannya harus di atas 0.
tarneeb41-table-jawaker = Bagi pemain bernilai 30 ke atas, 5 dan 6 berharga 5 dan 6.
tarneeb41-table-rises = Tawaran paling kecil 3 mulai nilai 30, 4 mulai 40, 5 mulai 50.
tarneeb41-table-sweep = Ketiga belas trik oleh satu pemain memenangi permainan.
tarneeb41-table-bound = Permainan berakhir paling lambat setelah pembagian { $deals }.
tarneeb41-table-no-voids = Belum ada yang ketahuan kehabisan suatu jenis

tarneeb41-extra-voids = jenis yang ketahuan tidak dipunyai tiap pemain
tarneeb41-extra-unseen = kartu yang belum Anda lihat, menurut jenis

# tanda di meja, dijelaskan oleh `?`
tarneeb41-sign-best = [kartu]  kartu yang sementara mengambil trik

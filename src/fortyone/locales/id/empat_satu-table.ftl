empat_satu-table-ask = { $step ->
    [discard] Buang satu kartu
   *[take] Ambil satu kartu
  }{ $stop ->
    [yes] {" "}atau tutup
   *[no] {""}
  }
empat_satu-table-hand = Ronde { $hand } dari { $hands }
empat_satu-table-stock = dek: { $count } kartu
empat_satu-table-no-stock = dek habis: { $left ->
    [0] ronde berakhir
   *[other] paling banyak { $left } giliran lagi
  }
empat_satu-table-no-pile = Buangan: belum ada
empat_satu-table-pile = Buangan: { $top } paling atas
empat_satu-table-under = , di bawahnya { $cards }
empat_satu-table-deals = bagi
empat_satu-table-cards = { $count } kartu
empat_satu-table-known = , terlihat diambil: { $cards }
empat_satu-table-four = Kartu Anda:  { $hand }   nilai { $worth }
empat_satu-table-five = Kartu Anda:  { $hand }
empat_satu-table-drawn = {"   "}baru diambil: { $card }
empat_satu-table-leaves = sisa { $value }
empat_satu-table-shows = Anda perlihatkan { $hand }
empat_satu-table-pile-note = { $card }, sampai { $value }
empat_satu-table-stock-note = tertutup
empat_satu-table-pass-note = mengakhiri ronde

empat_satu-table-draws = { $you ->
    [yes] Anda mengambil { $card } dari dek
   *[no] { $who } mengambil dari dek
  }
empat_satu-table-takes = { $you ->
    [yes] Anda mengambil { $card } dari buangan
   *[no] { $who } mengambil { $card } dari buangan
  }
empat_satu-table-discards = { $you ->
    [yes] Anda membuang { $card }
   *[no] { $who } membuang { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] Anda menutup: semua kartu diperlihatkan
   *[no] { $who } menutup: semua kartu diperlihatkan
  }
empat_satu-table-pass = { $you ->
    [yes] Anda lewat: semua kartu diperlihatkan
   *[no] { $who } lewat: semua kartu diperlihatkan
  }
empat_satu-table-begins = { $you ->
    [yes] Ronde { $hand }: Anda jalan pertama
   *[no] Ronde { $hand }: { $who } jalan pertama
  }
empat_satu-table-won = { $you ->
    [yes] Anda memenangi ronde
   *[no] { $count ->
        [1] { $who } memenangi ronde
       *[other] { $who } berbagi kemenangan
      }
  }
empat_satu-table-lost = { $you ->
    [yes] Anda kalah di ronde ini
   *[no] { $count ->
        [1] { $who } kalah di ronde ini
       *[other] { $who } berbagi kekalahan
      }
  }
empat_satu-table-tally = ronde menang { $won }, kalah { $lost }
empat_satu-table-means = Nilai dihitung dari kartu jenis terbaik dikurangi kartu lain. Yang terbaik memenangi ronde, yang terburuk kalah; nilai tidak dibawa ke ronde berikutnya.
empat_satu-table-stop-one_suit = Empat kartu sejenis di awal giliran: Anda boleh menutup.
empat_satu-table-stop-threshold = Nilai { $least } atau lebih di awal giliran: Anda boleh menutup.
empat_satu-table-stop-anytime = Anda boleh menutup di awal setiap giliran.

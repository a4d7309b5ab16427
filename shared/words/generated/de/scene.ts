// Written by `npm run words` from the catalogs. Do not edit.
export default `scene-waiting = Warten auf den Tisch.
scene-demo = Demo: { $phase }
scene-phases-none = Noch kein Spiel
scene-phases-cut = Abheben
scene-phases-free = Freies Stecken
scene-phases-deal = Geben
scene-phases-bidding = Bieten um den Crib
scene-phases-exchange = Tausch
scene-phases-starter = Startkarte
scene-phases-play = Ausspielen
scene-phases-show = Zählen
scene-gameOver = Spiel { $game } ist beendet
scene-dealPhase = Runde { $deal }: { $phase }
scene-dealOf = Runde { $deal } von { $deals }: { $phase }
scene-freeCrib = Freier Crib: { $phase }
scene-dealtBy = { $name } gibt
scene-cribOf = Crib von { $name }
scene-handOf =
    { $hand ->
        [crib] Crib von { $name }
        [square] Quadrat von { $name }
        [row1] Reihe 1 von { $name }
        [hand1] Hand 1 von { $name }
       *[other] Hand von { $name }
    }
scene-skunked-skunk = Skunk
scene-skunked-doubleSkunk = Doppel-Skunk
scene-skunked-lurch = Matsch
scene-skunkLines-skunk = Skunk-Linie
scene-skunkLines-doubleSkunk = Doppel-Skunk-Linie
scene-skunkLines-lurch = Matsch-Linie
scene-leftInStinkHole = Im Stinkloch geblieben
scene-inStinkHole = Im Stinkloch
scene-toPass = { $holes } bis über die { $line }
scene-ahead = { $holes } Vorsprung
scene-kinds-fifteen = Fünfzehn
scene-kinds-twentyFive = Fünfundzwanzig
scene-kinds-thirtyOne = Einunddreißig
scene-kinds-pair = Paar
scene-kinds-pairRoyal = Drilling
scene-kinds-doublePairRoyal = Vierling
scene-kinds-run = Folge
scene-kinds-flush = Flush
scene-kinds-colours = Farben
scene-kinds-nobs = Bube in der Farbe der Startkarte
scene-kinds-honour = Bube oder 2
scene-kinds-rows = Reihen
scene-kinds-columns = Spalten
scene-claimed = Angesagt
scene-cardsCount = Karten zählen
scene-quoted = „{ $words }.“
scene-board = Brett
scene-emulated = Emuliertes Brett
scene-boardStates-connecting = verbindet
scene-boardStates-ready = verbunden
scene-boardStates-lost = Verbindung verloren
scene-boardStates-closed = geschlossen
scene-withoutPower = ohne Strom
scene-unplugged = ausgesteckt
scene-stands = { $what }: { $how }
scene-boardUnknown = Brett: unbekannt
scene-pegsAre = { $name }: vorderer Stecker { $front }, hinterer Stecker { $rear }
scene-scores = Punkte
scene-crib = Crib
scene-game = Gewonnen
scene-toGo = fehlen
scene-now = Jetzt
scene-keyed = Getippt
scene-notices = Hinweise
scene-noticeRead = Schließen
scene-lastRuling = Letzte Entscheidung
scene-recentMoves = Letzte Züge
scene-noMoves = Hier erscheinen die ersten Punkte.
scene-takenBack = rückgängig gemacht
scene-match = Match
scene-matchOver = beendet
scene-gameNumber = Spiel { $game }
scene-tally-player = Spieler
scene-tally-games = Spiele
scene-tally-points = Punkte
scene-tally-spread = Unterschied
scene-tally-stakes = Einsätze
scene-counted = { $name }, { WORD("hand", $hand) }: { $points }.
scene-desk-phones =
    { $phones ->
        [one] A phone wants to play as { LIST($names) }. Press that button to let it in, or DEL to refuse.
       *[other] Phones want to play as { LIST($names) }. Press a button to let that phone in, or DEL to refuse.
    }
scene-desk-host =
    { $device ->
        [tv] A TV asks to be the host.
        [phone] A phone asks to be the host.
       *[computer] A computer asks to be the host.
    } Hold NEXT for 2 seconds to allow it, or press DEL to refuse.
scene-desk-copyOf = This table has a copy of table { $table }’s games. Tell the desk: one of the two needs its own folder. NEXT continues anyway.
scene-desk-twoAre = Two computers identify as table { $table }. Tell the desk: one of them needs its own folder. NEXT continues anyway.
scene-desk-onePress = { $name }, press your button to start.
scene-desk-eachSign = Press your buttons to sign the result. If it is wrong, press MUGGINS. UNDO takes back the last move.
scene-desk-oneSigns = { $name }, press your button to sign. If the result is wrong, press MUGGINS. UNDO takes back the last move.
scene-desk-whoDoubts =
    { $seats ->
        [no] Who disputes the result? Press your button. If it is right after all, press UNDO.
       *[other] Who disputes the result? Press your button. If it is right after all, press UNDO. If you sat in each other’s seats, press MUGGINS.
    }
scene-desk-waits = Table { $table }: no game has been called here yet. To play a game of your own, press NEXT.
scene-desk-judge = A judge has been called. Please wait.
scene-desk-signed = Both players have signed. Only the desk can reopen this game.
scene-asksChecks = How strictly should the board check counts? Press 1, 2, or 3 on the board, then NEXT.
scene-why = Why?
scene-notation = Copy as notation
scene-desk-called = { LIST($names) }, press your buttons to start.
scene-desk-joining-silent = Looking for the hall. Check that it is running, and on this network.
scene-desk-joining-shut = Ask the desk to let this table in.
scene-desk-joining-full = Too many tables are trying to join. Please wait.
scene-desk-joining-open = To join the hall, press NEXT on the board.
scene-desk-joinWaiting = This is board { $ticket }. Wait for the desk to enter your table number.
scene-levels-gentle = gentle
scene-levels-club = club
scene-levels-strong = strong
scene-laidAway =
    { $number ->
        [one] { LIST($names) } has discarded.
       *[other] { LIST($names) } have discarded.
    }
scene-turnAt = { WHOSE($name) } turn at { $count }.
scene-playOver = The play is over.
`;

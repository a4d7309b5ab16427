## A beginning: what is missing here is said in English. Ein Anfang: Was hier fehlt, erscheint auf Englisch.

scene-waiting = Warten auf den Tisch.
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

## A beginning: what is missing here is said in English. Ein Anfang: Was hier fehlt, erscheint auf Englisch.

scoreboard-leads =
    { $many ->
        [no] führt mit { $holes }
       *[other] führen mit { $holes }
    }
scoreboard-turns-deal = gibt
scoreboard-turns-starter = deckt auf
scoreboard-turns-play = spielt aus
scoreboard-turns-hand = zählt
scoreboard-turns-crib = zählt den Crib
scoreboard-bestOf =
    { $games ->
        [0] Ein Spiel
        [one] Ein Spiel
       *[other] Best of { $games }
    }
scoreboard-legs =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
scoreboard-games = Match
scoreboard-gameNumber = Spiel { $game }
scoreboard-race = Das Rennen
scoreboard-wins =
    { $winner ->
        [one] { $winner } gewinnt!
       *[other] { $winner } gewinnen!
    }
scoreboard-winsMatch =
    { $winner ->
        [one] { $winner } gewinnt das Match!
       *[other] { $winner } gewinnen das Match!
    }
scoreboard-gameLost = Spiel verloren
scoreboard-stamps-skunk = Skunk!
scoreboard-stamps-doubleSkunk = Doppel-Skunk!
scoreboard-stamps-lurch = Matsch!
scoreboard-stamps-stinkHole = Stinkloch!
scoreboard-dealsNext = { $name } gibt im nächsten Spiel.
scoreboard-cutNext = Heben Sie ab.
scoreboard-matchOver = Das Match ist beendet.
scoreboard-join = Mit dem Telefon mitspielen
scoreboard-lost = Keine Verbindung. Neuer Versuch…
scoreboard-begin = Noch kein Spiel. Beginnen Sie eines auf der Seite „Tisch“.
scoreboard-paused = Pause

scoreboard-margin = { $best } zu { LIST($rest) }
scoreboard-marginBy = Gewonnen mit { $holes }: { $best } zu { LIST($rest) }
scoreboard-marginAhead = { $holes } vor { $name }

scoreboard-felt = Karten und Neues
scoreboard-needs = { $name } fehlen { $holes }.
scoreboard-averageHand = Eine Hand zählt im Schnitt { $points }.
scoreboard-next-cut = Die niedrigere Karte gibt.
scoreboard-next-deal = { $name } gibt.
scoreboard-next-starter = Als Nächstes: die Deckkarte.
scoreboard-next-play = { $name } spielt.
scoreboard-next-hand = { $name } zählt als Nächstes.
scoreboard-next-crib = { $name } zählt als Nächstes den Crib.

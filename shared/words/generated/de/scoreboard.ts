// Written by `npm run words` from the catalogs. Do not edit.
export default `scoreboard-leads =
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
scoreboard-goOn = Halten Sie NEXT gedrückt oder tippen Sie auf „Nächstes Spiel“.
scoreboard-newMatch = Halten Sie NEXT gedrückt, um ein neues Match zu beginnen.
scoreboard-join = Mit dem Telefon mitspielen
scoreboard-lost = Keine Verbindung. Neuer Versuch…
scoreboard-begin = Beginnen Sie ein Spiel auf der Seite „Tisch“.
scoreboard-paused = Pause
scoreboard-margin = { $best } zu { LIST($rest) }
scoreboard-marginBy = Gewonnen mit { $holes }: { $best } zu { LIST($rest) }
`;

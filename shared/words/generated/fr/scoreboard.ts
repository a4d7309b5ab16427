// Written by `npm run words` from the catalogs. Do not edit.
export default `scoreboard-leads =
    { $many ->
        [no] mène de { $holes }
       *[other] mènent de { $holes }
    }
scoreboard-level = À égalité
scoreboard-turns-deal = donne
scoreboard-turns-starter = retourne la carte
scoreboard-turns-play = joue
scoreboard-turns-hand = compte
scoreboard-turns-crib = compte le crib
scoreboard-match = Match
scoreboard-bestOf =
    { $games ->
        [0] Une seule partie
        [one] Une seule partie
       *[other] Au meilleur des { $games }
    }
scoreboard-legs =
    { $games ->
        [0] { $games } partie
        [one] { $games } partie
       *[other] { $games } parties
    }
scoreboard-games = Parties
scoreboard-points = points
scoreboard-gameNumber = Partie { $game }
scoreboard-race = La course
scoreboard-wins = { LIST($names) } gagne !
scoreboard-winsMatch = { LIST($names) } gagne le match !
scoreboard-gameLost = La partie est perdue
scoreboard-stamps-skunk = Skunk !
scoreboard-stamps-doubleSkunk = Double skunk !
scoreboard-stamps-lurch = Capot !
scoreboard-stamps-stinkHole = Trou puant !
scoreboard-dealsNext = { $name } donne la partie suivante.
scoreboard-cutNext = Coupez pour la prochaine donne.
scoreboard-matchOver = Le match est fini.
scoreboard-goOn = Tenez NEXT, ou touchez Partie suivante.
scoreboard-newMatch = Tenez NEXT pour un autre match.
scoreboard-scan = Lisez ce code pour prendre la place { WHOSE($name) }
scoreboard-join = Scannez pour vous asseoir
scoreboard-scanShort = Scannez
scoreboard-lost = Pas de connexion : nouvel essai en cours
scoreboard-begin = Commencez une partie sur la page de la table.
scoreboard-paused = Pause
scoreboard-margin = { $best } à { LIST($rest) }
scoreboard-marginBy = De { $holes } : { $best } à { LIST($rest) }
`;

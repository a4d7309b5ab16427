// Written by `npm run words` from the catalogs. Do not edit.
export default `scoreboard-leads =
    { $many ->
        [no] mène de { $holes }
       *[other] mènent de { $holes }
    }
scoreboard-turns-deal = donne
scoreboard-turns-starter = retourne la carte
scoreboard-turns-play = joue
scoreboard-turns-hand = compte
scoreboard-turns-crib = compte le crib
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
scoreboard-games = Match
scoreboard-gameNumber = Partie { $game }
scoreboard-race = La course
scoreboard-wins =
    { $winner ->
        [one] { $winner } gagne !
       *[other] { $winner } gagnent !
    }
scoreboard-winsMatch =
    { $winner ->
        [one] { $winner } gagne le match !
       *[other] { $winner } gagnent le match !
    }
scoreboard-gameLost = Partie perdue
scoreboard-stamps-skunk = Skunk !
scoreboard-stamps-doubleSkunk = Double skunk !
scoreboard-stamps-lurch = Capot !
scoreboard-stamps-stinkHole = Trou puant !
scoreboard-dealsNext = { $name } donne la partie suivante.
scoreboard-cutNext = Coupez pour la donne.
scoreboard-matchOver = Le match est fini.
scoreboard-join = Jouez avec votre téléphone
scoreboard-lost = Pas de connexion. Nouvel essai…
scoreboard-begin = Pas encore de partie. Touchez Nouvelle partie sur la page Planche ou Table.
scoreboard-paused = Pause
scoreboard-margin = { $best } à { LIST($rest) }
scoreboard-marginBy = Écart de { $holes } : { $best } à { LIST($rest) }
scoreboard-marginAhead = { $holes } d’avance sur { $name }
scoreboard-felt = Cartes et nouvelles
scoreboard-needs = Il manque { $holes } à { $name }.
scoreboard-averageHand = Une main moyenne vaut { $points }.
scoreboard-next-cut = La plus petite carte donne.
scoreboard-next-deal = { $name } donne.
scoreboard-next-starter = Ensuite : la carte de départ.
scoreboard-next-play = { $name } joue.
scoreboard-next-hand = { $name } compte ensuite.
scoreboard-next-crib = { $name } compte ensuite le crib.
`;

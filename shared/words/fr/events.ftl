event-main = Tournoi principal
event-playoffs = Séries éliminatoires
event-consolation = Consolation
event-consolationPlayoffs = Séries de la consolation
event-finals = Finales
event-satellite = Satellite
event-list = Épreuves

bracket-round =
    { $places ->
        [2] Finale
        [4] Demi-finales
        [8] Quarts de finale
        [16] Huitièmes de finale
        [32] Seizièmes de finale
       *[other] Ronde des { $places }
    }
bracket-match =
    { $places ->
        [2] Finale
        [4] Demi-finale
        [8] Quart de finale
        [16] Huitième de finale
        [32] Seizième de finale
       *[other] Ronde des { $places }
    }
bracket-third = Troisième place
bracket-game = partie { $leg } sur { $games }
bracket-bestOf = au meilleur des { $games }
bracket-allGames =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties en tout
    }
bracket-winnerOf = Gagnant de { $first } c. { $second }
bracket-wins =
    { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    }
bracket-bye = exempt
bracket-by-walkover = forfait
bracket-by-retired = abandon
bracket-by-doubleWalkover = double forfait
bracket-champion =
    { $player ->
        [one] { $event } : { $player } gagne
       *[other] { $event } : { $player } gagnent
    }
bracket-reserve = Première personne non qualifiée : { $player }
bracket-title = Tableau
bracket-beats = { $wins }–{ $losses } en finale contre { $other }
bracket-field =
    { $byes ->
        [0] { $number } joueurs, aucun exempt.
        [one] { $number } joueurs, { $byes } exempt à la première ronde.
       *[other] { $number } joueurs, { $byes } exempts à la première ronde.
    }

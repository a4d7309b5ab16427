## The public pages of a league, and what its server and the command answer: pages show it as it was said.

leaguePages-title = Ligue
leaguePages-home = Ligue
leaguePages-clubs = Clubs
leaguePages-seasons = Saisons
leaguePages-season = Saison
leaguePages-date = Date
leaguePages-format = Formule
leaguePages-entrants = Inscrits
leaguePages-rank = Rang
leaguePages-name = Nom
leaguePages-player = Joueur { $number }
leaguePages-events = Événements
leaguePages-games = Parties
leaguePages-points = Points
leaguePages-wins = Victoires
leaguePages-net = Écart
leaguePages-corrected = Partie { $game } corrigée par la ligue : { $reason }
leaguePages-struck = Cet événement ne compte pas : { $reason }

answer-noClub = La ligue n’a pas de club « { $club } ». Demandez à son responsable.
answer-otherKey = La ligue ne connaît pas la clé { $fingerprint } pour ce club. Lisez-la à son responsable.
answer-unsigned = La signature ne correspond pas. Le rapport a été modifié après la signature.
answer-noReport = Ce n’est pas un rapport d’une version que la ligue connaît. Voyez { $field }.
answer-disagrees = Les parties du rapport donnent un autre classement que celui qu’il annonce.
answer-notNext =
    { $revision ->
        [0] La ligue n’a encore aucun rapport de cet événement. Envoyez d’abord la révision 1.
       *[other] La ligue a la révision { $revision } de cet événement, et ce rapport ne la suit pas.
    }
answer-noSuch = La ligue n’a pas de { $what }.
answer-noSuchResult = Aucune partie ne finit ainsi.
expected-id = un identifiant de 1 à 40 lettres, chiffres, points, - et _
expected-ownId = un identifiant qu’aucun autre ne porte
expected-known =
    { $of ->
        [person] l’identifiant d’une personne de la saison
        [team] l’identifiant d’une équipe de la saison
       *[competition] l’identifiant d’une compétition de la saison
    }
expected-both = 2 valeurs : domicile, extérieur
expected-clock = une heure, comme 20:30
expected-otherTeam = une autre équipe que celle à domicile
expected-rubbers = une ligne pour chacune des { $count } rencontres
expected-legs =
    { $end ->
        [all] les { $legs } manches
       *[best] le meilleur des { $legs } manches
    }
expected-settled = un format avec { LIST($fields) }, que { $source } laisse ouverts
expected-walkover = un format qui dit ce que vaut un forfait

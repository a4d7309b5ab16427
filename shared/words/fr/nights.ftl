## The page of all nights of a hall, and the title of a night.

nights-all = Toutes les soirées
nights-open = En cours
nights-number = soirée { $night }
nights-card = Feuille
nights-date = Date
nights-title = Titre
nights-venue = Lieu
nights-correct = Corriger la date, le titre ou le lieu
nights-season = Saison
nights-from = Du
nights-to = Au
nights-best = Meilleures soirées retenues
nights-least = Nombre de soirées pour être classé
nights-guests = Compter les soirées jouées en tant qu’invité
nights-show = Afficher le tableau
nights-counting =
    { $all ->
        [one] { $counting } soirée sur { $all }
       *[other] { $counting } soirées sur { $all }
    }
nights-noSeason = Aucune soirée close ne correspond. Choisissez d’autres dates ou formules.
nights-seasons = Saisons
nights-change = Modifier cette saison
nights-formats = Formules (aucune cochée : toutes)
nights-order = Classer d’après, dans cet ordre
nights-award = Points de classement
nights-name = Nom de la saison
nights-keep = Enregistrer la saison
nights-drop = Supprimer « { $name } »
nights-cards = Feuilles de score
nights-place = Rang
nights-rank = { $rank } sur { $of }
nights-as-guest = comme invité
nights-as-visitor = comme visiteur
nights-meetings = Face-à-face
nights-tenYears = 10 dernières années
nights-games = Parties
nights-won = Gagnées
nights-onScreen = Afficher au téléviseur
nights-offScreen = Retirer du téléviseur
nights-club = Rapports et invités
nights-report-standings = Colonnes de standings.csv
nights-report-season = Colonnes de season.csv
nights-guestNights = Soirées comme invité avant l’adhésion
nights-guestCard = Feuille qui met fin au statut d’invité (points de partie)
nights-keepClub = Enregistrer
nights-columns-rank = Rang
nights-columns-name = Nom
nights-columns-member = Numéro de membre
nights-columns-club = Club
nights-columns-total = Total
nights-columns-award = Points de classement
nights-columns-points = Points de partie
nights-columns-wins = Parties gagnées
nights-columns-games = Parties jouées
nights-columns-plus = Écarts gagnés
nights-columns-minus = Écarts perdus
nights-columns-net = Écart net
nights-columns-skunks = Skunks
nights-columns-checkedBy = Vérifié par
nights-columns-nights = Soirées jouées
nights-columns-counting = Soirées qui comptent
nights-rating = Cote { $rating } ±{ $deviation }
nights-ratingMeans = Parties : { $games }. La chance compte longtemps : 2 fois sur 3, la vraie cote est à ±{ $deviation } près.
nights-ladder = Échelle
nights-ladderNone = Personne n’est encore inscrit.
nights-ladderRules =
    { $reach ->
        [one] Vous pouvez défier la personne au-dessus de vous. Jours pour répondre : { $answer }. Jours pour jouer : { $play }.
       *[other] Vous pouvez défier jusqu’à { $reach } places au-dessus de la vôtre. Jours pour répondre : { $answer }. Jours pour jouer : { $play }.
    }
nights-ladderDue = Échéances
nights-ladderDue-answer = { $player } défie { $other }. Réponse avant la fin du { $day }.
nights-ladderDue-game = { $player } contre { $other }. À jouer avant la fin du { $day }.
nights-ladderDue-idle = { $player } devait jouer avant la fin du { $day }.
nights-ladderLate = En retard
nights-ladderGame = { $winner } a gagné une partie entre eux le { $day }.
nights-ladderAccepts = Accepté
nights-ladderRefuses = Refusé ou sans réponse
nights-ladderWon = { $player } a gagné
nights-ladderDrops = Faire descendre
nights-ladderMay = peut défier { LIST($names, joint: "or") }
nights-ladderChallenges = Défier { $player }
nights-ladderJoins = Inscrire
nights-ladderLeaves = Retirer
nights-ladderUndo = Annuler la dernière entrée
nights-ladderSettings = Règles de l’échelle
nights-ladderRule-reach = Nombre de places au-dessus que l’on peut défier
nights-ladderRule-answer = Jours pour répondre
nights-ladderRule-play = Jours pour jouer
nights-ladderRule-refused = Un défi refusé
nights-ladderRule-refused-lost = compte comme une partie perdue
nights-ladderRule-refused-skipped = peut être contourné
nights-ladderRule-move = Le vainqueur, s’il était plus bas,
nights-ladderRule-move-half = monte de la moitié de l’écart
nights-ladderRule-move-swap = échange sa place avec le perdant
nights-ladderRule-rounding = La moitié d’un écart impair
nights-ladderRule-rounding-up = est arrondie vers le haut
nights-ladderRule-rounding-down = est arrondie vers le bas
nights-ladderRule-days = Jours sans partie avant de descendre (vide : jamais)
nights-ladderRule-places = Nombre de places à descendre

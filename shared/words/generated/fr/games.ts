// Written by `npm run words` from the catalogs. Do not edit.
export default `games-title = Parties
games-none = On n’a encore joué aucune partie à cette table.
games-unreachable = C’est l’hôte qui garde les parties, et il ne répond pas.
games-again = Réessayer
games-older = Afficher les parties plus anciennes
games-list-number = N°
games-list-date = Début
games-list-rules = Règles
games-list-score = Points
games-list-deals = Donnes
games-list-outcome = Résultat
games-open = N° { $id }
games-won = { $name } a gagné
games-lost = perdue
games-status-playing = en cours
games-status-abandoned = abandonnée
games-status-finished = finie
games-status-withdrawn = annulée
games-skunks-none = { "" }
games-skunks-skunk = skunk
games-skunks-doubleSkunk = double skunk
games-skunks-lurch = capot
games-stinkHole = trou puant
games-csv = Enregistrer en CSV
games-json = Enregistrer en JSON
games-print = Imprimer
games-filter-title = Filtrer les parties
games-filter-button =
    { $active ->
        [0] Filtres
        [one] Filtres ({ $active } actif)
       *[other] Filtres ({ $active } actifs)
    }
games-filter-season = Saison
games-filter-all = Toutes
games-filter-anyDay = Peu importe
games-filter-from = Du
games-filter-to = Au
games-filter-player = Joueur
games-filter-against = Adversaire
games-filter-anybody = N’importe qui
games-filter-kind = Jeu
games-filter-practice-none = Sans Muggins
games-filter-practice-only = Contre Muggins seulement
games-filter-clear = Afficher toutes les parties
games-filter-none = Aucune partie ne correspond à ce filtre.
games-replay = Revoir
games-play = Lecture
games-pause = Pause
games-move = Coup
games-moveOf = Coup { $at } sur { $all }
games-speed = Vitesse
games-speeds-1 = Lente
games-speeds-3 = Normale
games-speeds-8 = Rapide
games-leads = Changements de meneur
games-noLeads = Le meneur n’a jamais changé.
games-nothingYet = Le graphique des points paraît ici après les premiers points.
games-takesLead = { $name } prend la tête
games-moves = Coups
games-numbers = N° de la partie
games-match = Match en cours
games-matchChart = Parties gagnées par { $names } dans ce match, partie par partie.
games-chart = Points { WHOSE($names) }, coup par coup. Le tableau des donnes donne les chiffres.
games-deals = Donnes
games-noDeals = Aucune donne n’a encore de points.
games-deal = Donne
games-plain = Marque libre
games-dealer = Donneur
games-starter = Départ
games-playPoints = Jeu
games-hand = Main
games-crib = Crib
games-heels = valet retourné
games-unverified = sans contrôle
games-after = Points
games-said = annoncé { $claimed }
games-worth = valait { $truth }
games-study = Étude
games-studyAbout = Les mains dont on connaît les cartes : l’annonce, les points réels, et la moyenne des cartes gardées sur toutes les cartes de départ possibles.
games-studyLater = L’étude s’ouvre quand la partie est finie.
games-studyNone = Aucune carte n’a été entrée dans cette partie : il n’y a rien à étudier.
games-noSuits = Couleurs non entrées : mains de couleur ignorées, valet de même couleur en moyenne.
games-throws-title = Écarts
games-throws-none = Aucun écart de cette partie n’est connu. Pendant une partie, entrez les cartes reçues sur votre téléphone, sous « Garder ma main pour l’étude ».
games-throws-open =
    { $discards ->
        [one] Montrer { $discards } écart
       *[other] Montrer { $discards } écarts
    }
games-throws-about = La moyenne compte la main avec chaque carte de départ possible, plus votre crib ou moins celui de l’adversaire. Le coût est la distance au meilleur écart.
games-throws-more = Plus dans l’aide
games-throws-dealt = Reçu
games-throws-thrown = Écarté
games-throws-best = Meilleur
games-throws-cost = Coût
games-throws-win = Chances de gagner
games-throws-winCost = Chances perdues
games-throws-model = Les chances de gagner partent des points d’avant la donne. Dans le modèle { $model }, les deux joueurs écartent toujours pour la meilleure moyenne et jouent leurs cartes avec bon sens, quels que soient les points.
games-throws-total = Total
games-throws-ownCrib = son crib
games-throws-score = Points avant
games-throws-working = calcul…
games-throws-failed = Impossible d’évaluer les cartes écartées. Rechargez la page.
games-cards = Cartes
games-claimed = Annoncé
games-counts = Réel
games-missed = Oublié
games-over = En trop
games-average = Moyenne
games-players = Joueurs
games-figures-games = Parties
games-figures-won = Gagnées
games-figures-hand = Main moyenne
games-figures-crib = Crib moyen
games-figures-play = Jeu, par donne
games-figures-missed = Points oubliés
games-figures-muggins = Points de muggins pris / perdus
games-figures-skunks = Skunks donnés / reçus
games-figures-stinkHoles = Trous puants
games-player = Joueur
games-best = Meilleures mains
games-spread = Fréquence de chaque compte
games-spread-hands = Mains
games-spread-cribs = Cribs
games-spread-points = Points
games-spread-figures = Afficher les chiffres
games-luck = Chance et adresse
games-luck-about = Points au-dessus ou au-dessous de la moyenne. Cartes : la valeur de vos mains et de vos cribs. Décompte : les points oubliés et les muggins gagnés. Jeu : vos points face à l’autre camp.
games-luck-of =
    { $deals ->
        [one] Sur { $deals } donne dont toutes les mains ont été saisies.
       *[other] Sur { $deals } donnes dont toutes les mains ont été saisies.
    }
games-luck-judge = Juger les derniers écarts
games-luck-discards =
    { $discards ->
        [one] Ce que { $discards } écart des 20 dernières parties a coûté en moyenne, face au meilleur.
       *[other] Ce que { $discards } écarts des 20 dernières parties ont coûté en moyenne, face aux meilleurs.
    }
games-luck-noDiscards = Aucun écart des 20 dernières parties n’est connu. Pendant une partie, entrez les cartes reçues sur votre téléphone, sous « Garder ma main pour l’étude ».
games-luck-cards = Cartes (chance)
games-luck-counting = Décompte
games-luck-pegging = Jeu
games-luck-deals = Donnes
games-practice = Contre Muggins
games-practice-about = Ces parties sont de l’entraînement. Elles ne comptent ni dans les autres chiffres, ni dans les séries, ni dans les records.
games-practice-missed = Manqués par compte
games-bestHand = { $points }, n° { $game }
games-playersLater = Les statistiques des joueurs paraissent ici après la première donne.
games-history = Points, partie par partie
games-historyLater = Les points finals paraissent ici, avec une ligne par joueur, quand une partie est finie.
games-historyChart = Points finals de chaque joueur, partie par partie. Le tableau des parties donne les chiffres.
games-of = sur { $counts }
games-profile-back = Tous les joueurs
games-profile-guest = invité
games-profile-none = Pas encore de statistiques. Elles commencent avec la première donne complète.
games-profile-won = Parties gagnées
games-profile-streak = Série en cours
games-profile-streaks-none = aucune
games-profile-streaks-won =
    { $games ->
        [0] { $games } gagnée
        [one] { $games } gagnée
       *[other] { $games } gagnées
    }
games-profile-streaks-lost =
    { $games ->
        [0] { $games } perdue
        [one] { $games } perdue
       *[other] { $games } perdues
    }
games-profile-longest = Plus longues séries
games-profile-record = Contre chaque adversaire
games-profile-opponent = Adversaire
games-profile-lost = Perdues
games-profile-games = Parties
games-profile-gamesAgainst = Parties contre { $name }
games-profile-chart = Points { WHOSE($name) } et du meilleur adversaire à la fin de chaque partie.
games-profile-others = Meilleur adversaire
games-profile-edit = Modifier ce joueur
games-profile-name = Nom
games-profile-short = Nom court
games-profile-shortHint = pour l’afficheur de la planche
games-profile-colour = Couleur préférée
games-profile-noColour = Aucune
games-profile-isGuest = Invité (joue, mais n’a pas de statistiques)
games-profile-save = Enregistrer
games-profile-saved = Enregistré. Les parties passées gardent l’ancien nom.
games-profile-mergeTitle = Ce joueur est-il deux fois dans la liste ?
games-profile-mergeAbout = Réunissez deux joueurs qui sont la même personne. Toutes les parties { WHOSE($name) } comptent alors pour l’autre.
games-profile-mergeInto = Réunir avec
games-profile-choose = Choisissez un joueur
games-profile-merge = Réunir…
games-profile-mergeAsk = Toutes les parties { WHOSE($name) } compteront pour { $into }, et { $name } quittera la liste des joueurs. Aucune partie ne change. Vous pourrez les séparer de nouveau dans le profil de { $into }.
games-profile-mergeYes = Réunir
games-profile-cancel = Annuler
games-profile-alsoPlayed = A aussi joué sous le nom
games-profile-part = Séparer { $name }
`;

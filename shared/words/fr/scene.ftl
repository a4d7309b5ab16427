scene-desk-copyOf = Cette table a une copie des parties de la table { $table }. Demandez au bureau : l’une des deux a besoin de son propre dossier. NEXT continue malgré tout.
scene-desk-twoAre = Deux machines se présentent comme table { $table }. Demandez au bureau : l’une d’elles a besoin de son propre dossier. NEXT continue malgré tout.
scene-desk-onePress = { $name }, appuyez sur votre bouton pour commencer.
scene-desk-eachSign = Appuyez sur vos boutons pour signer le résultat. S’il n’est pas juste, appuyez sur MUGGINS ; UNDO annule le dernier coup.
scene-desk-oneSigns = { $name }, appuyez sur votre bouton pour signer. Si ce n’est pas juste, appuyez sur MUGGINS ; UNDO annule le dernier coup.
scene-desk-whoDoubts =
    { $seats ->
        [no] Qui conteste le résultat appuie sur son bouton, ou sur UNDO s’il est juste.
       *[other] Qui conteste le résultat appuie sur son bouton, ou sur UNDO s’il est juste. Si vous étiez assis à l’envers, appuyez sur MUGGINS.
    }
scene-desk-waits = Table { $table } : aucune partie n’est encore appelée ici. Pour une partie libre, appuyez sur NEXT.
scene-desk-judge = Le juge est appelé. Patientez.
scene-desk-signed = Les deux ont signé. Seul le bureau peut rouvrir cette partie.
scene-waiting = On attend la table.
scene-phases-none = Pas encore de partie
scene-phases-cut = On coupe pour la donne
scene-phases-free = Marque libre
scene-phases-deal = la donne
scene-phases-bidding = les mises pour le crib
scene-phases-exchange = l’échange de cartes
scene-phases-starter = la carte de départ
scene-phases-play = le jeu
scene-phases-show = le décompte
scene-gameOver = La partie { $game } est finie
scene-dealPhase = Donne { $deal } : { $phase }
scene-dealOf = Donne { $deal } sur { $deals } : { $phase }
scene-freeCrib = Crib libre : { $phase }
scene-dealtBy =
    { $name ->
        [none] { " " }donne
       *[other] { $name } donne
    }
scene-cribOf =
    { $name ->
        [none] Crib de{ " " }
       *[other] Crib de { $name }
    }
scene-handOf =
    { $name ->
        [none] Main de{ " " }
       *[other] Main de { $name }
    }
scene-skunked-skunk = Skunk
scene-skunked-doubleSkunk = Double skunk
scene-skunked-lurch = Capot
scene-skunkLines-skunk = ligne de skunk
scene-skunkLines-doubleSkunk = ligne de double skunk
scene-skunkLines-lurch = capot
scene-leftInStinkHole = Resté dans le trou puant
scene-inStinkHole = Dans le trou puant
scene-toPass =
    { $line ->
        [none] { $holes } pour passer :{ " " }
       *[other] { $holes } pour passer : { $line }
    }
scene-ahead = { $holes } d’avance
scene-kinds-fifteen = Quinze
scene-kinds-twentyFive = Vingt-cinq
scene-kinds-thirtyOne = Trente et un
scene-kinds-pair = Paire
scene-kinds-pairRoyal = Brelan
scene-kinds-doublePairRoyal = Carré
scene-kinds-run = Suite
scene-kinds-flush = Couleur
scene-kinds-colours = Couleurs
scene-kinds-nobs = Valet de même couleur
scene-kinds-honour = Valet ou deux
scene-kinds-rows = Rangées
scene-kinds-columns = Colonnes
scene-claimed = Annoncé
scene-cardsCount = Les cartes
scene-quoted = « { $words }. »
scene-board = Planche
scene-emulated = Planche émulée
scene-boardStates-connecting = connexion
scene-boardStates-ready = connectée
scene-boardStates-lost = perdue
scene-boardStates-closed = fermée
scene-withoutPower = sans courant
scene-unplugged = débranchée
scene-stands =
    { $what ->
        [none] { " " }: { $how }
       *[other] { $what } : { $how }
    }
scene-boardUnknown = Planche : inconnue
scene-pegsAre =
    { $name ->
        [none] { " " }: fiche avant { $front }, fiche arrière { $rear }
       *[other] { $name } : fiche avant { $front }, fiche arrière { $rear }
    }
scene-scores = Points
scene-crib = Crib
scene-game = Gagné
scene-toGo = à faire
scene-now = Maintenant
scene-keyed = Tapé
scene-notices = Avis
scene-noticeRead = J’ai lu
scene-lastRuling = Dernière décision
scene-recentMoves = Derniers coups
scene-noMoves = Les premiers points se verront ici.
scene-takenBack = repris
scene-match = Match
scene-matchOver = fini
scene-gameNumber = partie { $game }
scene-tally-player = Joueur
scene-tally-games = Parties
scene-tally-points = Points
scene-tally-spread = Écart
scene-tally-stakes = Mises
scene-desk-called = { LIST($names) }, appuyez sur vos boutons pour commencer.
scene-desk-joining-silent = Recherche de la salle. Est-elle en marche, et sur ce réseau ?
scene-desk-joining-shut = Demandez au bureau de laisser entrer cette table.
scene-desk-joining-full = Trop de tables demandent à entrer. Patientez.
scene-desk-joining-open = Pour rejoindre la salle, appuyez sur NEXT à la planche.
scene-desk-joinWaiting = Voici la planche { $ticket }. Le bureau lui donne le numéro de sa table.

// Written by `npm run words` from the catalogs. Do not edit.
export default `scene-desk-phones =
    { $phones ->
        [one] Un téléphone veut jouer pour { LIST($names) }. Appuyez sur ce bouton pour l’accepter, ou sur DEL pour refuser.
       *[other] Des téléphones veulent jouer pour { LIST($names) }. Appuyez sur un bouton pour accepter ce téléphone, ou sur DEL pour refuser.
    }
scene-desk-host =
    { $device ->
        [tv] Un téléviseur demande à être l’hôte.
        [phone] Un téléphone demande à être l’hôte.
       *[computer] Un ordinateur demande à être l’hôte.
    } Maintenez NEXT 2 secondes pour l’accepter, ou appuyez sur DEL pour refuser.
scene-desk-copyOf = Cette table a une copie des parties de la table { $table }. Avertissez le bureau : l’une des deux a besoin de son propre dossier. NEXT continue quand même.
scene-desk-twoAre = Deux ordinateurs se présentent comme table { $table }. Avertissez le bureau : l’un d’eux a besoin de son propre dossier. NEXT continue quand même.
scene-desk-onePress = { $name }, appuyez sur votre bouton pour commencer.
scene-desk-eachSign = Appuyez sur vos boutons pour signer le résultat. S’il est faux, appuyez sur MUGGINS. UNDO défait le dernier coup.
scene-desk-oneSigns = { $name }, appuyez sur votre bouton pour signer. Si le résultat est faux, appuyez sur MUGGINS. UNDO défait le dernier coup.
scene-desk-whoDoubts =
    { $seats ->
        [no] Qui conteste le résultat ? Appuyez sur votre bouton. S’il est juste malgré tout, appuyez sur UNDO.
       *[other] Qui conteste le résultat ? Appuyez sur votre bouton. S’il est juste malgré tout, appuyez sur UNDO. Si vous aviez échangé vos places, appuyez sur MUGGINS.
    }
scene-desk-waits = Table { $table } : aucune partie n’est encore appelée ici. Pour jouer une partie libre, appuyez sur NEXT.
scene-desk-judge = Un juge est appelé. Patientez.
scene-desk-signed = Les deux joueurs ont signé. Seul le bureau peut rouvrir cette partie.
scene-asksChecks = Comment vérifier les décomptes ? Appuyez sur 1, 2 ou 3 de la planche, puis sur NEXT.
scene-waiting = En attente de la table.
scene-demo = Démo : { $phase }
scene-phases-none = Pas encore de partie
scene-phases-cut = Coupe pour la donne
scene-phases-free = Marque libre
scene-phases-deal = la donne
scene-phases-bidding = les mises pour le crib
scene-phases-exchange = l’échange
scene-phases-starter = la carte de départ
scene-phases-play = le jeu
scene-phases-show = le décompte
scene-gameOver = La partie { $game } est finie
scene-dealPhase = Donne { $deal } : { $phase }
scene-dealOf = Donne { $deal } sur { $deals } : { $phase }
scene-freeCrib = Crib libre : { $phase }
scene-dealtBy = { $name } donne
scene-cribOf = Crib { WHOSE($name) }
scene-handOf = Main { WHOSE($name) }
scene-skunked-skunk = Skunk
scene-skunked-doubleSkunk = Double skunk
scene-skunked-lurch = Capot
scene-skunkLines-skunk = ligne de skunk
scene-skunkLines-doubleSkunk = ligne de double skunk
scene-skunkLines-lurch = ligne de capot
scene-leftInStinkHole = Resté dans le trou puant
scene-inStinkHole = Dans le trou puant
scene-toPass = { $holes } pour passer la { $line }
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
scene-kinds-honour = Valet ou 2
scene-kinds-rows = Rangées
scene-kinds-columns = Colonnes
scene-claimed = Annoncé
scene-cardsCount = Valeur des cartes
scene-quoted = « { $words }. »
scene-board = Planche
scene-emulated = Planche émulée
scene-boardStates-connecting = connexion
scene-boardStates-ready = connectée
scene-boardStates-lost = perdue
scene-boardStates-closed = fermée
scene-withoutPower = sans courant
scene-unplugged = débranchée
scene-stands = { $what } : { $how }
scene-boardUnknown = Planche : inconnue
scene-pegsAre = { $name } : fiche avant { $front }, fiche arrière { $rear }
scene-scores = Points
scene-crib = Crib
scene-game = Gagné
scene-toGo = à faire
scene-now = Maintenant
scene-keyed = Tapé
scene-notices = Avis
scene-noticeRead = Fermer
scene-lastRuling = Dernière décision
scene-why = Pourquoi ?
scene-notation = Copier en notation
scene-recentMoves = Derniers coups
scene-noMoves = Les premiers points paraîtront ici.
scene-takenBack = défait
scene-match = Match
scene-matchOver = fini
scene-gameNumber = partie { $game }
scene-tally-player = Joueur
scene-tally-games = Parties
scene-tally-points = Points
scene-tally-spread = Écart
scene-tally-stakes = Mises
scene-desk-called = { LIST($names) }, appuyez sur vos boutons pour commencer.
scene-desk-joining-silent = Recherche de la salle. Vérifiez qu’elle est en marche, et sur ce réseau.
scene-desk-joining-shut = Demandez au bureau de laisser entrer cette table.
scene-desk-joining-full = Trop de tables essaient d’entrer. Patientez.
scene-desk-joining-open = Pour rejoindre la salle, appuyez sur NEXT à la planche.
scene-desk-joinWaiting = Voici la planche { $ticket }. Attendez que le bureau entre le numéro de votre table.
scene-levels-gentle = indulgent
scene-levels-club = de club
scene-levels-strong = fort
scene-laidAway =
    { $number ->
        [one] { LIST($names) } a écarté.
       *[other] { LIST($names) } ont écarté.
    }
scene-turnAt = Au tour { WHOSE($name) }, à { $count }.
scene-playOver = Le jeu est fini.
scene-counted = { $name }, { WORD("hand", $hand) } : { $points }.
`;

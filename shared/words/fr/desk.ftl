desk-tonight = Ce soir
desk-needs = À vous
desk-needsNobody = Rien ne vous attend.
desk-keys-title = Clavier
desk-keys-table = table par son numéro : premier nom
desk-keys-other = autre nom à cette table
desk-keys-needs = ce qui vous attend
desk-keys-find = chercher ou ajouter un joueur
desk-keys-tab = bouton suivant
desk-keys-enter = appuyer sur le bouton choisi
desk-keys-escape = fermer une saisie ou un menu sans rien changer
desk-keys-close = Fermer
desk-allOver = Toutes les parties sont terminées.
desk-games = Parties
desk-checkIn = Arrivées
desk-checkedIn =
    { $number ->
        [one] { $number } joueur présent
       *[other] { $number } joueurs présents
    }
desk-newName = nouveau nom
desk-add = Ajouter et inscrire
desk-find = Chercher un joueur
desk-partnerOf = Qui joue avec { $name } ?
desk-mend = Corriger un joueur
desk-mendPlayer = Joueur
desk-mendName = Nouveau nom
desk-mendSurname = Nom de famille pour le tri
desk-mendShort = Nom court pour les afficheurs
desk-mendMember = Numéro de membre
desk-mendSame = Même personne que
desk-mendHelp = Laissez vide ce qui est juste.
desk-remove = Retirer
desk-removeHelp = { $name } disparaît de la liste des joueurs, de la liste d’accueil et des téléphones. Les soirées passées gardent ce nom.
desk-forget = Oublier
desk-forgetHelp = Le nom, le nom court, le numéro de membre et le club de { $name } sont effacés ici et dans la sauvegarde. Les résultats et les classements restent, sous « Joueur » et un numéro. C’est définitif. Les fichiers exportés ou copiés ailleurs gardent le nom : supprimez-les vous-même.
desk-shownNames-title = Noms à l’écran
desk-shownNames-label = Les téléviseurs, les téléphones et les pages des tables montrent
desk-shownNames-full = Noms complets
desk-shownNames-initial = Prénom et initiale du nom
desk-shownNames-number = Numéro de membre
desk-shownNames-help = Le bureau, les imprimés, les exportations et les planches montrent toujours les noms complets. Sans numéro, un joueur paraît avec son prénom et l’initiale de son nom.
desk-tables = Tables
desk-format = Formule
desk-nextNight = Ouvrir la prochaine soirée
desk-begin = Ouvrir la soirée
desk-formats-grass-roots = 9 parties, 2 points la victoire, 3 le skunk
desk-formats-club-6 = 6 parties, 2 points la victoire, 3 le skunk
desk-formats-total-pegged-7 = 7 parties, total des trous marqués
desk-formats-bell = 9 rondes, chacune finit à la cloche
desk-formats-alberta = 8 parties, le perdant note les trous qui lui manquent
desk-formats-red-carpet = par paires, 5 rondes valant de 6 à 10 points
desk-formats-acc-main =
    { $games ->
        [one] 1 partie, puis des séries éliminatoires en 3 parties gagnantes et une consolation
       *[other] { $games } parties, puis des séries éliminatoires en 3 parties gagnantes et une consolation
    }
desk-formats-acc-consolation =
    { $games ->
        [one] 1 partie, puis des séries éliminatoires en 2 parties gagnantes
       *[other] { $games } parties, puis des séries éliminatoires en 2 parties gagnantes
    }
desk-formats-grand-national = 22 parties, puis des séries éliminatoires en 3 parties gagnantes et une consolation ; tournois satellites à côté
desk-formats-consy-lite = un tournoi principal d’un jour, puis des séries éliminatoires, et une élimination directe pour tous les autres
desk-formats-acc-internet-ko = élimination directe par tirage, en 2 parties gagnantes
desk-formats-satellite-pairs = par paires, 7 parties
desk-formats-club-final-four = une soirée Grass Roots, puis une finale à quatre, en 2 parties gagnantes
desk-formats-knockout = élimination directe par tirage, en 2 parties gagnantes
desk-formats-singles-by-venue = élimination directe dans un lieu ; le gagnant va à la soirée finale
desk-ownFormat = Ou prenez votre propre formule
desk-ownFormatHelp = Un fichier JSON qui nomme l’une d’elles comme base et donne les changements.
desk-ownFormatBad = Ce fichier n’est pas une formule : il n’a pas d’objet JSON. Corrigez-le et choisissez-le de nouveau.
desk-draw = Tirer la première ronde
desk-drawNext = Tirer la ronde suivante
desk-drawBack = Annuler le dernier tirage
desk-result = Résultat
desk-resultHelp = Entrez les trous d’écart, comme 8. Ou la ligne d’une victoire de { $name }, comme 2 +08. Ou les deux scores, celui de { $name } d’abord, comme 121-113.
desk-wonByHoles =
    { $player ->
        [one] { $player } gagne de { $holes }.
       *[other] { $player } gagnent de { $holes }.
    }
desk-again = Appuyez encore sur Entrée pour l’enregistrer.
desk-wrote =
    { $player ->
        [one] { $player } a écrit { $line }.
       *[other] { $player } ont écrit { $line }.
    }
desk-free = libre
desk-resultOf = Partie { $game } : { $first } c. { $second }
desk-wonBy =
    { $player ->
        [one] { $player } a gagné
       *[other] { $player } ont gagné
    }
desk-enter = Valider
desk-cancel = Annuler
desk-more = Plus
desk-sign = Signer pour les deux
desk-correct = Corriger le résultat
desk-swap = Échanger les joueurs
desk-forfeitBy =
    { $player ->
        [one] { $player } déclare forfait
       *[other] { $player } déclarent forfait
    }
desk-isLate =
    { $player ->
        [one] { $player } est en retard
       *[other] { $player } sont en retard
    }
desk-isHere =
    { $player ->
        [one] { $player } est là
       *[other] { $player } sont là
    }
desk-lateClock =
    { $minutes ->
        [one] Le retard compte depuis l’appel. « À vous » propose le forfait après { $minutes } minute.
       *[other] Le retard compte depuis l’appel. « À vous » propose le forfait après { $minutes } minutes.
    }
desk-forfeitOpen = La formule ne dit pas ce que vaut un forfait. Entrez les deux lignes comme sur une feuille, par exemple 2 +10 et 0 -10. Elles valent toute la soirée.
desk-forfeitWin = Ligne du joueur présent
desk-forfeitLoss = Ligne du joueur absent
desk-forfeitBad = Entrez les deux lignes d’un forfait comme sur une feuille, par exemple 2 +10 et 0 -10.
desk-void = Annuler la partie
desk-playAgain = La tirer de nouveau
desk-cutAgain = Refaire la sélection
desk-letBe = Ne pas la rejouer
desk-reopen = Rouvrir la partie
desk-stands = Garder le résultat
desk-leaveOut = Écarter
desk-countsFor = Compter pour la partie { $game }
desk-drop =
    { $player ->
        [one] { $player } s’en va
       *[other] { $player } s’en vont
    }
desk-comesLast = { $names } : arrivée notée. Toutes les rondes sont tirées : il ne reste pas de partie ce soir.
desk-reason = Raison
desk-close = Clore la soirée
desk-closed = La soirée est close.
desk-checkedBy = Feuilles vérifiées par (initiales)
desk-openGames = Ces parties ne sont pas définitives, ou sont annulées et n’ont pas été rejouées. Donnez une raison pour chacune.
desk-reopenNight = Rouvrir la soirée
desk-exports = Exporter
desk-league-title = Ligue
desk-league-sent = { $url } a tous les rapports.
desk-league-waiting =
    { $reports ->
        [0] { $url } ne répond pas.
        [one] { $reports } rapport pour { $url } est en attente. Il partira au retour du réseau.
       *[other] { $reports } rapports pour { $url } sont en attente. Ils partiront au retour du réseau.
    }
desk-league-asks =
    { $why ->
        [otherKey] La ligue ne connaît pas la clé de cette salle. Lancez muggins league key et lisez la clé au responsable.
        [noClub] La ligue ne connaît pas encore ce club. Lancez muggins league key et lisez la clé au responsable.
        [notNext] La ligue a un autre rapport d’une de ces soirées. Appelez le responsable, qui choisira.
        [otherTime] L’horloge de cet ordinateur n’est pas celle de la ligue. Réglez-la.
       *[other] La ligue a refusé un envoi de la salle ({ $why }). Appelez le responsable.
    }
desk-league-offered = Membres, formules, barèmes et matchs : état du { $time }.
desk-league-fixtures =
    { $matches ->
        [one] { $matches } match ici
       *[other] { $matches } matchs ici
    }
desk-backup-download = Télécharger une sauvegarde
desk-backup-none = Aucune sauvegarde n’est prévue. Téléchargez-en une après chaque ronde, ou lancez la salle avec --backup DOSSIER.
desk-backup-made = Sauvegarde dans { $folder } : { $time }.
desk-backup-failed =
    { $why ->
        [full] Pas de sauvegarde : le disque de { $folder } est plein. Libérez-y de la place, ou téléchargez une sauvegarde.
        [writeProtected] Pas de sauvegarde : le disque de { $folder } est en lecture seule. Prenez une autre clé, ou téléchargez une sauvegarde.
        [forbidden] Pas de sauvegarde : Muggins n’a pas le droit d’écrire dans { $folder }. Autorisez-le, ou téléchargez une sauvegarde.
       *[other] Pas de sauvegarde : Muggins ne peut pas écrire dans { $folder }. Vérifiez que la clé est branchée, ou téléchargez une sauvegarde.
    } La salle réessaie chaque minute.
desk-backup-last = La dernière date de { $time }.
desk-print = Imprimer
desk-linkNeeded = C’est le bureau. Ouvrez le lien du terminal, ou lisez le code qu’une page ouverte du bureau montre sous « Aides et appareils ». Le code d’un aide ne sert qu’une fois : demandez-en un autre à la direction.
desk-badLine = Entrez la ligne du gagnant, comme 2 +08, ou les deux scores, comme 121-113.
desk-tieFor = Égalité pour la place { $place }
desk-tieHelp = La formule n’a pas d’autre départage. Après une partie décisive ou une coupe, choisissez le joueur qui est devant.
desk-first =
    { $player ->
        [one] { $player } est devant
       *[other] { $player } sont devant
    }

desk-goesHome =
    { $player ->
        [one] { $player } s’en va.
       *[other] { $player } s’en vont.
    }
desk-dropHelp-notPlayed = { desk-goesHome } Les parties finies comptent. Les parties tirées sont annulées.
desk-dropHelp-forfeit = { desk-goesHome } Les parties finies comptent. Les parties tirées sont perdues par forfait.
desk-dropHelp-void = { desk-goesHome } Avant la moitié, toutes ses parties sont annulées. Après, les parties finies comptent.
desk-dropGames-void =
    { $count ->
        [one] { $count } partie est annulée : { LIST($games) }.
       *[other] { $count } parties sont annulées : { LIST($games) }.
    }
desk-dropGames-forfeited =
    { $count ->
        [one] { $count } partie est perdue par forfait : { LIST($games) }.
       *[other] { $count } parties sont perdues par forfait : { LIST($games) }.
    }
desk-dropGame = { $game } contre { $against }
desk-outOfReach = hors course
desk-reach =
    { $number ->
        [one] Seul le premier peut encore finir en tête, aux points.
       *[other] { $number } peuvent encore finir en tête, aux points.
    }
desk-guest-night =
    { $night ->
        [1] Première soirée comme invité
        [2] Deuxième soirée comme invité
        [3] Troisième soirée comme invité
        [4] Quatrième soirée comme invité
       *[other] { $night }ᵉ soirée comme invité
    }
desk-guest-nights =
    { $of ->
        [one] Déjà invité { $of } soirée. Proposez l’adhésion.
       *[other] Déjà invité { $of } soirées. Proposez l’adhésion.
    }
desk-guest-card = A eu une feuille de { $card } ou plus comme invité. Proposez l’adhésion.

desk-fixture-teams = { $home } contre { $away }
desk-fixture-help = Les deux capitaines désignent les joueurs de chaque duel. Si une équipe est incomplète, laissez son duel vide.
desk-fixture-open = Ouvrir la rencontre
desk-fixture-again = Cette rencontre est ouverte. Vous pouvez changer les joueurs jusqu’à son premier résultat.
desk-fixture-change = Changer les joueurs
desk-event-more = Autres épreuves
desk-event-name = Nom
desk-event-open = Ouvrir l’épreuve
desk-event-order = Les tables vont d’abord à :
desk-event-remove = Retirer : { $name }
desk-event-removeHelp = Ceci retire « { $name } », avec ses inscriptions et son tirage.
desk-event-later = à venir
desk-event-next = { $event } : tout est prêt.
desk-drawBracket = Tirer le tableau
desk-cut-goOn =
    { $number ->
        [one] { $number } qualifié
       *[other] { $number } qualifiés
    }
desk-cut-may =
    { $number ->
        [one] { $number } peut s’inscrire
       *[other] { $number } peuvent s’inscrire
    }
desk-cut-make =
    { $number ->
        [one] Faire la sélection : { $number } qualifié
       *[other] Faire la sélection : { $number } qualifiés
    }
desk-unlisted = { $name } n’est pas sur la liste de « { $event } ». Inscrire quand même ?
desk-cut-enter = Ouvrir les inscriptions
desk-cut-open =
    { $games ->
        [one] { $games } partie n’est pas terminée.
       *[other] { $games } parties ne sont pas terminées.
    }
desk-cut-level = { LIST($names) } sont à égalité à la limite de la sélection. Départagez-les sous « À vous ».
desk-cut-isLevel = à égalité
desk-cut-few = Un tableau demande au moins 2 joueurs.
desk-cut-after = Faites d’abord la sélection de cette épreuve : { $event }.
desk-cut-crossCheck = Comparez chaque feuille avec celles des adversaires. Si elle est juste, paraphez-la sur le papier et ici. La sélection peut se faire sans cela.
desk-cut-initial = Parapher la feuille
desk-cut-initialOf = Parapher la feuille : { $player }
desk-match = Parties et décisions
desk-ruling-absent =
    { $player ->
        [one] { $player } n’est pas là : { $winner } avance
       *[other] { $player } ne sont pas là : { $winner } avancent
    }
desk-ruling-retires =
    { $player ->
        [one] { $player } abandonne : { $winner } avance
       *[other] { $player } abandonnent : { $winner } avancent
    }
desk-ruling-neither = Aucun des deux n’est là
desk-ruling-reopen = Rouvrir le match
desk-ruling-undoes = Cela annule aussi : { LIST($matches) }.

desk-helpers-title = Aides et appareils
desk-helpers-once = Chaque code ne sert qu’une fois. L’aide suivant en reçoit un autre.
desk-helpers-scorekeeper = Marqueur
desk-helpers-judge = Juge
desk-helpers-may-scorekeeper = Inscrit les joueurs, appelle les parties, entre les résultats, signe pour les joueurs, note les contestations et paraphe les feuilles.
desk-helpers-may-judge = Fait le travail d’un marqueur, tranche les contestations, décide des matchs et des forfaits, et corrige, annule et rouvre les parties.
desk-helpers-inUse =
    { $number ->
        [0] Non utilisé.
        [one] Utilisé sur { $number } appareil.
       *[other] Utilisé sur { $number } appareils.
    }
desk-helpers-takeBack = Retirer ce rôle
desk-disputeBy =
    { $player ->
        [one] { $player } conteste le résultat
       *[other] { $player } contestent le résultat
    }

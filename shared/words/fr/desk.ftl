desk-tonight = Ce soir
desk-needs = À vous
desk-needsNobody = Rien ne vous attend.
desk-keys-title = Touches
desk-keys-table = une table par son numéro : son premier nom
desk-keys-other = l’autre nom de cette table
desk-keys-needs = ce qui vous attend
desk-keys-find = chercher un joueur, ou en ajouter un
desk-keys-tab = d’un bouton au suivant
desk-keys-enter = appuyer sur le bouton marqué
desk-keys-escape = quitter une saisie ou un menu sans rien changer
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
desk-mendShort = Forme courte pour les afficheurs
desk-mendMember = Numéro de membre
desk-mendSame = Est la même personne que
desk-mendHelp = Laissez vide ce qui est juste.
desk-remove = Retirer
desk-removeHelp = { $name } disparaît de la liste des joueurs, de la liste d’entrée et des téléphones. Les soirées déjà jouées gardent ce nom.
desk-shownNames-title = Noms que voient les autres
desk-shownNames-label = La télévision, les téléphones et les pages des tables montrent
desk-shownNames-full = Les noms entiers
desk-shownNames-initial = Le prénom et l’initiale
desk-shownNames-number = Le numéro de membre
desk-shownNames-help = L’organisation, le papier, les exportations et les planches ont toujours les noms entiers. Sans numéro, un joueur est montré par son prénom et son initiale.
desk-tables = Tables
desk-format = Formule
desk-nextNight = Ouvrir la prochaine soirée
desk-begin = Ouvrir la soirée
desk-formats-grass-roots = neuf parties, 2 points la victoire, 3 le skunk
desk-formats-club-6 = six parties, 2 points la victoire, 3 le skunk
desk-formats-total-pegged-7 = sept parties, on additionne les trous marqués
desk-formats-bell = neuf rondes, chacune finit à la cloche
desk-formats-alberta = huit parties, le perdant écrit ce qui lui manque
desk-formats-red-carpet = par paires, cinq rondes à 6, 7, 8, 9 et 10 points
desk-ownFormat = Ou l’ouvrir avec votre propre formule
desk-ownFormatHelp = Un fichier JSON qui nomme l’une d’elles comme base et dit ce qui change.
desk-ownFormatBad = Ce fichier n’est pas une formule : il n’a pas d’objet JSON. Corrigez-le, puis rechoisissez-le.
desk-draw = Tirer la première ronde
desk-drawNext = Tirer la ronde suivante
desk-drawBack = Annuler le dernier tirage
desk-result = Résultat
desk-resultHelp = Les trous d’écart, comme 8 ; la ligne d’une victoire, comme 2 +08 ; ou les deux scores, celui de { $name } d’abord, comme 121-113.
desk-wonByHoles =
    { $player ->
        [one] { $player } gagne de { $holes }.
       *[other] { $player } gagnent de { $holes }.
    }
desk-again = Validez encore pour le garder.
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
desk-swap = Ils ont échangé leurs places
desk-forfeitBy =
    { $player ->
        [one] { $player } déclare forfait
       *[other] { $player } déclarent forfait
    }
desk-forfeitOpen = La formule ne dit pas ce que vaut un forfait. Écrivez les deux lignes comme sur une feuille, par exemple 2 +10 et 0 -10. Elles valent toute la soirée.
desk-forfeitWin = Ligne du joueur présent
desk-forfeitLoss = Ligne du joueur absent
desk-forfeitBad = Écrivez les deux lignes d’un forfait comme sur une feuille, par exemple 2 +10 et 0 -10.
desk-void = Annuler la partie
desk-playAgain = La tirer de nouveau
desk-letBe = La laisser
desk-reopen = Rouvrir la partie
desk-stands = Le résultat reste
desk-leaveOut = Ne pas le compter
desk-countsFor = Compter pour la partie { $game }
desk-drop =
    { $player ->
        [one] { $player } s’en va
       *[other] { $player } s’en vont
    }
desk-comesLast = { $names } : arrivée notée. Toutes les rondes sont tirées : il ne reste pas de partie ce soir.
desk-reason = Pourquoi ?
desk-close = Clore la soirée
desk-closed = La soirée est close.
desk-checkedBy = Feuilles vérifiées par (initiales)
desk-openGames = Ces parties ne sont pas définitives, ou sont annulées et non rejouées. Dites pourquoi pour chacune.
desk-reopenNight = Rouvrir la soirée
desk-exports = Exporter
desk-backup-download = Télécharger une sauvegarde
desk-backup-none = Aucune sauvegarde n’est en cours. Téléchargez-en une après chaque ronde, ou lancez la salle avec --backup DOSSIER.
desk-backup-made = Sauvegarde dans { $folder } : { $time }.
desk-backup-failed =
    { $why ->
        [full] Pas de sauvegarde : le disque de { $folder } est plein. Faites-y de la place, ou téléchargez une sauvegarde.
        [writeProtected] Pas de sauvegarde : le disque de { $folder } est en lecture seule. Prenez une autre clé, ou téléchargez une sauvegarde.
        [forbidden] Pas de sauvegarde : Muggins n’a pas le droit d’écrire dans { $folder }. Autorisez-le, ou téléchargez une sauvegarde.
       *[other] Pas de sauvegarde : impossible d’écrire dans { $folder }. La clé est-elle branchée ?
    } La salle réessaie chaque minute.
desk-backup-last = La dernière date de { $time }.
desk-print = Imprimer
desk-pinNeeded = C’est la table de marque. Ouvrez le lien que montre le terminal, ou tapez le PIN.
desk-pin = PIN
desk-badLine = Écrivez la ligne du gagnant comme 2 +08, ou les deux scores comme 121-113.
desk-tieFor = À égalité pour la place { $place }
desk-tieHelp = Rien dans la formule ne les départage. Après une partie de barrage ou une coupe, dites qui est devant.
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
desk-dropHelp-notPlayed = { desk-goesHome } Les parties jouées restent. Les parties tirées sont annulées.
desk-dropHelp-forfeit = { desk-goesHome } Les parties jouées restent. Les parties tirées sont perdues par forfait.
desk-dropHelp-void = { desk-goesHome } Avant la moitié, toutes ses parties sont annulées. Après, les parties jouées restent.
desk-dropGames-void =
    { $count ->
        [one] 1 partie est annulée : { LIST($games) }.
       *[other] { $count } parties sont annulées : { LIST($games) }.
    }
desk-dropGames-forfeited =
    { $count ->
        [one] 1 partie est perdue par forfait : { LIST($games) }.
       *[other] { $count } parties sont perdues par forfait : { LIST($games) }.
    }
desk-dropGame = { $game } contre { $against }

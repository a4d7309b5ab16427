// Written by `npm run words` from the catalogs. Do not edit.
export default `league-unknownFormat = Il n’y a pas de formule « { $name } ». Choisissez { LIST($known, joint: "or") }.
league-unknownField = Une formule n’a pas de champ « { $field } ». Ici, il faut : { LIST($known, joint: "or") }.
league-badFormat = La formule a { $value } pour { $field }. Il faut : { $expected }.
league-badFormatRules = Les règles de cette formule ne sont pas jouables. { $refusal }
league-badLine = « { $text } » n’est pas une ligne de feuille de pointage. Une victoire s’écrit 2 +08, une défaite 0 -08.
league-noNight = Aucune soirée n’est ouverte. Ouvrez-en une.
league-nightOpen = Une soirée est déjà ouverte. Fermez-la d’abord.
league-nightClosed = La soirée est fermée. Rouvrez-la d’abord.
league-idTaken = « { $id } » existe déjà. Choisissez autre chose.
league-noPlayer = Le club n’a pas de joueur « { $player } ». Ajoutez-le d’abord.
league-noEntrant =
    { $player ->
        [one] { $player } n’est pas inscrit. Faites d’abord l’inscription.
       *[other] { $player } ne sont pas inscrits. Faites d’abord l’inscription.
    }
league-noTable = Il n’y a pas de table { $table }. Ajoutez-la d’abord.
league-noGame = Il n’y a pas de partie { $game }. Choisissez-la dans la liste.
league-noEvent = Il n’y a pas d’épreuve { $event }.
league-noMatch = Le match { $match } ne peut pas se jouer maintenant. Il est décidé, ou l’un de ses joueurs n’est pas encore connu.
league-levelAtCut = { LIST($names) } sont à égalité à la limite de la sélection. Faites-les jouer une partie décisive ou couper, inscrivez l’ordre, puis faites la sélection.
league-fewAtCut =
    { $players ->
        [one] { $players } joueur serait qualifié. Il en faut au moins 2. Fermez la soirée sans cette épreuve. Avec plus de joueurs, il y a plus de qualifiés.
       *[other] { $players } joueurs seraient qualifiés. Il en faut au moins 2. Fermez la soirée sans cette épreuve. Avec plus de joueurs, il y a plus de qualifiés.
    }
league-playedOn = Des parties suivantes dépendent de ce résultat : { LIST($games) }. Pour les annuler, appuyez sur « Rouvrir le match » dans le tableau.
league-eventPlayed = Cette épreuve a des résultats ({ LIST($games) }) : elle ne peut pas être retirée. Annulez-les ou rouvrez-les d’abord.
league-notEligible = { $player } ne peut pas s’inscrire ici. Cette épreuve est réservée aux non-qualifiés et aux perdants des premiers matchs.
league-bracketDrawn = Le tableau est tiré : plus personne ne peut s’y inscrire.
league-fieldNamed = Les capitaines ont désigné les joueurs de cette rencontre. Pour en changer, choisissez-les sous la rencontre.
league-noAside = Ce résultat n’attend plus. Rechargez la liste.
league-noPot = Il n’y a pas de cagnotte « { $pot } » ici. Choisissez { LIST($known, joint: "or") }.
league-badPersonName = « { $name } » n’est pas un nom. Il faut de 1 à 80 caractères imprimables.
league-badShortName = « { $name } » n’est pas un nom court. Il faut de 1 à { $most } caractères imprimables.
league-partners =
    { $expected ->
        [one] Nommez 1 joueur. Vous en avez nommé { $got }.
       *[other] Nommez { $expected } joueurs, qui jouent ensemble. Vous en avez nommé { $got }.
    }
league-inPlay =
    { $player ->
        [one] { $player } a des parties ce soir. Notez plutôt son départ.
       *[other] { $player } ont des parties ce soir. Notez plutôt leur départ.
    }
league-stillHere = { $player } joue ce soir. Annulez d’abord l’inscription, ou notez le départ.
league-inOpenNight = { $player } participe à cette soirée. Fermez d’abord la soirée.
league-checkedIn = { $player } est déjà sur place.
league-droppedOut =
    { $player ->
        [one] { $player } a déjà quitté la soirée.
       *[other] { $player } ont déjà quitté la soirée.
    }
league-tooFew =
    { $players ->
        [0] Aucun joueur n’est présent. Il en faut au moins { $least } pour une soirée. Inscrivez les autres.
        [one] Seul 1 joueur est présent. Il en faut au moins { $least } pour une soirée. Inscrivez les autres.
       *[other] { $players } joueurs sont présents. Il en faut au moins { $least } pour une soirée. Inscrivez les autres.
    }
league-oddField =
    { $games ->
        [one] À { $players } joueurs, chacun ne peut pas avoir { $games } partie. Ajoutez ou retirez un joueur, ou changez « odd » dans la formule.
       *[other] À { $players } joueurs, chacun ne peut pas avoir { $games } parties. Ajoutez ou retirez un joueur, ou changez « odd » dans la formule.
    }
league-allDrawn =
    { $rounds ->
        [one] La seule ronde est tirée. Fermez la soirée quand toutes les parties sont signées.
       *[other] Les { $rounds } rondes sont tirées. Fermez la soirée quand toutes les parties sont signées.
    }
league-roundBegun = La ronde { $round } a déjà des résultats. Corrigez ses parties une à une.
league-roundPaused = La ronde { $round } est en pause. Reprenez-la d’abord.
league-notDrawn = La ronde { $round } n’est pas encore tirée, ou pas en pause. Tirez-la d’abord, ou voyez la liste des rondes.
league-entrantBusy =
    { $player ->
        [one] { $player } joue encore la partie { $game }. Appelez celle-ci plus tard.
       *[other] { $player } jouent encore la partie { $game }. Appelez celle-ci plus tard.
    }
league-tableBusy = La table { $table } a encore la partie { $game }. Choisissez une autre table.
league-notCalled = La partie { $game } n’est pas encore appelée. Attendez l’appel.
league-wrongStage = La partie { $game } est { WORD("gameStage", $stage) } : ce n’est pas possible maintenant.
league-otherRevision = Le résultat de la partie { $game } a changé. Vérifiez-le et signez encore.
league-finalResult = La partie { $game } est close. Seule l’organisation peut la rouvrir.
league-reasonWanted = Ceci change un résultat noté. Donnez une raison.
league-unsettled = La formule ne dit pas ce que vaut un forfait. Donnez les deux lignes comme sur une feuille, par exemple 2 +10 et 0 -10.
league-forfeitsUsed =
    { $count ->
        [one] Ce soir, un forfait vaut déjà autre chose, à la partie { LIST($games) }. Pour changer, rouvrez-la d’abord.
       *[other] Ce soir, un forfait vaut déjà autre chose, aux parties { LIST($games) }. Pour changer, rouvrez-les d’abord.
    }
league-gamesOpen =
    { $count ->
        [one] La partie { LIST($games) } n’est pas close, ou elle est annulée et non rejouée. Terminez-la, ou donnez une raison.
       *[other] Les parties { LIST($games) } ne sont pas closes, ou elles sont annulées et non rejouées. Terminez-les, ou donnez une raison pour chacune.
    }
league-badOutcome = Aucune partie ne finit ainsi : { $fault }. Vérifiez les chiffres.
league-notLevel = { LIST($names) } ne sont pas à égalité à cette étape. Choisissez ceux qui ont le même rang.
league-outsideRoom = Le plan a de la place pour { $columns } tables côte à côte et { $rows } rangées. Rapprochez les tables.
league-noSeason =
    { $count ->
        [0] Aucune saison « { $season } » n’est enregistrée. Enregistrez-en une sur la page Soirées.
       *[other] Aucune saison « { $season } » n’est enregistrée. Choisissez { LIST($known, joint: "or") }.
    }
league-seasonDays = La saison finit le { $to }, avant son début le { $from }. Corrigez les dates.
league-earlierDay = Le { $day } précède le { $last }, jour de la dernière entrée. Corrigez le jour.
league-onLadder = { $player } est déjà sur l’échelle.
league-notOnLadder = { $player } n’est pas sur l’échelle. Inscrivez d’abord { $player }.
league-outOfReach =
    { $count ->
        [0] { $player } ne peut défier personne pour l’instant : personne à portée n’est libre.
       *[other] { $player } peut défier maintenant { LIST($names, joint: "or") }.
    }
league-challengeOpen = { $player } a déjà un défi en cours. Terminez-le d’abord.
league-noChallenge = { $player } n’a aucun défi en cours. Choisissez-en un dans la liste.
league-spotTaken = Les tables { $other } et { $table } sont à la même place sur le plan. Déplacez l’une d’elles.
league-noTeamSeason = Il n’y a pas encore de saison. Importez d’abord un fichier de saison.
league-seasonClosed = La saison est close. Rouvrez-la d’abord.
league-seasonKept = La saison « { $season } » est close et ne peut pas être remplacée. Changez l’identifiant « { $id } » dans le fichier de la nouvelle saison, puis importez-le à nouveau.
league-seasonPlayed =
    { $matches ->
        [one] 1 rencontre a déjà une feuille : cette saison ne peut plus être remplacée. Déplacez ou tranchez les rencontres une à une.
       *[other] { $matches } rencontres ont déjà une feuille : cette saison ne peut plus être remplacée. Déplacez ou tranchez les rencontres une à une.
    }
league-matchesOpen =
    { $matches ->
        [one] 1 rencontre n’a pas de feuille validée. Saisissez la feuille ou tranchez, puis clôturez la saison.
       *[other] { $matches } rencontres n’ont pas de feuille validée. Saisissez les feuilles ou tranchez, puis clôturez la saison.
    }
league-noFixture = Il n’y a pas de rencontre « { $fixture } ». Choisissez-en une dans le calendrier.
league-noCompetition = Il n’y a pas de compétition « { $competition } » cette saison. Choisissez-en une dans la liste.
league-noTeam = Il n’y a pas d’équipe « { $team } » cette saison. Choisissez-en une dans la liste.
league-secretaryOnly = Seul le secrétaire peut le faire. Un capitaine remplit la composition et la feuille de son équipe.
league-sheetsOpen = Les deux compositions sont visibles : la vôtre ne peut plus changer. Inscrivez un remplaçant sur la feuille.
league-cardFinal = Cette feuille est déjà validée. Demandez au secrétaire de la corriger.
league-formGiven = Ceci est un formulaire. Lancez muggins league new form.txt --write season.json, puis choisissez season.json.
league-rulingStands = La décision sur cette rencontre reste valable : une feuille n’y change rien. Annulez d’abord la décision.
league-noWalkover = La formule ne dit pas ce que vaut un forfait. Saisissez la feuille telle qu’elle doit compter, puis choisissez « La feuille saisie ci-dessus compte » sous Décider.
league-badRubber =
    { $legs ->
        [one] Le duel { $rubber } compte 1 partie et ne peut pas finir ainsi. Vérifiez les chiffres.
       *[other] Le duel { $rubber } compte { $legs } parties et ne peut pas finir ainsi. Vérifiez les chiffres.
    }
league-badRubbers =
    { $expected ->
        [one] Cette rencontre compte 1 duel. Vous en avez saisi { $got }. Corrigez la feuille.
       *[other] Cette rencontre compte { $expected } duels. Vous en avez saisi { $got }. Corrigez la feuille.
    }
league-badPlayers =
    { $expected ->
        [one] Le duel { $rubber } se joue à 1 joueur par équipe. Choisissez-en 1 dans chacune.
       *[other] Le duel { $rubber } se joue à { $expected } joueurs par équipe. Choisissez-en { $expected } différents dans chacune.
    }
outcome-winner = l’un des deux doit gagner
outcome-margin =
    { $figure ->
        [0] l’un des deux doit être devant
       *[other] on ne gagne pas de { $figure } une partie à { $hole }
    }
outcome-noScores = il faut les deux scores
outcome-score = { $figure } dépasse le trou final, { $hole }
outcome-order = le gagnant est derrière
outcome-target = le gagnant a { $figure }, et la partie va à { $hole }
outcome-spread = les scores ne diffèrent pas de { $figure }
requirement-fields =
    { $count ->
        [0] des noms et des textes
       *[other] des accolades avec { LIST($known) }
    }
requirement-someOf = une liste de quelques-uns de ceux-ci, chacun une fois : { LIST($words) }
requirement-wholes = une liste de nombres entiers de { $least } à { $most }
requirement-list = une liste entre crochets
requirement-rising = des lignes en ordre croissant
requirement-odd = un nombre impair
requirement-ownId = un code qu’aucune autre épreuve n’a
requirement-earlier = les codes d’épreuves qui précèdent
requirement-twoSides = des règles pour { $seats } joueurs en 2 camps
requirement-neededBy = des points et un écart, exigés par { $by }
requirement-atLeastField = au moins autant que { $than }
tieStep-points = points de partie
tieStep-wins = parties gagnées
tieStep-skunks = skunks
tieStep-net = écart net
tieStep-plus = écarts gagnés
tieStep-pegged = trous marqués
tieStep-lacked = trous manquants
tieStep-minus = écarts perdus
tieStep-games = parties
tieStep-fewest = { $name } (le moins)
tieStep-headToHead = face à face
tieStep-playoff = partie décisive
tieStep-cut = coupe
part-ahead =
    { $winner ->
        [one] { $winner } devance { $loser }
       *[other] { $winner } devancent { $loser }
    }
tie-points =
    { $first ->
        [one] { part-ahead } : { $first } point de partie contre { $second }.
       *[other] { part-ahead } : { $first } points de partie contre { $second }.
    }
tie-wins =
    { $first ->
        [one] { part-ahead } : { $first } victoire contre { $second }.
       *[other] { part-ahead } : { $first } victoires contre { $second }.
    }
tie-skunks =
    { $first ->
        [one] { part-ahead } : { $first } skunk contre { $second }.
       *[other] { part-ahead } : { $first } skunks contre { $second }.
    }
tie-net = { part-ahead } : écart net { $first } contre { $second }.
tie-plus = { part-ahead } : écarts gagnés { $first } contre { $second }.
tie-pegged = { part-ahead } : trous marqués { $first } contre { $second }.
tie-lacked = { part-ahead } : trous manquants { $first } contre { $second }.
tie-minus = { part-ahead } : écarts perdus { $first } contre { $second }.
tie-games = { part-ahead } : parties { $first } contre { $second }.
tie-headToHead =
    { $first ->
        [one] { part-ahead } : { $first } victoire contre { $second } entre ceux à égalité.
       *[other] { part-ahead } : { $first } victoires contre { $second } entre ceux à égalité.
    }
tie-playoff = { part-ahead } par la partie décisive.
tie-cut = { part-ahead } par la coupe.
tie-level = { $winner } et { $loser } : égalité.
cardFault-bothWon = { LIST($names) } ont tous deux inscrit une victoire.
cardFault-bothLost = { LIST($names) } ont tous deux inscrit une défaite.
cardFault-wrongSign =
    { $minus ->
        [yes] { $player } : une victoire avec un moins.
       *[no] { $player } : une défaite avec un plus.
    }
cardFault-spreadsDiffer =
    { $player ->
        [one] Les écarts diffèrent : { $player } a inscrit { $first }, { $other } { $second }.
       *[other] Les écarts diffèrent : { $player } ont inscrit { $first }, { $other } { $second }.
    }
cardFault-wrongPoints =
    { $points ->
        [one] { $player } : { $points } point de partie inscrit. Cette partie en vaut { $expected }.
       *[other] { $player } : { $points } points de partie inscrits. Cette partie en vaut { $expected }.
    }
deskTask-disputed = La partie { $game } est contestée. Envoyez le juge.
deskTask-aside =
    { $game ->
        [none] Un résultat attend : { WORD("aside", $why) }. Donnez-le à une partie, ou écartez-le.
       *[other] Un résultat attend pour la partie { $game } : { WORD("aside", $why) }. Donnez-le à une partie, ou écartez-le.
    }
deskTask-cardsDiffer = Les feuilles de la partie { $game } ne concordent pas. Voyez les deux joueurs.
deskTask-reopened = La partie { $game } ({ LIST($names) }) est rouverte. Corrigez son résultat s’il est faux. Puis les deux signent.
deskTask-fieldMoved =
    { $played ->
        [yes] Un résultat a été corrigé après la sélection : la liste de { $stage } serait différente maintenant. L’épreuve a déjà commencé. Laissez-la ainsi, ou rouvrez d’abord ses matchs.
       *[no] Un résultat a été corrigé après la sélection : la liste de { $stage } serait différente maintenant. Refaites la sélection.
    }
deskTask-owed =
    { $next ->
        [yes] La partie { $game } est annulée. { LIST($short) }. Tirez-la de nouveau, ou laissez-la.
       *[no] La partie { $game } est annulée. { LIST($short) }. Vous pourrez la tirer de nouveau après la dernière ronde.
    }
deskTask-owedTo =
    { $player ->
        [one] { $player } n’en a que { $games } sur { $due }
       *[other] { $player } n’en ont que { $games } sur { $due }
    }
part-late =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
deskTask-chairEmpty =
    { $forfeit ->
        [yes]
            { $player ->
                [one] { $player } a { part-late } de retard à la partie { $game }. Déclarez forfait, ou attendez.
               *[other] { $player } ont { part-late } de retard à la partie { $game }. Déclarez forfait, ou attendez.
            }
       *[no]
            { $player ->
                [one] { $player } a { part-late } de retard à la partie { $game }. Appelez encore.
               *[other] { $player } ont { part-late } de retard à la partie { $game }. Appelez encore.
            }
    }
deskTask-conceded = La partie { $game } ({ LIST($names) }) a été concédée. L’écart est celui des fiches. Votre club la compte-t-il ainsi ?
deskTask-unverified = La partie { $game } ({ LIST($names) }) a été marquée sur la planche seule : ses comptes n’ont pas été vérifiés. Voyez les deux joueurs.
deskTask-lateRuling = Une décision a mis fin à la partie { $game } ({ LIST($names) }). Vérifiez les points.
deskTask-wrongSeats = { LIST($names) } disent avoir échangé leurs places à la partie { $game } : chacun a marqué avec le bouton de l’autre.
deskTask-clock = La table { $table } et l’ordinateur de la salle n’ont pas la même heure (partie { $game }). Les résultats comptent quand même. Réglez l’horloge fausse.
aside-conflict = le même résultat est venu avec d’autres chiffres
aside-closed = il est venu après la fermeture
aside-unassigned = cette table n’avait pas de partie
aside-otherPlayers = d’autres joueurs étaient tirés pour cette partie
aside-impossible = aucune partie ne finit ainsi
aside-settled = la partie est forfait ou annulée
aside-second = la partie a déjà un autre résultat
aside-corrected = l’organisation a corrigé la partie
aside-signed = les deux joueurs ont déjà signé
gameStage-drawn = tirée
gameStage-called = appelée
gameStage-seated = en cours
gameStage-over = terminée
gameStage-signedOnce = à demi signée
gameStage-signed = signée
gameStage-checked = vérifiée
gameStage-disputed = contestée
gameStage-forfeited = forfait
gameStage-void = annulée
`;

## Une saison par équipes : classements, rencontres, joueurs ; les pages d’un capitaine et du secrétaire.

teams-tables = Classements
teams-cups = Coupes
teams-fixtures = Calendrier
teams-closed = Cette saison est finie.
teams-noSeason = Il n’y a pas encore de saison.
teams-place = Place
teams-team = Équipe
teams-points = Points
teams-player = Joueur
teams-players = Joueurs
teams-captain = capitaine
teams-matches = Rencontres
teams-rubber = Duel
teams-rubbers = Duels
teams-legs = Parties
teams-column-played = jouées
teams-short-played = J
teams-column-won = gagnées
teams-short-won = G
teams-column-drawn = nulles
teams-short-drawn = N
teams-column-lost = perdues
teams-short-lost = P
teams-column-legsFor = parties gagnées
teams-short-legsFor = p+
teams-column-legsAgainst = parties perdues
teams-short-legsAgainst = p−
teams-zone-up = montée
teams-zone-down = descente
teams-zone-level = ex æquo autour de la limite
teams-withdrawn = forfait général
teams-withdrew = Forfait général le { $day }.
teams-adjusted = Points de { $team } : { $points }. { $reason }
teams-ties = À égalité de points
teams-tied = { $above } devance { $below } par { $step } : { $first } à { $second }.
teams-ordered = { $above } devance { $below } par décision du comité : { $reason }
teams-level = { $above } et { $below } sont à égalité.
teams-tie-points = les points
teams-tie-won = les rencontres gagnées
teams-tie-drawn = les rencontres nulles
teams-tie-lost = les rencontres perdues
teams-tie-legsFor = les parties gagnées
teams-tie-legs = la différence de parties
teams-tie-rubbersFor = les duels gagnés
teams-tie-rubbers = la différence de duels
teams-tie-headToHead = les points des rencontres directes
teams-tie-headToHeadLegs = la différence de parties des rencontres directes
teams-tie-playoff = le barrage
teams-averages = Moyennes
teams-averagesFrom = Joueurs qui ont au moins { $matches } rencontres.
teams-round = Journée { $round }
teams-feed = Flux du calendrier (ICS)
teams-moved = déplacée du { $day } : { $reason }
teams-versus = { $home } contre { $away }
teams-at = Lieu : { $venue }.
teams-walkover = (forfait)
teams-state-due = –
teams-state-entered = 1 feuille reçue
teams-state-disagreed = feuilles différentes
teams-state-void = annulée
teams-state-unsettled = à trancher
teams-pointsOf = Points : { $home } et { $away }.
teams-ruling-walkover = Forfait :
teams-ruling-void = Annulée :
teams-ruling-card = Corrigée par le secrétaire :
teams-sheetIs =
    { $in ->
        [yes] { $team } : composition reçue.
       *[no] { $team } : pas encore de composition.
    }
teams-cardIs =
    { $in ->
        [yes] { $team } : feuille reçue.
       *[no] { $team } : pas encore de feuille.
    }
teams-kind-singles = simple
teams-kind-pairs = double
teams-paper = Feuille à imprimer
teams-signed = Capitaine : { $team }
teams-missing = Feuilles manquantes
teams-missingHelp = Rencontres jusqu’à aujourd’hui dont la feuille n’est pas validée. Copiez le texte et envoyez-le aux capitaines.
teams-chase = Feuilles manquantes. Envoyez la vôtre, ou saisissez-la sur votre téléphone :
teams-chaseCard = { $day }, { $home } contre { $away } : feuille de { LIST($teams) }.
teams-chaseDiffer = { $day }, { $home } contre { $away } : les feuilles diffèrent. Mettez-vous d’accord sur le résultat.
teams-allIn = Toutes les feuilles sont arrivées.
teams-since = depuis le { $day }
teams-notPlayed = Aucune rencontre jouée.
teams-record =
    { $matches ->
        [one] 1 rencontre, { $won } duels gagnés sur { $rubbers }, parties { $for }–{ $against } ({ $percent } %).
       *[other] { $matches } rencontres, { $won } duels gagnés sur { $rubbers }, parties { $for }–{ $against } ({ $percent } %).
    }
teams-with = Partenaires
teams-secretary = Bureau du secrétaire
teams-pages-secretary = Secrétaire
teams-pages-captain = Capitaine
teams-about-secretary = Le bureau du secrétaire d’un championnat par équipes : feuilles, décisions, équipes, saison.
teams-about-captain = Le téléphone d’un capitaine : composition et feuille d’une rencontre, même sans réseau.
teams-notSecretary = Seul le secrétaire peut ouvrir ce bureau. Ouvrez d’abord le lien du terminal.
teams-decisions = À décider
teams-decisionsHelp = Une décision vaut pour toute la soirée. La ligue la garde avec son motif pour toujours. Ne nommez personne dans un motif.
teams-decision-fork = { $club }, { $day } : la salle a envoyé plusieurs rapports de cette soirée, et ils ne se suivent pas. Lequel compte ?
teams-decision-late = { $club }, { $day } : le rapport de cette soirée ({ $format }) est arrivé après la clôture de la saison. Compte-t-il ?
teams-decision-format = { $club }, { $day } : cette ligue ne connaît pas la formule « { $format } », la soirée n’est donc pas comptée. Un Muggins plus récent la connaît peut-être. Vous pouvez aussi écarter la soirée.
teams-decision-twoClubs = { $person } a joué à { $club } et à { $other } le { $day }. Les deux soirées comptent-elles ?
teams-report = Révision { $revision }, reçue le { $at } : { LIST($first) }
teams-reportCounts = Le rapport { $number } compte
teams-itCounts = La soirée compte
teams-bothCount = Les deux soirées comptent
teams-leaveOut = La soirée de { $club } ne compte pas
teams-twoPeople = Ce sont deux personnes
teams-import = Fichier de la saison
teams-importHelp = Choisissez le fichier d’une saison : équipes, joueurs, compétitions, calendrier et rencontres.
teams-file = Fichier
teams-teams = Équipes
teams-season = Saison
teams-names = Un nom par ligne
teams-from = À partir du
teams-name = Nom
teams-day = Jour
teams-reason = Motif
teams-competition = Compétition
teams-dayLeft =
    { $matches ->
        [0] { $day } : tout est saisi
       *[other] { $day } : { $matches } à saisir
    }
teams-toEnter = à saisir
teams-entered = saisie
teams-typeHelp = Tapez les parties gagnées par { $team }, une touche par duel. Un tiret : duel non joué.
teams-typeBoth = Si un duel s’arrête dès qu’il est décidé, tapez les deux chiffres : 21 pour 2–1.
teams-total = Parties jusqu’ici : { $home }–{ $away }
teams-notPlayedRubber = non joué
teams-saveCard = Enregistrer la feuille
teams-whoPlayed = Qui a joué
teams-differIn = Les feuilles diffèrent au duel { LIST($rubbers) }.
teams-late = Il est plus de { $time } : ni composition ni feuille de { LIST($teams) }. Le règlement vous permet de décider un forfait.
teams-unfit-notRegistered = { $name } ne fait pas partie des joueurs inscrits le jour de cette rencontre.
teams-unfit-otherTeam = { $name } fait partie des joueurs inscrits de { $team }.
teams-unfit-registeredLate = L’inscription de { $name } est arrivée après la fin des inscriptions.
teams-unfit-transferredOften = { $name } a changé d’équipe trop souvent cette saison.
teams-unfit-transferredLate = { $name } a changé d’équipe trop tard dans la saison.
teams-unfit-playedRound = { $name } a déjà joué pour { $team } dans cette journée.
teams-unfit-cupTied = { $name } a déjà joué pour { $team } dans cette coupe.
teams-rule = Décider
teams-ruling = Décision
teams-walkoverFor = Forfait, { $team } gagne
teams-rule-void = La rencontre est annulée
teams-rule-card = La feuille saisie ci-dessus compte
teams-rule-unruled = Annuler la décision
teams-move = Déplacer la rencontre
teams-hasPhone = Un téléphone est lié à cette équipe.
teams-codeHelp = Le capitaine lit ce code ou ouvre le lien. Il sert une fois.
teams-newCode = Nouveau code pour le capitaine
teams-adjust = Donner ou retirer des points
teams-takeBack = Annuler
teams-takenBack = Annulé : { $reason }
teams-withdraw = Retirer l’équipe
teams-withdrawAsk = Retirer { $team } de la saison ? C’est définitif.
teams-cancel = Annuler
teams-itsMatches = Ses rencontres
teams-withdrawal-void = toutes annulées
teams-withdrawal-secondHalf = seconde moitié annulée
teams-withdrawal-stand = celles jouées comptent
teams-withdrawal-byes = exempts pour tous
teams-register = Inscrire des joueurs
teams-transfer = Transférer un joueur
teams-setRound = Fixer ces rencontres
teams-export = Télécharger le fichier de la saison
teams-close = Clore la saison
teams-reopen = Rouvrir la saison
teams-offline = Pas de réseau. Ce téléphone garde ce que vous signez et l’envoie plus tard.
teams-waiting = En attente d’envoi.
teams-loading = Chargement des rencontres…
teams-noPlace = Ce téléphone n’est lié à aucune équipe. Ouvrez le lien ou lisez le code que le secrétaire vous a donné.
teams-agreed = Les deux équipes sont d’accord. La feuille compte.
teams-decided = Le secrétaire a tranché cette rencontre.
teams-differHelp = Comparez vos feuilles. Corrigez la vôtre et signez à nouveau, ou laissez le secrétaire trancher.
teams-noSheet = L’autre composition n’est pas encore arrivée.
teams-sheetHidden = La vôtre reste cachée jusqu’à ce que les deux soient là.
teams-otherSigned = L’autre capitaine a signé.
teams-youSigned = Vous avez signé.
teams-against = Contre { LIST($names) }
teams-cardOf = Feuille de { $team } : { $legs }
teams-fromHall = Cette feuille vient des parties jouées dans la salle « { $venue } ».
teams-hallOpen = La salle « { $venue } » a envoyé cette rencontre, mais les joueurs n’ont pas signé toutes les parties. Vérifiez les chiffres et enregistrez la feuille.
teams-hallCard = Feuille de la salle : { $legs }
teams-moveAnyway = Déplacer quand même
teams-legsOf = Parties : { $home } – { $away }
teams-choosePlayers = Choisissez vos joueurs, puis envoyez la composition.
teams-tapResults = Touchez le résultat de chaque duel, puis signez.
teams-future = Cette rencontre a lieu le { $day }. Si elle a déjà été jouée, signez encore une fois.
teams-sendSheet = Envoyer la composition
teams-sign = Signer la feuille
teams-openMatches =
    { $matches ->
        [0] Toutes les rencontres comptent.
        [one] 1 rencontre ne compte pas encore.
       *[other] { $matches } rencontres ne comptent pas encore.
    }
teams-asThingsAre = Montées, descentes et vainqueurs à ce jour
teams-levelAt = { $competition } : { LIST($teams) } sont ex æquo autour de la limite de montée ou de descente.
teams-move-up = { $team } monte en { $competition }.
teams-move-down = { $team } descend en { $competition }.
teams-winner = { $competition } : { $team } l’emporte.
teams-next = Ouvrir la saison suivante
teams-nextHelp = Équipes et joueurs restent, les équipes promues et reléguées changent de division, et les soirées ont lieu 52 semaines plus tard.
teams-first = Devant
teams-order = Départager

# Ce qu’un calendrier ne respecte pas.
teams-breach-venueFull = { $day }, { $venue } : de la place pour { $room }, mais ces rencontres s’y jouent : { LIST($fixtures) }.
teams-breach-teamTwice = { $day } : { $team } joue plus d’une fois : { LIST($fixtures) }.
teams-breach-freeDay = { $day } doit rester libre, mais { $fixture } s’y joue.
teams-breach-otherDay = { $fixture } se joue le { $day }. Sa journée est le { $meant }.
teams-breach-stray = { $fixture } n’est plus une rencontre de la coupe, car un résultat précédent a changé.
teams-breach-noDay = { $competition } : le calendrier n’a pas de jour pour la journée { $round }.
teams-breach-meetings = { $competition }, rencontres de { $first } et { $second } : { $times } au lieu de { $expected }.
teams-breach-uneven = { $competition }, { $team } : { $home } à domicile, { $away } à l’extérieur.
teams-breach-breaks = { $competition }, moitié { $half } de la saison, rencontres de suite à domicile ou à l’extérieur : { $breaks }. Un bon tirage en a { $most }.

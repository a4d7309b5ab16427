## Une saison par équipes : classements, rencontres, joueurs ; les pages d’un capitaine et du secrétaire.

teams-tables = Classements
teams-fixtures = Calendrier
teams-closed = Cette saison est finie.
teams-noSeason = Il n’y a pas encore de saison.
teams-noName = Joueur
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
teams-column-played = joués
teams-short-played = J
teams-column-won = gagnés
teams-short-won = G
teams-column-drawn = nuls
teams-short-drawn = N
teams-column-lost = perdus
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
teams-level = { $above } et { $below } sont à égalité.
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
teams-chaseDiffer = { $day }, { $home } contre { $away } : vos deux feuilles diffèrent. Mettez-vous d’accord sur le résultat.
teams-allIn = Toutes les feuilles sont arrivées.
teams-since = depuis le { $day }
teams-notPlayed = Aucune rencontre jouée.
teams-record =
    { $matches ->
        [one] 1 rencontre, { $won } duels gagnés sur { $rubbers }, parties { $for }–{ $against } ({ $percent } %).
       *[other] { $matches } rencontres, { $won } duels gagnés sur { $rubbers }, parties { $for }–{ $against } ({ $percent } %).
    }
teams-with = Avec qui
teams-secretary = Bureau du secrétaire

# Ce qu’un calendrier ne respecte pas.
teams-breach-venueFull = { $day }, { $venue } : de la place pour { $room }, mais tous y jouent : { LIST($fixtures) }.
teams-breach-teamTwice = { $day } : { $team } joue plus d’une fois : { LIST($fixtures) }.
teams-breach-freeDay = { $day } doit rester libre, mais { $fixture } s’y joue.
teams-breach-otherDay = { $fixture } se joue le { $day }. Son tour est le { $meant }.
teams-breach-stray = { $fixture } n’est plus un match de la coupe, car un résultat précédent a changé.
teams-breach-noDay = { $competition } : le calendrier n’a pas de jour pour le tour { $round }.
teams-breach-meetings = { $competition }, rencontres de { $first } et { $second } : { $times } au lieu de { $expected }.
teams-breach-uneven = { $competition }, { $team } : { $home } à domicile, { $away } à l’extérieur.
teams-breach-breaks = { $competition }, partie { $half } de la saison, matchs de suite à domicile ou à l’extérieur : { $breaks }. Avec un bon tirage : { $most }.

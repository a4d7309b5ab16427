// Written by `npm run words` from the catalogs. Do not edit.
export default `leaguePages-title = Ligue
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
leaguePages-corrected = Partie { $game } corrigée par la ligue : { $reason }
leaguePages-struck = Cet événement ne compte pas : { $reason }
leaguePages-data = Données :
answer-noClub = La ligue n’a pas de club « { $club } ». Demandez à son responsable de l’inscrire.
answer-otherKey = La ligue ne connaît pas la clé { $fingerprint } pour ce club. Lisez-la à son responsable.
answer-otherTime = L’horloge de l’ordinateur du club n’est pas celle de la ligue. Réglez-la et demandez à nouveau.
answer-unsigned = La signature ne correspond pas. Le rapport a été modifié après la signature. Envoyez-le tel que la salle l’a écrit.
answer-noReport = Ce n’est pas un rapport d’une version que la ligue connaît. Vérifiez { $field }.
answer-disagrees = Les parties du rapport ne donnent pas le classement qu’il annonce. Envoyez-le tel que la salle l’a écrit.
answer-notNext =
    { $revision ->
        [0] La ligue n’a encore aucun rapport de cet événement. Envoyez d’abord la révision 1.
       *[other] La ligue a la révision { $revision } de cet événement, et ce rapport ne la suit pas. Demandez au responsable de la ligue d’en choisir un.
    }
answer-noSuch = La ligue n’a pas de { $what }. Vérifiez avec muggins league tasks.
answer-forgotten = Le nom de { $person } a été effacé. On ne peut plus fusionner ni séparer cette personne.
answer-noSuchResult = Aucune partie ne finit ainsi. Vérifiez les chiffres.
expected-id = un identifiant de 1 à 40 lettres, chiffres, points, - et _
expected-ownId = un identifiant qu’aucun autre ne porte
expected-known =
    { $of ->
        [person] l’identifiant d’une personne de la saison
        [team] l’identifiant d’une équipe de la saison
       *[competition] l’identifiant d’une compétition de la saison
    }
expected-both = 2 valeurs : domicile, extérieur
expected-clock = une heure, comme 20:30
expected-otherTeam = une autre équipe que celle à domicile
expected-rubbers = une ligne pour chacun des { $count } duels
expected-legs =
    { $end ->
        [all] toutes les parties : { $legs }
       *[best] au meilleur de { $legs }
    }
expected-settled = une formule avec { LIST($fields) }, que { $source } laisse en suspens
expected-walkover = une formule qui dit ce que vaut un forfait
`;

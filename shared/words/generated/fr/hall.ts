// Written by `npm run words` from the catalogs. Do not edit.
export default `hall-pages-television = Télé
hall-pages-desk = Bureau
hall-pages-me = Mes parties
hall-pages-print = Imprimer
hall-pages-table = Tables
hall-pages-judge = Arbitre
hall-pages-nights = Soirées
hall-about-television = Une soirée de ligue au grand écran : tables et classement.
hall-about-desk = Le bureau d’une soirée de ligue : arrivées, résultats et décisions.
hall-about-me = Une soirée de ligue sur le téléphone d’un joueur : prochaine table, feuille, signatures.
hall-about-nights = Les classements, feuilles et parties de toutes les soirées du club.
hall-about-print = Feuilles de marque, listes et classement sur papier.
hall-about-judge = Les décisions, pas à pas.
hall-about-table = Une table d’une soirée de ligue, en direct.
hall-title = Soirée de cribbage
hall-round = Ronde { $round } sur { $of }
hall-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
hall-pairs =
    { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
hall-gamesOver =
    { $over ->
        [one] { $over } partie sur { $of }
       *[other] { $over } parties sur { $of }
    }
hall-table = Table { $table }
hall-versus = c.
hall-up = Monter : { $name }
hall-now = À vos tables
hall-pairings = Ronde { $round } : les tables
hall-page = page { $page } sur { $of }
hall-welcome = Bienvenue ! Annoncez-vous au bureau.
hall-playing = En cours
hall-onDeck = À suivre
hall-sitsOut =
    { $count ->
        [one]
            { $player ->
                [one] { $player } ne joue pas cette ronde.
               *[other] { $player } ne jouent pas cette ronde.
            }
       *[other] { LIST($names) } ne jouent pas cette ronde.
    }
hall-standings = Classement
hall-provisional = provisoire
hall-final = définitif
hall-total-points = points
hall-total-pegged = trous
hall-total-lacked = manque
hall-won = gagnées
hall-net = + / −
hall-places = { $from } – { $to } sur { $of }
hall-noNight = Bienvenue ! La soirée n’a pas encore commencé.
hall-notBegun = Arrivés
hall-winner =
    { $player ->
        [one] { $player } gagne la soirée
       *[other] { $player } gagnent la soirée
    }
hall-shared = { LIST($names) } se partagent la première place
hall-sharedByMany = { $number } se partagent la première place
hall-judge = Juge appelé
hall-hallSilent = La salle ne répond pas. Vérifiez qu’elle est en marche et que vous êtes sur le même réseau.
hall-keepsNothing-disk = La salle ne peut rien enregistrer : son disque est plein. Libérez de la place. Les planches gardent leurs résultats et les renverront.
hall-keepsNothing-inDoubt = La salle ne peut rien enregistrer : son disque est en panne. Relancez la salle. Les planches gardent leurs résultats.
hall-hallTable-nobody = Pas de partie à cette table pour l’instant.
hall-hallTable-noTable = Il n’y a pas de table { $table } ce soir.
hall-hallTable-lastGame = Dernière partie ici
hall-hallTable-signed = signé
hall-hallTable-notSigned = pas encore signé
hall-hallTable-wrote = a écrit { $line }
hall-hallTable-others = Tables
hall-codes-phones = Téléphones
hall-codes-have = Joueurs avec un téléphone : { $number } sur { $of }.
hall-codes-door = Code d’entrée
hall-codes-doorHelp = Les joueurs le lisent et choisissent leur nom. Leur arrivée est alors notée.
hall-codes-doorLater = Le code d’entrée paraît quand une soirée est ouverte.
hall-codes-one = Code pour un joueur
hall-codes-choose = Choisir un joueur
hall-codes-codeOf = Code de { $name }
hall-codes-codeHelp = { $name } le lit, une seule fois.
hall-codes-taken = { $name } a un téléphone. Un nouveau code le déconnecte.
hall-codes-again = Faire un nouveau code
hall-codes-unreached = Les téléphones ne peuvent pas encore entrer. Relancez la salle avec --lan.
hall-field-who =
    { $pairs ->
        [yes] { hall-field-pairs }
       *[no] { hall-field-players }
    }
hall-field-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
hall-field-pairs =
    { $number ->
        [one] { $number } paire
       *[other] { $number } paires
    }
hall-field-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
hall-field-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
hall-field-few = { hall-field-who }. Une soirée en demande au moins 2. Inscrivez-en d’autres.
hall-field-even = { hall-field-who } : { hall-field-rounds }, { hall-field-games } chacun.
hall-field-odd = { hall-field-who } : { hall-field-rounds }, un repos par ronde, et pour chacun comptent { hall-field-games }.
hall-field-meets = Si peu nombreux, on se rencontre jusqu’à { $meets } fois.
hall-season = Saison
hall-afterNights =
    { $nights ->
        [one] après { $nights } soirée
       *[other] après { $nights } soirées
    }
hall-leagueAsOf = dans la ligue, au { $day }
hall-noTable = Aucun barème « { $award } » n’est chargé.
hall-awardOpen = Le barème « { $award } » ne couvre pas toutes les feuilles : ces points ne servent pas au classement.
`;

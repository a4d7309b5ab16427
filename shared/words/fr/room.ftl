room-title = Plan de la salle
room-door = Porte
room-help = Les téléphones montrent aux joueurs le chemin de leur table. Le plan est la salle vue en entrant : la porte est en bas. Faites glisser une table à sa place, ou touchez la table puis la place. Au clavier : Entrée prend une table, les flèches la déplacent, Entrée la pose.
room-none = facultatif
room-placed =
    { $of ->
        [one] { $tables } sur { $of } table
       *[other] { $tables } sur { $of } tables
    }
room-columns = Tables par rangée
room-order = Numéros
room-orders-left = depuis la gauche
room-orders-snake = en serpentin
room-arrange = Mettre en rangées
room-again = Remettre toutes les tables en rangées ? Chacune change de place.
room-unplaced = Sans place :
room-free = Libre : rangée { $row }, place { $place }
room-column = colonne { $column } sur { $of }
room-held = Table { $table } : choisissez sa nouvelle place.
room-off = Retirer la table { $table } du plan
room-away = absente ce soir

room-where = Rangée { $row } depuis la porte, place { $place } depuis la { $end ->
        [left] gauche
       *[right] droite
    }.
room-whereAlone = Rangée { $row } depuis la porte, seule dans sa rangée.

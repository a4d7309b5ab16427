// Written by `npm run words` from the catalogs. Do not edit.
export default `room-title = Plan de la salle
room-door = Porte
room-help = Ce plan sert aux téléphones à guider les joueurs vers leur table. Vous voyez la salle en entrant, avec la porte en bas. Faites glisser une table à sa place, ou touchez la table, puis la place. Au clavier : Entrée prend une table, les flèches la déplacent, Entrée la pose.
room-none = facultatif
room-placed =
    { $of ->
        [one] { $tables } sur { $of } table
       *[other] { $tables } sur { $of } tables
    }
room-columns = Tables par rangée
room-order = Numéroter
room-orders-left = de gauche à droite
room-orders-snake = en serpentin
room-arrange = Disposer en rangées
room-again = Disposer de nouveau toutes les tables en rangées ? Elles changent toutes de place.
room-unplaced = Pas sur le plan :
room-free = Libre : rangée { $row }, place { $place }
room-column = colonne { $column } sur { $of }
room-held = Table { $table } : choisissez sa nouvelle place.
room-off = Retirer la table { $table } du plan
room-away = inutilisée ce soir
room-where =
    Rangée { $row } depuis la porte, table { $place } depuis la { $end ->
        [left] gauche
       *[right] droite
    }.
room-whereAlone = Rangée { $row } depuis la porte, seule table de sa rangée.
`;

moveList-title = Coups de cette partie
moveList-open = Tous les coups, et défaire
moveList-shut = Fermer
moveList-deal = Donne { $deal }
moveList-undo = Revenir ici
moveList-undoTo = Revenir ici : { $move }
moveList-asks =
    { $moves ->
        [one] Défaire ce coup ?
       *[other] Défaire ces { $moves } coups ?
    }
moveList-stand = Le score sera de { $scores }.
moveList-back = Refaire les rétablit un à un, jusqu’au prochain coup.
moveList-keep = Les garder
moveList-agree =
    { $moves ->
        [one] Défaire { $moves } coup
       *[other] Défaire { $moves } coups
    }
moveList-redo = Refaire 1 coup

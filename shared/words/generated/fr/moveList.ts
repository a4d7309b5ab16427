// Written by `npm run words` from the catalogs. Do not edit.
export default `moveList-title = Coups de cette partie
moveList-open = Tous les coups et reprise
moveList-shut = Fermer
moveList-deal = Donne { $deal }
moveList-undo = Revenir ici
moveList-undoTo = Revenir ici : { $move }
moveList-asks =
    { $moves ->
        [one] Reprendre ce coup ?
       *[other] Reprendre ces { $moves } coups ?
    }
moveList-stand = Les points sont alors : { $scores }.
moveList-back = Refaire les ramène un à un, tant que personne ne joue un autre coup.
moveList-keep = Les garder
moveList-agree =
    { $moves ->
        [one] Reprendre { $moves } coup
       *[other] Reprendre { $moves } coups
    }
moveList-redo = Refaire un coup
`;

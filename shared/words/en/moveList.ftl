moveList-title = Moves of this game
moveList-open = All moves and undo
moveList-shut = Close
moveList-deal = Deal { $deal }
moveList-undo = Undo to here
moveList-undoTo = Undo to here: { $move }
moveList-asks =
    { $moves ->
        [one] Take back this move?
       *[other] Take back these { $moves } moves?
    }
moveList-stand = The score will be { $scores }.
moveList-back = Redo restores them one at a time, until the next move.
moveList-keep = Keep them
moveList-agree =
    { $moves ->
        [one] Undo { $moves } move
       *[other] Undo { $moves } moves
    }
moveList-redo = Redo 1 move

## What Home Assistant calls the entities of a table.

talk-model = Cribbage board
talk-turn = Turn
talk-dealer = Dealer
talk-crib = Crib
talk-prompt = Next
talk-ruling = Last ruling
talk-winner = Winner
talk-board = Board
talk-move = Move

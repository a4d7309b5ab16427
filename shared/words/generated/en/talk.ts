// Written by `npm run words` from the catalogs. Do not edit.
export default `talk-model = Cribbage board
talk-turn = Turn
talk-dealer = Dealer
talk-crib = Crib
talk-prompt = Next
talk-ruling = Last ruling
talk-winner = Winner
talk-board = Board
talk-move = Move
`;

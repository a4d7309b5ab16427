// Written by `npm run words` from the catalogs. Do not edit.
export default `talk-model = Planche de cribbage
talk-turn = Au tour de
talk-dealer = Donneur
talk-crib = Crib
talk-prompt = À faire
talk-ruling = Dernière décision
talk-winner = Gagnant
talk-board = Planche
talk-move = Coup
`;

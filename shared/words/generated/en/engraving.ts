// Written by `npm run words` from the catalogs. Do not edit.
export default `engraving-streets-0 = First street
engraving-streets-1 = Second street
engraving-streets-2 = Third street
engraving-streets-3 = Fourth street
engraving-skunk = Skunk
engraving-doubleSkunk = Double skunk
engraving-start = Start
engraving-game = Game
engraving-stinkHole = Stink hole
`;

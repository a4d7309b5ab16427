// Written by `npm run words` from the catalogs. Do not edit.
export default `engraving-streets-0 = 1re rangée
engraving-streets-1 = 2e rangée
engraving-streets-2 = 3e rangée
engraving-streets-3 = 4e rangée
engraving-skunk = Skunk
engraving-doubleSkunk = Double skunk
engraving-start = Départ
engraving-game = Trou final
engraving-stinkHole = Trou puant
`;

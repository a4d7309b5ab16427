// Written by `npm run words` from the catalogs. Do not edit.
export default `count-nothing = rien
count-fifteen = quinze { $sum }
count-twentyFive = vingt-cinq { $sum }
count-thirtyOne = trente et un { $sum }
count-pair = une paire : { $sum }
count-pairRoyal = un brelan : { $sum }
count-doublePairRoyal = un carré : { $sum }
count-run = une suite de { $cards } : { $sum }
count-doubleRun = une double suite de { $cards } : { $sum }
count-tripleRun = une triple suite de { $cards } : { $sum }
count-doubleDoubleRun = une double double suite de { $cards } : { $sum }
count-runs = { $runs } suites de { $cards } : { $sum }
count-flush = une couleur de { $cards } : { $sum }
count-colours = les couleurs : { $sum }
count-honour =
    { $jack ->
        [yes] un valet : { $sum }
       *[no] un 2 : { $sum }
    }
count-nobs = le valet de même couleur : { $sum }
count-rows = rangées : { $points }
count-columns = colonnes : { $points }
count-joined = { $before }, { $after }
count-end = { $before }, et { $after }
play-fifteen = quinze : { $points }
play-twentyFive = vingt-cinq : { $points }
play-thirtyOne = trente et un : { $points }
play-pair = une paire : { $points }
play-pairRoyal = un brelan : { $points }
play-doublePairRoyal = un carré : { $points }
play-run = une suite de { $cards } : { $points }
play-go = { $points } pour go
play-last = { $points } pour la dernière
`;

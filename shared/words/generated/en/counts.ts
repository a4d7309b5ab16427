// Written by `npm run words` from the catalogs. Do not edit.
export default `count-nothing = nothing
count-fifteen = fifteen { $sum }
count-twentyFive = twenty-five { $sum }
count-thirtyOne = thirty-one { $sum }
count-pair =
    { $first ->
        [yes] a pair for { $sum }
       *[no] a pair is { $sum }
    }
count-pairRoyal =
    { $first ->
        [yes] a pair royal for { $sum }
       *[no] a pair royal is { $sum }
    }
count-doublePairRoyal =
    { $first ->
        [yes] a double pair royal for { $sum }
       *[no] a double pair royal is { $sum }
    }
count-run =
    { $first ->
        [yes] a run of { $cards } for { $sum }
       *[no] a run of { $cards } is { $sum }
    }
count-doubleRun =
    { $first ->
        [yes] a double run of { $cards } for { $sum }
       *[no] a double run of { $cards } is { $sum }
    }
count-tripleRun =
    { $first ->
        [yes] a triple run of { $cards } for { $sum }
       *[no] a triple run of { $cards } is { $sum }
    }
count-doubleDoubleRun =
    { $first ->
        [yes] a double double run of { $cards } for { $sum }
       *[no] a double double run of { $cards } is { $sum }
    }
count-runs =
    { $first ->
        [yes] { $runs } runs of { $cards } for { $sum }
       *[no] { $runs } runs of { $cards } is { $sum }
    }
count-flush =
    { $first ->
        [yes] a flush of { $cards } for { $sum }
       *[no] a flush of { $cards } is { $sum }
    }
count-colours =
    { $first ->
        [yes] colours for { $sum }
       *[no] colours is { $sum }
    }
count-honour =
    { $jack ->
        [yes]
            { $first ->
                [yes] a jack for { $sum }
               *[no] a jack is { $sum }
            }
       *[no]
            { $first ->
                [yes] a 2 for { $sum }
               *[no] a 2 is { $sum }
            }
    }
count-nobs =
    { $first ->
        [yes] { $points } for his nobs
       *[no] { $points } for his nobs is { $sum }
    }
count-rows = rows { $points }
count-columns = columns { $points }
count-joined = { $before }, { $after }
count-end =
    { $running ->
        [yes] { $before }, { $after }
       *[no] { $before }, and { $after }
    }
play-fifteen = 15 for { $points }
play-twentyFive = 25 for { $points }
play-thirtyOne = 31 for { $points }
play-pair = a pair for { $points }
play-pairRoyal = a pair royal for { $points }
play-doublePairRoyal = a double pair royal for { $points }
play-run = a run of { $cards } for { $points }
play-go = { $points } for go
play-last = { $points } for last
`;

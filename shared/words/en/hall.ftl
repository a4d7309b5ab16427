hall-pages-television = Television
hall-pages-desk = Desk
hall-pages-me = My games
hall-pages-print = Print
hall-pages-table = Tables
hall-pages-judge = Judge
hall-pages-nights = Nights
hall-about-television = A league night on the big screen: pairings and standings.
hall-about-desk = The desk of a league night: check-in, results and decisions.
hall-about-me = A league night on a player’s phone: next table, score card, signatures.
hall-about-nights = Standings, score cards, and games of every club night.
hall-about-print = Score cards, lists and standings on paper.
hall-about-judge = Rulings step by step.
hall-about-table = One table of a league night, live.
hall-title = Cribbage night
hall-round = Round { $round } of { $of }
hall-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
hall-pairs =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
hall-gamesOver =
    { $of ->
        [one] { $over } of { $of } game over
       *[other] { $over } of { $of } games over
    }
hall-table = Table { $table }
hall-versus = v
hall-up = Move up: { $name }
hall-now = Now at the tables
hall-pairings = Round { $round }: pairings
hall-page = page { $page } of { $of }
hall-welcome = Welcome! Check in at the desk.
hall-playing = Playing
hall-onDeck = Up next
hall-sitsOut =
    { $count ->
        [one]
            { $player ->
                [one] { $player } sits out this round.
               *[other] { $player } sit out this round.
            }
       *[other] { LIST($names) } sit out this round.
    }
hall-standings = Standings
hall-provisional = provisional
hall-final = final
hall-total-points = points
hall-total-pegged = pegged
hall-total-lacked = short
hall-won = won
hall-net = + / −
hall-places = { $from } – { $to } of { $of }
hall-noNight = Welcome! The night has not begun yet.
hall-notBegun = Checked in
hall-winner =
    { $player ->
        [one] { $player } wins the night
       *[other] { $player } win the night
    }
hall-shared = { LIST($names) } share first place
hall-sharedByMany = { $number } share first place
hall-judge = Judge called
hall-hallSilent = The hall does not answer. Check that it is running and that you are on the same network.
hall-keepsNothing-disk = The hall cannot save anything: its disk is full. Free some space. Boards keep their results and send them again.
hall-keepsNothing-inDoubt = The hall cannot save anything: its disk failed. Restart the hall. Boards keep their results.
hall-hallTable-nobody = No game at this table now.
hall-hallTable-noTable = There is no table { $table } tonight.
hall-hallTable-lastGame = Last game here
hall-hallTable-signed = signed
hall-hallTable-notSigned = not signed yet
hall-hallTable-wrote = wrote { $line }
hall-hallTable-others = Tables
hall-codes-phones = Phones
hall-codes-have = Players with a phone: { $number } of { $of }.
hall-codes-door = Door code
hall-codes-doorHelp = Players scan it and choose their name. That checks them in.
hall-codes-doorLater = The door code appears when a night is open.
hall-codes-one = Code for one player
hall-codes-choose = Choose a player
hall-codes-codeOf = Code for { $name }
hall-codes-codeHelp = { $name } scans it once.
hall-codes-taken = { $name } has a phone. A new code disconnects it.
hall-codes-again = Make a new code
hall-codes-unreached = Phones cannot join yet. Restart the hall with --lan.

# What an odd or an even field means for the night.
hall-field-who =
    { $pairs ->
        [yes] { hall-field-pairs }
       *[no] { hall-field-players }
    }
hall-field-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
hall-field-pairs =
    { $number ->
        [one] { $number } pair
       *[other] { $number } pairs
    }
hall-field-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
hall-field-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
hall-field-few = { hall-field-who }. A night needs at least 2. Check in more.
hall-field-even = { hall-field-who }: { hall-field-rounds }, { hall-field-games } each.
hall-field-odd = { hall-field-who }: { hall-field-rounds }, one sits out each round, and the first { hall-field-games } count.
hall-field-meets =
    { $meets ->
        [one] With so few, opponents meet once.
       *[other] With so few, opponents meet up to { $meets } times.
    }

hall-season = Season
hall-afterNights =
    { $nights ->
        [one] after { $nights } night
       *[other] after { $nights } nights
    }
hall-leagueAsOf = in the league, as of { $day }
hall-noTable = No table “{ $award }” is loaded.
hall-awardOpen = The table “{ $award }” does not cover every card, so award points are not used for ranking.

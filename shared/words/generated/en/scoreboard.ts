// Written by `npm run words` from the catalogs. Do not edit.
export default `scoreboard-leads =
    { $many ->
        [no] leads by { $holes }
       *[other] lead by { $holes }
    }
scoreboard-level = Level
scoreboard-turns-deal = deals
scoreboard-turns-starter = turns the starter
scoreboard-turns-play = plays
scoreboard-turns-hand = counts now
scoreboard-turns-crib = counts the crib
scoreboard-match = Match
scoreboard-bestOf =
    { $games ->
        [0] One game
        [one] One game
       *[other] Best of { $games }
    }
scoreboard-legs =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
scoreboard-games = Games
scoreboard-points = points
scoreboard-gameNumber = Game { $game }
scoreboard-race = The race
scoreboard-wins = { LIST($names) } wins!
scoreboard-winsMatch = { LIST($names) } wins the match!
scoreboard-gameLost = The game is lost
scoreboard-stamps-skunk = Skunk!
scoreboard-stamps-doubleSkunk = Double skunk!
scoreboard-stamps-lurch = In the lurch!
scoreboard-stamps-stinkHole = Stink hole!
scoreboard-dealsNext = { $name } deals the next game.
scoreboard-cutNext = Cut for the next deal.
scoreboard-matchOver = The match is over.
scoreboard-goOn = Hold NEXT, or tap Next game.
scoreboard-newMatch = Hold NEXT for another match.
scoreboard-scan = Scan to take the seat of { $name }
scoreboard-join = Scan to sit down
scoreboard-scanShort = Scan to sit
scoreboard-lost = No connection: trying again
scoreboard-begin = Begin a game at the table’s page.
scoreboard-paused = Paused
scoreboard-margin = { $best } to { LIST($rest) }
scoreboard-marginBy = By { $holes }: { $best } to { LIST($rest) }
`;

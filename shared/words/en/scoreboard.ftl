scoreboard-leads =
    { $many ->
        [no] leads by { $holes }
       *[other] lead by { $holes }
    }
scoreboard-turns-deal = deals
scoreboard-turns-starter = cuts the starter
scoreboard-turns-play = to play
scoreboard-turns-hand = counting
scoreboard-turns-crib = counting the crib
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
scoreboard-games = Match
scoreboard-gameNumber = Game { $game }
scoreboard-race = The race
scoreboard-wins =
    { $winner ->
        [one] { $winner } wins!
       *[other] { $winner } win!
    }
scoreboard-winsMatch =
    { $winner ->
        [one] { $winner } wins the match!
       *[other] { $winner } win the match!
    }
scoreboard-gameLost = Game lost
scoreboard-stamps-skunk = Skunk!
scoreboard-stamps-doubleSkunk = Double skunk!
scoreboard-stamps-lurch = Lurched!
scoreboard-stamps-stinkHole = Stink hole!
scoreboard-dealsNext = { $name } deals the next game.
scoreboard-cutNext = Cut for deal.
scoreboard-matchOver = The match is over.
scoreboard-join = Join with your phone
scoreboard-lost = No connection. Reconnecting…
scoreboard-begin = No game yet. Press New game on the Board or Table page.
scoreboard-paused = Paused

scoreboard-margin = { $best } to { LIST($rest) }
scoreboard-marginBy = Won by { $holes }: { $best } to { LIST($rest) }
scoreboard-marginAhead = { $holes } ahead of { $name }

scoreboard-felt = Cards and news
scoreboard-needs =
    { $many ->
        [no] { $name } needs { $holes }.
       *[other] { $name } need { $holes }.
    }
scoreboard-averageHand = The average hand is { $points }.
scoreboard-next-cut = Low card deals.
scoreboard-next-deal = { $name } deals.
scoreboard-next-starter = Next: the starter.
scoreboard-next-play = { $name } to play.
scoreboard-next-hand = { $name } counts next.
scoreboard-next-crib = { $name } counts the crib next.

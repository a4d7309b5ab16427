games-title = Games
games-none = No game has been played at this table yet.
games-unreachable = The host does not answer. The games are kept there.
games-again = Try again
games-older = Show older games
games-list-number = No.
games-list-date = Begun
games-list-rules = Rules
games-list-score = Score
games-list-deals = Deals
games-list-outcome = Outcome
games-open = No. { $id }
games-won =
    { $name ->
        [none] { " " }won
       *[other] { $name } won
    }
games-lost = lost
games-status-playing = being played
games-status-abandoned = abandoned
games-status-finished = finished
games-status-withdrawn = withdrawn
games-skunks-none = { "" }
games-skunks-skunk = skunk
games-skunks-doubleSkunk = double skunk
games-skunks-lurch = lurch
games-stinkHole = stink hole
games-csv = Save as CSV
games-json = Save as JSON
games-print = Print
games-filter-title = Choose games
games-filter-season = Season
games-filter-all = All
games-filter-from = From
games-filter-to = To
games-filter-player = Player
games-filter-against = Against
games-filter-anybody = Anybody
games-filter-kind = Game
games-filter-clear = Show all games
games-filter-none = No game fits this choice.
games-replay = Replay
games-play = Play
games-pause = Pause
games-move = Move
games-moveOf = Move { $at } of { $all }
games-speed = Speed
games-speeds-1 = Slow
games-speeds-3 = Usual
games-speeds-8 = Fast
games-leads = Where the lead changed
games-noLeads = The lead never changed.
games-nothingYet = The scores will be drawn here, move by move, as soon as somebody scores.
games-takesLead =
    { $name ->
        [none] { " " }takes the lead
       *[other] { $name } takes the lead
    }
games-moves = Moves
games-numbers = Game no.
games-match = The match so far
games-matchChart = Games won by { $names } in this match, game by game.
games-chart = Scores of { $names }, move by move. The table of deals below has the figures.
games-deals = Deals
games-noDeals = Nobody has scored in a deal yet.
games-deal = Deal
games-plain = Plain pegging
games-dealer = Dealer
games-starter = Starter
games-playPoints = Play
games-hand = Hand
games-crib = Crib
games-heels = heels
games-unverified = unverified
games-after = Score
games-said = said { $claimed }
games-worth = worth { $truth }
games-study = Study
games-studyAbout = Hands whose cards were entered: what was said, what was there, and what the kept cards count on average over every starter that the player did not hold.
games-studyLater = Study is for after the game.
games-studyNone = No cards were entered in this game, so there is nothing to study.
games-noSuits = Suits were not entered: nobs by chance, no flush.
games-throws-title = Discards
games-throws-none = No discard of this game is known. During a game, phones can enter the cards dealt under “For study”.
games-throws-open =
    { $discards ->
        [one] Look at one discard
       *[other] Look at { $discards } discards
    }
games-throws-about = Each average is the hand over every starter, plus your own crib or minus your opponent’s. The cost is how far the discard falls short of the best one.
games-throws-more = More in Help
games-throws-dealt = Dealt
games-throws-thrown = Thrown
games-throws-best = Best
games-throws-cost = Cost
games-throws-total = Total
games-throws-ownCrib = own crib
games-throws-score = Score before
games-throws-working = working …
games-cards = Cards
games-claimed = Said
games-counts = Counts
games-missed = Missed
games-over = Too much
games-average = Average
games-players = Players
games-figures-games = Games
games-figures-won = Won
games-figures-hand = Average hand
games-figures-crib = Average crib
games-figures-play = Play, a deal
games-figures-missed = Points missed
games-figures-muggins = Muggins won, lost
games-figures-skunks = Skunks given, taken
games-figures-stinkHoles = Stink holes
games-player = Player
games-best = Best hands
games-bestHand = { $points } in no. { $game }
games-playersLater = Everybody’s figures will stand here once a deal is scored or a game finished.
games-history = Scores, game by game
games-historyLater = Once a game is finished, its final scores are drawn here, with a line for each player.
games-historyChart = Final scores of every player, finished game by finished game. The table of games above has the figures.
games-of = of { $counts }
games-profile-back = All players
games-profile-guest = guest
games-profile-none = No figures yet: they begin with the first deal that is followed to its end.
games-profile-won = Games won
games-profile-streak = Streak now
games-profile-streaks-none = none
games-profile-streaks-won = { $games } won
games-profile-streaks-lost = { $games } lost
games-profile-longest = Longest streaks
games-profile-record = Against each opponent
games-profile-opponent = Opponent
games-profile-lost = Lost
games-profile-games = Games
games-profile-gamesAgainst =
    { $name ->
        [none] Games against{ " " }
       *[other] Games against { $name }
    }
games-profile-chart = Final scores of { $name } and of the best opponent, game by game.
games-profile-others = Best opponent
games-profile-edit = Change this player
games-profile-name = Name
games-profile-short = Short name
games-profile-shortHint = for the display of the board
games-profile-colour = Favourite colour
games-profile-noColour = None
games-profile-isGuest = A guest: plays, but has no figures
games-profile-save = Save
games-profile-saved = Saved. Games that were played keep the name of their day.
games-profile-mergeTitle = The same person twice?
games-profile-mergeAbout = Two players who are one person can be merged: all games of { $name } then count for the other.
games-profile-mergeInto = Merge into
games-profile-choose = Choose a player
games-profile-merge = Merge …
games-profile-mergeAsk = All games of { $name } will count for { $into }, and { $name } leaves the list of players. No game changes. You can separate the two again on { $into }’s profile.
games-profile-mergeYes = Merge
games-profile-cancel = Cancel
games-profile-alsoPlayed = Also played as
games-profile-part = Separate { $name } again

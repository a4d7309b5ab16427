// Written by `npm run words` from the catalogs. Do not edit.
export default `games-title = Games
games-none = No games have been played at this table yet.
games-unreachable = The host stores the games, and it does not answer.
games-again = Try again
games-older = Show older games
games-list-number = No.
games-list-date = Started
games-list-rules = Rules
games-list-score = Score
games-list-deals = Deals
games-list-outcome = Outcome
games-open = No. { $id }
games-won = { $name } won
games-lost = lost
games-status-playing = in progress
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
games-filter-title = Filter games
games-filter-button =
    { $active ->
        [0] Filters
       *[other] Filters ({ $active } on)
    }
games-filter-season = Season
games-filter-all = All
games-filter-anyDay = Any day
games-filter-from = From
games-filter-to = To
games-filter-player = Player
games-filter-against = Opponent
games-filter-anybody = Anyone
games-filter-kind = Game
games-filter-clear = Show all games
games-filter-none = No games match this filter.
games-replay = Replay
games-play = Play
games-pause = Pause
games-move = Move
games-moveOf = Move { $at } of { $all }
games-speed = Speed
games-speeds-1 = Slow
games-speeds-3 = Normal
games-speeds-8 = Fast
games-leads = Lead changes
games-noLeads = The lead never changed.
games-nothingYet = The score chart appears here after the first points.
games-takesLead = { $name } takes the lead
games-moves = Moves
games-numbers = Game no.
games-match = Match so far
games-matchChart = Games won by { $names } in this match, game by game.
games-chart = Scores of { $names }, move by move. The table of deals below has the figures.
games-deals = Deals
games-noDeals = No deal has points yet.
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
games-said = claimed { $claimed }
games-worth = worth { $truth }
games-study = Study
games-studyAbout = Hands with known cards: the claim, the actual points, and the average of the cards you kept over every possible starter.
games-studyLater = Study opens when the game is over.
games-studyNone = No cards were entered in this game, so there is nothing to study.
games-noSuits = No suits entered: flushes ignored, nobs averaged.
games-throws-title = Discards
games-throws-none = No discards are known for this game. During a game, enter the cards you were dealt on your phone, under “Save my hand for study”.
games-throws-open =
    { $discards ->
        [one] Show { $discards } discard
       *[other] Show { $discards } discards
    }
games-throws-about = The average counts the hand over every possible starter, plus your own crib or minus your opponent’s. The cost is the gap to the best discard.
games-throws-more = More in Help
games-throws-dealt = Dealt
games-throws-thrown = Discarded
games-throws-best = Best
games-throws-cost = Cost
games-throws-win = Win chance
games-throws-winCost = Chance lost
games-throws-model = Win chances count from the score before the deal. In the model { $model } both players always discard for the best average and peg soundly, whatever the score.
games-throws-total = Total
games-throws-ownCrib = own crib
games-throws-score = Score before
games-throws-working = calculating…
games-throws-failed = The discards could not be judged. Reload the page.
games-cards = Cards
games-claimed = Claimed
games-counts = Actual
games-missed = Missed
games-over = Overcounted
games-average = Average
games-players = Players
games-figures-games = Games
games-figures-won = Won
games-figures-hand = Average hand
games-figures-crib = Average crib
games-figures-play = Play per deal
games-figures-missed = Points missed
games-figures-muggins = Muggins points taken / lost
games-figures-skunks = Skunks given / taken
games-figures-stinkHoles = Stink holes
games-player = Player
games-best = Best hands
games-spread = How often each count came
games-spread-hands = Hands
games-spread-cribs = Cribs
games-spread-points = Points
games-spread-figures = Show the figures
games-luck = Luck and skill
games-luck-about = Points above or below the average. Cards: what your hands and cribs were worth. Counting: points you missed, and muggins you took. Play: your points against the other side’s.
games-luck-of =
    { $deals ->
        [one] From { $deals } deal whose hands were all entered.
       *[other] From { $deals } deals whose hands were all entered.
    }
games-luck-judge = Judge the latest discards
games-luck-discards =
    { $discards ->
        [one] What { $discards } discard from the last 20 games cost, compared with the best one.
       *[other] What { $discards } discards from the last 20 games cost on average, compared with the best ones.
    }
games-luck-noDiscards = No discards from the last 20 games are known. During a game, open “Save my hand for study” on your phone and enter the cards you were dealt.
games-luck-cards = Cards (luck)
games-luck-counting = Counting
games-luck-pegging = Play
games-luck-deals = Deals
games-bestHand = { $points } in no. { $game }
games-playersLater = Player statistics appear here after the first deal.
games-history = Scores, game by game
games-historyLater = The final scores appear here, with one line per player, when a game is finished.
games-historyChart = Final scores of every player, game by game. The table of games above has the figures.
games-of = of { $counts }
games-profile-back = All players
games-profile-guest = guest
games-profile-none = No statistics yet. They start with the first complete deal.
games-profile-won = Games won
games-profile-streak = Current streak
games-profile-streaks-none = none
games-profile-streaks-won = { $games } won
games-profile-streaks-lost = { $games } lost
games-profile-longest = Longest streaks
games-profile-record = Against each opponent
games-profile-opponent = Opponent
games-profile-lost = Lost
games-profile-games = Games
games-profile-gamesAgainst = Games against { $name }
games-profile-chart = Final scores of { $name } and the best opponent, game by game.
games-profile-others = Best opponent
games-profile-edit = Edit this player
games-profile-name = Name
games-profile-short = Short name
games-profile-shortHint = for the board’s display
games-profile-colour = Favourite colour
games-profile-noColour = None
games-profile-isGuest = Guest (plays, but has no statistics)
games-profile-save = Save
games-profile-saved = Saved. Past games keep the old name.
games-profile-mergeTitle = Is this player listed twice?
games-profile-mergeAbout = Merge two players who are the same person. All games of { $name } then count for the other.
games-profile-mergeInto = Merge into
games-profile-choose = Choose a player
games-profile-merge = Merge…
games-profile-mergeAsk = All games of { $name } will count for { $into }, and { $name } will leave the list of players. No game changes. You can separate the two again in { $into }’s profile.
games-profile-mergeYes = Merge
games-profile-cancel = Cancel
games-profile-alsoPlayed = Also played as
games-profile-part = Separate { $name }
`;

// Written by `npm run words` from the catalogs. Do not edit.
export default `nights-all = All nights
nights-open = In progress
nights-number = night { $night }
nights-card = Card
nights-date = Date
nights-title = Title
nights-venue = Venue
nights-correct = Correct the date, title, or venue
nights-season = Season
nights-from = From
nights-to = To
nights-best = Best nights to count
nights-least = Nights needed to be ranked
nights-guests = Count nights played as a guest
nights-show = Show the table
nights-counting =
    { $all ->
        [one] { $counting } of { $all } night
       *[other] { $counting } of { $all } nights
    }
nights-noSeason = No closed night matches. Choose other dates or formats.
nights-seasons = Seasons
nights-change = Change this season
nights-formats = Formats (select none for all)
nights-order = Ranked by, in this order
nights-award = Award points
nights-name = Name of the season
nights-keep = Save the season
nights-drop = Delete “{ $name }”
nights-cards = Score cards
nights-place = Place
nights-rank = { $rank } of { $of }
nights-as-guest = as a guest
nights-as-visitor = as a visitor
nights-meetings = Head-to-head
nights-tenYears = last 10 years
nights-games = Games
nights-won = Won
nights-onScreen = Show on the television
nights-offScreen = Remove from the television
nights-club = Reports and guests
nights-report-standings = Columns of standings.csv
nights-report-season = Columns of season.csv
nights-guestNights = Nights as a guest before membership
nights-guestCard = Card that ends guest status (game points)
nights-keepClub = Save
nights-columns-rank = Rank
nights-columns-name = Name
nights-columns-member = Member number
nights-columns-club = Club
nights-columns-total = Total
nights-columns-award = Award points
nights-columns-points = Game points
nights-columns-wins = Games won
nights-columns-games = Games played
nights-columns-plus = Plus points
nights-columns-minus = Minus points
nights-columns-net = Net spread
nights-columns-skunks = Skunks
nights-columns-checkedBy = Checked by
nights-columns-nights = Nights played
nights-columns-counting = Nights that count
nights-rating = Rating { $rating } ±{ $deviation }
nights-ratingMeans = Games: { $games }. Luck evens out slowly: 2 times in 3, the true rating is within ±{ $deviation }.
nights-ladder = Ladder
nights-ladderNone = Nobody has joined yet.
nights-ladderRules =
    { $reach ->
        [one] You may challenge the player above you. Days to answer: { $answer }. Days to play: { $play }.
       *[other] You may challenge up to { $reach } places above your own. Days to answer: { $answer }. Days to play: { $play }.
    }
nights-ladderDue = Due
nights-ladderDue-answer = { $player } challenges { $other }. Answer by { $day }.
nights-ladderDue-game = { $player } against { $other }. Play by { $day }.
nights-ladderDue-idle = { $player } had to play by { $day }.
nights-ladderLate = Late
nights-ladderGame = { $winner } won a game between them on { $day }.
nights-ladderAccepts = Accepted
nights-ladderRefuses = Refused, or no answer
nights-ladderWon = { $player } won
nights-ladderDrops = Drop
nights-ladderMay = may challenge { LIST($names, joint: "or") }
nights-ladderChallenges = Challenge { $player }
nights-ladderJoins = Join
nights-ladderLeaves = Leave
nights-ladderUndo = Undo the last entry
nights-ladderSettings = Rules of the ladder
nights-ladderRule-reach = How many places up a member may challenge
nights-ladderRule-answer = Days to answer
nights-ladderRule-play = Days to play
nights-ladderRule-refused = A refused challenge
nights-ladderRule-refused-lost = counts as a lost game
nights-ladderRule-refused-skipped = lets the challenger pass over that member
nights-ladderRule-move = A winner from below
nights-ladderRule-move-half = moves up half the distance
nights-ladderRule-move-swap = swaps places with the loser
nights-ladderRule-rounding = Half of an odd distance
nights-ladderRule-rounding-up = is rounded up
nights-ladderRule-rounding-down = is rounded down
nights-ladderRule-days = Days without a game before a drop (empty: never)
nights-ladderRule-places = How many places a member drops
`;

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
`;

// Written by `npm run words` from the catalogs. Do not edit.
export default `teams-tables = Tables
teams-fixtures = Fixtures
teams-closed = This season is over.
teams-noSeason = There is no season yet.
teams-noName = Player
teams-place = Place
teams-team = Team
teams-points = Points
teams-player = Player
teams-players = Players
teams-captain = captain
teams-matches = Matches
teams-rubber = Rubber
teams-rubbers = Rubbers
teams-legs = Legs
teams-column-played = played
teams-short-played = P
teams-column-won = won
teams-short-won = W
teams-column-drawn = drawn
teams-short-drawn = D
teams-column-lost = lost
teams-short-lost = L
teams-column-legsFor = legs for
teams-short-legsFor = F
teams-column-legsAgainst = legs against
teams-short-legsAgainst = A
teams-zone-up = promotion
teams-zone-down = relegation
teams-zone-level = level across the line
teams-withdrawn = withdrawn
teams-withdrew = Withdrawn on { $day }.
teams-adjusted = Points of { $team }: { $points }. { $reason }
teams-ties = Level on points
teams-tied = { $above } is ahead of { $below } on { $step }: { $first } to { $second }.
teams-level = { $above } and { $below } are level.
teams-tie-won = matches won
teams-tie-drawn = matches drawn
teams-tie-lost = matches lost
teams-tie-legsFor = legs won
teams-tie-legs = leg difference
teams-tie-rubbersFor = rubbers won
teams-tie-rubbers = rubber difference
teams-tie-headToHead = points in their own matches
teams-tie-headToHeadLegs = leg difference in their own matches
teams-tie-playoff = the play-off
teams-averages = Averages
teams-averagesFrom = Players with at least { $matches } matches.
teams-round = Round { $round }
teams-feed = Calendar feed (ICS)
teams-moved = moved from { $day }: { $reason }
teams-versus = { $home } v { $away }
teams-at = At { $venue }.
teams-walkover = (walkover)
teams-state-due = –
teams-state-entered = 1 card in
teams-state-disagreed = cards differ
teams-state-void = void
teams-state-unsettled = to be settled
teams-pointsOf = Points: { $home } and { $away }.
teams-ruling-walkover = Walkover:
teams-ruling-void = Void:
teams-ruling-card = Corrected by the secretary:
teams-sheetIs =
    { $in ->
        [yes] { $team }: team sheet in.
       *[no] { $team }: no team sheet yet.
    }
teams-cardIs =
    { $in ->
        [yes] { $team }: card in.
       *[no] { $team }: no card yet.
    }
teams-kind-singles = singles
teams-kind-pairs = pairs
teams-paper = Card for paper
teams-signed = Captain of { $team }
teams-missing = Not in
teams-missingHelp = Matches up to today whose card does not count yet. Copy the text and send it to the captains.
teams-chase = Cards that are missing. Please send yours, or enter it on your phone:
teams-chaseCard = { $day }, { $home } v { $away }: card from { LIST($teams) }.
teams-chaseDiffer = { $day }, { $home } v { $away }: your two cards differ. Please agree on the result.
teams-allIn = All cards are in.
teams-since = since { $day }
teams-notPlayed = No match yet.
teams-record =
    { $matches ->
        [one] 1 match, { $won } of { $rubbers } rubbers won, legs { $for }–{ $against } ({ $percent } %).
       *[other] { $matches } matches, { $won } of { $rubbers } rubbers won, legs { $for }–{ $against } ({ $percent } %).
    }
teams-with = With whom
teams-secretary = Secretary’s desk
teams-breach-venueFull = { $day }, { $venue }: room for { $room }, but these are all there: { LIST($fixtures) }.
teams-breach-teamTwice = { $day }: { $team } plays more than once: { LIST($fixtures) }.
teams-breach-freeDay = { $day } is kept free, but { $fixture } is on it.
teams-breach-otherDay = { $fixture } is on { $day }. Its round is on { $meant }.
teams-breach-stray = { $fixture } is no longer a match of the cup, because an earlier result has changed.
teams-breach-noDay = { $competition }: the calendar has no day for round { $round }.
teams-breach-meetings = { $competition }, meetings of { $first } and { $second }: { $times } instead of { $expected }.
teams-breach-uneven = { $competition }, { $team }: home { $home }, away { $away }.
teams-breach-breaks = { $competition }, half { $half }: successive matches at home or away: { $breaks }. With a good draw: { $most }.
`;

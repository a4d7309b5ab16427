// Written by `npm run words` from the catalogs. Do not edit.
export default `teams-tables = Tables
teams-cups = Cups
teams-fixtures = Fixtures
teams-closed = This season is over.
teams-noSeason = There is no season yet.
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
teams-ordered = { $above } is ahead of { $below } by decision of the committee: { $reason }
teams-level = { $above } and { $below } are level.
teams-tie-points = points
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
teams-paper = Paper card
teams-signed = Captain of { $team }
teams-missing = Missing cards
teams-missingHelp = Matches up to today whose card does not count yet. Copy the text and send it to the captains.
teams-chase = These cards are missing. Please send yours, or enter it on your phone:
teams-chaseCard = { $day }, { $home } v { $away }: card from { LIST($teams) }.
teams-chaseDiffer = { $day }, { $home } v { $away }: the cards differ. Please agree on the result.
teams-allIn = All cards are in.
teams-since = since { $day }
teams-notPlayed = No match yet.
teams-record =
    { $matches ->
        [one] 1 match, { $won } of { $rubbers } rubbers won, legs { $for }–{ $against } ({ $percent } %).
       *[other] { $matches } matches, { $won } of { $rubbers } rubbers won, legs { $for }–{ $against } ({ $percent } %).
    }
teams-with = Partners
teams-secretary = Secretary’s desk
teams-pages-secretary = Secretary
teams-pages-captain = Captain
teams-about-secretary = The secretary’s desk of a team league: cards, rulings, teams, the season.
teams-about-captain = A captain’s phone: team sheet and card of a match, with or without a network.
teams-notSecretary = Only the secretary can open the desk. Open the link from the terminal first.
teams-decisions = For you to decide
teams-decisionsHelp = A decision is for the whole night. The league keeps it with its reason for good. Name nobody in a reason.
teams-decision-fork = { $club }, { $day }: the hall has sent more than one report of this night, and they do not follow one another. Which one counts?
teams-decision-late = { $club }, { $day }: the report of this night ({ $format }) came after the season was closed. Does it count?
teams-decision-format = { $club }, { $day }: this league does not know the format “{ $format }”, so the night is not counted. A newer Muggins may know it. You can also leave the night out.
teams-decision-twoClubs = { $person } played at { $club } and at { $other } on { $day }. Do both nights count?
teams-report = Revision { $revision }, received { $at }: { LIST($first) }
teams-reportCounts = Report { $number } counts
teams-itCounts = The night counts
teams-bothCount = Both nights count
teams-leaveOut = The night of { $club } does not count
teams-twoPeople = They are two people
teams-import = Season file
teams-importHelp = Choose the file of a season: teams, players, competitions, calendar and fixtures.
teams-file = File
teams-teams = Teams
teams-season = Season
teams-names = One name a line
teams-from = From
teams-name = Name
teams-day = Day
teams-reason = Reason
teams-competition = Competition
teams-dayLeft =
    { $matches ->
        [0] { $day }: all in
       *[other] { $day }: { $matches } to enter
    }
teams-toEnter = to enter
teams-entered = entered
teams-typeHelp = Type the legs that { $team } won, one key for each rubber. A minus is a rubber that was not played.
teams-typeBoth = If a rubber ends once it is decided, type both figures: 21 for 2–1.
teams-total = Legs so far: { $home }–{ $away }
teams-notPlayedRubber = not played
teams-saveCard = Save card
teams-whoPlayed = Who played
teams-differIn = The cards differ in rubber { LIST($rubbers) }.
teams-late = It is past { $time }, and no sheet or card has come from { LIST($teams) }. Under the rules you may decide a walkover.
teams-unfit-notRegistered = { $name } is not registered on the day of this match.
teams-unfit-otherTeam = { $name } is registered for { $team }.
teams-unfit-registeredLate = { $name } was registered after registration closed.
teams-unfit-transferredOften = { $name } has changed teams too often this season.
teams-unfit-transferredLate = { $name } changed teams too late in the season.
teams-unfit-playedRound = { $name } has already played for { $team } in this round.
teams-unfit-cupTied = { $name } has already played for { $team } in this cup.
teams-rule = Decide
teams-ruling = Decision
teams-walkoverFor = Walkover for { $team }
teams-rule-void = The match is void
teams-rule-card = The card as typed above counts
teams-rule-unruled = Take the decision back
teams-move = Move the match
teams-hasPhone = A phone is linked to this team.
teams-codeHelp = The captain scans this code, or opens the link. It works once.
teams-newCode = New code for the captain
teams-adjust = Give or deduct points
teams-takeBack = Take back
teams-takenBack = Taken back: { $reason }
teams-withdraw = Withdraw the team
teams-withdrawAsk = Withdraw { $team } from the season? This cannot be undone.
teams-cancel = Cancel
teams-itsMatches = Its matches
teams-withdrawal-void = all void
teams-withdrawal-secondHalf = second half void
teams-withdrawal-stand = those played stand
teams-withdrawal-byes = byes for all
teams-register = Register players
teams-transfer = Transfer a player
teams-setRound = Set these matches
teams-export = Download the season file
teams-close = Close the season
teams-reopen = Reopen the season
teams-offline = No network. This phone keeps what you sign and sends it later.
teams-waiting = Waiting to be sent.
teams-loading = Loading the matches…
teams-noPlace = This phone is not linked to a team. Open the link, or scan the code, that the secretary gave you.
teams-agreed = Both sides agree. The card counts.
teams-decided = The secretary has decided this match.
teams-differHelp = Compare your cards. Change yours and sign again, or leave it to the secretary.
teams-noSheet = The other team sheet is not in yet.
teams-sheetHidden = Yours stays hidden until both are in.
teams-otherSigned = The other captain has signed.
teams-youSigned = You have signed.
teams-against = Against { LIST($names) }
teams-cardOf = Card of { $team }: { $legs }
teams-fromHall = This card comes from the games in the hall at { $venue }.
teams-hallOpen = The hall at { $venue } has sent this match, but the players have not signed every leg. Check the figures and save the card.
teams-hallCard = Card of the hall: { $legs }
teams-moveAnyway = Move it anyway
teams-legsOf = Legs: { $home } – { $away }
teams-choosePlayers = Choose your players, then send the team sheet.
teams-tapResults = Tap the result of each rubber, then sign.
teams-future = This match is on { $day }. If it has been played already, sign once more.
teams-sendSheet = Send the team sheet
teams-sign = Sign the card
teams-openMatches =
    { $matches ->
        [0] All matches count.
        [one] 1 match does not count yet.
       *[other] { $matches } matches do not count yet.
    }
teams-asThingsAre = Promotion, relegation and winners so far
teams-levelAt = { $competition }: { LIST($teams) } are level across the promotion or relegation line.
teams-move-up = { $team } is promoted to { $competition }.
teams-move-down = { $team } is relegated to { $competition }.
teams-winner = { $competition }: { $team } wins.
teams-next = Open the next season
teams-nextHelp = Teams and players stay, promoted and relegated teams change divisions, and the evenings are 52 weeks later.
teams-first = Ahead
teams-order = Put in order
teams-breach-venueFull = { $day }, { $venue }: room for { $room }, but these matches are there: { LIST($fixtures) }.
teams-breach-teamTwice = { $day }: { $team } plays more than once: { LIST($fixtures) }.
teams-breach-freeDay = { $day } is kept free, but { $fixture } is on it.
teams-breach-otherDay = { $fixture } is on { $day }. Its round is on { $meant }.
teams-breach-stray = { $fixture } is no longer a match of the cup, because an earlier result has changed.
teams-breach-noDay = { $competition }: the calendar has no day for round { $round }.
teams-breach-meetings = { $competition }, meetings of { $first } and { $second }: { $times } instead of { $expected }.
teams-breach-uneven = { $competition }, { $team }: home { $home }, away { $away }.
teams-breach-breaks = { $competition }, half { $half }: successive matches at home or away: { $breaks }. A good draw has { $most }.
`;

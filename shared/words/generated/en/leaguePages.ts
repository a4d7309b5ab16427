// Written by `npm run words` from the catalogs. Do not edit.
export default `leaguePages-title = League
leaguePages-home = League
leaguePages-clubs = Clubs
leaguePages-seasons = Seasons
leaguePages-season = Season
leaguePages-date = Date
leaguePages-format = Format
leaguePages-entrants = Entrants
leaguePages-rank = Rank
leaguePages-name = Name
leaguePages-player = Player { $number }
leaguePages-events = Events
leaguePages-games = Games
leaguePages-points = Points
leaguePages-wins = Wins
leaguePages-net = Net
leaguePages-corrected = Game { $game } was corrected by the league: { $reason }
leaguePages-struck = This event does not count: { $reason }
leaguePages-data = As data:
answer-noClub = The league has no club “{ $club }”. Ask the league’s officer to enrol it.
answer-otherKey = The league does not know the key { $fingerprint } for this club. Read it out to the league’s officer.
answer-otherTime = The clock of the club’s computer differs from the league’s. Set it right and try again.
answer-unsigned = The signature does not match: the report was changed after it was signed. Send it as the hall wrote it.
answer-noReport = The league cannot read this report. Check { $field }.
answer-disagrees = The games of the report do not give the standings that it claims. Send it as the hall wrote it.
answer-notNext =
    { $revision ->
        [0] The league has no report of this event yet. Send revision 1 first.
       *[other] The league has revision { $revision } of this event, and this report does not follow it. Ask the league’s officer to choose one.
    }
answer-noSuch = The league has no { $what }. Check it with muggins league tasks.
answer-forgotten = The name of { $person } was erased, so { $person } can no longer be merged or split.
answer-noSuchResult = No game ends like this. Check the figures.
expected-id = an id of 1 to 40 letters, digits, dots, - and _
expected-ownId = an id that is not used twice
expected-known =
    { $of ->
        [person] the id of a person of the season
        [team] the id of a team of the season
       *[competition] the id of a competition of the season
    }
expected-both = 2 values: home, away
expected-clock = a time, such as 20:30
expected-otherTeam = a team other than the home team
expected-rubbers = a line for each of the { $count } rubbers
expected-legs =
    { $end ->
        [all] all { $legs } legs
       *[best] a best of { $legs }
    }
expected-settled = a format with { LIST($fields) }, which { $source } leaves open
expected-walkover = a format that says what a walkover is worth
`;

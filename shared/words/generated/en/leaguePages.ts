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
`;

// Written by `npm run words` from the catalogs. Do not edit.
export default `leaguePages-title = League
leaguePages-home = All clubs
leaguePages-clubs = Clubs
`;

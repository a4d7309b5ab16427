// Written by `npm run words` from the catalogs. Do not edit.
export default `leaguePages-title = Ligue
leaguePages-home = Tous les clubs
leaguePages-clubs = Clubs
`;

## The public pages of a league of clubs.

leaguePages-title = Ligue
leaguePages-home = Tous les clubs
leaguePages-clubs = Clubs

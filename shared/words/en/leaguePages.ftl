## The public pages of a league of clubs.

leaguePages-title = League
leaguePages-home = All clubs
leaguePages-clubs = Clubs

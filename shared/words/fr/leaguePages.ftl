## The public pages of a league of clubs.

leaguePages-title = Ligue
leaguePages-home = Ligue
leaguePages-clubs = Clubs
leaguePages-seasons = Saisons
leaguePages-season = Saison
leaguePages-date = Date
leaguePages-format = Formule
leaguePages-entrants = Inscrits
leaguePages-rank = Rang
leaguePages-name = Nom
leaguePages-player = Joueur { $number }
leaguePages-events = Événements
leaguePages-games = Parties
leaguePages-points = Points
leaguePages-wins = Victoires
leaguePages-net = Écart
leaguePages-corrected = Partie { $game } corrigée par la ligue : { $reason }
leaguePages-struck = Cet événement ne compte pas : { $reason }

## The page of all nights of a hall, and the title of a night.

nights-all = All nights
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
nights-every = Every format
nights-best = Best nights that count
nights-least = Nights needed to be ranked
nights-guests = Count nights played as a guest
nights-show = Show the table
nights-counting = { $counting }/{ $all }
nights-noSeason = No night of this season is closed yet. Choose other days.

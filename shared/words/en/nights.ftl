## The page of all nights of a hall, and the title of a night.

nights-all = All nights
nights-open = tonight
nights-number = night { $night }
nights-card = Card
nights-hand = { $points } in the hand of { $player }, game { $game }
nights-date = Day
nights-title = Title
nights-venue = Venue
nights-correct = Correct day, title or venue

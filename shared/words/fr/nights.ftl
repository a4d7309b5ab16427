## The page of all nights of a hall, and the title of a night.

nights-all = Toutes les soirées
nights-open = ce soir
nights-number = soirée { $night }
nights-card = Feuille
nights-hand = { $points } dans la main de { $player }, partie { $game }
nights-date = Jour
nights-title = Titre
nights-venue = Lieu
nights-correct = Corriger le jour, le titre ou le lieu

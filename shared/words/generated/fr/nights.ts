// Written by `npm run words` from the catalogs. Do not edit.
export default `nights-all = Toutes les soirées
nights-open = En cours
nights-number = soirée { $night }
nights-card = Feuille
nights-date = Date
nights-title = Titre
nights-venue = Lieu
nights-correct = Corriger la date, le titre ou le lieu
nights-season = Saison
nights-from = Du
nights-to = Au
nights-best = Meilleures soirées qui comptent
nights-least = Nombre de soirées pour être classé
nights-guests = Compter les soirées jouées en tant qu’invité
nights-show = Afficher le tableau
nights-counting =
    { $all ->
        [one] { $counting } soirée sur { $all }
       *[other] { $counting } soirées sur { $all }
    }
nights-noSeason = Aucune soirée de cette saison n’est close. Choisissez d’autres jours.
nights-seasons = Saisons
nights-change = Modifier cette saison
nights-formats = Formules (aucune cochée : toutes)
nights-order = Ce qui départage, dans cet ordre
nights-up = Monter : { $name }
nights-award = Points de classement
nights-name = Nom de la saison
nights-keep = Enregistrer la saison
nights-drop = Supprimer « { $name } »
nights-noTable = Aucun barème « { $award } » n’est chargé.
nights-awardOpen = Le barème « { $award } » n’a pas de points pour chaque feuille : ces points ne départagent rien.
nights-cards = Feuilles de score
nights-place = Rang
nights-rank = { $rank } sur { $of }
nights-as-guest = comme invité
nights-as-visitor = comme visiteur
nights-meetings = Face-à-face
nights-tenYears = 10 dernières années
nights-games = Parties
nights-won = Gagnées
`;

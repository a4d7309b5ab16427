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
nights-every = Toutes les formules
nights-best = Meilleures soirées qui comptent
nights-least = Nombre de soirées pour être classé
nights-guests = Compter les soirées jouées en tant qu’invité
nights-show = Afficher le tableau
nights-counting = { $counting }/{ $all }
nights-noSeason = Aucune soirée de cette saison n’est close. Choisissez d’autres jours.
`;

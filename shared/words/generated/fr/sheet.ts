// Written by `npm run words` from the catalogs. Do not edit.
export default `sheet-columns-game = partie
sheet-columns-started = début
sheet-columns-status = état
sheet-columns-rules = règles
sheet-columns-deal = donne
sheet-columns-dealer = donneur
sheet-columns-starter = carte de départ
sheet-columns-player = joueur
sheet-columns-play = jeu
sheet-columns-heels = valet retourné
sheet-columns-unverified = non vérifié
sheet-columns-handClaimed = main annoncée
sheet-columns-handPegged = main marquée
sheet-columns-handCounts = la main fait
sheet-columns-handCards = cartes de la main
sheet-columns-cribClaimed = crib annoncé
sheet-columns-cribPegged = crib marqué
sheet-columns-cribCounts = le crib fait
sheet-columns-cribCards = cartes du crib
sheet-columns-scoreAfter = points après
sheet-status-playing = en cours
sheet-status-finished = finie
sheet-status-abandoned = abandonnée
sheet-status-withdrawn = annulée
`;

// Written by `npm run words` from the catalogs. Do not edit.
export default `print-titles-door = Liste d’accueil
print-titles-tables = Numéros de table
print-titles-room = Plan de la salle
print-titles-cards = Feuilles de marque
print-titles-pairings = Appariements
print-titles-slips = Bulletins de résultat
print-titles-standings = Classement
print-titles-bracket = Tableau
print-about-door = Tous les joueurs par nom, avec des cases à cocher et des lignes vides pour les invités.
print-about-tables = Deux par page. Le code ouvre la table sur un téléphone.
print-about-room = Un plan des tables, pour la porte.
print-about-cards = Quatre par page. Les adversaires y figurent après le tirage.
print-about-pairings = Les tables et les adversaires de cette ronde, à afficher.
print-about-slips = Un par partie de la ronde, avec les deux scores et les deux signatures.
print-about-standings = Le classement du moment, avec le départage des égalités.
print-about-bracket = Le tableau en paysage, 32 places par page. Sans « Remplir ce qui est connu », c’est un tableau mural à remplir à la main.
print-choice = Que faut-il imprimer ?
print-pages =
    { $pages ->
        [one] { $pages } page, A4 ou lettre
       *[other] { $pages } pages, A4 ou lettre
    }
print-page = Page { $page } sur { $of }
print-filled = Remplir ce qui est connu
print-tables = Tables
print-players = Joueurs
print-winner = Gagnant
print-noPhones = Les téléphones ne peuvent pas ouvrir ces adresses : seul cet ordinateur atteint la salle. Relancez la salle avec --lan.
print-notDrawn = Il n’y a rien à imprimer avant le premier tirage.
print-notArranged = Aucune table n’a encore de place. À la page Bureau, ouvrez Plan de la salle.
print-name = Nom
print-member = Numéro
print-numbered = Nº { $member }
print-here = Présent
print-paid = Payé
print-round = Rde
print-opponent = Adversaire
print-points = Pts
print-signature = Signature
print-sitsOut = repos
print-total = Total
print-won = Gagnées
print-net = Net
print-checked = Vérifié par
print-zero = Un écart d’un chiffre s’écrit avec un zéro : 04.
print-uncounted = ( ) ne compte pas.
print-table = Table
print-roundName = Ronde
print-score = Score
print-toDesk = Les deux joueurs signent. Le gagnant apporte ce bulletin au bureau.
print-follow = Suivre cette table
print-drawnBy = Graine du tirage : { $seed }
print-asOf = à { $time }
print-reasons = Comment les égalités sont départagées
print-order = Départage : { LIST($steps) }.
print-worth-win = Victoire { $points }
print-worth-skunk = { $points } par { $from } ou plus
print-worth-loss = défaite { $points }.
print-titles-yearbook = Annuaire
print-about-yearbook = Une saison sur papier : le classement, les gagnants de chaque soirée, les mains remarquables et les face-à-face.
print-winners = Gagnants
print-hand = Main
print-meetingsHelp = Se lit par ligne : parties gagnées et perdues contre les joueurs de ces rangs.
`;

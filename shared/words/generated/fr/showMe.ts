// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = Première visite ?
showMe-offer = Regardez une donne se jouer toute seule, en moins d’une minute. Votre partie reste intacte.
showMe-begin = Montrez-moi
showMe-later = Plus tard
showMe-stop = Arrêter
showMe-step = Étape { $at } sur { $of }
showMe-lines-cut = { $dealer } donne et appuie sur son bouton.
showMe-lines-dealt = Les cartes sont données. La carte de départ est un 5.
showMe-lines-play = Pendant le jeu, { $dealer } marque 2 pour une paire, { $pone } 1 pour le go.
showMe-lines-hand = { $pone } montre 6 7 8 8 et annonce 10.
showMe-lines-muggins = { $dealer } en voit 4 de plus. Muggins !
showMe-lines-doubt = { $pone } conteste. Entrez la carte de départ et la main.
showMe-lines-dealers = La planche compte 14 : { $dealer } garde les 4. Puis { $dealer } montre 9 9 K 2 et annonce 4.
showMe-lines-crib = Le crib : 3 3 Q A. { $dealer } annonce 5.
showMe-lines-settled = { $pone } conteste aussi. Entrez le crib.
showMe-done = Le crib vaut 4 : la fiche recule de 1. Voilà Muggins : vous comptez, et la planche tranche chaque contestation.
showMe-start = Commencer ma partie
showMe-back = Revenir à ma partie
`;

// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = Première visite ?
showMe-offer = Regardez une donne se jouer toute seule, touche par touche, en moins d’une minute. Ensuite, commencez votre partie.
showMe-begin = Montrez-moi
showMe-later = Plus tard
showMe-stop = Arrêter
showMe-step = Étape { $at } sur { $of }
showMe-lines-cut = { $dealer } donne. Appuyez sur le bouton du donneur.
showMe-lines-dealt = Les cartes sont données et le crib est complet. Appuyez sur NEXT.
showMe-lines-starter = La carte de départ est un 5.
showMe-lines-play = Pendant le jeu, { $dealer } fait une paire et { $pone } marque le go.
showMe-lines-played = Le jeu est fini. Appuyez sur NEXT.
showMe-lines-hand = { $pone } montre 6 7 8 8 et annonce 10.
showMe-lines-muggins = { $dealer } en voit 4 de plus. Muggins !
showMe-lines-dealers = { $dealer } montre 9 9 K 2 et annonce 4.
showMe-lines-crib = Le crib : 3 3 Q A. { $dealer } annonce 5, et la planche marque 4.
showMe-done = Voilà Muggins : la planche vérifie chaque compte. Lisez la décision, puis commencez votre partie.
showMe-playOn = Continuer à jouer
`;

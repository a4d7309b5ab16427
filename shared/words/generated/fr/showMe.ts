// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = Première visite ?
showMe-offer = Regardez une donne se jouer toute seule, touche par touche, en moins d’une minute. Ensuite, à vous.
showMe-begin = Montrez-moi
showMe-later = Plus tard
showMe-stop = Arrêter
showMe-step = Étape { $at } sur { $of }
showMe-lines-cut = { $dealer } donne : appuyez sur le bouton du donneur.
showMe-lines-dealt = Les cartes sont données, le crib est complet : NEXT.
showMe-lines-starter = La carte de départ est un cinq.
showMe-lines-play = Pendant le jeu, { $dealer } fait une paire et { $pone } a le « go ».
showMe-lines-played = Le jeu est fini : NEXT.
showMe-lines-hand = { $pone } montre 6 7 8 8 et annonce dix.
showMe-lines-muggins = { $dealer } en voit quatre de plus. Muggins !
showMe-lines-dealers = { $dealer } montre 9 9 K 2 et annonce quatre.
showMe-lines-crib = Le crib : 3 3 Q A. { $dealer } annonce cinq, la planche en compte quatre.
showMe-done = Voilà Muggins : chaque compte est vérifié. Lisez la décision, puis la table est à vous.
showMe-playOn = Continuer
`;

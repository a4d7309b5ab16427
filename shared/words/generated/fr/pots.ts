// Written by `npm run words` from the catalogs. Do not edit.
export default `pots-names-24-hand = Main de 24
pots-names-four-of-a-kind = Carré
pots-names-28-or-29-hand = Main de 28 ou 29
pots-names-skunk-bank = Banque des skunks
pots-names-grand-slam = Grand chelem
pots-title = Cagnottes
pots-highHands = Mains remarquables
pots-rules-last = Le dernier qui la réclame la gagne.
pots-rules-cut = Les joueurs qui la réclament coupent.
pots-rules-every = Les joueurs qui la réclament la partagent.
pots-rules-mostSkunks = Le plus de skunks sur les feuilles.
pots-rules-slam = Toutes les parties gagnées sur la feuille.
pots-entered =
    { $number ->
        [0] { $number } mise
        [one] { $number } mise
       *[other] { $number } mises
    }
pots-add = Inscrire
pots-everybody = Inscrire tout le monde
pots-player = Joueur
pots-leave = Retirer { $name }
pots-claim = Réclamer
pots-claims = Réclamée par { LIST($names) }.
pots-cut = { $name } gagne la coupe
pots-open = Pas encore gagnée.
pots-share =
    { $stakes ->
        [one] Gagnée par { LIST($winners) } ({ $stakes } mise).
       *[other] Gagnée par { LIST($winners) } ({ $stakes } mises).
    }
`;

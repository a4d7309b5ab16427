// Written by `npm run words` from the catalogs. Do not edit.
export default `pots-names-24-hand = Main de 24
pots-names-four-of-a-kind = Carré
pots-names-28-or-29-hand = Main de 28 ou 29
pots-names-skunk-bank = Banque des skunks
pots-names-grand-slam = Grand chelem
pots-title = Cagnottes
pots-highHands = Mains remarquables
pots-rules-last = Le dernier qui la réclame la gagne.
pots-rules-cut = Ceux qui la réclament coupent pour elle.
pots-rules-every = Tous ceux qui la réclament se la partagent.
pots-rules-mostSkunks = Le plus de skunks : les feuilles décident.
pots-rules-slam = Toutes les parties gagnées : les feuilles décident.
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
pots-claim = La réclame
pots-claims = Réclamée par { LIST($names) }.
pots-cut = { $name } gagne la coupe
pots-open = Personne ne l’a encore gagnée.
pots-share =
    { $stakes ->
        [0] { LIST($winners) } gagne { $stakes } mise.
        [one] { LIST($winners) } gagne { $stakes } mise.
       *[other] { LIST($winners) } gagne { $stakes } mises.
    }
`;

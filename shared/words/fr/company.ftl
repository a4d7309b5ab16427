## Les cartes que l’hôte donne, sur le téléphone d’un joueur : sa main, la coupe, et ce qu’une donne apprend une fois étalée.

company-ask-throw =
    { $cards ->
        [one] Écartez { $cards } carte.
       *[other] Écartez { $cards } cartes.
    }
company-ask-cutDeal = Coupez. La carte la plus basse donne.
company-ask-cutStarter = Coupez pour la carte de départ.
company-ask-lay = Jouez une carte.
company-ask-go = Aucune carte ne passe. Dites go.
company-waits-throwing = { $name } écarte.
company-waits-cutting = { $name } coupe.
company-waits-laying = { $name } joue une carte.
company-waits-points = { $name } attend : votre carte marque.

company-hand = Vos cartes
company-theirs = { WORD("hand", $hand) } { WHOSE($name) }
company-table = Sur la table : le compte est à { $count }
company-throw-own = Écarter dans mon crib
company-throw-other = Écarter dans le crib { WHOSE($name) }
company-thrown = Vous avez écarté { CARDS($cards) }. Jusqu’à la coupe, vous pouvez en choisir d’autres.
company-place = Où couper
company-cut = Couper ici

company-look = Revoir la donne { $deal }
company-missed = Qu’est-ce que { $name } a manqué ?
company-nothing = Rien.
company-slip-forgetsCrib = { $name } a oublié le crib et a écarté { CARDS($did) }. { CARDS($better) } auraient mieux valu.
company-slip-takesPoints = { $name } a pris les points avec { CARD($did) }. { CARD($better) } était plus sûr.
company-slip-missesItem = { $name } a compté { $did } dans une main qui vaut { $better }.
company-slip-missesCard =
    { $better ->
        [one] { $name } a joué une carte qui marque sans annoncer le point.
       *[other] { $name } a joué une carte qui marque sans annoncer les { $better } points.
    }
company-slip-missesCall =
    { $better ->
        [one] { $name } n’a pas vu que vous oubliiez un point, et n’a pas crié muggins.
       *[other] { $name } n’a pas vu que vous oubliiez { $better } points, et n’a pas crié muggins.
    }
company-would = Qu’est-ce que { $name } aurait écarté ?
company-would-deal = À la donne { $deal }, vous aviez { CARDS($cards) }.
company-would-who = Joueur
company-would-cards = Écart
company-would-average = Moyenne
company-would-wins = Victoires
company-would-you = Vous
company-would-about = Moyenne : votre main, plus ou moins le crib. Victoires : combien de fois cet écart gagne la partie, du score de la donne.
company-again = Rejouer cette donne
company-again-sure = Oui, revenir au début de la donne
company-seal = Le paquet était scellé avant la donne
company-seal-how = Le sceau est le SHA-256 de ce paquet, comme l’écrit cette commande.
company-seal-fits = Ce téléphone a vu ce sceau avant la donne. Il correspond au paquet.
company-seal-fails = Le paquet ne correspond pas au sceau que ce téléphone a vu avant la donne.
company-seal-unseen = Ce téléphone n’a pas vu le sceau avant la donne.
company-seal-now = Le sceau de cette donne

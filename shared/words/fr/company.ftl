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
company-waits-laying = C’est à { $name } de jouer.
company-waits-points = Votre carte marque. { $name } attend votre annonce.

company-hand = Vos cartes
company-theirs = { WORD("hand", $hand) } { WHOSE($name) }
company-table =
    { $count ->
        [0] Sur la table
       *[other] Sur la table : le compte est à { $count }
    }
company-throw-own = Écarter dans mon crib
company-throw-other = Écarter dans le crib { WHOSE($name) }
company-thrown = Vous avez écarté { CARDS($cards) }. Jusqu’à la coupe, vous pouvez en choisir d’autres.
company-place = Où couper
company-cut = Couper ici

company-look = Revoir
company-missed = Qu’est-ce que Muggins a manqué ?
company-nothing = Rien.
company-slip-forgetsCrib = { $name } a oublié le crib et a écarté { CARDS($did) }. Mieux : { CARDS($better) }.
company-slip-takesPoints = { $name } a joué { CARD($did) } pour ses points. Plus sûr : { CARD($better) }.
company-slip-missesItem = { $name } a compté { $did } dans une main qui vaut { $better }.
company-slip-missesCard =
    { $better ->
        [one] { $name } n’a pas annoncé le point d’une carte.
       *[other] { $name } n’a pas annoncé les { $better } points d’une carte.
    }
company-slip-missesCall =
    { $better ->
        [one] { $name } n’a pas vu le point oublié par { $other }.
       *[other] { $name } n’a pas vu les { $better } points oubliés par { $other }.
    }
company-would = Qu’est-ce que Muggins aurait écarté ?
company-would-show = Comparer
company-would-deal = Donne { $deal } :
company-would-who = Joueur
company-would-cards = Écart
company-would-average = Moyenne
company-would-wins = Victoires
company-would-you = Vous
company-would-muggins =
    { $level ->
        [gentle] Muggins, doux
        [club] Muggins, club
       *[strong] Muggins, fort
    }
company-would-about = La moyenne est celle de votre main, plus ou moins le crib. Les victoires disent combien de fois ce choix gagne la partie, du score de la donne.
company-again = Rejouer la donne { $deal }
company-again-sure = Oui, revenir à la donne { $deal }
company-seal = Le paquet était scellé avant la donne
company-seal-now = Le sceau de cette donne :
company-seal-opened = Le paquet de la donne { $deal } est ouvert.
company-seal-fits = Il correspond au sceau que ce téléphone a vu avant la donne.
company-seal-unseen = Ce téléphone n’a pas vu son sceau avant la donne.
company-seal-how = Cette commande écrit le sceau du paquet :

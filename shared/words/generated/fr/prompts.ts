// Written by `npm run words` from the catalogs. Do not edit.
export default `ask-noGame = Aucune partie n’est en cours. Touchez Nouvelle partie sur la page Planche ou Table.
    .short = Page Table : lancer
ask-gameOver =
    { $match ->
        [yes] Le match est fini. Tenez NEXT 2 secondes pour une autre partie, ou appuyez sur UNDO.
       *[no] La partie est finie. Tenez NEXT 2 secondes pour une autre partie, ou appuyez sur UNDO.
    }
    .short = Tenir NEXT : partie
ask-whoDeals = Coupez pour la donne, puis appuyez sur le bouton du donneur. Pour taper la coupe, appuyez sur CARDS.
    .short =
        { $sides ->
            [1] Donneur : P1 ?
            [2] Donneur : P1 ou P2 ?
           *[other] Donneur : P1 à P{ $sides } ?
        }
ask-orScore = Ou marquez simplement : les points, puis un joueur.
ask-cutCard = Tapez la carte coupée par { $player }, ou appuyez sur le donneur. La plus basse donne.
    .short = { $player } : coupe ?
ask-whichPartner = Quel partenaire donne ? Tapez son numéro : { $partners }.
    .short = { $partners } ?
ask-anyPoints = Tapez les points, puis appuyez sur le joueur.
    .short = Points, puis joueur
ask-nextDeals = Appuyez sur NEXT pour choisir un donneur.
ask-playPoints = Tapez les points à mesure, puis appuyez sur le joueur. Appuyez sur NEXT après la dernière carte.
    .short = Points, ou NEXT
ask-waits = Tapez les points de { CARD($card) }, puis appuyez sur { $other }.
ask-nextCard = Au tour { WHOSE($player) }, à { $count }. Appuyez sur CARDS, puis tapez la carte.
    .short = { $count }, { $player } joue
ask-playOver = Le jeu est fini. Appuyez sur NEXT.
    .short = Points, ou NEXT
ask-card = Au tour { WHOSE($player) }, à { $count }. Tapez la carte, ou appuyez sur NEXT pour dire go.
    .short = { $count }, { $player } : carte?
ask-blind = Pour continuer sans cartes, appuyez sur un joueur.
ask-deal =
    { $kind ->
        [layout] Posez { $total } cartes une à une, en { $rows } rangées de { $rows }. Appuyez sur NEXT quand le carré est plein.
        [square] { $player } donne { $cards } cartes à chacun, faces cachées. Appuyez sur NEXT quand elles sont données.
        [hand] Donnez-vous { $cards } cartes. Écartez-en { $away } au crib, puis appuyez sur NEXT.
        [handAndPack] Donnez-vous { $cards } cartes, et { $pack } au crib. Écartez-en { $away } au crib, puis appuyez sur NEXT.
        [hands] Donnez { $hands } mains de { $cards } cartes. Écartez-en { $away } de chacune au crib, puis appuyez sur NEXT.
        [crib] { $player } donne. Appuyez sur NEXT quand tous ont écarté au crib.
       *[plain] { $player } donne. Appuyez sur NEXT quand les cartes sont données.
    }
    .short =
        { $kind ->
            [layout] { $rows } rangées, NEXT
            [square] { $cards } cartes, NEXT
            [hand] { $portions } cartes, NEXT
            [handAndPack] { $portions } cartes, NEXT
            [hands] { $portions } cartes, NEXT
           *[plain] Donnez, puis NEXT
        }
ask-freeCrib = Les { $cards } dernières cartes du paquet sont le crib libre. Appuyez sur NEXT, puis retournez sa carte.
    .short = Crib libre, NEXT
ask-bids =
    { $bid ->
        [0] Misez pour le crib : tapez les points, puis appuyez sur le joueur. Si personne ne mise, appuyez sur NEXT : c’est le crib { WHOSE($player) }.
       *[other] { $player } mise { $bid } pour le crib. Tapez une mise plus forte et appuyez sur son joueur, ou appuyez sur NEXT pour vendre le crib.
    }
    .short =
        { $bid ->
            [0] Mises, puis NEXT
           *[other] { $player } { $bid }. Plus ?
        }
ask-whoBids = Appuyez sur le joueur qui mise.
    .short = Qui mise ?
ask-turnUp =
    { $kind ->
        [jack] Retournez la carte de départ. Pour un valet, tapez { $heels } et appuyez sur { $player }. Sinon, appuyez sur NEXT.
        [jackOrTwo] Retournez la carte de départ. Pour un valet ou un 2, tapez { $heels } et appuyez sur { $player }. Sinon, appuyez sur NEXT.
        [centreJack] Retournez la carte du milieu. Pour un valet, tapez { $heels } et appuyez sur { $player }. Sinon, appuyez sur NEXT.
        [centreJackOrTwo] Retournez la carte du milieu. Pour un valet ou un 2, tapez { $heels } et appuyez sur { $player }. Sinon, appuyez sur NEXT.
        [centre] Retournez la carte du milieu du carré, puis appuyez sur NEXT.
       *[plain] Retournez la carte de départ, puis appuyez sur NEXT.
    }
    .short =
        { $kind ->
            [jack] Valet { $heels }, ou NEXT
            [centreJack] Valet { $heels }, ou NEXT
            [jackOrTwo] V ou 2 : { $heels }, ou NEXT
            [centreJackOrTwo] V ou 2 : { $heels }, ou NEXT
           *[plain] Retournez, puis NEXT
        }
ask-exchange = Vous pouvez échanger une carte.
    .short =
        { $refused ->
            [0] Échange, puis NEXT
           *[other] Refus : { $refused } ; NEXT
        }
ask-exchangeRefused = Pour un refus, tapez { $refused } et appuyez sur l’autre joueur.
ask-exchangeGiven = Pour un valet ou un 2 donné, tapez { LIST($given, joint: "or") } et appuyez sur son joueur.
ask-thenNext = Puis appuyez sur NEXT.
ask-openStarter =
    { $turn ->
        [yes] Retournez la carte de départ. Appuyez sur CARDS, puis tapez son rang.
       *[no] Appuyez sur CARDS, puis tapez la carte de départ.
    }
    .short = CARDS : le départ
ask-starter =
    { $kind ->
        [turn] Retournez la carte de départ et tapez son rang.
        [turnCentre] Retournez la carte du milieu et tapez son rang.
        [centre] Tapez le rang de la carte du milieu.
       *[plain] Tapez le rang de la carte de départ.
    }
    .short =
        { $kind ->
            [turnCentre] Carte du milieu ?
            [centre] Carte du milieu ?
           *[plain] Carte de départ ?
        }
ask-starterJack = La planche marque { $heels } pour un valet.
ask-starterJackOrTwo = La planche marque { $heels } pour un valet ou un 2.
ask-openCards = Appuyez sur CARDS, puis tapez les { $cards } cartes { WHOSE($player) } ({ WORD("hand", $hand) }).
    .short = CARDS : { WORD("hand", $hand) } { $player }
ask-cards =
    { $begun ->
        [yes] Tapez les { $total } cartes { WHOSE($player) } ({ WORD("hand", $hand) }). Encore { $missing }.
       *[no] Tapez les { $total } cartes { WHOSE($player) } ({ WORD("hand", $hand) }).
    }
    .short = { WORD("hand", $hand) } { $player } { $places }
ask-suit =
    { $which ->
        [starter] De quelle couleur est la carte de départ, { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
        [only] De quelle couleur est { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
        [1] De quelle couleur est le premier { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
        [2] De quelle couleur est le deuxième { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
        [3] De quelle couleur est le troisième { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
       *[4] De quelle couleur est le quatrième { CARD($card) } ? J pique, Q cœur, K carreau, NEXT trèfle.
    }
    .short =
        { $which ->
            [starter] Couleur départ { CARD($card) } ?
            [only] Couleur : { CARD($card) } ?
            [1] Couleur : 1er { CARD($card) } ?
            [2] Couleur : 2e { CARD($card) } ?
            [3] Couleur : 3e { CARD($card) } ?
           *[4] Couleur : 4e { CARD($card) } ?
        }
ask-count =
    { $seconds ->
        [0] Comptez { WORD("theHand", $hand) } { WHOSE($player) } : tapez les points, puis appuyez sur { $player }.
       *[other] Comptez { WORD("theHand", $hand) } { WHOSE($player) } en { $seconds } s : tapez les points, puis appuyez sur { $player }.
    }
    .short = { WORD("hand", $hand) } { $player } ?
ask-zero = Sans points, tapez 0.
ask-zeroOrNineteen = Sans points, tapez 0 ou 19.
ask-exact = Seul { $exact } gagne.
ask-difference = Quand le carré est plein, comptez les rangées { WHOSE($player) } et les colonnes { WHOSE($other) }. Tapez la différence et appuyez sur le joueur qui a plus, ou tapez 0.
    .short = Différence, joueur
ask-whoCounts = Points { WHOSE($player) } ({ WORD("hand", $hand) }) : appuyez sur { $player }.
    .short = { WORD("hand", $hand) } { $player } ?
ask-whosePoints = Appuyez sur le joueur qui marque les points.
    .short = Points à qui ?
ask-missed = Muggins : tapez les points oubliés, puis appuyez sur le joueur qui crie.
    .short = Muggins : points ?
ask-otherOffences = Pour une autre faute, appuyez encore sur MUGGINS.
ask-whoMissed = Muggins : appuyez sur le joueur qui a oublié des points.
    .short = Oubliés par qui ?
ask-whichCard = Muggins : quelle carte { WHOSE($player) } ? Tapez son rang : { LIST($cards, joint: "or") }.
    .short = Carte : { LIST($cards, joint: "or") } ?
ask-whoCalls = Appuyez sur le joueur qui crie muggins.
    .short = Qui crie muggins?
ask-offence = Signalez qu’un joueur { WORD("offence", $offence) }.
    .short = { WORD("offence", $offence) }
ask-whoDidIt = Appuyez sur le joueur fautif. NEXT montre une autre faute, UNDO annule.
ask-whichHand = Contester quel compte ? Tapez 1 pour une main, 2 pour un crib.
    .short = 1 main, 2 crib ?
ask-keysLost = Appuyez sur DEL, puis retapez.
    .short = DEL, puis retapez
ask-giveUp = Abandonner pour { $side } ? Appuyez de nouveau sur le même bouton. Toute autre touche annule.
    .short =
        { $side ->
            [one] { $side } abandonne ?
           *[other] { $side } abandonnent ?
        }
besides-muggins = Points oubliés ? Appuyez sur MUGGINS.
besides-disputable = Le dernier compte était { $points }. Pour le contester, appuyez sur CARDS.
besides-renege = La dernière carte était jouable avant un go. Pour signaler la faute, appuyez sur MUGGINS.
besides-alone = La planche a marqué seule : les points et les donnes n’ont pas été vérifiés.
besides-lane = La piste { $lane } de la planche a { $points } de plus, mais personne n’y joue.
second-go = NEXT : go
second-again = Encore P{ $number } : oui
second-whoDidIt = Qui l’a fait ?
second-offences = MUGGINS : une faute
standing-noGame = Pas de partie
standing-free = Marque libre
standing-cut =
    { $begun ->
        [yes] Partie { $game }
       *[no] Nouv. partie
    }
standing-freeCrib = Crib libre
standing-nth = Donne { $deal }/{ $deals }
standing-deals = { $player } donne
standing-crib = Crib { $player }
standing-over =
    { $match ->
        [yes] Match fini
       *[no] Partie { $game } finie
    }
standing-offences = NEXT : autre faute
place-cut = Coupe
place-deal = Donne
place-bidding = Mises
place-exchange = Échange
place-starter = Départ
place-play = Jeu
place-show = Compte
`;

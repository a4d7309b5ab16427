refusal-badCard = « { $text } » n’est pas une carte. Entrez un rang et une couleur, comme 5H, TC ou 10C.
    .short = Carte inconnue
refusal-badRank = « { $text } » n’est pas un rang. Les rangs sont A, 2 à 9, T ou 10, J, Q et K.
    .short = Rang inconnu
refusal-duplicateCard = Vous avez entré { CARD($card) } deux fois. Le paquet n’en a qu’une.
    .short = { CARD($card) } est là 2 fois
refusal-tooManyOfRank = Ce serait une cinquième carte de rang { CARD($rank) }. Le paquet en a 4 de chaque rang.
    .short = Un cinquième { CARD($rank) }
refusal-wrongNumberOfCards =
    { $got ->
        [one] Vous avez entré { $got } carte. Il en faut { $expected }.
       *[other] Vous avez entré { $got } cartes. Il en faut { $expected }.
    }
    .short =
        { $got ->
            [one] { $got } carte, non { $expected }
           *[other] { $got } cartes, non { $expected }
        }
refusal-suitWanted =
    { $starter ->
        [yes] La couleur de la carte de départ ({ CARD($rank) }) peut changer le compte. Entrez-la aussi.
       *[no] La couleur de la carte { $index } ({ CARD($rank) }) peut changer le compte. Entrez-la aussi.
    }
    .short =
        { $starter ->
            [yes] Couleur départ { CARD($rank) } ?
           *[no] Couleur { CARD($rank) } ?
        }
refusal-badPoints = { $points } n’est pas un nombre de points. Tapez un nombre entier.
    .short = Points impossibles
refusal-impossiblePlay = On ne peut pas faire { $points } au jeu ({ RANGES($possible, joint: "or") }). Retapez les points, ou passez au décompte.
    .short = Aucune carte : { $points }
refusal-impossibleCount =
    { $crib ->
        [yes] Aucun crib ne vaut { $points } ({ RANGES($possible, joint: "or") }). Recomptez.
       *[no] Aucune main ne vaut { $points } ({ RANGES($possible, joint: "or") }). Recomptez.
    }
    .short =
        { $crib ->
            [yes] Aucun crib : { $points }
           *[no] Aucune main : { $points }
        }
refusal-impossiblePoints = On ne peut pas faire { $points } ({ RANGES($possible, joint: "or") }). Retapez les points.
    .short = Rien ne vaut { $points }
refusal-badSeat = Il n’y a pas de place { $number }. Les places vont de 1 à { $seats }.
    .short = Pas de place { $number }
refusal-noGame = Aucune partie n’est en cours. Commencez-en une.
    .short = Commencez une partie
refusal-gameOver = La partie est finie. Commencez-en une autre, ou défaites les derniers points.
    .short = La partie est finie
refusal-cutFirst = Coupez d’abord pour la donne, puis appuyez sur le bouton du donneur.
    .short = Qui donne ?
refusal-cutAgain = Les cartes les plus basses sont égales ({ CARDS($cards, joint: "and") }). Coupez de nouveau.
    .short = Égalité : recoupez
refusal-notNow =
    { $phase ->
        [none] « { $command } » n’est pas encore possible : aucune partie n’est en cours.
        [over] « { $command } » n’est plus possible : la partie est finie.
       *[other] « { $command } » n’est pas possible pendant { WORD("phase", $phase) }.
    }
    .short = Pas maintenant
refusal-outOfOrder = On compte { $next } ({ WORD("hand", $hand) }) avant { $player }. Tapez d’abord les points { WHOSE($next) }, ou 0.
    .short = Pas votre tour
refusal-countFirst = Comptez d’abord { WORD("theHand", $hand) } { WHOSE($player) }. Tapez les points, ou 0.
    .short = D’abord { WORD("theHand", $hand) }
refusal-starterFirst = Entrez d’abord la carte de départ.
    .short = D’abord le départ
refusal-starterDiffers = La carte de départ est { CARD($known) }, et non { CARD($card) }. En cas d’erreur, défaites le dernier coup.
    .short = Le départ est { CARD($known) }
refusal-starterNoJack =
    { $twos ->
        [yes] La carte retournée est marquée : c’est un valet ou un 2, et non { CARD($card) }. En cas d’erreur, défaites le dernier coup.
       *[no] Le valet retourné est marqué : la carte de départ n’est pas { CARD($card) }. En cas d’erreur, défaites le dernier coup.
    }
    .short = Valet : pas { CARD($card) }
refusal-cardsFirst =
    { $cards ->
        [one] Entrez d’abord la carte { WHOSE($player) } ({ WORD("hand", $hand) }).
       *[other] Entrez d’abord les { $cards } cartes { WHOSE($player) } ({ WORD("hand", $hand) }).
    }
    .short =
        { $cards ->
            [one] Entrez { $cards } carte
           *[other] Entrez { $cards } cartes
        }
refusal-badExchange =
    { $choices ->
        [0] Un échange ne vaut pas { $points }. { $phone ->
            [yes] Touchez « Échange fini : on joue ».
           *[other] Appuyez sur NEXT.
        }
       *[other] Un échange ne vaut pas { $points }. { $phone ->
            [yes] Choisissez { LIST($possible, joint: "or") }, ou touchez « Échange fini : on joue ».
           *[other] Tapez { LIST($possible, joint: "or") }, ou appuyez sur NEXT.
        }
    }
    .short =
        { $choices ->
            [0] Appuyez sur NEXT
           *[other] { LIST($possible, joint: "or") } ou NEXT
        }
refusal-exchanged =
    { $player ->
        [one] { $player } a déjà marqué pour cet échange.
       *[other] { $player } ont déjà marqué pour cet échange.
    } { $phone ->
        [yes] Touchez « Échange fini : on joue ».
       *[other] Appuyez sur NEXT.
    }
    .short = Déjà marqué : NEXT
refusal-badBid =
    { $affordable ->
        [yes] Misez de { $least } à { $most }. On ne peut pas miser plus que son score.
       *[no] Pour miser, il faut un score d’au moins { $least }, et { $player } n’a que { $most }. Si personne ne mise, { $phone ->
            [yes] touchez « Les mises sont finies ».
           *[other] appuyez sur NEXT.
        }
    }
    .short =
        { $affordable ->
            [yes] Mise de { $least } à { $most }
           *[no] Mise { $least } : trop peu
        }
refusal-cardCrossed = Une rangée et une colonne partagent cette carte : c’est { CARD($known) }, et non { CARD($card) }. En cas d’erreur, défaites le dernier coup.
    .short = C’est la carte { CARD($known) }
refusal-cardsNotWanted = On ne demande pas de cartes maintenant. Tapez les points.
    .short = Pas de cartes ici
refusal-disputesOff = On ne conteste pas les comptes dans cette partie. Défaites, ou entendez-vous à la table.
    .short = Sans contestation
refusal-disputeOpen =
    { $cards ->
        [one] Le compte { WHOSE($player) } est contesté. Entrez { $cards } carte et la carte de départ, ou défaites.
       *[other] Le compte { WHOSE($player) } est contesté. Entrez { $cards } cartes et la carte de départ, ou défaites.
    }
    .short = Entrez les cartes
refusal-nothingToDispute = Il n’y a pas de compte à contester. On peut contester la dernière main jusqu’au compte suivant.
    .short = Rien à contester
refusal-mugginsOff = Cette partie se joue sans muggins. Activez-le sous Nouvelle partie.
    .short = Sans muggins ici
refusal-mugginsAutomatic = Le muggins est automatique dans cette partie. Inutile de le crier.
    .short = Muggins automatique
refusal-nothingMissed =
    { $phone ->
        [yes] Aucun point n’a encore été oublié. Si une carte a été posée, touchez-la sous « Jouer une carte », et criez de nouveau muggins.
       *[other] Aucun point n’a encore été oublié. Si une carte a été posée, appuyez sur CARDS, puis sur un joueur, et criez de nouveau muggins.
    }
    .short = Rien oublié encore
refusal-mugginsClosed = Trop tard pour le muggins. Criez-le avant le compte suivant ou la donne suivante.
    .short = Muggins : trop tard
refusal-countSettled = Le dernier compte { WHOSE($player) } est réglé. On ne peut plus y crier muggins.
    .short = Compte déjà réglé
refusal-ownCount = Le dernier compte est celui { WHOSE($player) }. Criez muggins contre l’autre camp.
    .short = Votre propre compte
refusal-whoMissed = Appuyez sur le joueur qui a oublié des points.
    .short = Oubliés par qui ?
refusal-whichCard = Quelle carte : { CARDS($cards, joint: "or") } ?
    .short = Carte : { CARDS($cards, joint: "or") } ?
refusal-mugginsNever =
    { $on ->
        [penalty] On ne crie pas muggins sur une pénalité.
        [muggins] On ne crie pas muggins sur des points de muggins.
        [heels] On ne crie pas muggins sur le valet retourné.
       *[backward] On ne crie pas muggins sur des points perdus en reculant.
    }
    .short = Pas de muggins
refusal-badOffence = Il n’y a pas de faute « { $offence } ». Choisissez parmi : { LIST($known) }.
    .short = Faute inconnue
refusal-offenceOff = Cette partie n’a pas de pénalité pour cela.
    .short = Sans pénalité ici
refusal-offenceClosed = On ne peut pas signaler cela maintenant.
    .short = Pas en ce moment
refusal-offenceSeat =
    { $who ->
        [dealer] { $player } n’est pas le donneur. Seul le donneur peut l’avoir fait.
        [pone] { $player } n’est pas le non-donneur. Seul le non-donneur peut l’avoir fait.
        [counter] { $player } n’a pas compté. Seul le joueur qui a compté peut l’avoir fait.
       *[nondealer] { $player } joue dans le camp du donneur. Appuyez sur un joueur de l’autre camp.
    }
    .short =
        { $who ->
            [dealer] Seul le donneur
            [pone] Seul le non-donneur
            [counter] Seul le compteur
           *[nondealer] Pas le donneur
        }
refusal-ownSide = { $player } est dans le même camp. Appuyez sur un joueur d’un autre camp.
    .short = Le même camp
refusal-countChecked = La planche a déjà vérifié le compte { WHOSE($player) }.
    .short = Déjà vérifié
refusal-figureMissing =
    { $figure ->
        [cards] Tapez d’abord le nombre de cartes, puis appuyez sur le joueur.
       *[points] Tapez d’abord les points, puis appuyez sur le joueur.
    }
    .short =
        { $figure ->
            [cards] D’abord les cartes
           *[points] D’abord les points
        }
refusal-badFigure =
    { $single ->
        [yes] { $value } n’est pas possible ici. Il faut { $least }.
       *[no] { $value } n’est pas possible ici. Tapez de { $least } à { $most }.
    }
    .short =
        { $single ->
            [yes] Il faut { $least }
           *[no] Tapez { $least } à { $most }
        }
refusal-restricted =
    { $rule ->
        [go] Il manque { $holes } à { $player }. On ne gagne pas sur un go dans cette partie : { $points } n’est pas marqué.
        [heels] Il ne manque que { $holes } à { $player }. Si près de la fin, le valet retourné ne compte pas. { $phone ->
            [yes] Continuez sans lui.
           *[other] Appuyez sur NEXT.
        }
        [exact] Il faut exactement { $holes } à { $player } pour gagner : { $points } n’est pas marqué. Tapez 0, ou continuez.
       *[play] Il ne manque que { $holes } à { $player }. Si près de la fin, seul le jeu compte : { $points } n’est pas marqué.
    }
    .short =
        { $rule ->
            [go] Go ne gagne pas
            [heels] Pas de valet ici
            [exact] Il faut juste { $holes }
           *[play] Le jeu seul compte
        }
refusal-nothingToUndo = Il n’y a rien à défaire.
    .short = Rien à défaire
refusal-nothingToRedo = Il n’y a rien à refaire.
    .short = Rien à refaire
refusal-movedOn = La partie a avancé : rien n’a été défait. Regardez les coups et recommencez.
    .short = La partie a avancé
refusal-notStanding = Le coup { $move } n’est pas dans cette partie, ou a été défait. Choisissez-en un dans la liste des coups.
    .short = Pas de coup { $move }
refusal-badPegs = Le camp { $number } ne peut pas avoir ces fiches. La fiche avant va de 0 à { $most }, et la fiche arrière est derrière elle.
    .short = Fiches impossibles
refusal-badNotation =
    Ligne { $line }, colonne { $column } : « { $text } » n’est pas { $expected ->
        [rules] le nom d’un jeu, comme six-card
        [setting] un réglage, comme mode=always, ni un coup, comme cut=P2
        [players] une liste de noms, comme players=Ann,Bob
        [pegs] les fiches avant et arrière de chaque camp, comme pegs=100/96-110/105
        [deal] le numéro d’une donne, comme deal=7
        [dealer] un donneur, comme dealer=P2
       *[move] un coup, comme 5H, go, P1+2 ou starter=5C
    }.
    .short = Pas compris
refusal-badMove = Ligne { $line }, colonne { $column }, « { $text } » : { $reason }
    .short = Pas permis ici
refusal-notWritten = Le coup { $move } vient de règles plus anciennes, et la notation ne peut pas l’écrire.
    .short = Non inscriptible
refusal-badPlayers =
    { $expected ->
        [one] Cette partie se joue à { $expected } joueur. Vous en avez nommé { $got }.
       *[other] Cette partie se joue à { $expected } joueurs. Vous en avez nommé { $got }.
    }
    .short =
        { $expected ->
            [one] Il faut { $expected } joueur
           *[other] Il faut { $expected } joueurs
        }
refusal-badName =
    { $fault ->
        [empty] Il faut un nom au joueur { $number }.
        [unprintable] « { $name } » a un caractère qui ne s’affiche pas. Choisissez un autre nom pour le joueur { $number }.
        [long] « { $name } » est trop long pour le joueur { $number }. Le maximum est de { $longest } caractères.
       *[taken] Un autre joueur s’appelle « { $name } ». Choisissez un autre nom pour le joueur { $number }.
    }
    .short = Nom du joueur { $number } ?
refusal-unknownPreset = Il n’y a pas de jeu « { $name } ». Choisissez parmi : { LIST($known) }.
    .short = Jeu inconnu
refusal-unknownSetting = Il n’y a pas de réglage « { $setting } ». Choisissez-en un parmi les règles de la maison.
    .short = Réglage inconnu
refusal-badSetting = Le réglage { $setting } ne peut pas valoir « { $value } ». Attendu : { $expected }.
    .short = Valeur inconnue
refusal-badRules = Ces règles se contredisent : { $field } vaut { $value }. Attendu : { $expected }.
    .short = Règles impossibles
refusal-playOver = Le jeu de cette donne est fini. Passez au décompte.
    .short = Le jeu est fini
refusal-notYourTurn = C’est le tour { WHOSE($next) }, pas celui { WHOSE($player) }.
    .short = Pas votre tour
refusal-notHeld = { $player } n’a pas { CARD($card) }. Entrez une autre carte.
    .short = Pas de { CARD($card) } en main
refusal-pastThirtyOne = Avec { CARD($card) }, le compte serait { $count }. Jouez une autre carte ou dites go.
    .short = { $count } dépasse 31
refusal-mustPlay =
    { $playable ->
        [known] { $player } ne peut pas dire go à { $count } : { CARDS($cards, joint: "or") } est jouable.
        [all] { $player } ne peut pas dire go à { $count } : toute carte est jouable.
       *[some] { $player } ne peut pas dire go à { $count } : une de ses cartes est jouable.
    }
    .short = Pas de go à { $count }
refusal-wrongPlay = { CARD($card) } ne fait pas { $points } ici. Cette carte fait { LIST($possible, joint: "or") }.
    .short = { CARD($card) } fait { LIST($possible, joint: "or") }
refusal-notLaid =
    { $open ->
        [yes] { $player } n’a pas de carte à marquer. C’est le tour { WHOSE($next) } : entrez une carte, ou marquez sans cartes.
       *[no] { $player } n’a pas de carte à marquer. Le jeu est fini.
    }
    .short = Rien à marquer
refusal-cardsUnseen = Une carte de cette donne n’a pas été entrée. Tapez seulement les points jusqu’à la donne suivante.
    .short = Points seulement
refusal-claimOpen = { $player } n’a pas encore marqué cette carte. Criez muggins après les points, ou après la carte suivante.
    .short = Pas encore marqué
refusal-handBegun = { $player } a déjà joué une carte. Une main s’entre avant sa première carte.
    .short = Trop tard : main
refusal-handDead = La main { WHOSE($player) } est morte après une carte gardée à tort. Elle ne marque plus dans cette donne.
    .short = La main est morte

requirement-oneOf = { LIST($words, joint: "or") }
requirement-whole = un nombre entier de { $least } à { $most }
requirement-cribCards = aucune carte, ou de { $least } à { $most }
requirement-noCribSold = dealer, car il n’y a pas de crib à miser
requirement-cribLast = afterPlay, car un crib se compte en dernier
requirement-pointList =
    { $length ->
        [one] { $length } nombre de 0 à { $most }
       *[other] { $length } nombres de 0 à { $most }
    }
requirement-handOfThree = 3 cartes sans crib quand les cartes ne comptent pas comme au cribbage
requirement-refusalApart = non, car un échange refusé vaut autant que cette carte
requirement-players =
    { $alone ->
        [yes] { LIST($words, joint: "or") } dans une partie à 1 joueur
       *[no] { LIST($words, joint: "or") } dans une partie à plusieurs joueurs
    }
requirement-againstCrib = cette valeur pour 1 joueur avec 1 main et un crib seulement
requirement-square = hands, sauf si toutes les cartes forment le carré (16 pour 1 joueur, 24 autour d’une carte pour 2 camps) sans crib
requirement-twoHands = hands, sauf dans une partie à 1 joueur
requirement-number = un nombre
requirement-numbers = des nombres séparés par des virgules, ou none
requirement-lines = des lignes comme skunk:90:3:2 (score perdant maximal, points de match, mises) séparées par des virgules, ou none
requirement-text = un nom d’au plus { $longest } caractères
requirement-sides = un camp pour chaque place, numérotés de 0 sans trou, et au moins 2 camps sauf à 1 joueur
requirement-partnersApart = les camps à tour de rôle autour de la table, comme 0,1,0,1, pour que chacun ait le crib à son tour
requirement-lanes = pas plus de camps que cette planche n’a de pistes ({ $lanes }), que les partenaires partagent
requirement-dealerFewer = au plus le nombre de cartes que chacun écarte, car le donneur en écarte autant de moins
requirement-targets = un but de { $least } à { $most } pour chaque camp, ou none
requirement-skunks = des lignes croissantes avant le but, avec des points de match et des mises d’au plus { $most }
requirement-noSkunks = none à qui perd gagne, où le perdant atteint le but
requirement-matchGames = non, sauf si match.games fixe le nombre de parties
requirement-penalties = des mots et des nombres que les pénalités acceptent
requirement-mugginsSeen = off ou called en mode trust, où la planche ne voit pas de cartes
requirement-mugginsOff = off à qui perd gagne, où les points oubliés aident celui qui les oublie
requirement-mugginsBarred = off, car cette maison ne joue jamais le muggins
requirement-nineteenCounts = non, car avec ces règles une main peut valoir 19

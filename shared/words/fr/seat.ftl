## La page d’une place : le téléphone d’un joueur.

seat-whoAreYou = Qui êtes-vous ?
seat-iAm = Je suis { $name }
seat-hasPhone = a déjà un téléphone
seat-press = { $name }, appuyez sur votre bouton de la planche : P{ $button }
seat-asking = Cet appui accepte ce téléphone. La planche l’attend 30 secondes.
seat-notLetIn = Ce téléphone n’a pas été accepté. Touchez votre nom pour redemander.
seat-codesShown = Lisez avec votre propre téléphone le code du tableau, puis touchez votre nom.
seat-noPhones = Les téléphones ne peuvent pas encore s’asseoir. Relancez Muggins avec --lan : le tableau montre alors un code pour les téléphones.
seat-sitHere = Ou jouez sur cette page à la place de
seat-othersPlay = Cette partie se joue sans { $name }. Ce téléphone reprendra sa place à la prochaine partie de { $name }.
seat-sitAs = Ou prenez maintenant une place libre, celle de
seat-takenSeats = Chaque place a un téléphone. L’hôte peut en libérer une à la page Table.
seat-taking = La place se réserve…
seat-forgets = Ce navigateur n’enregistre rien, peut-être parce que la fenêtre est privée. Il perd la place quand vous rechargez ou fermez la page. Ouvrez plutôt le code dans une fenêtre ordinaire. Le code reste valable.
seat-sitAnyway = S’asseoir quand même
seat-nobody = Cette place est vide dans la partie en cours.
seat-nobodyHelp = Vous jouez de nouveau quand l’hôte commence une partie avec cette place. Quittez-la pour en prendre une autre.
seat-toBoard = Commencer une partie sur la page Planche
seat-newGameHelp = L’hôte commence une partie sur la page Planche. Les noms des joueurs paraissent alors ici : touchez le vôtre.
seat-lostSeat = Ce téléphone n’a plus de place. Touchez votre nom pour vous rasseoir.
seat-paused = La table est en pause.

# Ce que la table attend. $who vaut « you » sur le téléphone du joueur dont c’est le tour, et « other » sur les autres.
seat-ask-newGame = En attente d’une nouvelle partie.
seat-ask-cut = Coupez. La carte la plus basse donne.
seat-ask-points = Annoncez vos points au fur et à mesure.
seat-ask-deal =
    { $who ->
        [you] Vous donnez.
       *[other] { $name } donne.
    }
seat-ask-dealOf = Donne { $deal } sur { $deals }.
seat-ask-freeCrib = Jouez le crib libre.
seat-ask-bids = Misez pour le crib.
seat-ask-exchange = Vous pouvez échanger une carte. Refuser donne un point à votre adversaire.
seat-ask-starter = Retournez la carte de départ.
seat-ask-starterCard = Quelle est la carte de départ ?
seat-ask-cards =
    { $who ->
        [you]
            { $hand ->
                [crib] Entrez les cartes de votre crib.
                [row1] Entrez les cartes de la rangée 1.
                [row2] Entrez les cartes de la rangée 2.
                [row3] Entrez les cartes de la rangée 3.
                [row4] Entrez les cartes de la rangée 4.
                [row5] Entrez les cartes de la rangée 5.
               *[other] Entrez les cartes de votre { WORD("hand", $hand) }.
            }
       *[other] { $name } entre ses cartes.
    }
seat-ask-count =
    { $hand ->
        [square] Vous avez plus de points dans le carré ? Entrez la différence, ou 0 en cas d’égalité.
       *[other]
            { $who ->
                [you] Comptez votre { WORD("hand", $hand) }.
               *[other] { $name } compte { WORD("theHand", $hand) }.
            }
    }
seat-yours = Votre { WORD("hand", $hand) }

seat-pad-count = Votre compte
seat-pad-bid = Votre mise
seat-pad-exchange = Pour l’échange
seat-pad-play = Points du jeu
seat-pad-free = Points
seat-choose = Choisissez vos points
seat-noPoints = Aucun point
seat-claim =
    { $points ->
        [0] Annoncer zéro
       *[other] Annoncer { $points }
    }
seat-claimFor =
    { $points ->
        [0] Annoncer zéro pour votre { WORD("hand", $hand) }
       *[other] Annoncer { $points } pour votre { WORD("hand", $hand) }
    }
seat-bid = Miser { $points }
seat-go = Go pour { $points }
seat-heels = Valet retourné : { $points }
seat-muggins = Muggins !
seat-mugginsFor = Muggins pour { $points }
seat-goSaid = Go
seat-lay = Jouer une carte
seat-countIs = le compte est à { $count }
seat-missedBy = Combien de points oubliés par { $name } ?
seat-missedWith = Combien de points oubliés par { $name } avec { CARD($card) } ?
seat-whoMissed = Qui a oublié des points ?
seat-cancel = Annuler
seat-iDeal = Je donne

seat-next-dealt = Les cartes sont données
seat-next-sold = Les mises sont finies
seat-next-noJack = Pas de valet : on joue
seat-next-noJackCount = Pas de valet : on compte
seat-next-noHeels = Ni valet ni 2 : échange
seat-next-exchanged = Échange fini : on joue
seat-next-playOverDeal = Jeu fini : on donne
seat-next-playOver = Jeu fini : on compte

seat-starter = La carte de départ
seat-cardsLeft =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
seat-whichSuit =
    { $rank ->
        [Q] De quelle couleur est votre dame ?
        [A] De quelle couleur est votre as ?
       *[other] De quelle couleur est votre { WORD("rank", $rank) } ?
    }
seat-whichSuitStarter = De quelle couleur est la carte de départ ?
seat-suit-S = pique
seat-suit-H = cœur
seat-suit-D = carreau
seat-suit-C = trèfle
seat-takeBack = Reprendre
seat-more = Plus
seat-switch-sound = Sons
seat-switch-buzz = Vibreur
seat-switch-large = Grands boutons
seat-switch-coach = Entraîneur
seat-hints = Indices avant mon annonce
seat-hints-none = Aucun
seat-hints-number = Nombre de combinaisons
seat-hints-kinds = Leurs genres
seat-hints-total = Le total
seat-showCoach = Quelles étaient vos cartes ? Elles restent sur ce téléphone.
seat-on = Oui
seat-off = Non

seat-callFirst = Points oubliés ? Criez muggins d’abord.
seat-disputed = Le dernier compte est contesté.
seat-dispute = Contester le compte
seat-disputeHand =
    { $points ->
        [one] Contester ce point comme une main
       *[other] Contester ces { $points } points comme une main
    }
seat-disputeCrib =
    { $points ->
        [one] Contester ce point comme un crib
       *[other] Contester ces { $points } points comme un crib
    }
seat-unseen = Continuer sans cartes

seat-report = Signaler une faute
seat-report-who = Qui l’a commise
seat-report-what = Ce qui s’est passé
seat-report-choose = Choisissez
seat-report-consent = Votre propre erreur compte aussitôt. Pour celle de votre adversaire, ou pour une nouvelle donne, il faut son accord.
seat-report-send = Signaler

seat-study = Garder ma main pour l’étude
seat-study-about = Entrez les cartes reçues. Elles restent cachées jusqu’à la fin de la partie. La page Parties montre ensuite le meilleur écart.
seat-study-deal = Donne { $deal }
seat-study-dealt = Les cartes reçues
seat-study-thrown =
    { $cards ->
        [one] Touchez la carte que vous avez mise au crib.
       *[other] Touchez les { $cards } cartes que vous avez mises au crib.
    }
seat-study-over = Recommencer
seat-study-keep = Garder cette main
seat-study-kept = Main gardée pour la donne { $deal }, et cachée jusqu’à la fin de la partie. Pour la remplacer, entrez de nouveau les cartes.
seat-study-lost = L’hôte ne répond pas : la main n’est pas gardée. Réessayez.

seat-undo = Défaire
seat-askUndo = Demander à défaire
seat-agree = Accepter
seat-decline = Refuser
seat-withdraw = Laisser tomber
seat-concede = Abandonner
seat-concedeSure = Oui, abandonner la partie
seat-keepPlaying = Continuer à jouer
seat-leave = Quitter cette place
seat-onItsWay = Pas encore envoyé : { $sent }
seat-sendAgain = Envoyer quand même : { $sent }
seat-tooMany = Trop de coups attendent. Ils partiront au retour du réseau.

seat-end-youWin = Vous gagnez !
seat-end-wins =
    { $number ->
        [one] { $name } gagne.
       *[other] { $name } gagnent.
    }
seat-end-lost = C’est perdu cette fois.
seat-end-nextGame = Partie suivante
seat-end-rematch = Revanche
seat-end-swap = Revanche, places échangées
seat-end-picture = Partager l’image
seat-end-share = Partager le texte
seat-end-saved = Image enregistrée.
seat-end-copied = Copié. Collez-le où vous voulez.
seat-end-failed = Ce navigateur ne peut ni partager ni copier. Faites une capture d’écran.

## Ce qu’un téléphone envoie. « what » est le coup en route : « En route : 12 points ». « done » dit que la table l’a reçu.

sent-cut-what = qui donne
sent-cut-done = Vous donnez.
sent-dealt-what = cartes données
sent-dealt-done = Les cartes sont données.
sent-sold-what = fin des mises
sent-sold-done = Les mises sont finies.
sent-noJack-what = pas de valet
sent-noJack-done = Pas de valet. Le jeu commence.
sent-noJackCount-what = pas de valet
sent-noJackCount-done = Pas de valet. Comptez les mains.
sent-noHeels-what = ni valet ni 2
sent-noHeels-done = La carte de départ ne marque rien. Vous pouvez échanger une carte.
sent-exchanged-what = fin de l’échange
sent-exchanged-done = L’échange est fini. Le jeu commence.
sent-playOverDeal-what = fin du jeu
sent-playOverDeal-done = Le jeu est fini. Le joueur suivant donne.
sent-playOver-what = fin du jeu
sent-playOver-done = Le jeu est fini. Comptez les mains.
sent-other-what = l’étape suivante
sent-other-done = La partie continue.
sent-points-what =
    { $points ->
        [0] zéro point
        [one] { $points } point
       *[other] { $points } points
    }
sent-points-done =
    { $points ->
        [0] Vous avez annoncé zéro.
       *[other] Vous avez annoncé { $points }.
    }
sent-heels-what = { $points } pour le valet retourné
sent-heels-done = Vous avez marqué { $points } pour le valet retourné.
sent-bid-what = une mise de { $points }
sent-bid-done = Vous misez { $points } pour le crib.
sent-goPoints-what = { $points } pour le go
sent-goPoints-done = Vous avez marqué { $points } pour le go.
sent-starter-what = carte de départ { CARD($card) }
sent-starter-done = La carte de départ est { CARD($card) }.
sent-hand-what = main { CARDS($cards) }
sent-hand-done = Votre main est entrée : { CARDS($cards) }.
sent-crib-what = crib { CARDS($cards) }
sent-crib-done = Votre crib est entré : { CARDS($cards) }.
sent-hold-what = votre main
sent-hold-done = La planche connaît votre main.
sent-lay-what = carte { CARD($card) }
sent-lay-done = Vous avez joué { CARD($card) }.
sent-go-what = go
sent-go-done = Vous avez dit go.
sent-unseen-what = jeu sans cartes
sent-unseen-done = Le jeu continue sans cartes.
sent-dispute-what = la contestation
sent-dispute-done = Vous avez contesté le compte. Les cartes décident.
sent-muggins-what = muggins pour { $points }
sent-muggins-done = Vous avez crié muggins pour { $points }.
sent-offence-what = une faute
sent-offence-done = Votre signalement est jugé.
sent-concede-what = votre abandon
sent-concede-done = Vous avez abandonné la partie.
sent-undo-what = l’annulation
sent-undo-done = Le dernier coup est défait.
sent-again-what = la partie suivante
sent-again-done = La partie suivante commence.

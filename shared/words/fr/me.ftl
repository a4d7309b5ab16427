me-scan = Ce téléphone n’est lié à aucun joueur. Lisez le code au bureau.
me-noCode = Pas de code au bureau ? Demandez à la direction.
me-about = Sur cette page, vous annoncez votre arrivée, vous voyez votre table, votre adversaire et votre carte, et vous entrez et signez les résultats.
me-lookOn = Voir les parties et le classement
me-forgets = Ce navigateur n’enregistre rien, peut-être parce que la fenêtre est privée. Il oublie qui vous êtes quand vous rechargez ou fermez la page. Ouvrez plutôt le code dans une fenêtre ordinaire. Le code reste valable.
me-goOn = Continuer quand même
me-taking = Un instant…
me-gone = Ce téléphone n’est plus lié à un joueur. Lisez un code au bureau.
me-noNight = Aucune soirée n’est encore ouverte. Cette page change quand il s’en ouvre une.
me-here = Je suis là
me-hereHelp = Le tirage vous inclut alors.
me-pairsHelp = Ce soir, on joue par paires. Dites au bureau qui est votre partenaire.
me-left = Vous avez quitté la soirée plus tôt. Si vous êtes de retour, dites-le au bureau.
me-mayEnter = Vous pouvez participer à cette épreuve.
me-iPlay = Je joue
me-waitDraw = Votre arrivée est notée. Votre table paraît ici après le tirage.
me-against = contre { $name }
me-ofRound = Ronde { $round }
me-colour = Votre couleur : { $colour }
me-sit = Je suis à la table
me-absent =
    { $player ->
        [one] { $player } n’est pas là
       *[other] { $player } ne sont pas là
    }
me-youWait =
    { $minutes ->
        [one] Vous attendez { $name }. Le bureau est averti après { $minutes } minute.
       *[other] Vous attendez { $name }. Le bureau est averti après { $minutes } minutes.
    }
me-theyWait =
    { $player ->
        [one] { $player } vous attend.
       *[other] { $player } vous attendent.
    }
me-write = Entrer le résultat
me-writeHelp = Chacun entre sa ligne. Le résultat compte quand les deux concordent.
me-iWon = J’ai gagné
me-iLost = J’ai perdu
me-holes = De combien de trous ?
me-badHoles =
    { $most ->
        [one] Entrez { $most }.
       *[other] Entrez un nombre de 1 à { $most }.
    }
me-onCard =
    { $skunk ->
        [no] Sur votre feuille : { $line }
       *[other] Sur votre feuille : { $line }, un skunk
    }
me-enter = Valider
me-cancel = Annuler
me-change = Changer ma ligne
me-youWrote = Vous avez entré { $line }.
me-notWritten =
    { $player ->
        [one] { $player } n’a pas encore entré de ligne. Pas de téléphone ? Apportez le résultat au bureau.
       *[other] { $player } n’ont pas encore entré de ligne. Pas de téléphone ? Apportez le résultat au bureau.
    }
me-theyWrote =
    { $player ->
        [one] { $player } a entré sa ligne. Entrez la vôtre.
       *[other] { $player } ont entré leur ligne. Entrez la vôtre.
    }
me-differ = Vos lignes ne concordent pas.
me-differHelp = Regardez la planche ensemble et changez la ligne fausse. Le bureau voit les deux.
me-you = Vous
me-won =
    { $holes ->
        [one] Vous gagnez de { $holes } trou
       *[other] Vous gagnez de { $holes } trous
    }
me-lost =
    { $holes ->
        [one] Vous perdez de { $holes } trou
       *[other] Vous perdez de { $holes } trous
    }
me-sign = Signer
me-notRight = Contester
me-judgeSure = Appeler le juge ? Vous signerez tous deux après sa décision.
me-callJudge = Appeler le juge
me-signedBy =
    { $player ->
        [one] Vous avez signé. { $player } n’a pas encore signé.
       *[other] Vous avez signé. { $player } n’ont pas encore signé.
    }
me-judgeComes = Un juge est appelé. Attendez à la table.
me-next = Ensuite
me-tableSoon = Vous êtes les prochains. Vous jouez dès qu’une table est libre.
me-stillPlays =
    { $player ->
        [one] { $player } joue encore à la table { $table }.
       *[other] { $player } jouent encore à la table { $table }.
    }
me-sitsOut = Vous ne jouez pas à la ronde { $round }.
me-calledHere = Votre prochaine partie paraîtra ici.
me-allPlayed = Vous avez joué toutes vos parties.
me-over = La soirée est finie.
me-place = Place { $place } sur { $of }
me-card = Ma feuille
me-open = non signée
me-notCounted = partie non comptée
me-bye = repos
me-void = annulée
me-owed =
    { $games ->
        [one] Sans la partie annulée, vous aurez { $games } partie sur { $due }. Le bureau décide si elle est rejouée.
       *[other] Sans la partie annulée, vous aurez { $games } parties sur { $due }. Le bureau décide si elle est rejouée.
    }
me-waiting = Pas encore envoyé. Votre téléphone l’envoie une fois, quand la salle répond.
me-notYou = Vous n’êtes pas { $name } ?
me-letGo = Ce n’est pas mon téléphone
me-whoAreYou = Qui êtes-vous ?
me-doorHelp = Choisissez votre nom. S’il n’est pas dans la liste, demandez au bureau.
me-find = Chercher votre nom
me-iAm = Je suis { $name }, et je suis là
me-otherName = Un autre nom
me-nobodyLeft = Tous les joueurs d’ici ont déjà un téléphone. Demandez un code au bureau.
me-firstTo = au premier à { $wins }
me-winnerOf = contre le gagnant de { $first } c. { $second }
me-minutesLeft = environ { $minutes } min
me-notKnown = On ne connaît pas encore votre prochain adversaire.

me-scan = Ce téléphone n’est pas encore lié à un joueur. Lisez le code à la table de marque.
me-forgets = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Il oublie qui vous êtes quand vous rechargez ou fermez la page. Mieux : ouvrez le code dans une fenêtre ordinaire. Il n’a pas encore servi.
me-goOn = Continuer quand même
me-taking = Un instant…
me-gone = Ce téléphone n’est plus lié à un joueur. Lisez un code à la table de marque.
me-noNight = Aucune soirée n’est encore ouverte. Cette page vous le dira.
me-here = Je suis là
me-hereHelp = Le tirage comptera alors avec vous.
me-pairsHelp = Ce soir, on joue par paires. Dites à la table de marque avec qui vous jouez.
me-left = Vous avez quitté la soirée. De retour ? Dites-le à la table de marque.
me-waitDraw = Votre arrivée est notée. Votre table s’affichera ici après le tirage.
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
        [one] Vous attendez { $name }. La table de marque le saura après { $minutes } minute.
       *[other] Vous attendez { $name }. La table de marque le saura après { $minutes } minutes.
    }
me-theyWait =
    { $player ->
        [one] { $player } est là, et vous attend.
       *[other] { $player } sont là, et vous attendent.
    }
me-write = Écrire le résultat
me-writeHelp = Chacun écrit sa ligne. Le résultat compte quand elles concordent.
me-iWon = J’ai gagné
me-iLost = J’ai perdu
me-holes = De combien de trous ?
me-badHoles =
    { $most ->
        [one] Écrivez un nombre de { $most } à { $most }.
       *[other] Écrivez un nombre de 1 à { $most }.
    }
me-onCard =
    { $skunk ->
        [no] Sur votre feuille : { $line }
       *[other] Sur votre feuille : { $line }, un skunk
    }
me-enter = Valider
me-cancel = Annuler
me-change = Changer ma ligne
me-youWrote = Vous avez écrit { $line }.
me-notWritten =
    { $player ->
        [one] { $player } n’a pas encore écrit de ligne. Pas de téléphone ? Apportez le résultat au bureau.
       *[other] { $player } n’ont pas encore écrit de ligne. Pas de téléphone ? Apportez le résultat au bureau.
    }
me-theyWrote =
    { $player ->
        [one] { $player } a écrit sa ligne. Écrivez la vôtre.
       *[other] { $player } ont écrit leur ligne. Écrivez la vôtre.
    }
me-differ = Vos lignes ne concordent pas.
me-differHelp = Regardez la planche ensemble. Changez la ligne fausse ; la table de marque voit les deux.
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
me-notRight = C’est faux
me-judgeSure = Appeler le juge ? Vous signerez tous deux après sa décision.
me-callJudge = Appeler le juge
me-signedBy =
    { $player ->
        [one] Vous avez signé. { $player } n’a pas encore signé.
       *[other] Vous avez signé. { $player } n’ont pas encore signé.
    }
me-judgeComes = Le juge est appelé. Attendez à la table.
me-next = Ensuite
me-tableSoon = Vous jouez dès qu’une table est libre.
me-stillPlays =
    { $player ->
        [one] { $player } joue encore à la table { $table }.
       *[other] { $player } jouent encore à la table { $table }.
    }
me-sitsOut = Vous ne jouez pas à la ronde { $round }.
me-calledHere = Votre prochaine partie est appelée ici.
me-allPlayed = Vous avez joué toutes vos parties.
me-over = La soirée est finie.
me-place = Place { $place } sur { $of }
me-card = Ma feuille
me-open = non signée
me-notCounted = ne compte pas
me-bye = repos
me-void = annulée
me-owed =
    { $games ->
        [one] Sans la partie annulée, vous aurez { $games } partie sur { $due }. La table de marque décide si elle est rejouée.
       *[other] Sans la partie annulée, vous aurez { $games } parties sur { $due }. La table de marque décide si elle est rejouée.
    }
me-waiting = Pas encore envoyé. Ce sera envoyé une fois, dès que la salle répond.
me-notYou = Vous n’êtes pas { $name } ?
me-letGo = Ce n’est pas mon téléphone
me-whoAreYou = Qui êtes-vous ?
me-doorHelp = Choisissez votre nom. Il n’y est pas ? Donnez-le à la table de marque.
me-find = Chercher votre nom
me-iAm = Je suis { $name }, et je suis là
me-otherName = Un autre nom
me-nobodyLeft = Chacun ici a déjà un téléphone. Demandez un code à la table de marque.

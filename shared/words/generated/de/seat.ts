// Written by `npm run words` from the catalogs. Do not edit.
export default `seat-whoAreYou = Wer sind Sie?
seat-iAm = Ich bin { $name }
seat-hasPhone = hat schon ein Telefon
seat-press = { $name }, drücken Sie Ihre Taste auf dem Brett: P{ $button }
seat-asking = Der Druck lässt dieses Telefon herein. Das Brett wartet 30 Sekunden darauf.
seat-notLetIn = Dieses Telefon wurde nicht eingelassen. Tippen Sie Ihren Namen an, um noch einmal zu fragen.
seat-codesShown = Scannen Sie mit Ihrem eigenen Telefon den Code auf der Anzeige, und tippen Sie Ihren Namen an.
seat-noPhones = Telefone können noch nicht mitspielen. Starten Sie Muggins neu mit --lan. Die Anzeige zeigt dann einen Code für Telefone.
seat-sitHere = Oder spielen Sie auf dieser Seite als
seat-othersPlay = Dieses Spiel läuft ohne { $name }. In { $name }s nächstem Spiel nimmt dieses Telefon wieder Platz.
seat-sitAs = Oder nehmen Sie jetzt einen freien Platz, als
seat-takenSeats = Jeder Platz hat ein Telefon. Auf der Seite „Tisch“ können Sie einen frei machen.
seat-taking = Platz wird eingenommen…
seat-forgets = Dieser Browser speichert nichts, vielleicht weil das Fenster privat ist. Er verliert den Platz, wenn Sie die Seite neu laden oder schließen. Öffnen Sie den Code besser in einem gewöhnlichen Fenster. Er gilt noch.
seat-sitAnyway = Trotzdem Platz nehmen
seat-nobody = Dieser Platz ist in diesem Spiel frei.
seat-lostSeat = Dieses Telefon hat jetzt keinen Platz. Tippen Sie Ihren Namen an, um sich wieder zu setzen.
seat-paused = Der Tisch macht Pause.
seat-ask-newGame = Warten auf ein neues Spiel.
seat-ask-cut = Heben Sie ab. Die niedrigste Karte gibt.
seat-ask-points = Sagen Sie Ihre Punkte an, sobald Sie sie machen.
seat-ask-deal =
    { $who ->
        [you] Sie geben.
       *[other] { $name } gibt.
    }
seat-ask-dealOf = Runde { $deal } von { $deals }.
seat-ask-freeCrib = Spielen Sie den freien Crib.
seat-ask-bids = Bieten Sie um den Crib.
seat-ask-exchange = Sie dürfen eine Karte tauschen. Wer ablehnt, schenkt dem Gegner einen Punkt.
seat-ask-starter = Decken Sie die Startkarte auf.
seat-ask-starterCard = Welche Karte ist die Startkarte?
seat-ask-cards =
    { $who ->
        [you]
            { $hand ->
                [crib] Geben Sie die Karten Ihres Cribs ein.
               *[other] Geben Sie die Karten Ihrer { WORD("hand", $hand) } ein.
            }
       *[other] { $name } gibt Karten ein.
    }
seat-ask-count =
    { $hand ->
        [square] Haben Sie mehr Punkte im Quadrat? Geben Sie den Unterschied ein, bei Gleichstand 0.
        [crib]
            { $who ->
                [you] Zählen Sie Ihren Crib.
               *[other] { $name } zählt den Crib.
            }
       *[other]
            { $who ->
                [you] Zählen Sie Ihre { WORD("hand", $hand) }.
               *[other] { $name } zählt { WORD("theHand", $hand) }.
            }
    }
seat-yours =
    { $hand ->
        [crib] Ihr Crib
        [square] Ihr Quadrat
       *[other] Ihre { WORD("hand", $hand) }
    }
seat-pad-count = Ihre Punkte
seat-pad-bid = Ihr Gebot
seat-pad-exchange = Für den Tausch
seat-pad-play = Punkte beim Ausspielen
seat-pad-free = Punkte
seat-choose = Punkte wählen
seat-noPoints = Keine Punkte
seat-claim =
    { $points ->
        [0] Keine Punkte
       *[other] { $points } ansagen
    }
seat-claimFor =
    { $points ->
        [0] { WORD("hand", $hand) }: keine Punkte
       *[other] { WORD("hand", $hand) }: { $points } ansagen
    }
seat-bid = { $points } bieten
seat-go = { $points } für Go
seat-heels = Bube als Startkarte: { $points }
seat-muggins = Muggins!
seat-mugginsFor = Muggins für { $points }
seat-goSaid = Go
seat-lay = Karte ausspielen
seat-countIs = die Zählung steht bei { $count }
seat-missedBy = Wie viele Punkte hat { $name } übersehen?
seat-missedWith = Wie viele Punkte hat { $name } mit { CARD($card) } übersehen?
seat-whoMissed = Wer hat Punkte übersehen?
seat-cancel = Abbrechen
seat-iDeal = Ich gebe
seat-next-dealt = Karten sind gegeben
seat-next-sold = Bieten ist beendet
seat-next-noJack = Kein Bube: ausspielen
seat-next-noJackCount = Kein Bube: Hände zählen
seat-next-noHeels = Kein Bube, keine 2: tauschen
seat-next-exchanged = Tausch beendet: ausspielen
seat-next-playOverDeal = Ausgespielt: geben
seat-next-playOver = Ausgespielt: zählen
seat-starter = Die Startkarte
seat-cardsLeft =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
seat-whichSuit = Welche Farbe hat die Karte: { WORD("rank", $rank) }?
seat-whichSuitStarter = Welche Farbe hat die Startkarte?
seat-suit-S = Pik
seat-suit-H = Herz
seat-suit-D = Karo
seat-suit-C = Kreuz
seat-takeBack = Zurücknehmen
seat-more = Mehr
seat-switch-sound = Töne
seat-switch-buzz = Vibration
seat-switch-large = Große Tasten
seat-switch-coach = Trainer
seat-hints = Tipps vor meiner Ansage
seat-hints-none = Keine
seat-hints-number = Anzahl der Kombinationen
seat-hints-kinds = Welche Arten
seat-hints-total = Die ganze Punktzahl
seat-showCoach = Welche Karten hatten Sie? Sie bleiben auf diesem Telefon.
seat-on = An
seat-off = Aus
seat-callFirst = Punkte übersehen? Rufen Sie erst Muggins.
seat-disputed = Die letzte Zählung ist angefochten.
seat-dispute = Zählung anfechten
seat-disputeHand =
    { $points ->
        [one] Diesen { $points } Punkt als Hand anfechten
       *[other] Diese { $points } Punkte als Hand anfechten
    }
seat-disputeCrib =
    { $points ->
        [one] Diesen { $points } Punkt als Crib anfechten
       *[other] Diese { $points } Punkte als Crib anfechten
    }
seat-unseen = Ohne Karten weiterspielen
seat-report = Verstoß melden
seat-report-who = Wer war es?
seat-report-what = Was ist geschehen?
seat-report-choose = Bitte wählen
seat-report-consent = Ihr eigener Fehler zählt sofort. Bei einem Fehler des Gegners und vor einem neuen Geben muss der Gegner zustimmen.
seat-report-send = Melden
seat-study = Meine Hand zum Üben speichern
seat-study-about = Geben Sie die Karten ein, die Sie bekommen haben. Bis zum Ende des Spiels bleiben sie verborgen. Danach zeigt die Seite „Spiele“, was Sie am besten abgelegt hätten.
seat-study-deal = Runde { $deal }
seat-study-dealt = Ihre Karten vor dem Ablegen
seat-study-thrown =
    { $cards ->
        [one] Tippen Sie auf die Karte, die Sie in den Crib gelegt haben.
       *[other] Tippen Sie auf die { $cards } Karten, die Sie in den Crib gelegt haben.
    }
seat-study-over = Neu beginnen
seat-study-keep = Hand speichern
seat-study-kept = Für Runde { $deal } gespeichert und bis zum Ende des Spiels verborgen. Zum Ersetzen geben Sie die Karten noch einmal ein.
seat-study-lost = Der Gastgeber antwortet nicht. Die Hand ist nicht gespeichert. Versuchen Sie es noch einmal.
seat-undo = Rückgängig
seat-askUndo = Um Rücknahme bitten
seat-agree = Zustimmen
seat-decline = Ablehnen
seat-withdraw = Doch nicht
seat-concede = Aufgeben
seat-concedeSure = Ja, Spiel aufgeben
seat-keepPlaying = Weiterspielen
seat-leave = Platz verlassen
seat-onItsWay = Noch nicht gesendet: { $sent }
seat-sendAgain = Trotzdem senden: { $sent }
seat-tooMany = Zu viele Züge warten. Sie werden gesendet, sobald das Netz wieder da ist.
seat-end-youWin = Sie gewinnen!
seat-end-wins =
    { $number ->
        [one] { $name } gewinnt.
       *[other] { $name } gewinnen.
    }
seat-end-lost = Diesmal verloren.
seat-end-nextGame = Nächstes Spiel
seat-end-rematch = Revanche
seat-end-swap = Revanche mit getauschten Plätzen
seat-end-picture = Bild teilen
seat-end-share = Als Text teilen
seat-end-saved = Bild gespeichert.
seat-end-copied = Kopiert. Fügen Sie es ein, wo Sie möchten.
seat-end-failed = Dieser Browser kann weder teilen noch kopieren. Machen Sie ein Bildschirmfoto.
sent-cut-what = wer gibt
sent-cut-done = Sie geben.
sent-dealt-what = Karten gegeben
sent-dealt-done = Die Karten sind gegeben.
sent-sold-what = Ende des Bietens
sent-sold-done = Das Bieten ist beendet.
sent-noJack-what = kein Bube
sent-noJack-done = Kein Bube. Das Ausspielen beginnt.
sent-noJackCount-what = kein Bube
sent-noJackCount-done = Kein Bube. Zählen Sie die Hände.
sent-noHeels-what = kein Bube, keine 2
sent-noHeels-done = Die Startkarte bringt nichts. Sie dürfen tauschen.
sent-exchanged-what = Ende des Tauschs
sent-exchanged-done = Der Tausch ist beendet. Das Ausspielen beginnt.
sent-playOverDeal-what = Ende des Ausspielens
sent-playOverDeal-done = Ausgespielt. Der nächste Spieler gibt.
sent-playOver-what = Ende des Ausspielens
sent-playOver-done = Ausgespielt. Zählen Sie die Hände.
sent-other-what = der nächste Schritt
sent-other-done = Das Spiel geht weiter.
sent-points-what =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sent-points-done =
    { $points ->
        [0] Sie haben keine Punkte angesagt.
       *[other] Sie haben { $points } angesagt.
    }
sent-heels-what = { $points } für den Buben als Startkarte
sent-heels-done = Sie haben { $points } für den Buben als Startkarte gesteckt.
sent-bid-what = ein Gebot von { $points }
sent-bid-done = Sie bieten { $points } für den Crib.
sent-goPoints-what = { $points } für Go
sent-goPoints-done = Sie haben { $points } für Go gesteckt.
sent-starter-what = Startkarte { CARD($card) }
sent-starter-done = Die Startkarte ist { CARD($card) }.
sent-hand-what = Hand { CARDS($cards) }
sent-hand-done = Ihre Hand ist eingegeben: { CARDS($cards) }.
sent-crib-what = Crib { CARDS($cards) }
sent-crib-done = Ihr Crib ist eingegeben: { CARDS($cards) }.
sent-hold-what = Ihre Hand
sent-hold-done = Das Brett kennt Ihre Hand.
sent-lay-what = Karte { CARD($card) }
sent-lay-done = Sie haben { CARD($card) } ausgespielt.
sent-go-what = Go
sent-go-done = Sie haben Go gesagt.
sent-unseen-what = Ausspielen ohne Karten
sent-unseen-done = Das Ausspielen geht ohne Karten weiter.
sent-dispute-what = die Anfechtung
sent-dispute-done = Sie haben die Zählung angefochten. Die Karten entscheiden.
sent-muggins-what = Muggins für { $points }
sent-muggins-done = Sie haben Muggins für { $points } gerufen.
sent-offence-what = ein Verstoß
sent-offence-done = Über Ihre Meldung ist entschieden.
sent-concede-what = Ihre Aufgabe
sent-concede-done = Sie haben das Spiel aufgegeben.
sent-undo-what = die Rücknahme
sent-undo-done = Der letzte Zug ist rückgängig gemacht.
sent-again-what = das nächste Spiel
sent-again-done = Das nächste Spiel beginnt.
seat-nobodyHelp = You play again when the host begins a game with this seat. Leave it to take another.
seat-toBoard = Begin a game on the Board page
seat-newGameHelp = The host begins a game on the Board page. The names of its players then appear here: tap yours.
`;

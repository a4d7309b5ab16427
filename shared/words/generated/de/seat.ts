// Written by `npm run words` from the catalogs. Do not edit.
export default `seat-waiting = Warten auf den Tisch.
seat-scanFirst = Dieses Telefon gehört noch zu keinem Spieler. Scannen Sie den Code neben Ihrem Namen auf der Anzeige.
seat-codesShown = Scannen Sie mit Ihrem eigenen Telefon den Code neben Ihrem Namen auf der Anzeige.
seat-sitHere = Oder spielen Sie auf dieser Seite als
seat-taking = Platz wird eingenommen…
seat-sitAnyway = Trotzdem setzen
seat-nobody = Dieser Platz ist in diesem Spiel frei.
seat-paused = Der Tisch macht Pause.
seat-ask-newGame = Warten auf ein neues Spiel.
seat-ask-cut = Abheben. Die niedrigste Karte gibt.
seat-ask-points = Sagen Sie Ihre Punkte an, sobald Sie sie machen.
seat-ask-deal =
    { $who ->
        [you] Sie geben.
       *[other] { $name } gibt.
    }
seat-ask-dealOf = Runde { $deal } von { $deals }.
seat-ask-bids = Bieten Sie um den Crib.
seat-ask-starter = Decken Sie die Startkarte auf.
seat-ask-starterCard = Welche Karte ist die Startkarte?
seat-pad-count = Ihre Punkte
seat-pad-bid = Ihr Gebot
seat-pad-play = Punkte beim Ausspielen
seat-pad-free = Punkte
seat-choose = Punkte?
seat-claim =
    { $points ->
        [0] Keine Punkte
       *[other] { $points } ansagen
    }
seat-bid = { $points } bieten
seat-mugginsFor = Muggins für { $points }
seat-lay = Karte ausspielen
seat-whoMissed = Wer hat Punkte übersehen?
seat-cancel = Abbrechen
seat-iDeal = Ich gebe
seat-next-dealt = Karten sind gegeben
seat-starter = Die Startkarte
`;

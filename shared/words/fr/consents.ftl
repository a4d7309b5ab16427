consent-undo = { $player } demande de défaire le dernier coup.
consent-offence =
    { $figure ->
        [points] { $player } signale : { $other } { WORD("offence", $offence) } (points : { $points }). Est-ce exact ?
        [cards] { $player } signale : { $other } { WORD("offence", $offence) } (cartes : { $cards }). Est-ce exact ?
        [both] { $player } signale : { $other } { WORD("offence", $offence) } (cartes : { $cards }, points : { $points }). Est-ce exact ?
       *[none] { $player } signale : { $other } { WORD("offence", $offence) }. Est-ce exact ?
    }
consent-undoWaits = En attente de l’accord de { LIST($names, joint: "or") }. Vous pouvez aussi appuyer sur UNDO à la planche.
consent-offenceWaits = En attente de l’accord de { LIST($names, joint: "or") }. Vous pouvez aussi signaler la faute à la planche : MUGGINS deux fois, puis NEXT jusqu’à la faute.

undoNeeds-othersMove = Ce coup n’est pas le vôtre.
undoNeeds-agreed = À cette table, l’autre camp doit accepter chaque annulation depuis un téléphone.
undoNeeds-ruled = La planche a jugé ce coup.
undoNeeds-disputed = Ce coup conteste un compte.
undoNeeds-conceded = Ce coup abandonne la partie.
undoNeeds-othersPoints = Ce coup a donné des points à un autre camp.
undoNeeds-checked = La planche connaît les cartes de ce compte.

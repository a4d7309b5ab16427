## A request that the other side has to agree to. $other lists those who can agree.

consent-undo = { $player } asks to undo the last move.
# $points and $cards are none where the offence has no such figure.
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
consent-offence =
    { $figure ->
        [points] { $player } reports: { $other } { WORD("offence", $offence) } ({ part-points }). Is that right?
        [cards] { $player } reports: { $other } { WORD("offence", $offence) } ({ part-cards }). Is that right?
        [both] { $player } reports: { $other } { WORD("offence", $offence) } ({ part-cards }, { part-points }). Is that right?
       *[none] { $player } reports: { $other } { WORD("offence", $offence) }. Is that right?
    }
consent-undoWaits = Waiting for { LIST($names, joint: "or") } to agree. You can also press UNDO on the board.
consent-offenceWaits = Waiting for { LIST($names, joint: "or") } to agree. You can also report it on the board: press MUGGINS twice, then NEXT until it shows.

# Why an undo needs the other side.
undoNeeds-othersMove = You did not make that move.
undoNeeds-agreed = At this table the other side must agree to every undo from a phone.
undoNeeds-ruled = The board has ruled on that move.
undoNeeds-disputed = That move disputes a count.
undoNeeds-conceded = That move resigned the game.
undoNeeds-othersPoints = That move gave points to another side.
undoNeeds-checked = The board knows the cards of that count.

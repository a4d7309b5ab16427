// Written by `npm run words` from the catalogs. Do not edit.
export default `consent-undo = { $player } asks to undo the last move.
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
undoNeeds-othersMove = You did not make that move.
undoNeeds-agreed = At this table the other side must agree to every undo from a phone.
undoNeeds-ruled = The board has ruled on that move.
undoNeeds-disputed = That move disputes a count.
undoNeeds-conceded = That move resigned the game.
undoNeeds-othersPoints = That move gave points to another side.
undoNeeds-checked = The board knows the cards of that count.
`;

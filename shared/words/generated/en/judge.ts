// Written by `npm run words` from the catalogs. Do not edit.
export default `judge-about = Choose a situation to see its remedy step by step, with the rule.
judge-search = Describe it in your own words
judge-none = No situation found. Try fewer words, such as crib, starter, led or go.
judge-board-call = Let the board do it
judge-board-notNow = The board cannot do this now. It is too early or too late in this game.
judge-board-host = To let the board do it, sign in as the host on the Table page, or report it on your seat page.
judge-board-done = The board has ruled.
judge-board-undo = Undo
judge-secondHand = Second-hand: this quotes another source, not the rule book.
judge-numbers = The table in rule 4.4 has about 16 cases. These are the ones we could find. For any others, ask the judge of the event.
judge-stage-deal = The deal
judge-stage-number = A wrong number of cards
judge-stage-crib = The crib
judge-stage-starter = The starter
judge-stage-play = The play
judge-stage-pegs = Pegs and points
judge-stage-show = The show
situation-bottomSeen = The dealer saw the bottom card after the last shuffle
remedy-bottomSeen =
    The pone pegs 2.
    The dealer shuffles again.
alias-bottomSeen = looked under the pack
situation-cutEarly = A player cut before the deal
remedy-cutEarly = In five-card, the opponent pegs 2. In other games it is not an offence.
situation-misdeal = The dealer misdealt
remedy-misdeal =
    All points of this deal come off. Penalties stay paid.
    The opponent pegs your penalty for a misdeal: 0 under ACC rules, 2 in Hoyle.
    The same dealer deals again.
situation-wrongNumber = Wrong number of cards, found before the starter is turned
remedy-wrongNumber = The same dealer deals again, without penalty.
alias-wrongNumber = five seven cards too many too few short miscount
situation-poneTooMany = The pone has too many cards, found after the starter is turned
remedy-poneTooMany =
    The play stops where it is.
    All points pegged in the play come off. Penalties stay paid.
    Both hands and the crib are dead.
    The same dealer deals again.
alias-poneTooMany = five cards stuck together extra card
situation-poneTooManyOlder = The pone has too many cards, by an older edition
remedy-poneTooManyOlder =
    Play until the dealer has played their last card.
    The pone’s points in the play come off. The dealer’s points stand.
    The pone’s hand is dead. The dealer’s hand counts.
    The crib counts if it has 4 cards. If it has too few, a judge mixes the pone’s cards, and the dealer draws the missing ones blind.
alias-poneTooManyOlder = five cards stuck together extra card
situation-dealerWrongOlder = The dealer has a wrong number of cards, by an older edition
remedy-dealerWrongOlder =
    After the starter, play the hand out.
    The dealer’s points in the play and for the hand do not count.
    The crib counts unless it has too many cards.
alias-dealerWrongOlder = too many too few
situation-leagueTooMany = A player has too many cards after the starter, in a league
remedy-leagueTooMany =
    That player’s hand is dead.
    The others play the hand out.
situation-leagueTooFew = A player has too few cards after the starter, in a league
remedy-leagueTooFew = The player plays on with the cards they have.
alias-leagueTooFew = short
situation-unchecked = A player with a wrong number of cards did not let them be checked
remedy-unchecked =
    All points of this deal come off. Penalties stay paid.
    The player goes back 10 holes, at most to the start.
    The same dealer deals again.
alias-unchecked = refused to count
situation-discardWrongSide = One player discarded to the wrong side of the board
remedy-discardWrongSide =
    Before the starter is turned, the player may take the cards back and choose again.
    There is no penalty.
situation-cribWrongSide = The crib is on the pone’s side, before each player has played a card
remedy-cribWrongSide =
    Move the crib to the dealer’s side without looking at it.
    There is no penalty.
alias-cribWrongSide = wrong side
situation-cribWrongSideLate = The crib is on the pone’s side, after each player has played a card
remedy-cribWrongSideLate =
    The crib belongs to the player on that side.
    The other player is now the pone, and deals next.
alias-cribWrongSideLate = wrong side
situation-cribPickedUp = A player picked up cards after discarding them
remedy-cribPickedUp =
    The opponent pegs your penalty for crib cards: 2 under ACC rules, 3 in five-card.
    The cards go back to the crib. If they were mixed with the hand, see the rule for looking at the crib.
alias-cribPickedUp = changed the discard took back
situation-cribSeen = A player looked at the crib too early
remedy-cribSeen = The opponent pegs your penalty for crib cards: 2 under ACC rules, 3 in five-card.
alias-cribSeen = exposed turned over
situation-cribExamined = A player looked at the crib before discarding to it
remedy-cribExamined =
    The opponent pegs your penalty for crib cards: 2 under ACC rules, 3 in five-card.
    The opponent draws 2 cards blind from that player’s hand. Those are the discard and stay face down.
    Play goes on.
situation-cribForHand = The dealer took the crib for the hand
remedy-cribForHand =
    The opponent pegs your penalty for crib cards: 2 under ACC rules, 3 in five-card.
    Before the play, the dealer picks up the correct hand.
    During the play, the dealer plays on with the crib cards and loses all points from the play.
    The pone may look at the real crib.
alias-cribForHand = swapped played the crib interchanged
situation-starterEarly = The dealer turned the starter before discarding
remedy-starterEarly =
    The starter goes back into the pack.
    The dealer discards and shuffles. The pone cuts again.
    There is no penalty.
situation-cutSeen = The pone saw the bottom card of the cut
remedy-cutSeen =
    The dealer pegs 2.
    Show the dealer the card.
alias-cutSeen = looked peeked
situation-starterInHand = The dealer picked up the starter before the pone saw it
remedy-starterInHand =
    The opponent pegs 2.
    The pone draws 2 cards blind from the dealer’s hand, and chooses one of them as the starter.
    The other card goes back to the hand.
alias-starterInHand = cut card
situation-starterFaceUp = The cut card lies face up in the pack
remedy-starterFaceUp =
    Turn it over.
    Shuffle the rest of the pack, and cut again.
situation-starterTwo = The dealer exposed more than one card with the starter
remedy-starterTwo =
    The top card is the starter.
    Both players may see the others before they go back.
situation-heelsLate = The dealer claimed heels after playing a card
remedy-heelsLate = The 2 points are lost.
alias-heelsLate = jack his heels forgot
situation-ledOutOfTurn = The dealer led first
remedy-ledOutOfTurn =
    If each player has played only 1 card, both cards go back to the hands.
    Points for them come off without penalty.
    The pone leads.
    After a third card, the order of play stands.
alias-ledOutOfTurn = wrong player started lead out of turn
situation-twoCards = A player played two cards together
remedy-twoCards =
    The card that fits the announced count stays.
    If no count was announced, the player chooses which card stays.
    The other card goes back to the hand without penalty.
alias-twoCards = 2 dropped
situation-pastThirtyOne = A player went past 31
remedy-pastThirtyOne =
    The card goes back to the hand.
    Points pegged for it come off, and the opponent pegs as many.
alias-pastThirtyOne = 31 over
situation-renege = A player said go but could have played
remedy-renege =
    Cards played after the go return to the hands, and their points come off.
    The opponent pegs 2 for each card the player could have played.
alias-renege = reneged held back card
situation-announcedWrong = A player announced a wrong count in the play
remedy-announcedWrong =
    We know only the title of this rule, Incorrect announcements. See the rule book, or ask the judge of the event.
    If a player pegged too many or too few points, see Pegs and points.
alias-announcedWrong = miscount said
situation-overpegged = A player pegged too many points
remedy-overpegged =
    The front peg goes back to the points scored.
    The opponent pegs the excess.
alias-overpegged = overcount overpegging
situation-ownOverpeg = A player pegged too many points and said so first
remedy-ownOverpeg = The front peg goes back to the points scored, without penalty.
situation-underpegged = A player pegged too few points
remedy-underpegged =
    Once the player lets go of the peg, the score stands.
    With muggins, the opponent may claim the missed points.
alias-underpegged = missed undercount short
situation-falseGame = A player claimed the game without the points
remedy-falseGame =
    The front peg goes back to the points scored.
    The opponent pegs the excess, up to the game hole.
    The player goes back 15 holes, even if the opponent has just gone out.
alias-falseGame = false claim won
situation-notPeggedOut = A player had enough points to win but did not peg out
remedy-notPeggedOut =
    In match play and with muggins, the game is not over.
    Otherwise the opponent reminds the player, who then pegs.
alias-notPeggedOut = game hole
situation-wrongPeg = A player pegged with the opponent’s peg
remedy-wrongPeg =
    All pegs go back to their holes, and the player pegs the points.
    The opponent pegs 2.
situation-pegPulled = A player pulled out the front peg
remedy-pegPulled =
    The board remembers the hole. Put the peg back.
    By Hoyle, it goes behind the rear peg.
situation-pegsTouched = A player pegged for a hand that scores nothing
remedy-pegsTouched = The pegs go back to their holes.
alias-pegsTouched = zero hand
situation-countedFirst = The dealer counted before the pone
remedy-countedFirst =
    The dealer’s points come off without penalty.
    The pone pegs, then the dealer pegs again.
alias-countedFirst = out of turn order
situation-starterMixed = A player mixed the starter with other cards
remedy-starterMixed =
    A judge finds the starter and puts it on the pack.
    The opponent pegs 2.
alias-starterMixed = cut card in hand crib
situation-timeOut = A player did not count in time
remedy-timeOut =
    Half of the hand, rounded down, goes to the opponents.
    The player pegs the rest.
alias-timeOut = clock slow
`;

## What the table asks for: a sentence for pages and voices, and .short for the display. $player is the player who acts.

ask-noGame = No game has started. Press New game on the Board or Table page.
    .short = Start on Table page
ask-gameOver =
    { $match ->
        [yes] The match is over. Hold NEXT for 2 seconds to start another game, or press UNDO.
       *[no] The game is over. Hold NEXT for 2 seconds to start another game, or press UNDO.
    }
    .short = Hold NEXT: new game
ask-whoDeals = Cut for deal, then press the dealer’s button. To key the cut, press CARDS.
    .short =
        { $sides ->
            [1] Who deals? P1
            [2] Who deals? P1 or P2
           *[other] Who deals? P1 to P{ $sides }
        }
ask-orScore = Or just score: points, then a player.
ask-cutCard = Key the card that { $player } cut, or press the dealer. Low card deals.
    .short = { $player }: card cut?
# $partners is '1 Ann, 2 Cid'.
ask-whichPartner = Which partner deals? Press the number: { $partners }.
    .short = { $partners }?
ask-anyPoints = Key the points, then press the player.
    .short = Points, then player
ask-nextDeals = Press NEXT to choose a dealer.
ask-playPoints = Key points as they are scored, then press the player. Press NEXT after the last card.
    .short = Points, or NEXT
# The card that $other played waits for its points.
ask-waits = Key the points for { CARD($card) }, then press { $other }.
    .spoken = Key the points for the { CARD($card) }, then press { $other }.
ask-nextCard = { WHOSE($player) } turn at { $count }. Press CARDS, then key the card.
    .short = { $count }, { $player } plays
ask-playOver = The play is over. Press NEXT.
    .short = Points, or NEXT
ask-card = { WHOSE($player) } turn at { $count }. Key the card, or press NEXT for a go.
    .short = { $count }, { $player }: card?
ask-blind = To go on without cards, press a player.
ask-deal =
    { $kind ->
        [layout] Lay out { $total } cards one by one, in { $rows } rows of { $rows }. Press NEXT when the square is full.
        [square] { $player } deals { $cards } cards each, face down. Press NEXT when they are dealt.
        [hand] Deal yourself { $cards } cards. Discard { $away } to the crib, then press NEXT.
        [handAndPack] Deal { $cards } cards to your hand and { $pack } to the crib. Discard { $away } to the crib, then press NEXT.
        [hands] Deal { $hands } hands of { $cards } cards. Discard { $away } of each to the crib, then press NEXT.
        [crib] { $player } deals. Press NEXT after everyone has discarded to the crib.
       *[plain] { $player } deals. Press NEXT when the cards are dealt.
    }
    .short =
        { $kind ->
            [layout] { $rows } rows of { $rows }, NEXT
            [square] Deal { $cards } each, NEXT
            [hand] Deal { $portions }, NEXT
            [handAndPack] Deal { $portions }, NEXT
            [hands] Deal { $portions }, NEXT
           *[plain] Deal, then NEXT
        }
ask-freeCrib = The last { $cards } cards of the pack are the free crib. Press NEXT, then turn up its card.
    .short = Free crib, NEXT
ask-bids =
    { $bid ->
        [0] Bid for the crib: key the points, then press the player. If nobody bids, press NEXT and the crib is { WHOSE($player) }.
       *[other] { $player } bids { $bid } for the crib. Key a higher bid and press its player, or press NEXT to sell the crib.
    }
    .short =
        { $bid ->
            [0] Bids, then NEXT
           *[other] { $player } bid { $bid }. More?
        }
ask-whoBids = Press the player who bids.
    .short = Who bids?
ask-turnUp =
    { $kind ->
        [jack] Turn up the starter. For a jack, key { $heels } and press { $player }. Otherwise press NEXT.
        [jackOrTwo] Turn up the starter. For a jack or a 2, key { $heels } and press { $player }. Otherwise press NEXT.
        [centreJack] Turn up the middle card. For a jack, key { $heels } and press { $player }. Otherwise press NEXT.
        [centreJackOrTwo] Turn up the middle card. For a jack or a 2, key { $heels } and press { $player }. Otherwise press NEXT.
        [centre] Turn up the middle card of the square, then press NEXT.
       *[plain] Turn up the starter, then press NEXT.
    }
    .short =
        { $kind ->
            [jack] Jack: { $heels }, else NEXT
            [centreJack] Jack: { $heels }, else NEXT
            [jackOrTwo] J or 2: { $heels } or NEXT
            [centreJackOrTwo] J or 2: { $heels } or NEXT
           *[plain] Turn up, then NEXT
        }
ask-exchange = You may swap a card.
    .short =
        { $refused ->
            [0] Exchange, then NEXT
           *[other] Refused: { $refused }; NEXT
        }
ask-exchangeRefused = For a refusal, key { $refused } and press the other player.
ask-exchangeGiven = For a jack or a 2 given away, key { LIST($given, joint: "or") } and press its player.
ask-thenNext = Then press NEXT.
ask-openStarter =
    { $turn ->
        [yes] Turn up the starter. Press CARDS, then key its rank.
       *[no] Press CARDS, then key the starter.
    }
    .short = CARDS: the starter
ask-starter =
    { $kind ->
        [turn] Turn up the starter and key its rank.
        [turnCentre] Turn up the middle card and key its rank.
        [centre] Key the rank of the middle card.
       *[plain] Key the rank of the starter.
    }
    .short =
        { $kind ->
            [turnCentre] Middle card?
            [centre] Middle card?
           *[plain] Starter card?
        }
ask-starterJack = The board pegs { $heels } for a jack.
ask-starterJackOrTwo = The board pegs { $heels } for a jack or a 2.
ask-openCards = Press CARDS, then key the { $cards } cards of { WHOSE($player) } { WORD("hand", $hand) }.
    .short = CARDS: { WHOSE($player) } { WORD("hand", $hand) }
ask-cards =
    { $begun ->
        [yes] Key the { $total } cards of { WHOSE($player) } { WORD("hand", $hand) }. { $missing } left.
       *[no] Key the { $total } cards of { WHOSE($player) } { WORD("hand", $hand) }.
    }
    .short = { WHOSE($player) } { WORD("hand", $hand) } { $places }
ask-suit =
    { $which ->
        [starter] Which suit is the starter, { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
        [only] Which suit is the { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
        [1] Which suit is the first { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
        [2] Which suit is the second { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
        [3] Which suit is the third { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
       *[4] Which suit is the fourth { CARD($card) }? Press J for spades, Q for hearts, K for diamonds, or NEXT for clubs.
    }
    .short =
        { $which ->
            [starter] Suit of starter { CARD($card) }?
            [only] Suit of the { CARD($card) }?
            [1] Suit of the 1st { CARD($card) }?
            [2] Suit of the 2nd { CARD($card) }?
            [3] Suit of the 3rd { CARD($card) }?
           *[4] Suit of the 4th { CARD($card) }?
        }
ask-count =
    { $seconds ->
        [0] Count { WHOSE($player) } { WORD("hand", $hand) }: key the points, then press { $player }.
       *[other] Count { WHOSE($player) } { WORD("hand", $hand) } within { $seconds } s: key the points, then press { $player }.
    }
    .short = { WHOSE($player) } { WORD("hand", $hand) }?
ask-zero = For no points, key 0.
ask-zeroOrNineteen = For no points, key 0 or 19.
ask-exact = Only { $exact } wins.
ask-difference = When the square is full, count { WHOSE($player) } rows and { WHOSE($other) } columns. Key the difference and press the player with more, or key 0.
    .short = Difference, player
ask-whoCounts = Points for { WHOSE($player) } { WORD("hand", $hand) }: press { $player }.
    .short = { WHOSE($player) } { WORD("hand", $hand) }?
ask-whosePoints = Press the player who scores the points.
    .short = Whose points?
ask-missed = Muggins: key the missed points, then press the player who calls.
    .short = Muggins: points?
ask-otherOffences = For another offence, press MUGGINS again.
ask-whoMissed = Muggins: press the player who missed points.
    .short = Who missed points?
ask-whichCard = Muggins: which of { WHOSE($player) } cards? Press its rank: { LIST($cards, joint: "or") }.
    .short = Which? { LIST($cards, joint: "or") }
ask-whoCalls = Press the player who calls muggins.
    .short = Who calls muggins?
ask-offence = Report that a player { WORD("offence", $offence) }.
    .short = { WORD("offence", $offence) }
ask-whoDidIt = Press the player who did it. NEXT shows another offence, UNDO cancels.
ask-whichHand = Dispute which count? Press 1 for a hand, 2 for a crib.
    .short = 1 hand, 2 crib?
ask-keysLost = Press DEL, then key it again.
    .short = Press DEL, key again
ask-giveUp = Resign for { $side }? Press the same button again. Any other key cancels.
    .short =
        { $side ->
            [one] { $side } resigns?
           *[other] { $side } resign?
        }

## What can be done besides.

besides-muggins = Missed points? Press MUGGINS.
besides-disputable = The last count was { $points }. To dispute it, press CARDS.
besides-renege = The last card was playable before a go. To call the renege, press MUGGINS.
besides-alone = The board pegged on its own: points and deals were not checked.
besides-lane = Lane { $lane } of the board has { $points } more, but nobody plays there.

## A second question, in the last row of the display.

second-go = NEXT: go
second-again = P{ $number } again: yes
second-whoDidIt = Who did it?
second-offences = MUGGINS: an offence

## Where the game is, in the second row of the display: at its left edge, and at its right edge.

standing-noGame = No game yet
standing-free = Plain pegging
standing-cut =
    { $begun ->
        [yes] Game { $game }
       *[no] New game
    }
standing-freeCrib = Free crib
standing-nth = Deal { $deal }/{ $deals }
standing-deals = { $player } deals
standing-crib = { WHOSE($player) } crib
standing-over =
    { $match ->
        [yes] Match is over
       *[no] Game { $game } is over
    }
standing-offences = NEXT: other offences
place-cut = Cut
place-deal = Deal
place-bidding = Bids
place-exchange = Exchange
place-starter = Turn
place-play = Play
place-show = Show

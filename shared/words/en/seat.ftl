## The page of a seat: a player's own phone.

seat-whoAreYou = Who are you?
seat-iAm = I am { $name }
seat-hasPhone = has a phone already
seat-press = { $name }, press your button on the board: P{ $button }
seat-asking = Your press lets this phone in. The board waits for 30 seconds.
seat-notLetIn = This phone was not let in. Tap your name to ask again.
seat-codesShown = Scan the code on the scoreboard with your own phone, then tap your name.
seat-noPhones = Phones cannot join yet. Start Muggins again with --lan. The scoreboard then shows a code for phones.
seat-sitHere = Or play on this page as
seat-othersPlay = This game is played without { $name }. This phone takes { $name }’s seat again in their next game.
seat-sitAs = Or take a free seat now as
seat-takenSeats = Every seat has a phone. The host can free one on the Table page.
seat-taking = Taking the seat…
seat-forgets = This browser does not save anything, perhaps because the window is private. It loses the seat when you reload or close the page. Open the code in a normal window instead. The code still works.
seat-sitAnyway = Sit down anyway
seat-nobody = This seat is empty in the current game.
seat-nobodyHelp = You play again when the host begins a game with this seat. Leave it to take another.
seat-toBoard = Begin a game on the Board page
seat-newGameHelp = The host begins a game on the Board page. The names of its players then appear here: tap yours.
seat-lostSeat = This phone has no seat now. Tap your name to sit down again.
seat-paused = The table is paused.

# What the table waits for. $who is 'you' on the phone of the player whose turn it is, and 'other' on every other phone.
seat-ask-newGame = Waiting for a new game.
seat-ask-cut = Cut for deal. Low card deals.
seat-ask-points = Claim your points as you score them.
seat-ask-deal =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
# A player alone: which deal of how many, and the crib that counts after the last one.
seat-ask-dealOf = Deal { $deal } of { $deals }.
seat-ask-freeCrib = Play the free crib.
seat-ask-bids = Bid for the crib.
seat-ask-exchange = You may swap a card. Refusing gives your opponent a point.
seat-ask-starter = Turn up the starter.
seat-ask-starterCard = Which card is the starter?
seat-ask-cards =
    { $who ->
        [you] Enter the cards of your { WORD("hand", $hand) }.
       *[other] { $name } is entering cards.
    }
seat-ask-count =
    { $hand ->
        [square] Do you have more in the square? Enter the difference, or 0 if it is a tie.
       *[other]
            { $who ->
                [you] Count your { WORD("hand", $hand) }.
               *[other] { $name } counts { WORD("theHand", $hand) }.
            }
    }
seat-yours = Your { WORD("hand", $hand) }

seat-pad-count = Your count
seat-pad-bid = Your bid
seat-pad-exchange = For the exchange
seat-pad-play = Points in the play
seat-pad-free = Points
seat-choose = Choose your points
seat-noPoints = No points
seat-claim =
    { $points ->
        [0] Claim no points
       *[other] Claim { $points }
    }
seat-claimFor =
    { $points ->
        [0] Claim no points for your { WORD("hand", $hand) }
       *[other] Claim { $points } for your { WORD("hand", $hand) }
    }
seat-bid = Bid { $points }
seat-go = Go for { $points }
seat-heels = His heels: { $points }
seat-muggins = Muggins!
seat-mugginsFor = Muggins for { $points }
seat-goSaid = Go
seat-lay = Play a card
seat-countIs = the count is { $count }
seat-missedBy = How many points did { $name } miss?
seat-missedWith = How many points did { $name } miss with the { CARD($card) }?
seat-whoMissed = Who missed points?
seat-cancel = Cancel
seat-iDeal = I deal

# The button for the next step of a deal.
seat-next-dealt = Cards are dealt
seat-next-sold = Bidding is over
seat-next-noJack = No jack: start the play
seat-next-noJackCount = No jack: count the hands
seat-next-noHeels = No jack or 2: swap cards
seat-next-exchanged = Swap is over: start the play
seat-next-playOverDeal = Play is over: deal
seat-next-playOver = Play is over: count

seat-starter = The starter
seat-cardsLeft =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
seat-whichSuit = Which suit is your { WORD("rank", $rank) }?
seat-whichSuitStarter = Which suit is the starter?
seat-suit-S = spades
seat-suit-H = hearts
seat-suit-D = diamonds
seat-suit-C = clubs
seat-takeBack = Take back
seat-more = More
seat-switch-sound = Sounds
seat-switch-buzz = Vibration
seat-switch-large = Large buttons
seat-switch-coach = Coach
seat-hints = Hints before I claim
seat-hints-none = None
seat-hints-number = How many combinations
seat-hints-kinds = Which kinds
seat-hints-total = The whole score
seat-showCoach = Which cards did you have? They stay on this phone.
seat-on = On
seat-off = Off

seat-callFirst = Points missed? Call muggins first.
seat-disputed = The last count is disputed.
seat-dispute = Dispute the count
seat-disputeHand =
    { $points ->
        [one] Dispute this { $points } as a hand
       *[other] Dispute these { $points } as a hand
    }
seat-disputeCrib =
    { $points ->
        [one] Dispute this { $points } as a crib
       *[other] Dispute these { $points } as a crib
    }
seat-unseen = Go on without cards

seat-report = Report an offence
seat-report-who = Who did it
seat-report-what = What happened
seat-report-choose = Choose
seat-report-consent = Your own mistake counts at once. Your opponent must agree before theirs counts, or before a new deal.
seat-report-send = Report it

seat-study = Save my hand for study
seat-study-about = Enter the cards you were dealt. They stay hidden until the game ends. The Games page then shows your best discard.
seat-study-deal = Deal { $deal }
seat-study-dealt = The cards you were dealt
seat-study-thrown =
    { $cards ->
        [one] Tap the card you discarded.
       *[other] Tap the { $cards } cards you discarded.
    }
seat-study-over = Start over
seat-study-keep = Save this hand
seat-study-kept = Saved for deal { $deal }, and hidden until the game ends. To replace it, enter the cards again.
seat-study-lost = The host does not answer, so the hand was not saved. Try again.

seat-undo = Undo
seat-askUndo = Ask to undo
seat-agree = Agree
seat-decline = Decline
seat-withdraw = Never mind
seat-concede = Resign
seat-concedeSure = Yes, resign the game
seat-keepPlaying = Keep playing
seat-leave = Leave this seat
seat-onItsWay = Not sent yet: { $sent }
seat-sendAgain = Send anyway: { $sent }
seat-tooMany = Too many moves are waiting. They are sent when the network is back.

seat-end-youWin = You win!
seat-end-wins =
    { $number ->
        [one] { $name } wins.
       *[other] { $name } win.
    }
seat-end-lost = You lost this one.
seat-end-nextGame = Next game
seat-end-rematch = Rematch
seat-end-swap = Rematch, seats swapped
seat-end-picture = Share picture
seat-end-share = Share as text
seat-end-saved = Picture saved.
seat-end-copied = Copied. Paste it anywhere.
seat-end-failed = This browser cannot share or copy. Take a screenshot.

## What a phone sends. 'what' is the move that waits: 'Not sent yet: 12 points'. 'done' says that the table has it.

sent-cut-what = who deals
sent-cut-done = You deal.
sent-dealt-what = cards dealt
sent-dealt-done = The cards are dealt.
sent-sold-what = end of the bidding
sent-sold-done = The bidding is over.
sent-noJack-what = no jack
sent-noJack-done = No jack. The play begins.
sent-noJackCount-what = no jack
sent-noJackCount-done = No jack. Count the hands.
sent-noHeels-what = no jack or 2
sent-noHeels-done = The starter scores nothing. You may swap cards.
sent-exchanged-what = end of the swap
sent-exchanged-done = The swap is over. The play begins.
sent-playOverDeal-what = end of the play
sent-playOverDeal-done = The play is over. The next player deals.
sent-playOver-what = end of the play
sent-playOver-done = The play is over. Count the hands.
sent-other-what = the next step
sent-other-done = The game goes on.
sent-points-what =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
sent-points-done =
    { $points ->
        [0] You claimed nothing.
       *[other] You claimed { $points }.
    }
sent-heels-what = { $points } for his heels
sent-heels-done = You pegged { $points } for his heels.
sent-bid-what = a bid of { $points }
sent-bid-done = You bid { $points } for the crib.
sent-goPoints-what = { $points } for the go
sent-goPoints-done = You pegged { $points } for the go.
sent-starter-what = starter { CARD($card) }
sent-starter-done = The starter is { CARD($card) }.
sent-hand-what = hand { CARDS($cards) }
sent-hand-done = Your hand is in: { CARDS($cards) }.
sent-crib-what = crib { CARDS($cards) }
sent-crib-done = Your crib is in: { CARDS($cards) }.
sent-hold-what = your hand
sent-hold-done = The board knows your hand.
sent-lay-what = card { CARD($card) }
sent-lay-done = You played { CARD($card) }.
sent-go-what = go
sent-go-done = You said go.
sent-unseen-what = play without cards
sent-unseen-done = The play goes on without cards.
sent-dispute-what = the dispute
sent-dispute-done = You disputed the count. The cards decide.
sent-muggins-what = muggins for { $points }
sent-muggins-done = You called muggins for { $points }.
sent-offence-what = an offence
sent-offence-done = Your report was ruled on.
sent-concede-what = your resignation
sent-concede-done = You resigned the game.
sent-undo-what = the undo
sent-undo-done = The last move was undone.
sent-again-what = the next game
sent-again-done = The next game begins.

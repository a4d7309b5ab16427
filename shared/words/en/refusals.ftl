## Why the rules refused something: what is wrong, and what to do. $player is the player concerned, $next the one whose turn it is.

refusal-badCard = “{ $text }” is not a card. Enter a rank and a suit, such as 5H, TC or 10C.
    .short = No such card
refusal-badRank = “{ $text }” is not a rank. Ranks are A, 2 to 9, T or 10, J, Q and K.
    .short = No such rank
refusal-duplicateCard = You entered { CARD($card) } twice. The pack has only one.
    .short = { CARD($card) } is there twice
refusal-tooManyOfRank = That would be a fifth { CARD($rank) }. The pack has 4 of each rank.
    .short = A fifth { CARD($rank) }
refusal-wrongNumberOfCards =
    { $got ->
        [one] You entered { $got } card.
       *[other] You entered { $got } cards.
    } Enter { $expected }.
    .short =
        { $got ->
            [one] { $got } card, not { $expected }
           *[other] { $got } cards, not { $expected }
        }
refusal-suitWanted =
    { $starter ->
        [yes] The suit of the starter ({ CARD($rank) }) can change the count. Enter the suit too.
       *[no] The suit of card { $index } ({ CARD($rank) }) can change the count. Enter the suit too.
    }
    .short =
        { $starter ->
            [yes] Suit of starter { CARD($rank) }?
           *[no] Suit of { CARD($rank) }?
        }
refusal-badPoints = { $points } is not a valid score. Key a whole number.
    .short = Not a valid score
refusal-impossiblePlay = { $points } is not possible in the play ({ RANGES($possible, joint: "or") }). Key it again, or go on to the show.
    .short = No card scores { $points }
refusal-impossibleCount =
    { $crib ->
        [yes] No crib scores { $points } ({ RANGES($possible, joint: "or") }). Count again.
       *[no] No hand scores { $points } ({ RANGES($possible, joint: "or") }). Count again.
    }
    .short =
        { $crib ->
            [yes] No crib counts { $points }
           *[no] No hand counts { $points }
        }
refusal-impossiblePoints = { $points } is not a possible score ({ RANGES($possible, joint: "or") }). Key it again.
    .short = Nothing scores { $points }
refusal-badSeat = There is no seat { $number }. Seats are numbered 1 to { $seats }.
    .short = No seat { $number }
refusal-noGame = No game has started. Start a new game.
    .short = Start a new game
refusal-gameOver = The game is over. Start a new game, or undo the last points.
    .short = The game is over
refusal-cutFirst = Cut for deal first, then press the dealer’s button.
    .short = Who deals?
refusal-cutAgain = The low cards tie ({ CARDS($cards, joint: "and") }). Cut again.
    .short = Tie: cut again
refusal-notNow =
    { $phase ->
        [none] “{ $command }” is not possible yet: no game has started.
        [over] “{ $command }” is not possible: the game is over.
       *[other] “{ $command }” is not possible during { WORD("phase", $phase) }.
    }
    .short = Not now
refusal-outOfOrder = { WHOSE($next) } { WORD("hand", $hand) } counts before { WHOSE($player) } cards. Key { WHOSE($next) } points first, or 0.
    .short = Out of turn
refusal-countFirst = Count { WHOSE($player) } { WORD("hand", $hand) } first. Key the points, or 0.
    .short = Count { WORD("theHand", $hand) } first
refusal-starterFirst = Enter the starter first.
    .short = Enter the starter
refusal-starterDiffers = The starter is { CARD($known) }, not { CARD($card) }. If that is wrong, undo the last move.
    .short = The starter is { CARD($known) }
refusal-starterNoJack =
    { $twos ->
        [yes] Heels were scored, so the starter is a jack or a 2, not { CARD($card) }. If that is wrong, undo the last move.
       *[no] Heels were scored, so the starter is a jack, not { CARD($card) }. If that is wrong, undo the last move.
    }
    .short = Heels: no { CARD($card) }
refusal-cardsFirst =
    { $cards ->
        [one] Enter the card of { WHOSE($player) } { WORD("hand", $hand) } first.
       *[other] Enter the { $cards } cards of { WHOSE($player) } { WORD("hand", $hand) } first.
    }
    .short =
        { $cards ->
            [one] Enter { $cards } card
           *[other] Enter { $cards } cards
        }
refusal-badExchange =
    { $choices ->
        [0] An exchange does not score { $points }. { $phone ->
            [yes] Tap “Swap is over: start the play”.
           *[other] Press NEXT.
        }
       *[other] An exchange does not score { $points }. { $phone ->
            [yes] Choose { LIST($possible, joint: "or") }, or tap “Swap is over: start the play”.
           *[other] Key { LIST($possible, joint: "or") }, or press NEXT.
        }
    }
    .short =
        { $choices ->
            [0] Press NEXT
           *[other] { LIST($possible, joint: "or") } or NEXT
        }
refusal-exchanged =
    { $player ->
        [one] { $player } has already pegged for this exchange.
       *[other] { $player } have already pegged for this exchange.
    } { $phone ->
        [yes] Tap “Swap is over: start the play”.
       *[other] Press NEXT.
    }
    .short = Pegged already: NEXT
refusal-badBid =
    { $affordable ->
        [yes] Bid { $least } to { $most }. You cannot bid more than your score.
       *[no] { $player } needs { $least } to bid and has { $most }. If nobody bids, { $phone ->
            [yes] tap “Bidding is over”.
           *[other] press NEXT.
        }
    }
    .short =
        { $affordable ->
            [yes] Bid { $least } to { $most }
           *[no] Bid { $least }: too few
        }
refusal-cardCrossed = A row and a column share this card: it is { CARD($known) }, not { CARD($card) }. If that is wrong, undo the last move.
    .short = That card is { CARD($known) }
refusal-cardsNotWanted = No cards are needed now. Key the points.
    .short = No cards needed
refusal-disputesOff = Disputes are off in this game. Undo, or agree at the table.
    .short = Disputes are off
refusal-disputeOpen =
    { $cards ->
        [one] { WHOSE($player) } count is disputed. Enter { $cards } card and the starter, or undo.
       *[other] { WHOSE($player) } count is disputed. Enter { $cards } cards and the starter, or undo.
    }
    .short = Enter the cards
refusal-nothingToDispute = There is no count to dispute. You can dispute the last hand until the next one counts.
    .short = Nothing to dispute
refusal-mugginsOff = Muggins is off in this game. Turn it on under New game.
    .short = No muggins here
refusal-mugginsAutomatic = Muggins is automatic in this game. You do not need to call it.
    .short = Muggins is automatic
refusal-nothingMissed =
    { $phone ->
        [yes] No points have been missed yet. If a card was played, tap it under “Play a card”, and call muggins again.
       *[other] No points have been missed yet. If a card was played, press CARDS and then a player, and call muggins again.
    }
    .short = Nothing missed yet
refusal-mugginsClosed = It is too late for muggins. Call it before the next count or the next deal.
    .short = Too late for muggins
refusal-countSettled = { WHOSE($player) } last count is settled. You cannot call muggins on it.
    .short = Count is settled
refusal-ownCount = The last count was { WHOSE($player) }. Call muggins on the other side.
    .short = Your own count
refusal-whoMissed = Press the player who missed points.
    .short = Who missed points?
refusal-whichCard = Which card: { CARDS($cards, joint: "or") }?
    .short = Which? { CARDS($cards, joint: "or") }
refusal-mugginsNever =
    { $on ->
        [penalty] You cannot call muggins on a penalty.
        [muggins] You cannot call muggins on muggins points.
        [heels] You cannot call muggins on heels.
       *[backward] You cannot call muggins on points lost backwards.
    }
    .short = No muggins on this
refusal-badOffence = There is no offence “{ $offence }”. Choose from: { LIST($known) }.
    .short = No such offence
refusal-offenceOff = This game has no penalty for that.
    .short = No penalty for that
refusal-offenceClosed = That cannot be reported now.
    .short = Cannot report it now
refusal-offenceSeat =
    { $who ->
        [dealer] { $player } is not the dealer. Only the dealer can have done that.
        [pone] { $player } is not the pone. Only the pone can have done that.
        [counter] { $player } did not count. Only the player who counted can have done that.
       *[nondealer] { $player } plays on the dealer’s side. Press a player of the other side.
    }
    .short =
        { $who ->
            [dealer] Only by the dealer
            [pone] Only by the pone
            [counter] Only by the counter
           *[nondealer] Not by the dealer
        }
refusal-ownSide = { $player } is on the same side. Press a player of another side.
    .short = Same side
refusal-countChecked = The board has already checked { WHOSE($player) } count.
    .short = Already checked
refusal-figureMissing =
    { $figure ->
        [cards] Key the number of cards first, then press the player.
       *[points] Key the points first, then press the player.
    }
    .short =
        { $figure ->
            [cards] Key the cards first
           *[points] Key the points first
        }
refusal-badFigure =
    { $single ->
        [yes] { $value } is not possible here. It must be { $least }.
       *[no] { $value } is not possible here. Key { $least } to { $most }.
    }
    .short =
        { $single ->
            [yes] It must be { $least }
           *[no] Key { $least } to { $most }
        }
refusal-restricted =
    { $rule ->
        [go] { $player } needs { $holes }. You cannot win on a go in this game, so { $points } is not pegged.
        [heels] { $player } needs only { $holes }. Heels do not score this close to the end. { $phone ->
            [yes] Go on without them.
           *[other] Press NEXT.
        }
        [exact] { $player } needs exactly { $holes } to win, so { $points } is not pegged. Key 0, or go on.
       *[play] { $player } needs only { $holes }. This close to the end only the play scores, so { $points } is not pegged.
    }
    .short =
        { $rule ->
            [go] No win on a go
            [heels] No heels this close
            [exact] Exactly { $holes } to win
           *[play] Only play scores
        }
refusal-nothingToUndo = There is nothing to undo.
    .short = Nothing to undo
refusal-nothingToRedo = There is nothing to redo.
    .short = Nothing to redo
refusal-movedOn = The game has moved on, so nothing was undone. Check the moves and try again.
    .short = The game moved on
refusal-notStanding = Move { $move } is not in this game, or was undone. Choose one from the list of moves.
    .short = No move { $move }
refusal-badPegs = Side { $number } cannot have these pegs. The front peg must be at 0 to { $most }, with the rear peg behind it.
    .short = Wrong pegs
refusal-badNotation =
    Line { $line }, column { $column }: “{ $text }” is not { $expected ->
        [rules] the name of a game, such as six-card
        [setting] a setting, such as mode=always, or a move, such as cut=P2
        [players] a list of names, such as players=Ann,Bob
        [pegs] front and rear pegs of each side, such as pegs=100/96-110/105
        [deal] the number of a deal, such as deal=7
        [dealer] a dealer, such as dealer=P2
       *[move] a move, such as 5H, go, P1+2 or starter=5C
    }.
    .short = Not understood
refusal-badMove = Line { $line }, column { $column }, “{ $text }”: { $reason }
    .short = Not allowed here
refusal-notWritten = Move { $move } was made by older rules, and the notation cannot write it.
    .short = Cannot be written
refusal-badPlayers =
    { $expected ->
        [one] This game is for { $expected } player. You named { $got }.
       *[other] This game is for { $expected } players. You named { $got }.
    }
    .short =
        { $expected ->
            [one] { $expected } player needed
           *[other] { $expected } players needed
        }
refusal-badName =
    { $fault ->
        [empty] Player { $number } needs a name.
        [unprintable] “{ $name }” has a character that cannot be shown. Choose another name for player { $number }.
        [long] “{ $name }” is too long for player { $number }. Use up to { $longest } characters.
       *[taken] Another player is called “{ $name }”. Choose another name for player { $number }.
    }
    .short = Name of player { $number }?
refusal-unknownPreset = There is no game “{ $name }”. Choose from: { LIST($known) }.
    .short = Unknown game
refusal-unknownSetting = There is no setting “{ $setting }”. Choose one from the house rules.
    .short = No such setting
refusal-badSetting = The setting { $setting } cannot be “{ $value }”. Use { $expected }.
    .short = No such value
refusal-badRules = These rules conflict: { $field } is { $value }. Use { $expected }.
    .short = Rules conflict
refusal-playOver = The play of this deal is over. Go on to the show.
    .short = The play is over
refusal-notYourTurn = It is { WHOSE($next) } turn, not { WHOSE($player) }.
    .short = Not your turn
refusal-notHeld = { $player } does not hold { CARD($card) }. Enter another card.
    .short = No { CARD($card) } in hand
refusal-pastThirtyOne = { CARD($card) } would bring the count to { $count }. Play another card or say go.
    .short = { $count } is past 31
refusal-mustPlay =
    { $playable ->
        [known] { $player } cannot say go at { $count }: { CARDS($cards, joint: "or") } is playable.
        [all] { $player } cannot say go at { $count }: every card is playable.
       *[some] { $player } cannot say go at { $count }: one of the cards is playable.
    }
    .short = No go at { $count }
refusal-wrongPlay = { CARD($card) } does not score { $points } here. It scores { LIST($possible, joint: "or") }.
    .short = { CARD($card) } scores { LIST($possible, joint: "or") }
refusal-notLaid =
    { $open ->
        [yes] { $player } has no card to score. It is { WHOSE($next) } turn: enter a card, or peg without cards.
       *[no] { $player } has no card to score. The play is over.
    }
    .short = No card to score
refusal-cardsUnseen = A card of this deal was not entered. Key only points until the next deal.
    .short = Points only, please
refusal-claimOpen = { $player } has not pegged for that card. Call muggins after the points, or after the next card.
    .short = Not pegged yet
refusal-handBegun = { $player } has already played a card. Enter a hand before its first card.
    .short = Too late for a hand
refusal-handDead = { WHOSE($player) } hand is dead after a renege. It scores no more in this deal.
    .short = The hand is dead

## What a setting or a rule has to be: the end of 'Use ...'.

requirement-oneOf = { LIST($words, joint: "or") }
requirement-whole = a whole number from { $least } to { $most }
requirement-cribCards = no cards, or { $least } to { $most }
requirement-noCribSold = dealer, because there is no crib to bid for
requirement-cribLast = afterPlay, because a crib counts last
requirement-pointList =
    { $length ->
        [one] { $length } number from 0 to { $most }
       *[other] { $length } numbers from 0 to { $most }
    }
requirement-handOfThree = 3 cards and no crib where cards score differently from cribbage
requirement-refusalApart = no, because a refused exchange scores the same as that card
requirement-players =
    { $alone ->
        [yes] { LIST($words, joint: "or") } in a game for 1 player
       *[no] { LIST($words, joint: "or") } in a game for several players
    }
requirement-againstCrib = this only for 1 player with 1 hand and a crib
requirement-square = hands, unless all cards make the square (16 for 1 player, 24 around a middle card for 2 sides) and there is no crib
requirement-twoHands = hands, except in a game for 1 player
requirement-number = a number
requirement-numbers = numbers separated by commas, or none
requirement-lines = lines such as skunk:90:3:2 (highest losing score, game points, stakes) separated by commas, or none
requirement-text = a name of up to { $longest } characters
requirement-sides = a side for each seat, numbered from 0 without gaps, with at least 2 sides unless 1 player plays alone
requirement-partnersApart = sides in turn around the table, such as 0,1,0,1, so that each owns the crib in turn
requirement-lanes = no more sides than this board has lanes ({ $lanes }), where partners share a lane
requirement-dealerFewer = at most the number that each player discards, because the dealer discards that many fewer
requirement-targets = a target from { $least } to { $most } for each side, or none
requirement-skunks = rising lines below the target, with game points and stakes up to { $most }
requirement-noSkunks = none in lowball, where the loser reaches the target
requirement-matchGames = no, unless match.games sets the number of games
requirement-penalties = words and numbers that the penalties accept
requirement-mugginsSeen = off or called in mode trust, where the board sees no cards
requirement-mugginsOff = off in lowball, where missed points help the player who misses them
requirement-mugginsBarred = off, because this house never plays muggins
requirement-nineteenCounts = no, because a hand can score 19 under these rules

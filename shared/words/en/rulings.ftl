## A ruling: who claimed what, what the cards score, and what it costs. $player made the count or the offence, $opponent is the other side,
## $taker takes $award points. $card is the card of the play, or none for a hand. A row of the display is .short.

# In 'Every other side takes 4'.
ruling-eachSide = Every other side

part-scores =
    { $card ->
        [none] The cards score { $truth }
       *[other] { CARD($card) } scores { $truth }
    }
part-player-pegs =
    { $player ->
        [one] { $player } pegs { $paid }
       *[other] { $player } peg { $paid }
    }
part-taker-takes =
    { $taker ->
        [one] { $taker } takes { $award }
       *[other] { $taker } take { $award }
    }
# Sayings of a house.
part-remark =
    { $remark ->
        [raggedyAnn] { " " }That is a raggedy Ann.
        [raggedyAndy] { " " }That is a raggedy Andy.
        [gutShot] { " " }That is a gut shot.
        [lumber] { " " }Hauling lumber!
       *[none] { "" }
    }

ruling-countRight =
    { $player ->
        [one] { $player } is right: { $truth }.{ part-remark }
       *[other] { $player } are right: { $truth }.{ part-remark }
    }
    .short = Right: { $truth }
ruling-notExact = { part-scores }, too many for { $player }. Only the exact number wins, so nothing is pegged.
    .short = { $truth } is past the end
ruling-undercountCorrected = { $player } claimed { $claimed }. { part-scores }, so { part-player-pegs }.{ part-remark }
    .short = { $claimed } said: it is { $truth }
ruling-undercountStands = { $player } claimed { $claimed }. { part-scores }, but { $claimed } stands.{ part-remark }
    .short = Was { $truth }: { $claimed } stands
ruling-undercountToOpponent = Muggins! { $player } claimed { $claimed }. { part-scores }, so { part-taker-takes }.{ part-remark }
    .short = Was { $truth }: muggins { $award }
ruling-overcountCorrected = { $player } claimed { $claimed }. { part-scores }, so { part-player-pegs }.{ part-remark }
    .short = { $claimed } said: it is { $truth }
ruling-overcountLost = { $player } claimed { $claimed }. { part-scores }, so the whole count is lost.{ part-remark }
    .short = { $claimed } said, is { $truth }: 0
ruling-overcountToOpponent = { $player } claimed { $claimed }. { part-scores }. { part-player-pegs }, and { part-taker-takes } for the overcount.{ part-remark }
    .short = Is { $truth }: { $award } go over
ruling-mugginsAwarded =
    { $opponent ->
        [one] Muggins! { $player } missed { $award }, and { $opponent } takes { $award }.
       *[other] Muggins! { $player } missed { $award }, and { $opponent } take { $award }.
    }
    .short = Muggins: { $award }
ruling-mugginsTooMuch =
    { $opponent ->
        [one] Muggins! { $opponent } called { $called }. { $player } missed only { $missed }, so { $opponent } takes { $award }.
       *[other] Muggins! { $opponent } called { $called }. { $player } missed only { $missed }, so { $opponent } take { $award }.
    }
    .short = Muggins { $called }? { $award } only
ruling-mugginsWrong =
    { $player ->
        [one] Wrong call. { $opponent } called { $called }, but { $player } missed nothing and gets { $award }.
       *[other] Wrong call. { $opponent } called { $called }, but { $player } missed nothing and get { $award }.
    }
    .short = Wrong call: costs { $award }
ruling-otherDifference =
    { $opponent ->
        [one] { $opponent } has more in the square and pegs { $award }.
       *[other] { $opponent } have more in the square and peg { $award }.
    }
    .short = Other side: { $award }
ruling-mugginsTaken =
    { $opponent ->
        [one] { $opponent } takes the { $award } that { $player } missed.
       *[other] { $opponent } take the { $award } that { $player } missed.
    }
    .short = { $award } taken
ruling-overpegOwn = { $player } announced it first. The count is { $paid }, not { $claimed }, without penalty.
    .short = Is { $paid }: no penalty
ruling-overpegCorrected = { $player } pegged { $claimed }. That is corrected to { $paid }.
    .short = Not { $claimed }: it is { $paid }
ruling-overpegLost = { $player } claimed { $claimed }, which is too many, so nothing is pegged.
    .short = { $claimed } is too much: 0
ruling-overpegToOpponent = { $player } pegged { $claimed } instead of { $paid }. The pegs go back, and { part-taker-takes }.
    .short = Is { $paid }: { $award } go over
ruling-falseGameBack = False claim of game. { WHOSE($player) } front peg goes back to the { $paid } scored, and { part-taker-takes }. Then { $player } goes back { $back }.
    .short = No game: +{ $award }, -{ $back }
ruling-falseGameLost =
    { $opponent ->
        [one] False claim of game. { $player } scored only { $paid }, so { $opponent } wins.
       *[other] False claim of game. { $player } scored only { $paid }, so { $opponent } win.
    }
    .short = False claim: lost
ruling-underpegCorrected = { $player } pegged { $claimed } instead of { $paid }. The missing points are pegged now.
    .short = Corrected: it is { $paid }
ruling-underpegStands = Too late: the peg was released, so { $claimed } stands.
    .short = { $claimed } stands
ruling-underpegToOpponent = Muggins! { $player } missed { $award }, and { part-taker-takes }.
    .short = Muggins: { $award }
ruling-pastThirtyOne = Past 31. { $player } takes the card back, and nothing is pegged for it.
    .short = Past 31: card back
ruling-renegePerCard =
    { $cards ->
        [one] Renege. { $player } withheld { $cards } card, and later cards go back. { part-taker-takes }.
       *[other] Renege. { $player } withheld { $cards } cards, and later cards go back. { part-taker-takes }.
    }
    .short = Renege: { $award } over
ruling-renegeFlat = { $player } reneged. { part-taker-takes }.
    .short = Renege: { $award } over
ruling-renegeDeadCard = Renege. { WHOSE($player) } card is dead in the play and counts in the show.
    .short = Renege: card dead
ruling-renegeDeadHand = Renege. { WHOSE($player) } hand is dead for the play and the show.
    .short = Renege: hand dead
ruling-renegeNothing = Renege. { $player } plays the card now, without penalty.
    .short = Renege: no penalty
ruling-heelsForfeited = { $player } has played a card, so the heels are forfeited.
    .short = Heels are forfeited
ruling-heelsLate = { $player } takes { $paid } for heels, although it is late.
    .short = Late heels: { $paid }
ruling-countedFirst = Out of turn, without penalty. { $player } takes the count back. { $opponent } must count first, then { $player }.
    .short = Pone pegs first
ruling-pegOutReminded = { $player } is reminded to peg, and pegs { $paid }.
    .short = Reminded: pegs { $paid }
ruling-pegOutRequired = { WHOSE($player) } peg is not in the game hole, so the game is not won.
    .short = Not pegged, not won
ruling-timeOut = Time is up. { part-player-pegs }, and { part-taker-takes }.
    .short = Time: { $paid } and { $award }
ruling-wrongPeg = { $player } moved { WHOSE($opponent) } peg. All pegs go back to their places, and { part-taker-takes }.
    .short = Wrong peg: { $award } over
ruling-pegPutBack = { WHOSE($player) } front peg goes back to its place.
    .short = Peg put back
ruling-pegBehindRear = { WHOSE($player) } front peg was pulled out and goes behind the rear peg.
    .short = Peg behind the rear
ruling-pegsTouched = Nothing to peg. { WHOSE($player) } pegs stay in their places.
    .short = The pegs stay
ruling-misdeal = Misdeal. { $player } deals again.
    .short = Misdeal: deal again
ruling-misdealPaid = Misdeal. { part-taker-takes }, and { $player } deals again.
    .short = Misdeal: { $award } over
ruling-wrongNumber = { $player } holds the wrong number of cards. Deal again.
    .short = Deal again
ruling-dealDead = The play stops. Hands and crib are dead, the points of this deal come off, and the same dealer deals again.
    .short = Dead: deal again
ruling-unchecked =
    { $award ->
        [0] { $player } refused a check of the cards and goes back { $back }. The points of this deal come off. Deal again.
       *[other] { $player } refused a check of the cards and goes forward { $award }. The points of this deal come off. Deal again.
    }
    .short =
        { $award ->
            [0] Goes back { $back }
           *[other] Goes on { $award }
        }
ruling-bottomSeen = { $player } saw the bottom card and shuffles again. { part-taker-takes }.
    .short = Bottom card: { $award } over
ruling-cribPickedUp = { $player } took back a discard. { part-taker-takes }.
    .short = Crib cards: { $award } over
ruling-cribSeen = { $player } looked at the crib too early. { part-taker-takes }.
    .short = Crib seen: { $award } over
ruling-cutSeen = { $player } saw the bottom card of the cut. { part-taker-takes }.
    .short = Cut seen: { $award } over
ruling-cutEarly = { $player } cut before the deal. { part-taker-takes }.
    .short = Early cut: { $award } over
ruling-cribExamined = { $player } looked at the crib before discarding. { part-taker-takes }, and { $opponent } may draw the discard blind from { WHOSE($player) } hand.
    .short = Crib seen: { $award } over
ruling-cribForHand = { $player } picked up the crib instead of the hand. Points from the play come off, and { part-taker-takes }.
    .short = Took crib: { $award } over
ruling-cribWrongSide = Without penalty. Move the crib to the dealer’s side, unseen.
    .short = Move the crib
ruling-cribWrongSideLate = The crib now belongs to { $player } as dealer, and the next player deals next.
    .short = The crib passes
ruling-starterInHand = { $player } picked up the starter. { part-taker-takes }. { $opponent } may draw 2 cards from that hand and choose the starter.
    .short = Starter: { $award } over
ruling-starterMixed = { $player } mixed the starter with other cards. { part-taker-takes }.
    .short = Starter: { $award } over
ruling-ledOutOfTurn = Without penalty. The cards go back to the hands, points for them come off, and the pone leads.
    .short = The pone leads
ruling-twoCards = Without penalty. { $player } plays one of the cards and takes the other back.
    .short = Play one of them
ruling-announcedWrong = Wrong announcement. No peg moves here. Ask the judge for the rule.
    .short = Ask the judge

## The rule that a ruling stands on.

source-book = { $rulebook } { $edition }, rule { $rule }
source-house = House rule: { $rule } ({ $rulebook })
source-secondHand = { $cited }, second-hand

custom-casual-overcount = House rule: overcounts are corrected
custom-pub-UK-overcount = House rule (pub, UK): an overcount loses the whole count
custom-casual-undercount = House rule: undercounts are corrected
custom-Playroom-undercount = House rule (Playroom): missed points go to the opponent
custom-cutthroat-undercount = House rule (cutthroat): muggins takes the missed points

rule-undercount = undercount
rule-overcount = overcount
rule-false-claim-of-game = false claim of game
rule-renege = renege
rule-heels = heels
rule-misdeal = misdeal
rule-pulled-peg = pulled peg
rule-cutting-before-the-deal = cutting before the deal
rule-timed-count = timed count
rule-exact-number-to-go-out = exact number to go out
rule-difference = difference
house-five-card = five-card
house-casual = casual
house-pub-UK = pub, UK
house-cutthroat = cutthroat
house-other-houses = other houses

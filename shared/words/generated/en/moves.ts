// Written by `npm run words` from the catalogs. Do not edit.
export default `part-side-pegs =
    { $side ->
        [one] { $side } pegs { $points }
       *[other] { $side } peg { $points }
    }
move-nothing = Nothing happened.
    .short = Nothing happened
move-gameBegins =
    { $abandoned ->
        [yes] Game { $left } was abandoned. Game { $game } begins: { $sides }.
       *[no] Game { $game } begins: { $sides }.
    }
    .short =
        { $abandoned ->
            [yes] Game { $left } abandoned
           *[no] Game { $game } begins
        }
    .brief = game { $game }
move-against = { $before } against { $after }
move-deals =
    { $cut ->
        [yes] { $player } won the cut and deals.
       *[no] { $player } deals.
    }
    .short = { $player } deals
move-phase-none = There is no game.
    .short = No game
move-phase-cut = Cut for deal.
    .short = Cut for deal
move-phase-free = Plain pegging.
    .short = Plain pegging
move-phase-deal = Next deal.
    .short = Next deal
move-phase-bidding = Bids for the crib.
    .short = Bids for the crib
move-phase-starter = The cards are dealt.
    .short = Cards dealt
move-phase-exchange = Players may swap a card.
    .short = Exchange cards
move-phase-play = The play begins.
    .short = Play begins
move-phase-show = The show begins.
    .short = Show begins
move-phase-over = The game is over.
    .short = Game over
move-bids = { $player } bids { $points } for the crib.
    .short = { $player } bids { $points }
move-buys = { $player } buys the crib for { $points } and pegs back { $points }.
    .short = { $player } buys crib: { $points }
    .brief = { $player }: crib for { $points }
move-starter = The starter is { CARD($card) }.
    .short = Starter { CARD($card) }
    .spoken = The starter is the { CARD($card) }.
move-pegs = { part-side-pegs }.
    .short =
        { $side ->
            [one] { $side } pegs { $points }
           *[other] { $side } peg { $points }
        }
move-heels = Heels: { $player } pegs { $points }.
    .short = Heels: { $player } { $points }
move-exchange = Exchange: { $player } pegs { $points }.
    .short = Mogg: { $player } { $points }
move-lastAtFirstDeal = { $player } pegs { $points } for last, because the other player deals first.
    .short = { $player }: { $points } for last
move-alone = { $side } pegged { $points } on the board alone, unverified.
    .short = { $side } { $points } unverified
    .brief = { $side } { $points } alone
move-counts =
    { $nineteen ->
        [yes] { WHOSE($player) } { WORD("hand", $hand) } counts 19.
       *[no] { WHOSE($player) } { WORD("hand", $hand) } scores { $points }.
    }
    .short = { WHOSE($player) } { WORD("hand", $hand) }: { $points }
move-cards =
    { $known ->
        [yes] { WHOSE($player) } { WORD("hand", $hand) } is { CARDS($cards) }.
       *[no] { WHOSE($player) } { WORD("hand", $hand) } was entered.
    }
    .short = { $player }: cards in
move-handKnown = The board knows { WHOSE($player) } hand.
    .short = { $player }: hand known
move-lays =
    { $rhyme ->
        [22] { $player } plays { CARD($card) }: 22, nine will do.
        [23] { $player } plays { CARD($card) }: 23, eight’s a spree.
        [24] { $player } plays { CARD($card) }: 24, seven’s a score.
        [25] { $player } plays { CARD($card) }: 25, six’s alive.
        [26] { $player } plays { CARD($card) }: 26, five’s a fix.
        [27] { $player } plays { CARD($card) }: 27, four’s in heaven.
        [28] { $player } plays { CARD($card) }: 28, three’s is great.
        [29] { $player } plays { CARD($card) }: 29, two’s in time.
       *[other] { $player } plays { CARD($card) }: { $count }.
    }
    .short = { $player } plays { CARD($card) }: { $count }
    .brief = { $player } { CARD($card) }: { $count }
    .spoken =
        { $rhyme ->
            [22] { $player } plays the { CARD($card) }: 22, nine will do.
            [23] { $player } plays the { CARD($card) }: 23, eight’s a spree.
            [24] { $player } plays the { CARD($card) }: 24, seven’s a score.
            [25] { $player } plays the { CARD($card) }: 25, six’s alive.
            [26] { $player } plays the { CARD($card) }: 26, five’s a fix.
            [27] { $player } plays the { CARD($card) }: 27, four’s in heaven.
            [28] { $player } plays the { CARD($card) }: 28, three’s is great.
            [29] { $player } plays the { CARD($card) }: 29, two’s in time.
           *[other] { $player } plays the { CARD($card) }: { $count }.
        }
move-go = { $player } says go at { $count }.
    .short = { $player }: go at { $count }
move-unseen = The play goes on without cards.
    .short = Points without cards
move-disputed = { WHOSE($player) } { WORD("hand", $hand) } is disputed.
    .short = { $player }: disputed
move-muggins =
    { $side ->
        [one] { $side } calls muggins for { $points }.
       *[other] { $side } call muggins for { $points }.
    }
    .short = { $side }: muggins { $points }
move-won =
    { $winner ->
        [one] { $winner } wins{ part-result }
       *[other] { $winner } win{ part-result }
    }
    .short =
        { $skunk ->
            [skunk] { part-skunk }! { part-wins }
            [doubleSkunk] { part-skunk }! { part-wins }
            [lurch] { part-skunk }! { part-wins }
           *[none]
                { $stinkHole ->
                    [yes] Stink hole! { part-wins }
                   *[no] { part-wins }{ part-margin }
                }
        }
    .brief = { part-wins }
part-wins =
    { $winner ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
part-skunk =
    { $skunk ->
        [skunk] Skunk
        [doubleSkunk] 2x skunk
       *[lurch] Lurch
    }
part-result =
    { $margin ->
        [none] .
       *[other] , { $margin }{ part-skunked }{ part-stinkHole }{ part-conceded }.{ part-upSticks }
    }
part-margin = { " " }{ $margin }
part-skunked =
    { $skunk ->
        [skunk] , a skunk
        [doubleSkunk] , a double skunk
        [lurch] , in the lurch
       *[none] { "" }
    }
part-stinkHole =
    { $stinkHole ->
        [yes] , with the loser in the stink hole
       *[no] { "" }
    }
part-conceded =
    { $conceded ->
        [yes] , by resignation
       *[no] { "" }
    }
part-upSticks =
    { $sayings ->
        [yes] { " " }Up sticks!
       *[no] { "" }
    }
move-lost = { $loser } loses on { $score }{ part-stinkHole }{ part-conceded }.
    .short = { $loser } loses on { $score }
move-goesOn = The game goes on.
    .short = The game goes on
move-setAside =
    { $points ->
        [one] Ignored { $points } point: lane { $lane } is not in use.
       *[other] Ignored { $points } points: lane { $lane } is not in use.
    }
    .short = Lane { $lane }: { $points } ignored
move-asksUndo = { $player } asks to undo the last move.
    .short = { $player } asks to undo
move-asksOffence = { $player } reports: { $other } { WORD("offence", $offence) }.
    .short = { $player }: an offence?
move-declines = { $player } says no.
    .short = { $player } says no
move-undoneTo =
    { $moves ->
        [one] { $moves } move undone.
       *[other] { $moves } moves undone.
    }
    .short =
        { $moves ->
            [one] { $moves } move undone
           *[other] { $moves } moves undone
        }
move-undone = Undone: { $of }
    .short = Undo: { $of }
move-redone = Redone: { $of }
    .short = Redo: { $of }
move-undoneLate = Undone on the board alone, too late to change the game: { $of }
    .short = UNDO late: { $of }
move-unknown = a move.
    .short = a move
move-ruled = a ruling
`;

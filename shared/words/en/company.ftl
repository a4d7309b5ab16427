## Cards that the host deals, on the phone of a player: their hand, the cut, and what a deal teaches once it lies open.

# What the player does now, or waits for.
company-ask-throw =
    { $cards ->
        [one] Discard { $cards } card.
       *[other] Discard { $cards } cards.
    }
company-ask-cutDeal = Cut for deal. Low card deals.
company-ask-cutStarter = Cut the pack for the starter.
company-ask-lay = Play a card.
company-ask-go = No card fits. Say go.
company-waits-throwing = { $name } is discarding.
company-waits-cutting = { $name } is cutting the pack.
company-waits-laying = It is { WHOSE($name) } turn.
company-waits-points = Your card scores. { $name } is waiting for your claim.

company-hand = Your cards
company-theirs = { WHOSE($name) } { WORD("hand", $hand) }
company-table =
    { $count ->
        [0] On the table
       *[other] On the table: the count is { $count }
    }
company-throw-own = Discard to my crib
company-throw-other = Discard to { WHOSE($name) } crib
company-thrown = You discarded { CARDS($cards) }. You can choose others until the pack is cut.
company-place = Where to cut
company-cut = Cut here

# Once a deal is over.
company-look = Look back
company-missed = What did Muggins miss?
company-nothing = Nothing.
company-slip-forgetsCrib = { $name } forgot the crib and discarded { CARDS($did) }. Better: { CARDS($better) }.
company-slip-takesPoints = { $name } played { CARD($did) } for its points. Safer: { CARD($better) }.
company-slip-missesItem = { $name } counted { $did } in a hand that scores { $better }.
company-slip-missesCard =
    { $better ->
        [one] { $name } did not claim the { $better } point of a card.
       *[other] { $name } did not claim the { $better } points of a card.
    }
company-slip-missesCall =
    { $better ->
        [one] { $name } did not see the { $better } point that { $other } missed.
       *[other] { $name } did not see the { $better } points that { $other } missed.
    }
company-would = What would Muggins have discarded?
company-would-show = Compare
company-would-deal = Deal { $deal }:
company-would-who = Player
company-would-cards = Discarded
company-would-average = Average
company-would-wins = Wins
company-would-you = You
company-would-muggins =
    { $level ->
        [gentle] Muggins, gentle
        [club] Muggins, club
       *[strong] Muggins, strong
    }
company-would-about = Average is what your hand scores, plus your own crib or minus your opponent’s. Wins is how often the choice wins the game from the score of the deal.
company-again = Play deal { $deal } again
company-again-sure = Yes, go back to deal { $deal }
company-seal = The pack was sealed before the deal
company-seal-now = The seal of this deal:
company-seal-opened = The pack of deal { $deal } is open.
company-seal-fits = It fits the seal that this phone saw before the deal.
company-seal-unseen = This phone did not see its seal before the deal.
company-seal-how = This command prints the seal of the pack:

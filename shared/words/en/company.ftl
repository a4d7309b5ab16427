## Cards that the host deals, on the phone of a player: the own hand, the cut, and what a deal teaches once it lies open.

# What the player does now, or waits for.
company-ask-throw =
    { $cards ->
        [one] Lay away { $cards } card.
       *[other] Lay away { $cards } cards.
    }
company-ask-cutDeal = Cut for deal. Low card deals.
company-ask-cutStarter = Cut the pack for the starter.
company-ask-lay = Play a card.
company-ask-go = No card fits. Say go.
company-waits-throwing = { $name } is laying away.
company-waits-cutting = { $name } cuts the pack.
company-waits-laying = { $name } plays a card.
company-waits-points = { $name } waits: your card scores.

company-hand = Your cards
company-theirs = { WHOSE($name) } { WORD("hand", $hand) }
company-table = On the table: the count is { $count }
company-throw-own = Lay away to my crib
company-throw-other = Lay away to { WHOSE($name) } crib
company-thrown = You laid away { CARDS($cards) }. Until the pack is cut you can choose others.
company-place = Where to cut
company-cut = Cut here

# Once a deal is over.
company-look = Look back at deal { $deal }
company-missed = What did { $name } miss?
company-nothing = Nothing.
company-slip-forgetsCrib = { $name } forgot the crib and laid away { CARDS($did) }. { CARDS($better) } would have been better.
company-slip-takesPoints = { $name } took the points with { CARD($did) }. { CARD($better) } would have been safer.
company-slip-missesItem = { $name } counted { $did } in a hand that scores { $better }.
company-slip-missesCard =
    { $better ->
        [one] { $name } played a card that scores and did not claim the point.
       *[other] { $name } played a card that scores and did not claim the { $better } points.
    }
company-slip-missesCall =
    { $better ->
        [one] { $name } did not see that you missed a point, and did not call muggins.
       *[other] { $name } did not see that you missed { $better } points, and did not call muggins.
    }
company-would = What would { $name } have laid away?
company-would-deal = In deal { $deal } you held { CARDS($cards) }.
company-would-who = Player
company-would-cards = Laid away
company-would-average = Average
company-would-wins = Wins
company-would-you = You
company-would-about = Average: your hand, with the crib added or taken off. Wins: how often it wins the game from the score of the deal.
company-again = Play this deal again
company-again-sure = Yes, go back to the beginning of the deal
company-seal = The pack was sealed before the deal
company-seal-how = The seal is the SHA-256 of this pack, as this command writes it.
company-seal-fits = This phone saw this seal before the deal. It fits the pack.
company-seal-fails = The pack does not fit the seal that this phone saw before the deal.
company-seal-unseen = This phone did not see the seal before the deal.
company-seal-now = The seal of this deal

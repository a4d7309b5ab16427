pots-names-24-hand = 24 hand
pots-names-four-of-a-kind = Four of a kind
pots-names-28-or-29-hand = 28 or 29 hand
pots-names-skunk-bank = Skunk bank
pots-names-grand-slam = Grand slam
pots-title = Side pots
pots-highHands = High hands
pots-rules-last = The last player to claim it wins.
pots-rules-cut = Players who claim it cut for it.
pots-rules-every = Players who claim it share it.
pots-rules-mostSkunks = Most skunks on the score cards.
pots-rules-slam = Every game won on the score card.
pots-entered =
    { $number ->
        [one] { $number } stake
       *[other] { $number } stakes
    }
pots-add = Enter
pots-everybody = Enter everyone
pots-player = Player
pots-leave = Remove { $name }
pots-claim = Claim
pots-claims = Claimed by { LIST($names) }.
pots-cut = { $name } wins the cut
pots-open = Not won yet.
pots-share =
    { $stakes ->
        [one] Won by { LIST($winners) } ({ $stakes } stake).
       *[other] Won by { LIST($winners) } ({ $stakes } stakes).
    }

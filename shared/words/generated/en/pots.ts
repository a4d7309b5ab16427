// Written by `npm run words` from the catalogs. Do not edit.
export default `pots-names-24-hand = 24 hand
pots-names-four-of-a-kind = Four of a kind
pots-names-28-or-29-hand = 28 or 29 hand
pots-names-skunk-bank = Skunk bank
pots-names-grand-slam = Grand slam
pots-title = Side pots
pots-highHands = High hands
pots-rules-last = The last to claim it wins.
pots-rules-cut = Those who claim it cut for it.
pots-rules-every = All who claim it share it.
pots-rules-mostSkunks = Most skunks: the cards decide.
pots-rules-slam = All games won: the cards decide.
pots-entered = { $number } in
pots-add = Put in
pots-everybody = Put everybody in
pots-player = Player
pots-leave = Take { $name } out
pots-claim = Claims it
pots-claims = Claimed by { LIST($names) }.
pots-cut = { $name } wins the cut
pots-open = Nobody has won it yet.
pots-share =
    { $stakes ->
        [one] { LIST($winners) } wins { $stakes } stake.
       *[other] { LIST($winners) } wins { $stakes } stakes.
    }
`;

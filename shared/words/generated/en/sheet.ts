// Written by `npm run words` from the catalogs. Do not edit.
export default `sheet-columns-game = game
sheet-columns-started = started
sheet-columns-status = status
sheet-columns-rules = rules
sheet-columns-deal = deal
sheet-columns-dealer = dealer
sheet-columns-starter = starter
sheet-columns-player = player
sheet-columns-play = play
sheet-columns-heels = heels
sheet-columns-unverified = unverified
sheet-columns-handClaimed = hand claimed
sheet-columns-handPegged = hand pegged
sheet-columns-handCounts = hand counts
sheet-columns-handCards = hand cards
sheet-columns-cribClaimed = crib claimed
sheet-columns-cribPegged = crib pegged
sheet-columns-cribCounts = crib counts
sheet-columns-cribCards = crib cards
sheet-columns-scoreAfter = score after
sheet-status-playing = playing
sheet-status-finished = finished
sheet-status-abandoned = abandoned
sheet-status-withdrawn = withdrawn
`;

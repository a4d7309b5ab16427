// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = New here?
showMe-offer = Watch a deal play itself, key by key, in under a minute. Your own game is not touched.
showMe-begin = Show me
showMe-later = Not now
showMe-stop = Stop
showMe-step = Step { $at } of { $of }
showMe-lines-cut = { $dealer } deals, and presses the dealer’s button.
showMe-lines-dealt = The cards are dealt and a 5 is turned up: NEXT, NEXT.
showMe-lines-play = The play: { $dealer } pegs 2 for a pair, { $pone } 1 for the go. NEXT ends it.
showMe-lines-hand = { $pone } shows 6 7 8 8 and claims 10.
showMe-lines-muggins = { $dealer } sees 4 more. Muggins!
showMe-lines-doubt = { $pone } doubts it: CARDS, the starter and the 4 cards of the hand.
showMe-lines-dealers = The board counts 14, so { $dealer } keeps the 4. Next hand: { $dealer } has 9 9 K 2 and claims 4.
showMe-lines-crib = The crib is 3 3 Q A. { $dealer } claims 5.
showMe-lines-settled = { $pone } doubts it: CARDS and the crib.
showMe-done = The crib counts 4, so the peg goes back 1. That is Muggins: you count, and the board settles every doubt.
showMe-start = Start your game
showMe-back = Back to your game
`;

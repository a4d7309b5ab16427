// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = New here?
showMe-offer = Watch a deal play itself in under a minute. Your own game is not touched.
showMe-begin = Show me
showMe-later = Not now
showMe-stop = Stop
showMe-step = Step { $at } of { $of }
showMe-lines-cut = { $dealer } deals, and presses the dealer’s button.
showMe-lines-dealt = The cards are dealt. A 5 is turned up.
showMe-lines-play = In the play, { $dealer } pegs 2 for a pair and { $pone } pegs 1 for the go.
showMe-lines-hand = { $pone } shows 6 7 8 8 and claims 10.
showMe-lines-muggins = { $dealer } sees 4 more. Muggins!
showMe-lines-doubt = { $pone } disputes that. Key the starter and the hand.
showMe-lines-dealers = The board counts 14: { $dealer } keeps the 4. Next, { $dealer } shows 9 9 K 2 and claims 4.
showMe-lines-crib = The crib is 3 3 Q A. { $dealer } claims 5.
showMe-lines-settled = { $pone } disputes that too. Key the crib.
showMe-done = The crib scores 4, so the peg goes back 1. That is Muggins: you count, and the board settles every dispute.
showMe-start = Start your game
showMe-back = Back to your game
`;

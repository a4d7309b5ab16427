// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = New here?
showMe-offer = Watch one deal play itself, key by key, in under a minute. Then it is yours.
showMe-begin = Show me
showMe-later = Not now
showMe-stop = Stop
showMe-step = Step { $at } of { $of }
showMe-lines-cut = { $dealer } deals: press the dealer’s button.
showMe-lines-dealt = The cards are dealt, the crib is full: NEXT.
showMe-lines-starter = The starter is a five.
showMe-lines-play = In the play { $dealer } makes a pair, and { $pone } has the go.
showMe-lines-played = The play is over: NEXT.
showMe-lines-hand = { $pone } shows 6 7 8 8 and says ten.
showMe-lines-muggins = { $dealer } sees four more. Muggins!
showMe-lines-dealers = { $dealer } shows 9 9 K 2 and says four.
showMe-lines-crib = The crib is 3 3 Q A. { $dealer } says five, and the board pegs four.
showMe-done = That is Muggins: every count is checked. Read the ruling, then the table is yours.
showMe-playOn = Play on
`;

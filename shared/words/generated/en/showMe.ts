// Written by `npm run words` from the catalogs. Do not edit.
export default `showMe-title = New here?
showMe-offer = Watch a deal play itself, key by key, in under a minute. Then start your own game.
showMe-begin = Show me
showMe-later = Not now
showMe-stop = Stop
showMe-step = Step { $at } of { $of }
showMe-lines-cut = { $dealer } deals. Press the dealer’s button.
showMe-lines-dealt = The cards are dealt and the crib is full. Press NEXT.
showMe-lines-starter = The starter is a 5.
showMe-lines-play = In the play, { $dealer } makes a pair and { $pone } gets the go.
showMe-lines-played = The play is over. Press NEXT.
showMe-lines-hand = { $pone } shows 6 7 8 8 and claims 10.
showMe-lines-muggins = { $dealer } sees 4 more. Muggins!
showMe-lines-dealers = { $dealer } shows 9 9 K 2 and claims 4.
showMe-lines-crib = The crib is 3 3 Q A. { $dealer } claims 5, and the board pegs 4.
showMe-done = That is Muggins: the board checks every count. Read the ruling, then start your own game.
showMe-playOn = Keep playing
`;

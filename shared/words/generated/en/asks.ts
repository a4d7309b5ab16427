// Written by `npm run words` from the catalogs. Do not edit.
export default `asks-noGame = There is no game yet.
asks-noCrib = The dealer is not known yet.
asks-counting = { $whose } is being counted.
asks-countingKeyed = { $whose } is being counted: { $keyed } keyed.
asks-lastCount = { $name } counted { $count }.
asks-playCount = The count is { $count }.
asks-notCounting = No hand is being counted. In the play, the players say the count.
asks-starter = The starter is the { $card }.
asks-noStarter = The starter has not been entered.
asks-cards = { $whose }: { $cards }.
asks-noCards = No cards have been entered. Look at the table.
asks-score = { $name } { $score }, { $toGo } to go
asks-turn = It is { $name }’s turn.
asks-help-0-0 = C
asks-help-0-1 = Hand being counted, or the last count
asks-help-1-0 = B
asks-help-1-1 = Owner of the crib
asks-help-2-0 = F
asks-help-2-1 = Starter
asks-help-3-0 = V
asks-help-3-1 = Cards on the table
asks-help-4-0 = S
asks-help-4-1 = Scores
asks-help-5-0 = T
asks-help-5-1 = Whose turn it is
`;

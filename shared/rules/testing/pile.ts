// The score of a card in play made independently of the library: from numbers, for searches over millions of piles.

/** A count in play: `ranks[0]` to `ranks[length - 1]`, 0 for an ace to 12 for a king. Points of the card on top. */
export function topScore(ranks: ArrayLike<number>, length: number, count: number): number {
  const at = (place: number): number => ranks[place] as number;
  let points = count === 15 || count === 31 ? 2 : 0;
  let alike = 1;
  while (alike < length && at(length - 1 - alike) === at(length - 1)) alike++;
  if (alike > 1) return points + alike * (alike - 1);
  let low = 13;
  let high = -1;
  let seen = 0;
  let run = 0;
  for (let cards = 1; cards <= length; cards++) {
    const rank = at(length - cards);
    if (seen & (1 << rank)) break;
    seen |= 1 << rank;
    low = Math.min(low, rank);
    high = Math.max(high, rank);
    if (cards >= 3 && high - low + 1 === cards) run = cards;
  }
  points += run;
  return points;
}

/** What a rank counts towards thirty-one. */
export const pips = (rank: number): number => Math.min(rank + 1, 10);

/** The same for cards as text. */
export function cardScore(pile: readonly string[]): number {
  const ranks = pile.map((card) => 'A23456789TJQK'.indexOf(card.charAt(0)));
  return topScore(
    ranks,
    ranks.length,
    ranks.reduce((sum, rank) => sum + pips(rank), 0),
  );
}

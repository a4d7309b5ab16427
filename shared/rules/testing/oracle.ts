// A count made independently of the library, from numbers, for millions of hands: it looks at every subset of the cards.

/** The rules of a count that houses change. */
export interface OracleRules {
  readonly nobs: number;
  /** Points for a flush of the hand alone, and with the starter. */
  readonly alone: number;
  readonly withStarter: number;
}

const sums = new Int32Array(128);
const ranks = new Int32Array(128);
const alike = new Uint8Array(128);

/**
 * Counts `size` cards in hand, and the starter after them unless `bare`. A card is rank * 4 + suit, 0 for an ace to 12 for a
 * king. At most seven cards.
 */
export function countCards(cards: Uint8Array, size: number, bare: boolean, rules: OracleRules): number {
  const length = bare ? size : size + 1;
  let points = 0;
  let all = 0;
  for (let at = 0; at < length; at++) all |= 1 << ((cards[at] as number) >> 2);
  for (let chosen = 1; chosen < 1 << length; chosen++) {
    const first = 31 - Math.clz32(chosen & -chosen);
    const rest = chosen & (chosen - 1);
    const rank = (cards[first] as number) >> 2;
    const bit = 1 << rank;
    const sum = (sums[rest] as number) + Math.min(rank + 1, 10);
    const held = ranks[rest] as number;
    sums[chosen] = sum;
    ranks[chosen] = held | bit;
    alike[chosen] = rest !== 0 && (alike[rest] === 1 || (held & bit) !== 0) ? 1 : 0;
    if (sum === 15) points += 2;
    // A pair: two cards that show one rank.
    if (rest !== 0 && (rest & (rest - 1)) === 0 && held === bit) points += 2;
    if (alike[chosen] === 0) points += runOf(held | bit, all);
  }
  return points + suitPoints(cards, size, bare, rules);
}

/** The length of a run of exactly these ranks, 0 if they make none or a rank at either end would make it longer. */
function runOf(run: number, all: number): number {
  const low = run & -run;
  const end = run + low;
  if ((end & run) !== 0 || run < low * 7) return 0;
  return ((end | (low >> 1)) & all) === 0 ? 32 - Math.clz32(run / low) : 0;
}

function suitPoints(cards: Uint8Array, size: number, bare: boolean, rules: OracleRules): number {
  const suit = (cards[0] as number) & 3;
  const starter = cards[size] as number;
  let flush = true;
  let nobs = 0;
  for (let at = 0; at < size; at++) {
    const card = cards[at] as number;
    if ((card & 3) !== suit) flush = false;
    if (!bare && card >> 2 === 10 && (card & 3) === (starter & 3)) nobs = rules.nobs;
  }
  if (!flush) return nobs;
  return nobs + (!bare && (starter & 3) === suit ? rules.withStarter : rules.alone);
}

/** A stream of random hands; the same numbers again for the same seed. */
export function dealer(seed: number): (cards: Uint8Array, length: number) => void {
  let state = seed;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 52;
  };
  return (cards, length) => {
    for (let at = 0; at < length; at++) {
      let card = next();
      while (cards.subarray(0, at).includes(card)) card = next();
      cards[at] = card;
    }
  };
}

// Costly Colours: sums, single cards and colours that score in a hand.

import { type CardOrRank, pipsOf, rankOf, suitOf } from '../cards/cards.ts';
import { chosenOf, lowestOf, type ShowItem, SUM_KINDS } from '../cards/score.ts';
import { type Counting, isHonour } from '../terms/counting.ts';
import type { FlushRule } from '../terms/ruleset.ts';

/** Every choice of cards that comes to a sum which scores, and all cards together where they come to thirty-one. */
export function sumItems(cards: readonly CardOrRank[], counting: Counting): readonly ShowItem[] {
  const { handSums, sumPoints, handThirtyOne } = counting;
  const items: ShowItem[] = [];
  const sums = [0];
  for (let chosen = 1; chosen < 1 << cards.length; chosen++) {
    const sum = (sums[chosen & (chosen - 1)] as number) + pipsOf(cards[lowestOf(chosen)] as CardOrRank);
    sums.push(sum);
    const kind = handSums.includes(sum) ? SUM_KINDS[sum] : undefined;
    if (kind === undefined) continue;
    const some = chosenOf(cards, chosen);
    items.push({ kind, cards: some, points: sumPoints === 'two' ? 2 : some.length });
  }
  if (handThirtyOne > 0 && sumOf(cards) === 31)
    items.push({ kind: 'thirtyOne', cards, points: handThirtyOne });
  return items;
}

const sumOf = (cards: readonly CardOrRank[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);

/** A hand whose suits are all known. */
interface SuitedHand {
  readonly hand: readonly CardOrRank[];
  readonly starter: CardOrRank | undefined;
}

/** Cards that score by themselves: those of the starter's suit `nobs`, the others less. */
export function honourItems({ hand, starter }: SuitedHand, nobs: number, counting: Counting): ShowItem[] {
  return hand
    .filter((card) => isHonour(rankOf(card), counting))
    .map((card): ShowItem => {
      const right = starter !== undefined && suitOf(card) === suitOf(starter);
      const kind = right && rankOf(card) === 'J' ? 'nobs' : 'honour';
      return { kind, cards: [card], points: right ? nobs : counting.honour };
    })
    .filter(({ points }) => points > 0);
}

/** The best of a flush and of what three or four cards of one colour score. */
export function colourItems(
  { hand, starter }: SuitedHand,
  flush: FlushRule,
  { colours }: Counting,
): ShowItem[] {
  const cards = starter === undefined ? hand : [...hand, starter];
  const whole = oneSuit(hand);
  const withStarter = whole && starter !== undefined && oneSuit(cards);
  const found: ShowItem[] = [
    {
      kind: 'flush',
      cards: withStarter ? cards : hand,
      points: whole ? (withStarter ? flush.withStarter : flush.alone) : 0,
    },
    ...ladder(cards, colours),
  ];
  const most = Math.max(...found.map(({ points }) => points));
  return found.filter(({ points }) => points === most && points > 0).slice(0, 1);
}

const oneSuit = (cards: readonly CardOrRank[]): boolean => new Set(cards.map(suitOf)).size === 1;

const isRed = (card: CardOrRank): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';

/** What colours score: three alike in colour, three in suit, four in colour, four with three in suit. */
function ladder(cards: readonly CardOrRank[], colours: readonly number[]): readonly ShowItem[] {
  const [threeColour = 0, threeSuit = 0, fourColour = 0, fourWithSuit = 0] = colours;
  const item = (of: readonly CardOrRank[], points: number): ShowItem => ({
    kind: 'colours',
    cards: of,
    points,
  });
  const suited = cards.filter((card) => cards.filter((each) => suitOf(each) === suitOf(card)).length >= 3);
  const coloured = cards.filter((card) => cards.filter((each) => isRed(each) === isRed(card)).length >= 3);
  return [
    ...(coloured.length === 3 ? [item(coloured, threeColour)] : []),
    ...(suited.length >= 3 ? [item(suited, threeSuit)] : []),
    ...(coloured.length > 3 ? [item(coloured, suited.length >= 3 ? fourWithSuit : fourColour)] : []),
  ];
}

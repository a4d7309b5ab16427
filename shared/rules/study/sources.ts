// Where the cards of a crib come from besides one's own, how likely each choice of them is, and every crib that they make.

import { DECK } from '../cards/cards.ts';
import { perHand, type RuleSet, sideOf } from '../terms/ruleset.ts';
import { isAlone } from '../terms/seats.ts';

/** Whose crib it is: of the dealer's side, or not. Partners of the dealer are 'dealer' too. */
export const CRIB_ROLES = ['dealer', 'pone'] as const;
/** See CRIB_ROLES. */
export type CribRole = (typeof CRIB_ROLES)[number];

/** The source of a card in the crib: the dealer's side, another side, or the pack. */
type CribSource = CribRole | 'pack';

/** How many of a thousand, or a million, deals see each discard laid away, by the side that lays it: see discardClass. */
export type Weights = Readonly<Record<CribRole, readonly number[]>>;

/** The places of the ranks in a list of 13 for one card, of 13 x 13 for two: suited above the diagonal, of two suits below it. */
export function discardClass(places: readonly number[]): number {
  const [a = 0, b = a] = places.toSorted((one, other) => one - other);
  const [low, high] = [a >> 2, b >> 2];
  if (places.length === 1) return low;
  return ((a ^ b) & 3) === 0 ? low * 13 + high : high * 13 + low;
}

/** How many discards of two cards are of the class of these: six pairs, four suited, twelve of two suits. */
const waysOf = (a: number, b: number): number => (a >> 2 === b >> 2 ? 6 : ((a ^ b) & 3) === 0 ? 4 : 12);

/** Who lays the other cards of the crib, a player for each that lays any: the dealer is seat 0, the pone seat 1. */
export function sourcesOf(rules: RuleSet, role: CribRole): readonly CribSource[] {
  const { laidAway, dealerFewer, packToCrib } = rules.cards;
  const me = role === 'dealer' || isAlone(rules) ? 0 : 1;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const players = seats.flatMap((seat): CribSource[] => {
    const laid = seat === 0 ? laidAway - dealerFewer : laidAway;
    const source = sideOf(rules, seat) === sideOf(rules, 0) ? 'dealer' : 'pone';
    return Array.from({ length: laid }, () => source);
  });
  // The other hands of a player alone, whose cards are not seen yet.
  const own = perHand(rules).laidAway;
  const mine = Array.from({ length: laidAway - own }, (): CribSource => 'dealer');
  return [...players, ...mine, ...Array.from({ length: packToCrib }, (): CribSource => 'pack')];
}

/** How likely it is that the sources lay these cards, compared with other cards. */
export type Weigh = (places: readonly number[]) => number;

/** Every choice of cards as likely as another. */
export const ANY: Weigh = () => 1;

/** By weights: of one player who lays two cards, or of several sources that lay one each, in any order. */
export function weighBy(weights: Weights, sources: readonly CribSource[], laidAway: number): Weigh {
  if (laidAway === 2) {
    const list = weights[sources[0] as CribRole];
    return ([a = 0, b = 0]) => (list[discardClass([a, b])] as number) / waysOf(a, b);
  }
  const weightOf = (source: CribSource, place: number): number =>
    source === 'pack' ? 1 : (weights[source][place >> 2] as number);
  return (places) => shares(places, sources, weightOf);
}

/** The sum over every way to deal the cards out to the sources. */
function shares(
  places: readonly number[],
  [source, ...others]: readonly CribSource[],
  weightOf: (source: CribSource, place: number) => number,
): number {
  if (source === undefined) return 1;
  let sum = 0;
  for (const [at, place] of places.entries()) {
    sum += weightOf(source, place) * shares(places.toSpliced(at, 1), others, weightOf);
  }
  return sum;
}

/** What is known of a crib. Cards are places in DECK. */
export interface CribCase {
  /** The cards that go to it. */
  readonly laid: readonly number[];
  /** Cards that others can have, and that can be turned up. */
  readonly unseen: readonly number[];
  /** How many of them are in the crib. */
  readonly others: number;
  readonly scorer: (crib: readonly number[]) => (starter: number) => number;
}

/** Called with every crib: its count, its starter, and how likely the others' cards are. */
type CribVisitor = (count: number, starter: number, weight: number) => void;

/** Every crib, each starter after each choice of the others' cards. */
export function eachCrib({ laid, unseen, others, scorer }: CribCase, weigh: Weigh, visit: CribVisitor): void {
  const theirs: number[] = [];
  // Half a million starters are tried for a hand: the cards in the crib are marked, not looked for.
  const inCrib = new Uint8Array(DECK.length);
  const choose = (from: number): void => {
    if (theirs.length === others) {
      const weight = weigh(theirs);
      const count = scorer([...laid, ...theirs]);
      for (const starter of unseen) if (inCrib[starter] === 0) visit(count(starter), starter, weight);
      return;
    }
    for (let at = from; at < unseen.length; at++) {
      const place = unseen[at] as number;
      theirs.push(place);
      inCrib[place] = 1;
      choose(at + 1);
      inCrib[place] = 0;
      theirs.pop();
    }
  };
  choose(0);
}

// Derives what sensible players throw (study/generated/opponents.ts): every player throws what is best against what the others threw in the round
// before, over every hand there is. `tsx shared/rules/testing/derive.ts six-card` prints the weights, with `averages` behind it what
// hands and cribs count with the best discards; minutes of work.
import { choicesOf } from '../cards/cards.ts';
import { makeFastScorer, makeTableScorer } from '../cards/fast.ts';
import { presetOf } from '../house/presets.ts';
import { opponentsFor } from '../study/opponents.ts';
import type { AverageCounts } from '../study/shapes.ts';
import {
  ANY,
  CRIB_ROLES,
  type CribCase,
  type CribRole,
  discardClass,
  eachCrib,
  sourcesOf,
  type Weigh,
  type Weights,
  weighBy,
} from '../study/sources.ts';
import { cribSize, handSize, type RuleSet, sideOf } from '../terms/ruleset.ts';
import { dealer } from './oracle.ts';

const DECK_SIZE = 52;

/** Hands that differ only in the names of suits, as one: its cards, and how many hands it stands for. */
export function eachHand(size: number, visit: (places: readonly number[], hands: number) => void): void {
  // Ranks held in each suit, as bits; suits in falling order, so that each hand comes once.
  const suits = [0, 0, 0, 0];
  const bySize = masksBySize(size);
  const choose = (suit: number, left: number): void => {
    const most = suits[suit - 1] ?? 8191;
    const sizes = suit === 3 ? [left] : Array.from({ length: left + 1 }, (_, count) => count);
    for (const count of sizes) {
      for (const mask of bySize[count] as readonly number[]) {
        if (mask > most) break;
        suits[suit] = mask;
        if (suit === 3) visit(placesOf(suits), namings(suits));
        else choose(suit + 1, left - count);
      }
    }
  };
  choose(0, size);
}

/** The sets of up to so many ranks, as bits in rising order, by their size. */
function masksBySize(most: number): readonly (readonly number[])[] {
  const found: number[][] = Array.from({ length: most + 1 }, () => []);
  for (let mask = 0; mask < 8192; mask++)
    found[[...mask.toString(2)].filter((bit) => bit === '1').length]?.push(mask);
  return found;
}

const placesOf = (suits: readonly number[]): number[] =>
  suits.flatMap((mask, suit) =>
    Array.from({ length: 13 }, (_, rank) => rank * 4 + suit).filter((place) => (mask >> (place >> 2)) & 1),
  );

/** The ways to name the suits that give different hands: 24, fewer where suits hold the same ranks. */
function namings(suits: readonly number[]): number {
  let ways = 24;
  let alike = 1;
  for (let at = 1; at < 4; at++) {
    alike = suits[at] === suits[at - 1] ? alike + 1 : 1;
    ways /= alike;
  }
  return ways;
}

/** Every hand with the average of what each discard leaves. */
interface Hands {
  readonly count: Float64Array;
  /** By hand and discard. */
  readonly kept: Float32Array;
  readonly thrown: Uint8Array;
  readonly discards: number;
}

const scorerOf = (size: number, crib: boolean, rules: RuleSet): CribCase['scorer'] => {
  if (size !== 4) return makeTableScorer(size as 3 | 5, crib, rules);
  const scorer = makeFastScorer(crib, rules);
  return ([a = 0, b = 0, c = 0, d = 0]) => scorer(a, b, c, d);
};

/** The choices of so many of the numbers from 0. */
const choices = (size: number, of: number): readonly (readonly number[])[] =>
  choicesOf([...Array(of).keys()], size);

function handsOf(rules: RuleSet): Hands {
  const { dealt, laidAway } = rules.cards;
  const count = scorerOf(handSize(rules), false, rules);
  const thrown = choices(laidAway, dealt);
  const found = { count: [] as number[], kept: [] as number[], thrown: [] as number[] };
  eachHand(dealt, (places, hands) => {
    found.count.push(hands);
    for (const discard of thrown) {
      const score = count(places.filter((_, at) => !discard.includes(at)));
      found.kept.push(averageOver(score, places));
      found.thrown.push(discardClass(discard.map((at) => places[at] as number)));
    }
  });
  return {
    count: Float64Array.from(found.count),
    kept: Float32Array.from(found.kept),
    thrown: Uint8Array.from(found.thrown),
    discards: thrown.length,
  };
}

/** The average count of a crib: the others' cards by their weights, then any starter of the rest. */
function cribAverage(crib: CribCase, weigh: Weigh): number {
  let points = 0;
  let cribs = 0;
  eachCrib(crib, weigh, (count, _starter, weight) => {
    points += count * weight;
    cribs += weight;
  });
  return points / cribs;
}

/** What a crib is worth with each class of discard, where nothing else is known. */
export function cribValues(rules: RuleSet, role: CribRole, weights: Weights | undefined): readonly number[] {
  const { laidAway } = rules.cards;
  const sources = sourcesOf(rules, role);
  const weigh = weights === undefined ? ANY : weighBy(weights, sources, laidAway);
  const scorer = scorerOf(cribSize(rules), true, rules);
  const values: number[] = Array.from({ length: laidAway === 2 ? 169 : 13 }, () => 0);
  const examples =
    laidAway === 2 ? choices(2, DECK_SIZE) : Array.from({ length: 13 }, (_, rank) => [rank * 4]);
  for (const laid of examples) {
    const at = discardClass(laid);
    if (values[at] !== 0) continue;
    const unseen = Array.from({ length: DECK_SIZE }, (_, place) => place).filter(
      (place) => !laid.includes(place),
    );
    values[at] = cribAverage({ laid, unseen, others: sources.length, scorer }, weigh);
  }
  return values;
}

/** How often, of a million deals, each class is the best discard. Discards that are equally good share. */
function bestDiscards(
  { count, kept, thrown, discards }: Hands,
  values: readonly number[],
  sign: 1 | -1,
): readonly number[] {
  const found = values.map(() => 0);
  let all = 0;
  for (let hand = 0; hand < count.length; hand++) {
    const nets = Array.from({ length: discards }, (_, each) => {
      const at = hand * discards + each;
      return (kept[at] as number) + sign * (values[thrown[at] as number] as number);
    });
    const best = Math.max(...nets) - 1e-6;
    const equal = nets.flatMap((net, each) =>
      net >= best ? [thrown[hand * discards + each] as number] : [],
    );
    for (const each of equal) found[each] = (found[each] as number) + (count[hand] as number) / equal.length;
    all += count[hand] as number;
  }
  return found.map((hands) => (hands / all) * 1e6);
}

/** A round, with how far the weights moved: the sum of what changed, of a million deals of either side. */
interface Derived {
  readonly step: number;
  readonly weights: Weights;
  readonly moved: number;
}

/** The rounds of the model. In six-card the eighth moves 6,000 of a million deals; more of them go on changing close calls. */
const ROUNDS = 8;

/** Round after round. In the first, the others throw any cards. */
function* derive(rules: RuleSet): Generator<Derived> {
  const hands = handsOf(rules);
  let weights: Weights | undefined;
  for (let step = 1; step <= ROUNDS; step++) {
    const fresh: Weights = {
      dealer: bestDiscards(hands, cribValues(rules, 'dealer', weights), 1),
      pone: bestDiscards(hands, cribValues(rules, 'pone', weights), -1),
    };
    const before = weights;
    const moved =
      before === undefined
        ? 2e6
        : CRIB_ROLES.flatMap((role) =>
            fresh[role].map((weight, at) => Math.abs(weight - (before[role][at] as number))),
          ).reduce((sum, each) => sum + each, 0);
    weights = fresh;
    yield { step, weights, moved };
  }
}

/** What hands and cribs count on average, where all throw what is best against what sensible players throw. */
function averages(rules: RuleSet): AverageCounts {
  const hands = handsOf(rules);
  const weights = opponentsFor(rules)?.weights;
  const values = {
    dealer: cribValues(rules, 'dealer', weights),
    pone: cribValues(rules, 'pone', weights),
  };
  return {
    dealer: bestAverage(hands, values.dealer, 1),
    pone: bestAverage(hands, values.pone, -1),
    crib: playedCrib(rules),
  };
}

/** Every hand that can be dealt. */
function bestAverage(
  { count, kept, thrown, discards }: Hands,
  values: readonly number[],
  sign: 1 | -1,
): number {
  let [sum, all] = [0, 0];
  for (let dealt = 0; dealt < count.length; dealt++) {
    const first = dealt * discards;
    const net = (at: number): number =>
      (kept[at] as number) + sign * (values[thrown[at] as number] as number);
    let best = first;
    for (let at = first + 1; at < first + discards; at++) if (net(at) > net(best)) best = at;
    const hands = count[dealt] as number;
    sum += hands * (kept[best] as number);
    all += hands;
  }
  return sum / all;
}

/** Deals that are played out for the average of the crib: its standard error is 0.004. */
const DEALS = 400_000;

/** What a crib is worth to its owner with these cards thrown. */
export type Worth = Readonly<Record<CribRole, (thrown: readonly number[]) => number>>;

/** The model's worth of what is thrown, against sensible players. */
export function modelWorth(rules: RuleSet): Worth {
  const by = (role: CribRole) => {
    const values = cribValues(rules, role, opponentsFor(rules)?.weights);
    return (thrown: readonly number[]) => values[discardClass(thrown)] as number;
  };
  return { dealer: by('dealer'), pone: by('pone') };
}

/** A deal in which all have thrown: the hands that are left, by role, the crib and the starter. */
export interface PlayedDeal {
  readonly hands: readonly (readonly [CribRole, readonly number[]])[];
  readonly crib: readonly number[];
  readonly starter: number;
}

/** Shuffled deals in which each player throws what is best by what they see, and by this worth of the crib. */
export function* playedDeals(
  rules: RuleSet,
  worth: Worth,
  deals: number,
  seed = deals,
): Generator<PlayedDeal> {
  const { dealt, laidAway, packToCrib } = rules.cards;
  const ways = choices(laidAway, dealt);
  const count = scorerOf(handSize(rules), false, rules);
  const all = dealt * rules.seats;
  const cards = new Uint8Array(all + packToCrib + 1);
  const deal = dealer(seed);
  for (let each = 0; each < deals; each++) {
    deal(cards, cards.length);
    const crib = [...cards.subarray(all, all + packToCrib)];
    const hands = rules.sides.map((_, seat) => {
      const role: CribRole = sideOf(rules, seat) === sideOf(rules, 0) ? 'dealer' : 'pone';
      const hand = [...cards.subarray(dealt * seat, dealt * (seat + 1))];
      const splits = ways.map((way) => ({
        thrown: way.map((at) => hand[at] as number),
        kept: hand.filter((_card, at) => !way.includes(at)),
      }));
      const nets = splits.map(
        ({ thrown, kept }) =>
          averageOver(count(kept), hand) + (role === 'dealer' ? 1 : -1) * worth[role](thrown),
      );
      const { thrown, kept } = splits[nets.indexOf(Math.max(...nets))] as (typeof splits)[number];
      crib.push(...thrown);
      return [role, kept] as const;
    });
    yield { hands, crib, starter: cards.at(-1) as number };
  }
}

/** What is kept and what the others threw go together, so that whole deals are needed: with cards at random a crib counts 0.2 less. */
function playedCrib(rules: RuleSet): number {
  const countCrib = scorerOf(cribSize(rules), true, rules);
  let points = 0;
  for (const { crib, starter } of playedDeals(rules, modelWorth(rules), DEALS))
    points += countCrib(crib)(starter);
  return points / DEALS;
}

/** The mean count over every starter that is not in hand. */
function averageOver(score: (starter: number) => number, hand: readonly number[]): number {
  let sum = 0;
  for (let starter = 0; starter < DECK_SIZE; starter++) if (!hand.includes(starter)) sum += score(starter);
  return sum / (DECK_SIZE - hand.length);
}

const [preset, asked] = process.argv.slice(2);
if (import.meta.url === `file://${process.argv[1]}` && preset !== undefined) {
  const rules = presetOf(preset as 'six-card');
  if (asked === 'averages') console.log(JSON.stringify(averages(rules)));
  else
    for (const { step, weights, moved } of derive(rules)) {
      console.error(`round ${step}: ${moved.toFixed(1)} deals of a million changed`);
      console.log(
        JSON.stringify({ dealer: weights.dealer.map(Math.round), pone: weights.pone.map(Math.round) }),
      );
    }
}

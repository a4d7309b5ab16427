// Derives the tables of winning (winning/tables.ts): deals are played out by seed, and the game is solved over them, from the game
// hole back. `tsx shared/rules/testing/wins.ts > shared/rules/winning/tables.ts` writes them anew; minutes of work.
import { makeFastScorer } from '../cards/fast.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { DIGITS, foretold, NEAR, SHIFT } from '../winning/grid.ts';
import { modelWorth, playedDeals, type Worth } from './derive.ts';
import { type Peg, playOut } from './pegger.ts';

const TARGET = 121;
const SIDE = TARGET + 1;

/** A deal as it was pegged. */
export interface PeggedDeal {
  /** For heels. */
  readonly heels: number;
  readonly play: readonly Peg[];
  readonly pone: number;
  readonly dealer: number;
  readonly crib: number;
}

/** Deals by seed, in which both throw what is best on average, by this worth of the crib, and peg soundly. */
export function* peggedDeals(
  deals: number,
  seed: number,
  worth: Worth = modelWorth(SIX_CARD),
): Generator<PeggedDeal> {
  const countHand = makeFastScorer(false, SIX_CARD);
  const countCrib = makeFastScorer(true, SIX_CARD);
  const counted = (scorer: typeof countHand, [a = 0, b = 0, c = 0, d = 0]: readonly number[]) =>
    scorer(a, b, c, d);
  for (const { hands, crib, starter } of playedDeals(SIX_CARD, worth, deals, seed)) {
    const kept = hands.map(([, cards]) => cards);
    const [dealer = [], pone = []] = kept;
    yield {
      heels: starter >> 2 === 10 ? SIX_CARD.heels : 0,
      play: playOut({ hands: kept, thrown: [crib.slice(0, 2), crib.slice(2)], starter }).pegs,
      pone: counted(countHand, pone)(starter),
      dealer: counted(countHand, dealer)(starter),
      crib: counted(countCrib, crib)(starter),
    };
  }
}

/** Every peg of a deal, in the order that they count. */
export const pegsOf = ({ heels, play, pone, dealer, crib }: PeggedDeal): readonly Peg[] => [
  [0, heels],
  ...play,
  [1, pone],
  [0, dealer],
  [0, crib],
];

/** What many deals come to. Squares of SIDE lines, by points or holes of the dealer, and columns by those of the pone. */
interface Race {
  /** How often both end with these points. */
  readonly totals: Float64Array;
  /** How often the dealer gets out first with these holes to go. */
  readonly out: Float64Array;
}

const square = (): Float64Array => new Float64Array(SIDE * SIDE);
const add = (table: Float64Array, dealer: number, pone: number, more: number): void => {
  const at = Math.min(dealer, TARGET) * SIDE + Math.min(pone, TARGET);
  table[at] = (table[at] as number) + more;
};

/** Counts the pegs of one deal. */
function count({ totals, out }: Race, pegs: readonly Peg[]): void {
  const points: [number, number] = [0, 0];
  for (const [seat, more] of pegs) {
    // With so many holes to go the dealer gets out by this peg, unless the pone was out before.
    if (seat === 0)
      for (let toGo = points[0] + 1; toGo <= points[0] + more; toGo++) add(out, toGo, points[1] + 1, 1);
    points[seat] += more;
  }
  add(totals, points[0], points[1], 1);
}

/** As shares of all deals; what was counted for the fewest holes that a pone needs holds for more. */
function shares({ totals, out }: Race, deals: number): Race {
  const sums = out.slice();
  for (let at = 0; at < sums.length; at++)
    if (at % SIDE > 0) sums[at] = (sums[at] as number) + (sums[at - 1] as number);
  return { totals: totals.map((each) => each / deals), out: sums.map((each) => each / deals) };
}

/** The model of a deal. */
export interface Model {
  readonly deal: Race;
  /** The play alone. */
  readonly play: Race;
  /** How often a hand counts so much. */
  readonly hands: { readonly dealer: Float64Array; readonly pone: Float64Array };
}

export function modelOf(deals: Iterable<PeggedDeal>): Model {
  const race = (): Race => ({ totals: square(), out: square() });
  const [deal, play] = [race(), race()];
  const hands = { dealer: new Float64Array(30), pone: new Float64Array(30) };
  let all = 0;
  for (const each of deals) {
    all++;
    count(deal, pegsOf(each));
    count(play, each.play);
    for (const role of ['dealer', 'pone'] as const)
      hands[role][each[role]] = (hands[role][each[role]] as number) + 1;
  }
  const share = (list: Float64Array): Float64Array => list.map((each) => each / all);
  return {
    deal: shares(deal, all),
    play: shares(play, all),
    hands: { dealer: share(hands.dealer), pone: share(hands.pone) },
  };
}

/**
 * How often the dealer wins, by holes to go of the dealer and of the pone. A dealer always pegs, if only the last card: a deal leads to
 * positions with fewer holes to go, so that one pass from the game hole back is exact.
 */
export function solve({ totals, out }: Race): Float64Array {
  const ends = [...totals].flatMap((share, at) =>
    share === 0 ? [] : [{ share, dealer: Math.floor(at / SIDE), pone: at % SIDE }],
  );
  const wins = square();
  for (let sum = 2; sum <= 2 * TARGET; sum++)
    for (let dealer = Math.max(1, sum - TARGET); dealer <= Math.min(TARGET, sum - 1); dealer++) {
      const pone = sum - dealer;
      let chance = out[dealer * SIDE + pone] as number;
      for (const end of ends)
        if (end.dealer < dealer && end.pone < pone)
          chance += end.share * (1 - (wins[(pone - end.pone) * SIDE + dealer - end.dealer] as number));
      wins[dealer * SIDE + pone] = chance;
    }
  return wins;
}

/** The lines from `from` on, so many, and as many columns, of a square. */
export const corner = (table: Float64Array, from: number, size: number): Float64Array =>
  Float64Array.from(
    { length: size * size },
    (_, at) => table[(from + Math.floor(at / size)) * SIDE + from + (at % size)] as number,
  );

/** The text of a table, as readGrid reads it. */
export function writeGrid(table: Float64Array, columns: number, unit: number): string {
  const figures = Int32Array.from(table, (each) => Math.round(each / unit));
  const digits = (number: number, length: number): string =>
    Array.from({ length }, (_, at) => DIGITS.charAt((number >> (6 * (length - 1 - at))) & 63)).join('');
  return [...figures]
    .map((figure, at) => {
      const distance = figure - foretold(figures, at, columns);
      return Math.abs(distance) <= NEAR ? digits(distance + NEAR, 1) : `/${digits(distance + SHIFT, 3)}`;
    })
    .join('');
}

/** Deals that the tables are derived from, and their seed. */
const DEALS = 2_000_000;
const SEED = 121;

/** Points of the play, from 0, that the tables have. */
const PLAY = 24;

/** A text in lines of source. */
const literal = (text: string): string =>
  (text.match(/.{1,104}/g) ?? []).map((part) => `\n  '${part}'`).join(' +');

const HEAD = `// How often scores win, and what a deal of the model brings: readGrid reads it. Derived, not written:
// \`tsx shared/rules/testing/wins.ts > shared/rules/winning/tables.ts\` writes it anew.
`;

/** The source of winning/tables.ts. */
export function tablesOf({ deal, play, hands }: Model): string {
  const table = (name: string, about: string, text: string): string =>
    `\n/** ${about} */\nexport const ${name} =${literal(text)};\n`;
  return [
    HEAD,
    table(
      'WINS',
      'How often the dealer wins, in 1/10,000: a line for each number of holes that the dealer has to go, by those of the pone.',
      writeGrid(corner(solve(deal), 1, TARGET), TARGET, 1e-4),
    ),
    table(
      'PLAY_TOTALS',
      'How often the play brings points, in 1/100,000: a line for each number of the dealer, from 0, by those of the pone.',
      writeGrid(corner(play.totals, 0, PLAY), PLAY, 1e-5),
    ),
    table(
      'PLAY_OUT',
      'How often the dealer gets out first in play, in 1/100,000: by holes to go, from 1.',
      writeGrid(corner(play.out, 1, PLAY), PLAY, 1e-5),
    ),
    table(
      'DEALER_HANDS',
      "How often the dealer's hand counts 0, 1, 2 ... 29, in 1/100,000.",
      writeGrid(hands.dealer, 30, 1e-5),
    ),
    table('PONE_HANDS', "The same for the pone's hand.", writeGrid(hands.pone, 30, 1e-5)),
  ].join('');
}

if (import.meta.url === `file://${process.argv[1]}`)
  process.stdout.write(tablesOf(modelOf(peggedDeals(Number(process.argv[2] ?? DEALS), SEED))));

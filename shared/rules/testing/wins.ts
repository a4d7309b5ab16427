// Derives the tables of winning (winning/generated/tables.ts): deals are played out by seed, and the game is solved over them, from the game
// hole back. `tsx shared/rules/testing/wins.ts > shared/rules/winning/generated/tables.ts` writes them anew; minutes of work.
import { makeFastScorer } from '../cards/fast.ts';
import type { CribRole } from '../study/sources.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { DIGITS, foretold, NEAR, SHIFT } from '../winning/grid.ts';
import { type Peg, playOut, type RanksBySeat } from '../winning/pegger.ts';
import { FOURS } from '../winning/play.ts';
import { addPegs, emptyRace, type Race, sharesOf } from '../winning/race.ts';
import { modelWorth, playedDeals, type Worth } from './derive.ts';

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
  /** The ranks that were kept, from 0 for an ace, the lower ones first. */
  readonly kept: RanksBySeat;
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
    const [dealer = [], pone = []] = hands.map(([, cards]) => cards);
    const kept = [ranksOf(dealer), ranksOf(pone)] as const;
    const seen = [ranksOf([...crib.slice(0, 2), starter]), ranksOf([...crib.slice(2), starter])] as const;
    yield {
      heels: starter >> 2 === 10 ? SIX_CARD.heels : 0,
      play: playOut({ hands: kept, seen }).pegs,
      kept,
      pone: counted(countHand, pone)(starter),
      dealer: counted(countHand, dealer)(starter),
      crib: counted(countCrib, crib)(starter),
    };
  }
}

const ranksOf = (cards: readonly number[]): readonly number[] =>
  cards.map((place) => place >> 2).toSorted((a, b) => a - b);

/** Every peg of a deal, in the order that they count. */
export const pegsOf = ({ heels, play, pone, dealer, crib }: PeggedDeal): readonly Peg[] => [
  [0, heels],
  ...play,
  [1, pone],
  [0, dealer],
  [0, crib],
];

/** The model of a deal. */
export interface Model {
  readonly deal: Race;
  /** How often a hand counts so much. */
  readonly hands: ByRole;
  /** How often each of FOURS is kept. */
  readonly keeps: ByRole;
}

type ByRole = Readonly<Record<CribRole, Float64Array>>;

export function modelOf(deals: Iterable<PeggedDeal>): Model {
  const race = emptyRace(SIDE);
  const places = new Map(FOURS.map((ranks, at) => [ranks.join(), at]));
  const table = (length: number) => ({ dealer: new Float64Array(length), pone: new Float64Array(length) });
  const [hands, keeps] = [table(30), table(FOURS.length)];
  let all = 0;
  for (const each of deals) {
    all++;
    addPegs(race, pegsOf(each));
    for (const [seat, role] of (['dealer', 'pone'] as const).entries()) {
      hands[role][each[role]] = (hands[role][each[role]] as number) + 1;
      const at = places.get((each.kept[seat] as readonly number[]).join()) as number;
      keeps[role][at] = (keeps[role][at] as number) + 1;
    }
  }
  const shares = ({ dealer, pone }: ByRole): ByRole => ({
    dealer: dealer.map((each) => each / all),
    pone: pone.map((each) => each / all),
  });
  return { deal: sharesOf(race, all), hands: shares(hands), keeps: shares(keeps) };
}

/**
 * How often the dealer wins, by holes to go of the dealer and of the pone. A dealer always pegs, if only the last card: a deal leads to
 * positions with fewer holes to go, so that one pass from the game hole back is exact.
 */
export function solve({ totals, out }: Race): Float64Array {
  const ends = [...totals].flatMap((share, at) =>
    share === 0 ? [] : [{ share, dealer: Math.floor(at / SIDE), pone: at % SIDE }],
  );
  const wins = new Float64Array(SIDE * SIDE);
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

/** A square without its first line and column, those of no holes to go. */
const ahead = (table: Float64Array): Float64Array => table.filter((_, at) => at >= SIDE && at % SIDE > 0);

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

/** A text in lines of source. */
const literal = (text: string): string =>
  (text.match(/.{1,104}/g) ?? []).map((part) => `\n  '${part}'`).join(' +');

const HEAD = `// How often scores win, and what a deal of the model brings: readGrid reads it. Derived, not written:
// \`tsx shared/rules/testing/wins.ts > shared/rules/winning/generated/tables.ts\` writes it anew.
`;

/** The source of winning/generated/tables.ts. */
export function tablesOf({ deal, hands, keeps }: Model): string {
  const table = (name: string, about: string, text: string): string =>
    `\n/** ${about} */\nexport const ${name} =${literal(text)};\n`;
  return [
    HEAD,
    table(
      'WINS',
      'How often the dealer wins, in 1/10,000: a line for each number of holes that the dealer has to go, by those of the pone.',
      writeGrid(ahead(solve(deal)), TARGET, 1e-4),
    ),
    table(
      'DEALER_HANDS',
      "How often the dealer's hand counts 0, 1, 2 ... 29, in 1/100,000.",
      writeGrid(hands.dealer, 30, 1e-5),
    ),
    table('PONE_HANDS', "The same for the pone's hand.", writeGrid(hands.pone, 30, 1e-5)),
    table(
      'DEALER_KEEPS',
      'How often the dealer keeps each four ranks, in 1/20,000, in the order of FOURS (play.ts).',
      writeGrid(keeps.dealer, FOURS.length, 1 / 20_000),
    ),
    table('PONE_KEEPS', 'The same for the pone.', writeGrid(keeps.pone, FOURS.length, 1 / 20_000)),
  ].join('');
}

if (import.meta.url === `file://${process.argv[1]}`)
  process.stdout.write(tablesOf(modelOf(peggedDeals(Number(process.argv[2] ?? DEALS), SEED))));

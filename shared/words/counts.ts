// Counts and plays as players say them aloud.
import {
  type CardOrRank,
  type PlayedCard,
  rankOf,
  type ShowItem,
  type ShowKind,
  total,
} from '../rules/cards/index.ts';
import type { Language } from './catalog.ts';
import { type Code, type Figures, say, sayKnown } from './say.ts';

/** A part of a count: its message, its cards, its points, and what else it is made of. */
interface Part {
  readonly code: Code;
  readonly cards: readonly CardOrRank[];
  readonly points: number;
  readonly figures?: Figures;
  /** Said with the sum so far: 'fifteen 2, fifteen 4'. */
  readonly running?: boolean;
}

const SUMS: readonly string[] = ['fifteen', 'twentyFive', 'thirtyOne'];
const PAIRS: readonly ShowKind[] = ['pair', 'pairRoyal', 'doublePairRoyal'];
const RUNS: Readonly<Record<number, Code>> = {
  1: 'count-run',
  2: 'count-doubleRun',
  3: 'count-tripleRun',
  4: 'count-doubleDoubleRun',
};

/** A part of a count as it is said, with its cards, and the count so far. */
export interface CountStep {
  readonly text: string;
  readonly cards: readonly CardOrRank[];
  readonly sum: number;
  /** See Part. */
  readonly running: boolean;
}

/** A count part by part: 'fifteen 2', 'fifteen 4', 'a pair is 6'. */
export function countSteps(language: Language, items: readonly ShowItem[]): readonly CountStep[] {
  const parts = items.some(({ kind }) => kind === 'rows') ? linesOf(items) : partsOf(items);
  let sum = 0;
  return parts.map(({ code, cards, points, figures, running = false }, at) => {
    sum += points;
    const text = sayKnown(language, code, { ...figures, sum, points, first: at === 0 }) ?? code;
    return { text, cards, sum, running };
  });
}

/** A count as it is read aloud: 'fifteen 2, fifteen 4, and a pair is 6'; 'nothing' for a worthless hand. */
export function speakCount(language: Language, items: readonly ShowItem[]): string {
  const steps = countSteps(language, items);
  const [first, ...others] = steps.map(({ text }) => text);
  if (first === undefined) return say(language, 'count-nothing');
  const running = steps.at(-1)?.running === true;
  return others.reduce(
    (before, after, at) =>
      at < others.length - 1
        ? say(language, 'count-joined', { before, after })
        : say(language, 'count-end', { before, after, running }),
    first,
  );
}

const linesOf = (items: readonly ShowItem[]): readonly Part[] =>
  items.map(({ kind, cards, points }) => ({
    code: `count-${kind}`,
    cards,
    points: Math.abs(points),
    running: true,
  }));

/** Fifteens, pairs, runs, flush, nobs. Runs that share their cards are one double or triple run, pairs included. */
function partsOf(items: readonly ShowItem[]): readonly Part[] {
  const of = (...kinds: readonly string[]): readonly ShowItem[] =>
    items.filter(({ kind }) => kinds.includes(kind));
  const runs = of('run');
  const inRuns = new Set(runs.flatMap(({ cards }) => cards.map(rankOf)));
  const inRun = ({ cards }: ShowItem): boolean => cards.some((card) => inRuns.has(rankOf(card)));
  const pairs = of(...PAIRS);
  return [
    ...of(...SUMS).map((item) => ({ ...part(item), running: true })),
    ...pairs.filter((item) => !inRun(item)).map(part),
    ...runPart(runs, pairs.filter(inRun)),
    ...of('flush', 'colours', 'honour', 'nobs').map(part),
  ];
}

const part = ({ kind, points, cards }: ShowItem): Part => ({
  code: `count-${kind}`,
  cards,
  points,
  figures: { cards: cards.length, jack: rankOf(cards[0] as CardOrRank) === 'J' },
});

function runPart(runs: readonly ShowItem[], pairs: readonly ShowItem[]): readonly Part[] {
  const [first] = runs;
  if (first === undefined) return [];
  return [
    {
      code: RUNS[runs.length] ?? 'count-runs',
      cards: cardsOf([...runs, ...pairs]),
      points: total(runs) + total(pairs),
      figures: { cards: first.cards.length, runs: runs.length },
    },
  ];
}

/** Their cards, each once; ranks alone as often as one of them has them. */
function cardsOf(items: readonly ShowItem[]): readonly CardOrRank[] {
  const times = (cards: readonly CardOrRank[], card: CardOrRank): number =>
    cards.filter((each) => each === card).length;
  return [...new Set(items.flatMap(({ cards }) => cards))].flatMap((card) =>
    Array.from({ length: Math.max(...items.map(({ cards }) => times(cards, card))) }, () => card),
  );
}

/** A card as it is played aloud: '12', '15 for 2', '24, and a run of 3 for 3'. */
export function speakPlay(language: Language, { count, items }: Pick<PlayedCard, 'count' | 'items'>): string {
  const named = items.some(({ kind }) => SUMS.includes(kind));
  const spoken = items.map(({ kind, cards, points }) => {
    const code: Code = `play-${kind}`;
    return sayKnown(language, code, { points, cards: cards.length }) ?? code;
  });
  return (named ? spoken : [`${count}`, ...spoken]).reduce((before, after) =>
    say(language, 'count-end', { before, after, running: false }),
  );
}

// Counts and plays as players say them aloud.

import {
  type CardOrRank,
  type PlayedCard,
  type PlayItem,
  type PlayKind,
  rankOf,
  type ShowItem,
  type ShowKind,
  total,
} from '../../rules/cards/index.ts';
import { numberWord } from './grammar.ts';

/** A part of a count as it is said: a name and its points. */
interface Phrase {
  readonly name: string;
  readonly points: number;
  /** Said with the sum so far: 'fifteen two, fifteen four'. */
  readonly running?: true;
}

const NOB = 'for his nob';

const MULTIPLES: Readonly<Record<number, string>> = {
  2: 'a double run',
  3: 'a triple run',
  4: 'a double double run',
};

const PAIRS: Partial<Readonly<Record<ShowKind, string>>> = {
  pair: 'a pair',
  pairRoyal: 'a pair royal',
  doublePairRoyal: 'a double pair royal',
};

/** A count as it is read aloud: 'fifteen two, fifteen four, and a pair is six'; 'nothing' for a worthless hand. */
export function speakCount(items: readonly ShowItem[]): string {
  if (items.some(({ kind }) => kind === 'rows'))
    return items.map(({ kind, points }) => `${kind} ${numberWord(Math.abs(points))}`).join(', ');
  const phrases = phrasesOf(items);
  const spoken: string[] = [];
  let sum = 0;
  for (const phrase of phrases) {
    sum += phrase.points;
    spoken.push(speakPhrase(phrase, sum, spoken.length === 0));
  }
  const last = spoken.pop();
  if (last === undefined) return numberWord(0);
  if (spoken.length === 0) return last;
  return `${spoken.join(', ')}, ${phrases.at(-1)?.running === true ? '' : 'and '}${last}`;
}

const SUMS: readonly (ShowKind | PlayKind)[] = ['fifteen', 'twentyFive', 'thirtyOne'];

function speakPhrase({ name, running }: Phrase, sum: number, first: boolean): string {
  if (running === true) return `${name} ${numberWord(sum)}`;
  if (!first) return `${name} is ${numberWord(sum)}`;
  return name.endsWith(NOB) ? name : `${name} for ${numberWord(sum)}`;
}

/** Fifteens, pairs, runs, flush, nobs. Runs that share their cards are one double or triple run, pairs included. */
function phrasesOf(items: readonly ShowItem[]): readonly Phrase[] {
  const of = (kind: ShowKind): readonly ShowItem[] => items.filter((item) => item.kind === kind);
  const runs = of('run');
  const inRuns = new Set(runs.flatMap(({ cards }) => cards.map(rankOf)));
  const isPair = (item: ShowItem): boolean => PAIRS[item.kind] !== undefined;
  const inRun = (item: ShowItem): boolean => item.cards.some((card) => inRuns.has(rankOf(card)));
  const pairs = items.filter((item) => isPair(item) && !inRun(item));
  const within = items.filter((item) => isPair(item) && inRun(item));
  return [
    ...items
      .filter(({ kind }) => SUMS.includes(kind))
      .map(({ kind, points }) => ({ name: PLAYED[kind as PlayKind], points, running: true })),
    ...pairs.map(({ kind, points }) => ({ name: `${PAIRS[kind]}`, points })),
    ...runPhrase(runs, within),
    ...of('flush').map(({ cards, points }) => ({ name: `a flush of ${numberWord(cards.length)}`, points })),
    ...of('colours').map(({ points }) => ({ name: 'colours', points })),
    ...of('honour').map(({ cards, points }) => ({
      name: `a ${rankOf(cards[0] as CardOrRank) === 'J' ? 'jack' : 'two'}`,
      points,
    })),
    ...of('nobs').map(({ points }) => ({ name: `${numberWord(points)} ${NOB}`, points })),
  ];
}

function runPhrase(runs: readonly ShowItem[], pairs: readonly ShowItem[]): readonly Phrase[] {
  const first = runs[0];
  if (first === undefined) return [];
  const name = MULTIPLES[runs.length] ?? (runs.length === 1 ? 'a run' : `${numberWord(runs.length)} runs`);
  return [{ name: `${name} of ${numberWord(first.cards.length)}`, points: total(runs) + total(pairs) }];
}

const PLAYED: Readonly<Record<PlayKind, string>> = {
  fifteen: 'fifteen',
  twentyFive: 'twenty-five',
  thirtyOne: 'thirty-one',
  pair: 'a pair',
  pairRoyal: 'a pair royal',
  doublePairRoyal: 'a double pair royal',
  run: 'a run',
  go: 'go',
  last: 'last',
};

/** A card as it is played aloud: 'twelve', 'fifteen for two', 'twenty-four, and a run of three for three'. */
export function speakPlay({ count, items }: Pick<PlayedCard, 'count' | 'items'>): string {
  const named = items.some(({ kind }) => SUMS.includes(kind));
  const spoken = items.map(speakPlayItem);
  const parts = named ? spoken : [numberWord(count), ...spoken];
  return parts.join(', and ');
}

function speakPlayItem({ kind, cards, points }: PlayItem): string {
  if (kind === 'go' || kind === 'last') return `${numberWord(points)} for ${PLAYED[kind]}`;
  const name = kind === 'run' ? `${PLAYED.run} of ${numberWord(cards.length)}` : PLAYED[kind];
  return `${name} for ${numberWord(points)}`;
}

// What players call out besides their counts: go, heels, nineteen, the rhymes on the way to thirty-one; and short forms.
import type { PlayKind } from '../../rules/cards/index.ts';
import type { PlayedCard } from '../../rules/index.ts';
import { numberWord } from './grammar.ts';

/**
 * Rhymes by running count: what the next card has to be for thirty-one (Pub, UK). Twenty-nine is 'two's in time'.
 */
export const RHYMES: Readonly<Record<number, string>> = {
  22: 'nine will do',
  23: "eight's a spree",
  24: "seven's a score",
  25: "six's alive",
  26: "five's a fix",
  27: "four's in heaven",
  28: "three's is great",
  29: "two's in time",
};

/** What else can be said aloud, both as a table likes it. */
export interface Manner {
  /** Rhymes on the way to thirty-one. Not if not given. */
  readonly rhymes?: boolean;
  /** A worthless hand is 'nineteen', which no hand can count. Not if not given: it is 'nothing'. */
  readonly nineteen?: boolean;
}

/** A running count aloud: 'twenty-nine', or with its rhyme 'twenty-nine, two's in time'. */
export function speakRunning(count: number, { rhymes = false }: Manner = {}): string {
  const rhyme = rhymes ? RHYMES[count] : undefined;
  return rhyme === undefined ? numberWord(count) : `${numberWord(count)}, ${rhyme}`;
}

/** A go aloud, with the count at which it is said: 'go at twenty-eight'; plainly 'go' without one. */
export const speakGo = (count?: number): string =>
  count === undefined ? 'go' : `go at ${numberWord(count)}`;

/** Heels aloud: 'two for his heels'. */
export const speakHeels = (points: number): string => `${numberWord(points)} for his heels`;

/** A worthless hand aloud: 'nothing', or 'nineteen' where the table says so. */
export const speakZero = ({ nineteen = false }: Manner = {}): string => numberWord(nineteen ? 19 : 0);

const SHORT: Readonly<Record<PlayKind, string>> = {
  fifteen: '',
  thirtyOne: '',
  pair: ' pr',
  pairRoyal: ' pr',
  doublePairRoyal: ' pr',
  run: ' run',
  go: ' go',
  last: ' last',
};

/**
 * A card in play in at most twenty characters: its count, then what it scores: '15 for 2', '30 pr2 go1', '24'. With the
 * largest figures of a house that pays more for a go than 999 it would be longer, and is cut.
 */
export function shortPlay({ count, items }: Pick<PlayedCard, 'count' | 'items'>): string {
  const parts = items.map(({ kind, points }) =>
    SHORT[kind] === '' ? ` for ${points}` : `${SHORT[kind]}${points}`,
  );
  return `${count}${parts.join('')}`.slice(0, 20);
}

// Counts, plays and rulings as players say them aloud, and short forms for a line of twenty characters.

import type { PlayKind, ShowKind } from '../../rules/cards/index.ts';
import {
  type GameResult,
  type PlayedCard,
  type PlayItem,
  type Ruling,
  type RulingCode,
  rankOf,
  type ShowItem,
  total,
} from '../../rules/index.ts';
import type { RuleSource } from '../../rules/terms/index.ts';
import { type Manner, speakRunning, speakZero } from './callouts.ts';
import { nameOf, numberWord, rankWord, sentence } from './grammar.ts';
import { OFFENCE_VERDICTS, SHORT_OFFENCE_VERDICTS, type Told } from './verdicts.ts';

/** A part of a count as it is said: a name and its points. */
interface Phrase {
  readonly name: string;
  readonly points: number;
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

/**
 * A count as it is read aloud: 'fifteen two, fifteen four, and a pair is six'; 'nothing' for a worthless hand, or 'nineteen'
 * where the table says so.
 */
export function speakCount(items: readonly ShowItem[], manner: Manner = {}): string {
  const phrases = phrasesOf(items);
  const spoken: string[] = [];
  let sum = 0;
  for (const { name, points } of phrases) {
    sum += points;
    spoken.push(speakPhrase(name, sum, spoken.length === 0));
  }
  const last = spoken.pop();
  if (last === undefined) return speakZero(manner);
  if (spoken.length === 0) return last;
  return `${spoken.join(', ')}, ${last.startsWith('fifteen') ? '' : 'and '}${last}`;
}

function speakPhrase(name: string, sum: number, first: boolean): string {
  if (name === 'fifteen') return `fifteen ${numberWord(sum)}`;
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
    ...of('fifteen').map(({ points }) => ({ name: 'fifteen', points })),
    ...pairs.map(({ kind, points }) => ({ name: `${PAIRS[kind]}`, points })),
    ...runPhrase(runs, within),
    ...of('flush').map(({ cards, points }) => ({ name: `a flush of ${numberWord(cards.length)}`, points })),
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
  thirtyOne: 'thirty-one',
  pair: 'a pair',
  pairRoyal: 'a pair royal',
  doublePairRoyal: 'a double pair royal',
  run: 'a run',
  go: 'go',
  last: 'last',
};

/**
 * A card as it is played aloud: 'twelve', 'fifteen for two', 'twenty-four, and a run of three for three'. With rhymes, while
 * the count goes on: 'twenty-nine, two's in time, and a pair for two'.
 */
export function speakPlay(
  { count, items }: Pick<PlayedCard, 'count' | 'items'>,
  manner: Manner = {},
): string {
  const named = items.some(({ kind }) => kind === 'fifteen' || kind === 'thirtyOne');
  const ended = items.some(({ kind }) => kind === 'go' || kind === 'last');
  const spoken = items.map(speakPlayItem);
  const parts = named ? spoken : [speakRunning(count, ended ? {} : manner), ...spoken];
  return parts.join(', and ');
}

function speakPlayItem({ kind, cards, points }: PlayItem): string {
  if (kind === 'go' || kind === 'last') return `${numberWord(points)} for ${PLAYED[kind]}`;
  const name = kind === 'run' ? `${PLAYED.run} of ${numberWord(cards.length)}` : PLAYED[kind];
  return `${name} for ${numberWord(points)}`;
}

/** Where a ruling comes from: 'ACC 2010, rule 8.4.c', or 'house rule: overcount (casual)', the house whose custom it is. */
export const citeSource = ({ rulebook, edition, rule }: RuleSource): string =>
  edition === '-' ? `house rule: ${rule} (${rulebook})` : `${rulebook} ${edition}, rule ${rule}`;

const VERDICTS: Readonly<Record<RulingCode, (told: Told) => string>> = {
  countRight: ({ player, truth }) => `${player} is right: ${truth}`,
  undercountCorrected: ({ player, claimed, counts, truth, paid }) =>
    `${player} said ${claimed}, but ${counts} ${truth}: ${player} pegs ${paid}`,
  undercountStands: ({ player, claimed, counts, truth }) =>
    `${player} said ${claimed} and missed points: ${counts} ${truth}, but ${claimed} stands`,
  undercountToOpponent: ({ player, taker, claimed, counts, truth, award }) =>
    `muggins: ${player} said ${claimed}, ${counts} ${truth}, and ${taker} takes the ${award} missed`,
  overcountCorrected: ({ player, claimed, counts, truth, paid }) =>
    `${player} said ${claimed}, but ${counts} ${truth}: ${player} pegs ${paid}`,
  overcountLost: ({ player, claimed, counts, them, truth }) =>
    `${player} said ${claimed}, but ${counts} ${truth}: ${player} pegs nothing for ${them}`,
  overcountToOpponent: ({ player, taker, claimed, counts, truth, award }) =>
    `${player} said ${claimed}, but ${counts} ${truth}: ${player} pegs ${truth}, and ${taker} takes ${award} for the excess`,
  mugginsAwarded: ({ player, opponent, award }) =>
    `muggins: ${opponent} takes ${award} that ${player} missed`,
  mugginsTooMuch: ({ player, opponent, called, award, missed }) =>
    `muggins: ${opponent} called ${called}, but ${player} missed only ${missed}: ${opponent} takes ${award}`,
  mugginsWrong: ({ player, opponent, called, award }) =>
    `a wrong call: ${player} missed nothing. ${opponent} called ${called}, and ${player} gets ${award}`,
  ...OFFENCE_VERDICTS,
};

/** A ruling read aloud: what was said, what the cards count and how, what it costs whom. */
export function speakRuling(ruling: Ruling, players: readonly string[]): string {
  const { claimed, truth, played, paid, award, called, back = 0, cards = 0 } = ruling;
  const told: Told = {
    player: nameOf(players, ruling.seat),
    opponent: nameOf(players, ruling.opponent),
    taker: takerOf(ruling, players),
    counts: played === undefined ? 'the cards count' : `the ${rankWord(rankOf(played.card))} scores`,
    them: played === undefined ? 'them' : 'it',
    claimed: numberWord(claimed),
    truth: numberWord(truth ?? claimed),
    paid: numberWord(paid),
    award: numberWord(award),
    called: numberWord(called ?? 0),
    missed: numberWord(Math.max(0, (truth ?? claimed) - claimed)),
    back: numberWord(back),
    cards: cards === 1 ? 'a card' : `${numberWord(cards)} cards`,
  };
  const counted = speakTruth(ruling);
  const aloud = counted === '' ? '' : ` Counted: ${counted}.`;
  return `${sentence(VERDICTS[ruling.code](told))}.${aloud}`;
}

/** What the cards of a ruling count, or its card scores, aloud; empty where that is nothing, or nobody knows it. */
export function speakTruth({ items, played }: Pick<Ruling, 'items' | 'played'>): string {
  if (played !== undefined) return played.items.length === 0 ? '' : speakPlay(played);
  return items.length === 0 ? '' : speakCount(items);
}

/** Who takes what a ruling gives away. */
function takerOf({ opponent, takers, seat }: Ruling, players: readonly string[]): string {
  if (takers === 'each') return 'every other side';
  return nameOf(players, takers === 'player' ? seat : opponent);
}

/** The end of a game read aloud. `names` are the names of the sides. */
export function speakResult({ winner, losers, skunk, ending }: GameResult, names: readonly string[]): string {
  const scores = losers
    .map(({ side, score }) => `${nameOf(names, side)} is on ${numberWord(score)}`)
    .join(', ');
  const how = { none: '', skunk: ', a skunk', doubleSkunk: ', a double skunk', lurch: ', in the lurch' }[
    skunk
  ];
  const stink = losers.some(({ stinkHole }) => stinkHole) ? ', left in the stink hole' : '';
  const given = ending === 'conceded' ? ', and the game is given up' : '';
  return `${sentence(nameOf(names, winner))} wins. ${sentence(scores)}${how}${stink}${given}.`;
}

const SHORT: Readonly<Record<ShowKind, string>> = {
  fifteen: '15s',
  pair: 'pr',
  pairRoyal: 'pr',
  doublePairRoyal: 'pr',
  run: 'run',
  flush: 'fl',
  nobs: 'nob',
};

/** A count in at most twenty characters: '15s4 pr2 nob1'; 'nothing' for a worthless hand. */
export function shortCount(items: readonly ShowItem[]): string {
  const sums = new Map<string, number>();
  for (const { kind, points } of items) sums.set(SHORT[kind], (sums.get(SHORT[kind]) ?? 0) + points);
  return items.length === 0 ? 'nothing' : [...sums].map(([name, sum]) => `${name}${sum}`).join(' ');
}

const SHORT_VERDICTS: Readonly<Record<RulingCode, (ruling: Ruling) => string>> = {
  countRight: ({ truth }) => `Right: ${truth}`,
  undercountCorrected: ({ claimed, truth }) => `${claimed} said: it is ${truth}`,
  undercountStands: ({ claimed, truth }) => `Was ${truth}: ${claimed} stands`,
  undercountToOpponent: ({ truth, award }) => `Was ${truth}: muggins ${award}`,
  overcountCorrected: ({ claimed, truth }) => `${claimed} said: it is ${truth}`,
  overcountLost: ({ claimed, truth }) => `${claimed} said, is ${truth}: 0`,
  overcountToOpponent: ({ truth, award }) => `Is ${truth}: ${award} ${award === 1 ? 'goes' : 'go'} over`,
  mugginsAwarded: ({ award }) => `Muggins: ${award}`,
  mugginsTooMuch: ({ called, award }) => `Muggins ${called}? ${award} only`,
  mugginsWrong: ({ award }) => `Wrong call: costs ${award}`,
  ...SHORT_OFFENCE_VERDICTS,
};

/** A ruling in at most twenty characters. */
export const shortRuling = (ruling: Ruling): string => SHORT_VERDICTS[ruling.code](ruling);

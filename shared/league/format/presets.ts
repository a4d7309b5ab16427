// Formats that clubs play, each with its source. `asks` names what the source leaves open: a club settles it once.
import type { NightFormat } from './format.ts';
import { CIRCLE, changed, type FormatChanges } from './parts.ts';
import { ABSENT, weekendsFrom } from './weekend.ts';

type NamedFormat<Name extends string> = NightFormat & { readonly name: Name };

/** An ACC Grass Roots night. Rule 12.1 of the ACC for the points; crosschecking 7.1 to 7.6 for the ties. */
const GRASS_ROOTS = {
  name: 'grass-roots',
  source: 'ACC rule 12.1; crosschecking 7.1-7.6; michigancribbage.com',
  asks: ['attendance.least', ...ABSENT],
  rules: { preset: 'grass-roots', settings: {}, unit: 'singles', gameEnds: 'target' },
  schedule: CIRCLE,
  match: { games: 1, all: false, firstDeal: 'cut', nextDeal: 'cut', sign: 'game' },
  scoring: { kind: 'points', per: 1, win: [2], loss: 0, skunks: [{ from: 31, points: 3 }], winPegs: null },
  ties: ['points', 'wins', 'net', 'plus', 'headToHead', 'playoff', 'cut'],
  attendance: {
    least: null,
    late: 'notPlayed',
    dropOut: 'notPlayed',
    forfeitWin: null,
    forfeitLoss: null,
    warnAfter: 5,
    forfeitAfter: 15,
    forfeitAgain: null,
  },
  stages: [],
  pots: [
    { name: '24-hand', rule: 'last' },
    { name: 'four-of-a-kind', rule: 'cut' },
    { name: '28-or-29-hand', rule: 'every' },
    { name: 'skunk-bank', rule: 'mostSkunks' },
    { name: 'grand-slam', rule: 'slam' },
  ],
} as const satisfies NightFormat;

const preset = <const Name extends string>(
  name: Name,
  source: string,
  { asks = [], ...changes }: FormatChanges,
): NamedFormat<Name> => ({
  ...changed(GRASS_ROOTS, { pots: [], ...changes, asks: [...asks, ...GRASS_ROOTS.asks], source }),
  name,
});

/** Six games, cards written as "12/5 +94". */
const CLUB_6 = preset('club-6', 'mvtimes.com 2021-07', {
  schedule: { games: 6 },
  ties: ['points', 'wins', 'net'],
  asks: ['ties'],
});

/** Seven games, the total of holes pegged. 840 is the best seen, which makes a win 120 (or 121; no source says). */
const TOTAL_PEGGED_7 = preset('total-pegged-7', 'lwweekly.com 2022', {
  schedule: { games: 7 },
  scoring: { kind: 'pegged', winPegs: 120, skunks: [] },
  ties: ['pegged', 'wins'],
  asks: ['scoring.winPegs', 'ties'],
});

/** Games end at a bell; level players play one more hand until they are not. */
const BELL = preset('bell', 'cribbage.scwclubs.com', {
  rules: { gameEnds: 'bell' },
  schedule: { pace: 'together' },
  asks: ['schedule.games', 'scoring.skunks', 'ties'],
});

/** The winner writes 0, the loser the holes that were lacking; the lowest card wins; no skunks; 8 games. */
const ALBERTA = preset('alberta', 'southernalbertasummergames.ca', {
  rules: { preset: 'six-card', settings: { skunks: 'none' } },
  schedule: { games: 8 },
  scoring: { kind: 'lacked', skunks: [] },
  ties: ['lacked', 'wins', 'headToHead'],
  asks: ['ties'],
});

/** Pairs, five rounds worth 6, 7, 8, 9 and 10. */
const RED_CARPET = preset('red-carpet', 'redcarpetnightclub.com', {
  rules: { preset: 'six-card-4', unit: 'pairs' },
  schedule: { games: 5 },
  scoring: { win: [6, 7, 8, 9, 10], skunks: [] },
  ties: ['points', 'net'],
  asks: ['scoring.loss', 'ties', 'schedule.odd'],
});

const NIGHTS = [GRASS_ROOTS, CLUB_6, TOTAL_PEGGED_7, BELL, ALBERTA, RED_CARPET] as const;
const WEEKENDS = weekendsFrom(GRASS_ROOTS);

/** The name of a preset. */
export type FormatName = (typeof NIGHTS | typeof WEEKENDS)[number]['name'];

/** The formats that can be asked for by name. */
export const FORMATS: readonly NamedFormat<FormatName>[] = [...NIGHTS, ...WEEKENDS];

/** The format of this name. */
export const formatOf = (name: FormatName): NightFormat =>
  FORMATS.find((each) => each.name === name) as NightFormat;

// Formats that clubs play, each with its source. `asks` names what the source leaves open: a club settles it once.
import type { NightFormat } from './format.ts';
import { weekendsFrom } from './weekend.ts';

type NamedFormat<Name extends string> = NightFormat & { readonly name: Name };

/** An ACC Grass Roots night. Rule 12.1 of the ACC for the points; crosschecking 7.1 to 7.6 for the ties. */
const GRASS_ROOTS = {
  name: 'grass-roots',
  source: 'ACC rule 12.1; crosschecking 7.1-7.6; michigancribbage.com',
  asks: ['least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
  unit: 'singles',
  games: 9,
  least: null,
  rotation: 'circle',
  move: 1,
  meetAtMost: 1,
  odd: 'sitOut',
  bye: null,
  rules: 'grass-roots',
  settings: {},
  firstDeal: 'cut',
  gameEnds: 'target',
  win: [2],
  loss: 0,
  skunks: [{ from: 31, points: 3 }],
  total: 'points',
  winPegs: null,
  ties: ['points', 'wins', 'net', 'plus', 'headToHead', 'playoff', 'cut'],
  late: 'notPlayed',
  dropOut: 'notPlayed',
  forfeitWin: null,
  forfeitLoss: null,
  warnAfter: 5,
  forfeitAfter: 15,
  forfeitAgain: null,
  pace: 'free',
  match: { games: 1, all: false, firstDeal: 'cut', sign: 'game' },
  bracket: null,
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
  changes: Partial<NightFormat>,
): NamedFormat<Name> => ({ ...GRASS_ROOTS, pots: [], ...changes, name, source });

/** Six games, cards written as "12/5 +94". */
const CLUB_6 = preset('club-6', 'mvtimes.com 2021-07', {
  games: 6,
  ties: ['points', 'wins', 'net'],
  asks: ['least', 'ties', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
});

/** Seven games, the total of holes pegged. 840 is the best seen, which makes a win 120 (or 121; no source says). */
const TOTAL_PEGGED_7 = preset('total-pegged-7', 'lwweekly.com 2022', {
  games: 7,
  total: 'pegged',
  winPegs: 120,
  skunks: [],
  ties: ['pegged', 'wins'],
  asks: ['winPegs', 'ties', 'least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
});

/** Games end at a bell; level players play one more hand until they are not. */
const BELL = preset('bell', 'cribbage.scwclubs.com', {
  gameEnds: 'bell',
  pace: 'together',
  asks: ['games', 'skunks', 'ties', 'least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
});

/** The winner writes 0, the loser the holes that were lacking; the lowest card wins; no skunks; 8 games. */
const ALBERTA = preset('alberta', 'southernalbertasummergames.ca', {
  games: 8,
  total: 'lacked',
  skunks: [],
  rules: 'six-card',
  settings: { skunks: 'none' },
  ties: ['lacked', 'wins', 'headToHead'],
  asks: ['ties', 'least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
});

/** Pairs, five rounds worth 6, 7, 8, 9 and 10. */
const RED_CARPET = preset('red-carpet', 'redcarpetnightclub.com', {
  unit: 'pairs',
  games: 5,
  rules: 'six-card-4',
  win: [6, 7, 8, 9, 10],
  skunks: [],
  ties: ['points', 'net'],
  asks: ['loss', 'ties', 'odd', 'least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
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

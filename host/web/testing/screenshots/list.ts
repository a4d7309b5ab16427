// Every picture of the pages that `npm run screenshots` takes: which page, in which state, for how many sides, how large, how it looks.
import { LANGUAGE_CODES, type LanguageCode } from '../../../../shared/words/generated/languages.ts';

export const SIZES = {
  '1920x1080': { width: 1_920, height: 1_080 },
  '1280x800': { width: 1_280, height: 800 },
  '768x1024': { width: 768, height: 1_024 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
  '320x568': { width: 320, height: 568 },
} as const;
export type SizeName = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;
export const STATES = ['empty', 'early', 'late', 'win', 'skunk', 'lost'] as const;
export type StateName = (typeof STATES)[number];
export const SIDES = ['1', '2', '3', '4', '5', '6'] as const;
export type Sides = (typeof SIDES)[number];

/** A page, and how a picture of it is come to. */
export interface Subject {
  readonly of: 'table' | 'hall';
  readonly path: string;
  /** What shows when it has arrived. */
  readonly shown: string;
  /** Whose page it is; the host's or the desk's unless it says so. */
  readonly by?: 'player' | 'anybody';
  /** The states it can be told apart in; all of them unless given. */
  readonly states?: readonly StateName[];
}

const scoreboard = (query: string): Subject => ({
  of: 'table',
  path: `?${query}`,
  shown: 'main[data-link="open"]',
});
const ONCE = { states: ['late'] } as const;
/** A night has no skunk that a page shows. */
const NIGHT = { states: ['empty', 'early', 'late', 'win', 'lost'] } as const;
const paper = (sheet: string): Subject => ({
  ...{ of: 'hall', path: `print?sheet=${sheet}`, shown: '.sheet, .none' },
  states: ['early', 'late'],
});

/** Pages by name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'scoreboard-race': scoreboard('layout=race'),
  'scoreboard-board': scoreboard('layout=board'),
  'scoreboard-scores': scoreboard('layout=scores'),
  'scoreboard-boardOnly': scoreboard('layout=boardOnly'),
  overlay: scoreboard('overlay=1'),
  board: { of: 'table', path: 'board', shown: 'muggins-page main *' },
  seat: { of: 'table', path: 'seat', shown: 'muggins-seat *', by: 'player' },
  games: { of: 'table', path: 'games', shown: 'muggins-games main *' },
  table: { of: 'table', path: 'table', shown: 'muggins-table *' },
  help: { of: 'table', path: 'help', shown: 'muggins-help h2', ...ONCE },
  judge: { of: 'table', path: 'judge', shown: 'muggins-judge .case', states: ['early'] },
  daily: { of: 'table', path: 'daily?date=2026-11-30', shown: 'muggins-daily h2', ...ONCE },
  'hall-television': { of: 'hall', path: '', shown: 'main', by: 'anybody', ...NIGHT },
  'hall-desk': { of: 'hall', path: 'desk', shown: 'main.desk', ...NIGHT },
  'hall-me': { of: 'hall', path: 'me', shown: 'muggins-me main *', by: 'player', ...NIGHT },
  'hall-nights': { of: 'hall', path: 'nights', shown: '.nights *', ...NIGHT },
  'hall-nights-one': { of: 'hall', path: 'nights?night=1', shown: '.nights *', states: ['late', 'win'] },
  'hall-judge': { of: 'hall', path: 'judge', shown: '.case', ...NIGHT },
  'hall-table': { of: 'hall', path: 'table?table=1', shown: 'main *', by: 'anybody', ...NIGHT },
  'hall-print-cards': paper('cards'),
  'hall-print-standings': paper('standings'),
  'hall-print-room': paper('room'),
};

/** Files of docs, the page that each shows, what is there when it has arrived, and what then has to be seen. */
export const README_PICTURES = [
  {
    ...{ file: 'table.jpg', path: 'board', size: { width: 1_280, height: 660 } },
    ...{ arrived: 'muggins-console .glass.lit', shown: '.glass[aria-label*=Muggins]' },
  },
  {
    ...{ file: 'scoreboard.jpg', path: '', size: { width: 1_280, height: 720 } },
    ...{ arrived: '.player .figure', shown: '.felt .card' },
  },
] as const;

/** One look at a page, which is taken in several sizes. */
export interface Look {
  readonly page: string;
  readonly subject: Subject;
  readonly state: StateName;
  readonly sides: Sides;
  readonly language: LanguageCode;
  readonly theme: (typeof THEMES)[number];
  readonly sizes: readonly SizeName[];
}

/** The wanted scenes; every value of what is not named. */
export interface Wanted {
  /** Names of pages, or how they begin: 'hall' is all of a hall. */
  readonly page?: readonly string[] | undefined;
  readonly state?: readonly string[] | undefined;
  readonly sides?: readonly string[] | undefined;
  readonly size?: readonly string[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly theme?: readonly string[] | undefined;
}

const among = <T extends string>(all: readonly T[], wanted: readonly string[] | undefined): readonly T[] =>
  wanted === undefined ? all : all.filter((each) => wanted.includes(each));

/** The looks that fit. Sides make a difference where a game is being played at a table. */
export function looksAt(wanted: Wanted): readonly Look[] {
  const pages = Object.entries(SUBJECTS).filter(
    ([name]) => wanted.page === undefined || wanted.page.some((each) => name.startsWith(each)),
  );
  const sizes = among(Object.keys(SIZES) as SizeName[], wanted.size);
  return pages.flatMap(([page, subject]) =>
    among(subject.states ?? STATES, wanted.state).flatMap((state) =>
      among(sidesOf(subject, state), wanted.sides).flatMap((sides) =>
        among(LANGUAGE_CODES, wanted.language).flatMap((language) =>
          among(THEMES, wanted.theme).map((theme) => ({
            ...{ page, subject, state, sides, language, theme, sizes },
          })),
        ),
      ),
    ),
  );
}

const sidesOf = ({ of, states }: Subject, state: StateName): readonly Sides[] =>
  of === 'hall' || state === 'empty' || states !== undefined ? ['2'] : SIDES;

/** The file of a picture. */
export const fileOf = ({ page, state, sides, language, theme }: Look, size: SizeName): string =>
  `${[page, state, sides, language, theme, size].join('-')}.png`;

/** Lists by what they have in common, in the order of their first. */
export function grouped<T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

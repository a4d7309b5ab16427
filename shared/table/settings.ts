// What a table is set to besides its rules: each setting is here once. The file, the command line, the page of the set-up, the
// interface for programs and docs/house-rules.md take it from here. Two are not plain and are in host/web/table/settings.ts:
// `paused` has a button, and `colours` go with the players.
import { DEBOUNCE_MODES, DEFAULT_BRIGHTNESS, LANE_ENDS } from '../protocol/index.ts';
import { USUAL_DIM } from './dim.ts';
import { SCREEN_LAYOUTS } from './screens.ts';

/** The values of a setting, its default, and its help on the command line. */
export type TableSetting = { readonly about: string } & Readonly<
  | { form: 'switch'; initially: boolean }
  | { form: 'number'; from: number; to: number; initially: number }
  /** `notes`: what the choices mean, where their names do not say it. */
  | {
      form: 'choice';
      choices: readonly string[];
      initially: string;
      notes?: Readonly<Record<string, string>>;
    }
  /** `off`, or hours of the clock from which and until which something holds, as `22-7`. */
  | { form: 'hours'; initially: string }
  /** One of the languages; by default that of the computer. */
  | { form: 'language' }
>;

/** Who may take a move back from a phone. 'own': its maker, or with the other side's consent; 'agreed': always with it. */
const UNDO_RULES = ['own', 'agreed'] as const;

/** What a phone may say of a player's own hand before it is claimed, from nothing to all of it. */
export const HINT_LEVELS = ['none', 'number', 'kinds', 'total'] as const;
/** See HINT_LEVELS. */
export type HintLevel = (typeof HINT_LEVELS)[number];

/** How fast Muggins plays. */
const PACES = ['quick', 'usual', 'slow'] as const;
/** See PACES. */
export type Pace = (typeof PACES)[number];

/** Every plain setting, in the order in which page, help and documents show them: those of the board, of scoreboards, of phones. */
export const TABLE_SETTINGS = {
  brightness: {
    form: 'number',
    from: 1,
    to: 127,
    initially: DEFAULT_BRIGHTNESS,
    about: 'brightness of the front pegs',
  },
  dim: {
    form: 'hours',
    initially: USUAL_DIM,
    about: 'hours in which the board and pages that nobody touches are dimmed',
  },
  sound: { form: 'switch', initially: true, about: "the board's tones" },
  language: { form: 'language', about: "language of the board's display" },
  debounce: {
    form: 'choice',
    choices: DEBOUNCE_MODES,
    initially: 'asymmetric',
    about: "the board's keys",
    notes: { asymmetric: 'fast', symmetric: 'slower, for keys that count twice' },
  },
  ends: {
    form: 'choice',
    choices: LANE_ENDS,
    initially: 'same',
    about: 'where the lanes begin, on the board and in pictures',
    notes: { same: 'all side by side', opposite: 'every second one at the far end' },
  },
  layout: { form: 'choice', choices: SCREEN_LAYOUTS, initially: 'race', about: 'what scoreboards show' },
  speech: { form: 'switch', initially: false, about: 'whether scoreboards speak' },
  join: {
    form: 'switch',
    initially: true,
    about: 'whether phones may ask for a seat, and pages to be the host',
  },
  undo: {
    form: 'choice',
    choices: UNDO_RULES,
    initially: 'own',
    about: 'undo from phones',
    notes: { own: 'ask the other side only for its moves and for rulings', agreed: 'always ask' },
  },
  hints: {
    form: 'choice',
    choices: HINT_LEVELS,
    initially: 'none',
    about: 'hints on phones before a count, for players who want them',
    notes: {
      number: 'how many combinations score',
      kinds: 'which kinds',
      total: 'what the hand scores',
    },
  },
  pace: {
    form: 'choice',
    choices: PACES,
    initially: 'usual',
    about: 'how fast Muggins plays',
  },
} as const satisfies Readonly<Record<string, TableSetting>>;

/** The name of a plain setting. */
export type TableSettingName = keyof typeof TABLE_SETTINGS;

/** Their names, in the same order. */
export const TABLE_SETTING_NAMES = Object.keys(TABLE_SETTINGS) as readonly TableSettingName[];

// House rules by name: every setting as data. What a rule set takes, its checks and its words follow from it.
import {
  LOWBALL_PENALTIES,
  MUGGINS_CLOSES,
  MUGGINS_VOICES,
  OWN_CORRECTIONS,
  PEG_OUTS,
  PENALTY_RECIPIENTS,
  type Penalties,
  PULLED_PEGS,
  REDEAL_HEELS,
  TIME_OUT_RESTS,
} from '../terms/penalties.ts';
import {
  CLAIM_MODES,
  CONCESSIONS,
  CUTS_AGAIN,
  FALSE_CLAIMS,
  FIRST_DEALERS,
  MUGGINS_MODES,
  NEXT_DEALERS,
  OVERCOUNTS,
  PLAY_ENDS,
  RENEGES,
  RUN_ORDERS,
  type RuleSet,
  type SkunkLine,
  UNDERCOUNTS,
  WRONG_CALLS,
} from '../terms/ruleset.ts';
import { COUSIN_SETTINGS } from '../variants/settings.ts';
import { at, number, row, type SettingRow, YES_OR_NO } from './row.ts';

export type { SettingForm } from './row.ts';

const ROWS = [
  at('claims', row('mode', CLAIM_MODES, 'Muggins')),
  row('muggins', MUGGINS_MODES, 'ACC 2010, 10; Playroom'),
  row('mugginsAllowed', YES_OR_NO, 'ACC, Grass Roots'),
  row('undercount', UNDERCOUNTS, 'casual; ACC 2010, 8.3'),
  row('overcount', OVERCOUNTS, 'casual; pub, UK; ACC 2010, 8.4.c; Playroom'),
  row('wrongCall', WRONG_CALLS, 'ACC 2010, 10'),
  row('nextDealer', NEXT_DEALERS, 'ACC; Pagat'),
  number('target', [31, 999], 'Pagat; Playroom; Noddy'),
  number('heels', [0, 30], 'ACC 2010, 6.3'),
  row('name', 'text', 'Muggins'),
  number('seats', [1, 6], 'Pagat; Playroom'),
  row('sides', 'numbers', 'Pagat; Playroom'),
  number('cards.dealt', [3, 16], 'Pagat'),
  number('cards.laidAway', [0, 4], 'Pagat'),
  number('cards.packToCrib', [0, 4], 'two into the crib; Bere Regis; Cribbage Solitaire'),
  number('cards.dealerFewer', [0, 3], 'five and six players'),
  ...COUSIN_SETTINGS,
  row('playEnds', PLAY_ENDS, 'five-card'),
  row('runs', RUN_ORDERS, 'Bere Regis'),
  row('targets', 'numbers', 'captain'),
  row('lowball', YES_OR_NO, 'lowball'),
  number('winPoints', [1, 99], 'ACC'),
  number('stake', [0, 999], 'Pagat'),
  row('skunks', 'lines', 'ACC; Pagat'),
  row('conceded', CONCESSIONS, 'Muggins'),
  number('firstDealBonus', [0, 30], 'five-card; pub'),
  row('firstDealer', FIRST_DEALERS, 'captain'),
  row('cutAgain', CUTS_AGAIN, 'Pagat'),
  number('match.games', [0, 99], 'Pagat'),
  row('match.all', YES_OR_NO, 'leagues'),
  row('heelsForfeited', YES_OR_NO, 'ACC 2010, 6.3'),
  number('noHeelsWithin', [0, 30], 'Pagat'),
  row('outOnGo', YES_OR_NO, 'Pagat'),
  number('playOnlyWithin', [0, 30], 'Other houses'),
  row('exactOut', YES_OR_NO, 'Other houses'),
  number('nobs', [0, 30], 'ACC 2010, 1.7'),
  number('go', [0, 30], 'ACC 2010, 1.7'),
  number('flush.hand.alone', [0, 30], 'ACC 2010, 1.7; five-card'),
  number('flush.hand.withStarter', [0, 30], 'ACC 2010, 1.7; five-card'),
  number('flush.crib.alone', [0, 30], 'ACC 2010, 1.7'),
  number('flush.crib.withStarter', [0, 30], 'ACC 2010, 1.7'),
  row('nineteenIsZero', YES_OR_NO, 'Pagat'),
  row('sayings', YES_OR_NO, 'Pub, UK'),
  row('renege', RENEGES, 'ACC 2010, 7.3; Hoyle'),
  number('renegePoints', [0, 30], 'ACC 2010, 7.3; Hoyle'),
  row('falseClaim', FALSE_CLAIMS, 'ACC 2010, 8.4.a-b; Hoyle'),
  number('misdealPoints', [0, 30], 'Hoyle'),
  number('timeLimit', [0, 600], 'Playroom'),
] as const satisfies readonly SettingRow[];

/** The least and the most points that a penalty can be. */
const PENALTY_POINTS = [0, 60] as const;

/** What lesser offences cost: fields of `penalties`. */
const PENALTY_ROWS = [
  number('bottomCard', PENALTY_POINTS, 'ACC 2010, 2.1'),
  number('unchecked', PENALTY_POINTS, 'ACC 2010, 4.4'),
  number('cribCards', PENALTY_POINTS, 'ACC 2010, 5.1.b and 5.2; Enquire Within, viii'),
  number('cutCard', PENALTY_POINTS, 'ACC 2010, 6.1.b'),
  number('cutEarly', PENALTY_POINTS, 'five-card'),
  number('starterCard', PENALTY_POINTS, 'ACC 2010, 6.1.c and 9.3.a'),
  number('wrongPeg', PENALTY_POINTS, 'ACC 2010, 8.8'),
  number('falseClaimBack', PENALTY_POINTS, 'ACC 2010, 8.4.b'),
  row('ownCorrection', OWN_CORRECTIONS, 'ACC 2010, 8.4.c'),
  row('pegOut', PEG_OUTS, 'ACC 2010, 8.11'),
  row('pulledPeg', PULLED_PEGS, 'Hoyle'),
  row('timeOutRest', TIME_OUT_RESTS, 'Playroom'),
  row('mugginsVoice', MUGGINS_VOICES, 'ACC 2010, 10; cutthroat'),
  row('mugginsCloses', MUGGINS_CLOSES, 'ACC 2010, 10'),
  row('penaltyTo', PENALTY_RECIPIENTS, 'Muggins'),
  row('lowballPenalty', LOWBALL_PENALTIES, 'lowball'),
  row('redealHeels', REDEAL_HEELS, 'ACC 2025, 4.4.d (9)'),
] as const satisfies readonly (SettingRow & { readonly name: keyof Penalties })[];

type NamedSetting = (typeof ROWS)[number] | (typeof PENALTY_ROWS)[number];

/** The name of a setting: 'mode', 'muggins', 'cards.dealt' ... */
export type SettingName = NamedSetting['name'];

type ValueOf<Values> = Values extends 'number'
  ? number
  : Values extends 'numbers'
    ? readonly number[]
    : Values extends 'lines'
      ? readonly SkunkLine[]
      : Values extends 'text'
        ? string
        : Values extends typeof YES_OR_NO
          ? boolean
          : Values extends readonly (infer Word)[]
            ? Word
            : never;

/** Settings by name, each with a value of its own type: `{ muggins: 'called', target: 61 }`. */
export type Settings = { readonly [Each in NamedSetting as Each['name']]?: ValueOf<Each['values']> };

/** A value that some setting has. */
export type SettingValue = string | number | boolean | readonly number[] | readonly SkunkLine[];

/** A setting that people can change by name. */
export interface Setting extends SettingRow {
  readonly name: SettingName;
  /** The field of the rule set; dots lead into its parts. */
  readonly field: string;
  /** The rule set with this value, which is already known to be one that the setting takes. */
  readonly apply: (rules: RuleSet, value: SettingValue) => RuleSet;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a rule set has in a field; undefined where it says nothing about it. */
export const fieldOf = (rules: RuleSet, path: string): unknown =>
  path.split('.').reduce<unknown>((from, part) => (from as Fields | undefined)?.[part], rules);

/** The rule set with one field changed. */
function withField(rules: RuleSet, path: string, value: SettingValue): RuleSet {
  const change = (fields: Fields, [head = '', ...rest]: readonly string[]): Fields => ({
    ...fields,
    [head]: rest.length === 0 ? value : change(fields[head] as Fields, rest),
  });
  return change(rules as unknown as Fields, path.split('.')) as unknown as RuleSet;
}

/** Settings that change more than their own field. */
const BESIDES: Partial<Record<SettingName, Setting['apply']>> = {
  // A nearer game hole leaves out the skunk lines that lie beyond it.
  target: (rules, target) => ({
    ...rules,
    target: target as number,
    skunks: rules.skunks.filter(({ atMost }) => atMost < (target as number)),
  }),
  // So many players, each for themselves unless `sides` says otherwise.
  seats: (rules, seats) => ({
    ...rules,
    seats: seats as number,
    sides: Array.from({ length: Math.min(seats as number, 6) }, (_, seat) => seat),
  }),
  // Who plays with whom says how many play.
  sides: (rules, sides) => ({
    ...rules,
    sides: sides as readonly number[],
    seats: (sides as readonly number[]).length,
  }),
};

function settingOf(placed: SettingRow & { readonly field: string }): Setting {
  const { field } = placed;
  const name = placed.name as SettingName;
  return {
    ...placed,
    name,
    apply: BESIDES[name] ?? ((rules, value) => withField(rules, field, value)),
  };
}

/** Every setting, in the order in which they are shown. */
export const SETTINGS: readonly Setting[] = [
  ...ROWS.map((plain: SettingRow) => ({ field: plain.name, ...plain })),
  ...PENALTY_ROWS.map((penalty) => ({ ...penalty, field: `penalties.${penalty.name}` })),
].map(settingOf);

/** The setting of this name; undefined if there is none. */
export const findSetting = (name: string): Setting | undefined =>
  SETTINGS.find((setting) => setting.name === name);

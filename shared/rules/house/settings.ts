// House rules by name: every setting as data. What a rule set takes, how it is checked and what people are told follow from it.
import { PENALTY_RANGE, PENALTY_SETTINGS } from '../terms/penalties.ts';
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
import { YES_OR_NO } from './yesno.ts';

/** The values of a setting that is not one of a few words: a number, a list of numbers, skunk lines, a text. */
export type SettingForm = 'number' | 'numbers' | 'lines' | 'text';

/** A row of the table. `field` is where the rule set has it, if not under its name. */
interface SettingRow {
  readonly name: string;
  readonly field?: string;
  readonly values: readonly string[] | SettingForm;
  readonly least?: number;
  readonly most?: number;
  readonly about: string;
  readonly source: string;
}

const ROWS = [
  {
    name: 'mode',
    field: 'claims',
    values: CLAIM_MODES,
    about: 'how much is checked by cards',
    source: 'Muggins',
  },
  {
    name: 'muggins',
    values: MUGGINS_MODES,
    about: 'points that were missed',
    source: 'ACC 2010, 10; Playroom',
  },
  {
    name: 'mugginsAllowed',
    values: YES_OR_NO,
    about: 'whether muggins can be played at all',
    source: 'ACC, Grass Roots',
  },
  {
    name: 'undercount',
    values: UNDERCOUNTS,
    about: 'points missed while muggins is off',
    source: 'casual; ACC 2010, 8.3',
  },
  {
    name: 'overcount',
    values: OVERCOUNTS,
    about: 'a count that claims too much',
    source: 'casual; pub, UK; ACC 2010, 8.4.c; Playroom',
  },
  { name: 'wrongCall', values: WRONG_CALLS, about: 'muggins called wrongly', source: 'ACC 2010, 10' },
  { name: 'nextDealer', values: NEXT_DEALERS, about: 'who deals the next game', source: 'ACC; Pagat' },
  {
    name: 'target',
    values: 'number',
    least: 31,
    most: 999,
    about: 'the game hole',
    source: 'Pagat; Playroom; Noddy',
  },
  {
    name: 'heels',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points for a jack turned up',
    source: 'ACC 2010, 6.3',
  },
  { name: 'name', values: 'text', about: 'what the house calls its game', source: 'Muggins' },
  {
    name: 'seats',
    values: 'number',
    least: 1,
    most: 6,
    about: 'players, each for themselves',
    source: 'Pagat; Playroom',
  },
  { name: 'sides', values: 'numbers', about: 'the side of each seat', source: 'Pagat; Playroom' },
  {
    name: 'cards.dealt',
    values: 'number',
    least: 3,
    most: 16,
    about: 'cards dealt to each player',
    source: 'Pagat',
  },
  {
    name: 'cards.laidAway',
    values: 'number',
    least: 0,
    most: 4,
    about: 'cards each lays away to the crib',
    source: 'Pagat',
  },
  {
    name: 'cards.packToCrib',
    values: 'number',
    least: 0,
    most: 4,
    about: 'cards the crib gets from the pack',
    source: 'two into the crib; Bere Regis; Cribbage Solitaire',
  },
  {
    name: 'cards.dealerFewer',
    values: 'number',
    least: 0,
    most: 3,
    about: 'cards fewer for the dealer',
    source: 'five and six players',
  },
  ...COUSIN_SETTINGS,
  { name: 'playEnds', values: PLAY_ENDS, about: 'when the play of a deal is over', source: 'five-card' },
  { name: 'runs', values: RUN_ORDERS, about: 'which runs count in play', source: 'Bere Regis' },
  {
    name: 'targets',
    values: 'numbers',
    about: 'the game hole of each side, where they differ',
    source: 'captain',
  },
  {
    name: 'lowball',
    values: YES_OR_NO,
    about: 'whether the first in the game hole loses',
    source: 'lowball',
  },
  {
    name: 'winPoints',
    values: 'number',
    least: 1,
    most: 99,
    about: 'game points for a plain win',
    source: 'ACC',
  },
  { name: 'stake', values: 'number', least: 0, most: 999, about: 'what a plain loss costs', source: 'Pagat' },
  { name: 'skunks', values: 'lines', about: 'lines that a loser has to pass', source: 'ACC; Pagat' },
  { name: 'conceded', values: CONCESSIONS, about: 'what a conceded game counts', source: 'Muggins' },
  {
    name: 'firstDealBonus',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points to the pone at the first deal: three for last',
    source: 'five-card; pub',
  },
  { name: 'firstDealer', values: FIRST_DEALERS, about: 'who deals the first game', source: 'captain' },
  { name: 'cutAgain', values: CUTS_AGAIN, about: 'which cuts for the deal are made again', source: 'Pagat' },
  {
    name: 'match.games',
    values: 'number',
    least: 0,
    most: 99,
    about: 'games or legs of a match; 0 for no end',
    source: 'Pagat',
  },
  {
    name: 'match.all',
    values: YES_OR_NO,
    about: 'whether all games of a match are played',
    source: 'leagues',
  },
  {
    name: 'heelsForfeited',
    values: YES_OR_NO,
    about: 'whether heels are lost once the dealer plays a card',
    source: 'ACC 2010, 6.3',
  },
  {
    name: 'noHeelsWithin',
    values: 'number',
    least: 0,
    most: 30,
    about: 'no heels for who needs so few',
    source: 'Pagat',
  },
  { name: 'outOnGo', values: YES_OR_NO, about: 'whether a go may win the game', source: 'Pagat' },
  {
    name: 'playOnlyWithin',
    values: 'number',
    least: 0,
    most: 30,
    about: 'only play counts for who needs so few',
    source: 'Other houses',
  },
  { name: 'exactOut', values: YES_OR_NO, about: 'only the exact number goes out', source: 'Other houses' },
  {
    name: 'nobs',
    values: 'number',
    least: 0,
    most: 30,
    about: "points for the jack of the starter's suit",
    source: 'ACC 2010, 1.7',
  },
  {
    name: 'go',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points for a go and for last',
    source: 'ACC 2010, 1.7',
  },
  {
    name: 'flush.hand.alone',
    values: 'number',
    least: 0,
    most: 30,
    about: 'a flush in hand',
    source: 'ACC 2010, 1.7; five-card',
  },
  {
    name: 'flush.hand.withStarter',
    values: 'number',
    least: 0,
    most: 30,
    about: 'a flush with the starter',
    source: 'ACC 2010, 1.7; five-card',
  },
  {
    name: 'flush.crib.alone',
    values: 'number',
    least: 0,
    most: 30,
    about: 'a flush in the crib without the starter',
    source: 'ACC 2010, 1.7',
  },
  {
    name: 'flush.crib.withStarter',
    values: 'number',
    least: 0,
    most: 30,
    about: 'a flush in the crib with the starter',
    source: 'ACC 2010, 1.7',
  },
  { name: 'nineteenIsZero', values: YES_OR_NO, about: 'whether nineteen means nothing', source: 'Pagat' },
  {
    name: 'sayings',
    values: YES_OR_NO,
    about: 'rhymes, nineteen and names of hands in what is said',
    source: 'Pub, UK',
  },
  { name: 'renege', values: RENEGES, about: 'a card that was withheld', source: 'ACC 2010, 7.3; Hoyle' },
  {
    name: 'renegePoints',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points for a renege',
    source: 'ACC 2010, 7.3; Hoyle',
  },
  {
    name: 'falseClaim',
    values: FALSE_CLAIMS,
    about: 'a false claim of game',
    source: 'ACC 2010, 8.4.a-b; Hoyle',
  },
  {
    name: 'misdealPoints',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points to the opponent for a misdeal',
    source: 'Hoyle',
  },
  {
    name: 'timeLimit',
    values: 'number',
    least: 0,
    most: 600,
    about: 'seconds for a count; 0 for any time',
    source: 'Playroom',
  },
] as const satisfies readonly SettingRow[];

type NamedSetting = (typeof ROWS)[number] | (typeof PENALTY_SETTINGS)[number];

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
export interface Setting {
  readonly name: SettingName;
  /** What it decides, in a line. */
  readonly about: string;
  /** Where the choice comes from: see docs/sources.md. */
  readonly source: string;
  /** The words that it takes; or the form of its values. */
  readonly values: readonly string[] | SettingForm;
  /** The field of the rule set; dots lead into its parts. */
  readonly field: string;
  /** The least and the most that a number can be. */
  readonly range?: readonly [least: number, most: number];
  /** The rule set with this value, which is already known to be one that the setting takes. */
  readonly apply: (rules: RuleSet, value: SettingValue) => RuleSet;
}

type Fields = Readonly<Record<string, unknown>>;

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

const settingOf = ({ name, field = name, values, least, most, about, source }: SettingRow): Setting => ({
  name: name as SettingName,
  about,
  source,
  values,
  field,
  ...(least === undefined || most === undefined ? {} : { range: [least, most] as const }),
  apply: BESIDES[name as SettingName] ?? ((rules, value) => withField(rules, field, value)),
});

/** Every setting, in the order in which people are told of them. */
export const SETTINGS: readonly Setting[] = [
  ...ROWS,
  ...PENALTY_SETTINGS.map((penalty): SettingRow => {
    const [least, most] = PENALTY_RANGE;
    const range = penalty.values === 'number' ? { least, most } : {};
    return { ...penalty, ...range, field: `penalties.${penalty.name}` };
  }),
].map(settingOf);

/** The setting of this name; undefined if there is none. */
export const findSetting = (name: string): Setting | undefined =>
  SETTINGS.find((setting) => setting.name === name);

// House rules by name and value, as typed by people.

import { PENALTY_SETTINGS, withPenalty } from '../terms/penalties.ts';
import { type Result, refuse } from '../terms/result.ts';
import {
  CLAIM_MODES,
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
  type Skunk,
  type SkunkLine,
  UNDERCOUNTS,
  WRONG_CALLS,
} from '../terms/ruleset.ts';
import { checkRules } from './check.ts';

/** What a setting takes where it is not one of a few words: how that is written, and how people are told. */
const FORMS = {
  number: { pattern: /^\d{1,4}$/, expected: 'a number' },
  numbers: { pattern: /^(none|\d{1,4}(,\d{1,4}){1,5})$/, expected: 'numbers with commas between, or none' },
  lines: {
    pattern: /^(none|[a-zA-Z]+(:\d{1,4}){3}(,[a-zA-Z]+(:\d{1,4}){3})*)$/,
    expected: 'lines such as skunk:90:3:2 (at most, game points, stakes) with commas between, or none',
  },
  text: { pattern: /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u, expected: 'a name of up to 40 characters' },
} as const;

/** See FORMS. */
export type SettingForm = keyof typeof FORMS;

/** A setting that people can change by name. */
export interface Setting {
  readonly name: string;
  /** What it decides, in a line. */
  readonly about: string;
  /** Where the choice comes from. */
  readonly source: string;
  /** The words that it takes; or 'number' for 0 and up, 'numbers' for `0,1,0,1`, 'lines' for `skunk:90:3:2`, 'text'. */
  readonly values: readonly string[] | SettingForm;
  /** The rule set with this value, already known to be one of `values`. */
  readonly apply: (rules: RuleSet, value: string) => RuleSet;
}

type Fields = Readonly<Record<string, unknown>>;

/** The rule set with one field changed; dots lead into its parts. */
function withField(rules: RuleSet, path: string, value: unknown): RuleSet {
  const change = (fields: Fields, [head = '', ...rest]: readonly string[]): Fields => ({
    ...fields,
    [head]: rest.length === 0 ? value : change(fields[head] as Fields, rest),
  });
  return change(rules as unknown as Fields, path.split('.')) as unknown as RuleSet;
}

const numbersOf = (text: string): readonly number[] => (text === 'none' ? [] : text.split(',').map(Number));

const linesOf = (text: string): readonly SkunkLine[] =>
  (text === 'none' ? [] : text.split(',')).map((each) => {
    const [skunk, atMost, gamePoints, stakes] = each.split(':');
    return {
      skunk: skunk as Skunk,
      atMost: Number(atMost),
      gamePoints: Number(gamePoints),
      stakes: Number(stakes),
    };
  });

const READ: Readonly<Record<SettingForm, (value: string) => unknown>> = {
  number: Number,
  numbers: numbersOf,
  lines: linesOf,
  text: (value) => value,
};

const YES_OR_NO = ['yes', 'no'];

const read = (values: Setting['values'], value: string): unknown => {
  if (values === YES_OR_NO) return value === 'yes';
  return typeof values === 'string' ? READ[values](value) : value;
};

/** A setting that is a field of the rule set. */
const field = (path: string, values: Setting['values'], about: string, source: string): Setting => ({
  name: path,
  about,
  source,
  values,
  apply: (rules, value) => withField(rules, path, read(values, value)),
});

/** A nearer game hole leaves out the skunk lines that lie beyond it. */
const withTarget = (rules: RuleSet, value: string): RuleSet => ({
  ...rules,
  target: Number(value),
  skunks: rules.skunks.filter(({ atMost }) => atMost < Number(value)),
});

/** So many players, each for himself unless `sides` says otherwise. */
const withSeats = (rules: RuleSet, value: string): RuleSet => ({
  ...rules,
  seats: Number(value),
  sides: Array.from({ length: Math.min(Number(value), 6) }, (_, seat) => seat),
});

/** Who plays with whom says how many play. */
const withSides = (rules: RuleSet, value: string): RuleSet => ({
  ...rules,
  sides: numbersOf(value),
  seats: numbersOf(value).length,
});

/** Every setting, as it is written on a command line: `mode=always muggins=called`. */
export const SETTINGS: readonly Setting[] = [
  {
    ...field('claims', CLAIM_MODES, 'how much is checked by cards', 'Muggins'),
    name: 'mode',
  },
  field('muggins', MUGGINS_MODES, 'points that were missed', 'ACC 2010, 10; Playroom'),
  field('undercount', UNDERCOUNTS, 'points missed while muggins is off', 'casual; ACC 2010, 8.3'),
  field(
    'overcount',
    OVERCOUNTS,
    'a count that claims too much',
    'casual; pub, UK; ACC 2010, 8.4.c; Playroom',
  ),
  field('wrongCall', WRONG_CALLS, 'muggins called wrongly', 'ACC 2010, 10'),
  field('nextDealer', NEXT_DEALERS, 'who deals the next game', 'ACC; pagat'),
  { ...field('target', 'number', 'the game hole', 'reference: rules 3'), apply: withTarget },
  field('heels', 'number', 'points for a jack turned up', 'ACC 2010, 6.3'),
  field('name', 'text', 'what the house calls its game', 'Muggins'),
  { ...field('seats', 'number', 'players, each for himself', 'reference: rules 3'), apply: withSeats },
  { ...field('sides', 'numbers', 'the side of each seat', 'reference: rules 3'), apply: withSides },
  field('cards.dealt', 'number', 'cards dealt to each player', 'reference: rules 3'),
  field('cards.laidAway', 'number', 'cards each lays away to the crib', 'reference: rules 3'),
  field('cards.packToCrib', 'number', 'cards the crib gets from the pack', 'two into the crib; Bere Regis'),
  field('cards.dealerFewer', 'number', 'cards fewer for the dealer', 'five and six players'),
  field('playEnds', PLAY_ENDS, 'when the play of a deal is over', 'five-card'),
  field('runs', RUN_ORDERS, 'which runs count in play', 'Bere Regis'),
  field('targets', 'numbers', 'the game hole of each side, where they differ', 'captain'),
  field('lowball', YES_OR_NO, 'whether the first in the game hole loses', 'lowball'),
  field('winPoints', 'number', 'game points for a plain win', 'ACC'),
  field('stake', 'number', 'what a plain loss costs', 'reference: rules 3'),
  field('skunks', 'lines', 'lines that a loser has to pass', 'ACC; reference: rules 3'),
  field('firstDealBonus', 'number', 'points to the pone at the first deal: three for last', 'five-card; pub'),
  field('firstDealer', FIRST_DEALERS, 'who deals the first game', 'captain'),
  field('cutAgain', CUTS_AGAIN, 'which cuts for the deal are made again', 'reference: rules 3'),
  field('match.games', 'number', 'games or legs of a match; 0 for no end', 'reference: rules 3'),
  field('match.all', YES_OR_NO, 'whether all games of a match are played', 'leagues; reference: rules 4'),
  field('heelsForfeited', YES_OR_NO, 'whether heels are lost once play begins', 'ACC 2010, 6.3'),
  field('noHeelsWithin', 'number', 'no heels for who needs so few', 'reference: rules 3'),
  field('outOnGo', YES_OR_NO, 'whether a go may win the game', 'reference: rules 3'),
  field('playOnlyWithin', 'number', 'only play counts for who needs so few', 'reference: rules 3'),
  field('nobs', 'number', "points for the jack of the starter's suit", 'ACC 2010, 1.7'),
  field('go', 'number', 'points for a go and for last', 'ACC 2010, 1.7'),
  field('flush.hand.alone', 'number', 'a flush in hand', 'ACC 2010, 1.7; five-card'),
  field('flush.hand.withStarter', 'number', 'a flush with the starter', 'ACC 2010, 1.7; five-card'),
  field('flush.crib.alone', 'number', 'a flush in the crib without the starter', 'ACC 2010, 1.7'),
  field('flush.crib.withStarter', 'number', 'a flush in the crib with the starter', 'ACC 2010, 1.7'),
  field('nineteenIsZero', YES_OR_NO, 'whether nineteen means nothing', 'reference: rules 1'),
  field('renege', RENEGES, 'a card that was withheld', 'ACC 2010, 7.3; Hoyle'),
  field('renegePoints', 'number', 'points for a renege', 'ACC 2010, 7.3; Hoyle'),
  field('falseClaim', FALSE_CLAIMS, 'a false claim of game', 'ACC 2010, 8.4.a-b; Hoyle'),
  field('misdealPoints', 'number', 'points to the opponent for a misdeal', 'Hoyle'),
  field('timeLimit', 'number', 'seconds for a count; 0 for any time', 'Playroom'),
  ...PENALTY_SETTINGS.map(
    (penalty): Setting => ({ ...penalty, apply: (rules, value) => withPenalty(rules, penalty, value) }),
  ),
];

/** A rule set with some settings changed. Refusals: badSetting, badRules. */
export function applySettings(rules: RuleSet, changes: Readonly<Record<string, string>>): Result<RuleSet> {
  let changed = rules;
  for (const [name, value] of Object.entries(changes)) {
    const setting = SETTINGS.find((each) => each.name === name);
    if (setting === undefined) {
      const expected = SETTINGS.map((each) => each.name);
      return refuse({ code: 'badSetting', setting: name, value, expected });
    }
    const { values } = setting;
    const form = typeof values === 'string' ? FORMS[values] : undefined;
    const fits = form === undefined ? values.includes(value) : form.pattern.test(value);
    if (!fits) {
      const expected = typeof values === 'string' ? [FORMS[values].expected] : values;
      return refuse({ code: 'badSetting', setting: name, value, expected });
    }
    changed = setting.apply(changed, value);
  }
  return checkRules(changed);
}

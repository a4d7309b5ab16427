// House rules by name and value, as typed by people, and the check that a rule set makes sense.
import { possiblePoints } from './counts.ts';
import { ok, type Result, refuse } from './result.ts';
import {
  CLAIM_MODES,
  cribSize,
  handSize,
  MUGGINS_MODES,
  NEXT_DEALERS,
  OVERCOUNTS,
  type RuleSet,
  SIX_CARD,
  UNDERCOUNTS,
  WRONG_CALLS,
} from './ruleset.ts';

/** The rule sets that can be asked for by name. */
export const PRESETS: readonly RuleSet[] = [SIX_CARD];

/** The rule set of this name. Refusal: unknownPreset. */
export function findPreset(name: string): Result<RuleSet> {
  const preset = PRESETS.find((each) => each.name === name);
  const known = PRESETS.map((each) => each.name);
  return preset === undefined ? refuse({ code: 'unknownPreset', name, known }) : ok(preset);
}

/** A setting that people can change by name. */
export interface Setting {
  readonly name: string;
  /** What it decides, in a line. */
  readonly about: string;
  /** Where the choice comes from. */
  readonly source: string;
  /** The words that it takes; for numbers, '0' and up. */
  readonly values: readonly string[] | 'number';
  /** The rule set with this value, already known to be one of `values`. */
  readonly apply: (rules: RuleSet, value: string) => RuleSet;
}

/** A setting that is one field of the rule set with a list of words. */
const choice = <K extends keyof RuleSet>(
  field: K,
  values: readonly (RuleSet[K] & string)[],
  {
    name = field,
    about,
    source,
  }: { readonly name?: string; readonly about: string; readonly source: string },
): Setting => ({
  name,
  about,
  source,
  values,
  apply: (rules, value) => ({ ...rules, [field]: value }),
});

/** A setting that is a number. */
const number = (
  name: string,
  { about, source }: { readonly about: string; readonly source: string },
  apply: (rules: RuleSet, value: number) => RuleSet,
): Setting => ({
  name,
  about,
  source,
  values: 'number',
  apply: (rules, value) => apply(rules, Number(value)),
});

/** Every setting, as it is written on a command line: `mode=always muggins=called`. */
export const SETTINGS: readonly Setting[] = [
  choice('claims', CLAIM_MODES, { name: 'mode', about: 'how much is checked by cards', source: 'Muggins' }),
  choice('muggins', MUGGINS_MODES, { about: 'points that were missed', source: 'ACC 2010, 10; Playroom' }),
  choice('undercount', UNDERCOUNTS, {
    about: 'points missed while muggins is off',
    source: 'casual; ACC 2010, 8.3',
  }),
  choice('overcount', OVERCOUNTS, {
    about: 'a count that claims too much',
    source: 'casual; pub, UK; ACC 2010, 8.4.c; Playroom',
  }),
  choice('wrongCall', WRONG_CALLS, { about: 'muggins called wrongly', source: 'ACC 2010, 10' }),
  choice('nextDealer', NEXT_DEALERS, { about: 'who deals the next game', source: 'ACC; pagat' }),
  // A nearer game hole leaves out the skunk lines that lie beyond it.
  number('target', { about: 'the game hole', source: 'reference: rules 3' }, (rules, target) => ({
    ...rules,
    target,
    skunks: rules.skunks.filter(({ atMost }) => atMost < target),
  })),
  number('heels', { about: 'points for a jack turned up', source: 'ACC 2010, 6.3' }, (rules, heels) => ({
    ...rules,
    heels,
  })),
];

/** A rule set with some settings changed. Refusals: badSetting, badRules. */
export function applySettings(rules: RuleSet, changes: Readonly<Record<string, string>>): Result<RuleSet> {
  let changed = rules;
  for (const [name, value] of Object.entries(changes)) {
    const setting = SETTINGS.find((each) => each.name === name);
    if (setting === undefined) {
      return refuse({
        code: 'badSetting',
        setting: name,
        value,
        expected: SETTINGS.map((each) => each.name),
      });
    }
    const { values } = setting;
    const fits = values === 'number' ? /^\d{1,4}$/.test(value) : values.includes(value);
    if (!fits) {
      const expected = values === 'number' ? ['a number'] : values;
      return refuse({ code: 'badSetting', setting: name, value, expected });
    }
    changed = setting.apply(changed, value);
  }
  return checkRules(changed);
}

/** One thing that has to hold in a rule set. */
interface Check {
  readonly field: string;
  readonly expected: string;
  readonly value: (rules: RuleSet) => unknown;
  readonly holds: (rules: RuleSet) => boolean;
}

/** A field that has to be a whole number from `least` to `most`. */
const whole = (field: string, least: number, most: number, value: (rules: RuleSet) => number): Check => ({
  field,
  expected: `a whole number from ${least} to ${most}`,
  value,
  holds: (rules) => Number.isInteger(value(rules)) && value(rules) >= least && value(rules) <= most,
});

/** A field that has to be one of a list of words. */
const word = <K extends keyof RuleSet>(field: K, values: readonly RuleSet[K][]): Check => ({
  field,
  expected: values.join(', '),
  value: (rules) => rules[field],
  holds: (rules) => values.includes(rules[field]),
});

/** Everything that has to hold, in the order in which it is looked at; later checks rely on earlier ones. */
const CHECKS: readonly Check[] = [
  whole('seats', 2, 6, ({ seats }) => seats),
  {
    field: 'sides',
    expected: 'a side for each seat, two sides or more, numbered from 0 without gaps',
    value: ({ sides }) => sides.join(' '),
    holds: ({ seats, sides }) =>
      sides.length === seats &&
      new Set(sides).size >= 2 &&
      [...new Set(sides)].sort().every((side, at) => side === at),
  },
  whole('cards.dealt', 3, 8, ({ cards }) => cards.dealt),
  whole('cards.laidAway', 0, 3, ({ cards }) => cards.laidAway),
  whole('cards.packToCrib', 0, 4, ({ cards }) => cards.packToCrib),
  whole('hand', 3, 5, handSize),
  whole('crib', 3, 5, cribSize),
  whole('target', 31, 999, ({ target }) => target),
  whole('winPoints', 1, 99, ({ winPoints }) => winPoints),
  {
    field: 'skunks',
    expected: 'lines that rise and stay under the game hole',
    value: ({ skunks }) => skunks.map(({ atMost }) => atMost).join(' '),
    holds: ({ skunks, target }) =>
      skunks.every(({ atMost }, at) => atMost > (skunks[at - 1]?.atMost ?? -1) && atMost < target),
  },
  whole('heels', 0, 30, ({ heels }) => heels),
  whole('nobs', 0, 30, ({ nobs }) => nobs),
  whole('go', 0, 30, ({ go }) => go),
  whole('flush.hand.alone', 0, 30, ({ flush }) => flush.hand.alone),
  whole('flush.hand.withStarter', 0, 30, ({ flush }) => flush.hand.withStarter),
  whole('flush.crib.alone', 0, 30, ({ flush }) => flush.crib.alone),
  whole('flush.crib.withStarter', 0, 30, ({ flush }) => flush.crib.withStarter),
  word('claims', CLAIM_MODES),
  word('muggins', MUGGINS_MODES),
  word('undercount', UNDERCOUNTS),
  word('overcount', OVERCOUNTS),
  word('wrongCall', WRONG_CALLS),
  word('nextDealer', NEXT_DEALERS),
  {
    field: 'muggins',
    expected: 'off or called in mode trust, where the board never sees a card',
    value: ({ muggins }) => muggins,
    holds: ({ claims, muggins }) => claims !== 'trust' || muggins !== 'automatic',
  },
  {
    field: 'nineteenIsZero',
    expected: 'false, because a hand can count nineteen by these rules',
    value: ({ nineteenIsZero }) => nineteenIsZero,
    holds: (rules) => !rules.nineteenIsZero || !possiblePoints(rules).includes(19),
  },
];

/** The rule set itself, if it can be played. Refusal: badRules, with the first field that does not fit. */
export function checkRules(rules: RuleSet): Result<RuleSet> {
  const failed = CHECKS.find((check) => !check.holds(rules));
  if (failed === undefined) return ok(rules);
  const { field, value, expected } = failed;
  return refuse({ code: 'badRules', field, value: String(value(rules)), expected });
}

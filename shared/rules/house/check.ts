// A rule set with some settings changed, and the check that it makes sense: every field in its range, no two that contradict each other.
import { possiblePoints } from '../cards/counts.ts';
import { type Counting, isCribbage, SUMS } from '../terms/counting.ts';
import { type Penalties, penaltiesOf } from '../terms/penalties.ts';
import type { Requirement } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import {
  cribSize,
  handSize,
  hasCentre,
  pegsDifference,
  type RuleSet,
  SKUNKS,
  sideCount,
  targetOf,
} from '../terms/ruleset.ts';
import { isAlone } from '../terms/seats.ts';
import { makeText, parseSetting, parseSettings, unknownSetting } from './format.ts';
import { YES_OR_NO } from './row.ts';
import { fieldOf, findSetting, SETTINGS, type Setting, type Settings } from './settings.ts';

/** One thing that has to hold in a rule set. */
interface Check {
  readonly field: string;
  readonly expected: Requirement;
  readonly holds: (rules: RuleSet) => boolean;
  readonly value: (rules: RuleSet) => unknown;
}

/** A field with what it has to be. `value` reads it where it is not a field of that name. */
const check = (
  field: string,
  expected: Requirement,
  holds: Check['holds'],
  value: Check['value'] = (rules) => fieldOf(rules, field),
): Check => ({ field, expected, holds, value });

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether a value is one that the table of settings has for it; lists and texts have checks of their own. */
function isListed({ values, range }: Setting, value: unknown): boolean {
  if (range !== undefined) return isWhole(value, ...range);
  return values === YES_OR_NO ? typeof value === 'boolean' : (values as readonly unknown[]).includes(value);
}

/** What the table of settings says of a field: one of its words, yes or no, or a number in its range. */
function plain(setting: Setting): readonly Check[] {
  const { field, values, range } = setting;
  if (isPenalty(setting) || (range === undefined && typeof values === 'string')) return [];
  const words = values === YES_OR_NO ? ['true', 'false'] : values;
  const expected: Requirement =
    range === undefined
      ? { code: 'oneOf', words: words as readonly string[] }
      : { code: 'whole', least: range[0], most: range[1] };
  return [check(field, expected, (rules) => isListed(setting, fieldOf(rules, field)))];
}

const isPenalty = ({ field }: Setting): boolean => field.startsWith('penalties.');
const PENALTY_SETTINGS = SETTINGS.filter(isPenalty);

/** The first penalty that holds nothing it could be; undefined if all of them make sense. */
function wrongPenalty(rules: RuleSet): Setting | undefined {
  const all = penaltiesOf(rules);
  return PENALTY_SETTINGS.find((setting) => !isListed(setting, all[setting.name as keyof Penalties]));
}

/** A list of points of how cards score. */
const points = (field: 'alike' | 'colours', length: number, fits: (counting: Counting) => boolean): Check =>
  check(
    field,
    { code: 'pointList', length, most: 30 },
    ({ counting }) => fits(counting) && counting[field].every((each) => isWhole(each, 0, 30)),
    ({ counting }) => counting[field],
  );

/** Words that a field can have where one player plays alone, or where several play. */
const company = (alone: boolean, field: string, ...words: readonly string[]): Check => {
  const text = (rules: RuleSet): string => makeText(fieldOf(rules, field));
  return check(
    field,
    { code: 'players', alone, words },
    (rules) => isAlone(rules) !== alone || words.includes(text(rules)),
    text,
  );
};

/** Everything that has to hold, in the order in which it is looked at; later checks rely on earlier ones. */
const CHECKS: readonly Check[] = [
  ...SETTINGS.flatMap(plain),
  check(
    'sides',
    { code: 'sides' },
    ({ seats, sides }) =>
      sides.length === seats &&
      (seats === 1 || new Set(sides).size >= 2) &&
      [...new Set(sides)].sort().every((side, at) => side === at),
  ),
  check('sides', { code: 'partnersApart' }, inTurn),
  check('cards.dealerFewer', { code: 'dealerFewer' }, ({ cards }) =>
    isWhole(cards.dealerFewer, 0, cards.laidAway),
  ),
  // Without an opponent no player can lead or lose the deal, and there is no one else to take points.
  company(true, 'show', 'withoutPlay', 'afterPlay'),
  company(true, 'deals', ...Array.from({ length: 12 }, (_, at) => `${at + 1}`)),
  company(true, 'firstDealer', 'firstSeat'),
  company(true, 'nextDealer', 'asFirst'),
  company(true, 'cribOwner', 'dealer'),
  company(true, 'exchange', 'none'),
  company(true, 'muggins', 'off'),
  company(true, 'overcount', 'corrected', 'losesCount'),
  company(true, 'lowball', 'no'),
  company(true, 'firstDealBonus', '0'),
  company(true, 'timeLimit', '0'),
  company(false, 'deals', '0'),
  company(false, 'freeCrib', 'no'),
  check('layout', { code: 'square' }, (rules) => rules.layout !== 'square' || isWholeSquare(rules)),
  check(
    'show',
    { code: 'players', alone: false, words: ['afterPlay', 'beforePlay'] },
    (rules) => isAlone(rules) || (rules.show === 'withoutPlay') === (rules.layout === 'square'),
  ),
  check(
    'show',
    { code: 'againstCrib' },
    (rules) => !isAlone(rules) || rules.show === 'withoutPlay' || isHandAndCrib(rules),
  ),
  check('freeCrib', { code: 'againstCrib' }, (rules) => !rules.freeCrib || isHandAndCrib(rules)),
  check('layout', { code: 'twoHands' }, (rules) => rules.layout !== 'twoHands' || isAlone(rules)),
  check('hand', { code: 'whole', least: 3, most: 6 }, (rules) => isWhole(handSize(rules), 3, 6), handSize),
  check(
    'crib',
    { code: 'cribCards', least: 3, most: 5 },
    (rules) => cribSize(rules) === 0 || isWhole(cribSize(rules), 3, 5),
    cribSize,
  ),
  check('cribOwner', { code: 'noCribSold' }, (rules) => rules.cribOwner === 'dealer' || cribSize(rules) > 0),
  check('show', { code: 'cribLast' }, (rules) => rules.show !== 'beforePlay' || cribSize(rules) === 0),
  ...(['playSums', 'handSums'] as const).map((field) =>
    check(
      field,
      { code: 'oneOf', words: SUMS.map(String) },
      ({ counting }) => counting[field].every((sum) => (SUMS as readonly number[]).includes(sum)),
      ({ counting }) => counting[field],
    ),
  ),
  points('alike', 3, ({ alike }) => alike.length === 3),
  points('colours', 4, ({ colours }) => colours.length === 0 || colours.length === 4),
  check(
    'counting',
    { code: 'handOfThree' },
    (rules) => isCribbage(rules.counting) || (handSize(rules) === 3 && cribSize(rules) === 0),
    handSize,
  ),
  check(
    'exchangeHonours',
    { code: 'refusalApart' },
    ({ exchange, exchangeHonours, exchangeRefused, nobs, counting }) =>
      exchange === 'none' ||
      !exchangeHonours ||
      exchangeRefused === 0 ||
      ![nobs, counting.honour].includes(exchangeRefused),
  ),
  check(
    'targets',
    { code: 'targets', least: 31, most: 999 },
    (rules) =>
      rules.targets.length === 0 ||
      (rules.targets.length === sideCount(rules) && rules.targets.every((hole) => isWhole(hole, 31, 999))),
  ),
  check(
    'skunks',
    { code: 'skunks', most: 99 },
    (rules) => rules.skunks.every((_, at) => isLine(rules, at)),
    holes,
  ),
  check('skunks', { code: 'noSkunks' }, ({ lowball, skunks }) => !lowball || skunks.length === 0, holes),
  check('match.all', { code: 'matchGames' }, ({ match }) => !match.all || match.games > 0),
  check(
    'penalties',
    { code: 'penalties' },
    (rules) => wrongPenalty(rules) === undefined,
    (rules) => wrongPenalty(rules)?.name,
  ),
  check(
    'muggins',
    { code: 'mugginsSeen' },
    ({ claims, muggins }) => claims !== 'trust' || muggins !== 'automatic',
  ),
  check('muggins', { code: 'mugginsOff' }, ({ lowball, muggins }) => !lowball || muggins === 'off'),
  check(
    'muggins',
    { code: 'mugginsBarred' },
    ({ mugginsAllowed, muggins }) => mugginsAllowed || muggins === 'off',
  ),
  check(
    'nineteenIsZero',
    { code: 'nineteenCounts' },
    (rules) => !rules.nineteenIsZero || !possiblePoints(rules).includes(19),
  ),
];

/** The holes of the skunk lines. */
function holes({ skunks }: RuleSet): readonly number[] {
  return skunks.map(({ atMost }) => atMost);
}

/** Whether a player alone has one hand and a crib. */
const isHandAndCrib = (rules: RuleSet): boolean => rules.layout === 'hands' && cribSize(rules) > 0;

/** Whether all cards that are dealt, with the one in the middle, make the square: of one player, or of two sides that have rows and columns. */
function isWholeSquare(rules: RuleSet): boolean {
  const { seats, cards, square, exchange } = rules;
  const centre = hasCentre(rules) ? 1 : 0;
  const players = pegsDifference(rules) ? sideCount(rules) === 2 : seats === 1 && centre === 0;
  const whole = seats * cards.dealt + centre === square.size ** 2;
  return players && whole && cards.laidAway + cards.packToCrib === 0 && exchange === 'none';
}

/**
 * Whether the deal, and with it the crib, comes to the sides in turn (Playroom): where all have as many players, they sit in the
 * same order again and again. A captain has no such turn.
 */
function inTurn({ sides }: RuleSet): boolean {
  const count = new Set(sides).size;
  const sizes = new Set([...new Set(sides)].map((side) => sides.filter((each) => each === side).length));
  return sizes.size > 1 || sides.every((side, seat) => side === sides[seat % count]);
}

/** Whether a skunk line differs from the one before it and from a win. */
function isLine(rules: RuleSet, at: number): boolean {
  const { skunk, atMost, gamePoints, stakes } = rules.skunks[at] as RuleSet['skunks'][number];
  const nearest = Math.min(...rules.sides.map((side) => targetOf(rules, side)));
  return (
    skunk !== 'none' &&
    SKUNKS.includes(skunk) &&
    isWhole(atMost, 0, nearest - 1) &&
    atMost > (rules.skunks[at - 1]?.atMost ?? -1) &&
    isWhole(gamePoints, 1, 99) &&
    isWhole(stakes, 1, 99)
  );
}

/** The rule set itself, if it can be played. Refusal: badRules, with the first field that does not fit. */
export function checkRules(rules: RuleSet): Result<RuleSet> {
  const failed = CHECKS.find(({ holds }) => !holds(rules));
  if (failed === undefined) return ok(rules);
  const { field, value, expected } = failed;
  return refuse({ code: 'badRules', field, value: written(value(rules)), expected });
}

/** A value as a refusal has it: a list with spaces between. */
const written = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

/**
 * A rule set with some settings changed: `applySettings(SIX_CARD, { muggins: 'called', target: 61 })`. They are applied in
 * their order, and checked although they are typed. Refusals: unknownSetting, badSetting, badRules.
 */
export function applySettings(rules: RuleSet, settings: Settings): Result<RuleSet> {
  let changed = rules;
  for (const [name, value] of Object.entries(settings)) {
    const setting = findSetting(name);
    if (setting === undefined) return unknownSetting(name);
    const read = parseSetting(setting, makeText(value));
    if (!read.ok) return read;
    changed = setting.apply(changed, read.value);
  }
  return checkRules(changed);
}

/**
 * The same with settings as text, as people type them: `{ muggins: 'called', target: '61' }`. Refusals: unknownSetting,
 * badSetting, badRules.
 */
export function parseRules(rules: RuleSet, texts: Readonly<Record<string, string>>): Result<RuleSet> {
  const settings = parseSettings(texts);
  return settings.ok ? applySettings(rules, settings.value) : settings;
}

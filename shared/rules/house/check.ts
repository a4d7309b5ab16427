// The check that a rule set makes sense: every field in its range, and no two that contradict each other.
import { possiblePoints } from '../cards/counts.ts';
import { type Counting, isCribbage, SUMS } from '../terms/counting.ts';
import { wrongPenalty } from '../terms/penalties.ts';
import type { Requirement } from '../terms/requirement.ts';
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
import { makeText } from './format.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { YES_OR_NO } from './yesno.ts';

/** One thing that has to hold in a rule set. */
interface Check {
  readonly field: string;
  readonly expected: Requirement;
  readonly value: (rules: RuleSet) => unknown;
  readonly holds: (rules: RuleSet) => boolean;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** A field that has to be a whole number from `least` to `most`. */
const whole = (field: string, least: number, most: number, value: (rules: RuleSet) => number): Check => ({
  field,
  expected: { code: 'whole', least, most },
  value,
  holds: (rules) => isWhole(value(rules), least, most),
});

const fieldOf = (rules: RuleSet, path: string): unknown =>
  path.split('.').reduce<unknown>((from, part) => (from as Readonly<Record<string, unknown>>)[part], rules);

/** What the table of settings says of a field: one of its words, yes or no, or a number in its range. */
function plain({ field, values, range }: Setting): readonly Check[] {
  if (field.startsWith('penalties.')) return [];
  if (range !== undefined) return [whole(field, ...range, (rules) => fieldOf(rules, field) as number)];
  if (typeof values === 'string') return [];
  const words: readonly unknown[] = values === YES_OR_NO ? [true, false] : values;
  return [
    {
      field,
      expected: { code: 'oneOf', words: words.map(String) },
      value: (rules) => fieldOf(rules, field),
      holds: (rules) => words.includes(fieldOf(rules, field)),
    },
  ];
}

/** A list of points of how cards score. */
const points = (
  field: 'alike' | 'colours',
  length: number,
  fits: (counting: Counting) => boolean,
): Check => ({
  field,
  expected: { code: 'pointList', length, most: 30 },
  value: ({ counting }) => counting[field].join(' '),
  holds: ({ counting }) => fits(counting) && counting[field].every((each) => isWhole(each, 0, 30)),
});

/** A field and the words that it can have; `alone`: where one player plays alone. */
interface Company {
  readonly field: string;
  readonly alone: boolean;
  readonly words: readonly string[];
}

/** Without an opponent nobody leads or loses the deal, and points go to nobody else. */
const ALONE: readonly Company[] = [
  { field: 'show', alone: true, words: ['withoutPlay', 'afterPlay'] },
  { field: 'deals', alone: true, words: Array.from({ length: 12 }, (_, at) => `${at + 1}`) },
  { field: 'firstDealer', alone: true, words: ['firstSeat'] },
  { field: 'nextDealer', alone: true, words: ['asFirst'] },
  { field: 'cribOwner', alone: true, words: ['dealer'] },
  { field: 'exchange', alone: true, words: ['none'] },
  { field: 'muggins', alone: true, words: ['off'] },
  { field: 'overcount', alone: true, words: ['corrected', 'losesCount'] },
  { field: 'lowball', alone: true, words: ['no'] },
  { field: 'firstDealBonus', alone: true, words: ['0'] },
  { field: 'timeLimit', alone: true, words: ['0'] },
];

const TOGETHER: readonly Company[] = [
  { field: 'deals', alone: false, words: ['0'] },
  { field: 'freeCrib', alone: false, words: ['no'] },
];

const lonely = ({ field, alone, words }: Company): Check => ({
  field,
  expected: { code: 'players', alone, words },
  value: (rules) => makeText(fieldOf(rules, field)),
  holds: (rules) => isAlone(rules) !== alone || words.includes(makeText(fieldOf(rules, field))),
});

/** Everything that has to hold, in the order in which it is looked at; later checks rely on earlier ones. */
const CHECKS: readonly Check[] = [
  ...SETTINGS.flatMap(plain),
  {
    field: 'sides',
    expected: { code: 'sides' },
    value: ({ sides }) => sides.join(' '),
    holds: ({ seats, sides }) =>
      sides.length === seats &&
      (seats === 1 || new Set(sides).size >= 2) &&
      [...new Set(sides)].sort().every((side, at) => side === at),
  },
  {
    field: 'sides',
    expected: { code: 'partnersApart' },
    value: ({ sides }) => sides.join(' '),
    holds: inTurn,
  },
  {
    field: 'cards.dealerFewer',
    expected: { code: 'dealerFewer' },
    value: ({ cards }) => cards.dealerFewer,
    holds: ({ cards }) => isWhole(cards.dealerFewer, 0, cards.laidAway),
  },
  ...ALONE.map(lonely),
  ...TOGETHER.map(lonely),
  {
    field: 'layout',
    expected: { code: 'square' },
    value: ({ layout }) => layout,
    holds: (rules) => rules.layout !== 'square' || isWholeSquare(rules),
  },
  {
    field: 'show',
    expected: { code: 'players', alone: false, words: ['afterPlay', 'beforePlay'] },
    value: ({ show }) => show,
    holds: (rules) => isAlone(rules) || (rules.show === 'withoutPlay') === (rules.layout === 'square'),
  },
  {
    field: 'show',
    expected: { code: 'againstCrib' },
    value: ({ show }) => show,
    holds: (rules) => !isAlone(rules) || rules.show === 'withoutPlay' || isHandAndCrib(rules),
  },
  {
    field: 'freeCrib',
    expected: { code: 'againstCrib' },
    value: ({ freeCrib }) => freeCrib,
    holds: (rules) => !rules.freeCrib || isHandAndCrib(rules),
  },
  {
    field: 'layout',
    expected: { code: 'twoHands' },
    value: ({ layout }) => layout,
    holds: (rules) => rules.layout !== 'twoHands' || isAlone(rules),
  },
  whole('hand', 3, 6, handSize),
  {
    field: 'crib',
    expected: { code: 'cribCards', least: 3, most: 5 },
    value: cribSize,
    holds: (rules) => cribSize(rules) === 0 || isWhole(cribSize(rules), 3, 5),
  },
  {
    field: 'cribOwner',
    expected: { code: 'noCribSold' },
    value: ({ cribOwner }) => cribOwner,
    holds: (rules) => rules.cribOwner === 'dealer' || cribSize(rules) > 0,
  },
  {
    field: 'show',
    expected: { code: 'cribLast' },
    value: ({ show }) => show,
    holds: (rules) => rules.show !== 'beforePlay' || cribSize(rules) === 0,
  },
  ...(['playSums', 'handSums'] as const).map(
    (field): Check => ({
      field,
      expected: { code: 'oneOf', words: SUMS.map(String) },
      value: ({ counting }) => counting[field].join(' '),
      holds: ({ counting }) => counting[field].every((sum) => (SUMS as readonly number[]).includes(sum)),
    }),
  ),
  points('alike', 3, ({ alike }) => alike.length === 3),
  points('colours', 4, ({ colours }) => colours.length === 0 || colours.length === 4),
  {
    field: 'counting',
    expected: { code: 'handOfThree' },
    value: handSize,
    holds: (rules) => isCribbage(rules.counting) || (handSize(rules) === 3 && cribSize(rules) === 0),
  },
  {
    field: 'exchangeHonours',
    expected: { code: 'refusalApart' },
    value: ({ exchangeHonours }) => exchangeHonours,
    holds: ({ exchange, exchangeHonours, exchangeRefused, nobs, counting }) =>
      exchange === 'none' ||
      !exchangeHonours ||
      exchangeRefused === 0 ||
      ![nobs, counting.honour].includes(exchangeRefused),
  },
  {
    field: 'targets',
    expected: { code: 'targets', least: 31, most: 999 },
    value: ({ targets }) => targets.join(' '),
    holds: (rules) =>
      rules.targets.length === 0 ||
      (rules.targets.length === sideCount(rules) && rules.targets.every((hole) => isWhole(hole, 31, 999))),
  },
  {
    field: 'skunks',
    expected: { code: 'skunks', most: 99 },
    value: ({ skunks }) => skunks.map(({ atMost }) => atMost).join(' '),
    holds: (rules) => rules.skunks.every((_, at) => isLine(rules, at)),
  },
  {
    field: 'skunks',
    expected: { code: 'noSkunks' },
    value: ({ skunks }) => skunks.map(({ atMost }) => atMost).join(' '),
    holds: ({ lowball, skunks }) => !lowball || skunks.length === 0,
  },
  {
    field: 'match.all',
    expected: { code: 'matchGames' },
    value: ({ match }) => match.all,
    holds: ({ match }) => !match.all || match.games > 0,
  },
  {
    field: 'penalties',
    expected: { code: 'penalties' },
    value: (rules) => wrongPenalty(rules)?.name,
    holds: (rules) => wrongPenalty(rules) === undefined,
  },
  {
    field: 'muggins',
    expected: { code: 'mugginsSeen' },
    value: ({ muggins }) => muggins,
    holds: ({ claims, muggins }) => claims !== 'trust' || muggins !== 'automatic',
  },
  {
    field: 'muggins',
    expected: { code: 'mugginsOff' },
    value: ({ muggins }) => muggins,
    holds: ({ lowball, muggins }) => !lowball || muggins === 'off',
  },
  {
    field: 'muggins',
    expected: { code: 'mugginsBarred' },
    value: ({ muggins }) => muggins,
    holds: ({ mugginsAllowed, muggins }) => mugginsAllowed || muggins === 'off',
  },
  {
    field: 'nineteenIsZero',
    expected: { code: 'nineteenCounts' },
    value: ({ nineteenIsZero }) => nineteenIsZero,
    holds: (rules) => !rules.nineteenIsZero || !possiblePoints(rules).includes(19),
  },
];

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

/** Whether a skunk line can be told apart from the one before it and from a win. */
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
  const failed = CHECKS.find((check) => !check.holds(rules));
  if (failed === undefined) return ok(rules);
  const { field, value, expected } = failed;
  return refuse({ code: 'badRules', field, value: String(value(rules)), expected });
}

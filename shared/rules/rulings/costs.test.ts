// What an offence costs, and on which settings that depends: reference rules 2, the ACC's rules of 2010 and other houses.
import { expect, test } from 'vitest';
import { remembered, tabled } from '../cards/memo.ts';
import { PENALTIES } from '../terms/penalties.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import type { Facts, Offence, Outcome } from './offence.ts';
import { OFFENCES } from './offences.ts';

/** Two values of each setting that an offence could depend on, or more where the third is another kind. */
const HOUSES: Readonly<Record<string, readonly unknown[]>> = {
  overcount: ['corrected', 'losesCount', 'toOpponent'],
  undercount: ['corrected', 'stands'],
  falseClaim: ['corrected', 'fifteenBack', 'losesGame'],
  muggins: ['off', 'called', 'automatic'],
  match: [
    { games: 0, all: false },
    { games: 3, all: false },
  ],
  renege: ['none', 'perCard', 'flat', 'deadCard', 'deadHand'],
  renegePoints: [2, 3],
  misdealPoints: [0, 2],
  heels: [0, 2],
  heelsForfeited: [true, false],
  timeLimit: [0, 30],
};
const FEES: Readonly<Record<string, readonly unknown[]>> = {
  falseClaimBack: [15, 10],
  unchecked: [10, 5],
  bottomCard: [2, 1],
  cutCard: [2, 1],
  cutEarly: [0, 2],
  cribCards: [2, 1],
  starterCard: [0, 2],
  wrongPeg: [2, 1],
  ownCorrection: ['nextCount', 'never'],
  pulledPeg: ['putBack', 'behindRear'],
  pegOut: ['reminded', 'match', 'required'],
  timeOutRest: ['kept', 'lost'],
};
const SETTINGS = { ...HOUSES, ...FEES };

/** Counts in the middle of the game, into the game hole, and beyond it by more than was too much. */
const COUNTS: readonly (readonly [claimed: number, room: number, points: number, cards: number])[] = [
  [12, 60, 4, 1],
  [12, 9, 4, 2],
  [12, 9, 2, 1],
  [9, 9, 3, 1],
  [6, 9, 4, 2],
  [2, 60, 0, 1],
];

interface House extends Pick<Facts, 'rules' | 'penalties'> {
  /** Rules and penalties, by name. */
  readonly known: Facts['rules'] & Facts['penalties'];
}

/** A setting, and houses that differ in it alone: six-card with any one other setting changed. */
type Trial = readonly [setting: string, houses: readonly House[]];

/** A house by its changes, in any order: each is met from both of its settings, and is made once. */
const houseOf = (changes: Readonly<Record<string, unknown>>): House =>
  houseBy(JSON.stringify(Object.entries(changes).sort()));

const houseBy = tabled((asked: string): House => {
  const changes = Object.fromEntries(JSON.parse(asked));
  const rules = { ...SIX_CARD, ...changes } as RuleSet;
  const penalties = { ...PENALTIES, ...changes };
  return { rules, penalties, known: { ...rules, ...penalties } };
});

/** Made once: by the first test. */
let made: readonly Trial[] | undefined;
const trials = (): readonly Trial[] => {
  made ??= Object.entries(SETTINGS).flatMap(([setting, values]) =>
    Object.entries(SETTINGS).flatMap(([other, others]) =>
      others.map(
        (world): Trial => [setting, values.map((value) => houseOf({ [other]: world, [setting]: value }))],
      ),
    ),
  );
  return made;
};

/** What an offence leads to in a house; nothing where the house does not know it. */
function outcomeIn(row: Offence, house: House, at: number): Outcome | undefined {
  const [claimed = 0, room = 0, points = 0, cards = 0] = COUNTS[at] ?? [];
  const { needs } = row;
  const known = needs === undefined || needs === 'crib' || house.known[needs] !== 0;
  return known ? row.outcome({ ...house, claimed, room, points, cards, begun: false }) : undefined;
}

/** Every setting of which an offence costs something else once it alone is changed, in any house. */
function settingsOf(row: Offence): readonly string[] {
  const depends = new Set<string>();
  const outcomes = remembered((house: House) =>
    JSON.stringify(COUNTS.map((_, at) => outcomeIn(row, house, at) ?? null)),
  );
  for (const [setting, houses] of trials()) {
    if (depends.has(setting)) continue;
    if (new Set(houses.map(outcomes)).size > 1) depends.add(setting);
  }
  return [...depends];
}

test.each(OFFENCES.map((row) => [row.code, row] as const))(
  '%s depends on the settings that it names, and on no other',
  (_, row) => {
    // What comes off with a dead deal depends on the pegs, which an outcome does not know.
    const heels = row.redeal ? ['redealHeels'] : [];
    expect([...row.settings].sort()).toEqual([...settingsOf(row), ...heels].sort());
  },
);

test('without a crib, nobody can pick up or see one', () => {
  const needing = OFFENCES.filter(({ needs }) => needs === 'crib').map(({ code }) => code);
  expect(needing).toEqual([
    'cribPickedUp',
    'cribSeen',
    'cribExamined',
    'cribForHand',
    'cribWrongSide',
    'cribWrongSideLate',
  ]);
});

// Positions of a table, each made by the commands that lead to it: what a scoreboard can have to show.
import { type Command, PRESETS, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';

/** Twenty letters, as many as a name may have. */
export const LONG_NAMES = [
  'Marie-Antoinette Roy',
  'Jean-Christophe Roux',
  'Maximiliane Augustes',
  'Bartholomew Konstant',
  'Wilhelmina Grosvenor',
  'Wolfeschlegelstein M',
].map((name) => name.slice(0, 20));

const preset = (name: string): RuleSet => {
  const found = PRESETS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name}: no preset`);
  return found;
};

const CHECKED = { ...SIX_CARD, claims: 'always', muggins: 'automatic' } as const;

/** Plain pegging up to these scores, by seat. */
function pegged(rules: RuleSet, players: readonly string[], scores: readonly number[]): readonly Command[] {
  // The leader pegs last, as a game is over with it.
  const order = scores.map((score, seat) => ({ score, seat })).toSorted((a, b) => a.score - b.score);
  const pegs = order.flatMap(({ score, seat }) => {
    const whole = Array.from({ length: Math.floor(score / 24) }, () => 24);
    return [...whole, score % 24]
      .filter((points) => points > 0)
      .map((points) => ({ type: 'peg', seat, points }) as const);
  });
  return [{ type: 'newGame', rules, players, newMatch: true }, { type: 'free' }, ...pegs];
}

/** A deal in which every hand is checked, up to its `steps`th command. */
const checked = (players: readonly string[], steps: number): readonly Command[] =>
  (
    [
      { type: 'newGame', rules: CHECKED, players, newMatch: true },
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: '5C' },
      { type: 'next' },
      { type: 'cards', cards: ['5H', '5S', 'JC', '5D'] },
      { type: 'peg', seat: 0, points: 28 },
      { type: 'cards', cards: ['7H', '7S', '8C', '9D'] },
      { type: 'peg', seat: 1, points: 12 },
      { type: 'cards', cards: ['2H', '3S', 'KC', 'TD'] },
    ] as const satisfies readonly Command[]
  ).slice(0, steps);

/** A deal by the first player, hands counted with these points and no crib, and the next deal as far as its starter. */
const dealt = (rules: RuleSet, players: readonly string[], counts: readonly number[]): readonly Command[] => [
  { type: 'newGame', rules, players, newMatch: true },
  { type: 'cut', dealer: 0 },
  { type: 'next' },
  { type: 'next' },
  { type: 'next' },
  ...counts.map((points, at) => ({ type: 'peg', seat: (at + 1) % players.length, points }) as const),
  { type: 'next' },
  { type: 'next' },
];

/** Six players, each on a lane of a board with six. */
const SIX_ALONE: RuleSet = { ...preset('six-card-6'), sides: [0, 1, 2, 3, 4, 5] };
const BEST_OF_THREE = { ...SIX_CARD, match: { games: 3, all: false } };
const [ANN, BOB, CID, DOT] = ['Ann', 'Bob', 'Cid', 'Dot'] as const;

/** By name: how a table comes to it. */
export const POSITIONS = {
  empty: [],
  cut: checked([ANN, BOB], 1),
  deal: checked([ANN, BOB], 2),
  starter: checked([ANN, BOB], 3),
  play: checked([ANN, BOB], 4),
  hand: checked([ANN, BOB], 5),
  ruling: checked([ANN, BOB], 7),
  crib: checked([ANN, BOB], 9),
  'long names, ruling': checked(LONG_NAMES.slice(0, 2), 7),
  'long names, crib': checked(LONG_NAMES.slice(0, 2), 9),
  level: pegged(SIX_CARD, [ANN, BOB], [40, 40]),
  'one ahead': pegged(SIX_CARD, [ANN, BOB], [71, 72]),
  late: pegged(BEST_OF_THREE, [ANN, BOB], [112, 89]),
  'stink hole': pegged(SIX_CARD, [ANN, BOB], [120, 118]),
  win: pegged(BEST_OF_THREE, [ANN, BOB], [98, 121]),
  skunk: pegged(BEST_OF_THREE, [ANN, BOB], [121, 88]),
  'double skunk, long names': pegged(SIX_CARD, LONG_NAMES.slice(0, 2), [24, 121]),
  'left in the stink hole': pegged(SIX_CARD, [ANN, BOB], [120, 121]),
  three: pegged(preset('six-card-3'), [ANN, BOB, CID], [31, 67, 54]),
  'three, long names': pegged(preset('six-card-3'), LONG_NAMES.slice(0, 3), [100, 100, 119]),
  partners: pegged(preset('six-card-4'), [ANN, BOB, CID, DOT], [88, 76, 0, 0]),
  'partners, long names': [
    { type: 'newGame', rules: preset('six-card-4'), players: LONG_NAMES.slice(0, 4), newMatch: true },
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'next' },
    { type: 'peg', seat: 0, points: 12 },
    { type: 'next' },
  ],
  four: pegged(preset('six-card-4-individuals'), [ANN, BOB, CID, DOT], [60, 61, 20, 92]),
  'four, one leads, deals and is to act': dealt(
    preset('six-card-4-individuals'),
    LONG_NAMES.slice(0, 4),
    [24, 2, 4, 6],
  ),
  'four, long names': pegged(preset('six-card-4-individuals'), LONG_NAMES.slice(0, 4), [60, 61, 100, 119]),
  'six, long names': pegged(preset('six-card-6'), LONG_NAMES, [60, 88, 119]),
  '241 up': pegged(preset('241-up'), [ANN, BOB], [150, 121]),
  lowball: pegged(preset('lowball'), [ANN, BOB], [77, 60]),
  captain: pegged(preset('captain'), [ANN, BOB, CID], [30, 40, 0]),
  'three, short of the skunk line': pegged(preset('six-card-3'), [ANN, BOB, CID], [110, 90, 82]),
  'six alone, one leads, deals and is to act': dealt(SIX_ALONE, LONG_NAMES, [12, 16, 24, 8, 20]),
  solitaire: pegged(preset('cribbage-solitaire'), [ANN], [110]),
  'five alone, long names': pegged(
    preset('six-card-5-individuals'),
    LONG_NAMES.slice(0, 5),
    [110, 98, 119, 101, 120],
  ),
  'six alone': pegged(SIX_ALONE, LONG_NAMES, [60, 88, 119, 101, 20, 102]),
} as const satisfies Readonly<Record<string, readonly Command[]>>;
export type PositionName = keyof typeof POSITIONS;

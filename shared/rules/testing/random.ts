// Random games: mostly what the table waits for, with calls, disputes, undo and plain nonsense in between.
import fc from 'fast-check';
import { type Card, type CardOrRank, DECK, pipsOf, rankOf } from '../cards/cards.ts';
import { possibleCounts } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import { legalCards, runningCount } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { countByCards } from '../game/claim.ts';
import type { Command } from '../game/command.ts';
import { type Prompt, promptOf } from '../game/prompt.ts';
import { isFollowed, roundOf } from '../game/record.ts';
import type { State } from '../game/state.ts';
import { offencesNow } from '../game/umpire.ts';
import { applySettings } from '../house/check.ts';
import { PRESETS, type PresetName, presetOf } from '../house/presets.ts';
import { YES_OR_NO } from '../house/row.ts';
import { SETTINGS, type Setting, type SettingForm, type SettingValue } from '../house/settings.ts';
import { handSize, type RuleSet } from '../terms/ruleset.ts';
import { HANDS } from '../terms/seats.ts';
import { exchangePoints } from '../variants/exchange.ts';
import { PLAYERS } from './table.ts';

/** Raw material of a command; what it becomes depends on the state that it meets. */
interface Wish {
  readonly kind:
    | 'expected'
    | 'muggins'
    | 'offence'
    | 'dispute'
    | 'undo'
    | 'redo'
    | 'next'
    | 'peg'
    | 'play'
    | 'alone'
    | 'consent'
    | 'nonsense';
  readonly a: number;
  readonly b: number;
  readonly deck: readonly Card[];
  readonly nonsense: Command;
}

/** Names for the players of a rule set. */
export const playersOf = ({ seats }: RuleSet): readonly string[] =>
  [...PLAYERS, 'Green', 'Yellow', 'White', 'Black'].slice(0, seats);

/** Values of a setting that is neither a number nor one of a few words. */
const FORMED: Readonly<Record<Exclude<SettingForm, 'number'>, readonly SettingValue[]>> = {
  numbers: [
    [],
    [0, 1],
    [1, 0],
    [0, 1, 2],
    [0, 1, 1],
    [0, 1, 0, 1],
    [61, 121],
    [121, 61, 31],
    [15, 25, 31],
    [25],
    [2, 9, 18],
    [2, 3, 4, 5],
  ],
  lines: [
    [],
    [{ skunk: 'lurch', atMost: 30, gamePoints: 4, stakes: 2 }],
    [
      { skunk: 'doubleSkunk', atMost: 20, gamePoints: 5, stakes: 3 },
      { skunk: 'skunk', atMost: 29, gamePoints: 3, stakes: 2 },
    ],
  ],
  text: ['ours'],
};

/** Any value of a setting; the ends of a range, and its lower part, more often than the rest. */
function anyValue({ values, range }: Setting): fc.Arbitrary<SettingValue> {
  if (range !== undefined) {
    const [least, most] = range;
    return fc.oneof(
      fc.constantFrom(least, most),
      fc.integer({ min: least, max: Math.min(most, least + 6) }),
      fc.integer({ min: least, max: most }),
    );
  }
  if (values === YES_OR_NO) return fc.boolean();
  if (typeof values === 'string') return fc.constantFrom(...FORMED[values as 'text']);
  return fc.constantFrom(...values);
}

/** Every setting: one in three with any value, the others as they are. */
const anyChanges = fc.tuple(
  ...SETTINGS.map((setting) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: anyValue(setting).map((value) => [setting.name, value] as const) },
    ),
  ),
);

/** Rule sets that can be played: a preset with all settings mixed, as far as they go together. */
export const anyRules: fc.Arbitrary<RuleSet> = mixed(PRESETS);

/** The same from one preset. */
export const rulesOf = (name: PresetName): fc.Arbitrary<RuleSet> => mixed([presetOf(name)]);

function mixed(presets: readonly RuleSet[]): fc.Arbitrary<RuleSet> {
  return fc.tuple(fc.constantFrom(...presets), anyChanges).map(([preset, changes]) => {
    const changed = changes.reduce<RuleSet>(
      (rules, change) =>
        change === undefined || change[0] === 'nineteenIsZero' ? rules : withSetting(rules, ...change),
      { ...preset, nineteenIsZero: false },
    );
    // Whether nineteen can be counted is long to find out: not after each change, but once for what has come of them all.
    const nineteen = changes.find((change) => change?.[0] === 'nineteenIsZero')?.[1];
    return withSetting(changed, 'nineteenIsZero', nineteen ?? preset.nineteenIsZero);
  });
}

/** With this setting, where it goes together with the others; else as they are. */
function withSetting(rules: RuleSet, name: string, value: SettingValue): RuleSet {
  const changed = applySettings(rules, { [name]: value });
  return changed.ok ? changed.value : rules;
}

const four = fc.shuffledSubarray([...DECK], { minLength: 4, maxLength: 4 });

const anyCard = fc.constantFrom<CardOrRank>(...DECK, ...DECK.map(rankOf));

const nonsense: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constantFrom('peg' as const, 'muggins' as const),
    seat: fc.integer({ min: -1, max: 3 }),
    points: fc.oneof(fc.integer(), fc.double()),
  }),
  fc
    .constantFrom<CardOrRank>(...DECK, ...DECK.map(rankOf))
    .map((card): Command => ({ type: 'starter', card })),
  fc.constantFrom(...HANDS).chain((hand) => four.map((cards): Command => ({ type: 'cards', hand, cards }))),
  four.map((cards): Command => ({ type: 'cards', cards: cards.map(rankOf) })),
  fc.integer({ min: -1, max: 3 }).map((seat): Command => ({ type: 'concede', seat })),
  fc.record({ type: fc.constant('lay' as const), seat: fc.integer({ min: -1, max: 3 }), card: anyCard }),
  fc.record({ type: fc.constant('lay' as const), card: anyCard, points: fc.oneof(fc.nat(12), fc.double()) }),
  fc.record({ type: fc.constant('hold' as const), seat: fc.integer({ min: -1, max: 3 }), cards: four }),
  fc.constantFrom<Command>({ type: 'unseen' }, { type: 'go' }, { type: 'go', seat: 1 }),
  fc.constantFrom<Command>({ type: 'free' }, { type: 'cut', dealer: 0 }, { type: 'cut', dealer: 7 }),
  fc
    .constantFrom(...PRESETS)
    .map((rules): Command => ({ type: 'newGame', rules, players: playersOf(rules) })),
);

const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(
    ...Array.from({ length: 24 }, () => 'expected' as const),
    ...([
      'muggins',
      'muggins',
      'offence',
      'offence',
      'dispute',
      'dispute',
      'undo',
      'redo',
      'next',
      'peg',
      'peg',
      'play',
      'play',
      'alone',
      'consent',
      'nonsense',
    ] as const),
  ),
  a: fc.nat(),
  b: fc.nat(),
  deck: fc.shuffledSubarray([...DECK], { minLength: 20, maxLength: 20 }),
  nonsense,
});

/** The rules of a game and what is wished for in it. */
export interface RandomGame {
  readonly rules: RuleSet;
  readonly wishes: readonly Wish[];
}

/** Random games by any of these rules. */
export const gamesBy = (rules: fc.Arbitrary<RuleSet>): fc.Arbitrary<RandomGame> =>
  fc.record({ rules, wishes: fc.array(wishes, { minLength: 5, maxLength: 150, size: 'max' }) });

/** Random games by any rules: all house rules mixed. */
export const anyGame = gamesBy(anyRules);

/** The command that a wish becomes in this state. */
export function commandFor(state: State, wish: Wish): Command {
  const { kind, a, b } = wish;
  const { seats } = state.rules;
  switch (kind) {
    case 'expected':
      return expected(state, wish, promptOf(state));
    case 'muggins':
      return called(state, wish);
    case 'offence':
      return offence(state, wish);
    case 'peg':
      return { type: 'peg', seat: a % seats, points: b % 31 };
    case 'dispute':
      return { type: 'dispute', crib: a % 5 === 0 };
    case 'play':
      return playing(state, wish);
    case 'alone':
      return alone(state, wish);
    case 'consent':
      return a % 3 === 0
        ? { type: 'decline', seat: b % seats }
        : { type: 'ask', seat: b % seats, id: `ask-${a}`, offence: null };
    case 'nonsense':
      return wish.nonsense;
    default:
      return { type: kind };
  }
}

/** A call of muggins: of what can be called, or of anything, with or without a word about whom. */
function called(state: State, { a, b, deck }: Wish): Command {
  const { seats } = state.rules;
  const call = { type: 'muggins', seat: a % seats, points: 1 + (b % 6) } as const;
  if (a % 3 === 0) return call;
  const about = pick(promptOf(state).calls, b);
  if (about !== undefined && a % 3 === 1) return { ...call, ...about };
  return { ...call, on: b % seats, ...(b % 2 === 0 ? { card: pick(deck, a) } : {}) };
}

/** What a board did while no host was there. */
function alone({ rules }: State, { a, b }: Wish): Command {
  if (a % 4 === 0) return { type: 'setAside', lane: rules.seats + (b % 2), points: 1 + (b % 127) };
  if (a % 4 === 1) return { type: 'setAside', undoes: b % 100 };
  return { type: 'unverified', seat: b % rules.seats, points: 1 + (b % (a % 8 === 2 ? 127 : 24)) };
}

/** An offence that can be called, told with the last count as often as with anything else. */
function offence(state: State, { a, b }: Wish): Command {
  const open = offencesNow(state);
  const { offence: code, seats } = open[a % Math.max(1, open.length)] ?? { offence: 'renege', seats: [] };
  const points = b % 3 === 0 ? (state.count?.claimed ?? 0) : b % 25;
  return {
    type: 'offence',
    offence: code,
    seat: seats[b % Math.max(1, seats.length)] ?? 0,
    points,
    cards: 1 + (b % 3),
  };
}

function expected(state: State, { a, b, deck }: Wish, prompt: Prompt): Command {
  const { rules } = state;
  const known = [state.starter, ...HANDS.flatMap((hand) => state.cards[hand] ?? [])];
  const fresh = deck.filter((card) => !known.includes(card) && !known.includes(rankOf(card)));
  switch (prompt.expects) {
    case 'newGame':
      return { type: 'newGame', rules, players: playersOf(rules) };
    case 'cut':
      return a % 8 === 0
        ? { type: 'peg', seat: b % rules.seats, points: b % 25 }
        : { type: 'cut', dealer: a % rules.seats };
    case 'points':
      if (isFollowed(state) || (state.phase === 'play' && a % 2 === 0)) return playing(state, { a, b, deck });
      return a % 3 === 0
        ? { type: 'next' }
        : { type: 'peg', seat: a % rules.seats, points: pick(possiblePlays(undefined, rules), b) };
    case 'deal':
      return { type: 'next' };
    case 'bids':
      return a % 3 === 0
        ? { type: 'next' }
        : { type: 'peg', seat: a % rules.seats, points: (state.bid?.points ?? 0) + (b % 5) };
    case 'exchange':
      return a % 3 === 0
        ? { type: 'next' }
        : { type: 'peg', seat: a % rules.seats, points: pick(exchangePoints(state), b) ?? 0 };
    case 'starter':
      return a % 4 === 0 ? { type: 'next' } : { type: 'starter', card: pick(fresh, b) };
    case 'starterCard':
      return { type: 'starter', card: pick(fresh, b) };
    case 'cards':
      return { type: 'cards', cards: fresh.slice(0, prompt.cards) };
    case 'count':
      return { type: 'peg', seat: prompt.seat ?? a % rules.seats, points: claim(state, prompt, a, b) };
  }
}

/** A card laid, a go, a hand that becomes known, or the claim for the last card: the truth more often than not. */
function playing(state: State, { a, b, deck }: Pick<Wish, 'a' | 'b' | 'deck'>): Command {
  const { claim, rules } = state;
  const round = roundOf(state);
  const known = [state.starter, ...round.laid.map(({ card }) => card), ...round.hands.flat()];
  const fresh = deck.filter((card) => !known.includes(card));
  if (claim !== undefined && b % 3 > 0) {
    const off = a % 2 === 0 ? 0 : (b % 5) - 2;
    return { type: 'peg', seat: claim.seat, points: Math.max(0, total(claim.items) + off) };
  }
  if (round.laid.length === 0 && a % 3 === 0)
    return { type: 'hold', seat: b % rules.seats, cards: fresh.slice(0, handSize(rules)) };
  if (round.turn === undefined) return { type: 'next' };
  const legal =
    legalCards(round, round.turn) ?? fresh.filter((card) => runningCount(round) + pipsOf(card) <= 31);
  return legal.length === 0 || (runningCount(round) > 21 && a % 4 === 0)
    ? { type: 'go' }
    : { type: 'lay', card: pick(legal, b), ...(a % 7 === 0 ? { points: b % 4 } : {}) };
}

/** What is claimed: the truth more often than not, else a few points off, else anything. */
function claim(state: State, { hand = 'pone' }: Prompt, a: number, b: number): number {
  const items = countByCards(state, hand ?? 'pone');
  if (items === undefined) return pick(possibleCounts(hand === 'crib', state.rules), b);
  return Math.max(0, total(items) + (a % 2 === 0 ? 0 : (b % 9) - 4));
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

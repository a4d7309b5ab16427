// Random games and random keys, and everything that is asked and said in them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEY_IDS } from '../../protocol/index.ts';
import { act, EMPTY, promptOf, type State, type Timeline } from '../../rules/index.ts';
import { anyRules, commandFor, gamesBy, playersOf, type RandomGame } from '../../rules/testing/random.ts';
import { type Ask, askOf, type Besides, besidesOf, type DealtAlone } from '../../table/ask.ts';
import { type KeyedEntry, openEntry } from '../../table/entry.ts';
import { holdKey, pressKey } from '../../table/keys.ts';
import { type Second, secondOf } from '../../table/second.ts';
import { type Standing, standingOf } from '../../table/standing.ts';
import { makeRows } from '../display.ts';
import { LANGUAGES } from '../languages.ts';
import { peopleOf } from '../people.ts';
import { sayBesides, sayPrompt } from '../prompts.ts';
import { CALLING } from './call.ts';
import { COUSINS } from './cousin.ts';
import { CUTTING } from './cut.ts';
import { DEALING } from './deal.ts';
import { OFFENDING } from './offence.ts';
import { tableAfter } from './situation.ts';
import { SOLITAIRE } from './solitaire.ts';
import { SQUARES } from './squares.ts';

/** Every row of the tables of prompts. */
export const SITUATIONS = [
  ...CUTTING,
  ...DEALING,
  ...CALLING,
  ...OFFENDING,
  ...COUSINS,
  ...SQUARES,
  ...SOLITAIRE,
];

/** What makes a difference to the words: the code, and of figures whether they are there. */
const shapeOf = (value: Ask | Second | Standing): string =>
  Object.entries(value)
    .map(([key, figure]) => SHAPES[key]?.(figure as never) ?? '')
    .filter((text) => text !== '')
    .join(' ');

const SHAPES: Readonly<Record<string, (figure: never) => string>> = {
  code: String,
  match: (match: boolean) => (match ? 'of a match' : ''),
  sides: (sides: number) => (sides === 2 ? 'two' : 'more'),
  points: (points: boolean) => (points ? 'or points' : ''),
  deals: (deals: boolean) => (deals ? 'with deals' : ''),
  waits: (waits: object | null) => (waits === null ? '' : 'waiting'),
  blind: (blind: boolean) => (blind ? 'blind' : ''),
  heels: (heels: number) => (heels === 0 ? 'without heels' : ''),
  turn: (turn: boolean) => (turn ? 'turned up' : ''),
  crib: (crib: number | boolean | null) => (crib === null || crib === false ? 'no crib' : ''),
  square: (square: { readonly alone: boolean } | null) =>
    square === null ? '' : square.alone ? 'square' : 'square of sides',
  centre: (centre: boolean) => (centre ? 'in the middle' : ''),
  dealt: (dealt: DealtAlone | null) =>
    dealt === null ? '' : `${dealt.hands === 1 ? 'a hand' : 'hands'}${dealt.pack > 0 ? ' and the pack' : ''}`,
  nth: (nth: object | null) => (nth === null ? '' : 'of several'),
  bid: (bid: number) => (bid === 0 ? 'no bid' : ''),
  hand: (hand: string) => (/^(row|column|hand)\d$/.test(hand) ? 'line' : hand === 'crib' ? 'crib' : 'hand'),
  keyed: (keyed: readonly string[]) => (keyed.length === 0 ? 'none keyed' : ''),
  which: String,
  seconds: (seconds: number) => (seconds === 0 ? '' : 'in time'),
  nineteen: (nineteen: boolean) => (nineteen ? 'nineteen' : ''),
  exact: (exact: number) => (exact === 0 ? '' : 'exact'),
  offences: (offences: boolean) => (offences ? 'or offences' : ''),
  offence: String,
  figure: String,
  seats: (seats: readonly number[]) => (seats.length === 1 ? 'one' : 'partners'),
  begun: (begun: boolean) => (begun ? 'begun' : ''),
  phase: String,
  starter: (starter: string | null) => (starter === null ? '' : 'with starter'),
  won: (won: readonly number[]) => (won.reduce((sum, each) => sum + each, 0) > 1 ? 'tally' : ''),
};

const besidesShape = ({ muggins, disputable, renege, alone }: Besides): string =>
  [
    ...(muggins ? ['muggins'] : []),
    ...(disputable === null ? [] : ['disputable']),
    ...(renege ? ['renege'] : []),
    ...(alone === null ? [] : [`alone, ${alone.lanes.length === 0 ? 'no' : 'some'} lanes`]),
  ].join(' and ') || 'nothing';

/** Everything that a table asks and says at one moment, by its shape. */
function shapesAt(state: State, entry: KeyedEntry): readonly string[] {
  const context = { state, prompt: promptOf(state), canRedo: false };
  const ask = askOf(context, entry);
  const second = secondOf(ask);
  return [
    `ask ${shapeOf(ask)}`,
    `standing ${shapeOf(standingOf(state, entry))}`,
    `besides ${besidesShape(besidesOf(context, entry))}`,
    ...(second === undefined ? [] : [`second ${shapeOf(second)}`]),
  ];
}

/** The entries that keys lead to, from what the prompt opens with, as long as nothing is commanded. */
function entriesAt(state: State, presses: readonly number[]): readonly KeyedEntry[] {
  const context = { state, prompt: promptOf(state), canRedo: false };
  const entries: KeyedEntry[] = [openEntry(context)];
  for (const press of presses) {
    const key = KEY_IDS[press % KEY_IDS.length] ?? '#';
    const held = press % 13 === 0 ? holdKey(context, key) : undefined;
    const { entry, command } = pressKey(entries.at(-1) ?? openEntry(context), context, key);
    entries.push(held ?? (command === undefined ? entry : undefined) ?? openEntry(context));
  }
  return entries;
}

/** Looks at every state of a random game, with what can be keyed in it. */
function watch({ rules, wishes }: RandomGame, look: (state: State, entry: KeyedEntry) => void): void {
  let timeline: Timeline = EMPTY;
  const begun = act(timeline, { type: 'newGame', rules, players: playersOf(rules) });
  if (begun.ok) timeline = begun.value.timeline;
  for (const wish of wishes) {
    const done = act(timeline, commandFor(timeline.present, wish));
    if (done.ok) timeline = done.value.timeline;
    const presses = Array.from({ length: 12 }, (_, at) => ((wish.a >>> at) ^ (wish.b >>> (at * 2))) & 255);
    for (const entry of entriesAt(timeline.present, presses)) look(timeline.present, entry);
  }
}

/** The shapes of what the rows of the tables ask. */
export const ROWS: ReadonlySet<string> = new Set(
  SITUATIONS.flatMap((each) => {
    const { table } = tableAfter(each);
    return shapesAt(table.state, table.view.entry);
  }),
);

/** So many random games lead to nothing that has no row of its shape. */
export function proveShapes(numRuns: number): void {
  test('whatever random games and random keys lead to has a row of its shape', () => {
    const lacking = new Map<string, string>();
    fc.assert(
      fc.property(gamesBy(anyRules), (game) => {
        watch(game, (state, entry) => {
          for (const shape of shapesAt(state, entry))
            if (!ROWS.has(shape)) lacking.set(shape, JSON.stringify({ entry, rules: state.rules.name }));
        });
      }),
      { numRuns },
    );
    expect([...lacking].sort()).toEqual([]);
  });
}

/** In so many random games every row fits, and every sentence is whole. */
export function proveRows(numRuns: number): void {
  describe('at random', () => {
    const NAMES = ['Bartholomew the Third of Something', 'Anne-Marguerite-Élisabeth', '', ' ', '李小龍', 'A'];

    test.each(Object.values(LANGUAGES).map((language) => [language.code, language] as const))(
      '%s: every row fits and can be shown, and every sentence is whole',
      (_, { prompts }) => {
        const misfits = new Set<string>();
        fc.assert(
          fc.property(gamesBy(anyRules), (game) => {
            watch(game, (played, entry) => {
              const state = { ...played, players: NAMES.slice(0, played.rules.seats) };
              const context = { state, prompt: promptOf(state), canRedo: false };
              const rows = makeRows({ ...context, entry, said: () => '', words: prompts });
              for (const row of rows) if (!/^[ -~♠♥♦♣]{0,20}$/.test(row)) misfits.add(row);
              const prompt = { ask: askOf(context, entry), besides: besidesOf(context, entry) };
              const people = peopleOf(state.players, state.rules.sides);
              const said = `${sayPrompt(prompts, prompt, people)} ${sayBesides(prompts, prompt.besides)}`;
              if (!/^[^\p{Ll}].*[.?]$/u.test(said.trim()) || /undefined|null|NaN| {2}/.test(said.trim()))
                misfits.add(said);
            });
          }),
          { numRuns },
        );
        expect([...misfits]).toEqual([]);
      },
    );
  });
}

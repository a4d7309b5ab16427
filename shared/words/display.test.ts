// Every row fits the display, whatever the names and wherever the game stands; the rows read as players talk.
import { describe, expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import { EXPECTATIONS, NO_GAME } from '../rules/game/index.ts';
import { promptOf, SIX_CARD, type State } from '../rules/index.ts';
import { PHASES } from '../rules/terms/index.ts';
import { type KeyedEntry, NO_ENTRY } from '../table/entry.ts';
import { plain } from '../table/names.ts';
import { makeRows } from './display.ts';
import { LANGUAGES } from './languages.ts';
import { fitted } from './short.ts';

type DisplayContext = Parameters<typeof makeRows>[0];

/** The rows of a table where no key was pressed. */
const rowsOf = (state: State) =>
  makeRows({
    state,
    prompt: promptOf(state),
    entry: NO_ENTRY,
    canRedo: false,
    said: () => '',
    language: LANGUAGES.en,
  });

const NAMES: readonly (readonly string[])[] = [
  ['Red', 'Blue'],
  ['Bartholomew the Third of Something', 'Anne-Marguerite-Élisabeth'],
  ['A', 'B'],
  ['', ' '],
  ['Zoë', '李小龍'],
  ['👨‍👩‍👧‍👦', '\u0007\n\u001b[31m'],
];
const ENTRIES: readonly KeyedEntry[] = [
  NO_ENTRY,
  { kind: 'points', digits: '1' },
  { kind: 'points', digits: '29' },
  { kind: 'call', digits: '' },
  { kind: 'call', digits: '12' },
  { kind: 'which' },
  { kind: 'starter' },
  { kind: 'cards', hand: 'pone', cards: [], suited: [] },
  { kind: 'cards', hand: 'crib', cards: ['TS', 'T', 'TH'], suited: [0, 2] },
  { kind: 'cards', hand: 'dealer', cards: ['T', '9', '8', '7'], suited: [] },
  { kind: 'cards', hand: 'dealer', cards: ['J', '9', '8', '7'], suited: [] },
];

const stateWith = (players: readonly string[], change: Partial<State>): State => ({
  ...NO_GAME,
  phase: 'cut',
  game: 12,
  players,
  pegs: [
    { front: 121, rear: 119 },
    { front: 120, rear: 97 },
  ],
  ...change,
});

describe('every row has at most twenty showable characters', () => {
  const states = PHASES.flatMap((phase): readonly Partial<State>[] =>
    [undefined, 1].flatMap((dealer) =>
      [undefined, 'TH'].map(
        (starter): Partial<State> => ({
          phase,
          dealer,
          hand: phase === 'show' ? 'crib' : undefined,
          ...(starter === undefined ? {} : { starter: starter as 'T' }),
        }),
      ),
    ),
  );
  const sat = Object.values(LANGUAGES).flatMap((language) =>
    NAMES.map((players) => [language.code, players, language] as const),
  );
  test.each(sat)('%s: %j', (_, players, language) => {
    let rows = 0;
    const misfits: string[] = [];
    for (const [at, change] of states.entries()) {
      const state = stateWith(players, change);
      const prompt = promptOf(state);
      for (const [asked, expects] of EXPECTATIONS.entries()) {
        // There are more states than entries, so that each entry meets everything that is asked for.
        const shown: DisplayContext = {
          state,
          prompt: { ...prompt, expects },
          entry: ENTRIES[(at + asked) % ENTRIES.length] ?? NO_ENTRY,
          canRedo: false,
          said: () => '',
          language,
        };
        for (const row of makeRows(shown)) {
          if (!/^[ -~♠♥♦♣]{0,20}$/.test(row)) misfits.push(row);
          rows++;
        }
      }
    }
    expect(misfits).toEqual([]);
    expect(rows).toBeGreaterThan(1_000);
  });
});

test.each([
  [['Red', 'Blue'], [12, 7], 'Red 12        Blue 7'],
  [['Margaret', 'Bartholomew'], [7, 121], 'Margare 7 Bartho 121'],
  [['A', 'B'], [0, 0], 'A 0              B 0'],
  [['', ''], [0, 0], 'P1 0            P2 0'],
])('scores of %j with %j', (players, [one = 0, two = 0], row) => {
  const pegs = [one, two].map((front) => ({ front, rear: 0 }));
  expect(rowsOf(stateWith(players, { pegs }))[0]).toBe(row);
});

test.each([
  [3, 'Ann 40 Bob 9 Cyd 121'],
  [4, 'An40 Bob9 C121  Dee0'],
])('scores of %i sides', (seats, row) => {
  const rules = { ...SIX_CARD, seats, sides: Array.from({ length: seats }, (_, seat) => seat) };
  const pegs = [40, 9, 121, 0].slice(0, seats).map((front) => ({ front, rear: 0 }));
  const players = ['Ann', 'Bob', 'Cyd', 'Dee'].slice(0, seats);
  expect(rowsOf(stateWith(players, { rules, pegs }))[0]).toBe(row);
});

test('partners share a name', () => {
  const rules = { ...SIX_CARD, seats: 4, sides: [0, 1, 0, 1] };
  const players = ['Ann', 'Bob', 'Cyd', 'Dee'];
  expect(rowsOf(stateWith(players, { rules }))[0]).toBe('An+Cy 121  Bo+De 120');
});

test.each([
  [
    {
      phase: 'cut',
      pegs: [
        { front: 0, rear: 0 },
        { front: 0, rear: 0 },
      ],
    },
    'New game         Cut',
  ],
  // Plain pegging left for the deals in the middle of a game: it is no new one.
  [
    {
      phase: 'cut',
      game: 1,
      pegs: [
        { front: 0, rear: 0 },
        { front: 12, rear: 0 },
      ],
    },
    'Game 1           Cut',
  ],
  [{ phase: 'free' }, 'Plain pegging'],
  [{ phase: 'deal', dealer: 1 }, "Blue's crib     Deal"],
  [{ phase: 'deal', dealer: 1, starter: '5H' }, "Blue's crib     Deal"],
  [{ phase: 'deal', dealer: 1, starter: '5H', disputed: true }, "Blue's crib  Deal 5♥"],
  [{ phase: 'starter', dealer: 0 }, "Red's crib      Turn"],
  [{ phase: 'play', dealer: 0, starter: 'T' }, "Red's crib   Play 10"],
  [{ phase: 'show', dealer: 0, starter: 'TC' }, "Red's crib  Show 10♣"],
  [{ phase: 'over' }, 'Game 12 is over'],
  [{ phase: 'none' }, 'No game yet'],
] as const)('%j says whose crib it is and where the game stands', (change, row) => {
  const state = stateWith(['Red', 'Blue'], change);
  expect(rowsOf(state)[1]).toBe(row);
});

test('after the second game the match score stands beside', () => {
  const rig = new Rig({ rules: { target: 61, skunks: [] } });
  const win = (player: string): string => `2 4 ${player} 2 4 ${player} 2 4 ${player}`;
  rig.keys(`${win('P1')} hold:D ${win('P2')} hold:D ${win('P1')}`);
  expect(rig.rows[1]).toBe('Game 3 is over   2-1');
});

test.each([
  ['Zoë', 'Zoe'],
  [' Red ', 'Red'],
  ['a\u0007b', 'a?b'],
  ['a\\b~', 'a?b?'],
])('%j is shown as %j', (name, shown) => {
  expect(plain(name)).toBe(shown);
});

// Bug: the row of scores, and that of a result, had the name of one partner alone.
test.each([
  [16, 'Bob Ba+Cid Co 7'],
  [11, 'Bob+Cid 7'],
  [7, 'Bo+Ci 7'],
  [5, 'B+C 7'],
  [4, 'BC 7'],
])('in %i characters both partners are named: %s', (width, text) => {
  expect(fitted(width, 'Bob Baker + Cid Cole', (name) => `${name} 7`)).toBe(text);
});

test.each([
  [20, "Margaret's hand?"],
  [12, "Marg's hand?"],
  [10, "Ma's hand?"],
  [3, "M's"],
])('in %i characters the name gives way: %s', (width, text) => {
  expect(fitted(width, 'Margaret', (name) => `${name}'s hand?`)).toBe(text);
});

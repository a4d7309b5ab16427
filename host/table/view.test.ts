// The view tells the page everything, in plain JSON, and the board what it has to show.

import { describe, expect, test } from 'vitest';
import { type RuleSet, SIX_CARD } from '../../shared/rules/index.ts';
import { DEFAULT as EN } from '../../shared/words/default.ts';
import { sayMove } from '../../shared/words/index.ts';
import { sayCounted } from '../../shared/words/ruling.ts';
import type { TableView } from './index.ts';
import { Rig } from './testing/rig.ts';

const partners = (rules: Partial<RuleSet> = {}): Rig =>
  new Rig({
    rules: {
      seats: 4,
      sides: [0, 1, 0, 1],
      cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 },
      ...rules,
    },
    players: ['Zoë 😀', 'Bob', 'Cid', 'Dee'],
  });

describe('names on the page are whole, and points are those of a side', () => {
  const text = (rig: Rig): string | undefined =>
    rig.table.view.history.slice(-1).map((move) => sayMove(EN, move))[0];

  test.each([
    ['', 'Game 1 begins: Zoë 😀 and Cid against Bob and Dee.', 'Game 1 begins'],
    ['2 4 P2', 'Bob and Dee peg 24.', 'Bob+Dee peg 24'],
    ['P1 1', 'Zoë 😀 won the cut and deals.', 'Zoe ? deals'],
    ['P1 1 D 2 P1', 'Heels: Zoë 😀 pegs 2.', 'Heels: Zoe ? 2'],
    ['P1 1 D D D 8 P2', 'Bob’s hand scores 8.', "Bob's hand: 8"],
    ['P1 1 D D D 8 P2 1 MUGGINS', 'Muggins! Bob and Dee missed 1, and Zoë 😀 and Cid take 1.', 'Muggins: 1'],
  ])('after "%s": %s', (keys, said, row) => {
    const rig = partners({ muggins: 'called' }).keys(keys);
    expect([text(rig), rig.rows[3]]).toEqual([said, row]);
  });

  test('a ruling and a result', () => {
    const rig = partners({ muggins: 'called' }).keys('P1 1 D D D 8 P2 1 MUGGINS');
    expect(rig.table.view.ruling).toMatchObject({ code: 'mugginsAwarded', seat: 1, award: 1 });
    const won = new Rig({ players: ['Zoë', 'Bob'] }).keys('2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 P1').table
      .view;
    expect(won.result).toMatchObject({ winner: 0 });
    expect(won.rows[0]).toMatch(/^Zoe 121/);
  });

  test('the display takes the short name, in the last move too', () => {
    const rig = new Rig({ players: ['Maximiliana', 'Bob'] });
    const [id = ''] = rig.table.state.playerIds;
    rig.table.changePlayers({ type: 'playerChanged', id, short: 'Maxi' });
    rig.keys('P1');
    expect(rig.rows[0]).toMatch(/^Maxi /);
    expect([rig.rows[3], text(rig)]).toEqual(['Maxi deals', 'Maximiliana won the cut and deals.']);
  });
});

test('players, pegs and what is left to go', () => {
  const { players, pegs, rules, move } = new Rig().keys('4 P1 6 P1 1 2 P2').table.view;
  expect(players).toEqual([
    { seat: 0, name: 'Red', lane: 0, colour: 0, front: 10, rear: 4, toGo: 111 },
    { seat: 1, name: 'Blue', lane: 1, colour: 1, front: 12, rear: 0, toGo: 109 },
  ]);
  expect(pegs).toEqual([
    { front: 10, rear: 4 },
    { front: 12, rear: 0 },
    { front: 0, rear: 0 },
  ]);
  expect(rules).toEqual(SIX_CARD);
  expect(move).toBe(4);
});

test('the board is told whose crib and whose turn it is by lane', () => {
  const rig = new Rig().keys('P2 D D D');
  const shown = rig.acts.findLast((act) => act.what === 'shown');
  expect(shown?.what === 'shown' && [shown.view.dealer, shown.view.turn]).toEqual([1, 0]);
  expect([rig.table.view.dealer, rig.table.view.turn]).toEqual([1, 0]);
});

test('a ruling is explained: itemised, with the whole hand, and with its source', () => {
  const rig = new Rig({ rules: { claims: 'challenge' } }).keys('P2 D D D 8 P1 # 9 7 8 8 C');
  const { ruling, starter, cards } = rig.table.view;
  expect(ruling).toMatchObject({ code: 'undercountCorrected', claimed: 8, truth: 12, seat: 0, opponent: 1 });
  expect(ruling?.items.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  expect(ruling?.hand).toEqual({ cards: ['7', '8', '8', 'K'], starter: '9' });
  expect(ruling?.source).toMatchObject({ rule: 'undercount' });
  expect(ruling && sayCounted(EN, ruling)).toMatch(/^fifteen 2, .*12$/);
  expect([starter, cards.pone]).toEqual(['9', ['7', '8', '8', 'K']]);
});

test('the last twelve moves as facts, those that were undone marked', () => {
  const { history } = new Rig().keys('4 P1 1 2 P2 UNDO').table.view;
  const blue = { code: 'pegs', seat: 1, points: 12 };
  expect(history.map(({ move, fact, undone }) => [move, fact, undone])).toMatchObject([
    [1, { code: 'gameBegins', game: 1, left: null }, false],
    [2, { code: 'pegs', seat: 0, points: 4 }, false],
    [3, blue, true],
    [4, { code: 'undone', of: { fact: blue } }, false],
  ]);
  expect(history.map(({ names }) => names)).toEqual(Array(4).fill(['Red', 'Blue']));
  const long = new Rig().keys('1 P1 '.repeat(30)).table.view.history;
  expect(long).toHaveLength(12);
  expect(long.at(-1)?.move).toBe(31);
});

test('the state of the board, and an event for every change', () => {
  const rig = new Rig();
  const views: TableView[] = [];
  rig.table.on('view', (view) => views.push(view));
  rig.board.become({ state: 'lost', port: '/dev/ttyACM0' });
  rig.keys('4');
  const lost = { state: 'lost', port: '/dev/ttyACM0', firmware: null, error: null };
  expect(views.map(({ board, entry }) => [board, entry])).toEqual([
    [lost, { kind: 'points', digits: '' }],
    [lost, { kind: 'points', digits: '4' }],
  ]);
});

test('a view is the same until something changes', () => {
  const rig = new Rig();
  expect(rig.table.view).toBe(rig.table.view);
});

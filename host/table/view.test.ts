// The view tells the page everything, in plain JSON, and the board what it has to show.
import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import type { TableView } from './index.ts';
import { Rig } from './testing/rig.ts';

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

test('a ruling is explained: itemised, aloud, and with its source', () => {
  const rig = new Rig({ rules: { claims: 'challenge' } }).keys('P2 D D D 8 P1 # 9 7 8 8 C');
  const { ruling, starter, cards } = rig.table.view;
  expect(ruling).toMatchObject({ code: 'undercountCorrected', claimed: 8, truth: 12, seat: 0, opponent: 1 });
  expect(ruling?.items.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  expect(ruling?.countSpoken).toMatch(/^fifteen two, .*twelve$/);
  expect(ruling?.spoken).toMatch(/^Red said eight/);
  expect(ruling?.source).not.toBe('');
  expect([starter, cards.pone]).toEqual(['9', ['7', '8', '8', 'K']]);
});

test('what is being keyed', () => {
  const rig = new Rig({ rules: { claims: 'challenge' } });
  expect(rig.keys('1 2').table.view.entry).toEqual({ kind: 'points', keyed: ['12'] });
  expect(rig.keys('* *').table.view.entry).toEqual({ kind: 'points', keyed: [] });
  expect(rig.keys('P2 D D D 8 P1 # 9 7 0').table.view.entry).toEqual({ kind: 'cards', keyed: ['7', '10'] });
});

test('the last twelve moves in words, those that were undone marked', () => {
  const { history } = new Rig().keys('4 P1 1 2 P2 UNDO').table.view;
  expect(history).toEqual([
    { move: 1, text: 'Game 1 begins: Red against Blue.', undone: false },
    { move: 2, text: 'Red pegs 4.', undone: false },
    { move: 3, text: 'Blue pegs 12.', undone: true },
    { move: 4, text: 'Undone: Blue pegs 12.', undone: false },
  ]);
  const long = new Rig().keys('1 P1 '.repeat(30)).table.view.history;
  expect(long).toHaveLength(12);
  expect(long.at(-1)?.move).toBe(31);
});

test('redo takes the mark away', () => {
  const { history, canUndo, canRedo } = new Rig().keys('4 P1 UNDO *').table.view;
  expect(history.map(({ undone }) => undone)).toEqual([false, false, false, false]);
  expect([canUndo, canRedo]).toEqual([true, false]);
});

test('the result, and the match', () => {
  const { result, match, phase } = new Rig().keys('2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 P1').table.view;
  expect(phase).toBe('over');
  expect(result).toMatchObject({ winner: 0, skunk: 'doubleSkunk', gamePoints: 4, ending: 'free' });
  expect(result?.spoken).toMatch(/^Red wins\./);
  expect(match).toEqual({
    games: [1, 0],
    points: [4, 0],
    stakes: [3, -3],
    spread: [121, -121],
    abandoned: 0,
    over: false,
    winner: null,
  });
});

describe('prompts', () => {
  const rows: readonly (readonly [keys: string, claims: 'trust' | 'challenge' | 'always', text: RegExp])[] = [
    ['', 'trust', /^Cut for the deal and press the dealer/],
    ['4 P1', 'trust', /^Key the points, then press the player/],
    ['P2', 'trust', /^Blue deals/],
    ['P2 D', 'trust', /^Turn up the starter. A jack: 2, then Blue/],
    ['P2 D D', 'trust', /as they are scored/],
    ['P2 D D D', 'trust', /^Red's hand is counted: key the points, then press Red/],
    ['P2 D D D 8 P1 #', 'challenge', /^Key the rank of the starter/],
    ['P2 D 9 D', 'always', /^Key the 4 cards of Red's hand/],
    ['2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 P1', 'trust', /^The game is over/],
  ];
  test.each(rows)('after "%s" in mode %s', (keys, claims, text) => {
    expect(new Rig({ rules: { claims } }).keys(keys).table.view.prompt.text).toMatch(text);
  });

  test('who may call muggins', () => {
    const rig = new Rig({ rules: { muggins: 'called' } }).keys('P2 D D D 1 0 P1');
    expect(rig.table.view.prompt.muggins).toEqual([1]);
  });
});

test('the state of the board, and an event for every change', () => {
  const rig = new Rig();
  const views: TableView[] = [];
  rig.table.on('view', (view) => views.push(view));
  rig.board.become({ state: 'lost', port: '/dev/ttyACM0' });
  rig.keys('4');
  const lost = { state: 'lost', port: '/dev/ttyACM0', firmware: null, error: null };
  expect(views.map(({ board, entry }) => [board, entry.keyed])).toEqual([
    [lost, []],
    [lost, ['4']],
  ]);
});

test('a view is the same until something changes', () => {
  const rig = new Rig();
  expect(rig.table.view).toBe(rig.table.view);
});

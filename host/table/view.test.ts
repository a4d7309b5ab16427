// The view tells the page everything, in plain JSON, and the board what it has to show.
import { describe, expect, test } from 'vitest';
import { type RuleSet, SIX_CARD } from '../../shared/rules/index.ts';
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
  const text = (rig: Rig): string | undefined => rig.table.view.history.at(-1)?.text;

  test.each([
    ['', 'Game 1 begins: Zoë 😀 & Cid against Bob & Dee.', 'Game 1 begins'],
    ['2 4 P2', 'Bob & Dee pegs 24.', 'Bob+Dee pegs 24'],
    ['P1 1', 'Zoë 😀 deals by the cut.', 'Zoe ? deals'],
    ['P1 1 D 2 P1', 'Heels: Zoë 😀 pegs 2.', 'Heels: Zoe ? 2'],
    ['P1 1 D D D 8 P2', 'Bob’s hand counts 8.', 'Bob’s hand: 8'],
    ['P1 1 D D D 8 P2 1 MUGGINS', 'Muggins: Zoë 😀 & Cid takes one that Bob & Dee missed.', 'Muggins: 1'],
  ])('after "%s": %s', (keys, said, row) => {
    const rig = partners({ muggins: 'called' }).keys(keys);
    expect([text(rig), rig.rows[3]]).toEqual([said.replace('’', "'"), row.replace('’', "'")]);
  });

  test('a ruling and a result', () => {
    const rig = partners({ muggins: 'called' }).keys('P1 1 D D D 8 P2 1 MUGGINS');
    expect(rig.table.view.ruling?.spoken).toMatch(/^Muggins: Zoë 😀 & Cid takes one/);
    const won = new Rig({ players: ['Zoë', 'Bob'] }).keys('2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 P1').table
      .view;
    expect(won.result?.spoken).toMatch(/^Zoë wins/);
    expect(won.rows[0]).toMatch(/^Zoe 121/);
  });

  test('a seat without a name', () => {
    expect(text(new Rig({ players: [' ', 'Bob'] }).keys('4 P1'))).toBe('P1 pegs 4.');
    expect(new Rig({ players: ['  ', 'Bob'] }).keys('4 P1').rows[3]).toBe('P1 pegs 4');
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
  expect(rig.keys('1 2').table.view.entry).toEqual({ kind: 'points', keyed: ['12'], suit: false });
  expect(rig.keys('* *').table.view.entry).toEqual({ kind: 'points', keyed: [], suit: false });
  expect(rig.keys('P2 D D D 8 P1 # 9 7 0').table.view.entry).toEqual({
    kind: 'cards',
    keyed: ['7', '10'],
    suit: false,
  });
  expect(rig.keys('UNDO 6 7 8 C').table.view.entry).toMatchObject({ kind: 'cards', suit: true });
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

  const called = { claims: 'challenge', muggins: 'called' } as const;
  const asks: readonly (readonly [keys: string, rules: Partial<RuleSet>, text: RegExp])[] = [
    ['', { claims: 'always' }, /^Cut for the deal and press the dealer\.$/],
    ['P1 D', { claims: 'always' }, /^Turn up the starter and key its rank\. The board pegs 2 for a jack\.$/],
    ['P1 D', { claims: 'always', heels: 0 }, /^Turn up the starter and key its rank\.$/],
    ['P1 D #', { claims: 'always' }, /^Turn up the starter\. Press CARDS/],
    ['P2 D D D', { claims: 'always' }, /^Key the rank of the starter\.$/],
    ['P2 D D D #', { claims: 'always' }, /^Press CARDS, then key the rank of the starter\.$/],
    ['P2 D 9 D #', { claims: 'always' }, /^Press CARDS, then key the 4 cards of Red's hand\.$/],
    ['P2 D 9 D 7 8', { claims: 'always' }, /^Key the 4 cards of Red's hand\. 2 to come\.$/],
    ['P2 D D D 8 P1 # 9 6 7 8 C', called, /^Which suit is the 6\? Spades J, hearts Q/],
    // In mode challenge, as long as it can be disputed: the count before, and the crib until the next cards are dealt.
    ['P2 D D D', called, /0 or 19 for nothing\.$/],
    ['P2 D D D 8 P1', called, /0 or 19 for nothing\. The last count was 8: CARDS disputes it\.$/],
    ['P2 D D D 8 P1 6 P2 4 P2', called, /^Red deals\. .* The last count was 4: CARDS disputes it\.$/],
    ['P2 D D D 8 P1', {}, /0 or 19 for nothing\.$/],
    ['P2 D D D 8 P1 # 3 A A 5 5 A', called, /^Which suit is the first J\? /],
    ['4', {}, /^Whose points\? Press the player\.$/],
    ['P2 D D D 8', {}, /^Points of Red's hand: press Red\.$/],
    ['P2 D #', {}, /^Key the rank of the starter\.$/],
    ['4 P1 #', called, /^Which count is disputed\? 1 for a hand, 2 for a crib\.$/],
    ['P2 D D MUGGINS', called, /^Muggins: key the points .* MUGGINS again for another offence\.$/],
    ['P2 D D 2 MUGGINS', called, /^Press the player who calls muggins\.$/],
    ['P2 D D D 8 P1 MUGGINS MUGGINS', called, /^An offence: somebody .*Points too many\? Press the player/],
    ['P2 D D D 8 P1 MUGGINS MUGGINS 0 4', called, /^An offence: somebody [^?]*\. Press the player/],
  ];
  test.each(asks)('the page asks what the display asks: after "%s" by %j', (keys, rules, text) => {
    expect(new Rig({ rules }).keys(keys).table.view.prompt.text).toMatch(text);
  });

  test('the page asks what the display asks: which of the partners deals', () => {
    expect(partners().keys('P1').table.view.prompt.text).toBe(
      'Which partner deals? Press 1 for Zoë 😀, 2 for Cid.',
    );
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

import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { Rig, type RigOptions } from '../../table/testing/rig.ts';
import { cardText } from './panels.ts';
import { sceneOf } from './scene.ts';

type BoardFacts = Parameters<typeof sceneOf>[1];

const REAL: BoardFacts = { emulator: false, power: true, plugged: true };
const rig = (options: RigOptions = {}) => new Rig(options);
const sceneAfter = (keys: string, options: RigOptions = {}) =>
  sceneOf(rig(options).keys(keys).table.view, REAL);

describe('scores', () => {
  test('names, lanes, pegs and who is ahead', () => {
    const { players } = sceneAfter('1 2 P1 8 P2 4 P1');
    expect(players).toMatchObject([
      { name: 'Red', seat: 0, lane: 0, score: 16, rear: 12, toGo: 105, note: '8 ahead' },
      { name: 'Blue', seat: 1, lane: 1, score: 8, rear: 0, toGo: 113, note: '' },
    ]);
  });

  test('the dealer has the crib, and who is waited for is marked', () => {
    const { players, crib, phase } = sceneAfter('P2 D D D');
    expect(players.map((each) => [each.crib, each.expected])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect([crib, phase]).toEqual(['Blue’s crib', 'Deal 1: the show']);
  });

  const toTheLastStreet = '2 9 P1 2 9 P1 2 9 P1 4 P1 ';
  test.each([
    ['behind on 0', toTheLastStreet, '61 to pass the double skunk line'],
    ['on hole 60', `${toTheLastStreet}2 9 P2 2 9 P2 2 P2`, '1 to pass the double skunk line'],
    ['on hole 61', `${toTheLastStreet}2 9 P2 2 9 P2 3 P2`, '30 to pass the skunk line'],
    ['on hole 91', `${toTheLastStreet}2 9 P2 2 9 P2 2 9 P2 4 P2`, ''],
    ['one hole short', `${toTheLastStreet}2 9 P2 2 9 P2 2 9 P2 2 9 P2 4 P2`, 'In the stink hole'],
  ])('%s', (_, keys, note) => expect(sceneAfter(keys).players[1]?.note).toBe(note));

  test.each([
    ['double skunk', '', 'Double skunked'],
    ['skunk', '2 9 P2 2 9 P2 2 9 P2', 'Skunked'],
    ['a plain win', '2 9 P2 2 9 P2 2 9 P2 2 8 P2', ''],
    ['stink hole', '2 9 P2 2 9 P2 2 9 P2 2 9 P2 4 P2', 'Left in the stink hole'],
  ])('how a game ends: %s', (_, blue, note) => {
    const scene = sceneAfter(`${blue} 2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1`);
    expect(scene.players.map((each) => [each.winner, each.note])).toEqual([
      [true, ''],
      [false, note],
    ]);
    expect(scene.phase).toBe('Game 1 is over');
    expect(scene.expects).toMatch(/^Red wins, /);
    expect(scene.afterwards).toContain('Hold NEXT');
    expect(scene.match.map(({ games }) => games)).toEqual([1, 0]);
  });
});

describe('what is said', () => {
  test('what is keyed, and why an entry was refused', () => {
    expect(sceneAfter('1 2').keyed).toBe('12');
    const { alert, keyed } = sceneAfter('2 6 P1');
    expect([alert, keyed]).toEqual([expect.stringMatching(/^26 is not a possible score/), '']);
    expect(sceneAfter('2 6 P1 2').alert).toBe('');
  });

  const CALL = 'Missed points? Press MUGGINS.';
  const CALLED = { muggins: 'called' } as const;
  // A player who had called on paper looked for a button: nothing on the page said that muggins could be called now.
  test.each<[string, string, Partial<RuleSet>, string]>([
    ['before the cut', '', CALLED, ''],
    ['while the cards are dealt', 'P2', CALLED, ''],
    ['in the play', 'P2 D D 2 P1', CALLED, CALL],
    ['after a card of the play', 'P2 D D # 8 # 7', CALLED, CALL],
    ['after a count', 'P2 D D D 8 P1', CALLED, CALL],
    ['after a count of nothing', 'P2 D D D 0 P1', CALLED, CALL],
    ['with its points keyed', 'P2 D D D 8 P1 4', CALLED, CALL],
    ['after the crib', 'P2 D D D 8 P1 6 P2 4 P2', CALLED, CALL],
    ['once the cards are mixed', 'P2 D D D 8 P1 6 P2 4 P2 D', CALLED, ''],
    ['while it is called', 'P2 D D D 8 P1 MUGGINS', CALLED, ''],
    ['once it is called', 'P2 D D D 8 P1 4 MUGGINS', CALLED, ''],
    ['while cards are asked for', 'P2 D 5 D 6 6 7 8 1 2 P1', { ...CALLED, claims: 'always' }, CALL],
    ['with a card keyed', 'P2 D 5 D 6 6 7 8 1 2 P1 6', { ...CALLED, claims: 'always' }, ''],
    [
      'and a dispute',
      'P2 D D D 8 P1',
      { ...CALLED, claims: 'challenge' },
      `${CALL} The last count was 8. To dispute it, press CARDS.`,
    ],
    ['where it is off', 'P2 D D D 8 P1', {}, ''],
    ['where the board applies it', 'P2 D 5 D 6 6 7 8 8 P1', { claims: 'always', muggins: 'automatic' }, ''],
  ])('that muggins may be called: %s', (_, keys, rules, words) => {
    expect(sceneAfter(keys, { rules }).afterwards).toBe(words);
  });

  // Right, too few, nothing: the page says the same, whether the board knows the cards or not.
  test.each<[string, string, readonly string[]]>([
    ['a hand', 'P2 D 5 D 6 6 7 8', ['1 2 P1', '8 P1', '0 P1']],
    ['a card in play', 'P2 D 5 # 8 # 7', ['2 P2', '0 P2']],
    ['a card whose points are not keyed', 'P2 D 5 # 8', ['# 7', '# 4']],
  ])('what may be called gives nothing away: %s', (_, keys, counts) => {
    const rules = { claims: 'always', muggins: 'called' } as const;
    const said = counts.map((count) => sceneAfter(`${keys} ${count}`, { rules }));
    expect(said.map(({ alert, afterwards }) => [alert, afterwards])).toEqual(counts.map(() => ['', CALL]));
  });

  test('moves, the newest first, those taken back marked', () => {
    const { moves } = sceneAfter('4 P1 UNDO 6 P2');
    expect(moves.map(({ text, undone }) => [text, undone])).toEqual([
      ['Blue pegs 6.', false],
      ['Undone: Red pegs 4.', false],
      ['Red pegs 4.', true],
      ['Game 1 begins: Red against Blue.', false],
    ]);
  });

  test('a game that is begun anew before anything happens begins once', () => {
    const { table } = rig();
    for (const players of [
      ['Ann', 'Bob'],
      ['Ann', 'Cid'],
    ])
      table.command({ type: 'newGame', rules: table.view.rules, players });
    const { moves } = sceneOf(table.view, REAL);
    expect(moves.map(({ text }) => text)).toEqual(['Game 1 begins: Ann against Cid.']);
  });

  test('a ruling, item by item with the count so far', () => {
    const table = rig({ rules: { claims: 'always' } });
    // ACC 2010 1.7: 5 5 5 J with the fourth five of the jack's suit is 29.
    table.keys('P2 D D D');
    for (const command of [
      { type: 'starter', card: '5H' },
      { type: 'cards', hand: 'pone', cards: ['5S', '5D', '5C', 'JH'] },
      { type: 'peg', seat: 0, points: 29 },
    ] as const) {
      expect(table.table.command(command)).toMatchObject({ ok: true });
    }
    const { ruling } = sceneOf(table.table.view, REAL);
    expect(ruling?.items.at(-1)).toMatchObject({ sum: 29 });
    expect(ruling?.items.map(({ label }) => label)).toContain('Double pair royal');
    expect(ruling?.items.find(({ label }) => label === 'His nobs')?.cards).toContain('J♥');
    expect(ruling?.figures).toEqual([
      { name: 'Claimed', value: 29 },
      { name: 'Cards score', value: 29 },
    ]);
    expect(ruling?.title).toBe('Red is right: 29.');
    expect(ruling?.sentence).toMatch(/^“Fifteen 2, .*29\.”$|^“Fifteen 2, .*nob\.”$/);
  });
});

// Finding 16 of a newcomer: a renege read 'Claimed 0'.
test('a ruling on an offence has no figures of a count', () => {
  const table = rig();
  table.keys('P2 D D 2 P1');
  const renege = table.table.command({ type: 'offence', offence: 'renege', seat: 0 });
  expect(renege).toMatchObject({ ok: true });
  expect(sceneOf(table.table.view, REAL).ruling?.figures).toEqual([]);
});

describe('for the keyboard and the next game', () => {
  // Finding 3 of a newcomer: letters mean suits only while the display asks for one.
  test('a suit is asked for once the ranks are there', () => {
    const table = rig({ rules: { claims: 'always' } });
    table.keys('P2 D 5 D');
    const asked = () => sceneOf(table.table.view, REAL).asked;
    expect(asked()).toBe('other');
    table.keys('2 3 4');
    expect(asked()).toBe('other');
    table.keys('A');
    expect(table.table.view.rows[2]).toMatch(/^Suit of /);
    expect(asked()).toBe('suit');
  });

  test('who plays what, and whether it is still going on', () => {
    expect(sceneAfter('4 P1').table).toMatchObject({ names: ['Red', 'Blue'], running: true });
    expect(sceneAfter('2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1').table).toMatchObject({ running: false });
  });
});

describe('the board', () => {
  const { table } = rig();
  test.each([
    ['a real board', REAL, true, 'Board: connected'],
    ['emulated', { ...REAL, emulator: true }, true, 'Emulated board: connected'],
    ['no power', { emulator: true, power: false, plugged: true }, false, 'Emulated board: no power'],
    ['unplugged', { emulator: true, power: true, plugged: false }, false, 'Emulated board: unplugged'],
  ])('%s', (_, facts, ok, text) => expect(sceneOf(table.view, facts).board).toEqual({ ok, text }));

  test('a board that is lost', () => {
    const { board, table } = rig();
    board.become({ state: 'lost', port: 'bench' });
    expect(sceneOf(table.view, REAL).board).toEqual({ ok: false, text: 'Board: lost' });
  });
});

test.each([
  ['5H', '5♥'],
  ['TC', '10♣'],
  ['J', 'J'],
  ['T', '10'],
])('cardText %s', (card, expected) => expect(cardText(card)).toBe(expected));

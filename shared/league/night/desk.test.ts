// What the desk sees: games that can be called, what needs a person, side pots.
import { describe, expect, test } from 'vitest';
import { type FlatChanges, openNight, report, signed, type TestNight } from '../testing/night.ts';
import type { NightCommand } from './command.ts';
import { callableGames, deskTasks, potStandings } from './desk.ts';

const calls = (night: TestNight): string =>
  callableGames(night.state)
    .map(({ game, table }) => `${game}@${table ?? 'deck'}`)
    .join(' ');

const finish = (night: TestNight, game: string): TestNight =>
  night.do({ type: 'report', report: report(night.game(game), 100) }, ...signed(game));

describe('calls', () => {
  const drawn = (changes: FlatChanges = {}): TestNight =>
    openNight(6, changes).do('removeTable 3, removeTable 4, removeTable 5, draw, draw');

  test('as many as there are tables, the next on deck; nobody in two', () => {
    expect(calls(drawn())).toBe('1.1@1 1.2@2 1.3@deck');
    const night = drawn().do('call 1.1 1');
    expect(calls(night)).toBe('1.2@2 1.3@deck');
    night.do('call 1.2 2');
    expect(calls(night)).toBe('1.3@deck');
  });

  test('a free table is filled before the round is over, where the pace is free', () => {
    const play = (night: TestNight): string => {
      night.do('call 1.1 1, call 1.2 2');
      finish(finish(night, '1.1'), '1.2');
      night.do('call 1.3 2');
      return calls(night);
    };
    const free = drawn();
    const busy = play(free);
    const third = free.game('1.3').entrants;
    const next = free.state.games.filter(
      ({ round, entrants }) => round === 2 && !entrants.some((each) => third.includes(each)),
    );
    expect(next).toHaveLength(1);
    expect(busy).toBe(`${next[0]?.game}@1`);
    const together = drawn({ pace: 'together' });
    expect(play(together)).toBe('');
    finish(together, '1.3');
    expect(calls(together)).toBe('2.1@1 2.2@2 2.3@deck');
  });

  test('where the field moves together, what is over or void waits for no signature', () => {
    const night = drawn({ pace: 'together' });
    night.do('call 1.1 1, call 1.2 2');
    night.do('report 1.1 100, report 1.2 100');
    expect(calls(night)).toBe('1.3@1');
    night.do({ type: 'void', game: '1.3', reason: 'went home' });
    expect(calls(night)).toBe('2.1@1 2.2@2 2.3@deck');
  });

  test('not in a paused round', () => {
    expect(calls(drawn().do('pause 1'))).toBe('2.1@1 2.2@2 2.3@deck');
    expect(calls(drawn({ pace: 'together' }).do('pause 1'))).toBe('');
  });

  test('a game with a result is called no more', () => {
    expect(calls(finish(drawn(), '1.1'))).toMatch(/^1\.2@1 1\.3@2/);
  });
});

describe('what needs a person', () => {
  const MINUTE = 60_000;
  const called = (): TestNight => {
    const night = openNight(6).do('draw');
    night.now = 1000;
    return night.do('call 1.1 1, sit 1.1 1');
  };

  test.each<[minutes: number, found: readonly object[]]>([
    [4.99, []],
    [5, [{ minutes: 5, forfeit: false }]],
    [14.99, [{ minutes: 14, forfeit: false }]],
    [15, [{ minutes: 15, forfeit: true }]],
    // The clock ran back.
    [-600, []],
  ])('an empty chair after %d minutes', (minutes, found) => {
    const night = called();
    const [entrant] = night.game('1.1').entrants;
    expect(deskTasks(night.state, 1000 + minutes * MINUTE)).toEqual(
      found.map((each) => ({ code: 'chairEmpty', game: '1.1', entrant, ...each })),
    );
  });

  test('where nobody has said that they sit, they play from paper', () => {
    const night = openNight(6).do('draw, call 1.1 1');
    expect(deskTasks(night.state, 100 * MINUTE)).toEqual([]);
  });

  test('a board that tells a result tells that both were there', () => {
    const night = called();
    night.do('report 1.1 100');
    expect(deskTasks(night.state, 100 * MINUTE)).toEqual([]);
  });

  test('one card alone has nothing to differ from', () => {
    const night = openNight(6).do('draw');
    for (const [game, side] of [
      ['1.1', 0],
      ['1.2', 1],
    ] as const)
      night.do({ type: 'enterCard', game, side, line: { points: 2, spread: 8 }, by: 'phone' });
    expect(deskTasks(night.state, 0)).toEqual([]);
  });

  test('nothing happens by itself, and nobody waits for one who sits', () => {
    const night = called().do('sit 1.1 0');
    expect(deskTasks(night.state, 100 * MINUTE)).toEqual([]);
    expect(openNight(6).do('draw').state.games.length).toBe(3);
    expect(deskTasks(openNight(6).do('draw').state, 100 * MINUTE)).toEqual([]);
  });

  /** Bug: the desk opened a game again, and nothing reminded it that the game waits for a result and two signatures. */
  test('a game that is open again, until it is final', () => {
    const night = finish(openNight(6).do('draw'), '1.1');
    const { entrants, result } = night.game('1.1');
    const waits = [{ code: 'reopened', game: '1.1', entrants }];
    if (result === undefined) throw new Error('no result');
    const reason = 'mixed up';
    expect(deskTasks(night.state, 0)).toEqual([]);
    night.do('reopenGame 1.1');
    expect(deskTasks(night.state, 0)).toEqual(waits);
    night.do({
      type: 'correct',
      game: '1.1',
      outcome: { ...result.outcome, winner: 1, scores: null },
      reason,
    });
    expect(deskTasks(night.state, 0)).toEqual(waits);
    night.do('dispute 1.1 0');
    expect(deskTasks(night.state, 0)).toEqual([{ code: 'disputed', game: '1.1', side: 0 }]);
    night.do('rule 1.1');
    expect(deskTasks(night.state, 0)).toEqual(waits);
    night.do(...signed('1.1', 2));
    expect(deskTasks(night.state, 0)).toEqual([]);
  });

  test('a game that was void and has no result is played, and in no list', () => {
    const night = called().do({ type: 'void', game: '1.1', reason: 'went home' });
    night.do({ type: 'reopenGame', game: '1.1', reason: 'came back' });
    expect(deskTasks(night.state, 0)).toEqual([]);
  });

  test('the most urgent first', () => {
    const night = called();
    const card = (side: 0 | 1, spread: number): NightCommand => ({
      type: 'enterCard',
      game: '1.2',
      side,
      line: { points: 2, spread },
      by: 'phone',
    });
    night.do(
      card(0, 8),
      card(1, 8),
      { type: 'report', report: report(night.game('1.1'), 90, { game: null }) },
      'report 1.3 90, dispute 1.3 1',
    );
    const codes = (minutes: number): readonly string[] =>
      deskTasks(night.state, 1000 + minutes * MINUTE).map(({ code }) => code);
    expect(codes(6)).toEqual(['disputed', 'aside', 'cardsDiffer', 'chairEmpty']);
    expect(codes(16)).toEqual(['disputed', 'chairEmpty', 'aside', 'cardsDiffer']);
    expect(deskTasks(night.state, 1000)).toEqual([
      { code: 'disputed', game: '1.3', side: 1 },
      { code: 'aside', index: 0, game: null, why: 'unassigned' },
      { code: 'cardsDiffer', game: '1.2', faults: [{ code: 'bothWon' }] },
    ]);
    night.do({ type: 'settleAside', index: 0, into: null, reason: 'a test game' });
    night.do({ type: 'rule', game: '1.3', reason: 'checked' });
    expect(codes(0)).toEqual(['cardsDiffer']);
  });
});

describe('side pots', () => {
  const pot = (type: 'enterPot' | 'claimPot' | 'cutPot', name: string, ...entrants: readonly string[]) =>
    entrants.map((entrant): NightCommand => ({ type, pot: name, entrant }));
  const winners = (night: TestNight): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(potStandings(night.state).map(({ name, winners: won }) => [name, won]));
  const NONE = {
    '24-hand': [],
    'four-of-a-kind': [],
    '28-or-29-hand': [],
    'skunk-bank': [],
    'grand-slam': [],
  };

  test('by claims', () => {
    const night = openNight(4);
    expect(winners(night)).toEqual(NONE);
    expect(potStandings(night.state).flatMap(({ entered }) => entered)).toEqual([]);
    for (const name of ['24-hand', 'four-of-a-kind', '28-or-29-hand'])
      night.do(...pot('enterPot', name, 'Ann', 'Bob'));
    for (const name of ['24-hand', 'four-of-a-kind', '28-or-29-hand'])
      night.do(...pot('claimPot', name, 'Ann'));
    expect(winners(night)).toEqual({
      ...NONE,
      '24-hand': ['Ann'],
      'four-of-a-kind': ['Ann'],
      '28-or-29-hand': ['Ann'],
    });
    for (const name of ['24-hand', 'four-of-a-kind', '28-or-29-hand'])
      night.do(...pot('claimPot', name, 'Bob'));
    expect(winners(night)).toEqual({ ...NONE, '24-hand': ['Bob'], '28-or-29-hand': ['Ann', 'Bob'] });
    night.do(...pot('cutPot', 'four-of-a-kind', 'Ann'), ...pot('claimPot', '24-hand', 'Ann'));
    night.do(...pot('enterPot', '28-or-29-hand', 'Ann'), ...pot('claimPot', '28-or-29-hand', 'Ann'));
    // Whoever claims again is the last to claim, and is there once.
    expect(winners(night)['28-or-29-hand']).toEqual(['Bob', 'Ann']);
    expect(winners(night)).toMatchObject({ 'four-of-a-kind': ['Ann'], '24-hand': ['Ann'] });
    expect(potStandings(night.state)[0]).toMatchObject({ rule: 'last', entered: ['Ann', 'Bob'] });
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('by the cards: most skunks, and all games won', () => {
    const night = openNight(2, { games: 2 }).do('draw');
    night.do(...pot('enterPot', 'skunk-bank', 'Ann', 'Bob'), ...pot('enterPot', 'grand-slam', 'Ann', 'Bob'));
    expect(winners(night)).toEqual(NONE);
    const winTo = (game: string, score: number): void => {
      const { entrants } = night.game(game);
      const side = entrants[0] === 'Ann' ? 0 : 1;
      const scores: readonly [number, number] = side === 0 ? [121, score] : [score, 121];
      night.do({ type: 'report', report: report({ game, entrants }, score, { winner: side, scores }) });
    };
    winTo('1.1', 90);
    expect(winners(night)).toEqual({ ...NONE, 'skunk-bank': ['Ann'] });
    night.do('draw');
    winTo('2.1', 91);
    expect(winners(night)).toEqual({ ...NONE, 'skunk-bank': ['Ann'], 'grand-slam': ['Ann'] });
  });

  test('only for those who are in', () => {
    const night = openNight(2, { games: 1 }).do('draw');
    night.do('report 1.1 60');
    expect(winners(night)).toEqual(NONE);
  });
});

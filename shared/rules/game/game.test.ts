import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal, tableAt, walk } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import { NO_GAME } from './state.ts';
import { act, EMPTY, type Timeline } from './timeline.ts';

const phase = ({ present }: Timeline): string => [present.phase, present.hand].filter(Boolean).join(' ');
/** Both sides pegged to these holes; then Red deals and play is on. */
const playAt = (red: number, blue: number, settings = ''): Timeline =>
  keyed(walk(walk(begin(settings), 0, red), 1, blue), 'at play');

describe('plain pegging, no phase key ever touched', () => {
  test('the rear peg jumps ahead of the front peg', () => {
    const table = tableAt('', 'peg 0 4, peg 0 8, peg 1 2');
    expect(pegs(table.present)).toBe('Red 12/4 Blue 2/0');
    expect(promptOf(table.present)).toMatchObject({ expects: 'points', phase: 'free', dealer: undefined });
  });

  test('a whole game can be pegged, and the next one', () => {
    const table = tableAt('', 'walk 0 121');
    expect(table.present.phase).toBe('over');
    expect(keyed(begin('', undefined, table), 'peg 1 29, peg 0 10').present).toMatchObject({
      phase: 'free',
      game: 2,
    });
  });

  test.each([0, 19])('%i is a worthless hand: the pegs are not touched (ACC 8.2)', (points) => {
    const table = tableAt('', `peg 0 4, peg 0 3, peg 0 ${points}`);
    expect(pegs(table.present)).toBe('Red 7/4 Blue 0/0');
  });

  test.each([25, 26, 27, 30, 31, 1000, 1e15])('%i is refused: nothing scores that', (points) => {
    expect(refusal(begin(), `peg 0 ${points}`)).toMatchObject({ code: 'impossiblePoints', points });
  });

  test.each(['-1', '2.5', 'NaN', 'Infinity'])('%s is no number of points', (points) => {
    expect(refusal(begin(), `peg 0 ${points}`).code).toBe('badPoints');
  });

  test.each(['2', '-1', '0.5', 'NaN'])('there is no seat %s', (seat) => {
    expect(refusal(begin(), `peg ${seat} 4`)).toMatchObject({ code: 'badSeat', seats: 2 });
    expect(refusal(begin(), `cut ${seat}`).code).toBe('badSeat');
  });

  test('whoever wants to follow the phases can begin at any time, and stop', () => {
    const table = tableAt('', 'peg 0 4, next');
    expect(phase(table)).toBe('cut');
    expect(phase(keyed(table, 'cut 1, next, next, peg 0 2'))).toBe('play');
    expect(keyed(table, 'cut 1, free').present).toMatchObject({
      phase: 'free',
      dealer: undefined,
      deal: 0,
    });
    expect(refusal(tableAt('', 'free'), 'free')).toEqual({
      code: 'notNow',
      command: 'free',
      phase: 'free',
    });
    expect(phase(tableAt('', 'peg 0 4, cut 1'))).toBe('deal');
  });
});

describe('a deal, with the phases followed', () => {
  test('cut, deal, starter, play, show of pone, dealer and crib, next deal with the other dealer', () => {
    const seen: string[] = [];
    let table = begin();
    for (const text of [
      'cut 0',
      'next',
      'next',
      'peg 1 2',
      'next',
      'peg 1 12',
      'peg 0 8',
      'peg 0 4',
      'next',
    ]) {
      table = keyed(table, text);
      seen.push(phase(table));
    }
    const show = ['show pone', 'show dealer', 'show crib'];
    expect(seen).toEqual(['deal', 'starter', 'play', 'play', ...show, 'deal', 'starter']);
    expect(table.present).toMatchObject({ deal: 2, dealer: 1, firstDealer: 0 });
    expect(pegs(table.present)).toBe('Red 12/8 Blue 14/2');
  });

  test('what is expected is always said', () => {
    let table = begin();
    const seen = [promptOf(table.present)];
    for (const text of ['cut 0', 'next', 'next', 'next', 'peg 1 12', 'peg 0 8']) {
      table = keyed(table, text);
      seen.push(promptOf(table.present));
    }
    expect(seen.map(({ expects, seat, hand, dealer }) => [expects, seat, hand, dealer])).toEqual([
      ['cut', undefined, undefined, undefined],
      ['deal', 0, undefined, 0],
      ['starter', 0, undefined, 0],
      ['points', undefined, undefined, 0],
      ['count', 1, 'pone', 0],
      ['count', 0, 'dealer', 0],
      ['count', 0, 'crib', 0],
    ]);
  });

  test('next in the show counts nothing', () => {
    const table = tableAt('', 'at show, next, next, next');
    expect(table.present).toMatchObject({ phase: 'deal', dealer: 1 });
    expect(pegs(table.present)).toBe('Red 0/0 Blue 0/0');
  });

  test('without anybody who deals there is no next', () => {
    expect(refusal(begin(), 'next').code).toBe('cutFirst');
    expect(refusal(tableAt('', 'cut 0'), 'cut 1')).toEqual({
      code: 'notNow',
      command: 'cut',
      phase: 'deal',
    });
  });
});

describe('heels (ACC 6.3)', () => {
  const turned = (): Timeline => tableAt('', 'at starter');

  test('two keyed by the dealer at the starter are heels', () => {
    const table = keyed(turned(), 'peg 0 2');
    expect([phase(table), pegs(table.present)]).toEqual(['play', 'Red 2/0 Blue 0/0']);
  });

  test('a jack entered as starter pegs them by itself', () => {
    expect(pegs(keyed(turned(), 'starter JH').present)).toBe('Red 2/0 Blue 0/0');
    expect(pegs(tableAt('', 'cut 1, starter J').present)).toBe('Red 0/0 Blue 2/0');
    expect(pegs(keyed(turned(), 'starter TH').present)).toBe('Red 0/0 Blue 0/0');
    expect(phase(keyed(turned(), 'starter TH'))).toBe('play');
  });

  test.each([
    ['keyed, then the starter entered', 'heelsForfeited=no mode=challenge', 'peg 0 2'],
    ['keyed, then the starter entered, in mode trust', 'heelsForfeited=no', 'peg 0 2'],
    ['claimed late, then the starter entered', 'heelsForfeited=no', 'next', 'offence heelsLate 0'],
  ])('once in a deal: %s', (_, settings, ...texts) => {
    const table = keyed(begin(settings), 'at starter', ...texts);
    expect(pegs(keyed(table, 'starter J').present)).toBe('Red 2/0 Blue 0/0');
    expect(refusal(table, 'starter A')).toEqual({ code: 'starterNoJack', card: 'A', twos: false });
  });

  test('once in a deal: in the next they are pegged again', () => {
    const table = tableAt('', 'at starter, peg 0 2, next, next, next, next');
    expect(pegs(keyed(table, 'starter J').present)).toBe('Red 2/0 Blue 2/0');
    expect(pegs(keyed(table, 'next, starter J').present)).toBe('Red 2/0 Blue 2/0');
    expect(pegs(keyed(table, 'starter A').present)).toBe('Red 2/0 Blue 0/0');
  });

  test('once they are pegged, a dispute takes no other starter than a jack', () => {
    const table = tableAt('mode=challenge', 'at starter, peg 0 2, next, peg 1 4, dispute');
    expect(refusal(table, 'starter A')).toEqual({ code: 'starterNoJack', card: 'A', twos: false });
    expect(keyed(table, 'starter JH').present.starter).toBe('JH');
  });

  test('where there are none, nothing keyed at the starter says that it is a jack', () => {
    const table = tableAt('heels=0 mode=challenge', 'at starter, peg 0 0');
    expect(keyed(table, 'starter A').present.starter).toBe('A');
  });

  test.each(['peg 0 2', 'peg 1 2'])(
    'where every hand is checked the starter comes before any points: %s',
    (points) => {
      const dealing = tableAt('mode=always heelsForfeited=no', 'cut 0');
      for (const table of [dealing, keyed(dealing, 'next')]) {
        expect(refusal(table, points)).toEqual({ code: 'starterFirst' });
        expect(keyed(table, 'starter J, peg 0 2').present.pegs[0]?.front).toBe(4);
      }
    },
  );
});

describe('order', () => {
  const shown = (): Timeline => tableAt('', 'at show');

  test('pone, dealer, crib (ACC 9.2)', () => {
    expect(refusal(shown(), 'peg 0 8')).toEqual({ code: 'outOfOrder', seat: 0, expected: 1, hand: 'pone' });
    expect(refusal(keyed(shown(), 'peg 1 8'), 'peg 1 4')).toEqual({
      code: 'outOfOrder',
      seat: 1,
      expected: 0,
      hand: 'dealer',
    });
    expect(refusal(keyed(shown(), 'peg 1 8, peg 0 8'), 'peg 1 4')).toMatchObject({ hand: 'crib' });
  });

  test('in play, points that only a hand can have are the count of the pone', () => {
    const table = tableAt('', 'cut 0, peg 0 3, peg 1 10');
    expect([phase(table), pegs(table.present)]).toEqual(['show dealer', 'Red 3/0 Blue 10/0']);
    expect(phase(tableAt('', 'cut 0, peg 1 0'))).toBe('show dealer');
  });

  test('in play, the dealer cannot begin the show', () => {
    expect(refusal(tableAt('', 'cut 0, peg 0 3'), 'peg 0 10')).toMatchObject({
      code: 'outOfOrder',
      expected: 1,
    });
  });

  test('in play, what neither a card nor a hand can score is refused', () => {
    expect(refusal(tableAt('', 'cut 0'), 'peg 1 25')).toEqual({
      code: 'impossiblePlay',
      points: 25,
      possible: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15],
    });
  });

  test('in the show, what no hand can count is refused, and a crib is called so', () => {
    expect(refusal(shown(), 'peg 1 27')).toMatchObject({ code: 'impossibleCount', points: 27, crib: false });
    expect(refusal(keyed(shown(), 'next, next'), 'peg 0 26')).toMatchObject({
      code: 'impossibleCount',
      crib: true,
    });
  });

  test('nineteen in the show is a worthless hand', () => {
    const table = keyed(shown(), 'peg 1 19');
    expect([phase(table), pegs(table.present)]).toEqual(['show dealer', 'Red 0/0 Blue 0/0']);
    expect(table.present.count?.claimed).toBe(0);
  });
});

describe('the end of a game: the moment a peg reaches the game hole', () => {
  test('in play', () => {
    const table = keyed(playAt(119, 95), 'peg 0 2');
    expect(table.present).toMatchObject({
      phase: 'over',
      results: [{ winner: 0, scores: [121, 95], skunk: 'none', gamePoints: 2, ending: 'play' }],
    });
    expect(pegs(table.present)).toMatch(/^Red 121\/119 /);
  });

  test('in the show, before the dealer may count', () => {
    const table = keyed(playAt(120, 115), 'next, peg 1 8');
    expect(table.present.results).toMatchObject([{ winner: 1, scores: [120, 121], ending: 'show' }]);
    expect(refusal(table, 'peg 0 2')).toEqual({ code: 'gameOver', winner: 1 });
  });

  test('in the show, by the dealer and by the crib', () => {
    expect(keyed(playAt(117, 100), 'next, peg 1 8, peg 0 4').present.results[0]).toMatchObject({
      winner: 0,
    });
    const crib = keyed(playAt(117, 100), 'next, peg 1 8, peg 0 2, peg 0 2');
    expect(crib.present).toMatchObject({
      phase: 'over',
      hand: undefined,
      results: [{ winner: 0, ending: 'show' }],
    });
  });

  test('on heels, keyed or entered', () => {
    const table = tableAt('', 'walk 0 119, walk 1 120, at starter');
    for (const text of ['peg 0 2', 'starter JD']) {
      expect(keyed(table, text).present).toMatchObject({
        phase: 'over',
        results: [{ winner: 0, ending: 'heels' }],
      });
    }
  });

  test('by plain pegging, never past the game hole', () => {
    const table = tableAt('', 'walk 0 115, peg 0 24');
    expect(pegs(table.present)).toBe('Red 121/115 Blue 0/0');
    expect(table.present.results[0]?.ending).toBe('free');
  });

  test.each([
    [120, 'none', 2, true],
    [91, 'none', 2, false],
    [90, 'skunk', 3, false],
    [61, 'skunk', 3, false],
    [60, 'doubleSkunk', 4, false],
    [0, 'doubleSkunk', 4, false],
    // ACC has no double skunk.
    [60, 'skunk', 3, false, 'acc-tournament'],
  ])('a loser on %i: %s', (score, skunk, gamePoints, stinkHole, settings = '') => {
    const { results } = walk(walk(begin(settings), 1, score), 0, 121).present;
    expect(results).toMatchObject([
      { winner: 0, skunk, gamePoints, losers: [{ side: 1, score, skunk, stinkHole }] },
    ]);
  });

  test('nothing but a new game or undo goes on', () => {
    const table = tableAt('', 'walk 0 121');
    for (const text of ['peg 1 2', 'next', 'free', 'cut 0', 'muggins 1 2', 'starter 5H', 'cards 5H']) {
      expect(refusal(table, text)).toEqual({ code: 'gameOver', winner: 0 });
    }
    expect(promptOf(table.present)).toMatchObject({ expects: 'newGame', muggins: [] });
  });
});

describe('the match', () => {
  test('a game needs its players, and rules that can be played', () => {
    const { rules } = NO_GAME;
    expect(act(EMPTY, { type: 'newGame', rules, players: ['Red'] })).toEqual({
      ok: false,
      refusal: { code: 'badPlayers', expected: 2, got: 1 },
    });
    expect(
      act(EMPTY, { type: 'newGame', rules: { ...rules, target: 1 }, players: ['Red', 'Blue'] }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'badRules', field: 'target' },
    });
  });

  test('before the first game there is nothing to do but begin', () => {
    for (const text of ['peg 0 2', 'next', 'cut 0', 'dispute', 'muggins 0 1']) {
      expect(refusal(EMPTY, text)).toEqual({ code: 'noGame' });
    }
    expect(promptOf(NO_GAME)).toMatchObject({ expects: 'newGame', muggins: [] });
  });
});

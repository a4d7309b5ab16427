// What was pegged where nobody checked it: in every mode, in every phase, by every preset, and what can follow.
import { describe, expect, test } from 'vitest';
import { CLAIM_MODES } from '../terms/ruleset.ts';
import { begin, keyed, pegs, refusal, tableAt } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import { act, EMPTY, record, type Timeline } from './timeline.ts';

const types = (table: Timeline, seat: number, points: number): string => {
  const action = act(table, { type: 'unverified', seat, points });
  return action.ok ? action.value.events.map(({ type }) => type).join(' ') : action.refusal.code;
};

/** A way into each phase of a running game, in each mode. */
const PLACES: readonly (readonly [name: string, mode: string, ...texts: string[]])[] = [
  ...CLAIM_MODES.flatMap((mode): (readonly [string, string, ...string[]])[] => [
    ['the cut', mode],
    ['a deal', mode, 'cut 0'],
    ['the starter', mode, 'cut 0', 'next'],
    ['the play', mode, 'cut 0', 'starter 5H'],
    ['a card that waits for its claim', mode, 'cut 0', 'starter 5H', 'lay 8H', 'lay 7S'],
    ['the show', mode, 'cut 0', 'starter 5H', 'next'],
    ['a hand whose cards are there', 'always', 'cut 0', 'starter 5H', 'next', 'cards AH 2D 3S 4C'],
  ]),
  ['plain pegging', 'trust', 'peg 1 4'],
  ['plain pegging, doubted', 'challenge', 'peg 1 4', 'dispute'],
  ['a count that is doubted', 'challenge', 'cut 0', 'starter 5H', 'next', 'peg 1 12', 'dispute'],
];

describe.each(PLACES)('in %s, mode %s', (_, mode, ...texts) => {
  const before = keyed(begin(`mode=${mode} muggins=called`), ...texts);

  test('points of any size are taken, and people can go on at once', () => {
    const at = before.present.pegs[0]?.front ?? 0;
    const after = keyed(before, 'unverified 0 99').present;
    expect(after.pegs[0]).toEqual({ front: at + 99, rear: at });
    expect(after).toMatchObject({
      disputed: false,
      dealer: undefined,
      deal: 0,
      unverified: [99, 0],
      cards: {},
    });
    expect([after.count, after.claim, after.starter, after.round]).toEqual(Array(4).fill(undefined));
    expect(promptOf(after).expects).toBe(mode === 'always' ? 'cut' : 'points');
  });

  test('the next deal can be begun, with cards where the mode wants them', () => {
    const alone = keyed(before, 'unverified 0 30');
    const cut = keyed(alone, ...(mode === 'always' ? [] : ['next']), 'cut 1');
    expect(cut.present).toMatchObject({ phase: 'deal', dealer: 1, deal: 1 });
    const starter = keyed(cut, 'next, starter JH');
    expect(starter.present.pegs[1]?.front).toBe((alone.present.pegs[1]?.front ?? 0) + 2);
    expect(starter.present.unverified).toEqual([30, 0]);
  });

  test('undo restores what was there, pegs, phase and doubt', () => {
    expect(keyed(before, 'unverified 1 7, undo').present).toBe(before.present);
  });
});

describe('up to the game hole', () => {
  test.each<[settings: string, from: number, points: number, front: number, over: boolean]>([
    ['', 0, 1, 1, false],
    ['', 0, 120, 120, false],
    ['', 0, 121, 121, true],
    ['', 100, 127, 121, true],
    ['target=61', 40, 99, 61, true],
    ['target=91', 90, 1, 91, true],
    ['target=241', 200, 40, 240, false],
    ['target=241', 200, 41, 241, true],
    ['target=241', 120, 127, 241, true],
    ['outOnGo=no', 120, 1, 121, true],
    ['playOnlyWithin=5', 118, 24, 121, true],
    ['lowball=yes skunks=none', 100, 25, 121, true],
  ])('%s from %i: %i', (settings, from, points, front, over) => {
    const before = from === 0 ? begin(settings) : tableAt(settings, `unverified 0 ${from}`);
    const { present } = keyed(before, `unverified 0 ${points}`);
    expect(present.pegs[0]).toEqual({ front, rear: from });
    expect(present.phase === 'over').toBe(over);
    expect(present.unverified[0]).toBe(front);
  });

  test('the game is won, and says by what; the match counts it', () => {
    const { present } = tableAt('', 'walk 1 90, unverified 0 121');
    expect(present.results).toMatchObject([
      { winner: 0, ending: 'unverified', scores: [121, 90], skunk: 'skunk' },
    ]);
    const low = tableAt('lowball=yes skunks=none', 'unverified 0 121');
    expect(low.present.results).toMatchObject([{ winner: 1, ending: 'unverified' }]);
  });

  test('what was won so can be neither doubted nor called', () => {
    const won = tableAt('mode=challenge muggins=called', 'unverified 0 121');
    expect(refusal(won, 'dispute').code).toBe('nothingToDispute');
    expect(refusal(won, 'offence falseGame 0').code).toBe('offenceClosed');
  });

  test.each([0, -3, 2.5, Number.NaN])('%j is no number of points', (points) => {
    expect(types(begin(), 0, points)).toBe('badPoints');
  });

  test('a seat that nobody has is refused, and a game that was never begun', () => {
    expect(types(begin(), 2, 5)).toBe('badSeat');
    expect(types(EMPTY, 0, 5)).toBe('noGame');
  });
});

describe('behind the end of a game', () => {
  test('points begin the next one, of the same match, and undo goes back to the end', () => {
    const over = tableAt('mode=always', 'unverified 0 121');
    const next = keyed(over, 'unverified 1 9');
    expect(types(over, 1, 9)).toBe('gameStarted pegged');
    expect(next.present).toMatchObject({
      game: 2,
      phase: 'cut',
      unverified: [0, 9],
      results: [{ winner: 0 }],
    });
    expect(pegs(next.present)).toBe('Red 0/0 Blue 9/0');
    expect(keyed(next, 'undo').present).toBe(over.present);
  });

  // Whoever deals by the last game would give the pone three for last, which the board did not.
  test('nobody is given anything for a first deal that nobody has followed', () => {
    const house = 'target=61 skunks=none nextDealer=loser firstDealBonus=3';
    const over = tableAt(house, 'cut 0, unverified 0 61');
    const { rules } = over.present;
    expect(pegs(keyed(over, 'unverified 1 9').present)).toBe('Red 0/0 Blue 9/0');
    const again = act(over, { type: 'newGame', rules, players: ['Red', 'Blue'], alone: [] });
    expect(again.ok && again.value.events.map(({ type }) => type)).toEqual(['gameStarted']);
  });
});

test('a game can be begun with what was pegged in it; undo takes all of it back', () => {
  const table = tableAt('mode=always', 'unverified 0 9');
  const { rules } = table.present;
  const begun = act(table, { type: 'newGame', rules, players: ['Red', 'Blue'], alone: [12, 0] });
  if (!begun.ok) throw new Error(begun.refusal.code);
  expect(begun.value.timeline.present).toMatchObject({ game: 2, phase: 'cut', unverified: [12, 0] });
  expect(pegs(begun.value.timeline.present)).toBe('Red 12/0 Blue 0/0');
  expect(keyed(begun.value.timeline, 'undo').present).toBe(table.present);
  const wrong = (alone: readonly number[]) => {
    const action = act(table, { type: 'newGame', rules, players: ['Red', 'Blue'], alone });
    return action.ok ? '' : action.refusal.code;
  };
  expect([wrong([1.5]), wrong([1, 2, 3]), wrong([0, -1])]).toEqual(['badPoints', 'badSeat', 'badPoints']);
});

describe('what the game cannot take is kept', () => {
  test('points of a lane where nobody sits: no peg moves, and the next game knows nothing of them', () => {
    const table = tableAt('', 'peg 0 4, aside 2 9, aside 3 1, aside 2 12');
    expect(table.present.aside).toEqual([0, 0, 21, 1]);
    expect(pegs(table.present)).toBe('Red 4/0 Blue 0/0');
    expect(keyed(table, 'undo').present.aside).toEqual([0, 0, 9, 1]);
    expect(keyed(table, 'new').present.aside).toEqual([]);
    expect(refusal(table, 'aside 1 5').code).toBe('badSeat');
    expect(refusal(table, 'aside -1 5').code).toBe('badSeat');
    expect(refusal(table, 'aside 2 0').code).toBe('badPoints');
  });

  test('an undo that came too late moves nothing', () => {
    const table = tableAt('', 'peg 0 4');
    const kept = act(table, { type: 'setAside', undoes: 2 });
    expect(kept).toMatchObject({ value: { events: [{ type: 'undoSetAside', undoes: 2 }] } });
    expect(keyed(table, 'undoAside 2').present).toBe(table.present);
  });

  test('neither waits for the cards of a dispute, or for the next game', () => {
    const doubted = tableAt('mode=challenge', 'peg 1 4, dispute');
    expect(keyed(doubted, 'aside 2 9').present).toMatchObject({ disputed: true, aside: [0, 0, 9] });
    const over = tableAt('', 'unverified 0 121');
    expect(keyed(over, 'aside 2 9').present).toMatchObject({ phase: 'over', aside: [0, 0, 9] });
  });
});

describe('what somebody has to agree to', () => {
  const table = tableAt('', 'peg 0 4, peg 1 3');

  test('is asked for, and nothing moves: neither a peg nor what undo takes back', () => {
    const asked = keyed(table, 'ask 1');
    expect(asked.present).toBe(table.present);
    expect([asked.past, asked.future, asked.moves]).toEqual([table.past, table.future, table.moves + 1]);
    expect(asked.asked).toEqual({ type: 'ask', seat: 1, id: 'ask-of-1', offence: null });
    expect(pegs(keyed(asked, 'undo').present)).toBe('Red 4/0 Blue 0/0');
  });

  test.each(['decline 0', 'peg 0 2', 'undo', 'ask 0'])('%s is the end of it, or its successor', (text) => {
    const asked = keyed(table, 'ask 1', text).asked;
    expect(asked?.seat).toBe(text === 'ask 0' ? 0 : undefined);
  });

  test('a redo ends it as well', () => {
    expect(keyed(table, 'undo, ask 1, redo').asked).toBeUndefined();
  });

  test('what would be refused is not asked for, and nobody declines what nobody asks', () => {
    expect(refusal(begin(), 'ask 0')).toEqual({ code: 'nothingToUndo' });
    expect(refusal(table, 'ask 5').code).toBe('badSeat');
    expect(refusal(table, 'decline 0')).toEqual({ code: 'notNow', command: 'decline', phase: 'free' });
    const offence = { type: 'offence', offence: 'timeOut', seat: 0, points: 4 } as const;
    expect(act(table, { type: 'ask', seat: 1, id: 'x', offence }).ok).toBe(false);
  });

  test('a journal gives the same question again', () => {
    const offence = { type: 'offence', offence: 'overpegged', seat: 0, points: 2 } as const;
    const cut = tableAt('', 'cut 1, next, next, peg 0 4');
    const action = act(cut, { type: 'ask', seat: 1, id: 'x', offence });
    if (!action.ok) throw new Error(action.refusal.code);
    const read = JSON.parse(JSON.stringify(action.value.events)) as typeof action.value.events;
    expect(read.reduce(record, cut).asked).toEqual({ type: 'ask', seat: 1, id: 'x', offence });
  });
});

import { describe, expect, test } from 'vitest';
import { COUNT_SOURCES } from '../rulings/ruling.ts';
import { expectLawful } from '../testing/lawful.ts';
import { anyGame } from '../testing/random.ts';
import { begin, keyed, PLAYERS, pegs, refusal, tableAt } from '../testing/table.ts';
import { decide, type GameCommand } from './decide.ts';
import { EVENTS } from './evolve.ts';
import { incrementsOf } from './legal.ts';
import { tallyOf } from './match.ts';
import { promptOf } from './prompt.ts';
import type { State } from './state.ts';
import { act, EMPTY, replay } from './timeline.ts';

describe('undo and redo', () => {
  test('take back one command at a time, front and rear pegs with it', () => {
    const table = tableAt('', 'peg 0 4, peg 0 8, peg 1 3');
    expect(pegs(keyed(table, 'undo').present)).toBe('Red 12/4 Blue 0/0');
    expect(pegs(keyed(table, 'undo, undo').present)).toBe('Red 4/0 Blue 0/0');
    expect(pegs(keyed(table, 'undo, undo, redo').present)).toBe('Red 12/4 Blue 0/0');
    expect(pegs(keyed(table, 'undo, undo, redo, redo').present)).toBe('Red 12/4 Blue 3/0');
  });

  test('go back to the start of the first game, no further', () => {
    const table = tableAt('', 'peg 0 4, undo');
    expect(table.present.phase).toBe('cut');
    expect(refusal(table, 'undo')).toEqual({ code: 'nothingToUndo' });
    expect(refusal(EMPTY, 'undo')).toEqual({ code: 'nothingToUndo' });
    expect(refusal(begin(), 'redo')).toEqual({ code: 'nothingToRedo' });
  });

  test('something new after an undo leaves nothing to redo', () => {
    const table = tableAt('', 'peg 0 4, undo, peg 0 5');
    expect(refusal(table, 'redo')).toEqual({ code: 'nothingToRedo' });
    expect(pegs(keyed(table, 'undo').present)).toBe('Red 0/0 Blue 0/0');
  });

  test('go across deals', () => {
    const table = tableAt('', 'at show, peg 1 8, peg 0 4, peg 0 2, next, next');
    const back = keyed(table, 'undo, undo, undo');
    expect(back.present).toMatchObject({ phase: 'show', hand: 'crib', dealer: 0, deal: 1 });
    expect(keyed(back, 'redo').present).toMatchObject({ phase: 'deal', dealer: 1, deal: 2 });
  });

  test('the winning peg is taken back, with the game point, and the game ends differently', () => {
    const won = tableAt('', 'walk 0 119, walk 1 118, peg 0 2');
    expect(tallyOf(won.present)).toEqual({ games: [1, 0], points: [2, 0] });
    const back = keyed(won, 'undo');
    expect(tallyOf(back.present)).toEqual({ games: [0, 0], points: [0, 0] });
    expect(pegs(back.present)).toMatch(/^Red 119\/\d+ Blue 118\/\d+$/);
    const otherwise = keyed(back, 'peg 1 3');
    expect(otherwise.present.results).toMatchObject([{ winner: 1, scores: [119, 121] }]);
    expect(tallyOf(otherwise.present)).toEqual({ games: [0, 1], points: [0, 2] });
  });

  test('go back from the next game into the last one', () => {
    const table = keyed(begin('', undefined, tableAt('', 'walk 0 121')), 'peg 1 2, undo, undo, undo');
    expect(table.present).toMatchObject({ phase: 'free', game: 1, results: [] });
    expect(keyed(table, 'redo, redo, redo').present).toMatchObject({ game: 2, results: [{ winner: 0 }] });
  });

  test('are events that name the move', () => {
    const table = tableAt('', 'peg 0 4, peg 0 5, undo');
    expect(act(table, { type: 'undo' })).toMatchObject({
      value: { events: [{ type: 'undone', undoes: 2, move: 5 }] },
    });
    expect(act(table, { type: 'redo' })).toMatchObject({
      value: { events: [{ type: 'redone', redoes: 3, move: 5 }] },
    });
  });

  test('down to a move take back all after it, as one move; redo restores them one by one', () => {
    const table = tableAt('', 'peg 0 4, peg 0 8, peg 1 3, peg 0 1');
    const back = keyed(table, 'undoTo 2 5');
    expect(pegs(back.present)).toBe('Red 4/0 Blue 0/0');
    expect(back.moves).toBe(6);
    expect(pegs(keyed(back, 'redo').present)).toBe('Red 12/4 Blue 0/0');
    expect(keyed(back, 'redo, redo, redo').present).toEqual(table.present);
    expect(keyed(back, 'undo, redo').present).toEqual(back.present);
  });

  test.each([
    ['the game has moved on', 'undoTo 2 3', 'movedOn'],
    ['somebody knows of more than there was', 'undoTo 2 5', 'movedOn'],
    ['nothing came after it', 'undoTo 4 4', 'nothingToUndo'],
  ])('down to a move are refused whole where %s', (_, told, code) => {
    expect(refusal(tableAt('', 'peg 0 4, peg 0 8, peg 1 3'), told)).toEqual({ code });
  });

  test('in a journal that undoes more than there is, nothing happens', () => {
    const timeline = begin();
    expect(replay([{ type: 'undone', undoes: 1, move: 2 }], timeline).present).toBe(timeline.present);
    expect(replay([{ type: 'redone', redoes: 1, move: 2 }], timeline).present).toBe(timeline.present);
  });
});

test('whatever is keyed, in whatever order, by whatever rules, games keep the laws (npm run campaign plays 1,000)', () => {
  const met = new Set(expectLawful(anyGame, { numRuns: 60 }));
  const missing = () =>
    [...EVENTS.filter((type) => type !== 'ruled'), ...Object.keys(COUNT_SOURCES)].filter(
      (name) => !met.has(name),
    );
  // The random games reach every event and every ruling, or they would prove little: more are played until they have.
  for (let seed = 0; seed < 60 && missing().length > 0; seed++)
    for (const name of expectLawful(anyGame, { numRuns: 30, seed })) met.add(name);
  expect(missing()).toEqual([]);
});

test('a state that no journal gives is refused, not tripped over', () => {
  const { present } = begin();
  const odd: State[] = [
    { ...present, phase: 'show' },
    { ...present, phase: 'show', hand: 'pone' },
    { ...present, phase: 'show', hand: 'crib' },
    { ...present, phase: 'over', firstDealer: 0 },
    { ...present, phase: 'show', hand: 'crib', rules: { ...present.rules, claims: 'always' } },
    { ...present, phase: 'starter' },
    { ...present, phase: 'play' },
    { ...present, phase: 'over' },
    { ...present, phase: 'over', disputed: true },
    { ...present, disputed: true, rules: { ...present.rules, claims: 'challenge' }, starter: '5' },
  ];
  const tried: GameCommand[] = [
    { type: 'next' },
    { type: 'peg', seat: 0, points: 2 },
    { type: 'starter', card: 'JH' },
    { type: 'cards', cards: ['5', '5', '6', '6'] },
    { type: 'muggins', seat: 0, points: 1 },
    { type: 'newGame', rules: present.rules, players: PLAYERS },
  ];
  for (const state of odd) {
    for (const command of tried) {
      expect(typeof decide(state, command).ok).toBe('boolean');
      expect(promptOf(state).phase).toBe(state.phase);
      expect(incrementsOf(state)).toEqual(expect.any(Array));
    }
  }
});

// Undo down to a move: all moves after it or none, within the game on the board, and kept as one move.
import { describe, expect, test } from 'vitest';
import type { Command } from '../../shared/rules/index.ts';
import { DEFAULT as EN } from '../../shared/words/default.ts';
import { sayMove } from '../../shared/words/moves.ts';
import { FULL_DISK, Rig } from './testing/rig.ts';

/** Pegs of 1, 2, 3, 4 and 5 for Ann and Bob in turn, in a second game; the first one was won by Bob. */
function played(): Rig {
  const rig = new Rig({ players: ['Ann', 'Bob'] });
  const { rules, players } = rig.table.state;
  const pegs = [1, 2, 3, 4, 5].map((points, at): Command => ({ type: 'peg', seat: at % 2, points }));
  const other: Command = { type: 'newGame', rules, players };
  for (const command of [{ type: 'free' } as const, ...pegs, other, { type: 'free' } as const, ...pegs])
    expect(rig.table.command(command).ok).toBe(true);
  return rig;
}

const words = ({ table }: Rig): readonly string[] => table.moves.map((move) => sayMove(EN, move));
const seen = ({ table }: Rig): number => table.view.move;
const undoTo = (rig: Rig, move: number, known = seen(rig)) =>
  rig.table.command({ type: 'undoTo', move, seen: known });
const numberOf = (rig: Rig, text: RegExp): number =>
  rig.table.moves.find((move) => text.test(sayMove(EN, move)))?.move ?? 0;

describe.each<[string, (rig: Rig) => Rig]>([
  ['in one run', (rig) => rig],
  ['with a start in between', (rig) => rig.restarted()],
])('back to a move, %s', (_, next) => {
  test('takes back what followed it, in one move; redo brings each back', () => {
    const rig = played();
    const moves = seen(rig);
    expect(undoTo(rig, numberOf(rig, /Bob pegs 2/))).toMatchObject({ ok: true });
    const back = next(rig);
    expect([back.pegs, seen(back)]).toEqual(['1/0 2/0', moves + 1]);
    expect(words(back).at(-1)).toBe('Bob pegs 2.');
    const [last] = back.table.view.history.slice(-1);
    expect(last && sayMove(EN, last)).toBe('3 moves undone.');
    expect(back.table.view.history.filter(({ undone }) => undone).map((each) => sayMove(EN, each))).toEqual([
      'Ann pegs 3.',
      'Bob pegs 4.',
      'Ann pegs 5.',
    ]);
    const { archive } = back.table;
    expect(archive.story(archive.count)?.steps.at(-1)?.fact).toMatchObject({ code: 'pegs', points: 2 });
    for (const pegs of ['4/1 2/0', '4/1 6/2', '9/4 6/2']) {
      expect(back.table.command({ type: 'redo' }).ok).toBe(true);
      expect(next(back).pegs).toBe(pegs);
    }
    expect(back.table.command({ type: 'redo' })).toMatchObject({ ok: false });
    expect(archive.story(archive.count)?.steps.at(-1)?.fact).toMatchObject({ code: 'pegs', points: 5 });
  });

  test('goes back to the beginning of this game, not into the one before', () => {
    const rig = played();
    const [begun] = rig.table.moves;
    expect(undoTo(rig, begun?.move ?? 0)).toMatchObject({ ok: true });
    const back = next(rig);
    expect(back.pegs).toBe('0/0 0/0');
    expect(words(back)).toHaveLength(1);
    expect(undoTo(back, (begun?.move ?? 0) - 1)).toMatchObject({ refusal: { code: 'notStanding' } });
    expect(undoTo(back, begun?.move ?? 0)).toMatchObject({ refusal: { code: 'nothingToUndo' } });
  });
});

describe('nothing is taken back', () => {
  test.each<[string, (rig: Rig, move: number) => unknown, string]>([
    ['where somebody has scored since', (rig, move) => undoTo(rig, move, seen(rig) - 1), 'movedOn'],
    [
      'down to a move that was taken back',
      (rig) => {
        rig.table.command({ type: 'undo' });
        return undoTo(rig, seen(rig) - 1);
      },
      'notStanding',
    ],
    ['down to a move of the game before', (rig) => undoTo(rig, 3), 'notStanding'],
    ['down to a move that is yet to come', (rig) => undoTo(rig, 1_000), 'notStanding'],
    [
      'where the disk refuses',
      (rig, move) => {
        rig.journal.failure = FULL_DISK;
        return undoTo(rig, move);
      },
      'disk',
    ],
  ])('%s', (_, act, code) => {
    const rig = played();
    const kept = rig.journal.kept.length;
    expect(act(rig, numberOf(rig, /Bob pegs 2/))).toMatchObject({ ok: false, refusal: { code } });
    // The one that the row itself took back.
    const undone = rig.journal.kept.length - kept;
    expect(rig.pegs).toBe(undone === 0 ? '9/4 6/2' : '4/1 6/2');
    rig.journal.failure = undefined;
    expect(rig.restarted().pegs).toBe(rig.pegs);
  });
});

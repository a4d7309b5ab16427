// End-game restrictions on cards that are entered, and in plain pegging.
import { describe, expect, test } from 'vitest';
import { keyed, pegs, refusal, tableAt } from '../testing/table.ts';

describe('end-game restrictions on a card that is entered (Pagat; Other houses)', () => {
  test('nobody goes out on a go: the rest of the card counts', () => {
    const own = tableAt('outOnGo=no', 'walk 0 120, cut 1, next, starter 9C, lays KH QC TS go go');
    expect(refusal(own, 'peg 0 1')).toEqual({ code: 'restricted', seat: 0, holes: 1, points: 1, rule: 'go' });
    expect(pegs(keyed(own, 'peg 0 0').present)).toBe('Red 120/96 Blue 0/0');
    const free = tableAt('', 'walk 0 120, cut 1, next, starter 9C, lays KH QC TS go go');
    expect(keyed(free, 'peg 0 1').present.phase).toBe('over');
  });

  test('who lays on has missed nothing by it', () => {
    const own = tableAt(
      'outOnGo=no mode=challenge muggins=automatic',
      'walk 0 120, cut 1, next, starter 9C, lays KH QC TS go go 2H',
    );
    expect(pegs(own.present)).toBe('Red 120/96 Blue 0/0');
  });
});

describe('plain pegging keeps what is certain of the end-game restrictions (Pagat; Other houses)', () => {
  test('nobody goes out on a go: the point of a go is refused, another is not', () => {
    const table = tableAt('outOnGo=no', 'walk 0 120');
    expect(refusal(table, 'peg 0 1')).toEqual({
      code: 'restricted',
      seat: 0,
      holes: 1,
      points: 1,
      rule: 'go',
    });
    expect(keyed(table, 'peg 0 2').present.phase).toBe('over');
  });

  test('only play scores so near: what no card in play can score is a count, and is refused', () => {
    const table = tableAt('playOnlyWithin=5', 'walk 0 116');
    expect(refusal(table, 'peg 0 16')).toEqual({
      code: 'restricted',
      seat: 0,
      holes: 5,
      points: 16,
      rule: 'play',
    });
    expect(keyed(table, 'peg 0 0, peg 0 6').present.phase).toBe('over');
    expect(pegs(keyed(table, 'peg 1 16').present)).toBe('Red 116/96 Blue 16/0');
  });
});

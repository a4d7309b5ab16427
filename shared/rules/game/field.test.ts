import { describe, expect, test } from 'vitest';
import { speakRuling } from '../../words/testing/english.ts';
import { scoreShow } from '../cards/hand.ts';
import { total } from '../cards/score.ts';
import type { Ruling } from '../rulings/ruling.ts';
import { cards } from '../testing/cards.ts';
import { begin, keyed, PLAYERS, pegs, rulesOf, walk } from '../testing/table.ts';
import { act, EMPTY, type Timeline } from './timeline.ts';

/** The bugs others shipped that concern a whole game; those of counting are in show.test.ts, of play in play.test.ts and round.test.ts. */
describe('bugs that others shipped (docs/sources.md names them)', () => {
  test('heels and nobs confused for the same jack: turned up it is two for the dealer, and nobody has nobs by it', () => {
    const table = keyed(begin('mode=always'), 'cut 0', 'starter JC', 'next');
    expect(pegs(table.present)).toBe('Red 2/0 Blue 0/0');
    const items = scoreShow({ hand: cards('JD 2D 4H 8S'), starter: 'JC' });
    expect(items.map(({ kind }) => kind)).toEqual(['pair']);
    const counted = keyed(table, 'cards JD 2D 4H 8S', 'peg 1 2');
    expect(counted.present.ruling?.items).toEqual(items);
    expect(pegs(counted.present)).toBe('Red 2/0 Blue 2/0');
  });

  test('heels and nobs confused for the same jack: a jack in hand is nobs for its holder, and no heels', () => {
    const table = keyed(begin('mode=always'), 'cut 0', 'starter 6C', 'next', 'cards JC 2D 4H 8S', 'peg 1 1');
    expect(pegs(table.present)).toBe('Red 0/0 Blue 1/0');
  });

  test.each([
    [91, 'none', 2],
    [90, 'skunk', 3],
    [61, 'skunk', 3],
    [60, 'doubleSkunk', 4],
    [0, 'doubleSkunk', 4],
  ])('double skunk and skunk branches swapped: a loser on %i, %s', (score, skunk, gamePoints) => {
    const [result] = walk(walk(begin(), 1, score), 0, 121).present.results;
    expect(result).toMatchObject({ winner: 0, skunk, gamePoints });
  });

  test('with three players, who skunked whom', () => {
    const players = ['Red', 'Blue', 'Green'];
    const rules = rulesOf('seats=3 cards.dealt=5 cards.laidAway=1 cards.packToCrib=1');
    const begun = act(EMPTY, { type: 'newGame', rules, players });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const [result] = walk(walk(walk(begun.value.timeline, 0, 100), 2, 60), 1, 121).present.results;
    expect(result).toMatchObject({
      winner: 1,
      losers: [
        { side: 0, score: 100, skunk: 'none' },
        { side: 2, score: 60, skunk: 'doubleSkunk' },
      ],
    });
  });

  test('pegs disagree with the score: the front peg is the score after every command, the rear peg the one before', () => {
    let table: Timeline = keyed(begin(), 'cut 0', 'next', 'next');
    const keys = ['peg 0 2', 'peg 1 3', 'peg 1 1', 'peg 0 5', 'next', 'peg 1 12', 'peg 0 8', 'peg 0 4'];
    const scores = [0, 0];
    const before = [0, 0];
    for (const key of keys) {
      table = keyed(table, key);
      const [, seat, points] = key.split(' ').map(Number);
      if (seat !== undefined && points !== undefined) {
        before[seat] = scores[seat] ?? 0;
        scores[seat] = (scores[seat] ?? 0) + points;
      }
      expect(table.present.pegs).toEqual(scores.map((front, side) => ({ front, rear: before[side] })));
    }
  });

  test('rear peg wrong after undo', () => {
    const table = keyed(begin(), 'cut 0', 'next', 'next', 'peg 0 2', 'peg 0 3', 'peg 1 6');
    expect(pegs(keyed(table, 'undo').present)).toBe('Red 5/2 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo').present)).toBe('Red 2/0 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo', 'undo').present)).toBe('Red 0/0 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo', 'redo', 'redo').present)).toBe('Red 5/2 Blue 6/0');
  });

  test('undo crosses the end of a game and takes the match point back', () => {
    const won = walk(walk(begin(), 1, 100), 0, 121);
    expect(won.present.results).toHaveLength(1);
    const back = keyed(won, 'undo').present;
    expect([back.results.length, back.phase]).toEqual([0, 'free']);
  });

  test('an overclaim is ruled on at once and says why', () => {
    const table = keyed(
      begin('mode=always overcount=toOpponent'),
      'cut 0',
      'starter TC',
      'next',
      'cards 5C 5D 7H 8S',
      'peg 1 12',
    );
    const ruling = table.present.ruling as Ruling;
    expect([ruling.truth, ruling.award, ruling.source]).toEqual([
      8,
      4,
      expect.objectContaining({ rulebook: 'ACC' }),
    ]);
    expect(total(ruling.items)).toBe(8);
    expect(speakRuling(ruling, PLAYERS)).toContain(
      'Counted: fifteen 2, fifteen 4, fifteen 6, and a pair is 8.',
    );
    expect(pegs(table.present)).toBe('Red 4/0 Blue 8/0');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedGames } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-recorded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the scores of a scenario are what its players keyed', () => {
  test.each([
    ['press 1 2 P1', [{ lane: 0, points: 12 }]],
    ['press 3 P2', [{ lane: 1, points: 3 }]],
    ['press 0 P2', []],
    ['press P1', []],
    ['press NEXT', []],
    ['press 2 MUGGINS', []],
    [
      'press 1 P1\npress 2 P2',
      [
        { lane: 0, points: 1 },
        { lane: 1, points: 2 },
      ],
    ],
  ])('%j', async (lines, scores) => {
    writeFileSync(join(folder, 'a.txt'), `game six-card Red Blue\n${lines}\nexpect pegs P1 0 0\n`);
    expect(await recordedGames(folder, ['a.txt'])).toEqual([scores]);
  });

  test('the games that are played again go on until somebody is out', async () => {
    for (const game of await recordedGames()) {
      const total = (lane: number) =>
        game.reduce((sum, score) => sum + (score.lane === lane ? score.points : 0), 0);
      expect(Math.max(total(0), total(1))).toBeGreaterThanOrEqual(121);
    }
  });
});

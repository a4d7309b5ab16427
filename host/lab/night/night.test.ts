import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { oracleCards } from './oracle.ts';

/** What the command prints, and its exit code. */
async function night(...args: readonly string[]): Promise<readonly [number, Record<string, unknown>]> {
  const lines: string[] = [];
  const code = await run(['night', '--tables', '4', '--rounds', '3', '--json', ...args], {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
  } as Parameters<typeof run>[1]);
  return [code, JSON.parse(lines.join('\n'))];
}

const GOOD = { results: 12, expected: 12, lost: 0, doubled: 0, wrong: 0, rebuilt: true };

test("a small night: every card and rank is the oracle's", async () => {
  const [code, result] = await night('--seed', '3');
  expect(result).toMatchObject({ ...GOOD, faults: { kills: 0, cuts: 0, deaths: 0 } });
  expect(code).toBe(0);
});

// Seed 1 once ended with a signature that no seat confirmed: of a game that was not the last in the order of the rounds.
test.each(['1', '2'])('a night with faults, seed %s: nothing is lost, doubled or wrong', async (seed) => {
  const [code, result] = await night('--seed', seed, '--faults');
  const faults = { kills: 2, burnt: 1, cuts: 14, deaths: 3, fullDisks: 3, duplicates: 1 };
  expect(result).toMatchObject({ ...GOOD, faults, named: 1 });
  expect((result as { delay: { most: number } }).delay.most).toBeLessThanOrEqual(10_000);
  expect(code).toBe(0);
});

// ../shared/league.md, F1: made up so that every step decides something.
describe('the oracle ranks the golden night', () => {
  const ROUNDS = [
    'Jim 115 Ann · Bob 89 Ivy · Hal 95 Cid · Gus 113 Dot · Fay 93 Eve',
    'Ivy 105 Ann · Hal 107 Jim · Gus 87 Bob · Cid 110 Fay · Dot 106 Eve',
    'Ann 112 Hal · Ivy 120 Gus · Jim 99 Fay · Bob 101 Eve · Dot 112 Cid',
    'Gus 89 Ann · Fay 119 Hal · Ivy 112 Eve · Jim 77 Dot · Bob 119 Cid',
    'Ann 116 Fay · Gus 117 Eve · Dot 117 Hal · Cid 99 Ivy · Bob 99 Jim',
    'Ann 117 Eve · Dot 91 Fay · Cid 90 Gus · Bob 99 Hal · Ivy 103 Jim',
    'Ann 120 Dot · Cid 113 Eve · Bob 114 Fay · Jim 91 Gus · Ivy 120 Hal',
    'Cid 96 Ann · Dot 119 Bob · Jim 90 Eve · Ivy 99 Fay · Gus 95 Hal',
    'Ann 120 Bob · Cid 113 Jim · Dot 118 Ivy · Hal 111 Eve · Gus 98 Fay',
  ];
  const games = ROUNDS.flatMap((round) =>
    round.split(' · ').map((text) => {
      const [winner = '', lost = '', loser = ''] = text.split(' ');
      return { game: text, winner, loser, lost: Number(lost) };
    }),
  );
  const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim'];

  test('in the order of the page', () => {
    const cards = oracleCards(names, games).toSorted((a, b) => a.rank - b.rank);
    expect(cards.map(({ entrant }) => entrant).join(' ')).toBe('Gus Bob Cid Ivy Dot Jim Ann Hal Fay Eve');
    expect(cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(cards[0]).toMatchObject({ points: 14, wins: 6, net: 65, plus: 127 });
  });
});

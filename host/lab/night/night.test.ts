import { describe, expect, test } from 'vitest';
import { GOLDEN_GAMES } from '../../../shared/league/testing/golden.ts';
import { run } from '../program.ts';
import { oracleBracket, oracleCards } from './oracle.ts';

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

// 12 players: 3 qualify, 7 and then losers of the play-offs play the consolation, and 2 of them its play-offs.
test.each([
  ['without faults', []],
  ['with faults', ['--faults']],
])("a small weekend %s: every card and match is the oracle's", async (_, faults) => {
  const [code, result] = await night('--weekend', '--tables', '6', '--seed', '5', ...faults);
  expect(result).toMatchObject({ lost: 0, doubled: 0, wrong: 0, rebuilt: true });
  expect(result.results).toBe(result.expected);
  expect(result.results).toBeGreaterThan(18 + 6 + 10 + 2);
  expect(code).toBe(0);
});

describe('the oracle of a bracket', () => {
  const won = (text: string) => {
    const [winner = '', loser = ''] = text.split(' ');
    return { game: 'P1.1', winner, loser, lost: 100 };
  };
  const final = ['Ann Cid', 'Cid Ann', 'Ann Cid'].map(won);
  test.each([
    ['the best of three has a bye', ['Bob Cid', 'Cid Bob', 'Cid Bob'], 'Bob Cid: Cid', 'Ann Cid: Ann'],
    ['a match with a game too few has no winner', ['Bob Cid', 'Cid Bob'], 'Bob Cid: ?', '? Ann: ?'],
    ['or with one too many', ['Cid Bob', 'Cid Bob', 'Bob Cid', 'Bob Cid'], 'Bob Cid: ?', '? Ann: ?'],
  ])('%s', (_, games, first, last) => {
    const matches = oracleBracket(['Ann', 'Bob', 'Cid'], [...games.map(won), ...final], 2);
    expect(matches).toEqual(['- Ann: Ann', first, last].toSorted());
  });
});

// ../shared/league.md, F1: made up so that every step decides something.
describe('the oracle ranks the golden night', () => {
  const games = GOLDEN_GAMES.map(({ game, winner, loser, score }) => ({ game, winner, loser, lost: score }));
  const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim'];

  test('in the order of the page', () => {
    const cards = oracleCards(names, games).toSorted((a, b) => a.rank - b.rank);
    expect(cards.map(({ entrant }) => entrant).join(' ')).toBe('Gus Bob Cid Ivy Dot Jim Ann Hal Fay Eve');
    expect(cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(cards[0]).toMatchObject({ points: 14, wins: 6, net: 65, plus: 127 });
  });
});

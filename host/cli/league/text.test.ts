// The table as text: what a secretary reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Competition, MatchCard, TeamSeason } from '../../../shared/league/team/index.ts';
import { readSeason } from '../../league/read.ts';
import { packageRoot } from '../../system/package.ts';
import { tableLines } from './table.ts';

const read = readSeason(JSON.parse(readFileSync(join(packageRoot(), 'docs/examples/season.json'), 'utf8')));
if (!read.ok) throw new Error(read.fault.words);
const { season } = read;

function linesOf(changes: Partial<TeamSeason>, own: Partial<Competition> = {}): readonly string[] {
  const changed = { ...season, ...changes };
  const competition = { ...(changed.competitions[0] as Competition), ...own };
  return tableLines(changed, competition);
}

/** A match of two teams with these legs of its 3 rubbers. */
function match(home: string, away: string, ...legs: readonly (readonly [number, number])[]) {
  const card: MatchCard = { rubbers: legs.map((each) => ({ players: [[], []], legs: each })) };
  const ruling = { kind: 'card', card, reason: 'paper' } as const;
  return { id: home + away, competition: '1', round: 1, home, away, day: '2026-10-05', ruling };
}

test('half points, and why one is above another that has as many', () => {
  const fixtures = [
    match('bell', 'crown', [3, 2], [3, 2], [2, 3]),
    match('fox', 'legion', [5, 0], [2, 3], [1, 4]),
  ];
  const format = {
    ...(season.competitions[0] as Competition).format,
    ties: ['points', 'rubbersFor', 'legs'],
  } as const;
  expect(linesOf({ fixtures, adjustments: [] }, { format })).toEqual([
    'Division 1, Season 2026-27',
    '   Team                  P  W  D  L  Rubbers  Legs  Adj  Pts',
    '1  Bell Inn              1  1  0  0      2-1   8-7         6',
    '2  Fox & Hounds          1  1  0  0      1-2   8-7         6',
    '3  Royal British Legion  1  0  0  1      2-1   7-8        3½',
    '4  Crown A               1  0  0  1      1-2   7-8        3½',
    'Bell Inn is ahead of Fox & Hounds on rubbers won: 2 to 1.',
    'Royal British Legion is ahead of Crown A on rubbers won: 2 to 1.',
  ]);
});

test.each<[points: number, text: string]>([
  [1, '½'],
  [-1, '−½'],
  [-3, '−1½'],
  [4, '2'],
])('%i halves: %s', (points, text) => {
  const adjustments = [{ competition: '1', team: 'bell', points, reason: 'x' }];
  const row = linesOf({ fixtures: [], adjustments }).find((line) => line.includes('Bell Inn'));
  expect(row?.split(/ {2,}/).slice(-2)).toEqual([text, text]);
});

test('the word of the committee, with its reason', () => {
  const order = { teams: ['bell', 'fox', 'crown', 'legion'], reason: 'meeting of 3 May' };
  const lines = linesOf({ fixtures: [match('bell', 'fox', [3, 2], [3, 2], [2, 3])] }, { order });
  expect(lines.at(-1)).toBe(
    'Crown A is ahead of Royal British Legion by decision of the committee: meeting of 3 May',
  );
});

test('teams of one letter, before the first match', () => {
  const teams = ['a', 'b'].map((id) => ({ id, name: id.toUpperCase(), venue: id, captains: [] }));
  expect(linesOf({ teams, fixtures: [], adjustments: [] }, { teams: ['a', 'b'] }).slice(1)).toEqual([
    '   Team  P  W  D  L  Rubbers  Legs  Adj  Pts',
    '1  A     0  0  0  0      0-0   0-0         0',
    '1  B     0  0  0  0      0-0   0-0         0',
  ]);
});

test('no teams', () => {
  expect(linesOf({ fixtures: [], adjustments: [] }, { teams: [] })).toEqual([
    'Division 1, Season 2026-27',
    'No teams yet.',
  ]);
});

test('who goes up and down, and who is out', () => {
  const teams = season.teams.map((team) =>
    team.id === 'crown' ? { ...team, withdrawn: { day: '2026-10-20', rule: 'void' as const } } : team,
  );
  const [up, down] = [
    { places: 1, to: '0' },
    { places: 1, to: '2' },
  ];
  expect(linesOf({ teams }, { up, down }).slice(1)).toEqual([
    '   Team                  P  W  D  L  Rubbers   Legs  Adj  Pts',
    '1  Royal British Legion  3  3  0  0      6-3  27-18       19½  up',
    '2  Bell Inn              3  1  0  2      4-5  22-23        13',
    '3  Fox & Hounds          2  0  0  2      2-4  11-19   −½    5  down',
    '-  Crown A               0  0  0  0      0-0    0-0         0  out',
    'Not in the table: 2 to play.',
  ]);
});

// Who can still win, by tables worked out by hand. ACC rule 12.1: a win is worth 2 game points, a skunk 3, a loss none.
import { expect, test } from 'vitest';
import { NAMES, openNight, win } from '../testing/night.ts';
import { publicView } from './public.ts';
import { inReach } from './reach.ts';

const GRASS_ROOTS = publicView(openNight(4).state);

/** Points and counted games of each by name, `[Ann, Bob, Cid]`. */
function reachOf({
  totals,
  games,
  rounds = 9,
  drawn,
  open = [],
  left = [],
}: {
  readonly totals: readonly number[];
  readonly games: readonly number[];
  readonly rounds?: number;
  readonly drawn: number;
  /** Pairs who still play in the last round that is drawn. */
  readonly open?: readonly (readonly [string, string])[];
  readonly left?: readonly string[];
}): string {
  const [place] = GRASS_ROOTS.places;
  const [entrant] = GRASS_ROOTS.entrants;
  if (place === undefined || entrant === undefined) throw new Error('nobody has come');
  const here = totals.map((_, at) => NAMES[at] ?? '');
  const night = {
    format: GRASS_ROOTS.format,
    rounds,
    drawn,
    owed: [],
    entrants: here.map((id) => ({ ...entrant, id, leftBefore: left.includes(id) ? 1 : null })),
    places: here.map((id, at) => ({ ...place, entrant: id, total: totals[at] ?? 0, games: games[at] ?? 0 })),
    games: open.map((entrants) => ({ entrants, round: drawn, outcome: null, stage: 'called' as const })),
  } as unknown as Parameters<typeof inReach>[0];
  return [...(inReach(night) ?? [])].join(' ');
}

test.each([
  // Two rounds left are at most 6 points.
  ['level or 6 behind with two rounds left', { totals: [14, 8, 7], games: [7, 7, 7], drawn: 7 }, 'Ann Bob'],
  [
    '3 behind with one game left is enough, 4 is not',
    { totals: [14, 11, 10], games: [8, 8, 8], drawn: 8 },
    'Ann Bob',
  ],
  ['nothing left: those who lead', { totals: [14, 14, 13], games: [9, 9, 9], drawn: 9 }, 'Ann Bob'],
  [
    'a game of the last round is still played',
    { totals: [14, 12, 12], games: [9, 8, 9], drawn: 9, open: [['Bob', 'Dot']] },
    'Ann Bob',
  ],
  [
    'a player who has left gets no more',
    { totals: [14, 12, 12], games: [8, 8, 8], drawn: 8, left: ['Bob'] },
    'Ann Cid',
  ],
  // An odd field: 11 rounds, of which the first 9 games count.
  ['no more games count', { totals: [14, 12, 12], games: [9, 9, 8], rounds: 11, drawn: 10 }, 'Ann Cid'],
] as const)('%s', (_, night, expected) => {
  expect(reachOf(night)).toBe(expected);
});

test('a night as it is played: after a skunk in the first of two rounds all are still in reach', () => {
  const night = openNight(4, { games: 2 }).do('draw');
  const [first, second] = night.state.games;
  if (first === undefined || second === undefined) throw new Error('no games');
  night.do({ type: 'correct', game: first.game, outcome: win(40), reason: 'paper' });
  expect([...(inReach(publicView(night.state)) ?? [])].toSorted()).toEqual(['Ann', 'Bob', 'Cid', 'Dot']);
});

test('where holes are added up there is no bound', () => {
  const view = publicView(openNight(4, { total: 'pegged' }).state);
  expect(inReach(view)).toBeUndefined();
});

// Award tables that we could read at their source. Points that a source leaves open are unknown; a club's own file fills them in.
import { CONSOLATION_GAMES, MAIN_GAMES } from '../format/weekend.ts';
import type { AwardRow, AwardTable } from './award.ts';

const IRP_PAGE = 'cribbage.org/newsite/internet/IRP.asp';
const MRP_PAGE = 'cribbage.org/newsite/about/scoring.asp';

/** Points of a card of 9 games by its game points, from 12. Points beyond the last figure are unknown. */
const nineGames = (
  edition: string,
  source: string,
  points: readonly (number | null)[],
): readonly AwardRow[] =>
  points.map((each, at) => ({
    ...{ edition, source, event: '', games: 9, figure: 'points' },
    from: 12 + at,
    points: each,
  }));

/** The lower half of the qualifiers. The points of the upper half are on charts that we could not read. */
const qualifiers = (event: string, points: number): readonly AwardRow[] =>
  [0, points, null].map((each, from) => ({
    // In the season of 2016/17; its first day is not in the source.
    ...{ edition: '2017-01-01', source: `${MRP_PAGE}, since 2016/17`, event, games: null },
    ...{ figure: 'qualified', from },
    points: each,
  }));

const MAIN = [...MAIN_GAMES.map((games) => `acc-main-${games}`), 'grand-national'];
const CONSOLATION = ['consolation', ...CONSOLATION_GAMES.map((games) => `acc-consolation-${games}`)];

/** Internet rating points and master rating points of the ACC (../shared/league.md, B1 and B2). */
export const AWARD_TABLES: readonly AwardTable[] = [
  {
    name: 'irp',
    rows: [
      ...nineGames('2014-08-01', IRP_PAGE, [3, 6, 11, 19, 27, 39, 53, 69, 87, 107, null]),
      ...nineGames('2021-02-01', IRP_PAGE, [14, 17, 20, 23, null]),
    ],
  },
  {
    name: 'mrp',
    rows: [
      ...MAIN.flatMap((event) => qualifiers(event, 5)),
      ...CONSOLATION.flatMap((event) => qualifiers(event, 3)),
    ],
  },
];

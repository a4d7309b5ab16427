// What a league may offer a hall, for tests.
import { type ClubOffer, changed, formatOf } from '../../../../shared/league/index.ts';
import { fixturesAt } from '../../../../shared/league/team/index.ts';
import { SMALL_SEASON } from '../../../../shared/league/testing/teams.ts';

export const OURS = { ...changed(formatOf('grass-roots'), { schedule: { games: 7 } }), name: 'ours' };
const ROW = { edition: '2026-09-01', source: 'minutes', event: '', games: 9, figure: 'points' } as const;
export const OFFER: ClubOffer = {
  members: [{ id: 'p1', member: '4711', name: 'Ann Archer' }],
  formats: [OURS],
  awards: [{ name: 'grp', rows: [{ ...ROW, from: 12, points: 3 }] }],
  season: null,
  fixtures: fixturesAt(SMALL_SEASON, { isHere: (venue) => venue === 'bell', from: '2026-10-01' }),
};
/** Noon of the second of three matches. */
export const MATCH_DAY = Date.parse(`${OFFER.fixtures[1]?.day}T12:00Z`);

// Who may play in a match, and why not.
import { describe, expect, it } from 'vitest';
import { SMALL_FORMAT, SMALL_SEASON, smallCard } from '../testing/teams.ts';
import { ineligible } from './eligible.ts';
import type { Fixture, Registration, TeamSeason } from './season.ts';

const matchOf = (id: string): Fixture =>
  SMALL_SEASON.fixtures.find((each) => each.id === id) ?? expect.fail(`no match ${id}`);
/** Crown at home to Swan on October 1; Swan at home to Crown on October 16, in the second half. */
const [FIRST, LAST] = [matchOf('1-1-1'), matchOf('1-4-1')];
const registered = (...more: readonly Registration[]): TeamSeason => ({
  ...SMALL_SEASON,
  registrations: [...SMALL_SEASON.registrations.filter(({ person }) => person !== 'bell1'), ...more],
});
const bell = (to: string): Registration => ({ person: 'bell1', team: 'bell', from: '2026-09-01', to });
const swan = (from: string, to?: string): Registration => ({
  person: 'bell1',
  team: 'swan',
  from,
  ...(to !== undefined && { to }),
});
const swanIn = (season: TeamSeason, fixture: Fixture) =>
  ineligible(season, fixture, { side: fixture.home === 'swan' ? 0 : 1, person: 'bell1' });

describe('Who may play', () => {
  it('may play for the team where they are registered', () =>
    expect(ineligible(SMALL_SEASON, FIRST, { side: 0, person: 'crown1' })).toBeUndefined());

  it.each([
    ['not registered', registered(), FIRST, { why: 'notRegistered', person: 'bell1' }],
    [
      'registered from the next day on',
      registered(swan('2026-10-02')),
      FIRST,
      { why: 'notRegistered', person: 'bell1' },
    ],
    ['for another team', SMALL_SEASON, FIRST, { why: 'otherTeam', person: 'bell1', team: 'bell' }],
    [
      'after the end of registration',
      registered(swan('2026-10-11')),
      LAST,
      { why: 'registeredLate', person: 'bell1', ended: '2026-10-10' },
    ],
    ['on its last day', registered(swan('2026-10-10')), LAST, undefined],
    [
      'moved on the last day of the half',
      registered(bell('2026-10-11'), swan('2026-10-11')),
      LAST,
      undefined,
    ],
    [
      'moved after the half',
      registered(bell('2026-10-12'), swan('2026-10-12')),
      LAST,
      { why: 'transferredLate', person: 'bell1' },
    ],
    [
      'moved twice',
      registered(
        bell('2026-09-03'),
        { person: 'bell1', team: 'crown', from: '2026-09-03', to: '2026-09-05' },
        swan('2026-09-05'),
      ),
      FIRST,
      { why: 'transferredOften', person: 'bell1', most: 1 },
    ],
  ] as const)('%s', (_, season, fixture, expected) => expect(swanIn(season, fixture)).toEqual(expected));

  it('not for a second team in one round: a match of the round is played later', () => {
    const played = matchOf('1-1-2');
    const fixtures = SMALL_SEASON.fixtures.map((each) =>
      each.id === played.id
        ? { ...each, cards: { 0: smallCard(played, [3, 3, 3]) } }
        : each.id === FIRST.id
          ? { ...FIRST, day: '2026-10-08' }
          : each,
    );
    const season = { ...registered(bell('2026-10-05'), swan('2026-10-05')), fixtures };
    expect(swanIn(season, { ...FIRST, day: '2026-10-08' })).toEqual({
      why: 'playedRound',
      person: 'bell1',
      team: 'bell',
    });
  });

  it('not in a cup where they have played for another team', () => {
    const [division] = SMALL_SEASON.competitions;
    const cup = { ...division, id: 'C', kind: 'cup', format: { ...SMALL_FORMAT, transfers: null } };
    const first: Fixture = { ...matchOf('1-1-2'), id: 'C-1-1', competition: 'C' };
    const second: Fixture = { ...FIRST, id: 'C-2-1', competition: 'C', round: 2, day: '2026-10-09' };
    const fixtures = [
      { ...first, cards: { 0: smallCard(first, [3, 3, 3]), 1: smallCard(first, [3, 3, 3]) } },
      second,
    ];
    const season = {
      ...registered(bell('2026-10-05'), swan('2026-10-05')),
      competitions: [cup],
      fixtures,
    } as TeamSeason;
    expect(swanIn(season, second)).toEqual({ why: 'cupTied', person: 'bell1', team: 'bell' });
  });
});

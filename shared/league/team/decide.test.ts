// What may happen in a season of teams, who may ask for it, and what comes of it.
import { describe, expect, it } from 'vitest';
import { SMALL_SEASON, smallCard } from '../testing/teams.ts';
import { cardState } from './agreed.ts';
import { fits, type SeasonRole, teamRefusal } from './decide.ts';
import type { TeamEvent } from './event.ts';
import { evolveTeams } from './evolve.ts';
import type { Fixture, TeamSeason } from './season.ts';

const SECRETARY: SeasonRole = { role: 'secretary' };
const CROWN: SeasonRole = { role: 'captain', team: 'crown' };
const [MATCH] = SMALL_SEASON.fixtures as readonly [Fixture];
const CARD = smallCard(MATCH, [3, 2, 0]);
const entered: TeamEvent = { type: 'cardEntered', fixture: MATCH.id, sides: [0, 1], card: CARD };
const sheet: TeamEvent = {
  type: 'sheetFilled',
  fixture: MATCH.id,
  side: 0,
  players: [['crown1', 'crown2'], ['crown3', 'crown4'], ['crown1']],
};
const seasonAfter = (...events: readonly TeamEvent[]): TeamSeason =>
  events.reduce<TeamSeason>((season, event) => evolveTeams(season, event) ?? season, SMALL_SEASON);
const matchAfter = (...events: readonly TeamEvent[]): Fixture | undefined =>
  seasonAfter(...events).fixtures.find(({ id }) => id === MATCH.id);
const allPlayed = SMALL_SEASON.fixtures.map(
  (each): TeamEvent => ({ ...entered, fixture: each.id, card: smallCard(each, [2, 2, 2]) }),
);

const walkover: TeamEvent = {
  type: 'ruled',
  fixture: MATCH.id,
  ruling: { kind: 'walkover', winner: 1, reason: 'nobody came' },
};
/** The season with a format that leaves walkovers open. */
const noWalkover: TeamSeason = {
  ...SMALL_SEASON,
  competitions: SMALL_SEASON.competitions.map((each) => ({
    ...each,
    format: { ...each.format, walkover: null },
  })),
};

const REFUSED: readonly (readonly [string, TeamSeason | undefined, SeasonRole, TeamEvent, object])[] = [
  ['anything before a season', undefined, SECRETARY, entered, { code: 'noTeamSeason' }],
  ['a card after the close', seasonAfter({ type: 'closed' }), SECRETARY, entered, { code: 'seasonClosed' }],
  [
    'a file over results',
    seasonAfter(entered),
    SECRETARY,
    { type: 'opened', season: SMALL_SEASON },
    { code: 'seasonPlayed', matches: 1 },
  ],
  [
    'a file of a captain',
    undefined,
    CROWN,
    { type: 'opened', season: SMALL_SEASON },
    { code: 'secretaryOnly' },
  ],
  [
    'no reason for a new day',
    SMALL_SEASON,
    SECRETARY,
    { type: 'fixtureMoved', fixture: MATCH.id, day: '2026-10-08', reason: ' ' },
    { code: 'reasonWanted' },
  ],
  [
    'no reason for a ruling',
    SMALL_SEASON,
    SECRETARY,
    { type: 'ruled', fixture: MATCH.id, ruling: { kind: 'void', reason: '' } },
    { code: 'reasonWanted' },
  ],
  ['a card over a ruling', seasonAfter(walkover), SECRETARY, entered, { code: 'rulingStands' }],
  ['a walkover that the format says nothing about', noWalkover, SECRETARY, walkover, { code: 'noWalkover' }],
  [
    'no reason for a deduction',
    SMALL_SEASON,
    SECRETARY,
    { type: 'adjusted', adjustment: { competition: '1', team: 'bell', points: -2, reason: '' } },
    { code: 'reasonWanted' },
  ],
  [
    'a match that is not there',
    SMALL_SEASON,
    SECRETARY,
    { ...entered, fixture: '9' },
    { code: 'noFixture', fixture: '9' },
  ],
  ['a captain for both', SMALL_SEASON, CROWN, entered, { code: 'secretaryOnly' }],
  [
    "a captain in others' match",
    SMALL_SEASON,
    { role: 'captain', team: 'bell' },
    { ...entered, sides: [0] },
    { code: 'secretaryOnly' },
  ],
  [
    'a captain who rules',
    SMALL_SEASON,
    CROWN,
    { type: 'ruled', fixture: MATCH.id, ruling: { kind: 'void', reason: 'x' } },
    { code: 'secretaryOnly' },
  ],
  [
    'a captain who corrects a card that counts',
    seasonAfter(entered),
    CROWN,
    { ...entered, sides: [0] },
    { code: 'cardFinal' },
  ],
  [
    'a captain who changes an open sheet',
    seasonAfter(sheet, { ...sheet, side: 1, players: [[], [], []] }),
    CROWN,
    sheet,
    { code: 'sheetsOpen' },
  ],
  [
    'too few rubbers',
    SMALL_SEASON,
    SECRETARY,
    { ...entered, card: { rubbers: CARD.rubbers.slice(1) } },
    { code: 'badRubbers', expected: 3, got: 2 },
  ],
  [
    'a rubber of four legs',
    SMALL_SEASON,
    SECRETARY,
    { ...entered, card: { rubbers: CARD.rubbers.map((each) => ({ ...each, legs: [3, 1] })) } },
    { code: 'badRubber', rubber: 1, legs: 3 },
  ],
  [
    'one person twice in a pair',
    SMALL_SEASON,
    CROWN,
    { ...sheet, players: [['crown1', 'crown1'], [], []] },
    { code: 'badPlayers', rubber: 1, expected: 2 },
  ],
  [
    'somebody unknown',
    SMALL_SEASON,
    CROWN,
    { ...sheet, players: [['zed'], [], []] },
    { code: 'noPlayer', player: 'zed' },
  ],
  [
    'a transfer to no team',
    SMALL_SEASON,
    SECRETARY,
    { type: 'transferred', person: 'bell1', team: 'zed', day: '2026-10-02' },
    { code: 'noTeam', team: 'zed' },
  ],
  [
    'a match twice',
    SMALL_SEASON,
    SECRETARY,
    { type: 'fixturesAdded', fixtures: [MATCH] },
    { code: 'idTaken', id: MATCH.id },
  ],
  [
    'a match of no competition',
    SMALL_SEASON,
    SECRETARY,
    { type: 'fixturesAdded', fixtures: [{ ...MATCH, id: 'n', competition: 'C' }] },
    { code: 'noCompetition', competition: 'C' },
  ],
  [
    'a close with open matches',
    seasonAfter(entered),
    SECRETARY,
    { type: 'closed' },
    { code: 'matchesOpen', matches: 11 },
  ],
];

const GRANTED: readonly (readonly [string, TeamSeason | undefined, SeasonRole, TeamEvent])[] = [
  ['a first file', undefined, SECRETARY, { type: 'opened', season: SMALL_SEASON }],
  ['a better file before the first card', SMALL_SEASON, SECRETARY, { type: 'opened', season: SMALL_SEASON }],
  [
    'the next season after the close',
    seasonAfter(entered, { type: 'closed' }),
    SECRETARY,
    { type: 'opened', season: SMALL_SEASON },
  ],
  ["a captain's card", SMALL_SEASON, CROWN, { ...entered, sides: [0] }],
  ["a captain's second version", seasonAfter({ ...entered, sides: [0] }), CROWN, { ...entered, sides: [0] }],
  ['a walkover that the format counts', SMALL_SEASON, SECRETARY, walkover],
  [
    'a walkover in a cup, which needs no figures',
    { ...noWalkover, competitions: noWalkover.competitions.map((each) => ({ ...each, kind: 'cup' })) },
    SECRETARY,
    walkover,
  ],
  ["a captain's sheet", SMALL_SEASON, CROWN, sheet],
  ['a paper card', SMALL_SEASON, SECRETARY, entered],
  [
    'a correction of a card that counts',
    seasonAfter(entered),
    SECRETARY,
    { type: 'ruled', fixture: MATCH.id, ruling: { kind: 'card', card: CARD, reason: 'misread' } },
  ],
  [
    'a rubber that was not played',
    SMALL_SEASON,
    SECRETARY,
    { ...entered, card: { rubbers: CARD.rubbers.map((each) => ({ ...each, legs: null })) } },
  ],
  ['a close where all matches count', seasonAfter(...allPlayed), SECRETARY, { type: 'closed' }],
  [
    'a close where a team is out',
    seasonAfter(...allPlayed.slice(1), { type: 'withdrew', team: 'crown', day: '2026-10-01', rule: 'void' }),
    SECRETARY,
    { type: 'closed' },
  ],
];

describe('What may happen in a season of teams', () => {
  it.each(REFUSED)('refuses %s', (_, season, by, event, refusal) =>
    expect(teamRefusal(season, by, event)).toEqual(refusal),
  );
  it.each(GRANTED)('grants %s', (_, season, by, event) =>
    expect(teamRefusal(season, by, event)).toBeUndefined(),
  );
});

describe('The end of a rubber', () => {
  it.each([
    [{ legs: 3, all: true }, [2, 1], true],
    [{ legs: 3, all: true }, [2, 0], false],
    [{ legs: 4, all: true }, [2, 2], true],
    [{ legs: 3, all: false }, [2, 0], true],
    [{ legs: 3, all: false }, [3, 0], false],
    [{ legs: 3, all: false }, [1, 1], false],
    [{ legs: 5, all: false }, [3, 2], true],
    [{ legs: 3, all: true }, [-1, 4], false],
    [{ legs: 3, all: true }, [1.5, 1.5], false],
  ] as const)('%j with %j: %s', (form, legs, expected) =>
    expect(fits({ ...form, players: 1, rules: 'acc-tournament' }, legs)).toBe(expected),
  );

  it('is nothing but possible where the secretary rules', () => {
    const form = { players: 1, rules: 'acc-tournament', legs: 3, all: true } as const;
    expect([fits(form, [1, 0], true), fits(form, [2, 2], true)]).toEqual([true, false]);
  });
});

describe('A season of teams after an event', () => {
  it('is moved, and knows the first day', () => {
    const move = (day: string): TeamEvent => ({
      type: 'fixtureMoved',
      fixture: MATCH.id,
      day,
      reason: 'flood',
    });
    expect(matchAfter(move('2026-10-09'), move('2026-10-12'))).toMatchObject({
      day: '2026-10-12',
      moved: { from: '2026-10-01', reason: 'flood', times: 2 },
    });
  });

  it('counts a ruling, and the cards again when it is taken back', () => {
    const [during, taken] = [
      [walkover],
      [walkover, { type: 'unruled', fixture: MATCH.id, reason: 'wrong match' } as const],
    ];
    expect([during, taken].map((events) => cardState(matchAfter(entered, ...events) ?? MATCH).kind)).toEqual([
      'ruled',
      'agreed',
    ]);
  });

  it('ends the registration of a person who changes the team', () => {
    const { registrations } = seasonAfter({
      type: 'transferred',
      person: 'bell1',
      team: 'swan',
      day: '2026-10-05',
    });
    expect(registrations.filter(({ person }) => person === 'bell1')).toEqual([
      { person: 'bell1', team: 'bell', from: '2026-09-01', to: '2026-10-05' },
      { person: 'bell1', team: 'swan', from: '2026-10-05' },
    ]);
  });

  it('keeps what it is told of teams, persons, points and its end', () => {
    const season = seasonAfter(
      { type: 'teamSet', team: { id: 'bell', name: 'Bell & Star', venue: 'bell', captains: [] } },
      { type: 'personSet', person: { id: 'new', name: 'New' } },
      { type: 'registered', registration: { person: 'new', team: 'bell', from: '2026-10-02' } },
      { type: 'adjusted', adjustment: { competition: '1', team: 'bell', points: -2, reason: 'late card' } },
      { type: 'withdrew', team: 'swan', day: '2026-10-20', rule: 'secondHalf' },
      { type: 'ordered', competition: '1', teams: ['bell', 'crown'], reason: 'committee' },
      { type: 'closed' },
    );
    expect(season).toMatchObject({ closed: true, adjustments: [{ points: -2 }] });
    expect(season.competitions[0]?.order?.teams).toEqual(['bell', 'crown']);
    expect(season.teams.map(({ name, withdrawn }) => [name, withdrawn?.rule])).toEqual([
      ['The Crown', undefined],
      ['Bell & Star', undefined],
      ['The Anchor', undefined],
      ['The Swan', 'secondHalf'],
    ]);
    expect(season.persons.at(-1)).toEqual({ id: 'new', name: 'New' });
    expect(evolveTeams(season, { type: 'reopened', reason: 'a card was missing' })?.closed).toBe(false);
  });
});

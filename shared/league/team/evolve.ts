// The only place where an event changes a season of teams.
import type { TeamEvent } from './event.ts';
import type { Fixture, TeamSeason } from './season.ts';

/** The season after an event; `undefined` before the first one. */
export function evolveTeams(season: TeamSeason | undefined, event: TeamEvent): TeamSeason | undefined {
  if (event.type === 'opened') return event.season;
  return season && { ...season, ...changesIn(season, event) };
}

type Later = Exclude<TeamEvent, { readonly type: 'opened' }>;

function changesIn(season: TeamSeason, event: Later): Partial<TeamSeason> {
  switch (event.type) {
    case 'teamSet':
      return { teams: withOne(season.teams, event.team) };
    case 'personSet':
      return { persons: withOne(season.persons, event.person) };
    case 'registered':
      return { registrations: [...season.registrations, event.registration] };
    case 'transferred':
      return transferred(season, event);
    case 'fixturesAdded':
      return { fixtures: [...season.fixtures, ...event.fixtures] };
    case 'adjusted':
      return { adjustments: [...season.adjustments, event.adjustment] };
    case 'ordered': {
      const { competition: id, teams, reason } = event;
      return { competitions: withOne(season.competitions, { id, order: { teams, reason } }) };
    }
    case 'withdrew':
      return {
        teams: withOne(season.teams, { id: event.team, withdrawn: { day: event.day, rule: event.rule } }),
      };
    case 'closed':
    case 'reopened':
      return { closed: event.type === 'closed' };
    default:
      return {
        fixtures: season.fixtures.map((each) => (each.id === event.fixture ? matchAfter(each, event) : each)),
      };
  }
}

function matchAfter(fixture: Fixture, event: Extract<Later, { readonly fixture: string }>): Fixture {
  switch (event.type) {
    case 'fixtureMoved': {
      const { from = fixture.day, times = fixture.moved === undefined ? 0 : 1 } = fixture.moved ?? {};
      const often = times > 0 ? { times: times + 1 } : {};
      return { ...fixture, day: event.day, moved: { from, reason: event.reason, ...often } };
    }
    case 'sheetFilled':
      return { ...fixture, sheets: { ...fixture.sheets, [event.side]: event.players } };
    case 'cardEntered': {
      const entered = Object.fromEntries(event.sides.map((side) => [side, event.card]));
      return { ...fixture, cards: { ...fixture.cards, ...entered } };
    }
    case 'hallReported':
      return { ...fixture, hall: event.hall };
    case 'ruled':
      return { ...fixture, ruling: event.ruling };
    case 'unruled': {
      const { ruling: _, ...rest } = fixture;
      return rest;
    }
  }
}

/** The list with new details of the item with this id. A new item comes last and is complete. */
const withOne = <T extends { readonly id: string }>(
  list: readonly T[],
  one: Partial<T> & { readonly id: string },
): readonly T[] =>
  list.some(({ id }) => id === one.id)
    ? list.map((each) => (each.id === one.id ? { ...each, ...one } : each))
    : [...list, one as T];

/** The registrations of the person end on this day; a new one begins. */
function transferred(
  { registrations }: TeamSeason,
  { person, team, day }: Extract<Later, { readonly type: 'transferred' }>,
): Partial<TeamSeason> {
  const ended = registrations.map((each) =>
    each.person === person && each.to === undefined ? { ...each, to: day } : each,
  );
  return { registrations: [...ended, { person, team, from: day }] };
}

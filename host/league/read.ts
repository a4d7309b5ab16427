// A season from the value of a JSON file: read, and checked whether its parts fit each other.
import {
  type Competition,
  type Fixture,
  fits,
  type MatchCard,
  needsOf,
  type RubberForm,
  type TeamSeason,
} from '../../shared/league/team/index.ts';
import type { Expected } from '../../shared/words/index.ts';
import { badInput, complaintOf, expectation } from '../web/kit/validation.ts';
import { seasonSchema } from './schema.ts';

type Path = readonly (string | number)[];
interface Fault {
  readonly path: Path;
  readonly expected: Expected;
}

/** A season, or the first thing that is wrong with it: the place, such as `fixtures[3].home`, and what was expected there. */
export type SeasonRead =
  | { readonly ok: true; readonly season: TeamSeason }
  | { readonly ok: false; readonly fault: ReturnType<typeof badInput> };

/** Reads a season. */
export function readSeason(value: unknown): SeasonRead {
  const read = seasonSchema
    .superRefine((season, context) => {
      const [fault] = faultsIn(season);
      if (fault !== undefined)
        context.addIssue({ code: 'custom', path: [...fault.path], params: { expected: fault.expected } });
    })
    .safeParse(value);
  if (read.success) return { ok: true, season: read.data };
  const { details } = complaintOf(read.error, value).told as { details: Parameters<typeof badInput>[0] };
  const field = details.field.replaceAll(/\.(\d+)/g, '[$1]');
  return { ok: false, fault: badInput({ ...details, field }) };
}

type Known = 'person' | 'team' | 'competition';

/** What does not fit in a season, in the order of the file. */
function faultsIn(season: TeamSeason): readonly Fault[] {
  const known: Readonly<Record<Known, ReadonlySet<string>>> = {
    person: new Set(season.persons.map(({ id }) => id)),
    team: new Set(season.teams.map(({ id }) => id)),
    competition: new Set(season.competitions.map(({ id }) => id)),
  };
  const unknown = (of: Known, id: string, ...path: Path): readonly Fault[] =>
    known[of].has(id) ? [] : [{ path, expected: expectation('known', { of }) }];
  return [
    ...(['persons', 'teams', 'competitions', 'fixtures'] as const).flatMap((list) =>
      twice(list, season[list]),
    ),
    ...season.teams.flatMap(({ captains }, at) =>
      captains.flatMap((person, nth) => unknown('person', person, 'teams', at, 'captains', nth)),
    ),
    ...season.registrations.flatMap(({ person, team }, at) => [
      ...unknown('person', person, 'registrations', at, 'person'),
      ...unknown('team', team, 'registrations', at, 'team'),
    ]),
    ...season.competitions.flatMap(({ teams }, at) =>
      teams.flatMap((team, nth) => unknown('team', team, 'competitions', at, 'teams', nth)),
    ),
    ...season.competitions.flatMap(formatFaults),
    ...season.fixtures.flatMap((fixture, at) => {
      const competition = season.competitions.find(({ id }) => id === fixture.competition);
      if (competition === undefined)
        return unknown('competition', fixture.competition, 'fixtures', at, 'competition');
      return [
        ...unknown('team', fixture.home, 'fixtures', at, 'home'),
        ...unknown('team', fixture.away, 'fixtures', at, 'away'),
        ...playersIn(fixture).flatMap(({ person, path }) =>
          unknown('person', person, 'fixtures', at, ...path),
        ),
        ...fixtureFaults(fixture, competition).map(({ path, expected }) => ({
          path: ['fixtures', at, ...path],
          expected,
        })),
      ];
    }),
    ...season.adjustments.flatMap(({ competition, team }, at) => [
      ...unknown('competition', competition, 'adjustments', at, 'competition'),
      ...unknown('team', team, 'adjustments', at, 'team'),
    ]),
  ];
}

/** Ids that another of the list has. */
const twice = (list: string, items: readonly { readonly id: string }[]): readonly Fault[] =>
  items.flatMap(({ id }, at) =>
    items.findIndex((each) => each.id === id) < at
      ? [{ path: [list, at, 'id'], expected: expectation('ownId', {}) }]
      : [],
  );

/** What the format of a league still asks, without which it has no table. */
function formatFaults({ kind, format }: Competition, at: number): readonly Fault[] {
  const fields = kind === 'league' ? needsOf(format) : [];
  if (fields.length === 0) return [];
  const expected = expectation('settled', { fields, source: format.source });
  return [{ path: ['competitions', at, 'format'], expected }];
}

/** The cards of a match with their places. */
function cardsIn({
  cards = {},
  ruling,
}: Fixture): readonly { readonly card: MatchCard; readonly path: Path }[] {
  const own = ([0, 1] as const).flatMap((side) => {
    const card = cards[side];
    return card === undefined ? [] : [{ card, path: ['cards', side] }];
  });
  return [...own, ...(ruling?.kind === 'card' ? [{ card: ruling.card, path: ['ruling', 'card'] }] : [])];
}

const playersIn = (fixture: Fixture): readonly { readonly person: string; readonly path: Path }[] =>
  cardsIn(fixture).flatMap(({ card, path }) =>
    card.rubbers.flatMap(({ players }, rubber) =>
      players.flatMap((persons, side) =>
        persons.map((person, nth) => ({ person, path: [...path, 'rubbers', rubber, 'players', side, nth] })),
      ),
    ),
  );

function fixtureFaults(fixture: Fixture, competition: Competition): readonly Fault[] {
  const { home, away, ruling } = fixture;
  const { format, teams, kind } = competition;
  const isWalkover = ruling?.kind === 'walkover' && kind === 'league' && format.walkover === null;
  const strange = kind === 'league' ? ([home, away] as const).findIndex((team) => !teams.includes(team)) : -1;
  return [
    ...(strange === -1
      ? []
      : [{ path: [strange === 0 ? 'home' : 'away'], expected: expectation('oneOf', { words: teams }) }]),
    ...(home === away ? [{ path: ['away'], expected: expectation('otherTeam', {}) }] : []),
    ...(isWalkover ? [{ path: ['ruling'], expected: expectation('walkover', {}) }] : []),
    ...cardsIn(fixture).flatMap(({ card, path }) =>
      cardFaults(card, format.rubbers, path[0] === 'ruling').map((fault) => ({
        path: [...path, 'rubbers', ...fault.path],
        expected: fault.expected,
      })),
    ),
  ];
}

/** What is wrong with the lines of a card. The league may rule on a match that was not played out. */
function cardFaults(
  { rubbers }: MatchCard,
  forms: readonly RubberForm[],
  isRuled: boolean,
): readonly Fault[] {
  if (rubbers.length !== forms.length)
    return [{ path: [], expected: expectation('rubbers', { count: forms.length }) }];
  return forms.flatMap((form, at) => {
    const legs = rubbers[at]?.legs ?? null;
    const isPossible = fits(form, legs, isRuled);
    const end = form.all ? 'all' : 'best';
    return isPossible
      ? []
      : [{ path: [at, 'legs'], expected: expectation('legs', { legs: form.legs, end }) }];
  });
}

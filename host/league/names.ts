// How people are shown to strangers: by the strictest of what the person, the clubs and the league have chosen.
import { formsOf } from '../../shared/league/index.ts';
import type { TeamSeason } from '../../shared/league/team/index.ts';
import { type ClubsFold, isVenueOf } from './clubs.ts';
import { entrantId, type NamesPublic, type PersonNames, personId, strictest } from './people.ts';

/** What strangers see of a person: a name or a member number, or nothing but the number that the league gave them. */
export type ShownPerson =
  | { readonly kind: 'name' | 'member'; readonly text: string }
  | { readonly kind: 'player'; readonly number: string };

type Known = ReadonlyMap<string, PersonNames>;

/** Somebody on a page. */
interface Somebody {
  readonly id: string;
  /** Tells people with equal names apart. */
  readonly number: string;
  /** What the league and the clubs of the person allow. */
  readonly allowed: readonly NamesPublic[];
}

/** How much of this name strangers see, in a year. */
function shownOf(allowed: Somebody['allowed'], names: PersonNames, year: number): NamesPublic {
  const isJunior = (names.juniorUntil ?? 0) >= year;
  return strictest(names.shown ?? 'full', isJunior ? 'initial' : 'full', ...allowed);
}

/**
 * First name and one initial, also for both of `Ann Archer and Bob Bell`. More letters, which tell people of one night apart, would show
 * more than was chosen.
 */
const initialOf = (name: string): string =>
  name
    .split(/(\s+(?:and|et|[&+/])\s+)/)
    .map((part, at) => (at % 2 === 0 ? formsOf(part, [part])[1] : part))
    .join('');

/** Shows people of one page, who are told apart by the numbers that the league gave them. */
export function shownPeople(
  clubs: ClubsFold,
  people: Known,
  persons: readonly string[],
  year: number,
): (person: string) => ShownPerson {
  const theirs = (person: string) =>
    (clubs.persons.get(person) ?? []).flatMap(([club]) => clubs.clubs.get(club)?.names ?? []);
  const all = persons.map((id) => ({ id, number: id.slice(1), allowed: [clubs.names, ...theirs(id)] }));
  return shownAmong(people, all, year);
}

function shownAmong(people: Known, all: readonly Somebody[], year: number): (person: string) => ShownPerson {
  const known = all.flatMap(({ id, number, allowed }) => {
    const names = people.get(id);
    return names === undefined ? [] : [{ id, number, names, shown: shownOf(allowed, names, year) }];
  });
  const initials = known.flatMap(({ names, shown }) => (shown === 'initial' ? [initialOf(names.name)] : []));
  const alike = new Map<string, number>();
  for (const each of initials) alike.set(each, (alike.get(each) ?? 0) + 1);
  const shownBy = new Map(
    known.map(({ id, number, names, shown }): readonly [string, ShownPerson] => {
      if (shown === 'full') return [id, { kind: 'name', text: names.name }];
      if (shown === 'initial') {
        const text = initialOf(names.name);
        return [id, { kind: 'name', text: alike.get(text) === 1 ? text : `${text} ${number}` }];
      }
      const hasNumber = shown === 'number' && names.member !== null;
      return [id, hasNumber ? { kind: 'member', text: names.member ?? '' } : { kind: 'player', number }];
    }),
  );
  return (person) => shownBy.get(person) ?? { kind: 'player', number: person.slice(1) };
}

/**
 * A season of teams with the names that strangers see, of players and of those who entered by name. Their clubs are those at the venues
 * of their teams. Where nothing is shown, the name of a player is null, and that of an entrant is the id.
 */
export function publicSeason(season: TeamSeason, clubs: ClubsFold, people: Known, year: number): TeamSeason {
  const { teams, persons, registrations } = season;
  const choicesAt = (venue: string) =>
    [...clubs.clubs.values()].flatMap((club) => (isVenueOf(club)(venue) ? club.names : []));
  const allowedIn = new Map(teams.map(({ id, venue }) => [id, [clubs.names, ...choicesAt(venue)]]));
  const allowedTo = new Map(persons.map(({ id }) => [id, [clubs.names]]));
  for (const { person, team } of registrations) allowedTo.get(person)?.push(...(allowedIn.get(team) ?? []));
  const players = persons.map(({ id }, at) => ({
    ...{ id: personId(id), number: `${at + 1}`, allowed: allowedTo.get(id) ?? [] },
  }));
  const entrants = teams.map(({ id }, at) => ({
    ...{ id: entrantId(season.id, id), number: `${at + 1}`, allowed: allowedIn.get(id) ?? [] },
  }));
  const [player, entrant] = [shownAmong(people, players, year), shownAmong(people, entrants, year)];
  const textOf = (shown: ShownPerson): string | null => ('text' in shown ? shown.text : null);
  return {
    ...season,
    persons: persons.map(({ id }) => ({ id, name: textOf(player(personId(id))) })),
    teams: teams.map((team) => {
      const id = entrantId(season.id, team.id);
      return people.has(id) ? { ...team, name: textOf(entrant(id)) ?? team.id } : team;
    }),
  };
}

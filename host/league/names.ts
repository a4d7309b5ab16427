// How people are shown to strangers: by the strictest of what the person, the clubs and the league have chosen.
import { formsOf } from '../../shared/league/index.ts';
import type { ClubsFold } from './clubs.ts';
import { type NamesPublic, type PersonNames, strictest } from './people.ts';

/** What strangers see of a person: a name or a member number, or nothing but the number that the league gave them. */
export type ShownPerson =
  | { readonly kind: 'name' | 'member'; readonly text: string }
  | { readonly kind: 'player'; readonly number: string };

type Known = ReadonlyMap<string, PersonNames>;

/** How much of this name strangers see, in a year. */
function shownOf(clubs: ClubsFold, person: string, names: PersonNames, year: number): NamesPublic {
  const theirs = (clubs.persons.get(person) ?? []).flatMap(([club]) => clubs.clubs.get(club)?.names ?? []);
  const isJunior = (names.juniorUntil ?? 0) >= year;
  return strictest(clubs.names, names.shown ?? 'full', isJunior ? 'initial' : 'full', ...theirs);
}

/** First name and one initial. More letters, which tell people of one night apart, would show more than was chosen. */
const initialOf = (name: string): string => formsOf(name, [name])[1];

/** Shows people of one page, who are told apart by the numbers that the league gave them. */
export function shownPeople(
  clubs: ClubsFold,
  people: Known,
  persons: readonly string[],
  year: number,
): (person: string) => ShownPerson {
  const known = persons.flatMap((id) => {
    const names = people.get(id);
    return names === undefined ? [] : [{ id, names, shown: shownOf(clubs, id, names, year) }];
  });
  const initials = known.flatMap(({ names, shown }) => (shown === 'initial' ? [initialOf(names.name)] : []));
  const alike = new Map<string, number>();
  for (const each of initials) alike.set(each, (alike.get(each) ?? 0) + 1);
  const shownBy = new Map(
    known.map(({ id, names, shown }): readonly [string, ShownPerson] => {
      if (shown === 'full') return [id, { kind: 'name', text: names.name }];
      if (shown === 'initial') {
        const text = initialOf(names.name);
        return [id, { kind: 'name', text: alike.get(text) === 1 ? text : `${text} ${id.slice(1)}` }];
      }
      const hasNumber = shown === 'number' && names.member !== null;
      return [id, hasNumber ? { kind: 'member', text: names.member ?? '' } : nobody(id)];
    }),
  );
  return (person) => shownBy.get(person) ?? nobody(person);
}

const nobody = (person: string): ShownPerson => ({ kind: 'player', number: person.slice(1) });

// How people are named to those who look on: the club chooses between names, first names with an initial, and member numbers.
import { NAME_LENGTH } from '../../rules/terms/index.ts';
import type { LeaguePlayer, NamesShown } from '../night/event.ts';
import { eventsOf } from '../night/rooms.ts';
import type { NightState } from '../night/state.ts';

/** Characters that the name of a person may have at most. */
export const PERSON_NAME_LENGTH = 80;

/** How a display says a person, in at most 20 characters: as the desk has chosen, or made from the name. */
export function shortOf({ name, short }: Pick<LeaguePlayer, 'name' | 'short'>): string {
  const [first, last] = partsOf(name);
  const [initial = ''] = last;
  const forms = [short ?? name, `${first} ${last}`, `${first} ${initial}.`];
  const cut = [...name].slice(0, NAME_LENGTH).join('').trim();
  return forms.find((form) => [...form].length <= NAME_LENGTH) ?? cut;
}

/** Words after a surname that are not part of it: `Jr.`, `III`. */
const SUFFIX = /,?\s+(?:jr|sr|ii|iii|iv)\.?$/i;

/**
 * The surname that lists sort by: as it was entered, the words before a comma, or the last word. A name that ends with an initial or a
 * number sorts as a whole.
 */
export function surnameOf({ name, surname }: Pick<LeaguePlayer, 'name' | 'surname'>): string {
  if (surname !== undefined) return surname;
  const bare = name.replace(SUFFIX, '');
  if (bare.includes(',')) return bare.slice(0, bare.indexOf(','));
  const [, last] = partsOf(bare);
  return /^\p{L}/u.test(last) && !last.endsWith('.') ? last : name;
}

/** A name as a row of a list that is sorted by surname: `Archer, Ann`. */
export function listName(player: Pick<LeaguePlayer, 'name' | 'surname'>): string {
  const surname = surnameOf(player);
  const spaced = (text: string): string => ` ${text.replace(/[\s,]+/g, ' ')} `;
  const rest = spaced(player.name).replace(spaced(surname), ' ').trim();
  return rest === '' ? player.name : `${surname}, ${rest}`;
}

/** Compares people by their surnames, then by their whole names, in the alphabet of a language. */
export function bySurname(code: string) {
  const { compare } = new Intl.Collator(code);
  type Named = Pick<LeaguePlayer, 'name' | 'surname'>;
  return (a: Named, b: Named): number => compare(surnameOf(a), surnameOf(b)) || compare(a.name, b.name);
}

/** Everybody whom a night can name: the club's players, and those who were removed. */
export const everybodyIn = ({ players, former }: Pick<NightState, 'players' | 'former'>) => [
  ...players,
  ...former,
];

/** What of a night's view has names. */
interface NamedView {
  readonly entrants: readonly { readonly players: readonly string[]; readonly names: readonly string[] }[];
  readonly events?: readonly NamedView[];
}

/** Says a player by id as the club has chosen; partners each. One without a member number is shown by first name and initial. */
export function shownNames(state: NightState): (id: string) => string {
  const playing = new Set(
    eventsOf(state).flatMap(({ entrants }) => entrants.flatMap((each) => each.players)),
  );
  return shownAs(
    everybodyIn(state).filter(({ id }) => playing.has(id)),
    state.names,
  );
}

/** The same of these people, who are told apart from each other. */
export function shownAs(people: readonly LeaguePlayer[], names: NamesShown): (id: string) => string {
  const shown = new Map(
    people.map((player) => {
      if (names === 'full') return [player.id, player.name] as const;
      const number = names === 'number' ? player.member : null;
      const others = people.flatMap(({ id, name }) => (id === player.id ? [] : [name]));
      return [player.id, number ?? abbreviated(player.name, others)] as const;
    }),
  );
  return (id) => shown.get(id) ?? id;
}

/** First name and initial; with more letters where two would be called the same. `told` says the first name. */
function abbreviated(name: string, others: readonly string[], told = (first: string) => first): string {
  const [first, last] = partsOf(name);
  const letters = [...last];
  const begins = (each: string, length: number): string => {
    const [own, rest] = partsOf(each);
    return `${told(own)} ${[...rest].slice(0, length).join('')}`;
  };
  const length = letters.findIndex((_, at) => {
    const own = begins(name, at + 1);
    return !others.some((other) => begins(other, at + 1) === own);
  });
  if (length === -1) return name;
  const isWhole = length + 1 === letters.length;
  return `${told(first)} ${letters.slice(0, length + 1).join('')}${isWhole ? '' : '.'}`;
}

/** A person's name, and shorter ways to say it, each as short as the one before or shorter. */
export type NameForms = readonly [whole: string, initial: string, first: string, cut: string];

/**
 * What each may be called where there is little room: with an initial; by the first name alone where it is unique; and with a
 * first name that is cut, "Maxim. O.", "J.-P. R.". No name could be another player's.
 */
export function formsOf(name: string, all: readonly string[]): NameForms {
  const others = [...all];
  others.splice(others.indexOf(name), 1);
  const initial = abbreviated(name, others);
  const [first] = partsOf(name);
  const isAlone = (told: (first: string) => string): boolean =>
    !others.some((other) => told(partsOf(other)[0]) === told(first));
  const alone = isAlone((each) => each) ? first : initial;
  const short = isAlone(cut) ? cut(first) : abbreviated(name, others, cut);
  return [name, initial, alone, short.length < alone.length ? short : alone];
}

/** Letters of a first name that is cut; one letter more is not worth the full stop. */
const CUT = 5;

function cut(first: string): string {
  const parts = first.split('-').map((part) => [...part]);
  const [letters = []] = parts;
  if (parts.length > 1 && parts.every(({ length }) => length > 0))
    return parts.map(([letter]) => `${letter}.`).join('-');
  return letters.length > CUT + 1 ? `${letters.slice(0, CUT).join('')}.` : first;
}

/** The first name, and the last where there are two or more. */
function partsOf(name: string): readonly [first: string, last: string] {
  const words = name.trim().split(/\s+/);
  return [words[0] as string, words.length > 1 ? (words.at(-1) as string) : ''];
}

/** The same night with everybody's own name: for the desk, which may see them. */
export function withFullNames<View extends NamedView>(view: View, players: readonly LeaguePlayer[]): View {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const entrants = view.entrants.map((each) => ({
    ...each,
    names: each.players.map((id, at) => names.get(id) ?? each.names[at] ?? id),
  }));
  const events = view.events?.map((each) => withFullNames(each, players));
  return { ...view, entrants, ...(events !== undefined && { events }) };
}

// How people are named to those who look on: the club chooses between names, first names with an initial, and member numbers.
import type { LeaguePlayer } from '../night/event.ts';
import type { NightState } from '../night/state.ts';

/** What of a night's view has names. */
interface NamedView {
  readonly entrants: readonly { readonly players: readonly string[]; readonly names: readonly string[] }[];
}

/** Says a player by id as the club has chosen; partners each. One without a member number is shown by first name and initial. */
export function shownNames({ names, players, entrants }: NightState): (id: string) => string {
  const playing = new Set(entrants.flatMap((each) => each.players));
  const tonight = players.filter(({ id }) => playing.has(id));
  const shown = new Map(
    tonight.map((player) => {
      if (names === 'full') return [player.id, player.name] as const;
      const number = names === 'number' ? player.member : null;
      return [player.id, number ?? abbreviated(player, tonight)] as const;
    }),
  );
  return (id) => shown.get(id) ?? id;
}

/** First name and initial; with more letters where two would be called the same. */
function abbreviated(player: LeaguePlayer, all: readonly LeaguePlayer[]): string {
  const others = all.filter(({ id }) => id !== player.id);
  const [first, last] = partsOf(player.name);
  const letters = [...last];
  const begins = (name: string, length: number): string => {
    const [own, rest] = partsOf(name);
    return `${own} ${[...rest].slice(0, length).join('')}`;
  };
  const length = letters.findIndex((_, at) => {
    const own = begins(player.name, at + 1);
    return !others.some(({ name }) => begins(name, at + 1) === own);
  });
  if (length === -1) return player.name;
  const isWhole = length + 1 === letters.length;
  return `${first} ${letters.slice(0, length + 1).join('')}${isWhole ? '' : '.'}`;
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
  return { ...view, entrants };
}

// Which games the page of games shows: what its address says, what that asks of the host, and addresses of other choices.
import type { GameLine, GamesAnswer } from '../../web/table/types.ts';

/** What can be chosen. Days are 'YYYY-MM-DD', of this browser's clock; each is empty where nothing is chosen. */
const CHOICES = ['year', 'from', 'to', 'player', 'against', 'kind', 'practice'] as const;
/** A choice of games. */
export type Choice = Readonly<Record<(typeof CHOICES)[number], string>>;

/** The choice in an address. */
export function choiceIn(search: string): Choice {
  const given = new URLSearchParams(search);
  return Object.fromEntries(CHOICES.map((name) => [name, given.get(name) ?? ''])) as Choice;
}

/** Whether anything is chosen. */
export const isChosen = (choice: Choice): boolean => CHOICES.some((name) => choice[name] !== '');

/** How many filters are on. Days count as one. */
export const activeIn = ({ from, to, ...others }: Choice): number =>
  Object.values({ ...others, days: from + to }).filter((value) => value !== '').length;

/** The address of a choice; what else the present one says, such as the language, stays. A game is opened by its number. */
export function placeOf(changes: Partial<Choice>, search: string, game?: number): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') all.delete(name);
    else all.set(name, value);
  }
  const query = all.toString();
  return `games${query === '' ? '' : `?${query}`}${game === undefined ? '' : `#${game}`}`;
}

/** Nothing chosen but this. */
export const only = (choice: Partial<Choice>): Partial<Choice> => ({
  ...Object.fromEntries(CHOICES.map((name) => [name, ''])),
  ...choice,
});

/** The address of a player's profile. */
export const profilePlace = (id: string, against = ''): string =>
  placeOf(only({ player: id, against }), location.search);

/** What a choice asks of the host, as a query; `before` the game where the page before begins. */
export function askedBy(
  { year, from, to, player, against, kind, practice }: Choice,
  before?: number,
): string {
  const days = year === '' ? { from, to } : { from: `${year}-01-01`, to: `${year}-12-31` };
  const since = dayOf(days.from);
  const until = dayOf(days.to, 1);
  const all = { before, since, until, rules: kind, practice, player, against: player === '' ? '' : against };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
}

/** When a day begins here, or so many days later; undefined for what is no day. */
function dayOf(day: string, later = 0): number | undefined {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  const time = date.getTime();
  return Number.isNaN(time) || time < 0 ? undefined : time;
}

/** The years in which games were played, the last first. */
export function yearsOf({ extent }: GamesAnswer, now: number): readonly string[] {
  if (extent.since === null) return [];
  const [first, last] = [new Date(extent.since).getFullYear(), new Date(now).getFullYear()];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => `${last - at}`);
}

/** The player's id at a seat of a game, as it is now. */
export const personAt = (
  { playerIds, players }: Pick<GameLine, 'playerIds' | 'players'>,
  seat: number,
  merged: GamesAnswer['merged'],
): string => {
  const id = playerIds[seat] ?? players[seat] ?? '';
  return merged[id] ?? id;
};

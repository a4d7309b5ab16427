// Somebody comes: the command that checks them in, alone or with a partner, back again too.
import type { NightCommand } from './command.ts';
import type { Entrant, LeaguePlayer } from './event.ts';

/** Longest id of an entrant. */
const LONGEST = 80;

/** Checks these players in, who play together. Who has no member number is a guest; who was here before comes back as the same. */
export function comingOf(entrants: readonly Entrant[], players: readonly LeaguePlayer[]): NightCommand {
  const ids = players.map(({ id }) => id);
  const before = entrants.find((each) => each.players.toSorted().join() === ids.toSorted().join());
  const as: Entrant['as'] = players.at(-1)?.member === null ? 'guest' : 'member';
  const id = before?.id ?? ids.join('+').slice(0, LONGEST);
  return { type: 'checkIn', entrant: { id, players: before?.players ?? ids, as } };
}

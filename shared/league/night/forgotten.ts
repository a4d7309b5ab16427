// Players who are forgotten: a number stands in for the name.
import type { LeaguePlayer, NightFactOf } from './event.ts';

/** The name of a forgotten player is a number, such as `#1001`. Readers see it in words. */
export const isForgotten = (name: string): boolean => /^#\d+$/.test(name);

/** A player without name, if it is one of those who are forgotten. */
export const unnamed = (
  player: LeaguePlayer,
  { players, number }: NightFactOf<'playerForgotten'>,
): LeaguePlayer =>
  players.includes(player.id) ? { id: player.id, name: `#${number}`, member: null, club: null } : player;

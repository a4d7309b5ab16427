// The game after the one on the board: the same rules, and the same people.
import type { Command, State } from '../../../shared/rules/index.ts';

/** Begins it; with `swap` everybody moves on by one seat, so that two players change their colours. */
export function nextGame({ rules, players, playerIds }: State, swap = false): Command {
  const seated = <T>(list: readonly T[]): readonly T[] =>
    swap ? [...list.slice(1), ...list.slice(0, 1)] : list;
  return { type: 'newGame', rules, players: seated(players), playerIds: seated(playerIds) };
}

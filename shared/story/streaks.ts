// Streaks: how many games in a row a player has won or lost.

/** Games in a row. `now` is the streak that goes on: `won` says of what; null before the first game. */
export interface Streaks {
  readonly now: { readonly won: boolean; readonly games: number } | null;
  /** The longest of each. */
  readonly won: number;
  readonly lost: number;
}

/** The streaks of games, the oldest first; true is a win. */
export function streaksOf(games: readonly boolean[]): Streaks {
  let [length, won, lost] = [0, 0, 0];
  for (const [at, each] of games.entries()) {
    length = each === games[at - 1] ? length + 1 : 1;
    if (each) won = Math.max(won, length);
    else lost = Math.max(lost, length);
  }
  const last = games.at(-1);
  return { now: last === undefined ? null : { won: last, games: length }, won, lost };
}

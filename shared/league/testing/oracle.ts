// An independent oracle for standings: it reads scores alone, sorts by a comparison, and knows nothing of cards, shares or steps as the league has them.
import type { TieStep } from '../format/format.ts';

/** A game as scores: winner first. */
export interface ScoredGame {
  readonly winner: string;
  readonly loser: string;
  readonly scores: readonly [number, number];
}

const holes = ({ scores: [won, lost] }: ScoredGame): number => won - lost;

/** What each step counts for a player, the larger the better; 2 for a win, 3 by 31 or more, to 121. */
const COUNTS: Readonly<Partial<Record<string, (player: string, games: readonly ScoredGame[]) => number>>> = {
  points: (player, games) =>
    add(games, (game) => (game.winner === player ? (game.scores[1] <= 90 ? 3 : 2) : 0)),
  wins: (player, games) => add(games, (game) => (game.winner === player ? 1 : 0)),
  skunks: (player, games) => add(games, (game) => (game.winner === player && holes(game) > 30 ? 1 : 0)),
  net: (player, games) => add(games, (game) => (game.winner === player ? holes(game) : -holes(game))),
  plus: (player, games) => add(games, (game) => (game.winner === player ? holes(game) : 0)),
  pegged: (player, games) => add(games, (game) => game.scores[game.winner === player ? 0 : 1]),
  lacked: (player, games) => -add(games, (game) => (game.winner === player ? 0 : 121 - game.scores[1])),
};

const add = (games: readonly ScoredGame[], value: (game: ScoredGame) => number): number => {
  let sum = 0;
  for (const game of games) sum += value(game);
  return sum;
};

/**
 * Ranks by player. Level players are told apart by the next step; head-to-head counts wins among those who are level, where
 * each has met each equally often, and begins again among those whom it leaves level.
 */
export function ranksBy(
  players: readonly string[],
  games: readonly ScoredGame[],
  steps: readonly TieStep[],
): Readonly<Record<string, number>> {
  const better: Record<string, number> = Object.fromEntries(players.map((each) => [each, 1]));
  const own = (player: string): readonly ScoredGame[] =>
    games.filter(({ winner, loser }) => winner === player || loser === player);
  const levelWith = (player: string): readonly string[] =>
    players.filter((each) => better[each] === better[player]);
  const pass = (value: (player: string) => number): boolean => {
    const values = new Map(players.map((each) => [each, value(each)]));
    const groups = players.map(levelWith);
    const behind = players.map(
      (player, at) =>
        (groups[at] ?? []).filter((each) => (values.get(each) ?? 0) > (values.get(player) ?? 0)).length,
    );
    for (const [at, player] of players.entries()) better[player] = (better[player] ?? 0) + (behind[at] ?? 0);
    return behind.some((count) => count > 0);
  };
  for (const step of steps) {
    const count = COUNTS[step as string];
    if (count) pass((player) => count(player, own(player)));
    else if (step === 'headToHead') while (pass((player) => winsAmong(player, levelWith(player), games)));
  }
  return better;
}

function winsAmong(player: string, group: readonly string[], games: readonly ScoredGame[]): number {
  const times = new Set<number>();
  for (const a of group)
    for (const b of group)
      if (a < b)
        times.add(games.filter((game) => [game.winner, game.loser].toSorted().join() === `${a},${b}`).length);
  if (times.size !== 1 || times.has(0)) return 0;
  return games.filter(({ winner, loser }) => winner === player && group.includes(loser)).length;
}

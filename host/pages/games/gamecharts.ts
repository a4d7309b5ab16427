// The lines of the charts on the page of games: final scores of everybody, a player beside the best opponent, a match.
import { isPractice } from '../../../shared/partner/seats.ts';
import type { GameLine, GamesAnswer } from '../../web/table/types.ts';
import type { Series } from '../kit/chart.ts';
import { personAt } from './query.ts';

/** Colours for lines that are not lanes; see games.css. */
const COLOURS = 10;
const colourOf = (at: number): string => `--line${at % COLOURS}`;

/** Lines over games. */
export interface GamesChart {
  readonly series: readonly Series[];
  /** Numbers of the games, as in the list. */
  readonly numbers: readonly number[];
}

const finishedOf = (games: readonly GameLine[]): readonly GameLine[] =>
  games.filter(({ result }) => result !== null);

const scoreAt = (game: GameLine, seat: number): number | null =>
  seat < 0 ? null : (game.scores[game.sideOf[seat] ?? seat] ?? null);

/** The seat of a player in a game; -1 if they did not play. */
const seatOf = (game: GameLine, id: string, merged: GamesAnswer['merged']): number =>
  game.players.findIndex((_, seat) => personAt(game, seat, merged) === id);

/** Without practice, which is in no record. */
const recordOf = (games: readonly GameLine[]): readonly GameLine[] =>
  finishedOf(games).filter(({ playerIds }) => !isPractice(playerIds));

/** Final scores of finished games, a line for everybody who was in one of them. */
export function scoresChart({ games, players, merged }: GamesAnswer): GamesChart {
  const finished = recordOf(games);
  const series = players.map(({ id, name }, at) => ({
    name,
    colour: colourOf(at),
    values: finished.map((game) => scoreAt(game, seatOf(game, id, merged))),
  }));
  return {
    series: series.filter(({ values }) => values.some((value) => value !== null)),
    numbers: finished.map(({ id }) => id),
  };
}

/** Final scores of one player, and of the best of the others in each game. */
export function playerChart(answer: GamesAnswer, id: string, names: readonly [string, string]): GamesChart {
  const finished = recordOf(answer.games).filter((game) => seatOf(game, id, answer.merged) >= 0);
  const own = finished.map((game) => seatOf(game, id, answer.merged));
  const values = finished.map((game, at) => scoreAt(game, own[at] ?? -1));
  const others = finished.map((game, at) => {
    const side = game.sideOf[own[at] ?? -1];
    return Math.max(0, ...game.scores.filter((_, each) => each !== side));
  });
  return {
    series: [
      { name: names[0], colour: colourOf(1), values },
      { name: names[1], colour: colourOf(0), values: others },
    ],
    numbers: finished.map(({ id }) => id),
  };
}

/** Games won in a match by each side, game by game. A side is known by its players, as seats may be swapped. */
export function matchChart(games: readonly GameLine[], merged: GamesAnswer['merged']): GamesChart {
  const finished = finishedOf(games);
  const sides = new Map<string, { readonly name: string; readonly values: number[] }>();
  for (const game of finished)
    for (const [side, name] of game.sides.entries())
      if (!sides.has(sideKey(game, side, merged)))
        sides.set(sideKey(game, side, merged), { name, values: [] });
  for (const game of finished)
    for (const [key, { values }] of sides) {
      const won = sideKey(game, game.result?.winner ?? -1, merged) === key;
      values.push((values.at(-1) ?? 0) + (won ? 1 : 0));
    }
  const series = [...sides.values()].map(({ name, values }, at) => ({ name, colour: colourOf(at), values }));
  return { series, numbers: finished.map(({ id }) => id) };
}

const sideKey = (game: GameLine, side: number, merged: GamesAnswer['merged']): string =>
  game.players
    .flatMap((_, seat) => (game.sideOf[seat] === side ? [personAt(game, seat, merged)] : []))
    .toSorted()
    .join(' ');

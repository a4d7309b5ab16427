// Games and tables of a night in columns, for commands.

import type { GameView, NightView } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { columns } from '../output.ts';
import { namesIn, type SeenNight } from './night.ts';

/** A game by its number and its names. */
export const namedGame = ({ game, entrants }: Pick<GameView, 'game' | 'entrants'>, nameOf: NameOf) =>
  ({ game, names: [nameOf(entrants[0]), nameOf(entrants[1])] }) as const;

/** A line for each game: number, table, players, stage. */
export function gameLines(seen: SeenNight, games: readonly GameView[]): readonly string[] {
  const nameOf = namesIn(seen);
  const rows = games.map((each) => [each.game, each.table ?? '', versus(each, nameOf), stageOf(each)]);
  return columns([['game', 'table', 'players', 'stage'], ...rows]);
}

const versus = ({ entrants }: GameView, nameOf: NameOf): string =>
  entrants.map(nameOf).join(` ${say(DEFAULT, 'hall-versus')} `);

const stageOf = ({ stage }: GameView): string => say(DEFAULT, `gameStage-${stage}`);

/** The game that is being played at a table. */
export const gameAt = ({ games }: NightView, table: string): GameView | undefined =>
  games.find((each) => each.table === table && (each.stage === 'called' || each.stage === 'seated'));

/** A line for each table: whether its board is here, and what is played there. */
export function tableLines(seen: SeenNight): readonly string[] {
  const { view, boards } = seen;
  const nameOf = namesIn(seen);
  const tables = [...new Set([...view.tables, ...boards.map(({ table }) => table)])];
  if (tables.length === 0)
    return ['There are no tables yet. The first draw adds them; to say how many: muggins hall tables 5'];
  const rows = tables
    .toSorted((a, b) => Number(a) - Number(b))
    .map((table) => {
      const game = gameAt(view, table);
      const played = game === undefined ? ['', '', ''] : [game.game, versus(game, nameOf), stageOf(game)];
      return [table, boardWords(seen, table), ...played];
    });
  return columns([['table', 'board', 'game', 'players', 'stage'], ...rows]);
}

function boardWords({ boards }: SeenNight, table: string): string {
  const found = boards.find((each) => each.table === table);
  if (found === undefined) return '';
  const stands = found.here
    ? found.board
      ? say(DEFAULT, 'boards-ready')
      : say(DEFAULT, 'boards-unplugged')
    : say(DEFAULT, 'boards-away');
  return found.unsent === 0
    ? stands
    : `${stands}, ${say(DEFAULT, 'boards-waiting', { results: found.unsent })}`;
}

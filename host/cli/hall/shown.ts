// Games and tables of a night in columns, for commands.
import type { GameView, NightView } from '../../../shared/league/index.ts';
import type { Language, NameOf } from '../../../shared/words/index.ts';
import { columns } from '../output.ts';
import { namesIn, type SeenNight } from './night.ts';

/** A game by its number and its names. */
export const namedGame = ({ game, entrants }: Pick<GameView, 'game' | 'entrants'>, nameOf: NameOf) =>
  ({ game, names: [nameOf(entrants[0]), nameOf(entrants[1])] }) as const;

/** A line for each game: its number, its table, who against whom, where it stands. */
export function gameLines(
  seen: SeenNight,
  games: readonly GameView[],
  language: Language,
): readonly string[] {
  const { heads } = language.hallCommands;
  const nameOf = namesIn(seen, language.pages.common.and);
  const rows = games.map((each) => [
    each.game,
    each.table ?? '',
    versus(each, nameOf, language),
    language.league.stages[each.stage],
  ]);
  return columns([[heads.game, heads.table, heads.players, heads.stage], ...rows]);
}

const versus = ({ entrants }: GameView, nameOf: NameOf, { pages }: Language): string =>
  entrants.map(nameOf).join(` ${pages.hall.versus} `);

/** The game that is being played at a table. */
export const gameAt = ({ games }: NightView, table: string): GameView | undefined =>
  games.find((each) => each.table === table && (each.stage === 'called' || each.stage === 'seated'));

/** A line for each table: whether its board is here, and what is played there. */
export function tableLines(seen: SeenNight, language: Language): readonly string[] {
  const { heads, noTables } = language.hallCommands;
  const { view, boards } = seen;
  const nameOf = namesIn(seen, language.pages.common.and);
  const tables = [...new Set([...view.tables, ...boards.map(({ table }) => table)])];
  if (tables.length === 0) return [noTables];
  const stageOf = ({ stage }: GameView): string => language.league.stages[stage];
  const rows = tables
    .toSorted((a, b) => Number(a) - Number(b))
    .map((table) => {
      const game = gameAt(view, table);
      const played =
        game === undefined ? ['', '', ''] : [game.game, versus(game, nameOf, language), stageOf(game)];
      return [table, boardWords(seen, table, language), ...played];
    });

  return columns([[heads.table, heads.board, heads.game, heads.players, heads.stage], ...rows]);
}

function boardWords({ boards }: SeenNight, table: string, { pages }: Language): string {
  const found = boards.find((each) => each.table === table);
  if (found === undefined) return '';
  const { ready, away, unplugged, waiting } = pages.hall.boards;
  const stands = found.here ? (found.board ? ready : unplugged) : away;
  return found.unsent === 0 ? stands : `${stands}, ${waiting(found.unsent)}`;
}

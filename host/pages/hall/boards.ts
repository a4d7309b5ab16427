// The board at a table, as far as the hall hears of it.
import { COLOURS, type ColourName } from '../../../shared/protocol/index.ts';
import type { HallMessage } from '../../web/hall/types.ts';

/** A board that is connected. */
export type TableBoard = NonNullable<ReturnType<typeof boardAt>>;

/** What a game has where its board has not said. */
const USUAL_TARGET = 121;

/** The board at a table; undefined where they play on wood. */
export function boardAt({ boards }: HallMessage, table: string | null) {
  const found = boards.find((each) => each.table === table && each.here && each.board);
  if (found === undefined) return undefined;
  return {
    /** Points by side of a game while it is played. */
    scoresOf: (game: string) => (found.game === game ? (found.scores ?? undefined) : undefined),
    /** The last hole of the game. */
    target: found.target || USUAL_TARGET,
    /** Colours of the lanes by side; undefined until the table has said. */
    colours: found.colours?.every(isColour) === true ? found.colours : undefined,
  };
}

/** A board of a later version may have others. */
const isColour = (colour: string): colour is ColourName => COLOURS.some((name) => name === colour);

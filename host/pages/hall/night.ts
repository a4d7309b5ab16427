// A page's line to the hall: the night and its boards arrive one by one, and the page gets both as one.
import { COLOURS, type ColourName } from '../../../shared/protocol/index.ts';
import type { BoardsMessage, HallLineMessage, HallMessage, NightMessage } from '../../web/hall/types.ts';
import { type LineListener, type Link, type LinkState, openLine } from '../kit/link.ts';

interface NightListener extends Pick<LineListener<HallLineMessage>, 'state' | 'key'> {
  /** The night or its boards have changed; its clock says now. */
  readonly hear: (message: HallMessage) => void;
}

/** Opens it. Nothing is heard before both are there: rows have room for points where there are boards. */
export function openNight({ hear, ...listener }: NightListener): Link<HallLineMessage> {
  let night: NightMessage | undefined;
  let heardAt = 0;
  let boards: BoardsMessage['boards'] | undefined;
  return openLine<HallLineMessage>({
    ...listener,
    packed: true,
    message(message) {
      if (message.type !== 'night' && message.type !== 'boards') return;
      const at = performance.now();
      if (message.type === 'night') [night, heardAt] = [message, at];
      else ({ boards } = message);
      if (night === undefined || boards === undefined) return;
      hear({ ...night, now: night.now + at - heardAt, boards });
    },
  });
}

/** Shows the night on a page that listens and no more. */
export const followNight = (view: {
  link: LinkState;
  hear(message: HallMessage): void;
}): Link<HallLineMessage> =>
  openNight({
    hear: (message) => view.hear(message),
    state: (state) => {
      view.link = state;
    },
  });

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

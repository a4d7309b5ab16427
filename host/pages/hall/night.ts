// A page's line to the hall: the night and its boards arrive one by one, and the page gets both as one.
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

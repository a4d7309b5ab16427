// The page's line to the host in a browser: opened, healed, hurried when the window is seen again.
import type { HostMessage } from '../../web/table/wire.ts';
import { Link, type LinkState, type Socket, type Timers } from './live.ts';

import { wearColours } from './palette.ts';

/** The clock of the browser. */
export const TIMERS: Timers = {
  set: (milliseconds, then) => setTimeout(then, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
};

/** Who listens on the line. */
export interface LineListener {
  readonly message: (message: HostMessage) => void;
  readonly state: (state: LinkState) => void;
  /** Path of the line beside the page: 'live' unless given. */
  readonly path?: string;
}

/** Opens the line. It comes back by itself, and at once when the network does or the window is shown. */
export function openLine({ message, state, path = 'live' }: LineListener): Link {
  const link = new Link({
    connect: () => new WebSocket(new URL(path, location.href).href.replace(/^http/, 'ws')) as Socket,
    timers: TIMERS,
    message(heard) {
      const told = heard as HostMessage;
      if (told.type === 'state') wearColours(told.settings.colours);
      message(told);
    },
    state,
  });
  addEventListener('online', () => link.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.hurry();
  });
  link.start();
  return link;
}

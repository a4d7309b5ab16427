// The page's line to the host in a browser: opened, healed, hurried when the window is seen again.
import { Link, type LinkState, type Socket, type Timers } from './link.ts';

/** The clock of the browser. */
export const TIMERS: Timers = {
  set: (milliseconds, then) => setTimeout(then, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
};

const unpack = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

/** Who listens on the line. */
export interface LineListener<Message> {
  readonly message: (message: Message) => void;
  readonly state: (state: LinkState) => void;
  /** The topics to hear of; all of them unless given. */
  readonly only?: readonly string[];
  /** The key of a place as it is now, if the page has one: its line then takes nothing from those of the address. */
  readonly key?: () => string | undefined;
  /** Long messages come packed, where the browser can unpack them. */
  readonly packed?: boolean;
}

/** The subprotocol that says that the next one is a key (`KEYED_LINE` on the server). */
const KEYED_LINE = 'key';

/** Opens the line. It comes back by itself, and at once when the network does or the window is shown. */
export function openLine<Message>({
  message,
  state,
  only,
  key,
  packed = false,
}: LineListener<Message>): Link {
  const unpacks = packed && 'DecompressionStream' in globalThis;
  const wishes = [...(only === undefined ? [] : [`only=${only.join()}`]), ...(unpacks ? ['packed'] : [])];
  const path = wishes.length === 0 ? 'live' : `live?${wishes.join('&')}`;
  const link = new Link({
    connect() {
      const shown = key?.();
      const protocols = shown === undefined ? [] : [KEYED_LINE, shown];
      const socket = new WebSocket(new URL(path, location.href).href.replace(/^http/, 'ws'), protocols);
      socket.binaryType = 'arraybuffer';
      return socket as Socket;
    },
    unpack: unpacks ? unpack : undefined,
    timers: TIMERS,
    message: (heard) => message(heard as Message),
    state,
  });
  addEventListener('online', () => link.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.hurry();
  });
  link.start();
  return link;
}

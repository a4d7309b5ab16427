// The host of the demo, in a worker of one of its pages: the table, its routes and its lines, for all pages of this browser.
import './node/globals.ts';
import type { LineSocket } from '../web/kit/sockets.ts';
import { channelOf, type HostSays, keptUnder, lockOf, type PageSays } from './messages.ts';
import { keepIn } from './node/kept.ts';
import { openSite } from './site.ts';
import { openStore } from './store.ts';
import { startTable } from './table.ts';

/** Without `host`, which is the same for all. */
type Says = HostSays extends infer Each ? (Each extends HostSays ? Omit<Each, 'host'> : never) : never;

const host = crypto.randomUUID();
const channel = new BroadcastChannel(channelOf(self.name));
const say = (says: Says): void => channel.postMessage({ ...says, host });

type LineOfPage = Pick<PageSays & { kind: 'open' }, 'page' | 'id'>;

/** The host's end of a page's line. */
class PageSocket implements LineSocket {
  readonly OPEN = 1;
  readyState = 1;
  readonly #page: LineOfPage;
  readonly #heard = new Map<string, (...told: never[]) => void>();

  constructor(page: LineOfPage) {
    this.#page = page;
  }

  on(event: string, heard: (...told: never[]) => void): void {
    this.#heard.set(event, heard);
  }

  /** Tells the site what has happened on the line. */
  happened(event: 'message' | 'close', ...told: readonly unknown[]): void {
    this.#heard.get(event)?.(...(told as never[]));
  }

  send(message: string | Uint8Array, { binary }: { readonly binary?: boolean }, sent: () => void): void {
    const text = typeof message === 'string' || binary ? message : new TextDecoder().decode(message);
    say({ kind: 'said', to: this.#page.page, id: this.#page.id, message: text });
    sent();
  }

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    say({ kind: 'shut', to: this.#page.page, id: this.#page.id });
    this.happened('close');
  }
}

const kept = keptUnder(self.name);
let refused = (): void => {};
// Another page that writes has the table: this worker would only spoil it.
const store = await openStore(kept, (other) => (other ? self.close() : refused()));
keepIn(store);
const table = startTable(store);
({ refused } = table);
const site = openSite(table);

/** Lines of each page, by their numbers. */
const pages = new Map<string, Map<number, PageSocket>>();

function linesOf(page: string): Map<number, PageSocket> {
  const known = pages.get(page);
  if (known !== undefined) return known;
  const lines = new Map<number, PageSocket>();
  pages.set(page, lines);
  // The page has this lock as long as it lives. This host ends with its only page.
  if (kept === undefined) return lines;
  void navigator.locks.request(lockOf(page), () => {
    for (const line of lines.values()) line.close();
    pages.delete(page);
  });
  return lines;
}

function opened({ page, id, path, headers }: PageSays & { kind: 'open' }): void {
  const socket = new PageSocket({ page, id });
  linesOf(page).set(id, socket);
  say({ kind: 'opened', to: page, id });
  if (!site.open(path, headers, socket)) socket.close();
}

async function answer({ page, id, asked }: PageSays & { kind: 'ask' }): Promise<void> {
  const response = await site.answer(asked);
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  say({ kind: 'answer', to: page, id, status, headers: [...headers], body });
}

channel.onmessage = ({ data }: MessageEvent<PageSays | HostSays>) => {
  if (!('page' in data)) return;
  const line = 'id' in data ? pages.get(data.page)?.get(data.id) : undefined;
  if (data.kind === 'hello') say({ kind: 'up' });
  else if (data.kind === 'ask') void answer(data);
  else if (data.kind === 'open') opened(data);
  else if (data.kind === 'say') line?.happened('message', data.text, false);
  else line?.close();
};
say({ kind: 'up' });

// What a page of the demo asks its host, the host in a worker answers: fetch and WebSocket of this window lead there. Of all pages of
// this browser one has the worker; when it ends, the next one starts another, which takes the table up from what the browser kept.
import { scriptAddress } from '../pages/kit/browser.ts';
import worker from './host.ts?worker&url';
import { ANSWERS, channelOf, type HostSays, lockOf, type PageSays } from './messages.ts';

/** Without `page`, which is the same for all. */
type Says = PageSays extends infer Each ? (Each extends PageSays ? Omit<Each, 'page'> : never) : never;

interface Waiting {
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: unknown) => void;
}

const page = crypto.randomUUID();
const folder = new URL('./', location.href).pathname;
let channel = listen(channelOf(folder));
/** Milliseconds after which a host that does not answer is none: the browser has put its page to sleep. */
const PATIENCE = 10_000;

let host: string | undefined;
/** The worker, if this page has it. */
let own: Worker | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
let numbers = 0;
/** What is said as soon as there is a host. */
let early: Says[] = [];
const waiting = new Map<number, Waiting>();
const lines = new Map<number, Line>();

function say(says: Says): void {
  if (host === undefined && says.kind !== 'hello') early.push(says);
  else channel.postMessage({ ...says, page });
  patience ??= setTimeout(silent, PATIENCE);
}

function silent(): void {
  patience = undefined;
  // A worker of this page is on its way, or busy.
  if (document.hidden || own !== undefined) return;
  lose();
  lead(true);
}

/** There is no host any more: what was asked of it has no answer. */
function lose(): void {
  host = undefined;
  early = [];
  for (const { reject } of waiting.values()) reject(new TypeError('the host of the demo has ended'));
  waiting.clear();
  for (const line of [...lines.values()]) line.ended();
}

function listen(name: string): BroadcastChannel {
  const opened = new BroadcastChannel(name);
  opened.onmessage = ({ data }: MessageEvent<HostSays | PageSays>) => {
    if ('host' in data && (!('to' in data) || data.to === page)) hear(data);
  };
  return opened;
}

function hear(said: HostSays): void {
  clearTimeout(patience);
  patience = undefined;
  if (said.kind === 'up') greet(said.host);
  else if (said.host !== host) return;
  else if (said.kind === 'answer') {
    const { status, headers, body } = said;
    const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
    waiting.get(said.id)?.resolve(new Response(body.byteLength === 0 ? null : body, init));
    waiting.delete(said.id);
  } else if (said.kind === 'opened') lines.get(said.id)?.opened();
  else if (said.kind === 'said') lines.get(said.id)?.said(said.message);
  else lines.get(said.id)?.ended();
}

function greet(now: string): void {
  if (host === now) return;
  if (host !== undefined) lose();
  host = now;
  for (const says of early.splice(0)) say(says);
}

/** Has the worker as soon as no other page has it, as long as this page lives. `steal`: at once. */
function lead(steal = false): void {
  const begin = (): Promise<never> => {
    // The page that had it has closed: this page says that it waits, and loses no key.
    if (host !== undefined) lose();
    start(folder);
    return new Promise(() => {});
  };
  navigator.locks.request(channelOf(folder), { steal }, begin).catch(() => {
    // Another page has stolen it.
    own?.terminate();
    own = undefined;
    lead();
  });
}

function start(name: string): void {
  own = new Worker(scriptAddress(worker), { type: 'module', name });
}

/** Whether this page has a lock of its own: the host looks at it to know that the page is there. A browser without locks has none. */
const locked = new Promise<boolean>((resolve) => {
  const hold = (): Promise<never> => {
    resolve(true);
    return new Promise(() => {});
  };
  const request = async (): Promise<void> => navigator.locks.request(lockOf(page), hold);
  request().catch(() => resolve(false));
  // A page that is drawn before anybody visits it has its locks later.
  const wait = (): unknown => (document.hidden ? setTimeout(wait, ANSWERS) : resolve(false));
  setTimeout(wait, ANSWERS);
});

/** Pages find each other's host by locks. Without them this page has a host for itself, and what is played there is not kept. */
async function join(): Promise<void> {
  if (await locked) lead();
  else {
    channel.close();
    channel = listen(channelOf(page));
    start(page);
  }
  say({ kind: 'hello' });
}

/** The part of WebSocket that pages use. */
class Line {
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = 'arraybuffer';
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #id = ++numbers;

  constructor(address: string, protocols: readonly string[] = []) {
    lines.set(this.#id, this);
    const headers = protocols.length === 0 ? {} : { 'sec-websocket-protocol': protocols.join(', ') };
    say({ kind: 'open', id: this.#id, path: pathIn(address), headers });
  }

  send(text: string): void {
    say({ kind: 'say', id: this.#id, text });
  }

  close(): void {
    say({ kind: 'shut', id: this.#id });
    this.ended();
  }

  opened(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  said(message: string | Uint8Array): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : Uint8Array.from(message).buffer });
  }

  ended(): void {
    if (!lines.delete(this.#id)) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

/** The path of an address below the pages, with its query. */
function pathIn(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.slice(folder.length)}${search}`;
}

const network = fetch;

/** Asks the host in the worker what pages ask of their host; anything else goes to the network. */
async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const path = pathIn(request.url);
  if (!path.startsWith('api/')) return network(input, init);
  const { method, headers, signal } = request;
  const text = await request.text();
  const asked = { method, path, headers: Object.fromEntries(headers), body: text === '' ? undefined : text };
  const id = ++numbers;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', () => reject(signal.reason));
    say({ kind: 'ask', id, asked });
  });
}

/** A link to something that the host makes: it is made, and saved. */
async function save(address: string): Promise<void> {
  const answer = await ask(address);
  const [, name = ''] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const link = Object.assign(document.createElement('a'), { download: name });
  link.href = URL.createObjectURL(await answer.blob());
  link.click();
  URL.revokeObjectURL(link.href);
}

addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
  if (link === null || !pathIn(link.href).startsWith('api/')) return;
  event.preventDefault();
  void save(link.href);
});
Object.assign(globalThis, { fetch: ask, WebSocket: Line });
void join();

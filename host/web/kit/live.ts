// Live lines: a page is greeted with the newest message of every topic it wants, then told what changes, and may say something.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type * as z from 'zod';
import { type Access, type Asker, accessOf, askerOf, KEYED_LINE, withoutProof } from './access.ts';
import { MESSAGE_LIMIT, MOST_VAIN_WORDS } from './allowance.ts';
import { Packed, Pulse, Reader } from './feed.ts';
import { NO_OTHERS, otherSite, unwelcome } from './guard.ts';
import type { SiteParts } from './parts.ts';
import { type Answer, answer, complaintOf } from './validation.ts';

/** Milliseconds between signs of life. */
const ALIVE_INTERVAL = 5_000;
/** Pages at once; more are turned away. */
const MOST_READERS = 1_000;

/** One thing that pages are told about. */
interface Topic<Message extends object> {
  /** Its newest message; undefined where there is nothing to tell. */
  readonly message: () => Message | undefined;
  /** Milliseconds between two messages at least; none unless given. */
  readonly interval?: number;
}
/** Every topic of a line, the most urgent first. */
type Topics<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends object ? Topic<Messages[Name]> : never;
};

/** What every line tells besides its topics. 'refused' answers a message that could not be obeyed. */
export type LineMessage = { readonly type: 'alive' } | ({ readonly type: 'refused' } & Answer);

/** A page at the other end. The same page is the same object. */
export interface Visitor {
  /** Says why its last message was not obeyed. */
  refuse(reason: Answer): void;
}

/** What pages may say, and who hears it. */
interface Hearing<Role extends string, Said> {
  readonly schema: z.ZodType<Said>;
  /** Whether a page may say anything; looked at anew each time. */
  readonly allowed: (access: Access<Role>) => boolean;
  /** The answer to one that may not. */
  readonly forbidden: Answer;
  readonly heard: (visitor: Visitor, said: Said) => void;
  /** The page is gone. */
  readonly left: (visitor: Visitor) => void;
}

interface LiveOptions<Messages, Role extends string, Own extends string, Said> {
  readonly server: Server;
  readonly parts: SiteParts<Role, Own>;
  readonly topics: Topics<Messages>;
  /** Takes a line that is for something else on this port; false where it is not. */
  readonly elsewhere?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Without it, pages only look. */
  readonly hearing?: Hearing<Role, Said>;
}

/** Path of the live line. `?only=TOPIC,TOPIC` leaves other topics out; with `?packed` long messages come packed by gzip, as bytes. */
const PATH = '/live';
/** Characters from which a message is worth packing. */
const LEAST_PACKED = 4_096;
const REFUSED = 'refused';
const ALIVE = 'alive';
const ALIVE_TEXT = JSON.stringify({ type: ALIVE });

/** A request for a line, and who asks. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly asker: Asker;
}

/** Why there is no line. */
type Refusal = readonly [status: string, answer: Answer];

function turnAway(socket: Duplex, [status, { words }]: Refusal): void {
  const lines = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
  socket.end(`${lines}content-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
}

/** A page and its line. */
interface Page {
  readonly reader: Reader<string>;
  readonly asker: Asker;
  readonly wants: ReadonlySet<string>;
  /** Whether it can unpack. */
  readonly unpacks: boolean;
}
/** What a page wants to hear, and how. */
type Wish = Pick<Page, 'wants' | 'unpacks'>;

/** The live line of a site. */
export class Live<
  Messages,
  Role extends string = string,
  Own extends string = never,
  Said extends object = never,
> {
  readonly #options: LiveOptions<Messages, Role, Own, Said>;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Map<WebSocket, Page>();
  readonly #texts = new Map<string, string>();
  readonly #packed = new Map<string, Packed>();
  readonly #pulses = new Map<string, Pulse>();
  /** Lines that are for something else: a server that ends does not end them. */
  readonly #others = new Set<Duplex>();
  readonly #alive: NodeJS.Timeout;

  constructor(options: LiveOptions<Messages, Role, Own, Said>) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_LIMIT,
      perMessageDeflate: false,
      // Of a key and its name, only the name is repeated.
      handleProtocols: (offered) => (offered.has(KEYED_LINE) ? KEYED_LINE : false),
    });
    for (const [name, { interval = 0 }] of this.#topics)
      if (interval > 0) this.#pulses.set(name, new Pulse(interval, () => this.#tellAll(name)));
    this.#alive = setInterval(() => this.#breathe(), ALIVE_INTERVAL);
    this.#alive.unref();
    options.server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** The newest message of a topic, as JSON; empty where there is none. */
  text(name: keyof Messages & string): string {
    return this.#text(name);
  }

  /** A topic has changed: tells every page that wants it. */
  changed(name: keyof Messages & string): void {
    this.#texts.delete(name);
    this.#packed.delete(name);
    const pulse = this.#pulses.get(name);
    if (pulse === undefined) this.#tellAll(name);
    else pulse.ask();
  }

  /** How many pages are connected. */
  get readers(): number {
    return this.#pages.size;
  }

  close(): void {
    clearInterval(this.#alive);
    for (const pulse of this.#pulses.values()) pulse.stop();
    for (const socket of this.#pages.keys()) socket.terminate();
    for (const socket of this.#others) socket.destroy();
    this.#sockets.close();
  }

  get #topics(): readonly (readonly [string, Topic<object>])[] {
    return Object.entries<Topic<object>>(this.#options.topics as Readonly<Record<string, Topic<object>>>);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that dies while it is turned away is nobody's loss.
    socket.on('error', () => socket.destroy());
    const { limits, proxies, publicUrl } = this.#options.parts;
    const caller = askerOf(request, proxies);
    const { host, origin } = caller.headers;
    const asker = otherSite({ host, origin }, publicUrl) === undefined ? caller : withoutProof(caller);
    limits.take('request', asker, accessOf(asker, this.#options.parts)).then(
      (wait) => this.#answer({ request, socket, head, asker }, wait),
      () => socket.destroy(),
    );
  }

  #answer(upgrade: Upgrade, wait: number): void {
    const { request, socket, head, asker } = upgrade;
    if (socket.destroyed) return;
    if (wait === 0 && this.#options.elsewhere?.(request, socket, head) === true) {
      this.#others.add(socket);
      socket.once('close', () => this.#others.delete(socket));
      return;
    }
    const refusal =
      wait > 0
        ? (['429 Too Many Requests', answer('tooOften', { seconds: wait })] as const)
        : this.#refusal(upgrade);
    if (refusal !== undefined) {
      turnAway(socket, refusal);
      return;
    }
    const { parts } = this.#options;
    const ended = parts.limits.openLine(asker, accessOf(asker, parts));
    if (ended === undefined) {
      turnAway(socket, ['429 Too Many Requests', answer('tooManyLines', {})]);
      return;
    }
    // A line counts as long as its connection lasts, whether or not it becomes one that is sound.
    socket.once('close', ended);
    this.#admit(upgrade);
  }

  #refusal({ request }: Upgrade): Refusal | undefined {
    const { url, headers } = request;
    if (url?.split('?')[0] !== PATH) return ['404 Not Found', answer('noLine', {})];
    const { publicUrl, others = NO_OTHERS } = this.#options.parts;
    const no = unwelcome({ host: headers.host, origin: headers.origin }, publicUrl, others.readers);
    if (no !== undefined) return ['403 Forbidden', no];
    if (this.#pages.size >= MOST_READERS)
      return ['503 Service Unavailable', answer('tooManyPages', { pages: MOST_READERS })];
    return undefined;
  }

  #admit({ request, socket, head, asker }: Upgrade): void {
    const query = new URLSearchParams(request.url?.split('?')[1]);
    const only = query.get('only')?.split(',');
    const names = this.#topics.map(([name]) => name);
    const wants = new Set(only === undefined ? names : names.filter((name) => only.includes(name)));
    const wish = { wants, unpacks: query.has('packed') };
    this.#sockets.handleUpgrade(request, socket, head, (line) => this.#welcome(line, asker, wish));
  }

  #welcome(socket: WebSocket, asker: Asker, wish: Wish): void {
    const reader = new Reader(socket, [REFUSED, ...this.#topics.map(([name]) => name), ALIVE]);
    const page: Page = { reader, asker, ...wish };
    const visitor: Visitor = {
      refuse: ({ told, words }) =>
        reader.tell(REFUSED, JSON.stringify({ type: REFUSED, told, words } satisfies LineMessage)),
    };
    this.#pages.set(socket, page);
    socket.on('error', (error) =>
      this.#options.parts.log.debug({ reason: error.message }, 'a page broke its line'),
    );
    socket.on('close', () => {
      this.#pages.delete(socket);
      this.#options.hearing?.left(visitor);
    });
    this.#listen(socket, page, visitor);
    for (const name of wish.wants) this.#tell(name, [page]);
  }

  #listen(socket: WebSocket, { asker }: Page, visitor: Visitor): void {
    let words = 0;
    socket.on('message', (data, binary) => {
      words += 1;
      const { hearing, parts } = this.#options;
      const allowed = hearing?.allowed(accessOf(asker, parts)) ?? false;
      // A page that may only look says a word when a key is pressed in vain; one that goes on is no such page.
      if (words > MOST_VAIN_WORDS && !allowed) socket.close(1008, 'too many messages');
      else if (hearing !== undefined)
        hear(hearing, visitor, { text: binary ? undefined : `${data}`, allowed });
    });
  }

  #text(name: string): string {
    const kept = this.#texts.get(name);
    if (kept !== undefined) return kept;
    const message = this.#topics.find(([each]) => each === name)?.[1].message();
    const text = message === undefined ? '' : JSON.stringify(message);
    this.#texts.set(name, text);
    return text;
  }

  #tellAll(name: string): void {
    const pages = [...this.#pages.values()].filter(({ wants }) => wants.has(name));
    if (pages.length > 0) this.#tell(name, pages);
  }

  /** Encoded and packed once, not once for each page. */
  #tell(name: string, pages: readonly Page[]): void {
    const text = this.#text(name);
    if (text === '') return;
    const isLong = text.length >= LEAST_PACKED;
    const plain = pages.every(({ unpacks }) => isLong && unpacks) ? text : Buffer.from(text);
    for (const { reader, unpacks } of pages)
      reader.tell(name, isLong && unpacks ? this.#pack(name, text) : plain);
  }

  #pack(name: string, text: string): Packed {
    const packed = this.#packed.get(name) ?? new Packed(text);
    this.#packed.set(name, packed);
    return packed;
  }

  /** Says that the line is alive, to pages that would otherwise hear nothing. */
  #breathe(): void {
    for (const { reader } of this.#pages.values()) reader.tell(ALIVE, ALIVE_TEXT);
  }
}

/** A message is checked before the sender is: a page that may only look learns of its own faults as well. */
function hear<Role extends string, Said>(
  { schema, forbidden, heard }: Hearing<Role, Said>,
  visitor: Visitor,
  { text, allowed }: { readonly text: string | undefined; readonly allowed: boolean },
): void {
  const read = parse(text);
  const said = schema.safeParse(read);
  if (!said.success) visitor.refuse(complaintOf(said.error, read));
  else if (allowed) heard(visitor, said.data);
  else visitor.refuse(forbidden);
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

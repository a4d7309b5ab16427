// Live lines: a page is greeted with the newest message of every topic it wants, then gets what changes, and may send messages.
import type * as z from 'zod';
import { unawaited } from '../../system/clock.ts';
import { jsonIn } from '../../system/json.ts';
import { type Access, type Asker, accessOf } from './access.ts';
import { MESSAGE_LIMIT, MOST_VAIN_WORDS } from './allowance.ts';
import { Packed, Pulse, Reader } from './feed.ts';
import type { LineServer, LineSocket, Refusal } from './sockets.ts';
import { type Answer, answer, complaintOf } from './validation.ts';

/** Milliseconds between signs of life. */
const ALIVE_INTERVAL = 5_000;
/** Pages at once; more are turned away. */
const MOST_READERS = 1_000;

/** A kind of message for pages. */
interface Topic<Message extends object> {
  /** Its newest message; undefined where there is nothing to tell. */
  readonly message: () => Message | undefined;
  /** Milliseconds between two messages at least; none unless given. */
  readonly interval?: number;
  /** Whether the newest message states a time that is too old for a new page; never unless given. */
  readonly isOld?: () => boolean;
}
/** Every topic of a line, the most urgent first. */
type Topics<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends object ? Topic<Messages[Name]> : never;
};

type Name<Messages> = keyof Messages & string;

/** What every line tells besides its topics. 'refused' answers a message that could not be obeyed. */
export type LineMessage = { readonly type: 'alive' } | ({ readonly type: 'refused' } & Answer);

/** A page at the other end. The same page is the same object. */
export interface Visitor {
  /** Says why its last message was not obeyed. */
  refuse(reason: Answer): void;
}

/** What pages may say, and who hears it. */
interface Hearing<Said> {
  readonly schema: z.ZodType<Said>;
  /** Whether a page may say anything; looked at anew each time. */
  readonly allowed: (access: Access) => boolean;
  /** The answer to one that may not. */
  readonly forbidden: Answer;
  readonly heard: (visitor: Visitor, said: Said) => void;
  /** The page is gone. */
  readonly left: (visitor: Visitor) => void;
}

interface LiveOptions<Messages, Said> {
  readonly sockets: LineServer;
  readonly topics: Topics<Messages>;
  /** Without it, pages only look. */
  readonly hearing?: Hearing<Said>;
}

/** Path of the live line. `?only=TOPIC,TOPIC` leaves other topics out; with `?packed` long messages come packed by gzip, as bytes. */
const PATH = '/live';
/** Characters from which a message is worth packing. */
const LEAST_PACKED = 4_096;
const REFUSED = 'refused';
const ALIVE = 'alive';
const ENCODER = new TextEncoder();
const ALIVE_TEXT = JSON.stringify({ type: ALIVE });

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
export class Live<Messages, Said extends object = never> {
  readonly #options: LiveOptions<Messages, Said>;
  readonly #pages = new Map<LineSocket, Page>();
  readonly #texts = new Map<string, string>();
  readonly #packed = new Map<string, Packed>();
  readonly #pulses = new Map<string, Pulse>();
  readonly #alive: ReturnType<typeof setInterval>;

  constructor(options: LiveOptions<Messages, Said>) {
    this.#options = options;
    for (const [name, { interval = 0 }] of this.#topics)
      if (interval > 0) this.#pulses.set(name, new Pulse(interval, () => this.#tellAll(name)));
    this.#alive = setInterval(() => this.#breathe(), ALIVE_INTERVAL);
    unawaited(this.#alive);
    options.sockets.serve(PATH, {
      most: MESSAGE_LIMIT,
      readers: true,
      refuse: () => this.#refusal,
      open: (socket, asker, query) => this.#welcome(socket, asker, this.#wish(query)),
    });
  }

  /** The newest message of a topic, as JSON; empty where there is none. */
  text(name: Name<Messages>): string {
    const topic = this.#topics.find(([each]) => each === name)?.[1];
    if (topic?.isOld?.() === true) this.#forget(name);
    const kept = this.#texts.get(name);
    if (kept !== undefined) return kept;
    const message = topic?.message();
    const text = message === undefined ? '' : JSON.stringify(message);
    this.#texts.set(name, text);
    return text;
  }

  /** A topic has changed: tells every page that wants it. */
  changed(name: Name<Messages>): void {
    this.#forget(name);
    const pulse = this.#pulses.get(name);
    if (pulse === undefined) this.#tellAll(name);
    else pulse.ask();
  }

  close(): void {
    clearInterval(this.#alive);
    for (const pulse of this.#pulses.values()) pulse.stop();
  }

  get #topics(): readonly (readonly [Name<Messages>, Topic<object>])[] {
    return Object.entries(this.#options.topics) as [Name<Messages>, Topic<object>][];
  }

  get #refusal(): Refusal | undefined {
    if (this.#pages.size < MOST_READERS) return undefined;
    return ['503 Service Unavailable', answer('tooManyPages', { pages: MOST_READERS })];
  }

  #wish(query: URLSearchParams): Wish {
    const only = query.get('only')?.split(',');
    const names = this.#topics.map(([name]) => name);
    const wants = new Set(only === undefined ? names : names.filter((name) => only.includes(name)));
    const { pack } = this.#options.sockets;
    return { wants, unpacks: pack !== undefined && query.has('packed') };
  }

  #welcome(socket: LineSocket, asker: Asker, wish: Wish): void {
    const reader = new Reader(socket, [REFUSED, ...this.#topics.map(([name]) => name), ALIVE]);
    const page: Page = { reader, asker, ...wish };
    const visitor: Visitor = {
      refuse: ({ told, words }) =>
        reader.tell(REFUSED, JSON.stringify({ type: REFUSED, told, words } satisfies LineMessage)),
    };
    this.#pages.set(socket, page);
    socket.on('error', (error) =>
      this.#options.sockets.parts.log.debug({ reason: error.message }, 'a page broke its line'),
    );
    socket.on('close', () => {
      this.#pages.delete(socket);
      this.#options.hearing?.left(visitor);
    });
    this.#listen(socket, page, visitor);
    for (const [name] of this.#topics) if (wish.wants.has(name)) this.#tell(name, [page]);
  }

  #forget(name: string): void {
    this.#texts.delete(name);
    this.#packed.delete(name);
  }

  #listen(socket: LineSocket, { asker }: Page, visitor: Visitor): void {
    let words = 0;
    socket.on('message', (data, binary) => {
      words += 1;
      const { hearing, sockets } = this.#options;
      const allowed = hearing?.allowed(accessOf(asker, sockets.parts)) ?? false;
      // A page that may only look says a word when a key is pressed in vain; one that goes on is no such page.
      if (words > MOST_VAIN_WORDS && !allowed) socket.close(1008, 'too many messages');
      else if (hearing !== undefined)
        hear(hearing, visitor, { text: binary ? undefined : `${data}`, allowed });
    });
  }

  #tellAll(name: Name<Messages>): void {
    const pages = [...this.#pages.values()].filter(({ wants }) => wants.has(name));
    if (pages.length > 0) this.#tell(name, pages);
  }

  /** Encoded and packed once, not once for each page. */
  #tell(name: Name<Messages>, pages: readonly Page[]): void {
    const text = this.text(name);
    if (text === '') return;
    const isLong = text.length >= LEAST_PACKED;
    const plain = pages.every(({ unpacks }) => isLong && unpacks) ? text : ENCODER.encode(text);
    for (const { reader, unpacks } of pages)
      reader.tell(name, (isLong && unpacks && this.#pack(name, text)) || plain);
  }

  #pack(name: string, text: string): Packed | undefined {
    const bytes = this.#packed.has(name) ? undefined : this.#options.sockets.pack?.(text);
    if (bytes !== undefined) this.#packed.set(name, new Packed(bytes));
    return this.#packed.get(name);
  }

  /** Says that the line is alive, to pages that would otherwise hear nothing. */
  #breathe(): void {
    for (const { reader } of this.#pages.values()) reader.tell(ALIVE, ALIVE_TEXT);
  }
}

/** A message is checked before the sender is: a page that may only look learns of its own faults as well. */
function hear<Said>(
  { schema, forbidden, heard }: Hearing<Said>,
  visitor: Visitor,
  { text, allowed }: { readonly text: string | undefined; readonly allowed: boolean },
): void {
  const read = text === undefined ? undefined : jsonIn(text);
  const said = schema.safeParse(read);
  if (!said.success) visitor.refuse(complaintOf(said.error, read));
  else if (allowed) heard(visitor, said.data);
  else visitor.refuse(forbidden);
}

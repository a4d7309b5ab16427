// A table's line to its hall: it asks to be known by four letters, logs in with nonces, and says and hears messages.
import { randomInt } from 'node:crypto';
import {
  type Bus,
  type BusCredentials,
  type BusLogin,
  type MessageOf,
  markOf,
  parseMessage,
  passwordOf,
  topicsOf,
  withMac,
} from '../bus/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import type { HallDoor } from './door.ts';
import type { LinkMemory } from './memory.ts';
import { isUnknownCertificate } from './trust.ts';

/** Milliseconds between two attempts to be known, or to log in for the first time. */
const AGAIN = 2_000;
/** Letters that cannot be taken for each other or for digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a table says with its mark. */
type Marked = 'birth' | 'result' | 'sign' | 'ask';
type Unmarked<K extends Marked> = Omit<MessageOf<K>, 'mac'>;

/** Why a hall is not heard: nobody answers, or somebody by a certificate that this table does not know. */
export type LinkTrouble = 'silent' | 'certificate';

/** What the hall says to a table. */
export interface LinkListener {
  /** The line came up: the table says who it is, and what it owes. */
  connected(): void;
  seat(message: MessageOf<'seat'>): void;
  receipt(message: MessageOf<'receipt'>): void;
  tell(message: MessageOf<'tell'>): void;
  /** Letters, or whether the hall answers, have changed. */
  changed(): void;
}

export interface LinkLineOptions {
  readonly memory: LinkMemory;
  readonly door: HallDoor;
  /** Opens the line to a broker: the club's own at that address, or the hall's. */
  readonly dial: (broker: string | null, login: BusLogin) => Bus;
  /** UUID of the table's journal. */
  readonly journal: string;
  readonly wish?: string | undefined;
  /** The table's password at a broker of the club's own. */
  readonly brokerPassword?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
}

export class LinkLine {
  readonly #options: LinkLineOptions;
  readonly #listener: LinkListener;
  readonly #clock: Clock;
  readonly #log: Log;
  #letters: string | undefined;
  #heard = false;
  #trouble: LinkTrouble | undefined;
  #bus: Bus | undefined;
  #callOff: () => void = () => {};
  #isClosed = false;

  constructor(options: LinkLineOptions, listener: LinkListener) {
    this.#options = options;
    this.#listener = listener;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
  }

  /** Letters for the desk; undefined once the table has its number. */
  get letters(): string | undefined {
    return this.#letters;
  }

  /** Whether the hall answers. */
  get heard(): boolean {
    return this.#heard;
  }

  /** Why the hall is not heard; undefined before it was asked, and once it has answered. */
  get trouble(): LinkTrouble | undefined {
    return this.#trouble;
  }

  start(): void {
    void (this.#options.memory.value.table === null ? this.#introduce() : this.#open());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    const { table } = this.#options.memory.value;
    // The broker says the last will of a line that breaks, not of one that is closed in good order.
    const last = { retain: true, qos: 0 } as const;
    if (table !== null) void this.#bus?.publish(this.#topics.alive(table), { here: false }, last);
    await this.#bus?.close();
  }

  /** The id of the hall; null until it has said. */
  get hall(): string | null {
    return this.#options.memory.value.hall;
  }

  /** Says something that has a mark. */
  say<K extends Marked>(kind: K, body: Unmarked<K>, retain = false): void {
    const { key, table } = this.#options.memory.value;
    if (table !== null) void this.#bus?.publish(this.#topics[kind](table), withMac(key, body), { retain });
  }

  /** Says what anybody may hear, and stays at the broker. */
  show(kind: 'alive' | 'state', body: MessageOf<'alive'> | MessageOf<'state'>): void {
    const { table } = this.#options.memory.value;
    const qos = kind === 'state' ? 0 : 1;
    if (table !== null) void this.#bus?.publish(this.#topics[kind](table), body, { retain: true, qos });
  }

  get #topics(): ReturnType<typeof topicsOf> {
    return topicsOf(this.#options.memory.value.hall ?? '');
  }

  /** Asks to be known, until the desk has typed the letters. */
  async #introduce(): Promise<void> {
    const { memory, door, journal } = this.#options;
    this.#letters ??= newLetters();
    try {
      const { key, was } = memory.value;
      const wish = this.#options.wish ?? was?.table ?? null;
      const { hall, table, code } = await door.pair({ code: this.#letters, key, journal, wish });
      if (this.#isClosed) return;
      if (code === 'taken') this.#letters = newLetters();
      if (table !== null) {
        memory.change({ hall, table });
        this.#letters = undefined;
      }
      this.#becomes(true);
      if (table !== null) return void this.#open();
    } catch (error) {
      this.#failed(error);
    }
    this.#later(() => this.#introduce());
  }

  /** Logs in for the first time, and learns where the broker is. From then on, the bus dials by itself. */
  async #open(): Promise<void> {
    const { memory, door } = this.#options;
    const table = memory.value.table ?? '';
    try {
      const login = await door.login(table, markOf(memory.value.key));
      if (this.#isClosed) return;
      if (login === undefined) return void this.#unknown();
      if (login.hall !== memory.value.hall) memory.change({ hall: login.hall });
      this.#dial(login);
    } catch (error) {
      this.#failed(error);
      this.#later(() => this.#open());
    }
  }

  #dial({ broker, nonce }: { readonly broker: string | null; readonly nonce: string }): void {
    const { memory, dial } = this.#options;
    const table = memory.value.table ?? '';
    const topics = this.#topics;
    let fresh: string | undefined = nonce;
    const credentials = async (): Promise<BusCredentials> => {
      const known = fresh;
      fresh = undefined;
      return this.#credentials(table, known, broker);
    };
    const bus = dial(broker, { credentials, will: { topic: topics.alive(table), body: { here: false } } });
    this.#bus = bus;
    const hear = <K extends 'seat' | 'receipt' | 'tell'>(
      kind: K,
      heard: (message: MessageOf<K>) => void,
    ): void => {
      bus.subscribe(topics[kind](table), ({ body }) => {
        const message = parseMessage(kind, body);
        if (message !== undefined && !this.#isClosed) heard(message);
      });
    };
    hear('seat', (message) => this.#listener.seat(message));
    hear('receipt', (message) => this.#listener.receipt(message));
    hear('tell', (message) => this.#listener.tell(message));
    bus.on('connected', () => {
      this.#becomes(true);
      this.#listener.connected();
    });
    bus.on('disconnected', () => this.#becomes(false, 'silent'));
  }

  async #credentials(
    table: string,
    known: string | undefined,
    broker: string | null,
  ): Promise<BusCredentials> {
    const { memory, brokerPassword } = this.#options;
    if (broker !== null) return { username: table, password: brokerPassword ?? '' };
    const nonce = known ?? (await this.#login(table))?.nonce;
    if (nonce === undefined) {
      this.#unknown();
      throw new Error('the hall does not know this table');
    }
    return { username: table, password: passwordOf(memory.value.key, table, nonce) };
  }

  /** Logs in again. Who answers by another certificate is said; that nobody answers is known already. */
  async #login(table: string): ReturnType<HallDoor['login']> {
    const { door, memory } = this.#options;
    try {
      return await door.login(table, markOf(memory.value.key));
    } catch (error) {
      if (isUnknownCertificate(error)) this.#failed(error);
      throw error;
    }
  }

  /** The hall does not know this table any more: it asks anew. */
  #unknown(): void {
    const bus = this.#bus;
    this.#bus = undefined;
    void bus?.close();
    if (this.#isClosed) return;
    this.#options.memory.forgetHall();
    void this.#introduce();
  }

  #failed(error: unknown): void {
    this.#log.debug({ reason: String(error) }, 'the hall does not answer');
    this.#becomes(false, isUnknownCertificate(error) ? 'certificate' : 'silent');
  }

  #becomes(heard: boolean, trouble?: LinkTrouble): void {
    this.#heard = heard;
    this.#trouble = trouble;
    if (!this.#isClosed) this.#listener.changed();
  }

  #later(run: () => Promise<void>): void {
    if (!this.#isClosed) this.#callOff = this.#clock.after(AGAIN, () => void run());
  }
}

const newLetters = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

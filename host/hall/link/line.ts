// A table's connection to its hall: it asks to join until it has its number, then connects with its key, again and again.
import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from '../../system/clock.ts';
import { type Log, silentLog } from '../../system/log.ts';
import { type FromTable, type JoinReply, SILENCE, type ToTable, type ToTableOf } from '../messages.ts';
import { type HallDoor, isUnknownCertificate, type LinkSocket } from './door.ts';
import type { LinkMemory } from './memory.ts';

/** Milliseconds between two requests to join. */
const AGAIN = 2_000;
/** Milliseconds before the second attempt to connect, doubled each time up to the longest. */
const WAIT = { first: 250, longest: 4_000 } as const;
/** A connection that lasts this many milliseconds is sound: the next attempts begin with the shortest wait. */
const SOUND = 10_000;

/** Why the hall is not reached: it does not answer, or by a certificate that this table does not know. */
export type LinkTrouble = 'silent' | 'certificate';

/** Where a table is that has no number yet. `night`: the name of its format; null: no night is open. */
export type Joining =
  | { readonly step: 'silent' | 'shut' | 'full' }
  | { readonly step: 'open'; readonly night: string | null }
  | { readonly step: 'waiting'; readonly ticket: number };

/** What the line tells its table. */
interface LineListener {
  /** The connection came up: the table says what it is, and what it owes. */
  connected(): void;
  message(message: Exclude<ToTable, ToTableOf<'ping'>>): void;
  /** `joining` or `connected` has changed. */
  changed(): void;
}

export interface LinkLineOptions {
  readonly memory: LinkMemory;
  readonly door: HallDoor;
  /** The number that the table would like. */
  readonly wish?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  /** From 0 to 1: spreads forty tables that all lost their connection at once. */
  readonly random?: (() => number) | undefined;
}

export class LinkLine {
  readonly #options: LinkLineOptions;
  readonly #listener: LineListener;
  readonly #clock: Clock;
  readonly #log: Log;
  #joining: Joining | undefined;
  #connected = false;
  #trouble: LinkTrouble | undefined;
  #socket: LinkSocket | undefined;
  #attempts = 0;
  #callOff: () => void = () => {};
  #callOffSilence: () => void = () => {};
  #isClosed = false;

  constructor(options: LinkLineOptions, listener: LineListener) {
    this.#options = options;
    this.#listener = listener;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
  }

  /** Where the table is on its way into the hall; undefined once it has its number. */
  get joining(): Joining | undefined {
    return this.#joining;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** Why the hall is not reached; undefined before it was asked, and once it has answered. */
  get trouble(): LinkTrouble | undefined {
    return this.#trouble;
  }

  start(): void {
    // A certificate that is new is met by a request: also a table with a number begins with one.
    if (this.#options.memory.value.table === null) this.#joining = { step: 'silent' };
    void this.#join();
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
    this.#callOffSilence();
    this.#socket?.close();
  }

  /** NEXT was pressed where the hall is open: the table makes its key, and waits for its number. */
  agree(): void {
    if (this.#joining?.step !== 'open') return;
    this.#options.memory.change({ key: randomBytes(32).toString('base64url') });
    this.#callOff();
    void this.#join();
  }

  send(message: FromTable): void {
    if (this.#connected) this.#socket?.send(message);
  }

  async #join(): Promise<void> {
    const { memory, door } = this.#options;
    const { key, moved, table } = memory.value;
    try {
      const wish = this.#options.wish ?? table;
      const reply = await door.join({ key: moved ? null : key, wish });
      if (this.#isClosed) return;
      if (this.#answered(reply)) {
        this.#connect();
        return;
      }
    } catch (error) {
      this.#failed(error);
    }
    this.#later(AGAIN, () => void this.#join());
  }

  /** @returns whether the table has its number, and may connect */
  #answered({ hall, night, answer }: JoinReply): boolean {
    const { memory } = this.#options;
    const { moved } = memory.value;
    if (moved && memory.value.hall === hall) memory.change({ moved: false });
    else if (moved) memory.forgetKey();
    else if (answer.state === 'joined') memory.change({ hall, table: answer.table });
    else if (answer.state !== 'waiting' && memory.value.key !== null) memory.forgetKey();
    const isIn = memory.value.table !== null;
    if (isIn) this.#joining = undefined;
    else if (answer.state === 'open') this.#joining = { step: 'open', night };
    else if (answer.state === 'waiting') this.#joining = { step: 'waiting', ticket: answer.ticket };
    else this.#joining = { step: answer.state === 'full' ? 'full' : 'shut' };
    this.#becomes(false);
    return isIn;
  }

  #connect(): void {
    const { memory, door } = this.#options;
    if (this.#isClosed) return;
    const since = this.#clock.now();
    const socket = door.connect(memory.value.key ?? '', {
      opened: () => {
        if (socket !== this.#socket) return;
        this.#listen();
        this.#becomes(true);
        this.#listener.connected();
      },
      message: (message) => {
        if (socket === this.#socket) this.#receive(message);
      },
      closed: ({ refused, error }) => {
        if (socket !== this.#socket || this.#isClosed) return;
        this.#socket = undefined;
        this.#callOffSilence();
        if (this.#clock.now() - since >= SOUND) this.#attempts = 0;
        if (refused) {
          this.#refused();
          return;
        }
        this.#failed(error);
        const wait = Math.min(WAIT.longest, WAIT.first * 2 ** Math.min(this.#attempts++, 10));
        const { random = Math.random } = this.#options;
        this.#later(wait * (0.5 + random() / 2), () => this.#connect());
      },
    });
    this.#socket = socket;
  }

  #receive(message: ToTable): void {
    this.#listen();
    if (message.type === 'ping') this.send({ type: 'pong' });
    else this.#listener.message(message);
  }

  /** A hall that is silent for so long is gone, whatever the network says. */
  #listen(): void {
    this.#callOffSilence();
    this.#callOffSilence = this.#clock.after(SILENCE, () => this.#socket?.close());
  }

  /** The hall does not know this table any more. */
  #refused(): void {
    this.#options.memory.forgetKey();
    this.#joining = { step: 'silent' };
    this.#becomes(false);
    void this.#join();
  }

  #failed(error: unknown): void {
    this.#log.debug({ reason: String(error) }, 'the hall does not answer');
    if (this.#joining !== undefined) this.#joining = { step: 'silent' };
    this.#becomes(false, isUnknownCertificate(error) ? 'certificate' : 'silent');
  }

  #becomes(connected: boolean, trouble?: LinkTrouble): void {
    this.#connected = connected;
    this.#trouble = trouble;
    if (!this.#isClosed) this.#listener.changed();
  }

  #later(milliseconds: number, run: () => void): void {
    if (!this.#isClosed) this.#callOff = this.#clock.after(milliseconds, run);
  }
}

// The model's queue of key events (firmware/muggins/src/keys.cpp): numbered, one on its way at a time, repeated until acknowledged.
import {
  type BoardMessage,
  KEY_ACTIONS,
  type KeyId,
  keyCode,
  LAST_SEQUENCE,
  MOST_REFUSED,
} from '../../../shared/protocol/index.ts';
import { OTHERS_LOST, unfinishedAfter } from '../../board/keys.ts';
import type { ProcessTime } from './time.ts';

/** Events that the queue holds: 32 presses, each with room for its release. */
const ROOM = 64;
const RESEND = 30;
const TIME_WRAP = 16_384;

/** Counts of presses that survive a reset, but no power cut (firmware/muggins/src/hardware.h). */
export interface Tally {
  /** No host has taken them, and the board has not used them. */
  waiting: number;
  /** They belong to an entry that no button has ended. */
  open: number;
}

interface QueuedStroke {
  readonly key: KeyId;
  readonly closed: boolean;
  readonly time: number;
}

export class KeySender {
  /** What a host is told of the entry in which its session began. */
  unfinished = 0;
  readonly #time: ProcessTime;
  readonly #tally: Tally;
  readonly #send: (message: BoardMessage) => void;
  readonly #queue: QueuedStroke[] = [];
  /** Keys whose press the queue has taken, and not their release: each has a place kept for it. */
  readonly #pressed = new Set<KeyId>();
  /** Presses refused that the host is told of before the events that wait, and after them. */
  #telling = 0;
  #refused = 0;
  /** The host knows of refused keys. */
  #tells = false;
  #sequence = 1;
  #sent = false;
  #cancel: () => void = () => {};

  constructor(time: ProcessTime, tally: Tally, send: (message: BoardMessage) => void) {
    this.#time = time;
    this.#tally = tally;
    this.#send = send;
  }

  /** A press, whatever becomes of it. NEXT ends an entry where a host hears it. */
  count(key: KeyId, isHeard: boolean): void {
    const tally = this.#tally;
    tally.waiting = Math.min(MOST_REFUSED, tally.waiting + 1);
    if (key !== 'D' || isHeard) tally.open = unfinishedAfter(tally.open, key);
  }

  /** The board has used every press up to the last button that it took; `more` wait. */
  used(more: number): void {
    this.#tally.waiting = this.#telling + this.#tally.open + more;
  }

  /** What was pressed is no entry. */
  drop(): void {
    this.#tally.waiting = this.#telling;
    this.#tally.open = 0;
  }

  /** A release is told where its press was. A press that finds no room is refused, and all behind it until the host has the rest. */
  stroke(key: KeyId, closed: boolean): void {
    if (closed ? this.#refuses() : !this.#pressed.has(key)) return;
    if (closed) this.#pressed.add(key);
    else this.#pressed.delete(key);
    this.#queue.push({ key, closed, time: this.#boardTime });
    if (!this.#sent) this.poll();
  }

  /** The host has taken every event up to this board time. */
  get takenUntil(): number {
    return this.#queue[0]?.time ?? this.#boardTime;
  }

  get #boardTime(): number {
    return Math.floor(this.#time.now()) % TIME_WRAP;
  }

  acknowledge(sequence: number): void {
    if (!this.#sent || sequence !== this.#sequence) return;
    if (this.#telling > 0) {
      this.#telling = 0;
      this.#recount();
    } else if (this.#queue.shift()?.closed === true) this.#tally.waiting--;
    this.#follow();
    this.poll();
  }

  /** A host is there: it is told of what another one did not take, if it knows how to hear that. */
  greet(tells: boolean): void {
    this.desert();
    this.unfinished = this.#telling > 0 ? OTHERS_LOST : this.#tally.open;
    this.#tells = tells;
    if (tells) return;
    this.#telling = 0;
    this.#recount();
  }

  /** No host is there: presses that wait are refused, and their releases forgotten. */
  desert(): void {
    if (this.#sent) this.#follow();
    this.#queue.length = 0;
    this.#telling = this.#tally.waiting;
    this.#refused = 0;
    this.#tells = false;
    this.#pressed.clear();
  }

  /** Sends what is first in the queue. */
  poll(): void {
    if (this.#refused > 0 && this.#telling === 0 && this.#queue.length === 0) {
      if (this.#tells) this.#telling = this.#refused;
      this.#refused = 0;
      if (!this.#tells) this.#recount();
    }
    const message = this.#next();
    if (message === undefined) return;
    this.#sent = true;
    this.#send(message);
    this.#cancel();
    this.#cancel = this.#time.after(RESEND, () => this.poll());
  }

  /** What waits is what the queue holds. */
  #recount(): void {
    const presses = this.#queue.filter(({ closed }) => closed);
    this.#tally.waiting = Math.min(MOST_REFUSED, presses.length + this.#refused);
    this.#tally.open = presses.reduce((open, { key }) => unfinishedAfter(open, key), 0);
  }

  #refuses(): boolean {
    const room = this.#queue.length + this.#pressed.size + 2 <= ROOM;
    if (room && this.#refused === 0) return false;
    this.#refused = Math.min(MOST_REFUSED, this.#refused + 1);
    if (!this.#sent) this.poll();
    return true;
  }

  #next(): BoardMessage | undefined {
    const sequence = this.#sequence;
    if (this.#telling > 0)
      return this.#tells ? { type: 'keysRefused', sequence, presses: this.#telling } : undefined;
    const [stroke] = this.#queue;
    if (stroke === undefined) return undefined;
    const { key, closed, time } = stroke;
    const action = KEY_ACTIONS.indexOf(closed ? 'press' : 'release');
    return { type: 'key', sequence, key: keyCode(key), action, time };
  }

  #follow(): void {
    this.#cancel();
    this.#sent = false;
    this.#sequence = (this.#sequence % LAST_SEQUENCE) + 1;
  }
}

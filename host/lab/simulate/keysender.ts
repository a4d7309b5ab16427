// The model's queue of key events (firmware/muggins/src/keys.cpp): numbered, one on its way at a time, repeated until acknowledged.
import {
  type BoardMessage,
  KEY_ACTIONS,
  type KeyId,
  keyCode,
  LAST_SEQUENCE,
} from '../../../shared/protocol/index.ts';
import type { ProcessTime } from './time.ts';

/** Events that the queue holds: 32 presses, each with room for its release. */
const ROOM = 64;
const RESEND = 30;
const TIME_WRAP = 16_384;

interface Stroke {
  readonly key: KeyId;
  readonly closed: boolean;
  readonly time: number;
}

export class KeySender {
  readonly #time: ProcessTime;
  readonly #send: (message: BoardMessage) => void;
  readonly #queue: Stroke[] = [];
  readonly #pressed = new Set<KeyId>();
  #sequence = 1;
  #sent = false;
  #cancel: () => void = () => {};

  constructor(time: ProcessTime, send: (message: BoardMessage) => void) {
    this.#time = time;
    this.#send = send;
  }

  /** A release is told where its press was. */
  stroke(key: KeyId, closed: boolean): void {
    if (!closed && !this.#pressed.has(key)) return;
    // A press that finds no room is lost; a release tries again.
    if (this.#queue.length === ROOM) {
      if (!closed) this.#time.after(1, () => this.stroke(key, closed));
      return;
    }
    if (closed) this.#pressed.add(key);
    else this.#pressed.delete(key);
    this.#queue.push({ key, closed, time: Math.floor(this.#time.now()) % TIME_WRAP });
    if (!this.#sent) this.#poll();
  }

  acknowledge(sequence: number): void {
    if (!this.#sent || sequence !== this.#sequence) return;
    this.#queue.shift();
    this.#follow();
    this.#poll();
  }

  /** A new host, or none: what nobody has acknowledged is forgotten. */
  forget(): void {
    if (this.#sent) this.#follow();
    this.#queue.length = 0;
    this.#pressed.clear();
  }

  #follow(): void {
    this.#cancel();
    this.#sent = false;
    this.#sequence = (this.#sequence % LAST_SEQUENCE) + 1;
  }

  #poll(): void {
    const [stroke] = this.#queue;
    if (stroke === undefined) return;
    const { key, closed, time } = stroke;
    this.#sent = true;
    this.#send({
      type: 'key',
      sequence: this.#sequence,
      key: keyCode(key),
      action: KEY_ACTIONS.indexOf(closed ? 'press' : 'release'),
      time,
    });
    this.#cancel = this.#time.after(RESEND, () => this.#poll());
  }
}

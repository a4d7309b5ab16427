// A host that never lets the line to the board rest, while keys go up and down.
import { BAUD } from '../../hardware/board.ts';
import { Xorshift } from '../../hardware/emulator/random.ts';
import {
  EFFECTS,
  encode,
  type KeyId,
  type LaneCount,
  type LanePegs,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import type { Probe } from './probe.ts';

export interface StreamOptions {
  readonly lanes: LaneCount;
  readonly milliseconds: number;
  /** With an effect every frame goes over the whole chain; without one as far as the pegs that moved. */
  readonly effect: boolean;
  readonly seed?: number;
  /** Rate of the line. */
  readonly baud?: number;
}

/** What was sent and pressed. */
export interface Streamed {
  readonly messages: number;
  readonly presses: number;
}

const KEYS: readonly KeyId[] = ['5', 'P1', 'UNDO', 'D'];

/** Some pegs: in one message of eight all lanes move, otherwise one of them. */
function moved(before: readonly LanePegs[], random: Xorshift): readonly LanePegs[] {
  const all = random.below(8) === 0;
  const one = random.below(before.length);
  return before.map((pegs, lane) => {
    if (!all && lane !== one) return pegs;
    const front = random.below(122);
    return { front, rear: random.below(front + 1) };
  });
}

/** Streams, and then lets everything come to rest. The board has been greeted. */
export function stream(probe: Probe, options: StreamOptions): Streamed {
  const streamer = new Streamer(probe, options);
  streamer.run(options.milliseconds);
  streamer.rest();
  return streamer.sent;
}

class Streamer {
  readonly sent = { bytes: 0, messages: 0, presses: 0 };
  readonly #probe: Probe;
  /** Bytes that the line takes in a millisecond, a little more than it can. */
  readonly #rate: number;
  readonly #random: Xorshift;
  #acknowledged = 0;
  #holes: readonly LanePegs[];

  constructor(probe: Probe, { lanes, effect, seed = 1, baud = BAUD }: StreamOptions) {
    this.#probe = probe;
    this.#rate = (baud / 10_000) * 1.025;
    this.#random = new Xorshift(seed);
    this.#holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
    this.#say({
      type: 'effect',
      sequence: this.#next,
      effect: EFFECTS.indexOf(effect ? 'win' : 'none'),
      lane: 0,
    });
  }

  run(milliseconds: number): void {
    for (let time = 0; time < milliseconds; time++) {
      this.#moveKey(time);
      while (this.sent.bytes < (time + 2) * this.#rate) this.#sayOne();
      this.#probe.run(1);
      this.#acknowledge();
    }
  }

  rest(): void {
    for (let i = 0; i < 100; i++) {
      this.#probe.run(2);
      this.#acknowledge();
    }
    // The frame that is under way comes to its end.
    this.#say({ type: 'effect', sequence: this.#next, effect: 0, lane: 0 });
    this.#probe.run(60);
  }

  get #next(): number {
    return (this.sent.messages % 125) + 1;
  }

  #moveKey(time: number): void {
    const key = KEYS[Math.floor(time / 50) % KEYS.length] ?? '5';
    if (time % 50 === 10) this.#probe.machine.press(key);
    if (time % 50 !== 35) return;
    this.#probe.machine.release(key);
    this.sent.presses++;
  }

  #sayOne(): void {
    if (this.sent.messages % 3 === 0) {
      this.#say({ type: 'ping', sequence: this.#next });
      return;
    }
    this.#holes = moved(this.#holes, this.#random);
    this.#say({ type: 'pegs', sequence: this.#next, holes: this.#holes });
  }

  #acknowledge(): void {
    const events = this.#probe.messages('key').slice(this.#acknowledged);
    this.#acknowledged += events.length;
    for (const { sequence } of events) this.#say({ type: 'keyAck', sequence });
  }

  #say(message: WireMessage): void {
    this.#probe.say(message);
    this.sent.bytes += encode(message).length;
    this.sent.messages += message.type === 'keyAck' ? 0 : 1;
  }
}

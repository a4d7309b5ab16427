// A host that never lets the line to the board rest, while keys go up and down.
import { BAUD } from '../../hardware/board.ts';
import { Random } from '../../hardware/emulator/random.ts';
import {
  EFFECTS,
  encode,
  type KeyId,
  type LaneCount,
  type LanePegs,
  type Message,
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
function moved(before: readonly LanePegs[], random: Random): readonly LanePegs[] {
  const all = random.below(8) === 0;
  const one = random.below(before.length);
  return before.map((pegs, lane) => {
    if (!all && lane !== one) return pegs;
    const front = random.below(122);
    return { front, rear: random.below(front + 1) };
  });
}

/** Streams, and then lets everything come to rest. The board has been greeted. */
export function stream(
  probe: Probe,
  { lanes, milliseconds, effect, seed = 1, baud = BAUD }: StreamOptions,
): Streamed {
  // Bytes that the line takes in a millisecond, a little more than it can.
  const rate = (baud / 10_000) * 1.025;
  const random = new Random(seed);
  const sent = { bytes: 0, messages: 0, presses: 0 };
  let acknowledged = 0;
  let holes: readonly LanePegs[] = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const say = (message: Message): void => {
    probe.say(message);
    sent.bytes += encode(message).length;
    sent.messages += message.type === 'keyAck' ? 0 : 1;
  };
  const acknowledge = (): void => {
    const events = probe.messages('key').slice(acknowledged);
    acknowledged += events.length;
    for (const { sequence } of events) say({ type: 'keyAck', sequence });
  };
  const next = (): number => (sent.messages % 125) + 1;
  const kind = EFFECTS.indexOf(effect ? 'win' : 'none');
  say({ type: 'effect', sequence: next(), effect: kind, lane: 0 });
  for (let time = 0; time < milliseconds; time++) {
    const key = KEYS[Math.floor(time / 50) % KEYS.length] ?? '5';
    if (time % 50 === 10) probe.machine.press(key);
    if (time % 50 === 35) probe.machine.release(key);
    if (time % 50 === 35) sent.presses++;
    while (sent.bytes < (time + 2) * rate) {
      if (sent.messages % 3 === 0) say({ type: 'ping', sequence: next() });
      else {
        holes = moved(holes, random);
        say({ type: 'pegs', sequence: next(), holes });
      }
    }
    probe.run(1);
    acknowledge();
  }
  for (let i = 0; i < 100; i++) {
    probe.run(2);
    acknowledge();
  }
  // The frame that is under way comes to its end.
  say({ type: 'effect', sequence: next(), effect: 0, lane: 0 });
  probe.run(60);
  return sent;
}

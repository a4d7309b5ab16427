// Many presses on the real image, by contacts that bounce, against a host that takes every key event at once.
import { expect, test } from 'vitest';
import { Xorshift } from '../../hardware/emulator/random.ts';
import {
  type BoardKind,
  KEY_ACTIONS,
  KEY_IDS,
  type KeyId,
  LAST_SEQUENCE,
} from '../../shared/protocol/index.ts';
import { Probe, type ProbeOptions } from './probe.ts';

const PRESS = KEY_ACTIONS.indexOf('press');

/** A board whose key events are taken as they come. */
export class KeyBench {
  readonly probe: Probe;
  /** Presses and releases of each key as the board told them: `pr` is one press and its release. */
  readonly told = new Map<KeyId, string>();
  #last = 0;

  constructor(options: ProbeOptions = {}) {
    this.probe = new Probe(4, options).start().greet(4);
  }

  /** Lets time go by, a millisecond and a turn of the host after the other. */
  run(milliseconds: number): void {
    for (let gone = 0; gone < milliseconds; gone++) {
      this.probe.run(1);
      this.#take();
    }
  }

  /** Milliseconds, to a tenth, until the board has told something of this key. */
  until(key: KeyId): number {
    let tenths = 0;
    for (; !this.told.has(key) && tenths < 1_000; tenths++) {
      this.probe.run(0.1);
      this.#take();
    }
    return tenths / 10;
  }

  /** Makes the board symmetrical, as a host does whose table is set to it. */
  slow(): void {
    this.probe.say({ type: 'debounce', sequence: 100, mode: 1 });
    this.probe.run(20);
  }

  #take(): void {
    for (const { message } of this.probe.sent) {
      if (message.type !== 'key') continue;
      this.probe.say({ type: 'keyAck', sequence: message.sequence });
      if (message.sequence === this.#last) continue;
      expect(message.sequence, 'the next key event').toBe((this.#last % LAST_SEQUENCE) + 1);
      this.#last = message.sequence;
      const key = KEY_IDS[message.key] as KeyId;
      this.told.set(key, (this.told.get(key) ?? '') + (message.action === PRESS ? 'p' : 'r'));
    }
    this.probe.sent.length = 0;
  }
}

/** Keys that fingers are on at once; those of the keypad close no rectangle. */
const HANDS: readonly KeyId[] = ['1', '5', '9', 'D', 'P1', 'P2', 'P3', 'P4', 'MUGGINS', 'UNDO'];
/** Milliseconds for which a key is down beyond its bounce, and up before it is pressed again: a very quick hand. */
const DOWN = { least: 4, more: 40 };
const UP = { least: 28, more: 40 };

/** A finger: what it does next, and when. */
interface Finger {
  readonly key: KeyId;
  due: number;
  down: boolean;
  left: number;
}

/** Presses keys so often in all, several at once, with bounce of up to so many milliseconds: none is lost, and none doubled. */
export function provePresses(board: BoardKind, times: number, longest: number): void {
  test(`${board}: ${times} presses with bounce of up to ${longest} ms: none lost, none doubled`, () => {
    const bench = new KeyBench({ board, bounce: longest, seed: 7 });
    const random = new Xorshift(11);
    const { machine } = bench.probe;
    const each = Math.ceil(times / HANDS.length);
    const fingers = HANDS.map((key): Finger => ({ key, due: random.below(60), down: false, left: each }));
    const moves = (finger: Finger, now: number): void => {
      const { least, more } = finger.down ? UP : DOWN;
      if (finger.down) machine.release(finger.key);
      else machine.press(finger.key);
      if (finger.down) finger.left--;
      finger.down = !finger.down;
      finger.due = now + longest + least + random.next() * more;
    };
    for (let now = 0; fingers.some(({ left }) => left > 0); now++) {
      for (const finger of fingers) if (finger.left > 0 && finger.due <= now) moves(finger, now);
      bench.run(1);
    }
    bench.run(100);
    expect(Object.fromEntries(bench.told)).toEqual(
      Object.fromEntries(HANDS.map((key) => [key, 'pr'.repeat(each)])),
    );
    expect(bench.probe.violations).toEqual([]);
  });
}

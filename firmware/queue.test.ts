// Keys that are pressed while the host is stalled: the board holds them, and refuses aloud those that it cannot hold. The
// real image, against a host that neither takes nor says anything for a while.
import { beforeEach, describe, expect, test } from 'vitest';
import { DEBOUNCE } from '../hardware/board.ts';
import {
  BOARD_KINDS,
  type BoardKind,
  KEY_ACTIONS,
  KEY_IDS,
  type KeyId,
  keyCode,
  PROTOCOL_VERSION,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { Probe } from './testing/probe.ts';

/** As firmware/muggins/src/keys.h has it: presses that the board holds, each with its release. */
const HELD = 32;
/** Milliseconds from one press to the next at sixteen a second. */
const PACE = 1_000 / 16;
/** Milliseconds that a contact of the emulated board may bounce, and two of scans. */
const BOUNCE = 6;
/** Milliseconds by which a release counts later than a press. */
const LATER = DEBOUNCE.asymmetric.release - DEBOUNCE.asymmetric.press;
/** What the board plays by itself when it refuses a key. */
const REFUSAL = { hertz: 220, milliseconds: 250 };

describe('on the real image', () => {
  let probe: Probe;
  let pressed: KeyId[];
  /** Places in `pressed` at which the board sounded its refusal. */
  let heard: number[];
  const taken: WireMessage<'key' | 'keysRefused'>[] = [];

  const greet = (minor: number, sequence: number): void => {
    probe.say({ type: 'hello', sequence, major: PROTOCOL_VERSION.major, minor });
    probe.run(60);
  };
  const refusal = (): boolean => Math.abs(probe.machine.tone - REFUSAL.hertz) <= 2;

  const start = (board: BoardKind): void => {
    probe = new Probe(3, { board }).start();
    greet(PROTOCOL_VERSION.minor, 1);
    pressed = [];
    heard = [];
    taken.length = 0;
  };
  beforeEach(() => start('uno'));

  /** Presses keys, one after the other in the order of their codes; each is down for half of its time. */
  const play = (count: number): void => {
    for (let n = 0; n < count; n++) {
      const id = KEY_IDS[pressed.length % 16] as KeyId;
      probe.machine.press(id);
      probe.run(PACE / 2);
      if (refusal()) heard.push(pressed.length);
      pressed.push(id);
      probe.machine.release(id);
      probe.run(PACE / 2);
    }
  };

  /** The host is back: it acknowledges what the board sends, as long as there is something new. */
  const drain = (milliseconds = 1_000): void => {
    const end = probe.milliseconds + milliseconds;
    let last = taken.at(-1)?.sequence;
    while (probe.milliseconds < end) {
      probe.sent.length = 0;
      probe.run(1);
      for (const { message } of probe.sent) {
        if (message.type !== 'key' && message.type !== 'keysRefused') continue;
        if (message.sequence !== last) taken.push(message);
        last = message.sequence;
        probe.say({ type: 'keyAck', sequence: message.sequence });
      }
    }
  };
  const said = (message: WireMessage<'key' | 'keysRefused'>): string =>
    message.type === 'key'
      ? `${KEY_IDS[message.key]} ${KEY_ACTIONS[message.action]}`
      : `${message.presses} refused`;
  const strokes = (ids: readonly KeyId[]): readonly string[] =>
    ids.flatMap((id) => [`${id} press`, `${id} release`]);

  test('the host has taken everything up to the oldest key event that waits, and up to now if none does', () => {
    const taken = (sequence: number): number => {
      probe.say({ type: 'readKeyTime', sequence });
      probe.run(10);
      const answer = probe.messages('keyTime').find((each) => each.sequence === sequence);
      return answer?.time ?? Number.NaN;
    };
    const began = taken(10);
    probe.run(100);
    const later = taken(11);
    expect(later - began).toBeGreaterThanOrEqual(100);
    expect(later - began).toBeLessThanOrEqual(120);
    play(2);
    probe.run(500);
    const [press] = probe.messages('key');
    expect(press?.time).toBeGreaterThan(later);
    expect(taken(12)).toBe(press?.time);
    probe.say({ type: 'keyAck', sequence: press?.sequence ?? 0 });
    probe.run(10);
    const release = probe.messages('key').find(({ sequence }) => sequence !== press?.sequence);
    expect(release?.time).toBeGreaterThan(press?.time ?? Number.NaN);
    expect(taken(13)).toBe(release?.time);
    drain(200);
    expect(taken(14)).toBeGreaterThan((press?.time ?? Number.NaN) + 600);
  });

  test('a host that stalls for a second at sixteen keys a second misses none, at their times and in order', () => {
    play(16);
    drain();
    expect(taken.map(said)).toEqual(strokes(pressed));
    expect(heard).toEqual([]);
    const times = taken.map((message) => (message.type === 'key' ? message.time : Number.NaN));
    for (const [n, time] of times.entries())
      expect(Math.abs(time - (times[0] ?? 0) - (n * PACE) / 2 - (n % 2) * LATER)).toBeLessThanOrEqual(BOUNCE);
  });

  test.each(BOARD_KINDS)(
    'for three seconds, %s: what the board cannot hold is refused with a tone each, and told behind all that it held',
    (board) => {
      start(board);
      play(48);
      drain();
      expect(taken.map(said)).toEqual([...strokes(pressed.slice(0, HELD)), `${48 - HELD} refused`]);
      expect(heard).toEqual(Array.from({ length: 48 - HELD }, (_, n) => HELD + n));
      probe.run(REFUSAL.milliseconds);
      expect(probe.machine.tone).toBe(0);
      probe.say({ type: 'readCounters', sequence: 50 });
      probe.run(20);
      expect(probe.messages('counters')).toMatchObject([{ keyLost: 48 - HELD }]);
    },
  );

  test('after a refusal nothing is taken before the host has caught up, so that no number lacks a digit in its middle', () => {
    play(HELD + 1);
    // The host takes a few: there is room again, and still a key of before is missing.
    while (taken.length < 10) drain(1);
    play(2);
    drain();
    const after = pressed.length;
    play(3);
    drain();
    expect(taken.map(said)).toEqual([
      ...strokes(pressed.slice(0, HELD)),
      '3 refused',
      ...strokes(pressed.slice(after)),
    ]);
  });

  test('a key that is down while the board refuses others keeps its place: its release is told at its time', () => {
    probe.machine.press('UNDO');
    probe.run(30);
    play(HELD + 4);
    probe.machine.release('UNDO');
    probe.run(30);
    drain();
    const undo = taken.filter((message) => message.type === 'key' && message.key === keyCode('UNDO'));
    expect(undo.map(said)).toEqual(['UNDO press', 'UNDO release']);
    const [down = 0, up = 0] = undo.map((message) => (message.type === 'key' ? message.time : 0));
    expect(Math.abs(up - down - LATER - (30 + (HELD + 4) * PACE))).toBeLessThanOrEqual(BOUNCE);
    expect(taken.map(said).at(-1)).toBe('5 refused');
  });

  test('a host that says hello anew hears how many it was not given; the board sounds them', () => {
    play(5);
    greet(PROTOCOL_VERSION.minor, 2);
    expect(refusal()).toBe(true);
    play(1);
    drain();
    expect(taken.map(said)).toEqual(['5 refused', ...strokes(pressed.slice(5))]);
  });

  test('so does the next host, where the first was gone for good; while nobody is there the board sends nothing', () => {
    play(5);
    // Five seconds after the last word of the host.
    probe.run(4_750);
    expect(refusal()).toBe(true);
    probe.sent.length = 0;
    probe.run(300);
    expect(probe.messages('keysRefused')).toEqual([]);
    greet(PROTOCOL_VERSION.minor, 2);
    drain();
    expect(taken.map(said)).toEqual(['5 refused']);
  });

  /** What the board answers to readUnfinished. */
  const unfinished = (): number | undefined => {
    probe.say({ type: 'readUnfinished', sequence: 60 });
    probe.run(10);
    return probe.messages('unfinished').at(-1)?.presses;
  };
  const tap = (...keys: readonly KeyId[]): void => {
    for (const key of keys) {
      probe.machine.press(key);
      probe.run(30);
      probe.machine.release(key);
      probe.run(30);
    }
  };
  /** What happens besides keys. */
  const HAPPENINGS: Readonly<Record<string, () => void>> = {
    taken: () => drain(100),
    alone: () => probe.run(5_100),
    kept: () => probe.run(200),
    reset: () => {
      probe.machine.reset();
      probe.run(60);
    },
    powerCut: () => {
      probe.machine.powerOff();
      probe.machine.powerOn();
      probe.machine.open();
      probe.run(60);
    },
  };
  const happen = (steps: string): void => {
    for (const step of steps.split(' ').filter((each) => each !== '')) {
      const key = KEY_IDS.find((id) => id === step);
      if (key === undefined) HAPPENINGS[step]?.();
      else tap(key);
    }
  };

  /** What `unfinished` says where keysRefused follows. */
  const LOST = 127;
  /** Bug A1: what happens before a greeting; what the host is told after it; presses of the entry in which it begins. */
  test.each<readonly [what: string, steps: string, told: readonly string[], unfinished: number]>([
    ['nothing', '', [], 0],
    ['presses between a start and the greeting', 'reset 1', ['1 refused'], LOST],
    ['presses that waited, and a reset', '1 2 reset', ['2 refused'], LOST],
    ['a whole entry that waited, and a reset', '1 P1 reset', ['2 refused'], LOST],
    ['digits that a host took', '1 2 taken', [], 2],
    ['digits that a host took, and a reset', '1 taken reset', [], 1],
    ['digits that a host took, one that waited, and a reset', '1 taken 2 reset', ['1 refused'], LOST],
    ['a whole entry that a host took', '1 2 P1 taken', [], 0],
    ['NEXT ends an entry, DEL and MUGGINS do not', '5 D MUGGINS 4 * taken', [], 2],
    ['digits that a host took, and a power cut', '1 taken powerCut', [], 0],
    ['a part of a number pegged alone', 'alone 4 P1 1', ['1 refused'], LOST],
    ['whole numbers pegged alone', 'alone 4 P1 1 2 P2 kept', [], 0],
    ['a number pegged alone and taken back', 'alone 1 *', [], 0],
  ])('%s', (_, steps, told, count) => {
    happen(steps);
    taken.length = 0;
    greet(PROTOCOL_VERSION.minor, 2);
    expect(unfinished()).toBe(count);
    drain(200);
    expect(taken.map(said)).toEqual(told);
    // Once told, they are forgotten.
    happen('reset');
    taken.length = 0;
    greet(PROTOCOL_VERSION.minor, 3);
    drain(200);
    expect(taken.map(said)).toEqual([]);
    if (told.length > 0) expect(unfinished()).toBe(0);
  });

  test('alone, the rest of an entry that began with a host is no score: 1 (host gone) 2 P2 pegs nothing', () => {
    happen('1 taken alone kept');
    const rows = (): readonly string[] => probe.machine.text;
    expect(rows()[3]).toContain('Keys lost: press DEL');
    tap('2');
    expect(refusal()).toBe(true);
    happen('P2 kept');
    expect(rows().join()).toContain('P2   0');
    happen('1 2 P2 kept kept');
    expect(rows().join()).toContain('P2  12');
  });
});

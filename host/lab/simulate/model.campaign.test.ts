// The model of the board is held to the firmware image: the same course on both, and the same bytes, pegs and texts come of it.
import { describe, expect, test } from 'vitest';
import type { EmulatorPort } from '../../../hardware/emulator/index.ts';
import {
  type BoardMessage,
  decode,
  encode,
  type HostMessage,
  type KeyId,
  Splitter,
} from '../../../shared/protocol/index.ts';
import type { BoardName, SimulatedBoard } from './board.ts';
import { ImageBoard } from './image.ts';
import { ModelBoard } from './model.ts';
import { WorldTime } from './time.ts';

/** A board on a bench: what it says and shows, each with its time. */
class Bench {
  readonly time = new WorldTime();
  readonly board: SimulatedBoard;
  readonly said: BoardMessage[] = [];
  readonly lit: string[] = [];
  /** When something was said or lit last. */
  readonly at = { said: 0, lit: 0 };
  #port: EmulatorPort | undefined;

  constructor(kind: BoardName) {
    const latched = (pegs: string): void => {
      this.at.lit = this.time.now();
      if (pegs !== this.lit.at(-1)) this.lit.push(pegs);
    };
    const violated = (what: string): void => expect.fail(what);
    const events = { latched, covered: () => {}, started: () => {}, violated };
    this.board = kind === 'model' ? new ModelBoard(this.time, events) : new ImageBoard(events, 1);
  }

  async open(): Promise<void> {
    const splitter = new Splitter();
    const port = this.board.openPort();
    this.#port = port;
    port.on('data', (bytes) => {
      for (const piece of splitter.push(bytes)) {
        const decoded =
          piece.kind === 'sysex' && (piece.body[0] ?? 0) < 0x10 ? decode(piece.body) : undefined;
        if (!decoded?.ok) continue;
        this.at.said = this.time.now();
        this.said.push(decoded.message as BoardMessage);
      }
    });
    await Promise.resolve();
  }

  send(message: HostMessage): void {
    this.#port?.write(encode(message));
  }

  raw(bytes: readonly number[]): void {
    this.#port?.write(bytes);
  }

  wait(milliseconds: number): void {
    const end = this.time.now() + milliseconds;
    while (this.time.now() < end) {
      const next = Math.min(end, this.time.now() + 0.5);
      this.board.runTo?.(next);
      while (this.time.next <= next) this.time.step();
      this.time.reach(next);
    }
  }

  tap(key: KeyId, hold = 60): void {
    this.board.press(key);
    this.wait(hold);
    this.board.release(key);
    this.wait(60);
  }

  /** What it said since, without what the processor and the time of its birth decide. */
  take(): readonly object[] {
    return this.said.splice(0).map((message) => {
      if (message.type === 'board')
        return { type: 'board', sequence: message.sequence, lanes: message.lanes };
      if (message.type === 'key') return { ...message, time: 0 };
      return message.type === 'entry' ? { ...message, log: 0 } : message;
    });
  }
}

const hello = (sequence: number, minor = 2): HostMessage => ({ type: 'hello', sequence, major: 1, minor });
const pegs = (sequence: number, front: number): HostMessage => ({
  type: 'pegs',
  sequence,
  holes: [
    { front, rear: 2 },
    { front: 5, rear: 3 },
    { front: 0, rear: 0 },
  ],
});

/** Each course ends with what there is to compare. */
const COURSES: readonly (readonly [what: string, course: (bench: Bench) => Promise<unknown>])[] = [
  [
    'it greets, obeys, and refuses what is damaged or unknown',
    async (bench) => {
      await bench.open();
      bench.wait(100);
      bench.send(pegs(9, 4));
      bench.wait(50);
      bench.send(hello(1));
      bench.wait(50);
      bench.send(pegs(2, 40));
      bench.wait(50);
      const damaged = [...encode(pegs(3, 41))];
      damaged[5] = (damaged[5] ?? 0) ^ 1;
      bench.raw(damaged);
      bench.wait(50);
      bench.raw(damaged.slice(0, 7));
      bench.send({ type: 'ping', sequence: 4 });
      bench.wait(50);
      bench.send({
        type: 'pegs',
        sequence: 5,
        holes: [
          { front: 1, rear: 0 },
          { front: 2, rear: 0 },
        ],
      });
      bench.wait(50);
      bench.send({ type: 'text', row: 2, sequence: 6, text: 'Red to count'.padEnd(20) });
      bench.wait(200);
      return { said: bench.take(), lit: bench.lit, row: bench.board.rows[2]?.trim() };
    },
  ],
  [
    'presses that nobody took, and those for which there is no room, are refused aloud',
    async (bench) => {
      await bench.open();
      bench.wait(100);
      bench.send(hello(1, 3));
      bench.wait(50);
      bench.tap('4');
      bench.tap('5');
      bench.take();
      // A new session: the two are refused, and told until it is acknowledged.
      bench.send(hello(2, 3));
      bench.wait(75);
      const refused = bench.take();
      bench.send({ type: 'keyAck', sequence: 2 });
      bench.wait(50);
      for (let press = 0; press < 35; press++) bench.tap('6');
      bench.take();
      const heard = [];
      for (let sequence = 3; sequence <= 70; sequence++) {
        bench.send({ type: 'keyAck', sequence });
        bench.wait(5);
        heard.push(...bench.take());
      }
      return { refused, heard };
    },
  ],
  [
    'keys are numbered, repeated until they are acknowledged, and forgotten at a greeting',
    async (bench) => {
      await bench.open();
      bench.wait(100);
      bench.tap('4');
      bench.send(hello(1));
      bench.wait(50);
      bench.take();
      bench.board.press('5');
      bench.wait(75);
      const repeated = bench.take();
      bench.send({ type: 'keyAck', sequence: 1 });
      bench.wait(20);
      bench.board.release('5');
      bench.tap('P1');
      const next = bench.take();
      bench.send(hello(2));
      bench.wait(60);
      bench.take();
      bench.tap('UNDO');
      const [first] = bench.take();
      return { repeated, next: next[0], first };
    },
  ],
  [
    'a press before the greeting, one that waited over a reset, and an entry that a host took are told',
    async (bench) => {
      const heard = [];
      await bench.open();
      bench.wait(100);
      bench.tap('4');
      for (const [sequence, key] of [
        [1, '5'],
        [2, '6'],
        [3, '7'],
      ] as const) {
        bench.send(hello(sequence, 7));
        bench.wait(60);
        bench.send({ type: 'readUnfinished', sequence: 40 + sequence });
        bench.wait(60);
        heard.push(...bench.take());
        for (let number = 1; number < 4; number++) bench.send({ type: 'keyAck', sequence: number });
        bench.wait(40);
        bench.tap(key);
        if (sequence === 2)
          for (let number = 1; number < 4; number++) bench.send({ type: 'keyAck', sequence: number });
        bench.wait(40);
        heard.push(...bench.take());
        bench.board.reset();
        bench.wait(100);
        bench.take();
      }
      return heard;
    },
  ],
  [
    'its memory keeps pegs through power cuts, and those of the record before where it had no time',
    async (bench) => {
      await bench.open();
      bench.wait(100);
      bench.send(hello(1));
      bench.wait(50);
      bench.send(pegs(2, 40));
      bench.wait(300);
      bench.send(pegs(3, 41));
      bench.wait(20);
      bench.board.powerOff();
      bench.wait(50);
      bench.board.powerOn();
      bench.wait(200);
      return bench.lit;
    },
  ],
  [
    'alone it keeps the score: undo, a new game, and entries that a host takes one by one',
    async (bench) => {
      bench.wait(2_500);
      for (const key of ['1', '2', 'P1', '7', 'P2', '4', 'P1', 'UNDO'] as const) bench.tap(key, 120);
      bench.wait(500);
      const row = bench.board.rows[0]?.trim();
      await bench.open();
      bench.wait(100);
      bench.send(hello(1));
      bench.wait(50);
      bench.take();
      const entries: object[] = [];
      for (let number = 0; number < 5; number++) {
        bench.send({ type: 'readEntry', sequence: 10 + number });
        bench.wait(300);
        const [entry] = bench.said;
        entries.push(...bench.take());
        if (entry?.type !== 'entry' || entry.waiting === 0) continue;
        bench.send({ type: 'takeEntry', sequence: 30 + number, log: entry.log, number: entry.number });
        bench.wait(50);
        bench.take();
      }
      return { row, entries, lit: bench.lit };
    },
  ],
];

describe('model and image', () => {
  test.each(COURSES)('%s', async (_, course) => {
    const [model, image] = [new Bench('model'), new Bench('image')];
    expect(await course(model)).toEqual(await course(image));
  });

  // The image clocks out no more pixels than it must; the model always a whole frame.
  test('answer in the same time, to two milliseconds, and the model lights up to a frame later', async () => {
    const figures = [];
    for (const kind of ['model', 'image'] as const) {
      const bench = new Bench(kind);
      await bench.open();
      bench.wait(100);
      bench.send(hello(1));
      bench.wait(100);
      const began = bench.time.now();
      bench.send(pegs(2, 40));
      bench.wait(50);
      const pressed = bench.time.now();
      const { said, lit } = bench.at;
      bench.board.press('5');
      bench.wait(12);
      figures.push({ answer: said - began, light: lit - began, key: bench.at.said - pressed });
    }
    const [model, image] = figures;
    if (model === undefined || image === undefined) throw new Error('no figures');
    expect(Math.abs(model.answer - image.answer)).toBeLessThan(2);
    expect(Math.abs(model.key - image.key)).toBeLessThan(2);
    expect(model.light - image.light).toBeGreaterThan(-1);
    expect(model.light - image.light).toBeLessThan(12);
  });
});

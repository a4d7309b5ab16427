// The whole examination on the emulated board with the real firmware, well and with faults.

import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { Emulator, type EmulatorOptions } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { type Clock, openingSource, systemClock } from '../../board/index.ts';
import { emulatedClock } from '../../board/testing/emulated.ts';
import { muggins } from '../testing/muggins.ts';
import { EmulatedHelper } from './emulated.ts';
import { type Helper, NO_HELPER } from './facts.ts';
import { doctor } from './index.ts';
import { Person } from './person.ts';

type DoctorOptions = Parameters<typeof doctor>[0];

let boards: Emulator[] = [];
afterEach(async () => {
  await Promise.all(boards.map((board) => board.stop()));
  boards = [];
});

async function power(options: EmulatorOptions = {}): Promise<Emulator> {
  const board = await Emulator.start(options);
  boards.push(board);
  return board;
}

interface Told {
  readonly code: string | undefined;
  readonly verdict: { readonly fit: boolean; readonly words: string };
  readonly findings: readonly { readonly code: string; readonly level: string; readonly what: string }[];
  readonly facts: { readonly keys?: object };
  readonly report: string;
}

/** Examines a board that is its own helper, unless another is given. */
async function examine(
  board: Emulator,
  helper: Helper = new EmulatedHelper(board),
  options: DoctorOptions = {},
  clock: Clock = systemClock,
): Promise<Told> {
  const out: string[] = [];
  const practice = {
    source: openingSource('emulator', () => board.openPort()),
    helper,
    lister: NO_PORTS,
    clock,
  };
  const code = await doctor(
    { json: true, ...options },
    { out: (line) => out.push(line), err: () => {} },
    practice,
  ).then(
    () => undefined,
    (error) => error.code as string,
  );
  return { code, ...(JSON.parse(out.join('\n')) as Omit<Told, 'code'>) };
}

const NO_PORTS = { list: async () => [], devices: async () => [] };
/** What is not well; how fast the answers come is a matter of the machine that runs the tests. */
const bad = ({ findings }: Told) =>
  findings
    .filter(({ level, code }) => level !== 'ok' && code !== 'slow' && code !== 'keyResend')
    .map(({ code, level }) => `${level} ${code}`);

/** Holds one key down for good, leaves one out, and presses all others. */
function clumsy(board: Emulator, stuck: KeyId, dead: KeyId): Helper {
  const own = new EmulatedHelper(board);
  return {
    watch: () => own.watch(),
    // The walk of all lights takes its time, and is looked at below.
    tell: async (sight) => (sight === 'lights' ? 'unseen' : own.tell(sight)),
    press: (wanted) => {
      board.press(stuck);
      return own.press(wanted.filter((key) => key !== stuck && key !== dead));
    },
    heard: () => {},
    close: () => own.close(),
  };
}

test('two lanes; a display that is not wired, a key that is stuck, and one that is dead', async () => {
  // In the board's time a busy machine that runs it much faster than real time answers late.
  const board = await power({ lanes: 2, display: false, speed: 2 });
  const told = await examine(board, clumsy(board, '5', 'B'), { lanes: 2 }, emulatedClock(board));
  expect(bad(told)).toEqual(['fault noDisplay', 'unseen lights', 'fault stuck', 'fault silent']);
  expect(told.facts.keys).toMatchObject({
    heard: { length: 19 },
    stuck: ['5'],
    silent: ['B'],
    skipped: false,
  });
  expect(told).toMatchObject({
    code: 'unfit',
    verdict: { words: expect.stringContaining('Not fit to play on: 3 faults') },
  });
});

// The verdict came after 30 seconds, and the command ended after 128 (review of the ecosystem, B-11).
test('when the verdict is there, nothing is waited for any more', async () => {
  const board = await power({ lanes: 2, speed: 8 });
  const waiting = new Set<object>();
  const clock: Clock = {
    now: systemClock.now,
    after(milliseconds, run) {
      const timer = {};
      waiting.add(timer);
      const cancel = systemClock.after(milliseconds, () => {
        waiting.delete(timer);
        run();
      });
      return () => {
        waiting.delete(timer);
        cancel();
      };
    },
  };
  const own = new EmulatedHelper(board);
  const helper: Helper = {
    watch: () => own.watch(),
    tell: async () => 'unseen',
    press: (wanted) => own.press(wanted),
    heard: () => {},
    close: () => own.close(),
  };
  const told = await examine(board, helper, { lanes: 2, seconds: 9999 }, clock);
  expect(told.facts.keys).toMatchObject({ silent: [], skipped: false });
  expect(waiting.size).toBe(0);
});

test('noise on the line: damaged frames are told', async () => {
  const board = await power();
  board.faults({ flip: 0.003, seed: 5 });
  const told = await examine(board, NO_HELPER, { seconds: 0 });
  expect(bad(told).filter((each) => !each.startsWith('unseen'))).toEqual(['fault line']);
  expect(told.code).toBe('unfit');
});

describe('without --port', () => {
  const UNO = { vendorId: '2341', productId: '0043' };
  const lister = {
    list: async () => ['/dev/ttyACM0', '/dev/ttyACM1'].map((path) => ({ path, ...UNO })),
    devices: async () => [],
  };

  async function examineOf(first: Emulator, second: Emulator): Promise<Told> {
    const out: string[] = [];
    const sourceAt = (path: string) =>
      openingSource(path, () => (path.endsWith('0') ? first : second).openPort());
    const practice = { helper: NO_HELPER, lister, sourceAt };
    const output = { out: (line: string) => out.push(line), err: () => {} };
    await doctor({ json: true, seconds: 0 }, output, practice).catch(() => undefined);
    return JSON.parse(out.join('\n')) as Told;
  }

  // Only the first likely port was asked.
  test('the ports that may be a board are asked in turn', async () => {
    const [gone, board] = [await power(), await power({ speed: 8 })];
    gone.unplug();
    const told = await examineOf(gone, board);
    expect(told.facts).toMatchObject({ board: { kind: 'uno', lanes: 3 } });
  });

  test('where none answers, each says why', async () => {
    const [first, second] = [await power(), await power()];
    for (const board of [first, second]) board.unplug();
    const told = await examineOf(first, second);
    expect(told.findings.find(({ code }) => code === 'openFailed')?.what).toMatch(/ttyACM0.*ttyACM1/);
  });
});

test('a cable that is pulled in the middle', async () => {
  const board = await power({ speed: 8 });
  const pulling: Helper = { ...NO_HELPER, watch: () => board.unplug() };
  const told = await examine(board, pulling);
  expect(bad(told)).toEqual(['fault lost']);
});

describe('a person at a terminal', () => {
  function terminal() {
    const input = new PassThrough();
    const said: string[] = [];
    let ring = (): void => {};
    const clock = {
      now: () => 0,
      after: (milliseconds: number, run: () => void) => {
        expect(milliseconds).toBe(60_000);
        ring = run;
        return () => {};
      },
    };
    const person = new Person({ input, output: { out: (line) => said.push(line) }, clock });
    return { input, said, person, ring: (): void => ring() };
  }

  test.each([
    ['y\n', 'right'],
    ['No\n', 'wrong'],
    ['s\n', 'unseen'],
    ['what?\n\nyes\n', 'right'],
  ])('answers %j', async (typed, seen) => {
    const { input, person, said } = terminal();
    const told = person.tell('display');
    input.write(typed);
    expect(await told).toBe(seen);
    expect(said[0]).toContain('[y]es, [n]o, [s]kip');
    person.close();
  });

  test('who does not answer in time has not looked; who leaves skips', async () => {
    const { input, person, said, ring } = terminal();
    const first = person.tell('lights');
    ring();
    expect(await first).toBe('unseen');
    expect(said.at(-1)).toContain('skipped');
    const second = person.tell('sound');
    input.end();
    expect(await second).toBe('unseen');
  });

  test('sees each key as it is heard, and skips the rest with Enter', async () => {
    const { input, person, said } = terminal();
    const enough = person.press(['1', 'UNDO']);
    person.heard('1', ['UNDO']);
    input.write('\n');
    expect(await enough).toBe(true);
    expect(said.slice(-1)).toEqual(['  1, left: UNDO']);
    person.heard('UNDO', []);
    expect(said.at(-1)).toBe('  UNDO: all done.');
    person.close();
  });
});

test.each([
  ['doctor --port /dev/x --emulator', 'not both'],
  ['doctor --seconds soon', '--seconds soon'],
  ['doctor --port nowhere', 'is not a port'],
])('%s is refused', async (line, words) => {
  expect(await muggins(...line.split(' '))).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});

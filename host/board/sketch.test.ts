// The package `@muggins/board`, packed and used from an empty folder: the sketch of docs/johnny-five.md over TCP and on a pseudo
// terminal, and a strict TypeScript program. And the components beside Johnny-Five's own.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import five from 'johnny-five';
import { SerialPort } from 'serialport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Emulator, openPty, readPegs, serveTcp } from '../../hardware/emulator/index.ts';
import { packageRoot } from '../system/package.ts';
import { Display, Effects, Keypad, MugginsIO, Pegs, Tone } from './package.ts';
import { emulatedClock } from './testing/emulated.ts';
import { openingSource } from './transport.ts';

const ROOT = packageRoot();
const [, sketch = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/johnny-five.md'), 'utf8')) ?? [];

/** A sketch in TypeScript: what the package declares is enough for it. */
const TYPED = `
import { type BoardError, Display, Effects, isBoardError, Keypad, MugginsIO, Pegs, Tone } from '@muggins/board';
import five from 'johnny-five';
const io = new MugginsIO({ lanes: 3, colours: ['red', 'blue', 'green', 'amber', 'indigo', 'yellow'] });
io.on('error', (error: BoardError) => isBoardError(error, 'busy') && error.details.holders.length);
const board = new five.Board({ io, repl: false });
const pegs: Pegs = new Pegs({ board }).place(0, 5).mark({ laps: [true] });
new Keypad({ board, keys: [[1], [2]] }).on('hold', ({ which: [label], time }) => {
  const [text, board]: [string | number | undefined, number] = [label, time];
  new Display({ board: { io } }).print(text ?? board);
});
new Effects({ board }).play('win', 0);
new Tone({ board }).play({ song: ['c4', [null, 1]] }, ({ tempo }) => tempo);
pegs.once('shown', () => {});
// @ts-expect-error no such event
new Keypad({ board }).on('tap', () => {});
// @ts-expect-error no such effect
new Effects({ board }).play('loose');
`;

/** Where a package that a sketch needs besides is linked from. */
const BESIDE = [
  'johnny-five',
  'firmata-io',
  'serialport',
  '@fluent/bundle',
  '@types/node',
  '@types/johnny-five',
  'undici-types',
];

describe('packed, in a folder with Johnny-Five and nothing of ours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-board-'));
  const own = join(folder, 'node_modules/@muggins/board');
  let files: readonly string[] = [];
  beforeAll(() => {
    const words = ['pack', '-w', 'host/board', '--json', '--pack-destination', folder, '--offline'];
    const [packed] = JSON.parse(execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8' }));
    files = packed.files.map(({ path }: { readonly path: string }) => path);
    mkdirSync(own, { recursive: true });
    execFileSync('tar', ['-xf', join(folder, 'muggins-board-0.1.0.tgz'), '-C', own, '--strip-components=1']);
    for (const name of BESIDE) {
      mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    writeFileSync(join(folder, 'sketch.mjs'), sketch);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds one module, its types, the README and the licence', () => {
    const besides = files.filter((path) => !/^dist\/[\w/]+\.d\.ts$/.test(path));
    expect(besides.toSorted()).toEqual(['LICENSE', 'README.md', 'dist/board.js', 'package.json']);
    const bare = readFileSync(join(own, 'dist/board.js'), 'utf8').matchAll(/^import .* from "([^"]+)";$/gm);
    const names = new Set([...bare].map(([, name = '']) => name).filter((name) => !name.startsWith('node:')));
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    expect([...names].toSorted()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).toSorted());
  });

  test('compiles in a strict program that checks every declaration', () => {
    writeFileSync(join(folder, 'typed.ts'), TYPED);
    const options = { strict: true, skipLibCheck: false, noEmit: true, module: 'nodenext', target: 'es2023' };
    const compilerOptions = {
      ...options,
      esModuleInterop: true,
      types: ['node'],
      exactOptionalPropertyTypes: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('has sixteen lines of code, or fewer', () => {
    const code = sketch.split('\n').filter((line) => /\w/.test(line));
    expect(code.length).toBeGreaterThan(5);
    expect(code.length).toBeLessThanOrEqual(16);
  });

  /** Runs it on a port: a key is answered, and its peg is lit. */
  async function runs<End extends { close(): Promise<void> }>(
    open: (emulator: Emulator) => Promise<End>,
    portOf: (end: End) => string,
  ): Promise<void> {
    const emulator = await Emulator.start({ lanes: 2 });
    const end = await open(emulator);
    const child: ChildProcess = spawn(process.execPath, [join(folder, 'sketch.mjs'), portOf(end)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
      // Johnny-Five says how far it is; a key before that waits on the board.
      for await (const line of lines) if (/Connected/.test(line)) break;
      const answers = createInterface({ input: child.stdout as NodeJS.ReadableStream });
      const answered = once(answers, 'line');
      await emulator.tap('7');
      expect(`${await answered}`).toBe('7: hole 7');
      await emulator.wait(60);
      expect(readPegs(emulator.view.pixels, 2)[0]).toEqual({ front: 7, rear: 0 });
    } finally {
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      await over;
      await end.close();
      await emulator.stop();
    }
  }

  const hasSocat = spawnSync('socat', ['-V']).error === undefined;
  test('lights a peg and answers a key, over TCP', () =>
    runs(serveTcp, (tcp) => `tcp://127.0.0.1:${tcp.port}`));
  test.skipIf(!hasSocat)('and on a pseudo terminal (socat)', () => runs(openPty, (pty) => pty.path));

  test.skipIf(!hasSocat)('Johnny-Five’s own io works on the same board, on an open port', async () => {
    const emulator = await Emulator.start({ lanes: 2 });
    const pty = await openPty(emulator);
    const port = new SerialPort({ path: pty.path, baudRate: 115_200 });
    // Its types know only paths.
    const quiet = { repl: false, debug: false, sigint: false };
    const board = new five.Board({ port: port as never, timeout: 600_000, ...quiet });
    await once(board, 'ready');
    expect(Object.keys(board.pins)).toHaveLength(20);
    await new Promise<void>((resolve) => port.close(() => resolve()));
    await pty.close();
    await emulator.stop();
  });
});

/** Johnny-Five's own Board on an emulated one, whose time is the host's. */
async function open(lanes: 2 | 3 = 2) {
  const emulator = await Emulator.start({ lanes });
  const source = openingSource('emulator', () => emulator.openPort());
  const io = new MugginsIO({ open: source, lanes, clock: emulatedClock(emulator) });
  const board = new five.Board({ io, repl: false, debug: false, sigint: false });
  await once(board, 'ready');
  const close = async () => {
    await io.close();
    await emulator.stop();
  };
  return { emulator, io, board, close };
}

test('every component, and one of Johnny-Five’s own on a free pin', async () => {
  const { emulator, board, io, close } = await open();
  const [pegs, display] = [new Pegs({ board }), new Display({ board })];
  const shown = once(pegs, 'shown');
  pegs.place(0, 5).advance(0, 3).place(1, 121, 120);
  await shown;
  while (!pegs.settled) await once(pegs, 'shown');
  await emulator.wait(60);
  expect(readPegs(emulator.view.pixels, 2)).toEqual([
    { front: 8, rear: 5 },
    { front: 121, rear: 120 },
  ]);
  display.print('Muggins').cursor(1, 15).print('too long').cursor(3, 0).print(29);
  while (!display.settled) await once(display, 'shown');
  await emulator.wait(200);
  expect(emulator.view.text.map((row) => row.trimEnd())).toEqual([
    'Muggins',
    `${' '.repeat(15)}too l`,
    '',
    '29',
  ]);
  new Effects({ board }).play('win', 0);
  const tone = new Tone({ board });
  const played = new Promise<void>((resolve) => {
    tone.play({ song: ['c4', [null, 1 / 2], [440, 1]], tempo: 600 }, () => resolve());
  });
  expect(tone.isPlaying).toBe(true);
  await played;
  expect(tone.isPlaying).toBe(false);
  const free = io.pins.findIndex(({ supportedModes }) => supportedModes.includes(1));
  new five.Led({ board, pin: free }).on();
  await close();
});

test('keys as Johnny-Five’s Keypad tells of them', async () => {
  const { emulator, board, close } = await open();
  const labels = [
    ['1', '2', '3', 'J'],
    ['4', '5', '6', 'Q'],
    ['7', '8', '9', 'K'],
    ['DEL', '0', 'CARDS', 'NEXT'],
  ];
  const keypad = new Keypad({ board, keys: labels, holdtime: 100 });
  const events: string[] = [];
  for (const name of ['press', 'down', 'hold', 'release', 'up'] as const)
    keypad.on(name, ({ type, which }) => events.push(`${name} ${type} ${which}`));
  const released = once(keypad, 'release');
  await emulator.tap('D');
  await released;
  const held = once(keypad, 'hold');
  emulator.press('P2');
  await held;
  const up = once(keypad, 'up');
  emulator.release('P2');
  await up;
  expect(events.filter((each) => /NEXT/.test(each)).slice(0, 2)).toEqual([
    'down down NEXT',
    'press down NEXT',
  ]);
  expect(events.filter((each) => /P2/.test(each))).toEqual([
    ...['down down P2', 'press down P2', 'hold hold P2', 'up up P2', 'release up P2'],
  ]);
  await close();
});

test('what the board cannot do is refused by name', async () => {
  const { board, close } = await open();
  const pegs = new Pegs({ board });
  expect(() => pegs.place(2, 5)).toThrow(/2 is no lane of a board with 2/);
  expect(() => pegs.place(0, 122)).toThrow(/122 is not a hole from 0 to 121/);
  expect(() => new Tone({ board }).note('h4', 100)).toThrow(/h4 is not a note/);
  expect(() => new Display({ board }).cursor(4, 0)).toThrow(/row 4, column 0/);
  expect(() => new Keypad({ board, keys: ['1'] })).toThrow(/1 labels for 16 keys/);
  await close();
});

test('no port: an error that says what to do; a lost board: disconnect and close', async () => {
  const io = new MugginsIO({ port: '/dev/no-such-port' });
  const [error] = await once(io, 'error');
  expect(error).toMatchObject({ code: 'portNotFound' });
  const { emulator, io: lost, board, close } = await open();
  const closed = once(board, 'close');
  emulator.unplug();
  expect((await closed)[0]).toMatchObject({ code: 'lost' });
  expect(lost.lanes).toBe(2);
  await close();
});

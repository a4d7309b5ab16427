// The components of `@muggins/board` beside Johnny-Five's own, on the emulated board.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import five from 'johnny-five';
import { SerialPort } from 'serialport';
import { expect, test } from 'vitest';
import { Emulator, openPty, readPegs } from '../../hardware/emulator/index.ts';
import { Display, Effects, Keypad, MugginsIO, Pegs, Tone } from './package.ts';
import { emulatedClock } from './testing/emulated.ts';
import { openingSource } from './transport.ts';

const hasSocat = spawnSync('socat', ['-V']).error === undefined;
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

test('a mistyped port is an error event, as a missing board is', async () => {
  const [error] = await once(new MugginsIO({ port: '9501' }), 'error');
  expect(error).toMatchObject({ code: 'badPort', details: { text: '9501' } });
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

// Flashing: with the real avrdude against a boot loader on a pseudo terminal, and every failure that avrdude can report.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { BoardKind } from '../../shared/protocol/index.ts';
import type { PortLister } from '../board/index.ts';
import { chipSaid, failureOf, findAvrdude, verifiedBytes } from './avrdude.ts';
import { flash } from './flash.ts';
import type { CliError } from './output.ts';
import { packageRoot } from './place.ts';
import { BootBoard, type BootOptions } from './testing/bootloader.ts';

type Surroundings = NonNullable<Parameters<typeof flash>[2]>;

type FlashOptions = Parameters<typeof flash>[0];

const has = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).error === undefined;
const hasSocat = has('socat', '-V');
const hasAvrdude = has('avrdude', '-?');

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-flash-'));
const nothing: PortLister = { list: async () => [], devices: async () => [] };

interface Ran {
  readonly out: readonly string[];
  readonly error: CliError | undefined;
}

async function tried(options: FlashOptions, surroundings: Partial<Surroundings> = {}): Promise<Ran> {
  const out: string[] = [];
  const output = { out: (line: string) => out.push(line), err: () => {} };
  const around = { platform: process.platform, env: process.env, lister: nothing, ...surroundings };
  const error = await flash(options, output, around).then(
    () => undefined,
    (reason: CliError) => reason,
  );
  return { out, error };
}

let boards: BootBoard[] = [];
afterEach(async () => {
  await Promise.all(boards.map((board) => board.off()));
  boards = [];
});

async function power(options: BootOptions): Promise<BootBoard> {
  const board = await BootBoard.power(options);
  boards.push(board);
  return board;
}

/** The bytes of an image, by avr-libc's rules of Intel HEX: data records at their addresses. */
function imageBytes(kind: BoardKind): Buffer {
  const bytes: number[] = [];
  let base = 0;
  for (const line of readFileSync(join(packageRoot(), 'firmware', 'prebuilt', `${kind}.hex`), 'utf8').split(
    /\s+/,
  )) {
    const record = Buffer.from(line.slice(1), 'hex');
    const [length = 0, , , type] = record;
    if (type === 4) base = record.readUInt16BE(4) * 0x1_0000;
    if (type === 2) base = record.readUInt16BE(4) * 16;
    if (type === 0)
      for (let i = 0; i < length; i++) bytes[base + record.readUInt16BE(1) + i] = record[4 + i] ?? 0;
  }
  return Buffer.from(Array.from(bytes, (byte) => byte ?? 0xff));
}

/** On a busy machine the emulator takes its time to start. */
const PATIENT = { patience: 20_000 };

describe.runIf(hasSocat && hasAvrdude)('the real avrdude, and a board on a pseudo terminal', () => {
  test.each<BoardKind>(['uno', 'mega'])(
    '%s: exactly our image is written and verified, and the board that runs it says who it is',
    async (kind) => {
      const board = await power({ kind });
      const { out, error } = await tried({ port: board.path, board: kind }, PATIENT);
      expect([error?.message, out.at(-1)]).toEqual([
        undefined,
        expect.stringMatching(/bytes written and verified/),
      ]);
      const image = imageBytes(kind);
      expect(board.flash.bytes.subarray(0, image.length).equals(image)).toBe(true);
      expect(board.flash.bytes.subarray(image.length).every((byte) => byte === 0xff)).toBe(true);
      expect(out.at(-1)).toContain(`${image.length} bytes`);
      expect(out.at(-1)).toMatch(/runs firmware \d+\.\d+\.\d+, contract \d+\.\d+\.$/);
      if (kind === 'uno') return;
      // Now that it runs Muggins, it tells its kind itself.
      const again = await tried({ port: board.path, json: true }, PATIENT);
      expect(again.error?.message).toBeUndefined();
      expect(JSON.parse(again.out.join('\n'))).toMatchObject({ board: kind, kind, verified: image.length });
      expect(board.programmings).toBe(2);
    },
  );

  test.each<[name: string, options: BootOptions, code: string, words: RegExp]>([
    [
      'a Mega that is taken for an Uno',
      { kind: 'uno', signature: [0x1e, 0x98, 0x01] },
      'wrongChip',
      /is an ATmega2560, a Mega, not the ATmega328P.*--board mega/,
    ],
    [
      'an unknown processor',
      { kind: 'uno', signature: [0x1e, 0x00, 0x00] },
      'wrongChip',
      /a different one, not the ATmega328P/,
    ],
    [
      'a worn cell',
      { kind: 'uno', worn: 300 },
      'notVerified',
      /did not store the firmware correctly.*short cable/,
    ],
  ])('%s: %s', async (_, options, code, words) => {
    const board = await power(options);
    const { error } = await tried({ port: board.path, board: options.kind });
    expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
  });

  test('a board that says nothing has to be named', async () => {
    const board = await power({ kind: 'uno' });
    const { error } = await tried({ port: board.path }, { patience: 200 });
    expect(error).toMatchObject({ code: 'whichBoard', exitCode: 2 });
  });
});

/** A stand-in for avrdude: says what it was asked, then what it is given, and ends with a code. */
function standIn(says: string, code: number): Partial<Surroundings> {
  const folder = newFolder();
  const path = join(folder, 'avrdude');
  writeFileSync(join(folder, 'says'), says);
  writeFileSync(path, `#!/bin/sh\necho "$@" > ${folder}/asked\ncat ${folder}/says >&2\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return { env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder } };
}

// What avrdude says, by version: 6.3 and 7.1 as Debian has them, 8 by its sources.
const SAYINGS: readonly (readonly [name: string, said: string, code: string, chip?: string])[] = [
  ['6.3', 'avrdude: ser_open(): can\'t open device "/dev/ttyACM0": Permission denied', 'permission'],
  [
    '7.1',
    'avrdude OS error: cannot open port /dev/ttyACM0: Permission denied\navrdude error: unable to open programmer arduino on port /dev/ttyACM0',
    'permission',
  ],
  ['Windows', 'avrdude: ser_open(): can\'t open device "\\\\.\\COM3": Access is denied.', 'permission'],
  ['7.1', 'avrdude OS error: cannot open port /dev/ttyACM0: Device or resource busy', 'busy'],
  [
    '7.1',
    'avrdude OS error: cannot open port /dev/ttyACM0: No such file or directory\navrdude error: unable to open programmer',
    'noPort',
  ],
  [
    'Windows',
    'avrdude: ser_open(): can\'t open device "\\\\.\\COM9": The system cannot find the file specified.',
    'noPort',
  ],
  [
    '6.3',
    'avrdude: Device signature = 0x1e9801 (probably m2560)\navrdude: Expected signature for ATmega328P is 1E 95 0F',
    'wrongChip',
    'an ATmega2560, a Mega',
  ],
  [
    '7.1',
    'avrdude: device signature = 0x1e9587 (probably m32u4)\navrdude error: connected part m32u4 differs in signature from -p m328p',
    'wrongChip',
    'an ATmega32U4, a Leonardo or Micro',
  ],
  [
    '8',
    'Device signature = 1E 98 01 (ATmega2560)\nError: connected part ATmega2560 differs in signature',
    'wrongChip',
  ],
  [
    '6.3',
    'avrdude: stk500_recv(): programmer is not responding\navrdude: stk500_getsync() attempt 10 of 10: not in sync: resp=0x00',
    'noSync',
  ],
  [
    '6.3',
    'avrdude: stk500v2_ReceiveMessage(): timeout\navrdude: stk500v2_getsync(): timeout communicating with programmer',
    'noSync',
  ],
  [
    '7.1',
    'avrdude warning: attempt 10 of 10: not in sync: resp=0x00\navrdude error: unable to open programmer arduino on port /dev/ttyACM0',
    'noSync',
  ],
  [
    '6.3',
    'avrdude: verification error, first mismatch at byte 0x0100\n         0x0c != 0xff\navrdude: verification error; content mismatch',
    'notVerified',
  ],
  [
    '7.1',
    'avrdude error: verification mismatch\n        device 0xff != input 0x0c at addr 0x0100',
    'notVerified',
  ],
  ['6.3', 'avrdude: can\'t open config file "/etc/avrdude.conf": No such file or directory', 'badSetup'],
  ['any', 'Segmentation fault', 'failed'],
  ['any', '', 'failed'],
];

const ROWS = SAYINGS.map(([version, said, code, chip]) => ({ version, said, code, chip }));

describe('what avrdude says, and what it means', () => {
  test.each(ROWS)('$version: $said', ({ said, code, chip }) => {
    expect(failureOf(said)).toBe(code);
    if (chip !== undefined) expect(chipSaid(said)).toBe(chip);
  });

  test.each([
    ['avrdude: 11500 bytes of flash verified', 11_500],
    ['avrdude: verifying ...\navrdude: 20134 bytes of flash verified\n', 20_134],
    ['1 byte of flash verified', 1],
    ['nothing', undefined],
  ])('%j', (said, bytes) => expect(verifiedBytes(said)).toBe(bytes));

  test.runIf(hasSocat).each([...new Map(ROWS.map((row) => [row.code, row])).values()])(
    'in a run ($version): $code says what to do',
    async ({ said: says, code }) => {
      const board = await power({ kind: 'uno' });
      const { error } = await tried({ port: board.path, board: 'uno' }, standIn(says, 1));
      expect(error).toMatchObject({ code, exitCode: 1 });
      expect(error?.message.length).toBeGreaterThan(20);
    },
  );
});

describe.runIf(hasSocat)('what avrdude is asked', () => {
  test.each<[FlashOptions, string]>([
    [
      { board: 'uno' },
      '-p atmega328p -c arduino -b 115200 -P PORT -D -U flash:w:ROOT/firmware/prebuilt/uno.hex:i',
    ],
    [
      { board: 'mega' },
      '-p atmega2560 -c wiring -b 115200 -P PORT -D -U flash:w:ROOT/firmware/prebuilt/mega.hex:i',
    ],
    [
      { board: 'uno', baud: '57600' },
      '-p atmega328p -c arduino -b 57600 -P PORT -D -U flash:w:ROOT/firmware/prebuilt/uno.hex:i',
    ],
  ])('%j', async (options, asked) => {
    const board = await power({ kind: 'uno' });
    const around = standIn('avrdude: not in sync', 1);
    await tried({ ...options, port: board.path }, around);
    const said = readFileSync(join(around.env?.HOME ?? '', 'asked'), 'utf8').trim();
    expect(said.replace(board.path, 'PORT').replace(packageRoot(), 'ROOT')).toBe(asked);
  });

  test('a board that was written and does not speak is told as such', async () => {
    const board = await power({ kind: 'uno' });
    const { error } = await tried(
      { port: board.path, board: 'uno' },
      { ...standIn('avrdude: 9 bytes of flash verified', 0), patience: 200 },
    );
    expect(error?.code).toBe('notRunning');
    expect(error?.message).toContain('muggins doctor');
  });
});

describe('before avrdude runs', () => {
  const uno = { path: '/dev/ttyACM0', vendorId: '2341', productId: '0043' };
  const r4 = { path: '/dev/ttyACM3', vendorId: '2341', productId: '0069' };
  const copy = { path: '/dev/ttyUSB0', vendorId: '1a86', productId: '7523' };
  const listing = (...ports: { path: string }[]): Partial<Surroundings> => ({
    ...standIn('', 1),
    lister: { list: async () => ports, devices: async () => [] },
  });

  test.each<
    [name: string, options: FlashOptions, around: () => Partial<Surroundings>, code: string, words: RegExp]
  >([
    [
      'no avrdude on Linux',
      { port: '/dev/x' },
      () => ({ platform: 'linux', env: {} }),
      'noAvrdude',
      /apt install avrdude.*dnf.*pacman/,
    ],
    [
      'no avrdude on macOS',
      { port: '/dev/x' },
      () => ({ platform: 'darwin', env: {} }),
      'noAvrdude',
      /brew install avrdude/,
    ],
    [
      'no avrdude on Windows',
      { port: 'COM3' },
      () => ({ platform: 'win32', env: {} }),
      'noAvrdude',
      /winget install avrdude/,
    ],
    ['no port', {}, () => listing(), 'noPort', /no serial port/],
    ['no likely port', {}, () => listing({ path: '/dev/ttyS0' }), 'noPort', /the only serial port/],
    [
      'an Uno R4 alone',
      {},
      () => listing(r4),
      'unsuitable',
      /is an Arduino Uno R4 Minima.*Use an Arduino Uno R3/,
    ],
    [
      'an Uno R4 by its port',
      { port: r4.path, board: 'uno' },
      () => listing(uno, r4),
      'unsuitable',
      /ttyACM3 is an Arduino Uno R4 Minima/,
    ],
    [
      'two boards',
      {},
      () => listing(uno, copy),
      'severalPorts',
      /\/dev\/ttyACM0 \(Arduino Uno\), \/dev\/ttyUSB0/,
    ],
    [
      'a board that has gone',
      {},
      () => listing({ ...uno, path: '/dev/no-such-board' }),
      'portNotFound',
      /Is the board plugged in/,
    ],
    ['a port that is none', { port: 'nowhere' }, () => listing(), 'badPort', /is not a port/],
    ['a network port', { port: 'tcp://127.0.0.1:1' }, () => listing(), 'badPort', /not over the network/],
    [
      'a device that is no port',
      { port: '/dev/null', board: 'uno' },
      () => listing(),
      'notSerial',
      /not a serial port/,
    ],
    ['another board', { port: '/dev/x', board: 'nano' }, () => listing(), 'badOption', /uno or mega/],
    ['another speed', { port: '/dev/x', baud: 'fast' }, () => listing(), 'badOption', /57600/],
    [
      'no image',
      { port: '/dev/x', board: 'uno', image: '/none.hex' },
      () => listing(),
      'noImage',
      /no such image/,
    ],
  ])('%s', async (_, options, around, code, words) => {
    const { error } = await tried(options, around());
    expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
  });

  test.runIf(hasSocat)('a port that another program has open is left alone', async () => {
    const board = await power({ kind: 'uno' });
    const { SerialPort } = await import('serialport');
    const port = new SerialPort({ path: board.path, baudRate: 115_200, autoOpen: false });
    await new Promise<void>((resolve) => port.open(() => resolve()));
    const { error } = await tried({ port: board.path, board: 'uno' }, standIn('', 0));
    expect([error?.code, error?.message]).toEqual(['busy', expect.stringMatching(/in use.*flash again/)]);
    await new Promise((resolve) => port.close(resolve));
  });
});

test('the Arduino IDE brings an avrdude, the newest of which is taken with its configuration', () => {
  const home = newFolder();
  for (const version of ['6.3.0-arduino17', '6.3.0-arduino9']) {
    const path = join(home, '.arduino15/packages/arduino/tools/avrdude', version, 'bin/avrdude');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
  }
  const found = findAvrdude({ platform: 'linux', env: { HOME: home, PATH: '' } });
  const folder = join(home, '.arduino15/packages/arduino/tools/avrdude/6.3.0-arduino17');
  expect(found).toEqual({ path: join(folder, 'bin/avrdude'), config: join(folder, 'etc/avrdude.conf') });
  expect(findAvrdude({ platform: 'linux', env: { HOME: newFolder(), PATH: '' } })).toBeUndefined();
});

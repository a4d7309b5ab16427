// `muggins flash`: over serialport, into boot loaders on pseudo terminals; and every failure that needs no board.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SerialPort } from 'serialport';
import { afterEach, describe, expect, test } from 'vitest';
import { prebuiltImage } from '../../../hardware/emulator/index.ts';
import type { BoardKind } from '../../../shared/protocol/index.ts';
import type { PortLister } from '../../board/index.ts';
import { readImage } from '../../flash/index.ts';
import { BootBoard } from '../../flash/testing/board.ts';
import { BootLoader, type BootOptions, loaderPort } from '../../flash/testing/loader.ts';
import type { CliError } from '../output.ts';
import { flash } from './flash.ts';

type FlashOptions = Parameters<typeof flash>[0];
type Machine = NonNullable<Parameters<typeof flash>[2]>;

const hasSocat = spawnSync('socat', ['-V']).error === undefined;
const nothing: PortLister = { list: async () => [], devices: async () => [] };

interface Ran {
  out: string[];
  error: CliError | undefined;
}

async function tried(options: FlashOptions, machine: Machine = {}): Promise<Ran> {
  const out: string[] = [];
  const output = { out: (line: string) => out.push(line), err: () => {} };
  const error = await flash(options, output, { lister: nothing, ...machine }).then(
    () => undefined,
    (reason: CliError) => reason,
  );
  return { out, error };
}

describe.runIf(hasSocat)('a board on a pseudo terminal', () => {
  let board: BootBoard | undefined;
  afterEach(() => board?.off());

  /** On a busy machine the emulator takes its time to start. */
  const machine = { patience: 120_000 };

  // Neither port reveals its board: the boot loader does.
  test.each<BoardKind>(['uno', 'mega'])('%s: found, written, verified, and runs; and again', async (kind) => {
    board = await BootBoard.power({ kind });
    for (const _ of ['a new board', 'a board that runs Muggins']) {
      board.loader.flash.fill(0xff);
      const { out, error } = await tried({ port: board.path, json: true }, machine);
      expect(error?.message).toBeUndefined();
      const image = readImage(kind, readFileSync(prebuiltImage(kind), 'utf8'));
      expect(JSON.parse(out.join('\n'))).toMatchObject({ board: kind, kind, verified: image.length });
      expect(board.loader.flash.subarray(0, image.length).equals(image)).toBe(true);
    }
  });

  test('in words: what is written where, and what the board runs', async () => {
    board = await BootBoard.power({ kind: 'uno' });
    const { out } = await tried({ port: board.path, board: 'uno' }, machine);
    expect(out[0]).toContain(board.path);
    expect(out.at(-1)).toMatch(
      /^\d+ bytes written and verified\. The Uno at .* runs firmware \d+\.\d+\.\d+, contract \d+\.\d+\.$/,
    );
  });

  test('a board that is verified and does not start is named', async () => {
    board = await BootBoard.power({ kind: 'uno' });
    const { loader } = board;
    // What is written goes into another flash, so this board has nothing to run.
    const openPort = async () => loaderPort(new BootLoader({ kind: 'uno' }));
    const { error } = await tried({ port: board.path, board: 'uno' }, { openPort, patience: 200 });
    expect([error?.code, loader.end]).toEqual(['notRunning', 0]);
  });

  test('a port that another program has open is left alone', async () => {
    board = await BootBoard.power({ kind: 'uno' });
    const port = new SerialPort({ path: board.path, baudRate: 115_200, autoOpen: false });
    await new Promise<void>((resolve) => port.open(() => resolve()));
    const { error } = await tried({ port: board.path, board: 'uno' });
    expect([error?.code, error?.message]).toEqual(['busy', expect.stringMatching(/in use.*flash again/)]);
    await new Promise((resolve) => port.close(resolve));
  });
});

describe('what goes wrong with the boot loader', () => {
  const at = (options: BootOptions, cut?: number): Machine => ({
    openPort: async () => loaderPort(new BootLoader(options), cut),
  });
  const mega = [0x1e, 0x98, 0x01];

  test.each<[code: string, machine: Machine, words: RegExp]>([
    ['wrongChip', at({ kind: 'uno', signature: mega }), /is a Mega, not an Uno.*--board mega/],
    ['wrongChip', at({ kind: 'uno', signature: [0x1e, 0, 0] }), /1e 00 00.*Uno R3 or a Mega 2560/],
    ['notVerified', at({ kind: 'uno', worn: 300 }), /did not store byte 300.*short cable/],
    ['noSync', at({ kind: 'mega' }), /--baud 57600.*--board mega/],
    ['cut', at({ kind: 'uno' }, 60), /Plug the board in and flash again/],
  ])('%s', async (code, machine, words) => {
    const { error } = await tried({ port: '/dev/x', board: 'uno' }, machine);
    expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
  });

  test('a speed is handed on to the port', async () => {
    const speeds: number[] = [];
    const openPort = async (_: string, baud: number) => {
      speeds.push(baud);
      return loaderPort(new BootLoader({ kind: 'uno' }), 0);
    };
    await tried({ port: '/dev/x', board: 'uno', baud: 57_600 }, { openPort });
    await tried({ port: '/dev/x', board: 'uno' }, { openPort });
    expect(speeds).toEqual([57_600, 115_200]);
  });
});

describe('before anything is written', () => {
  const uno = { path: '/dev/ttyACM0', vendorId: '2341', productId: '0043' };
  const r4 = { path: '/dev/ttyACM3', vendorId: '2341', productId: '0069' };
  const copy = { path: '/dev/ttyUSB0', vendorId: '1a86', productId: '7523' };
  const listing = (...ports: { path: string }[]): Machine => ({
    lister: { list: async () => ports, devices: async () => [] },
  });

  test.each<[name: string, options: FlashOptions, machine: Machine, code: string, words: RegExp]>([
    ['no port', {}, listing(), 'noPort', /no serial port/],
    ['no likely port', {}, listing({ path: '/dev/ttyS0' }), 'noPort', /no serial port looks like one/],
    ['an Uno R4 alone', {}, listing(r4), 'unsuitable', /is an Arduino Uno R4 Minima.*Use an Arduino Uno R3/],
    [
      'an Uno R4 by its port',
      { port: r4.path, board: 'uno' },
      listing(uno, r4),
      'unsuitable',
      /ttyACM3 is an Arduino Uno R4 Minima/,
    ],
    ['two boards', {}, listing(uno, copy), 'severalPorts', /\/dev\/ttyACM0 \(Arduino Uno\), \/dev\/ttyUSB0/],
    [
      'a board that has gone',
      {},
      listing({ ...uno, path: '/dev/no-such-board' }),
      'portNotFound',
      /Is the board plugged in/,
    ],
    ['a port that is none', { port: 'nowhere' }, listing(), 'badPort', /is not a port/],
    ['a network port', { port: 'tcp://127.0.0.1:1' }, listing(), 'badPort', /not over the network/],
    [
      'a device that is no port',
      { port: '/dev/null', board: 'uno' },
      listing(),
      'notSerial',
      /not a serial port/,
    ],
    ['no image', { port: '/dev/x', board: 'uno', image: '/none.hex' }, listing(), 'noImage', /no such image/],
    [
      'an image of another format',
      { port: '/dev/x', board: 'uno', image: import.meta.filename },
      listing(),
      'badImage',
      /line 1: not a record/,
    ],
  ])('%s', async (_, options, machine, code, words) => {
    const { error } = await tried(options, machine);
    expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
  });
});

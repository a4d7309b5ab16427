// Field tests: 8 reports of boards, ports and lines, with the real firmware or a scripted device.
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SerialPortMock } from 'serialport';
import { afterAll, afterEach, describe, expect, vi } from 'vitest';
import {
  NO_FAULTS,
  parseHex,
  prebuiltImage,
  readPegs,
  SteppedBoard,
} from '../../../hardware/emulator/index.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import {
  anySerialPort,
  BoardError,
  Connection,
  GREET_TIMEOUT,
  groupOf,
  listPorts,
  openingSource,
  portSource,
} from '../../board/index.ts';
import { serialPort } from '../../board/serial.ts';
import { bench, pass } from '../../board/testing/bench.ts';
import { Device } from '../../board/testing/device.ts';
import { chooseBoard } from '../../cli/start/board.ts';
import { Table } from '../../table/index.ts';
import { MemoryJournal } from '../../table/testing/rig.ts';
import { REPORTS, tried } from './testing/reports.ts';

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));

/** The real firmware, Johnny-Five and a table, in the time of the board. */
class Board {
  readonly device = new SteppedBoard({ flash });
  readonly connection: Connection;
  readonly table: Table;
  /** Keys whose press reached the host. */
  readonly presses: KeyId[] = [];

  constructor() {
    const { device } = this;
    const { clock } = device;
    const open = openingSource('emulator', () => device.openPort());
    this.connection = new Connection({ open, lanes: 3, clock });
    const [journal, board] = [new MemoryJournal([]), this.connection];
    this.table = new Table({ journal, board, clock, newId: () => journal.newId(), settings: { lanes: 3 } });
    this.table.start();
    this.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
    this.connection.on('key', ({ key, action }) => action === 'press' && this.presses.push(key));
    this.connection.start();
  }

  until(state: Connection['status']['state']): Promise<void> {
    return this.device.until(() => this.connection.status.state === state);
  }

  async tap(...keys: readonly KeyId[]): Promise<void> {
    for (const key of keys) await this.hold(40, key);
  }

  /** Keys that are down together for so many milliseconds. */
  async hold(milliseconds: number, ...keys: readonly KeyId[]): Promise<void> {
    for (const key of keys) {
      this.device.machine.press(key);
      await this.device.run(40);
    }
    await this.device.run(milliseconds - 40);
    for (const key of keys) this.device.machine.release(key);
    await this.device.run(40);
  }

  /** Lit holes of Ann and Bob, front and rear, once the board has had time to show them. */
  async lit(): Promise<string> {
    await this.device.run(1_500);
    const lanes = readPegs(this.device.machine.shown, 3).slice(0, 2);
    return lanes.map((lane) => `${lane?.front}/${lane?.rear}`).join(' ');
  }

  async close(): Promise<void> {
    await this.connection.close();
    this.table.close();
  }
}

describe('hardware', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-field-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let powered: Board | undefined;
  afterEach(async () => {
    await powered?.close();
    powered = undefined;
    vi.useRealTimers();
    SerialPortMock.binding.reset();
  });

  async function power(): Promise<Board> {
    powered = new Board();
    await powered.until('ready');
    return powered;
  }

  /** What the host says of a board that sends these bytes every ten milliseconds. */
  async function saidOf(bytes: (time: number) => Iterable<number>): Promise<string | undefined> {
    vi.useFakeTimers();
    const { device, connection, statuses } = bench();
    device.knobs.hang = true;
    connection.start();
    const begun = Date.now();
    const line = setInterval(() => device.raw(bytes(Date.now() - begun)), 10);
    await pass(2 * GREET_TIMEOUT);
    clearInterval(line);
    await connection.close();
    return statuses[0]?.error?.message.replace(/\d{3,}/, 'N');
  }

  const many = (length: number, byte: (at: number) => number) => Array.from({ length }, (_, at) => byte(at));
  const noise = new Xorshift(7);
  const NOTHING_OF_OURS = /^device-0 sent N bytes, but not what a Muggins board sends\. /;

  /** Which port a board gets where one with these USB ids is there, and what is said. */
  async function chosen(ids: string, device: Device): Promise<readonly unknown[]> {
    vi.useFakeTimers();
    const notes: string[] = [];
    const [vendorId = '', productId = ''] = ids.split(':');
    const raw = { path: '/dev/ttyUSB0', vendorId, productId };
    const list = () => listPorts({ list: async () => [raw], devices: async () => [] });
    const asked = { emulator: false, lines: { readers: [], signs: [] } };
    const say = (_: string, __: object, words: string) => notes.push(words);
    const choice = chooseBoard(asked, say, { list, sourceAt: () => device.source });
    await pass(2 * GREET_TIMEOUT);
    return [(await choice)?.where, notes.at(-1)];
  }

  tried(REPORTS.hardware, {
    H1: {
      found: async () => {
        const board = await power();
        await board.tap('4', 'P1');
        const before = await board.lit();
        board.device.unplug();
        await board.until('lost');
        board.device.machine.plug();
        await board.tap('1');
        await board.until('ready');
        await board.tap('2', 'P2');
        const half = [await board.lit(), board.table.view.rows[3]];
        await board.tap('1', '2', 'P2');
        return [before, half, await board.lit()];
      },
      right: ['4/0 0/0', ['4/0 0/0', 'Keys lost: key again'], '4/0 12/0'],
    },
    H2: {
      found: async () => [
        await saidOf(() => []),
        await saidOf(() => many(100, () => 0xff)),
        await saidOf(() => many(1_800, (at) => 0x20 + (at % 90))),
        await saidOf(() => many(100, () => noise.below(256))),
        await saidOf((time) => many(100, (at) => (time === 10 && at === 0 ? 0xf0 : 1))),
      ],
      right: [
        expect.stringMatching(/^No answer from device-0 within 4 s\. /),
        ...Array.from({ length: 4 }, () => expect.stringMatching(NOTHING_OF_OURS)),
      ],
    },
    H3: {
      found: async () => {
        vi.useFakeTimers();
        const { device, connection, statuses } = bench();
        device.knobs.stockFirmata = 'StandardFirmata';
        connection.start();
        await pass(GREET_TIMEOUT);
        await connection.close();
        return statuses[0]?.error?.message;
      },
      right: expect.stringMatching(/runs .StandardFirmata., not Muggins\. Run `muggins flash`/),
    },
    H4: {
      found: async () => {
        vi.useFakeTimers();
        const ids = ['0043', '0042'];
        const list = () =>
          listPorts({
            list: async () =>
              ids.map((productId, at) => ({ path: `/dev/ttyACM${at}`, vendorId: '2341', productId })),
            devices: async () => [],
          });
        for (const at of ids.keys()) SerialPortMock.binding.createPort(`/dev/ttyACM${at}`);
        const make = (path: string) => new SerialPortMock({ path, baudRate: 57_600, autoOpen: false });
        const usb = anySerialPort({ list, make, holders: async () => [] });
        const mega = new Device();
        const opened: (string | undefined)[] = [];
        // Behind the second port is the device of our tests.
        const open = portSource('USB', async (last) => {
          const port = await usb(last);
          opened.push(port.path);
          return port.path === '/dev/ttyACM1' ? mega.source() : port;
        });
        const { connection } = bench({ open }, mega);
        connection.start();
        await pass(4 * GREET_TIMEOUT);
        const { state } = connection.status;
        await Promise.all([connection.close(), pass(1_000)]);
        return [opened, state];
      },
      right: [['/dev/ttyACM0', '/dev/ttyACM1'], 'ready'],
    },
    H5: {
      found: async () => {
        const silent = new Device();
        silent.knobs.hang = true;
        return [
          await chosen('10c4:ea60', new Device()),
          await chosen('1a86:55d4', new Device()),
          await chosen('0403:6015', new Device()),
          await chosen('067b:2303', new Device()),
          await chosen('10c4:ea60', silent),
        ];
      },
      right: [
        ...Array.from({ length: 4 }, () => ['/dev/ttyUSB0', expect.stringContaining('Asking /dev/ttyUSB0')]),
        [undefined, expect.stringMatching(/uses the emulated board.*--port \/dev\/ttyUSB0\.$/)],
      ],
    },
    H6: {
      found: async () => {
        const board = await power();
        await board.hold(500, '1', '2', '4');
        const together = board.presses.splice(0);
        await board.hold(5_000, '7');
        await board.hold(1_500, 'P1');
        return [together.includes('5'), together.length > 0, board.presses];
      },
      right: [false, true, ['7', 'P1']],
    },
    H7: {
      found: async () => {
        const [groups, device] = [join(folder, 'group'), join(folder, 'ttyUSB0')];
        const own = process.getgid?.() ?? 0;
        // The group of root is none that can be joined.
        const gid = own === 0 ? 46 : own;
        writeFileSync(groups, `root:x:0:\nplugdev:x:${gid}:\n`);
        writeFileSync(device, '');
        chmodSync(device, 0o660);
        if (own === 0) chownSync(device, 0, gid);
        const group = await groupOf(device, groups);
        const denied = serialPort('/dev/null', {
          make: (path) => {
            const port = new SerialPortMock({ path, baudRate: 57_600, autoOpen: false });
            port.open = (told) => told?.(new Error(`Error: Permission denied, cannot open ${path}`));
            return port;
          },
        })();
        return [
          new BoardError('permission', { port: device, group }).message,
          await denied.then(String, ({ message }: Error) => message),
        ];
      },
      right: [
        expect.stringMatching(/usermod -aG plugdev/),
        expect.stringMatching(/\/dev\/null: only root may/),
      ],
    },
    H8: {
      found: async () => {
        const board = await power();
        board.device.machine.setFaults({ ...NO_FAULTS, drop: 0.01, flip: 0.01, duplicate: 0.01, seed: 7 });
        for (const player of ['P1', 'P2', 'P1', 'P2'] as const) await board.tap('1', '2', player);
        return [await board.lit(), board.device.machine.counts.faults.drop > 0];
      },
      right: ['24/12 24/12', true],
    },
  });
});

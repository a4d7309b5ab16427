// A connection that begins: the greeting, the set-up, and the reason of every error.
import { describe, expect, test, vi } from 'vitest';
import { CONTRACT } from '../../shared/protocol/index.ts';
import type { BoardErrorCode } from '../../shared/words/index.ts';
import { bench, pass, ready, underFakeTime, view } from './testing/bench.ts';
import { Device } from './testing/device.ts';
import { portSource } from './transport.ts';

/** Milliseconds until a silent board is given up. Old boot loaders wait two seconds before they start it. */
const HANDSHAKE_TIMEOUT = 4_000;

underFakeTime();

describe('connecting', () => {
  test('ready says who the board is', async () => {
    const { statuses } = await ready();
    expect(statuses).toEqual([
      {
        state: 'ready',
        port: 'device-0',
        board: {
          contract: CONTRACT,
          firmware: '0.1.0',
          kind: 'uno',
          lanes: 3,
          brightness: 64,
          reset: ['external'],
          freeRam: 1000,
        },
      },
    ]);
  });

  test('a view given before the board is there is shown when it is', async () => {
    const { device, connection, shown } = bench();
    const wanted = view(7);
    connection.show(view(3));
    connection.show(wanted);
    connection.start();
    await pass(100);
    expect(device.shown).toEqual([
      [
        { front: 7, rear: 0 },
        { front: 5, rear: 3 },
        { front: 0, rear: 0 },
      ],
    ]);
    expect([device.dealer, device.turn]).toEqual([2, 1]);
    expect(device.rows).toEqual(['Crib: Blue', 'Red to count', '', '7'].map((row) => row.padEnd(20)));
    expect(shown).toEqual([wanted]);
    expect(shown[0]).toBe(wanted);
  });

  test('the board is set up for the lanes that the table wants, before any pegs', async () => {
    const device = new Device();
    device.lanes = 2;
    const { connection } = bench({ open: device.source, lanes: 4, brightness: 20 }, device);
    connection.show(view(1));
    connection.start();
    await pass(100);
    const types = device.received.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['hello', 'setup', 'readUnfinished', 'pegs']);
    expect([device.lanes, device.brightness]).toEqual([4, 20]);
    expect(device.pegs).toHaveLength(4);
    expect(connection.status.board).toMatchObject({ lanes: 4, brightness: 20 });
  });

  test('a board that is still starting is asked until it answers', async () => {
    const { device, connection } = bench();
    device.knobs.hang = true;
    connection.start();
    await pass(1_950);
    device.knobs.hang = false;
    await pass(100);
    expect(connection.status.state).toBe('ready');
    expect(device.ports).toHaveLength(1);
  });

  test('a report of a start is no greeting: it is greeted again at once', async () => {
    const { device, connection } = bench();
    device.knobs.hang = true;
    connection.start();
    await pass(110);
    device.knobs.hang = false;
    device.restart();
    await pass(3);
    expect(connection.status.state).toBe('connecting');
    await pass(10);
    expect(connection.status.state).toBe('ready');
  });

  test('keys are not taken before it is ready', async () => {
    const { device, connection, keys } = bench();
    device.lanes = 2;
    device.knobs.dropAnswers = 2;
    connection.start();
    await pass(10);
    device.press('5');
    await pass(90);
    expect([connection.status.state, keys]).toEqual(['connecting', []]);
    expect(device.received.map(({ type }) => type)).not.toContain('keyAck');
    await pass(200);
    expect(keys.map(({ key }) => key)).toEqual(['5']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'ready within 1 s on a line with 1 %% lost and 1 %% flipped bytes, seed %i',
    async (seed) => {
      const device = new Device(seed * 7919);
      device.knobs.noise = 0.01;
      const { connection } = bench({ open: device.source, lanes: 4 }, device);
      connection.show(view(1));
      connection.start();
      await pass(1_000);
      expect(connection.status.state).toBe('ready');
    },
  );
});

describe('every error', () => {
  const rows: readonly {
    readonly code: BoardErrorCode;
    readonly set: (device: Device) => void;
    readonly after: number;
  }[] = [
    { code: 'openFailed', set: (device) => device.unplug(), after: 0 },
    { code: 'handshakeTimeout', set: ({ knobs }) => (knobs.hang = true), after: HANDSHAKE_TIMEOUT },
    { code: 'notABoard', set: ({ knobs }) => (knobs.babble = [0x24, 0x47, 0x50]), after: HANDSHAKE_TIMEOUT },
    { code: 'wrongFirmware', set: ({ knobs }) => (knobs.stockFirmata = 'StandardFirmata.ino'), after: 1_500 },
    // It is ours, and only slow: no error advises to flash it.
    {
      code: 'handshakeTimeout',
      set: ({ knobs }) => (knobs.stockFirmata = 'muggins'),
      after: HANDSHAKE_TIMEOUT,
    },
    { code: 'oldProtocol', set: ({ knobs }) => (knobs.major = 0), after: 10 },
    { code: 'newProtocol', set: ({ knobs }) => (knobs.major = 2), after: 10 },
    {
      code: 'refused',
      set: (device) => {
        device.lanes = 2;
        device.knobs.refuse = { type: 'setup', status: 'badValue' };
      },
      after: 50,
    },
  ];
  test.each(rows)('$code', async ({ code, set, after }) => {
    const { device, connection, statuses } = bench();
    set(device);
    connection.start();
    await pass(after + 100);
    expect(statuses.map(({ state, error }) => [state, error?.code])).toEqual([['connecting', code]]);
    await connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a report of another version with other fields still tells the version', async () => {
    const { device, connection, statuses } = bench();
    device.knobs.hang = true;
    connection.start();
    await pass(10);
    // Id 0B, number 1, major 3 and nothing else; checksum by an independent bitwise CRC.
    device.raw([0xf0, 0x0b, 1, 3, ...crc21([0x0b, 1, 3]), 0xf7]);
    device.raw([0xf0, 0x0b, 1, 3, 0, 0, ...crc21([0x0b, 1, 3, 0, 0]), 0xf7]);
    await pass(10);
    expect(statuses.map(({ error }) => error?.code)).toEqual(['newProtocol']);
  });

  test('a port that never opens is given up, and closed when it opens after all', async () => {
    const device = new Device();
    const late = portSource('slow', async () => {
      const port = await device.source();
      await new Promise((resolve) => setTimeout(resolve, 10_050));
      return port;
    });
    const { connection, statuses } = bench({ open: late }, device);
    connection.start();
    await pass(10_200);
    expect(statuses.map(({ error }) => error?.message)).toEqual([
      'Cannot open slow: it did not open within 10 s. `muggins ports` lists the ports.',
    ]);
    expect(device.ports[0]?.open).toBe(false);
  });

  test('a refused view is a problem, with its figures, is not shown, and the rest goes on', async () => {
    const { device, connection, shown } = await ready();
    const problems: string[] = [];
    connection.on('problem', ({ message }) => problems.push(message));
    device.knobs.refuse = { type: 'indicators', status: 'badValue' };
    connection.show(view(9));
    await pass(100);
    expect(problems).toEqual([
      expect.stringMatching(/^The board refused indicators \{"dealer":2,"turn":1\} \(badValue\)\. /),
    ]);
    expect(shown).toEqual([]);
    expect(device.rows[0]).toBe('Crib: Blue          ');
    expect(connection.status.state).toBe('ready');
  });
});

/** CRC-21 of CAN FD, register 0x155555, from its definition: long division of the bits. */
function crc21(bytes: readonly number[]): readonly number[] {
  let register = 0x155555;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((register >> 20) & 1) ^ ((byte >> bit) & 1);
      register = (register << 1) & 0x1fffff;
      if (carry) register ^= 0x102899;
    }
  }
  return [register & 0x7f, (register >> 7) & 0x7f, register >> 14];
}

import five from 'johnny-five';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type ConnectionOptions, type ConnectionStatus, RETRY_DELAYS } from './connection.ts';
import type { BoardErrorCode } from './errors.ts';
import { HANDSHAKE_TIMEOUT } from './handshake.ts';
import type { KeyEvent } from './keys.ts';
import type { BoardView } from './scene.ts';
import { Device } from './testing/device.ts';
import { portSource } from './transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = (front: number): BoardView => ({
  pegs: [
    { front, rear: 0 },
    { front: 5, rear: 3 },
  ],
  dealer: 1,
  turn: 0,
  rows: ['Crib: Blue', 'Red to count', '', `${front}`],
});

interface Bench {
  readonly device: Device;
  readonly connection: Connection;
  readonly statuses: ConnectionStatus[];
  readonly keys: KeyEvent[];
  readonly shown: BoardView[];
}

function bench(options: Partial<ConnectionOptions> = {}, device = new Device()): Bench {
  const connection = new Connection({ open: device.source, lanes: 3, firstSequence: 1, ...options });
  const statuses: ConnectionStatus[] = [];
  const keys: KeyEvent[] = [];
  const shown: BoardView[] = [];
  connection.on('status', (status) => statuses.push(status));
  connection.on('key', (event) => keys.push(event));
  connection.on('shown', (seen) => shown.push(seen));
  return { device, connection, statuses, keys, shown };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function ready(options: Partial<ConnectionOptions> = {}): Promise<Bench> {
  const made = bench(options);
  made.connection.start();
  await pass(50);
  expect(made.connection.status.state).toBe('ready');
  return made;
}

describe('connecting', () => {
  test('ready says who the board is', async () => {
    const { connection, statuses } = await ready();
    expect(statuses).toEqual([
      {
        state: 'ready',
        port: 'device-0',
        board: {
          contract: '1.0',
          firmware: '0.1.0',
          kind: 'uno',
          lanes: 3,
          brightness: 64,
          reset: ['external'],
          freeRam: 1000,
        },
      },
    ]);
    await connection.close();
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
    await connection.close();
  });

  test('the board is set up for the lanes that the table wants, before any pegs', async () => {
    const device = new Device();
    device.lanes = 2;
    const { connection } = bench({ open: device.source, lanes: 4, brightness: 20 }, device);
    connection.show(view(1));
    connection.start();
    await pass(100);
    const types = device.heard.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['hello', 'setup', 'pegs']);
    expect([device.lanes, device.brightness]).toEqual([4, 20]);
    expect(device.pegs).toHaveLength(4);
    expect(connection.status.board).toMatchObject({ lanes: 4, brightness: 20 });
    await connection.close();
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
    await connection.close();
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
      await connection.close();
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
    await connection.close();
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
      'Cannot open slow: it did not open within 10 s. `muggins ports` lists the ports that are there.',
    ]);
    expect(device.ports[0]?.open).toBe(false);
    await connection.close();
  });

  test('a refused view is a problem, with its figures, and the rest goes on', async () => {
    const { device, connection } = await ready();
    const problems: string[] = [];
    connection.on('problem', ({ message }) => problems.push(message));
    device.knobs.refuse = { type: 'indicators', status: 'badValue' };
    connection.show(view(9));
    await pass(100);
    expect(problems).toEqual(['The board refused indicators {"dealer":2,"turn":1} (badValue).']);
    expect(device.rows[0]).toBe('Crib: Blue          ');
    expect(connection.status.state).toBe('ready');
    await connection.close();
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

describe('showing', () => {
  test('only what changed is sent again', async () => {
    const { device, connection, shown } = await ready();
    connection.show(view(1));
    await pass(100);
    const before = device.heard.length;
    connection.show({ ...view(1), pegs: [{ front: 2, rear: 1 }, ...view(1).pegs.slice(1)] });
    await pass(100);
    expect(device.heard.slice(before).map(({ type }) => type)).toEqual(['pegs']);
    expect(shown).toHaveLength(2);
    await connection.close();
  });

  test('a superseded view is never shown', async () => {
    const { device, connection, shown } = await ready();
    for (let front = 1; front <= 50; front++) connection.show(view(front));
    await pass(200);
    expect(device.shown.map(([red]) => red?.front)).toEqual([1, 50]);
    expect(shown.map(({ pegs }) => pegs[0]?.front)).toEqual([50]);
    await connection.close();
  });

  test('lost answers are made good', async () => {
    const { device, connection, shown } = await ready();
    device.knobs.dropAnswers = 3;
    connection.show(view(4));
    await pass(1_000);
    expect(device.pegs[0]).toEqual({ front: 4, rear: 0 });
    expect(shown).toHaveLength(1);
    await connection.close();
  });

  test('an effect whose answer was lost starts once', async () => {
    const { device, connection } = await ready();
    device.knobs.dropAnswers = 2;
    connection.cue({ effect: 'win', lane: 1 });
    await pass(500);
    connection.cue({ effect: 'win', lane: 1 });
    await pass(500);
    expect(device.effects).toEqual([
      { effect: 1, lane: 2 },
      { effect: 1, lane: 2 },
    ]);
    await connection.close();
  });

  test('tones follow one another, and a new cue ends the old', async () => {
    const { device, connection } = await ready();
    const tones = [440, 550, 660].map((hertz) => ({ hertz, milliseconds: 200 }));
    connection.cue({ tones });
    await pass(250);
    connection.cue({ tones: [{ hertz: 100, milliseconds: 50 }] });
    await pass(1_000);
    expect(device.tones.map(({ hertz }) => hertz)).toEqual([440, 550, 100]);
    await connection.close();
  });

  test('cues without a board are not played later', async () => {
    const { device, connection } = bench();
    connection.cue({ effect: 'win' });
    connection.start();
    await pass(100);
    expect(device.effects).toEqual([]);
    await connection.close();
  });

  test.each([
    { view: { ...view(1), pegs: [{ front: 122, rear: 0 }] }, error: /front: 122/ },
    { view: { ...view(1), pegs: [{ front: 3, rear: 4 }] }, error: /rear: 4/ },
    { view: { ...view(1), pegs: Array(4).fill({ front: 0, rear: 0 }) }, error: /4 lanes on a board with 3/ },
    { view: { ...view(1), dealer: 3 }, error: /dealer: 3 is no lane of a board with 3/ },
  ])('a view that does not fit is refused at once: $error', ({ view: wrong, error }) => {
    const { connection } = bench();
    expect(() => connection.show(wrong)).toThrow(error);
  });

  test.each([
    { cue: { tones: [{ hertz: 30, milliseconds: 5 }] }, error: /hertz: 30/ },
    { cue: { tones: [{ hertz: 440, milliseconds: 0 }] }, error: /milliseconds: 0/ },
    { cue: { effect: 'win', lane: 3 } as const, error: /lane: 3/ },
  ])('a cue that does not fit is refused at once: $error', ({ cue, error }) => {
    const { connection } = bench();
    expect(() => connection.cue(cue)).toThrow(error);
  });

  test('counters, to all who ask', async () => {
    const { connection } = await ready();
    const both = Promise.all([connection.counters(), connection.counters()]);
    await pass(100);
    const expected = {
      badChecksum: 1,
      badFrame: 2,
      rxOverrun: 3,
      rxOverflow: 4,
      keyResend: 5,
      keyLost: 6,
      frames: 7,
    };
    expect(await both).toEqual([expected, expected]);
    await connection.close();
    await expect(connection.counters()).rejects.toMatchObject({ code: 'notConnected' });
  });

  test('counters asked for when the board goes away are refused', async () => {
    const { device, connection } = await ready();
    const asked = connection.counters();
    device.unplug();
    await expect(asked).rejects.toMatchObject({ code: 'notConnected' });
    await connection.close();
  });
});

describe('keys', () => {
  test('keypad and buttons come in the order of the board, also in a burst', async () => {
    const { device, connection, keys } = await ready();
    for (const key of ['1', '2', 'P1', '3', 'UNDO', 'MUGGINS'] as const) {
      device.press(key, 100);
      device.release(key, 120);
    }
    await pass(300);
    const expected = ['1', '2', 'P1', '3', 'UNDO', 'MUGGINS'].flatMap((key) => [
      { key, action: 'press', time: 100 },
      { key, action: 'release', time: 120 },
    ]);
    expect(keys).toEqual(expected);
    await connection.close();
  });

  test('a repeated event is acknowledged again and told once', async () => {
    const { device, connection, keys } = await ready();
    const event = { type: 'key', sequence: 5, key: 20, action: 1, time: 9 } as const;
    device.send(event);
    device.send(event);
    await pass(50);
    expect(keys).toEqual([{ key: 'MUGGINS', action: 'press', time: 9 }]);
    expect(device.heard.filter(({ type }) => type === 'keyAck')).toHaveLength(2);
    await connection.close();
  });

  test('a button of a lane that is not there and a code of no key say nothing', async () => {
    const { device, connection, keys } = await ready();
    device.press('P4');
    device.send({ type: 'key', sequence: 99, key: 100, action: 1, time: 0 });
    await pass(50);
    expect(keys).toEqual([]);
    await connection.close();
  });

  test.each(['*', 'UNDO'] as const)('%s held for two seconds says so once, while it is down', async (key) => {
    const { device, connection, keys } = await ready();
    device.press(key, 16_000);
    await pass(2_010);
    expect(keys.map(({ action, time }) => [action, time])).toEqual([
      ['press', 16_000],
      ['hold', 1_616],
    ]);
    await pass(5_000);
    device.release(key, 6_616);
    await pass(50);
    expect(keys.map(({ action }) => action)).toEqual(['press', 'hold', 'release']);
    await connection.close();
  });

  test.each(['D', 'P1'] as const)('%s held by the board’s clock, not yet by ours, is held', async (key) => {
    const { device, connection, keys } = await ready();
    device.press(key, 16_000);
    device.release(key, 1_700);
    await pass(50);
    expect(keys.map(({ action, time }) => [action, time])).toEqual([
      ['press', 16_000],
      ['hold', 1_616],
      ['release', 1_700],
    ]);
    await connection.close();
  });

  test('plain Firmata reports cannot press a button', async () => {
    const { device, connection, keys } = await ready();
    for (let byte = 0; byte < 16; byte++) device.raw([0x90 | byte, 0, 0, 0x90 | byte, 0x7f, 1]);
    await pass(50);
    expect(keys).toEqual([]);
    await connection.close();
  });

  test('what the board owns is never set by plain Firmata', async () => {
    const { device, connection } = await ready();
    expect(device.plain).toEqual([]);
    await connection.close();
  });
});

describe('losing and finding', () => {
  const losses: readonly {
    readonly how: string;
    readonly act: (device: Device) => void;
    readonly code: BoardErrorCode;
    readonly within: number;
  }[] = [
    { how: 'unplugged', act: (device) => device.unplug(), code: 'lost', within: 0 },
    {
      how: 'port error',
      act: ({ port }) => port?.emit('error', new Error('read failed')),
      code: 'lost',
      within: 0,
    },
    { how: 'hangs', act: ({ knobs }) => (knobs.hang = true), code: 'lost', within: 4_100 },
    { how: 'restarts and says so', act: (device) => device.restart(), code: 'restarted', within: 10 },
    { how: 'restarts silently', act: (device) => device.restart(false), code: 'restarted', within: 1_100 },
  ];
  test.each(losses)('$how', async ({ act, code, within }) => {
    const { device, connection, statuses } = await ready();
    connection.show(view(30));
    await pass(100);
    act(device);
    await pass(within);
    expect(statuses.at(-1)).toMatchObject({ state: 'lost', error: { code } });
    device.plug();
    device.knobs.hang = false;
    device.pegs = [];
    await pass(600);
    expect(connection.status.state).toBe('ready');
    expect(device.pegs[0]).toEqual({ front: 30, rear: 0 });
    expect(device.ports.filter(({ open }) => open)).toHaveLength(1);
    await connection.close();
  });

  test('a quiet board stays', async () => {
    const { connection, statuses } = await ready();
    await pass(60_000);
    expect(statuses).toHaveLength(1);
    await connection.close();
  });

  test('attempts come after 0.25, 0.5, 1, 2, 2 seconds and tell the same reason once', async () => {
    const device = new Device();
    const times: number[] = [];
    const open = portSource('gone', async () => {
      times.push(Date.now());
      return device.source();
    });
    const { connection, statuses } = bench({ open }, device);
    device.unplug();
    connection.start();
    await pass(6_000);
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(gaps).toEqual([...RETRY_DELAYS, 2_000]);
    expect(statuses).toHaveLength(1);
    await connection.close();
    await pass(10_000);
    expect(times).toHaveLength(6);
  });

  test('the opener is told why the last connection ended', async () => {
    const device = new Device();
    const reasons: (BoardErrorCode | undefined)[] = [];
    const open = portSource('told', (last) => {
      reasons.push(last?.code);
      return device.source();
    });
    const { connection } = bench({ open }, device);
    connection.start();
    await pass(100);
    device.restart();
    await pass(500);
    expect(reasons).toEqual([undefined, 'restarted']);
    await connection.close();
  });

  test('what a dead board still says is not heard', async () => {
    const { device, connection, keys, statuses } = await ready();
    const dead = device.port;
    device.restart();
    await pass(500);
    expect(connection.status.state).toBe('ready');
    const count = statuses.length;
    const press = Uint8Array.of(0xf0, 0x0d, 1, 16, 1, 8, 0x27, 0x1b, 0x32, 0x5e, 0xf7);
    dead?.emit('data', press);
    dead?.emit('close', new Error('late'));
    dead?.emit('error', new Error('later'));
    await pass(500);
    expect(keys).toEqual([]);
    expect(statuses).toHaveLength(count);
    device.port?.emit('data', press);
    expect(keys).toEqual([{ key: 'P1', action: 'press', time: 5_000 }]);
    await connection.close();
  });

  test('fifty reconnects leave no port, board, listener or timer behind', async () => {
    const { device, connection } = await ready();
    const timers = vi.getTimerCount();
    for (let round = 0; round < 50; round++) {
      device.press('P1');
      device.press('5');
      await pass(50);
      device.unplug();
      device.plug();
      await pass(500);
      expect(connection.status.state).toBe('ready');
    }
    expect(device.ports).toHaveLength(51);
    expect(device.ports.filter(({ open }) => open)).toHaveLength(1);
    for (const port of device.ports.slice(0, -1)) {
      expect(['data', 'close', 'open'].map((name) => port.listenerCount(name))).toEqual([0, 0, 0]);
    }
    expect(five.Board.cache).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(timers);
    await connection.close();
    expect(five.Board.cache).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('closing while it opens leaves nothing open', async () => {
    const { device, connection, statuses } = bench();
    connection.start();
    await connection.close();
    await pass(1_000);
    expect(device.ports.every(({ open }) => !open)).toBe(true);
    expect(statuses).toEqual([{ state: 'closed', port: 'device' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a whole game of moves on a line with 1 % faults: never a wrong peg, the right one at the end', async () => {
    const device = new Device(42);
    device.knobs.noise = 0.01;
    const { connection, keys } = bench({ open: device.source }, device);
    connection.start();
    await pass(1_000);
    const legal = new Set<string>();
    for (let front = 1; front <= 121; front++) {
      const wanted = view(front);
      legal.add(JSON.stringify([...wanted.pegs, { front: 0, rear: 0 }]));
      connection.show(wanted);
      device.press('P1', front);
      device.release('P1', front + 1);
      await pass(1_000);
    }
    expect(device.pegs[0]).toEqual({ front: 121, rear: 0 });
    expect(device.shown.filter((pegs) => !legal.has(JSON.stringify(pegs)))).toEqual([]);
    expect(keys.filter(({ action }) => action === 'press').map(({ time }) => time)).toEqual(
      Array.from({ length: 121 }, (_, i) => i + 1),
    );
    await connection.close();
  });
});

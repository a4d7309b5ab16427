// Settings of the board: sent to a board that is there, and to one that comes later.
import { expect, test } from 'vitest';
import { COLOURS, type ColourName, DEBOUNCE_MODES, PALETTES } from '../../shared/protocol/index.ts';
import type { ConnectionSettings } from './connection.ts';
import { bench, pass, ready, underFakeTime } from './testing/bench.ts';
import { Device } from './testing/device.ts';

underFakeTime();

/** The first four colours as numbers: a board with up to four lanes gets no more. */
const four = (names: readonly ColourName[]) => names.slice(0, 4).map((name) => COLOURS.indexOf(name));
const SYMMETRIC = DEBOUNCE_MODES.indexOf('symmetric');
const VIEW = { pegs: [], dealer: null, turn: null, laps: [false, true], rows: ['', '', '', ''] } as const;

const ROWS: readonly {
  readonly first: ConnectionSettings;
  readonly later: ConnectionSettings;
  readonly message: string;
  readonly is: (device: Device) => unknown;
  readonly wanted: readonly [first: unknown, later: unknown];
}[] = [
  {
    first: { colours: PALETTES.standard },
    later: { colours: PALETTES.safe },
    message: 'colours',
    is: ({ colours }) => colours,
    wanted: [four(PALETTES.standard), four(PALETTES.safe)],
  },
  {
    first: { brightness: 30 },
    later: { brightness: 90 },
    message: 'setup',
    is: ({ brightness }) => brightness,
    wanted: [30, 90],
  },
  {
    first: { debounce: 'asymmetric' },
    later: { debounce: 'symmetric' },
    message: 'debounce',
    is: ({ debounce }) => debounce,
    wanted: [1 - SYMMETRIC, SYMMETRIC],
  },
  {
    first: { ends: 'opposite' },
    later: { ends: 'same' },
    message: 'lanes',
    is: ({ farEnds, laps }) => [farEnds, laps],
    wanted: [
      [0b10101, 0b10],
      [0, 0b10],
    ],
  },
];

test.each(ROWS)('$message: at the start, when it changes, once, and again on the next board', async (row) => {
  const { device, connection } = await ready(row.first);
  connection.show(VIEW);
  await pass(50);
  expect(row.is(device)).toEqual(row.wanted[0]);
  connection.configure(row.later);
  await pass(50);
  expect(row.is(device)).toEqual(row.wanted[1]);
  const before = device.received.length;
  connection.configure(row.later);
  await pass(50);
  expect(device.received.slice(before).filter(({ type }) => type === row.message)).toEqual([]);
  Object.assign(device, { colours: [0, 0, 0, 0], brightness: 1, debounce: 0, farEnds: 0b1010 });
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect(connection.status.state).toBe('ready');
  expect(row.is(device)).toEqual(row.wanted[1]);
});

test('a board that comes later gets the newest', async () => {
  const { device, connection } = bench({ colours: PALETTES.standard });
  connection.start();
  connection.configure({ colours: PALETTES.safe, brightness: 30 });
  await pass(100);
  expect([device.colours, device.brightness]).toEqual([four(PALETTES.safe), 30]);
});

test('a board with six lanes gets six colours', async () => {
  const device = new Device();
  device.kind = 'mega';
  device.lanes = 6;
  const { connection } = bench({ lanes: 6, colours: PALETTES.safe }, device);
  connection.start();
  await pass(200);
  expect(device.colours).toEqual(PALETTES.safe.map((name) => COLOURS.indexOf(name)));
});

// Colours of the lanes: given at once, given to a board that comes later, and not asked of firmware that knows none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLOURS, type ColourName, PALETTES } from '../../shared/protocol/index.ts';
import { bench, pass, ready } from './testing/bench.ts';
import { Device } from './testing/device.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a board of so many lanes is given, as numbers: two messages are for four lanes and for two. */
const indices = (names: readonly ColourName[], lanes = 4) =>
  names.slice(0, lanes).map((name) => COLOURS.indexOf(name));

test('a board that is there wears them, and after a pulled cable again', async () => {
  const { device, connection } = await ready({ colours: PALETTES.standard });
  expect(device.colours).toEqual(indices(PALETTES.standard));
  connection.paint(PALETTES.safe);
  await pass(50);
  expect(device.colours).toEqual(indices(PALETTES.safe));
  device.colours = [0, 0, 0, 0];
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect(connection.status.state).toBe('ready');
  expect(device.colours).toEqual(indices(PALETTES.safe));
  await connection.close();
});

test('a board with six lanes wears six', async () => {
  const device = new Device();
  device.kind = 'mega';
  device.lanes = 6;
  const { connection } = bench({ lanes: 6, colours: PALETTES.safe }, device);
  connection.start();
  await pass(200);
  expect(device.colours).toEqual(indices(PALETTES.safe, 6));
  connection.paint(PALETTES.redGreen);
  await pass(50);
  expect(device.colours).toEqual(indices(PALETTES.redGreen, 6));
  await connection.close();
});

test('the same once more is not sent', async () => {
  const { device, connection } = await ready({ colours: PALETTES.safe });
  const before = device.heard.length;
  connection.paint(PALETTES.safe);
  connection.paint([...PALETTES.safe]);
  await pass(20);
  expect(device.heard.slice(before).filter(({ type }) => type === 'colours')).toEqual([]);
  await connection.close();
});

test('a board that comes later, and older firmware', async () => {
  const device = new Device();
  device.knobs.minor = 0;
  const { connection } = bench({}, device);
  connection.paint(PALETTES.safe);
  connection.start();
  await pass(50);
  expect(connection.status.state).toBe('ready');
  connection.paint(PALETTES.redGreen);
  await pass(50);
  expect(device.heard.map(({ type }) => type)).not.toContain('colours');
  device.knobs.minor = 1;
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect(device.colours).toEqual(indices(PALETTES.redGreen));
  await connection.close();
});

test('lanes begin where the table says, on this board and on the next, and a later lap is marked', async () => {
  const { device, connection } = await ready({ ends: 'opposite' });
  connection.show({ pegs: [], dealer: null, turn: null, laps: [false, true], rows: ['', '', '', ''] });
  await pass(50);
  expect([device.farEnds, device.laps]).toEqual([0b10101, 0b10]);
  connection.turn('same');
  await pass(50);
  expect([device.farEnds, device.laps]).toEqual([0, 0b10]);
  connection.turn('opposite');
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect([device.farEnds, device.laps]).toEqual([0b10101, 0b10]);
  await connection.close();
});

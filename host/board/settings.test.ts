// When a contact counts: said to a board that is there, to one that comes later, and not to firmware that knows one way only.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEBOUNCE_MODES } from '../../shared/protocol/index.ts';
import { bench, pass, ready } from './testing/bench.ts';
import { Device } from './testing/device.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SYMMETRIC = DEBOUNCE_MODES.indexOf('symmetric');

test('a board that is there is told at once, and again after a pulled cable', async () => {
  const { device, connection } = await ready({ debounce: 'asymmetric' });
  connection.debounce('symmetric');
  await pass(50);
  expect(device.debounce).toBe(SYMMETRIC);
  device.debounce = 0;
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect(connection.status.state).toBe('ready');
  expect(device.debounce).toBe(SYMMETRIC);
  await connection.close();
});

test('the same once more is not sent', async () => {
  const { device, connection } = await ready({ debounce: 'symmetric' });
  expect(device.debounce).toBe(SYMMETRIC);
  const before = device.heard.length;
  connection.debounce('symmetric');
  await pass(20);
  expect(device.heard.slice(before).filter(({ type }) => type === 'debounce')).toEqual([]);
  await connection.close();
});

test('firmware of contract 1.4 is not told, and goes on as it is', async () => {
  const device = new Device();
  device.knobs.minor = 4;
  const { connection } = bench({ debounce: 'symmetric' }, device);
  connection.start();
  await pass(50);
  expect(connection.status.state).toBe('ready');
  connection.debounce('asymmetric');
  connection.debounce('symmetric');
  await pass(50);
  expect(device.heard.map(({ type }) => type)).not.toContain('debounce');
  device.knobs.minor = 5;
  device.ports.at(-1)?.fall();
  await pass(1_000);
  expect(device.debounce).toBe(SYMMETRIC);
  await connection.close();
});

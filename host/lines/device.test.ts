// A device that comes, goes and comes back, under a clock turned by hand.
import { expect, test } from 'vitest';
import { LineDevice, type LineStatus } from './device.ts';
import { HandClock, MemoryDevice, settled } from './testing/device.ts';

/** Milliseconds until a port that neither opens nor fails is given up. */
const OPEN_TIMEOUT = 10_000;

/** Milliseconds between two looks whether an open device is still there. */
const LOOK_MILLISECONDS = 1_000;

/** Milliseconds between two attempts to open the port: serial ports do not tell when they come. */
const RETRY_MILLISECONDS = 1_000;

function bench() {
  const port = new MemoryDevice();
  const clock = new HandClock();
  const device = new LineDevice({ open: port.source, clock });
  const lines: string[] = [];
  const garbage: string[] = [];
  const states: LineStatus[] = [];
  device.on('line', (line) => lines.push(line));
  device.on('garbage', (what) => garbage.push(what));
  device.on('status', (status) => states.push(status));
  return { port, clock, device, lines, garbage, states };
}

test('is there, goes, and comes back; a missing port is told once', async () => {
  const { port, clock, device, lines, states } = bench();
  device.start();
  device.start();
  await settled();
  port.send('5H\r\n');
  await settled();
  port.unplug();
  await settled();
  for (let i = 0; i < 3; i++) await clock.turn(RETRY_MILLISECONDS);
  port.plugged = true;
  await clock.turn(RETRY_MILLISECONDS);
  port.send('6H\r\n');
  await settled();
  expect(lines).toEqual(['5H', '6H']);
  expect(states).toEqual([
    { state: 'ready' },
    { state: 'lost', error: 'disconnected' },
    { state: 'lost', error: 'There is no port.' },
    { state: 'ready' },
  ]);
  expect(port.opened).toBe(2);
});

test('waits for a device that was not there at the start', async () => {
  const { port, clock, device, states } = bench();
  port.plugged = false;
  device.start();
  await settled();
  expect(states).toEqual([{ state: 'looking', error: 'There is no port.' }]);
  port.plugged = true;
  await clock.turn(RETRY_MILLISECONDS - 1);
  expect(port.opened).toBe(0);
  await clock.turn(1);
  expect(device.status).toEqual({ state: 'ready' });
});

test('half a line from before is not joined to what comes after', async () => {
  const { port, clock, device, lines } = bench();
  device.start();
  await settled();
  port.send('04A');
  port.unplug();
  port.plugged = true;
  await settled();
  await clock.turn(RETRY_MILLISECONDS);
  port.send('5H\n');
  await settled();
  expect(lines).toEqual(['5H']);
});

test('garbage is named and is no line', async () => {
  const { port, device, lines, garbage } = bench();
  device.start();
  await settled();
  port.send(Uint8Array.of(0xff, 0xfe, 0x0a));
  port.send(Uint8Array.of(0x00, 0x41, 0x0a));
  port.send('x'.repeat(5_000));
  port.send('\n 5♥ \n');
  await settled();
  expect(garbage.toSorted()).toEqual(['notText', 'notText', 'tooLong']);
  expect(lines).toEqual(['5♥']);
});

test('an error of the port ends it, closes it, and it is opened anew', async () => {
  const { port, clock, device, states } = bench();
  device.start();
  await settled();
  port.fail(new Error('Input/output error'));
  await settled();
  await clock.turn(RETRY_MILLISECONDS);
  expect(states).toEqual([
    { state: 'ready' },
    { state: 'lost', error: 'Input/output error' },
    { state: 'ready' },
  ]);
});

test('a port that calls its closing an error is closed once', async () => {
  const { port, device, states } = bench();
  device.start();
  await settled();
  port.failsToClose = true;
  port.fail(new Error('Input/output error'));
  await settled();
  expect(port.closed).toBe(1);
  expect(states.at(-1)).toEqual({ state: 'lost', error: 'Input/output error' });
});

test('a device that goes without a word is missed by a look, and opened anew', async () => {
  const { port, clock, device, states } = bench();
  device.start();
  await settled();
  await clock.turn(LOOK_MILLISECONDS);
  expect(device.status.state).toBe('ready');
  port.gone = true;
  await clock.turn(LOOK_MILLISECONDS);
  port.gone = false;
  await clock.turn(RETRY_MILLISECONDS);
  expect(states).toEqual([
    { state: 'ready' },
    { state: 'lost', error: 'it was pulled out' },
    { state: 'ready' },
  ]);
});

test('a port that does not open in time is given up, and one that opens late is closed', async () => {
  const { clock } = bench();
  const port = new MemoryDevice();
  let admit = (): void => {};
  let closed = 0;
  const open = async () => {
    await new Promise<void>((resolve) => {
      admit = resolve;
    });
    const transport = await port.source();
    transport.on('close', () => closed++);
    return transport;
  };
  const device = new LineDevice({ open, clock });
  device.start();
  await settled();
  await clock.turn(OPEN_TIMEOUT);
  expect(device.status).toMatchObject({ state: 'looking', error: expect.stringContaining('within 10 s') });
  admit();
  await settled();
  expect(closed).toBe(1);
});

test('after close nothing is heard, sent or tried again', async () => {
  const { port, clock, device, lines } = bench();
  device.start();
  await settled();
  await device.close();
  await device.close();
  port.send('5H\n');
  device.send('hello');
  await clock.turn(RETRY_MILLISECONDS);
  expect({ lines, received: port.received, opened: port.opened }).toEqual({
    lines: [],
    received: '',
    opened: 1,
  });
  expect(device.status).toEqual({ state: 'closed' });
});

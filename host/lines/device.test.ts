// A device that comes, goes and comes back, under a clock turned by hand.
import { expect, test } from 'vitest';
import { LineDevice, type LineStatus } from './device.ts';
import { handClock, MemoryDevice, settled } from './testing/device.ts';

/** Milliseconds until a port that neither opens nor fails is given up; between two looks; between two attempts. */
const OPEN_TIMEOUT = 10_000;
const LOOK_MILLISECONDS = 1_000;
const RETRY_MILLISECONDS = 1_000;

function bench() {
  const port = new MemoryDevice();
  const clock = handClock();
  const device = new LineDevice({ open: port.source, clock });
  const lines: string[] = [];
  const garbage: string[] = [];
  const states: LineStatus[] = [];
  device.on('line', (line) => lines.push(line));
  device.on('garbage', (what) => garbage.push(what));
  device.on('status', (status) => states.push(status));
  return { port, clock, device, lines, garbage, states };
}

/** A device that is there. */
async function started() {
  const made = bench();
  made.device.start();
  await settled();
  return made;
}

test('is there, goes, and comes back; a missing port is told once', async () => {
  const { port, clock, device, lines, states } = bench();
  device.start();
  device.start();
  await settled();
  await port.send('5H\r\n');
  await port.unplug();
  for (let i = 0; i < 3; i++) await clock.turn(RETRY_MILLISECONDS);
  port.plugged = true;
  await clock.turn(RETRY_MILLISECONDS);
  await port.send('6H\r\n');
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
  const { port, clock, lines } = await started();
  await port.send('04A');
  await port.unplug();
  port.plugged = true;
  await settled();
  await clock.turn(RETRY_MILLISECONDS);
  await port.send('5H\n');
  expect(lines).toEqual(['5H']);
});

test('garbage is named and is no line', async () => {
  const { port, lines, garbage } = await started();
  await port.send(Uint8Array.of(0xff, 0xfe, 0x0a));
  await port.send(Uint8Array.of(0x00, 0x41, 0x0a));
  await port.send('x'.repeat(5_000));
  await port.send('\n 5♥ \n');
  expect(garbage.toSorted()).toEqual(['notText', 'notText', 'tooLong']);
  expect(lines).toEqual(['5♥']);
});

test('an error of the port ends it, closes it, and it is opened anew', async () => {
  const { port, clock, states } = await started();
  await port.fail(new Error('Input/output error'));
  await clock.turn(RETRY_MILLISECONDS);
  expect(states).toEqual([
    { state: 'ready' },
    { state: 'lost', error: 'Input/output error' },
    { state: 'ready' },
  ]);
});

test('a port that calls its closing an error is closed once', async () => {
  const { port, states } = await started();
  port.failsToClose = true;
  await port.fail(new Error('Input/output error'));
  expect(port.closed).toBe(1);
  expect(states.at(-1)).toEqual({ state: 'lost', error: 'Input/output error' });
});

test('a device that goes without a word is missed by a look, and opened anew', async () => {
  const { port, clock, device, states } = await started();
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
  const { port, clock, device, lines } = await started();
  await device.close();
  await device.close();
  await port.send('5H\n');
  device.send('hello');
  await clock.turn(RETRY_MILLISECONDS);
  expect({ lines, received: port.received, opened: port.opened }).toEqual({
    lines: [],
    received: '',
    opened: 1,
  });
  expect(device.status).toEqual({ state: 'closed' });
});

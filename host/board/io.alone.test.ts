// MugginsIO on a board in memory: which pins are the board's, and Johnny-Five's own Button on those of buttons.
import five from 'johnny-five';
import { expect, test, vi } from 'vitest';
import { freePins, takenPins } from '../../hardware/board.ts';
import { BOARD_KINDS, type BoardKind, type LaneCount, laneCountsOf } from '../../shared/protocol/index.ts';
import { MugginsIO } from './io.ts';
import { pass, underFakeTime } from './testing/bench.ts';
import { Device } from './testing/device.ts';

underFakeTime();

async function open(lanes: LaneCount, kind: BoardKind = 'uno') {
  const device = new Device();
  Object.assign(device, { kind, lanes });
  const io = new MugginsIO({ open: device.source, lanes });
  const board = new five.Board({ io, repl: false, debug: false, sigint: false });
  await pass(100);
  expect([io.isReady, board.isReady]).toEqual([true, true]);
  const close = async (): Promise<void> => {
    await io.close();
    five.Board.cache.splice(0);
    expect(vi.getTimerCount()).toBe(0);
  };
  return { device, io, board, close };
}

const useAll = (io: MugginsIO, pin: number): void => {
  io.pinMode(pin, 1);
  io.digitalWrite(pin, 1);
  io.digitalRead(pin, () => {});
  io.reportDigitalPin(pin, 1);
};

const boards = BOARD_KINDS.flatMap((kind) => laneCountsOf(kind).map((lanes) => ({ kind, lanes })));

test.each(boards)('$kind, $lanes lanes: no pin of the board is ever touched', async ({ kind, lanes }) => {
  const { device, io, close } = await open(lanes, kind);
  for (const pin of takenPins(lanes, kind)) useAll(io, pin);
  await pass(50);
  expect(device.plain).toEqual([]);
  await close();
});

// Firmata 2.x: F4 pin mode; 9x port low high; Dx on. D5 is bit 5 of port 0.
test.each([
  {
    kind: 'uno',
    pin: 5,
    written: [
      [0xf4, 5, 1],
      [0x90, 0x20, 0],
      [0xd0, 1],
      [0xd0, 1],
    ],
  },
  // What an Uno needs for its buttons is free on a Mega.
  {
    kind: 'mega',
    pin: 2,
    written: [
      [0xf4, 2, 1],
      [0x90, 0x04, 0],
      [0xd0, 1],
      [0xd0, 1],
    ],
  },
] as const)('$kind: the free pin $pin speaks plain Firmata', async ({ kind, pin, written }) => {
  const { device, io, close } = await open(3, kind);
  expect(freePins(3, kind).map(({ number }) => number)).toContain(pin);
  expect(io.pins[pin]?.supportedModes).toEqual([0, 1, 0x0b]);
  useAll(io, pin);
  await pass(50);
  expect(device.plain).toEqual(written.flat());
  await close();
});

test.each([
  ['uno', 'P2', 3],
  ['mega', 'UNDO', 27],
] as const)('%s: Johnny-Five’s own Button follows %s at pin %i', async (kind, key, pin) => {
  const { device, io, board, close } = await open(3, kind);
  expect(io.buttonPin(key)).toBe(pin);
  const events: string[] = [];
  const button = new five.Button({ board, pin, isPullup: true, holdtime: 500 });
  button.on('hold', () => events.push('hold'));
  for (const event of ['press', 'release'] as const) button.on(event, () => events.push(event));
  device.press('5');
  device.press(key);
  await pass(700);
  device.release(key);
  await pass(100);
  expect(events).toEqual(['press', 'hold', 'release']);
  // Plain Firmata has no checksum: what a noisy line makes of it presses no button.
  for (let port = 0; port < 16; port++) device.raw([0x90 | port, 0, 0, 0x90 | port, 0x7f, 1]);
  await pass(100);
  expect(events).toHaveLength(3);
  await close();
});

test('more lanes than the board can have', async () => {
  const device = new Device();
  const errors: unknown[] = [];
  const io = new MugginsIO({ open: device.source, lanes: 6 });
  io.on('error', ({ code, details }) => errors.push({ code, details }));
  await pass(100);
  expect(errors).toMatchObject([{ code: 'tooManyLanes', details: { kind: 'uno', lanes: 6, most: 4 } }]);
  await io.close();
});

import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { freePins, pinUses } from '../../hardware/board.ts';
import { BOARD_KINDS, type BoardKind, LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';
import { systemClock } from '../system/clock.ts';
import { Delivery } from './delivery.ts';
import { BoardIo } from './io.ts';

let written: number[][];
beforeEach(() => {
  written = [];
});

function makeIo(lanes: LaneCount, kind?: BoardKind): BoardIo {
  const write = (bytes: Uint8Array): void => {
    written.push([...bytes]);
  };
  const transport = Object.assign(new EventEmitter(), { write, close: () => {} });
  const delivery = new Delivery({ send: () => {}, clock: systemClock, first: 1 });
  const io = new BoardIo({ transport, delivery, lanes });
  // Version 2.5, and a firmware with an empty name.
  transport.emit('data', Uint8Array.of(0xf9, 2, 5, 0xf0, 0x79, 2, 5, 0xf7));
  expect(io.isReady).toBe(true);
  if (kind !== undefined) io.adopt(kind);
  return io;
}

const useAll = (io: BoardIo, pin: number): void => {
  io.pinMode(pin, 1);
  io.digitalWrite(pin, 1);
  io.digitalRead(pin, () => {});
  io.reportDigitalPin(pin, 1);
};

const boards = BOARD_KINDS.flatMap((kind) => LANE_COUNTS.map((lanes) => ({ kind, lanes })));

test.each(boards)('$kind, $lanes lanes: no pin of the board is ever touched', ({ kind, lanes }) => {
  const io = makeIo(lanes, kind);
  for (const { pin } of pinUses(lanes, kind)) useAll(io, pin);
  expect(written).toEqual([]);
});

test('a Mega has its own pins: what an Uno needs for its buttons is free there', () => {
  const io = makeIo(3, 'mega');
  expect(io.pins).toHaveLength(70);
  expect(io.pins[2]?.supportedModes).toEqual([0, 1, 0x0b]);
  expect(io.pins[22]?.supportedModes).toEqual([0, 0x0b]);
  expect(io.buttonPin('UNDO')).toBe(27);
  useAll(io, 2);
  expect(written).toEqual([
    [0xf4, 2, 1],
    [0x90, 0x04, 0],
    [0xd0, 1],
    [0xd0, 1],
  ]);
});

// Firmata 2.x: F4 pin mode; 9x port low high; Dx on. D5 is bit 5 of port 0.
test('a free pin is plain Firmata’s', () => {
  const io = makeIo(3);
  expect(freePins(3).map(({ number }) => number)).toContain(5);
  useAll(io, 5);
  expect(written).toEqual([
    [0xf4, 5, 1],
    [0x90, 0x20, 0],
    [0xd0, 1],
    [0xd0, 1],
  ]);
});

test('a button’s level comes from its key event, of no other pin', () => {
  const io = makeIo(3);
  const levels: [number, number][] = [];
  for (const pin of [2, 3, 6]) io.digitalRead(pin, (level) => levels.push([pin, level]));
  io.stroke({ key: 'P2', action: 'press', time: 1 });
  io.stroke({ key: 'P2', action: 'release', time: 2 });
  io.stroke({ key: '5', action: 'press', time: 3 });
  expect(levels).toEqual([
    [3, 0],
    [3, 1],
  ]);
});

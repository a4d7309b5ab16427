import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { freePins, type LaneCount, pinUses } from '../../hardware/board.ts';
import { systemClock } from './clock.ts';
import { Delivery } from './delivery.ts';
import { BoardIo } from './io.ts';

let written: number[][];
beforeEach(() => {
  written = [];
});

function makeIo(lanes: LaneCount): BoardIo {
  const write = (bytes: Uint8Array): void => {
    written.push([...bytes]);
  };
  const transport = Object.assign(new EventEmitter(), { write, close: () => {} });
  const delivery = new Delivery({ send: () => {}, clock: systemClock, first: 1 });
  const io = new BoardIo({ transport, delivery, lanes });
  // Version 2.5, and a firmware with an empty name.
  transport.emit('data', Uint8Array.of(0xf9, 2, 5, 0xf0, 0x79, 2, 5, 0xf7));
  expect(io.isReady).toBe(true);
  return io;
}

const useAll = (io: BoardIo, pin: number): void => {
  io.pinMode(pin, 1);
  io.digitalWrite(pin, 1);
  io.digitalRead(pin, () => {});
  io.reportDigitalPin(pin, 1);
};

test.each([2, 3, 4] as const)('with %i lanes no pin of the board is ever touched', (lanes) => {
  const io = makeIo(lanes);
  for (const { pin } of pinUses(lanes)) useAll(io, pin);
  expect(written).toEqual([]);
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

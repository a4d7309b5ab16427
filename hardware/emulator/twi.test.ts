import { AVRIOPort, CPU, portCConfig } from 'avr8js';
import { expect, test } from 'vitest';
import { Twi, type TwiDevice } from './twi.ts';

// ATmega328P, DS40002061B, chapter 22: status codes of tables 22-3 and 22-4.
const TWBR = 0xb8;
const TWSR = 0xb9;
const TWDR = 0xbb;
const TWCR = 0xbc;
const GO = 0x84;
const START = 0xa4;
const STOP = 0x94;
const WITH_ACK = 0xc4;

function setUp() {
  const cpu = new CPU(new Uint16Array(16), 2048);
  const log: { byte: number; time: number; hertz: number }[] = [];
  const device: TwiDevice = {
    address: 0x27,
    write: (byte, time, hertz) => log.push({ byte, time, hertz }),
    read: () => 0x5a,
  };
  const port = new AVRIOPort(cpu, portCConfig);
  const twi = new Twi(cpu, [device], { port, data: 4, clock: 5, vector: 0x30 });
  port.setPin(4, true);
  cpu.writeData(TWBR, 72);
  /** Starts an operation and returns the cycles that it took and the status after it. */
  const operate = (control: number, data?: number) => {
    if (data !== undefined) cpu.writeData(TWDR, data);
    const start = cpu.cycles;
    cpu.writeData(TWCR, control);
    while (!(cpu.readData(TWCR) & 0x80) && cpu.cycles - start < 10_000) {
      cpu.cycles++;
      cpu.tick();
    }
    return { cycles: cpu.cycles - start, status: cpu.readData(TWSR) & 0xf8 };
  };
  return { cpu, twi, log, operate };
}

test('a byte to a device at 100 kHz', () => {
  const { log, operate } = setUp();
  expect(operate(START)).toEqual({ cycles: 160, status: 0x08 });
  expect(operate(GO, 0x4e)).toEqual({ cycles: 9 * 160, status: 0x18 });
  expect(operate(GO, 0xa5)).toEqual({ cycles: 9 * 160, status: 0x28 });
  expect(log).toEqual([{ byte: 0xa5, time: 160 + 2 * 9 * 160, hertz: 100_000 }]);
});

test('nobody at the address', () => {
  const { log, operate } = setUp();
  operate(START);
  expect(operate(GO, 0x40).status).toBe(0x20);
  expect(operate(GO, 0xa5).status).toBe(0x30);
  expect(log).toEqual([]);
});

test('a second START without STOP is a repeated one', () => {
  const { operate } = setUp();
  operate(START);
  operate(GO, 0x4e);
  expect(operate(START).status).toBe(0x10);
});

test('STOP frees the bus and sets no flag', () => {
  const { cpu, operate } = setUp();
  operate(START);
  operate(GO, 0x4e);
  cpu.writeData(TWCR, STOP);
  expect(cpu.readData(TWCR) & 0x10).toBe(0x10);
  cpu.cycles += 160;
  cpu.tick();
  expect(cpu.readData(TWCR) & 0x90).toBe(0);
  expect(cpu.readData(TWSR) & 0xf8).toBe(0xf8);
  expect(operate(START).status).toBe(0x08);
});

test.each([
  ['more bytes wanted', WITH_ACK, 0x50],
  ['the last byte', GO, 0x58],
])('reading: %s', (_, control, status) => {
  const { cpu, operate } = setUp();
  operate(START);
  expect(operate(GO, 0x4f).status).toBe(0x40);
  expect(operate(control).status).toBe(status);
  expect(cpu.readData(TWDR)).toBe(0x5a);
});

test('a part acknowledges in the ninth bit', () => {
  const { cpu, twi, operate } = setUp();
  operate(START);
  const held = (data: number) => {
    cpu.writeData(TWDR, data);
    cpu.writeData(TWCR, GO);
    return Array.from({ length: 10 }, () => {
      const now = twi.dataHeld;
      cpu.cycles += 160;
      cpu.tick();
      return now ? 1 : 0;
    }).join('');
  };
  expect(held(0x4e)).toBe('0000000010');
  expect(held(0xa5)).toBe('0000000010');
  operate(START);
  expect(held(0x40)).toBe('0000000000');
});

test('a part that holds the data line lets no START pass until the clock has fallen', () => {
  const { cpu, twi, operate } = setUp();
  const [PINC, DDRC] = [0x26, 0x27];
  twi.holdData();
  expect(cpu.readData(PINC) & 0x10).toBe(0);
  expect(operate(START).cycles).toBeGreaterThanOrEqual(10_000);
  cpu.writeData(TWCR, 0);
  cpu.writeData(DDRC, 0x20);
  expect(cpu.readData(PINC) & 0x10).toBe(0x10);
  cpu.writeData(DDRC, 0);
  expect(operate(START)).toEqual({ cycles: 160, status: 0x08 });
});

test('switching the interface off breaks an operation off', () => {
  const { cpu, log, operate } = setUp();
  operate(START);
  operate(GO, 0x4e);
  cpu.writeData(TWDR, 0xa5);
  cpu.writeData(TWCR, GO);
  cpu.writeData(TWCR, 0);
  cpu.cycles += 10_000;
  cpu.tick();
  expect(log).toEqual([]);
  expect(cpu.readData(TWCR) & 0x80).toBe(0);
});

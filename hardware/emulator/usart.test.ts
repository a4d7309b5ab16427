import { CPU } from 'avr8js';
import { describe, expect, test } from 'vitest';
import { LINE_BITS, Usart } from './usart.ts';

// ATmega328P, DS40002061B, chapter 20.
const UCSRA = 0xc0;
const UCSRB = 0xc1;
const UBRRL = 0xc4;
const UDR = 0xc6;
const BOTH_ON = 0x18;

function setUp(control = BOTH_ON) {
  const cpu = new CPU(new Uint16Array(16), 2048);
  const usart = new Usart(cpu);
  const sent: number[] = [];
  usart.onTransmit = (byte) => sent.push(byte);
  cpu.writeData(UCSRA, 0x02);
  cpu.writeData(UBRRL, 16);
  cpu.writeData(UCSRB, control);
  const advance = (cycles: number) => {
    cpu.cycles += cycles;
    cpu.tick();
  };
  const feed = (...bytes: number[]) => {
    for (const byte of bytes) {
      usart.startBit();
      usart.receive(byte);
    }
  };
  const status = (mask: number) => (cpu.readData(UCSRA) & mask) !== 0;
  return { cpu, usart, sent, advance, feed, received: () => status(0x80), status };
}

// Table 20-1, and the rate that Arduino uses for 115200: U2X0 and UBRR0 = 16.
test.each([
  ['U2X0, UBRR0 = 16', 0x02, 16, 136],
  ['U2X0, UBRR0 = 207 (9600)', 0x02, 207, 1664],
  ['UBRR0 = 8', 0x00, 8, 144],
])('a bit with %s', (_, mode, divisor, cycles) => {
  const { cpu, usart } = setUp();
  cpu.writeData(UCSRA, mode);
  cpu.writeData(UBRRL, divisor);
  expect(usart.bitCycles).toBe(cycles);
});

describe('the receiver (20.8)', () => {
  // The buffer holds two bytes, the shift register a third; when a fourth begins, the third is lost.
  test.each([
    { bytes: [1], read: [1], overruns: 0 },
    { bytes: [1, 2], read: [1, 2], overruns: 0 },
    { bytes: [1, 2, 3], read: [1, 2, 3], overruns: 0 },
    { bytes: [1, 2, 3, 4], read: [1, 2, 4], overruns: 1 },
    { bytes: [1, 2, 3, 4, 5], read: [1, 2, 5], overruns: 2 },
  ])('$bytes arrive while nobody reads: $read are read', ({ bytes, read, overruns }) => {
    const { cpu, usart, feed, received, status } = setUp();
    feed(...bytes);
    expect(status(0x08)).toBe(overruns > 0);
    expect(read.map(() => (received() ? cpu.readData(UDR) : undefined))).toEqual(read);
    expect(received()).toBe(false);
    expect(status(0x08)).toBe(false);
    expect(usart.overruns).toBe(overruns);
  });

  test('writing UCSR0A or UCSR0B leaves received bytes alone', () => {
    const { cpu, feed, received } = setUp();
    feed(7);
    cpu.writeData(UCSRA, 0x42);
    cpu.writeData(UCSRB, 0x98);
    expect(received()).toBe(true);
    expect(cpu.readData(UDR)).toBe(7);
  });

  test('switching it off empties the buffer (20.8.5)', () => {
    const { cpu, feed, received } = setUp();
    feed(1, 2, 3);
    cpu.writeData(UCSRB, 0x08);
    expect(received()).toBe(false);
    cpu.writeData(UCSRB, BOTH_ON);
    expect(received()).toBe(false);
  });

  test('while off it hears nothing', () => {
    const { usart, feed, received } = setUp(0x08);
    feed(1);
    expect(received()).toBe(false);
    expect(usart.ignored).toBe(1);
  });

  test('the interrupt stays requested until the last byte is read', () => {
    const { cpu, advance, feed } = setUp(BOTH_ON | 0x80);
    const served = () => {
      cpu.data[95] = 0x80;
      cpu.pc = 0;
      advance(1);
      return cpu.pc === 0x24;
    };
    feed(1, 2);
    expect(served()).toBe(true);
    cpu.readData(UDR);
    expect(served()).toBe(true);
    cpu.readData(UDR);
    expect(served()).toBe(false);
  });
});

describe('the transmitter (20.7)', () => {
  const BYTE = LINE_BITS * 136;

  test('buffer and shift register take two bytes; a third is ignored', () => {
    const { cpu, sent, advance, status } = setUp();
    cpu.writeData(UDR, 1);
    expect(status(0x20)).toBe(true);
    cpu.writeData(UDR, 2);
    expect(status(0x20)).toBe(false);
    cpu.writeData(UDR, 3);
    advance(BYTE);
    expect(sent).toEqual([1]);
    expect(status(0x20)).toBe(true);
    expect(status(0x40)).toBe(false);
    advance(BYTE);
    expect(sent).toEqual([1, 2]);
    expect(status(0x40)).toBe(true);
    advance(BYTE);
    expect(sent).toEqual([1, 2]);
  });

  test('nothing leaves before its stop bit', () => {
    const { cpu, sent, advance } = setUp();
    cpu.writeData(UDR, 1);
    advance(BYTE - 1);
    expect(sent).toEqual([]);
  });

  test('the line is full when the buffer is filled in time', () => {
    const { cpu, sent, advance, status } = setUp();
    let written = 0;
    for (let cycle = 0; cycle < 100 * BYTE; cycle += 34) {
      if (status(0x20)) cpu.writeData(UDR, written++ & 0xff);
      advance(34);
    }
    expect(sent).toHaveLength(100);
  });

  test('TXC0 is cleared by writing a one to it', () => {
    const { cpu, advance, status } = setUp();
    cpu.writeData(UDR, 1);
    advance(BYTE);
    cpu.writeData(UCSRA, 0x42);
    expect(status(0x40)).toBe(false);
  });

  test('while off it takes nothing', () => {
    const { cpu, sent, advance } = setUp(0x10);
    cpu.writeData(UDR, 1);
    advance(2 * BYTE);
    expect(sent).toEqual([]);
  });
});

import { CPU } from 'avr8js';
import { describe, expect, test } from 'vitest';
import { Agenda } from './agenda.ts';
import { MILLISECOND } from './chip.ts';
import { LINE_BITS, Usart } from './usart.ts';
import { Usb } from './usb.ts';

const BYTE = LINE_BITS * 136;
const LATENCY = 1;

/** A bridge and a UART at U2X0, UBRR0 = 16, whose program reads what comes at once. */
function setUp({ divisor = 16 } = {}) {
  const cpu = new CPU(new Uint16Array(16), 2048);
  const usart = new Usart(cpu);
  cpu.writeData(0xc0, 2);
  cpu.writeData(0xc4, divisor);
  cpu.writeData(0xc1, 0x18);
  const agenda = new Agenda();
  const packets: { bytes: number[]; time: number }[] = [];
  const read: { byte: number; time: number }[] = [];
  const usb = new Usb({
    now: () => cpu.cycles,
    schedule: (time, action) => agenda.add(time, action),
    latency: LATENCY,
    onData: (bytes) => packets.push({ bytes: [...bytes], time: cpu.cycles }),
  });
  usb.connect(usart);
  const run = (cycles: number) => {
    for (const end = cpu.cycles + cycles; cpu.cycles < end; cpu.cycles += 4) {
      agenda.run(cpu.cycles);
      cpu.tick();
      if (cpu.readData(0xc0) & 0x80) read.push({ byte: cpu.readData(0xc6), time: cpu.cycles });
    }
  };
  const send = (byte: number) => cpu.writeData(0xc6, byte);
  return { cpu, usart, usb, packets, read, run, send };
}

describe('to the board', () => {
  test('bytes follow at the rate of the line, after the latency', () => {
    const { usb, read, run } = setUp();
    usb.write(Uint8Array.of(1, 2, 3));
    run(2 * LATENCY * MILLISECOND);
    expect(read.map(({ byte }) => byte)).toEqual([1, 2, 3]);
    const expected = [0, 1, 2].map((i) => LATENCY * MILLISECOND + i * BYTE + (LINE_BITS - 0.5) * 136);
    read.forEach(({ time }, i) => {
      expect(Math.abs(time - (expected[i] ?? 0))).toBeLessThanOrEqual(8);
    });
  });

  test('who writes is told when the last byte goes on the line', () => {
    const { cpu, usb, run } = setUp();
    let told: number | undefined;
    usb.write(new Uint8Array(10), () => {
      told = cpu.cycles;
    });
    run(MILLISECOND + 10 * BYTE);
    expect(Math.abs((told ?? 0) - (LATENCY * MILLISECOND + 9 * BYTE))).toBeLessThanOrEqual(8);
  });

  test('what is under way when the cable goes is lost', () => {
    const { usb, read, run } = setUp();
    usb.write(Uint8Array.of(1, 2, 3));
    run(LATENCY * MILLISECOND + BYTE + BYTE / 2);
    usb.drop();
    run(10 * MILLISECOND);
    expect(read.map(({ byte }) => byte)).toEqual([1]);
  });
});

describe('to the host', () => {
  test('bytes of one millisecond come in one packet', () => {
    const { usb, packets, run, send } = setUp();
    usb.open();
    send(1);
    send(2);
    run(3 * MILLISECOND);
    expect(packets.map(({ bytes }) => bytes)).toEqual([[1, 2]]);
    expect(Math.abs((packets[0]?.time ?? 0) - (BYTE + LATENCY * MILLISECOND))).toBeLessThanOrEqual(8);
  });

  test('while nobody has the port open bytes are lost, before and after', () => {
    const { usb, packets, run, send } = setUp();
    send(1);
    run(2 * MILLISECOND);
    usb.open();
    send(2);
    run(2 * MILLISECOND);
    usb.close();
    send(3);
    run(2 * MILLISECOND);
    expect(packets.map(({ bytes }) => bytes)).toEqual([[2]]);
    expect(usb.counts).toMatchObject({ toHost: 1, unread: 2 });
  });
});

// Table 20-2: at 8N1 a receiver reads rightly up to 4.4 % of difference. 115200 is the host's rate.
test.each([
  { divisor: 16, rate: 117_647, heard: true },
  { divisor: 17, rate: 111_111, heard: true },
  { divisor: 15, rate: 125_000, heard: false },
  { divisor: 33, rate: 58_824, heard: false },
])('a chip at $rate baud: heard is $heard', ({ divisor, heard }) => {
  const { usb, packets, read, run, send } = setUp({ divisor });
  usb.open();
  usb.write(Uint8Array.of(1));
  send(2);
  run(5 * MILLISECOND);
  expect(read.map(({ byte }) => byte)).toEqual(heard ? [1] : []);
  expect(packets.map(({ bytes }) => bytes)).toEqual(heard ? [[2]] : []);
  expect(usb.counts.garbled).toBe(heard ? 0 : 2);
});

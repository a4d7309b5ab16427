// The figures of docs/evidence.md that compare with node-pixel. What node-pixel sends follows from its protocol
// (firmware/src/libs/protocol.md there); what its board loses is run here: a program that, like it, keeps interrupts
// off for 30 us a pixel and takes bytes by interrupt otherwise.
import { describe, expect, test } from 'vitest';
import { pixelCount } from '../hardware/board.ts';
import { MILLISECOND } from '../hardware/emulator/chip.ts';
import { Machine } from '../hardware/emulator/machine.ts';
import { program } from '../hardware/emulator/testing/program.ts';
import { encode, LANE_COUNTS } from '../shared/protocol/index.ts';
import { Probe } from './testing/probe.ts';
import { stream } from './testing/stream.ts';

/** node-pixel's: F0, 51, 03, index in two bytes, colour in four, F7; and F0, 51, 02, F7 to show it. */
const SET_PIXEL = 10;
const SHOW = 4;
/** Its limit on an Uno (lib/strip/firmata.ts; issues 138 and 248). */
const LARGEST = 216;

/** Bytes that a moved peg takes: the old rear hole goes dark, the old front one dims, the new one is lit. */
const THEIRS = 3 * SET_PIXEL + SHOW;
const ours = (lanes: number): number => {
  const holes = Array.from({ length: lanes }, () => ({ front: 40, rear: 30 }));
  const ack = encode({ type: 'ack', sequence: 5, status: 0 });
  return encode({ type: 'pegs', sequence: 5, holes }).length + ack.length;
};

/** Share of bytes that a full line loses while frames of so many pixels follow one another, a millisecond apart. */
function lost(pixels: number, baud: number): number {
  const divider = Math.round(16_000_000 / 8 / baud) - 1;
  // A turn of the inner loop takes 4 cycles: 120 to a pixel.
  const machine = new Machine({ flash: program(interruptsOff(pixels * 120, divider)), baud });
  machine.powerOn();
  machine.open();
  machine.runFor(2 * MILLISECOND);
  const before = machine.counts;
  machine.write(new Uint8Array(baud / 10));
  machine.runFor(900 * MILLISECOND);
  const after = machine.counts;
  return (after.overruns - before.overruns) / (after.toBoard - before.toBoard);
}

const interruptsOff = (turns: number, divider: number): string => `
  rjmp start
  ${'nop\n'.repeat(0x24 - 1)}
  lds r24, 0xC6      ; UDR0: the byte is taken
  reti
start:
  ldi r16, ${divider}
  sts 0xC4, r16      ; UBRR0L
  ldi r16, 0x02
  sts 0xC0, r16      ; UCSR0A: U2X0
  ldi r16, 0x90
  sts 0xC1, r16      ; UCSR0B: RXCIE0, RXEN0
frame:
  cli
  ldi r26, ${turns & 0xff}
  ldi r27, ${turns >> 8}
clock: sbiw r26, 1
  brne clock
  sei
  ldi r26, ${4000 & 0xff}
  ldi r27, ${4000 >> 8}
rest: sbiw r26, 1
  brne rest
  rjmp frame
`;

describe('compared with node-pixel', () => {
  test('bytes on the wire for a moved peg', () => {
    expect(THEIRS).toBe(34);
    expect(LANE_COUNTS.map(ours)).toEqual([19, 21, 23, 25, 27]);
  });

  test('bytes lost while frames are clocked out and the line is full', () => {
    const theirs = [lost(LARGEST, 57_600), lost(LARGEST, 115_200)];
    expect(theirs.map((share) => Math.round(share * 100))).toEqual([82, 84]);
    const probe = new Probe(3).start().greet(3);
    stream(probe, { lanes: 3, milliseconds: 300, effect: true });
    expect(probe.machine.counts.overruns).toBe(0);
  });

  test('the largest chain', () => {
    expect(pixelCount(4)).toBe(488);
  });
});

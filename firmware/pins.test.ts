// Our pins against those of the Arduino platform, which the firmware is built with.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTROLLERS } from '../hardware/board.ts';

const VARIANTS = join(process.env.ARDUINO_AVR ?? '/usr/share/arduino/hardware/arduino/avr', 'variants');

/** The entries of a table of the platform that begin with `prefix`. */
function table(text: string, name: string, prefix: string): readonly string[] {
  const body =
    new RegExp(`${name}\\[\\] = \\{([^}]*)\\}`).exec(text.replaceAll(/\/\/.*|\/\*.*?\*\//g, ''))?.[1] ?? '';
  return body.split(',').flatMap((word) => {
    const found = new RegExp(`^\\s*${prefix}\\s*\\(?\\s*(\\w+)\\s*\\)?\\s*$`).exec(word)?.[1];
    return found === undefined ? [] : [found];
  });
}

describe.skipIf(!existsSync(VARIANTS))('pins as in the Arduino platform', () => {
  test.each([
    ['uno', 'standard'],
    ['mega', 'mega'],
  ] as const)('%s: every pin is on the port and bit of variant %s', (kind, variant) => {
    const text = readFileSync(join(VARIANTS, variant, 'pins_arduino.h'), 'utf8');
    const ports = table(text, 'digital_pin_to_port_PGM', 'P');
    const bits = table(text, 'digital_pin_to_bit_mask_PGM', '_BV');
    const theirs = ports.map((port, i) => `${port}${bits[i]}`);
    expect(CONTROLLERS[kind].pins.map(({ port, bit }) => `${port}${bit}`)).toEqual(theirs);
  });
});

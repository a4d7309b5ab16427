// What the images take is said in three places: where they were built, in docs/evidence.md and in the README of the firmware.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROCESSORS } from '../hardware/emulator/processor.ts';
import { type BoardKind, MOST_LANES } from '../shared/protocol/index.ts';
import { LIMITS, SIZES } from './image.ts';

const sizes = JSON.parse(readFileSync(SIZES, 'utf8')) as Record<
  'uno' | 'mega',
  { readonly flash: number; readonly ram: number }
>;
const page = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const number = (text = ''): number => Number(text.replaceAll(',', ''));

test.each([
  ['uno', 'Uno'],
  ['mega', 'Mega'],
] as const)('%s: docs/evidence.md says what was built, and that is within the limits', (kind, name) => {
  const row = new RegExp(
    `^\\| firmware for ${name} \\| (\\d+) KB of flash, ([\\d,]+) bytes of static RAM`,
    'm',
  );
  const [, flash, ram] = row.exec(page('../docs/evidence.md')) ?? [];
  const { flash: bytes, ram: variables } = sizes[kind];
  expect({ flash: number(flash), ram: number(ram) }).toEqual({
    flash: Math.round(bytes / 1024),
    ram: variables,
  });
  expect(sizes[kind].flash).toBeLessThanOrEqual(LIMITS[kind].flash);
  expect(sizes[kind].ram).toBeLessThanOrEqual(LIMITS[kind].ram);
});

test('so does the README of the firmware, and what is left of the RAM follows from its figures', () => {
  const text = page('./README.md');
  const [, ram] = /Static RAM is (\d+) bytes with four lanes/.exec(text) ?? [];
  const [, deepest] =
    /is (\d+) bytes, the deepest interrupt on top included/.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  const [, free] = /So (\d+) of 2048 bytes are free/.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  expect(number(ram)).toBe(sizes.uno.ram);
  expect(number(free)).toBe(2048 - sizes.uno.ram - number(deepest));
});

test('and how large a record is, how many places there are for it, and how many games they are good for', () => {
  const text = page('./README.md').replaceAll(/\s+/g, ' ');
  const header = page('./muggins/src/store.h');
  const constant = (name: string): number => number(new RegExp(`\\b${name} = (\\d+);`).exec(header)?.[1]);
  const log = constant('kEntryRoom') * constant('kEntry');
  // A colour, two holes and what the log has carried over for each lane, and sixteen bytes more.
  const recordOf = (kind: BoardKind): number => 16 + 4 * MOST_LANES[kind];
  // EEPROM of an ATmega328P and an ATmega2560, 100,000 cycles a byte (DS40002061B, DS40002211A), 120 moves a game.
  const places = (kind: BoardKind): number =>
    Math.min(120, Math.floor((PROCESSORS[kind].eeprom - log) / recordOf(kind)));
  const records = places('uno') * 100_000;
  expect(text).toContain(`one record of ${recordOf('uno')} bytes (${recordOf('mega')} on a Mega)`);
  expect(text).toContain(`${places('uno')} places of the EEPROM in turn (${places('mega')} on a Mega)`);
  expect(text).toContain(`good for ${records / 1e6} million records`);
  const [, games] = /120 moves a game ([\d,]+) games/.exec(text) ?? [];
  expect(Math.abs(number(games) - records / 120)).toBeLessThan(500);
});

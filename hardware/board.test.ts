import { describe, expect, test } from 'vitest';
import {
  BOARD_KINDS,
  BUTTON_IDS,
  HOLES,
  kindsFor,
  LANE_COUNTS,
  laneCountsOf,
  MOST_LANES,
} from '../shared/protocol/index.ts';
import {
  buttonPin,
  buttonPins,
  CONTROLLERS,
  freePins,
  holePixel,
  indicatorPixel,
  pixelCount,
  pixelPlace,
  streetNumber,
  takenPins,
  UNO_PINS,
} from './board.ts';

describe.each(LANE_COUNTS)('a board with %i lanes', (lanes) => {
  test.each(kindsFor(lanes))('%s: no pin is used twice, and every pin exists', (kind) => {
    const used = takenPins(lanes, kind);
    expect(new Set(used).size).toBe(used.length);
    const known = new Set(CONTROLLERS[kind].pins.map(({ number }) => number));
    expect(used.filter((pin) => !known.has(pin))).toEqual([]);
    const places = CONTROLLERS[kind].pins.map(({ port, bit }) => `${port}${bit}`);
    expect(new Set(places).size).toBe(places.length);
  });

  const brought = { uno: 20, mega: 70 };
  test.each(kindsFor(lanes))('%s: used and free pins together are all that it brings out', (kind) => {
    const all = brought[kind];
    expect(takenPins(lanes, kind).length + freePins(lanes, kind).length).toBe(all);
    expect(freePins(lanes, kind).length).toBe(all - 16 - lanes);
  });

  test('the chain has every pixel once', () => {
    const places = Array.from({ length: pixelCount(lanes) }, (_, i) => pixelPlace(i));
    places.forEach((place, index) => {
      const back =
        place.kind === 'indicator' ? indicatorPixel(place.lane) : holePixel(place.lane, place.hole);
      expect(back).toBe(index);
    });
    expect(places.filter(({ kind }) => kind === 'hole')).toHaveLength(lanes * HOLES);
  });
});

test('pins carry the port and bit of the ATmega328P (Uno pinout)', () => {
  const row = (number: number) => {
    const { name, port, bit } = UNO_PINS[number] ?? { name: '', port: '', bit: -1 };
    return `${name} P${port}${bit}`;
  };
  expect([0, 7, 8, 9, 13, 14, 19].map(row)).toEqual([
    'D0 PD0',
    'D7 PD7',
    'D8 PB0',
    'D9 PB1',
    'D13 PB5',
    'A0 PC0',
    'A5 PC5',
  ]);
});

test.each(BOARD_KINDS)('%s: D13, where a LED may hang to ground, is no keypad line and no button', (kind) => {
  // 35 kOhm of pull-up through the LED leave about 1.9 V: not surely high (DS40002061B 29.2, 0.6 of the supply).
  const { map } = CONTROLLERS[kind];
  expect([...map.keypadRows, ...map.keypadColumns, ...buttonPins(kind)]).not.toContain(13);
});

test('every button that a kind of board has lanes for has a pin of its own', () => {
  for (const kind of BOARD_KINDS) {
    expect(new Set(buttonPins(kind)).size).toBe(MOST_LANES[kind] + 2);
    expect(CONTROLLERS[kind].map.playerButtons).toHaveLength(MOST_LANES[kind]);
    const pins = BUTTON_IDS.map((id) => buttonPin(kind, id));
    expect(pins.filter((pin) => pin !== undefined)).toEqual(buttonPins(kind));
  }
});

test('an Uno has at most four lanes, a Mega six; lanes five and six moved no pin of boards that were built before', () => {
  expect([laneCountsOf('uno'), laneCountsOf('mega')]).toEqual([
    [2, 3, 4],
    [2, 3, 4, 5, 6],
  ]);
  expect(LANE_COUNTS.map((lanes) => kindsFor(lanes)[0])).toEqual(['uno', 'uno', 'uno', 'mega', 'mega']);
  expect(buttonPins('uno')).toEqual([2, 3, 4, 5, 6, 7]);
  expect(buttonPins('mega').slice(0, 6)).toEqual([22, 23, 24, 25, 26, 27]);
});

test('streets are thirty holes and the game hole ends the fourth', () => {
  expect([1, 30, 31, 60, 61, 90, 91, 120, 121].map(streetNumber)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
});

// Which pin of which Arduino does what: the two boards that the firmware is built for, their pins with port and bit,
// and what Muggins connects to them. board.ts passes all of it on.
import {
  type BoardKind,
  BUTTON_IDS,
  type ButtonId,
  type LaneCount,
  laneOfButton,
} from '../shared/protocol/index.ts';

export const PORT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L'] as const;
export type PortName = (typeof PORT_NAMES)[number];

/** A pin: its Arduino name, its Arduino number, its port and bit on the processor. */
export interface Pin {
  readonly name: string;
  readonly number: number;
  readonly port: PortName;
  readonly bit: number;
}

/** All pins that an Uno brings out, numbered as Arduino does: 0..13 digital, 14..19 are A0..A5. */
export const UNO_PINS: readonly Pin[] = Array.from({ length: 20 }, (_, number) => ({
  number,
  name: number < 14 ? `D${number}` : `A${number - 14}`,
  port: number < 8 ? 'D' : number < 14 ? 'B' : 'C',
  bit: number < 8 ? number : number < 14 ? number - 8 : number - 14,
}));

/** Port and bit of the Mega's pins D0 to D53, A0 to A15 (Arduino Mega 2560 Rev3 schematic). */
const MEGA_BITS =
  'E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 ' +
  'A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0 D7 G2 G1 G0 L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0 ' +
  'F0 F1 F2 F3 F4 F5 F6 F7 K0 K1 K2 K3 K4 K5 K6 K7';

const portName = (letter: string | undefined): PortName => {
  const found = PORT_NAMES.find((name) => name === letter);
  if (found === undefined) throw new RangeError(`there is no port ${letter}`);
  return found;
};

/** All pins that a Mega brings out: 0..53 digital, 54..69 are A0..A15. */
export const MEGA_PINS: readonly Pin[] = MEGA_BITS.split(' ').map((place, number) => ({
  number,
  name: number < 54 ? `D${number}` : `A${number - 54}`,
  port: portName(place[0]),
  bit: Number(place[1]),
}));

/**
 * The Uno. The buzzer is on OC1A, so that timer 1 makes the pitch while pixels are clocked out; the buttons share
 * port D, the rows port B and the columns port C. On some boards a LED with its resistor hangs on D13: it would pull
 * an input with pull-up down, and so too a row, which floats between its turns and would drag down every column that
 * a key joins to it. So D13 has the pixels, which are always driven.
 */
export const PINS = {
  serialReceive: 0,
  serialTransmit: 1,
  playerButtons: [2, 3, 4, 5],
  mugginsButton: 6,
  undoButton: 7,
  buzzer: 9,
  pixels: 13,
  keypadRows: [8, 10, 11, 12],
  keypadColumns: [14, 15, 16, 17],
  displayData: 18,
  displayClock: 19,
} as const;

/** Arduino numbers of the pins that Muggins takes; as many player buttons as a board of this kind has lanes. */
export type PinMap = {
  readonly [use in keyof typeof PINS]: (typeof PINS)[use] extends number ? number : readonly number[];
};

/**
 * The Mega, by the same reasons: pixels on D13 and buzzer on OC1A (D11) share port B, the buttons are together on
 * port A and the keypad on port C, both on the double row at the end; the display is on the Mega's two-wire pins. The
 * buttons of players five and six came later: they are behind MUGGINS and UNDO, so that no other pin moved.
 */
export const MEGA_PIN_MAP = {
  serialReceive: 0,
  serialTransmit: 1,
  playerButtons: [22, 23, 24, 25, 28, 29],
  mugginsButton: 26,
  undoButton: 27,
  buzzer: 11,
  pixels: 13,
  keypadRows: [33, 32, 31, 30],
  keypadColumns: [37, 36, 35, 34],
  displayData: 20,
  displayClock: 21,
} as const satisfies PinMap;

/** What there is to know of an Arduino that Muggins runs on. */
export interface Controller {
  /** As it is sold. */
  readonly name: string;
  readonly processor: string;
  readonly pins: readonly Pin[];
  readonly map: PinMap;
}

export const CONTROLLERS: Readonly<Record<BoardKind, Controller>> = {
  uno: { name: 'Arduino Uno', processor: 'ATmega328P', pins: UNO_PINS, map: PINS },
  mega: { name: 'Arduino Mega 2560', processor: 'ATmega2560', pins: MEGA_PINS, map: MEGA_PIN_MAP },
};

/** A pin by its Arduino number. @throws RangeError if the board has none of that number */
export function pinOf(kind: BoardKind, number: number): Pin {
  const { name, pins } = CONTROLLERS[kind];
  const pin = pins[number];
  if (pin === undefined) throw new RangeError(`an ${name} has no pin ${number}`);
  return pin;
}

/** Numbers of the pins that a board with so many lanes takes. The rest is free for plain Firmata. */
export function takenPins(lanes: LaneCount, kind: BoardKind = 'uno'): readonly number[] {
  const { playerButtons, ...others } = CONTROLLERS[kind].map;
  return [...playerButtons.slice(0, lanes), ...Object.values(others).flat()];
}

/** Pins that plain Firmata may use on a board with so many lanes. */
export function freePins(lanes: LaneCount, kind: BoardKind = 'uno'): readonly Pin[] {
  const taken = takenPins(lanes, kind);
  return CONTROLLERS[kind].pins.filter(({ number }) => !taken.includes(number));
}

/** The pin that a button pulls to ground; undefined where such a board has none for it. */
export function buttonPin(kind: BoardKind, id: ButtonId): number | undefined {
  const { playerButtons, mugginsButton, undoButton } = CONTROLLERS[kind].map;
  if (id === 'MUGGINS') return mugginsButton;
  return id === 'UNDO' ? undoButton : playerButtons[laneOfButton(id)];
}

/** The pins of all buttons that such a board can have, in the order of their key codes. */
export const buttonPins = (kind: BoardKind): readonly number[] =>
  BUTTON_IDS.flatMap((id) => buttonPin(kind, id) ?? []);

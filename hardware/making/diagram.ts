// The wiring as a drawing. Every line that leaves the Arduino is a row of the wiring table and carries its name.

import type { BoardKind, LaneCount } from '../../shared/protocol/index.ts';
import { area, xy } from '../board.ts';
import { controlPlan, type Description } from '../panel.ts';
import { buttonName } from './controls.ts';
import { chain, supply } from './feed.ts';
import { box, disc, GREY, heading, INK, pale, patch, picture, stroke } from './picture.ts';
import { type Shape, type Sheet, words } from './sheet.ts';
import { label, part, pill, wire } from './symbol.ts';
import { buttonRef, type Hop, hops, isPort, WIRES } from './wiring.ts';

/** Paper: the Arduino's left and right edge, what stands left and right of it, and the distance of two pins. */
const X = {
  ground: 4,
  left: 16,
  leftEnd: 62,
  near: 112,
  far: 158,
  right: 214,
  rightEnd: 262,
  edge: 300,
} as const;
const ROW = 7.5;
const TOP = 6;
/** Rows that the right side of the Arduino takes, down to the ground of the level shifter. */
const LEAST_ROWS = 14;

/** The connections of one board, asked for by their ends. */
class Net {
  readonly all: readonly Hop[];

  constructor(all: readonly Hop[]) {
    this.all = all;
  }

  /** The connection that ends at a terminal; of those, the one from the Arduino if there is one. */
  to(terminal: string): Hop {
    const found = this.all.filter(({ to }) => to === terminal);
    const hop = found.find(({ from }) => from.startsWith('A1.')) ?? found[0];
    if (hop === undefined) throw new RangeError(`nothing is wired to ${terminal}`);
    return hop;
  }

  /** The port of a connector from which a wire leads there. */
  readonly port = (terminal: string): string =>
    this.all.find(({ from, to }) => to === terminal && isPort(from))?.from ?? '';
}

/** The drawing of a board with so many lanes on such an Arduino. */
export function wiringPicture(
  lanes: LaneCount,
  description: Description,
  kind: BoardKind,
  mark: string,
): Sheet {
  const net = new Net(hops(lanes, description, kind));
  const buttons = controlPlan(lanes, description).buttons.length;
  const rows = Math.max(buttons + 9, LEAST_ROWS);
  const below = TOP + rows * ROW + 16;
  const { name } = description.controllers[kind];
  return picture(
    {
      title: `Wiring: ${lanes} lanes, ${name}`,
      text: 'Pills are ports of the lever connectors X1a, X1b (5 V) and X2a, X2b (ground), which links join. Every wire is a row of the table.',
      mark: mark,
      size: area(X.edge, below + 2 + lanes * 20),
    },
    [
      ...arduino(rows, name),
      ...people(lanes, description, net, buttons),
      ...display(net),
      ...sound(net),
      ...shifter(net),
      ...usb(rows),
      ...chain(lanes, description, {
        top: below,
        from: xy(X.right + 70, y(9)),
        port: net.port,
      }),
      ...supply(below, lanes, net.all),
    ],
  );
}

const y = (row: number): number => TOP + (row + 0.9) * ROW;
function arduino(rows: number, name: string): readonly Shape[] {
  const [maker = '', ...model] = name.split(' ');
  // Between the pins of the piezo and the data pin, where the right edge is free.
  const middle = xy((X.near + X.far) / 2, y(7.5));
  return [
    box(xy(X.near, TOP), area(X.far - X.near, rows * ROW), { fill: '#d9edf3', stroke: '#0b7285' }),
    words(middle, 5, 'A1', { anchor: 'middle', bold: true, colour: '#0b7285' }),
    words(xy(middle.x, middle.y + 5), 3.1, maker, { anchor: 'middle', colour: '#0b7285' }),
    words(xy(middle.x, middle.y + 9), 3.1, model.join(' '), { anchor: 'middle', colour: '#0b7285' }),
  ];
}

/** A line from a pin on the Arduino's left. */
function leftPin(hop: Hop, row: number): readonly Shape[] {
  return [
    label(xy(X.near + 2, y(row) + 1.1), hop.from.slice(3), 'start', true),
    wire(hop.wire, [xy(X.near, y(row)), xy(X.leftEnd, y(row))], `wire ${hop.from} ${hop.to}`),
  ];
}

function rightPin(hop: Hop, row: number, to: number = X.right): readonly Shape[] {
  return [
    label(xy(X.far - 2, y(row) + 1.1), hop.from.slice(3), 'end', true),
    wire(hop.wire, [xy(X.far, y(row)), xy(to, y(row))], `wire ${hop.from} ${hop.to}`),
  ];
}

/** Buttons and keypad on the left. */
function people(lanes: LaneCount, description: Description, net: Net, buttons: number): readonly Shape[] {
  const ids = controlPlan(lanes, description).buttons.map(({ id }) => id);
  const look = { stroke: WIRES.black.colour, width: 0.5 };
  const switches = ids.flatMap((id, row) => {
    const ref = buttonRef(id);
    const colour = description.colours[Number(id.slice(1)) - 1]?.css;
    const fill = colour === undefined ? '#ffffff' : pale(colour, 0.3);
    return [
      ...leftPin(net.to(`${ref}.1`), row),
      stroke(xy(X.ground, y(row)), xy(X.left, y(row)), look),
      box(xy(X.left, y(row) - 2.9), area(X.leftEnd - X.left, 5.8), { fill }),
      label(xy(X.left + 3, y(row) + 1.1), ref, 'start', true),
      label(xy(X.leftEnd - 3, y(row) + 1.1), buttonName(id), 'end'),
    ];
  });
  return [
    ...switches,
    stroke(xy(X.ground, y(0)), xy(X.ground, y(buttons - 1)), look),
    words(xy(X.ground - 2, y(0) - 4.6), 2.9, 'ground, from LS1', { colour: '#52606b' }),
    ...keypad(net, buttons + 0.5),
  ];
}

/** The keypad, with its first pin in such a row. */
function keypad(net: Net, first: number): readonly Shape[] {
  const keys = Array.from({ length: 8 }, (_, i) => (i < 4 ? `R${i + 1}` : `C${i - 3}`));
  return [
    box(xy(X.left, y(first) - 4.2), area(X.leftEnd - X.left, 8 * ROW + 0.8)),
    heading(xy(X.left + 16, y(first + 3.5)), 3.8, 'KP1'),
    words(xy(X.left + 16, y(first + 3.5) + 4), 2.9, 'keypad', { anchor: 'middle', colour: '#52606b' }),
    ...keys.flatMap((key, i) => [
      ...leftPin(net.to(`KP1.${key}`), first + i),
      label(
        xy(X.leftEnd - 2.5, y(first + i) + 1.1),
        key.startsWith('R') ? `row ${key[1]}` : `column ${key[1]}`,
        'end',
      ),
    ]),
  ];
}

function display(net: Net): readonly Shape[] {
  const pins = ['SDA', 'SCL', 'VCC', 'GND'];
  return [
    ...pins.flatMap((pin, row) => [
      ...rightPin(net.to(`DS1.${pin}`), row),
      label(xy(X.right + 2.5, y(row) + 1.1), pin),
    ]),
    patch(
      xy(X.right, y(0) - 4.5),
      area(X.rightEnd - X.right + 14, 3 * ROW + 9),
      { stroke: INK, width: 0.35 },
      1.5,
    ),
    patch(xy(X.right + 20, y(0) - 1), area(36, 14), { fill: '#1d4f9c', stroke: 'none' }),
    words(xy(X.right + 38, y(0) + 7), 3.4, '20 x 4', {
      anchor: 'middle',
      bold: true,
      colour: '#dbe8ff',
    }),
    words(xy(X.right + 20, y(3) + 1.4), 3.8, 'DS1', { bold: true, colour: INK }),
    words(xy(X.right + 30, y(3) + 1.4), 2.9, 'display', { colour: '#52606b' }),
  ];
}

function sound(net: Net): readonly Shape[] {
  const [hot, cold] = [5, 6] as const;
  return [
    ...rightPin(net.to('R3.1'), hot, X.far + 16),
    box(xy(X.far + 16, y(hot) - 2.4), area(24, 4.8), { fill: '#efe3c8' }),
    label(xy(X.far + 28, y(hot) + 1.1), 'R3  270 Ω', 'middle'),
    wire('signal', [xy(X.far + 40, y(hot)), xy(X.right, y(hot))]),
    ...rightPin(net.to('LS1.2'), cold),
    ...part(xy(X.right, y(hot) - 3.6), area(34, ROW + 7.2), 'LS1', 'piezo'),
  ];
}

/** Rows of the data pin and of the ground beside it. */
const [DATA, GROUND] = [9, 12.4] as const;

/** Level shifter, its resistors and capacitor, and the way to the first pixel. */
const shifter = (net: Net): readonly Shape[] => [
  ...rightPin(net.to('U1.2'), DATA, X.right),
  ...pullDown(),
  ...groundPin(net.all.find(({ to }) => to === 'A1.GND')),
  ...driver(net),
  wire('data', [xy(X.right + 36, y(DATA)), xy(X.right + 46, y(DATA))]),
  box(xy(X.right + 46, y(DATA) - 2.4), area(24, 4.8), { fill: '#efe3c8' }),
  label(xy(X.right + 58, y(DATA) + 1.1), 'R1  330 Ω', 'middle'),
];

/** The resistor from the data line to ground. */
function pullDown(): readonly Shape[] {
  const [data, ground] = [DATA, GROUND];
  const r2 = X.far + 24;
  return [
    wire('data', [xy(r2, y(data)), xy(r2, y(data) + 4)]),
    disc(xy(r2, y(data)), 0.8, WIRES.data.colour),
    box(xy(r2 - 2.4, y(data) + 4), area(4.8, 13), { fill: '#efe3c8' }),
    label(xy(r2 + 4, y(data) + 10), 'R2'),
    label(xy(r2 + 4, y(data) + 14), '10 kΩ'),
    wire('black', [xy(r2, y(data) + 17), xy(r2, y(ground))]),
    disc(xy(r2, y(ground)), 0.8, WIRES.black.colour),
  ];
}

const groundPin = (common: Hop | undefined): readonly Shape[] => [
  label(xy(X.far - 2, y(GROUND) + 1.1), 'GND', 'end', true),
  wire('black', [xy(X.far, y(GROUND)), xy(X.right - 4, y(GROUND))], `wire ${common?.to} ${common?.from}`),
  ...pill(xy(X.right - 2, y(GROUND)), common?.from ?? ''),
];

/** The level shifter between its supply and ground. */
function driver(net: Net): readonly Shape[] {
  const data = DATA;
  return [
    ...part(xy(X.right, y(data) - 6), area(36, 12), 'U1', '74AHCT125'),
    wire('red', [xy(X.right + 10, y(data) - 6), xy(X.right + 10, y(data) - 10)]),
    ...pill(xy(X.right + 10, y(data) - 11), net.port('U1.14')),
    wire('black', [xy(X.right + 10, y(data) + 6), xy(X.right + 10, y(data) + 10)]),
    ...pill(xy(X.right + 10, y(data) + 11), net.port('U1.7')),
    words(xy(X.right + 17, y(data) + 12), 2.9, 'C2 100 nF across 5 V and ground', {
      colour: '#52606b',
    }),
    words(xy(X.right + 1.5, y(data) - 1), 2.6, '2', { colour: GREY }),
    words(xy(X.right + 34.5, y(data) - 1), 2.6, '3', { anchor: 'end', colour: GREY }),
  ];
}

const usb = (rows: number): readonly Shape[] => [
  stroke(xy((X.near + X.far) / 2, TOP + rows * ROW), xy((X.near + X.far) / 2, TOP + rows * ROW + 6), {
    stroke: GREY,
    width: 1.4,
  }),
  words(xy((X.near + X.far) / 2 + 3, TOP + rows * ROW + 6), 3.1, 'W1: USB to the computer or a charger', {
    colour: INK,
  }),
];

// The wiring as a drawing. Every line that leaves the Arduino is a row of the wiring table and carries its name.
import type { BoardKind } from '../../shared/protocol/index.ts';
import { area, type Point, xy } from '../board.ts';
import { type Plan, WIRES } from '../panel.ts';
import { buttonName } from './controls.ts';
import { chain, supply } from './feed.ts';
import {
  box,
  disc,
  face,
  GREY,
  heading,
  INK,
  label,
  note,
  pale,
  part,
  patch,
  picture,
  pill,
  stroke,
  wire,
  word,
} from './picture.ts';
import { type Anchor, type Shape, type Sheet, words } from './sheet.ts';
import { buttonRef, type Hop, hops, Net } from './wiring.ts';

/** Paper: the Arduino's left and right edge, the parts left and right of it, and the distance of two pins. */
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
const y = (row: number): number => TOP + (row + 0.9) * ROW;
/** The middle of the Arduino, and rows that its right side takes, down to the ground of the level shifter. */
const MIDDLE = (X.near + X.far) / 2;
const LEAST_ROWS = 14;
const TEAL = '#0b7285';
const RESISTOR = '#efe3c8';

/** The drawing of a board on such an Arduino. */
export function wiringPicture(plan: Plan, kind: BoardKind): Sheet {
  const { lanes, mark } = plan;
  const net = new Net(hops(plan, kind));
  const rows = Math.max(plan.controls.buttons.length + 9, LEAST_ROWS);
  const below = TOP + rows * ROW + 16;
  const { name } = plan.description.controllers[kind];
  const about = {
    title: `Wiring: ${lanes} lanes, ${name}`,
    remark:
      'Pills are ports of the lever connectors X1a, X1b (5 V) and X2a, X2b (ground), which links join. Every wire is a row of the table.',
    mark,
    size: area(X.edge, below + 2 + lanes * 20),
  };
  return picture(about, [
    ...arduino(rows, name),
    ...people(plan, net),
    ...display(net),
    ...sound(net),
    ...shifter(net),
    ...chain(plan, net, { top: below, from: xy(X.right + 70, y(DATA)) }),
    ...supply(below, lanes, net.all),
  ]);
}

/** The Arduino, and the cable that leaves it at the bottom. */
function arduino(rows: number, name: string): readonly Shape[] {
  const [maker = '', ...model] = name.split(' ');
  // Between the pins of the piezo and the data pin, where the right edge is free.
  const say = (down: number, size: number, text: string, bold = false): Shape =>
    words(xy(MIDDLE, y(7.5) + down), size, text, { anchor: 'middle', colour: TEAL, bold });
  const bottom = TOP + rows * ROW;
  return [
    box(xy(X.near, TOP), area(X.far - X.near, rows * ROW), '#d9edf3', TEAL),
    say(0, 5, 'A1', true),
    say(5, 3.1, maker),
    say(9, 3.1, model.join(' ')),
    stroke(xy(MIDDLE, bottom), xy(MIDDLE, bottom + 6), GREY, 1.4),
    word(xy(MIDDLE + 3, bottom + 6), 3.1, 'W1: USB to the computer or a charger'),
  ];
}

/** A line from a pin on the Arduino's left or right edge. */
const pin = (x: number, to: number, { from, to: end, wire: kind }: Hop, row: number): readonly Shape[] => [
  beside(x, row, from.slice(3)),
  wire(kind, [xy(x, y(row)), xy(to, y(row))], `wire ${from} ${end}`),
];
const beside = (x: number, row: number, name: string): Shape =>
  x === X.near
    ? label(xy(x + 2, y(row) + 1.1), name, 'start', true)
    : label(xy(x - 2, y(row) + 1.1), name, 'end', true);
const leftPin = (hop: Hop, row: number): readonly Shape[] => pin(X.near, X.leftEnd, hop, row);
const rightPin = (hop: Hop, row: number, to: number = X.right): readonly Shape[] => pin(X.far, to, hop, row);

/** Buttons and keypad on the left. */
function people(plan: Plan, net: Net): readonly Shape[] {
  const { buttons } = plan.controls;
  const black = WIRES.black.colour;
  const switches = buttons.flatMap(({ id, lane }, row) => {
    const ref = buttonRef(id);
    return [
      ...leftPin(net.to(`${ref}.1`), row),
      stroke(xy(X.ground, y(row)), xy(X.left, y(row)), black, 0.5),
      box(
        xy(X.left, y(row) - 2.9),
        area(X.leftEnd - X.left, 5.8),
        lane === undefined ? undefined : pale(plan.colour(lane), 0.3),
      ),
      label(xy(X.left + 3, y(row) + 1.1), ref, 'start', true),
      label(xy(X.leftEnd - 3, y(row) + 1.1), buttonName(id), 'end'),
    ];
  });
  return [
    ...switches,
    stroke(xy(X.ground, y(0)), xy(X.ground, y(buttons.length - 1)), black, 0.5),
    note(xy(X.ground - 2, y(0) - 4.6), 'ground, from LS1'),
    ...keypad(net, buttons.length + 0.5),
  ];
}

/** The keypad, with its first pin in such a row. */
function keypad(net: Net, first: number): readonly Shape[] {
  const keys = ['R1', 'R2', 'R3', 'R4', 'C1', 'C2', 'C3', 'C4'];
  const middle = xy(X.left + 16, y(first + 3.5));
  return [
    box(xy(X.left, y(first) - 4.2), area(X.leftEnd - X.left, 8 * ROW + 0.8)),
    heading(middle, 3.8, 'KP1'),
    note(xy(middle.x, middle.y + 4), 'keypad', 'middle'),
    ...keys.flatMap((key, i) => [
      ...leftPin(net.to(`KP1.${key}`), first + i),
      label(xy(X.leftEnd - 2.5, y(first + i) + 1.1), `${i < 4 ? 'row' : 'column'} ${key[1]}`, 'end'),
    ]),
  ];
}

function display(net: Net): readonly Shape[] {
  const pins = ['SDA', 'SCL', 'VCC', 'GND'];
  const { right } = X;
  return [
    ...pins.flatMap((name, row) => [
      ...rightPin(net.to(`DS1.${name}`), row),
      label(xy(right + 2.5, y(row) + 1.1), name),
    ]),
    patch(xy(right, y(0) - 4.5), area(62, 3 * ROW + 9), { stroke: INK, width: 0.35 }, 1.5),
    patch(xy(right + 20, y(0) - 1), area(36, 14), face('#1d4f9c')),
    words(xy(right + 38, y(0) + 7), 3.4, '20 x 4', { anchor: 'middle', bold: true, colour: '#dbe8ff' }),
    words(xy(right + 20, y(3) + 1.4), 3.8, 'DS1', { bold: true, colour: INK }),
    note(xy(right + 30, y(3) + 1.4), 'display'),
  ];
}

/** A resistor that lies in a wire, from its left end. */
const resistor = ({ x, y: middle }: Point): Shape => box(xy(x, middle - 2.4), area(24, 4.8), RESISTOR);

const sound = (net: Net): readonly Shape[] => [
  ...rightPin(net.to('R3.1'), 5, X.far + 16),
  resistor(xy(X.far + 16, y(5))),
  label(xy(X.far + 28, y(5) + 1.1), 'R3  270 Ω', 'middle'),
  wire('signal', [xy(X.far + 40, y(5)), xy(X.right, y(5))]),
  ...rightPin(net.to('LS1.2'), 6),
  ...part(xy(X.right, y(5) - 3.6), area(34, ROW + 7.2), 'LS1', 'piezo'),
];

/** Rows of the data pin and of the ground beside it. */
const [DATA, GROUND] = [9, 12.4] as const;

/** Level shifter, its resistors and capacitor, and the way to the first pixel. */
const shifter = (net: Net): readonly Shape[] => [
  ...rightPin(net.to('U1.2'), DATA),
  ...pullDown(),
  ...groundPin(net.all.find(({ to }) => to === 'A1.GND')),
  ...driver(net),
  wire('data', [xy(X.right + 36, y(DATA)), xy(X.right + 46, y(DATA))]),
  resistor(xy(X.right + 46, y(DATA))),
  label(xy(X.right + 58, y(DATA) + 1.1), 'R1  330 Ω', 'middle'),
];

/** The resistor from the data line to ground. */
function pullDown(): readonly Shape[] {
  const x = X.far + 24;
  const [data, ground] = [y(DATA), y(GROUND)];
  return [
    wire('data', [xy(x, data), xy(x, data + 4)]),
    disc(xy(x, data), 0.8, WIRES.data.colour),
    box(xy(x - 2.4, data + 4), area(4.8, 13), RESISTOR),
    label(xy(x + 4, data + 10), 'R2'),
    label(xy(x + 4, data + 14), '10 kΩ'),
    wire('black', [xy(x, data + 17), xy(x, ground)]),
    disc(xy(x, ground), 0.8, WIRES.black.colour),
  ];
}

const groundPin = (common: Hop | undefined): readonly Shape[] => [
  beside(X.far, GROUND, 'GND'),
  wire('black', [xy(X.far, y(GROUND)), xy(X.right - 4, y(GROUND))], `wire ${common?.to} ${common?.from}`),
  ...pill(xy(X.right - 2, y(GROUND)), common?.from ?? ''),
];

/** The level shifter between its supply and ground. */
function driver(net: Net): readonly Shape[] {
  const data = y(DATA);
  const number = (x: number, text: string, anchor?: Anchor): Shape =>
    words(xy(x, data - 1), 2.6, text, { colour: GREY, ...(anchor && { anchor }) });
  const lead = (kind: 'red' | 'black', way: number, port: string): readonly Shape[] => [
    wire(kind, [xy(X.right + 10, data + way * 6), xy(X.right + 10, data + way * 10)]),
    ...pill(xy(X.right + 10, data + way * 11), port),
  ];
  return [
    ...part(xy(X.right, data - 6), area(36, 12), 'U1', '74AHCT125'),
    ...lead('red', -1, net.port('U1.14')),
    ...lead('black', 1, net.port('U1.7')),
    note(xy(X.right + 17, data + 12), 'C2 100 nF across 5 V and ground'),
    number(X.right + 1.5, '2'),
    number(X.right + 34.5, '3', 'end'),
  ];
}

// The level shifter on its stripboard: the layout as data, so that a test can follow the copper, and a picture of it.
import { area, type Point, xy } from '../board.ts';
import { WIRES } from '../panel.ts';
import { box, disc, face, GREY, heading, INK, patch, picture, stroke, word } from './picture.ts';
import { type Anchor, type Shape, type Sheet, words } from './sheet.ts';

/** A hole of the board: tracks run along the rows; both are counted from 1, seen from the side of the parts. */
export type DriverHole = readonly [column: number, row: number];
/** A link or a part across the tracks, from one row to another. */
type Span = readonly [column: number, from: number, to: number];

/** Pins of U1 from 1 on: 1 to 7 down the left column, 8 to 14 up the right. */
const PINS = '1OE 1A 1Y 2OE 2A 2Y GND 3Y 3A 3OE 4Y 4A 4OE VCC'.split(' ');
const chip = PINS.map((_, i): DriverHole => (i < 7 ? [8, 4 + i] : [11, 17 - i]));
const RESISTOR = '#d9c39a';

/** Bare or insulated wires. */
const LINKS: readonly Span[] = [
  [4, 2, 7],
  [5, 4, 12],
  [6, 8, 12],
  [7, 10, 12],
  [13, 2, 4],
  [14, 2, 5],
  [16, 2, 8],
  [15, 6, 12],
  [13, 9, 12],
  [17, 3, 12],
];

export const LAYOUT = {
  columns: 18,
  rows: 14,
  chip,
  /** Where the copper is cut: under the chip, so that its two sides are apart. */
  cuts: chip.slice(0, 7).map(([column, row]): DriverHole => [column + 1, row]),
  links: LINKS,
  parts: [
    { ref: 'R1', text: 'R1 330', fill: RESISTOR, span: [2, 6, 14] },
    { ref: 'R2', text: 'R2 10k', fill: RESISTOR, span: [3, 5, 12] },
    { ref: 'C2', text: 'C2', fill: '#e2a03f', span: [12, 4, 3] },
  ],
  /** Wires that come and go, at the first hole of a row. */
  wires: [
    { terminal: 'X1a.3', name: '5 V from X1a.3', row: 2, wire: 'red' },
    { terminal: 'A1', name: 'data from the Arduino', row: 5, wire: 'data' },
    { terminal: 'X2a.4', name: 'ground from X2a.4', row: 12, wire: 'black' },
    { terminal: 'LD1/1.DIN', name: 'data to the first pixel', row: 14, wire: 'data' },
  ],
} as const;

/** The two holes of a link or a part. */
export const endsOf = ([column, from, to]: Span): readonly [DriverHole, DriverHole] => [
  [column, from],
  [column, to],
];

const GRID = 7;
const LEFT = 52;
const LINK = '#5c6b77';
const CUT = '#ff7a5c';
const on = ([column, row]: DriverHole): Point => xy(LEFT + column * GRID, row * GRID);
const { columns, rows } = LAYOUT;
const all = (count: number, of: (number: number) => Shape): readonly Shape[] =>
  Array.from({ length: count }, (_, i) => of(i + 1));

export function driverPicture(mark: string): Sheet {
  const size = area(LEFT + (columns + 1) * GRID + 4, (rows + 1) * GRID + 14);
  const about = {
    title: 'The level shifter on stripboard B1, from the side of the parts',
    remark: 'Copper runs along the rows underneath; cut it at the crosses before anything is soldered.',
    mark,
    size,
  };
  return picture(about, [
    ...copper(),
    ...links(),
    ...chipShapes(),
    ...cuts(),
    ...parts(),
    ...ends(),
    ...key(size.height - 4),
  ]);
}

function copper(): readonly Shape[] {
  const board = area((columns + 1) * GRID + 3, (rows + 1) * GRID - 2);
  const number = (at: Point, text: number, anchor: Anchor): Shape =>
    words(at, 2.6, String(text), { colour: GREY, anchor });
  return [
    patch(xy(LEFT + 1, 0), board, face('#faf3e3', '#b9a27c', 0.4), 2),
    ...all(rows, (row) => {
      const { x, y } = on([1, row]);
      return patch(xy(x - 2.5, y - 2), area((columns - 1) * GRID + 5, 4), face('#efdcb4'));
    }),
    ...all(rows * columns, (number) => {
      const at = on([((number - 1) % columns) + 1, Math.ceil(number / columns)]);
      return disc(at, 0.7, { fill: '#ffffff', stroke: '#cdb98c' });
    }),
    ...all(rows, (row) => number(xy(on([columns, row]).x + 4.4, on([1, row]).y + 1), row, 'start')),
    ...all(columns, (column) => number(xy(on([column, 1]).x, GRID - 3.2), column, 'middle')),
  ];
}

const cross = ({ x, y }: Point, reach: number): readonly Shape[] => [
  stroke(xy(x - reach, y - reach), xy(x + reach, y + reach), CUT, 0.8),
  stroke(xy(x - reach, y + reach), xy(x + reach, y - reach), CUT, 0.8),
];
const cuts = (): readonly Shape[] => LAYOUT.cuts.flatMap((place) => cross(on(place), 1.3));

const pin = (place: DriverHole, colour: string): Shape => disc(on(place), 1.2, colour);

const links = (): readonly Shape[] =>
  LAYOUT.links.map(endsOf).flatMap(([a, b]) => [stroke(on(a), on(b), LINK, 1.1), pin(a, LINK), pin(b, LINK)]);

function chipShapes(): readonly Shape[] {
  const [a, b] = [on(chip[0] ?? [1, 1]), on(chip[7] ?? [1, 1])];
  return [
    patch(xy(a.x + 1.6, a.y - 4), area(b.x - a.x - 3.2, b.y - a.y + 8), face('#37424b', INK), 1),
    disc(xy(a.x + 4, a.y - 1.6), 0.9, '#ffffff'),
    heading(xy((a.x + b.x) / 2, b.y + 8.2), 3.2, 'U1 74AHCT125'),
    ...chip.flatMap((place, i) => {
      const { x, y } = on(place);
      const anchor = i < 7 ? 'start' : 'end';
      const beside = xy(x + (i < 7 ? 1.9 : -1.9), y + 0.7);
      return [pin(place, INK), words(beside, 1.7, PINS[i] ?? '', { anchor, colour: '#cfd8dd' })];
    }),
  ];
}

const parts = (): readonly Shape[] =>
  LAYOUT.parts.flatMap(({ ref, text, fill, span }) => {
    const [a, b] = endsOf(span);
    const [from, to] = [on(a), on(b)];
    const { x, y } = xy((from.x + to.x) / 2, (from.y + to.y) / 2);
    const isCapacitor = ref === 'C2';
    const body = isCapacitor ? area(5, 3) : area(4.4, 22);
    return [
      stroke(from, to, '#7d8a94', 0.8),
      pin(a, '#7d8a94'),
      pin(b, '#7d8a94'),
      box(xy(x - body.width / 2, y - body.height / 2), body, fill),
      ...(isCapacitor
        ? [heading(xy(x, y + 0.9), 2.4, text)]
        : Array.from(text).map((letter, i) => heading(xy(x, y - 6.4 + i * 2.9), 2.6, letter))),
    ];
  });

const ends = (): readonly Shape[] =>
  LAYOUT.wires.flatMap(({ name, row, wire }) => {
    const to = on([1, row]);
    const { colour } = WIRES[wire];
    return [
      stroke(xy(LEFT - 6, to.y), to, colour, 1.3),
      pin([1, row], colour),
      word(xy(LEFT - 8, to.y + 1.2), 3.4, name, 'end'),
    ];
  });

const key = (y: number): readonly Shape[] => [
  stroke(xy(LEFT, y), xy(LEFT + 8, y), LINK, 1.1),
  word(xy(LEFT + 10, y + 1.2), 3.4, 'link'),
  ...cross(xy(LEFT + 32, y), 2),
  word(xy(LEFT + 37, y + 1.2), 3.4, 'copper cut'),
];

// The level shifter on its stripboard: the layout as data, so that a test can follow the copper, and as a picture.
import type { Point } from '../board.ts';
import { box, GREY, INK, patch, picture, stroke } from './picture.ts';
import { circle, type Shape, type Sheet, words } from './sheet.ts';
import { WIRES } from './wiring.ts';

/** A hole of the board: tracks run along the rows; both are counted from 1, seen from the side of the parts. */
interface DriverHole {
  readonly column: number;
  readonly row: number;
}
const at = (column: number, row: number): DriverHole => ({ column, row });

const COLUMNS = 18;
const ROWS = 14;
/** The chip's left and right column, and the row of its first pin. */
const CHIP = { left: 8, right: 11, top: 4 } as const;

/** The layout of the driver board. */
export const LAYOUT = {
  columns: COLUMNS,
  rows: ROWS,
  /** Pins of U1, 1 to 14. */
  chip: Array.from({ length: 14 }, (_, i) =>
    i < 7 ? at(CHIP.left, CHIP.top + i) : at(CHIP.right, CHIP.top + 13 - i),
  ),
  /** Where the copper is cut: under the chip, so that its two sides are apart. */
  cuts: Array.from({ length: 7 }, (_, i) => at(CHIP.left + 1, CHIP.top + i)),
  /** Bare or insulated wire across the tracks. */
  links: [
    [at(4, 2), at(4, 7)],
    [at(5, 4), at(5, 12)],
    [at(6, 8), at(6, 12)],
    [at(7, 10), at(7, 12)],
    [at(13, 2), at(13, 4)],
    [at(14, 2), at(14, 5)],
    [at(16, 2), at(16, 8)],
    [at(15, 6), at(15, 12)],
    [at(13, 9), at(13, 12)],
    [at(17, 3), at(17, 12)],
  ],
  parts: [
    { ref: 'R1', pins: [at(2, 6), at(2, 14)] },
    { ref: 'R2', pins: [at(3, 5), at(3, 12)] },
    { ref: 'C2', pins: [at(12, 4), at(12, 3)] },
  ],
  /** Wires that come and go. */
  wires: [
    { terminal: 'X1.5V', name: '5 V from X1', place: at(1, 2), wire: 'red' },
    { terminal: 'A1', name: 'data from the Arduino', place: at(1, 5), wire: 'data' },
    { terminal: 'X2.GND', name: 'ground from X2', place: at(1, 12), wire: 'black' },
    { terminal: 'LD1/1.DIN', name: 'data to the first pixel', place: at(1, 14), wire: 'data' },
  ],
} as const satisfies {
  readonly columns: number;
  readonly rows: number;
  readonly chip: readonly DriverHole[];
  readonly cuts: readonly DriverHole[];
  readonly links: readonly (readonly [DriverHole, DriverHole])[];
  readonly parts: readonly { readonly ref: string; readonly pins: readonly [DriverHole, DriverHole] }[];
  readonly wires: readonly {
    readonly terminal: string;
    readonly name: string;
    readonly place: DriverHole;
    readonly wire: string;
  }[];
};

const GRID = 7;
const LEFT = 52;
const on = ({ column, row }: DriverHole): Point => ({ x: LEFT + column * GRID, y: row * GRID });

export function driverPicture(mark: string): Sheet {
  const size = { width: LEFT + (COLUMNS + 1) * GRID + 4, height: (ROWS + 1) * GRID + 14 };
  return picture(
    {
      title: 'The level shifter on stripboard B1, from the side of the parts',
      text: 'Copper runs along the rows underneath; cut it at the crosses before anything is soldered.',
      mark: mark,
      size: size,
    },
    [...copper(), ...links(), ...chip(), ...cuts(), ...parts(), ...ends(), ...key(size.height - 4)],
  );
}

function copper(): readonly Shape[] {
  const origin = on(at(0, 0));
  return [
    patch(
      { x: origin.x + 1, y: origin.y },
      { width: (COLUMNS + 1) * GRID + 3, height: (ROWS + 1) * GRID - 2 },
      { fill: '#faf3e3', stroke: '#b9a27c', width: 0.4 },
      2,
    ),
    ...Array.from({ length: ROWS }, (_, i) => {
      const { x, y } = on(at(1, i + 1));
      return patch(
        { x: x - 2.5, y: y - 2 },
        { width: (COLUMNS - 1) * GRID + 5, height: 4 },
        { fill: '#efdcb4', stroke: 'none' },
      );
    }),
    ...Array.from({ length: ROWS * COLUMNS }, (_, i) =>
      circle('guide', on(at((i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1)), 0.7, {
        look: {
          fill: '#ffffff',
          stroke: '#cdb98c',
        },
      }),
    ),
    ...Array.from({ length: ROWS }, (_, i) =>
      words({ x: on(at(COLUMNS, i + 1)).x + 4.4, y: on(at(1, i + 1)).y + 1 }, 2.6, String(i + 1), {
        colour: GREY,
      }),
    ),
    ...Array.from({ length: COLUMNS }, (_, i) =>
      words({ x: on(at(i + 1, 1)).x, y: on(at(1, 1)).y - 3.2 }, 2.6, String(i + 1), {
        anchor: 'middle',
        colour: GREY,
      }),
    ),
  ];
}

const cuts = (): readonly Shape[] =>
  LAYOUT.cuts.flatMap((place) => {
    const { x, y } = on(place);
    const look = { stroke: '#ff7a5c', width: 0.8 };
    return [
      stroke({ x: x - 1.3, y: y - 1.3 }, { x: x + 1.3, y: y + 1.3 }, look),
      stroke({ x: x - 1.3, y: y + 1.3 }, { x: x + 1.3, y: y - 1.3 }, look),
    ];
  });

const pin = (place: DriverHole, colour: string): Shape =>
  circle('guide', on(place), 1.2, { look: { fill: colour, stroke: 'none' } });

const links = (): readonly Shape[] =>
  LAYOUT.links.flatMap(([a, b]) => [
    stroke(on(a), on(b), { stroke: '#5c6b77', width: 1.1 }),
    pin(a, '#5c6b77'),
    pin(b, '#5c6b77'),
  ]);

function chip(): readonly Shape[] {
  const a = on(LAYOUT.chip[0] ?? at(1, 1));
  const b = on(LAYOUT.chip[7] ?? at(1, 1));
  const names = ['1OE', '1A', '1Y', '2OE', '2A', '2Y', 'GND', '3Y', '3A', '3OE', '4Y', '4A', '4OE', 'VCC'];
  return [
    patch(
      { x: a.x + 1.6, y: a.y - 4 },
      { width: b.x - a.x - 3.2, height: b.y - a.y + 8 },
      { fill: '#37424b', stroke: '#1f2a33', width: 0.3 },
      1,
    ),
    circle('guide', { x: a.x + 4, y: a.y - 1.6 }, 0.9, { look: { fill: '#ffffff', stroke: 'none' } }),
    words({ x: (a.x + b.x) / 2, y: b.y + 8.2 }, 3.2, 'U1 74AHCT125', {
      anchor: 'middle',
      bold: true,
      colour: INK,
    }),
    ...LAYOUT.chip.flatMap((place, i) => {
      const { x, y } = on(place);
      const left = i < 7;
      return [
        pin(place, '#1f2a33'),
        words({ x: x + (left ? 1.9 : -1.9), y: y + 0.7 }, 1.7, names[i] ?? '', {
          anchor: left ? 'start' : 'end',
          colour: '#cfd8dd',
        }),
      ];
    }),
  ];
}

const BODIES: Readonly<Record<string, { readonly fill: string; readonly text: string }>> = {
  R1: { fill: '#d9c39a', text: 'R1 330' },
  R2: { fill: '#d9c39a', text: 'R2 10k' },
  C2: { fill: '#e2a03f', text: 'C2' },
};

const parts = (): readonly Shape[] =>
  LAYOUT.parts.flatMap(({ ref, pins: [a, b] }) => {
    const [from, to] = [on(a), on(b)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const { fill, text } = BODIES[ref] ?? { fill: '#ffffff', text: ref };
    const body = ref === 'C2' ? { width: 5, height: 3 } : { width: 4.4, height: 22 };
    return [
      stroke(from, to, { stroke: '#7d8a94', width: 0.8 }),
      pin(a, '#7d8a94'),
      pin(b, '#7d8a94'),
      box({ x: middle.x - body.width / 2, y: middle.y - body.height / 2 }, body, { fill }),
      ...(ref === 'C2'
        ? [
            words({ x: middle.x, y: middle.y + 0.9 }, 2.4, text, {
              anchor: 'middle',
              bold: true,
              colour: INK,
            }),
          ]
        : Array.from(text).map((letter, i) =>
            words({ x: middle.x, y: middle.y - 6.4 + i * 2.9 }, 2.6, letter, {
              anchor: 'middle',
              bold: true,
              colour: INK,
            }),
          )),
    ];
  });

const ends = (): readonly Shape[] =>
  LAYOUT.wires.flatMap(({ name, place, wire }) => {
    const to = on(place);
    const { colour } = WIRES[wire];
    return [
      stroke({ x: LEFT - 6, y: to.y }, to, { stroke: colour, width: 1.3 }),
      pin(place, colour),
      words({ x: LEFT - 8, y: to.y + 1.2 }, 3.4, name, { anchor: 'end', colour: INK }),
    ];
  });

function key(y: number): readonly Shape[] {
  return [
    stroke({ x: LEFT, y }, { x: LEFT + 8, y }, { stroke: '#5c6b77', width: 1.1 }),
    words({ x: LEFT + 10, y: y + 1.2 }, 3.4, 'link', { colour: INK }),
    stroke({ x: LEFT + 30, y: y - 2 }, { x: LEFT + 34, y: y + 2 }, { stroke: '#ff7a5c', width: 0.8 }),
    stroke({ x: LEFT + 30, y: y + 2 }, { x: LEFT + 34, y: y - 2 }, { stroke: '#ff7a5c', width: 0.8 }),
    words({ x: LEFT + 37, y: y + 1.2 }, 3.4, 'copper cut', { colour: INK }),
  ];
}

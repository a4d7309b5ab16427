// The level shifter on its stripboard, as a picture.
import type { Point } from '../board.ts';
import { at, COLUMNS, type DriverHole, LAYOUT, ROWS } from './driverlayout.ts';
import { box, GREY, INK, patch, picture, stroke } from './picture.ts';
import { circle, type Shape, type Sheet, words } from './sheet.ts';
import { WIRES } from './wiring.ts';

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

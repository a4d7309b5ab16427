// The level shifter on its stripboard, as a picture.
import { area, type Point, xy } from '../board.ts';
import { at, COLUMNS, type DriverHole, LAYOUT, ROWS } from './driverlayout.ts';
import { box, disc, GREY, heading, INK, patch, picture, stroke } from './picture.ts';
import { circle, type Shape, type Sheet, words } from './sheet.ts';
import { WIRES } from './wiring.ts';

const GRID = 7;
const LEFT = 52;
const on = ({ column, row }: DriverHole): Point => xy(LEFT + column * GRID, row * GRID);

export function driverPicture(mark: string): Sheet {
  const size = area(LEFT + (COLUMNS + 1) * GRID + 4, (ROWS + 1) * GRID + 14);
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
      xy(origin.x + 1, origin.y),
      area((COLUMNS + 1) * GRID + 3, (ROWS + 1) * GRID - 2),
      { fill: '#faf3e3', stroke: '#b9a27c', width: 0.4 },
      2,
    ),
    ...Array.from({ length: ROWS }, (_, i) => {
      const { x, y } = on(at(1, i + 1));
      return patch(xy(x - 2.5, y - 2), area((COLUMNS - 1) * GRID + 5, 4), {
        fill: '#efdcb4',
        stroke: 'none',
      });
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
      words(xy(on(at(COLUMNS, i + 1)).x + 4.4, on(at(1, i + 1)).y + 1), 2.6, String(i + 1), {
        colour: GREY,
      }),
    ),
    ...Array.from({ length: COLUMNS }, (_, i) =>
      words(xy(on(at(i + 1, 1)).x, on(at(1, 1)).y - 3.2), 2.6, String(i + 1), {
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
      stroke(xy(x - 1.3, y - 1.3), xy(x + 1.3, y + 1.3), look),
      stroke(xy(x - 1.3, y + 1.3), xy(x + 1.3, y - 1.3), look),
    ];
  });

const pin = (place: DriverHole, colour: string): Shape => disc(on(place), 1.2, colour);

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
      xy(a.x + 1.6, a.y - 4),
      area(b.x - a.x - 3.2, b.y - a.y + 8),
      { fill: '#37424b', stroke: '#1f2a33', width: 0.3 },
      1,
    ),
    disc(xy(a.x + 4, a.y - 1.6), 0.9, '#ffffff'),
    heading(xy((a.x + b.x) / 2, b.y + 8.2), 3.2, 'U1 74AHCT125'),
    ...LAYOUT.chip.flatMap((place, i) => {
      const { x, y } = on(place);
      const left = i < 7;
      return [
        pin(place, '#1f2a33'),
        words(xy(x + (left ? 1.9 : -1.9), y + 0.7), 1.7, names[i] ?? '', {
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
    const middle = xy((from.x + to.x) / 2, (from.y + to.y) / 2);
    const { fill, text } = BODIES[ref] ?? { fill: '#ffffff', text: ref };
    const body = ref === 'C2' ? { width: 5, height: 3 } : area(4.4, 22);
    return [
      stroke(from, to, { stroke: '#7d8a94', width: 0.8 }),
      pin(a, '#7d8a94'),
      pin(b, '#7d8a94'),
      box(xy(middle.x - body.width / 2, middle.y - body.height / 2), body, { fill }),
      ...(ref === 'C2'
        ? [heading(xy(middle.x, middle.y + 0.9), 2.4, text)]
        : Array.from(text).map((letter, i) => heading(xy(middle.x, middle.y - 6.4 + i * 2.9), 2.6, letter))),
    ];
  });

const ends = (): readonly Shape[] =>
  LAYOUT.wires.flatMap(({ name, place, wire }) => {
    const to = on(place);
    const { colour } = WIRES[wire];
    return [
      stroke(xy(LEFT - 6, to.y), to, { stroke: colour, width: 1.3 }),
      pin(place, colour),
      words(xy(LEFT - 8, to.y + 1.2), 3.4, name, { anchor: 'end', colour: INK }),
    ];
  });

function key(y: number): readonly Shape[] {
  return [
    stroke(xy(LEFT, y), xy(LEFT + 8, y), { stroke: '#5c6b77', width: 1.1 }),
    words(xy(LEFT + 10, y + 1.2), 3.4, 'link', { colour: INK }),
    stroke(xy(LEFT + 30, y - 2), xy(LEFT + 34, y + 2), { stroke: '#ff7a5c', width: 0.8 }),
    stroke(xy(LEFT + 30, y + 2), xy(LEFT + 34, y - 2), { stroke: '#ff7a5c', width: 0.8 }),
    words(xy(LEFT + 37, y + 1.2), 3.4, 'copper cut', { colour: INK }),
  ];
}

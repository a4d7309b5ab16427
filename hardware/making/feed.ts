// The lower half of the wiring drawing: supply and fuse, and the lanes with their feeds.
import type { LaneCount } from '../../shared/protocol/index.ts';
import { area, type Point, xy } from '../board.ts';
import type { Description } from '../panel.ts';
import { GREY, head, heading, INK, pale, patch, stroke } from './picture.ts';
import { type Shape, words } from './sheet.ts';
import { pieces, type StripPiece } from './strip.ts';
import { label, part, pill, wire } from './symbol.ts';
import { type Hop, isPort, partOf, WIRES } from './wiring.ts';

/** Left and right end of the strips. */
const LANE = { left: 112, right: 262 } as const;

/** The port of a connector from which a wire leads to a terminal. */
type PortOf = (terminal: string) => string;

/** The lanes: data in on the right, as seen from behind, 5 V and ground to both ends. */
export function chain(
  lanes: LaneCount,
  description: Description,
  at: { readonly top: number; readonly from: Point; readonly port: PortOf },
): readonly Shape[] {
  const { top, from, port } = at;
  const all = pieces(lanes, description);
  const middle = (lane: number): number => top + 10 + lane * 20;
  const first = [
    from,
    xy(LANE.right + 30, from.y),
    xy(LANE.right + 30, middle(0)),
    xy(LANE.right, middle(0)),
  ];
  return [
    wire('data', first),
    ...Array.from({ length: lanes }, (_, lane) => {
      const of = all.filter((piece) => piece.lane === lane);
      const pixels = of.reduce((sum, piece) => sum + piece.pixels, 0);
      const text = `${pixels} pixels: ${of.map((piece) => piece.pixels).join(' + ')}`;
      return [
        ...feeds(of, middle(lane), port),
        ...laneShapes(lane, description, middle(lane), text),
        ...(lane + 1 < lanes ? [wire('data', wrap(middle(lane), middle(lane + 1)))] : []),
      ];
    }).flat(),
  ];
}

/** From the end of a lane on the left to the beginning of the next on the right. */
const wrap = (from: number, to: number): readonly Point[] => [
  xy(LANE.left, from),
  xy(LANE.left - 4, from),
  xy(LANE.left - 4, (from + to) / 2),
  xy(LANE.right + 4, (from + to) / 2),
  xy(LANE.right + 4, to),
  xy(LANE.right, to),
];

/** Power at both ends of a lane. */
function feeds(of: readonly StripPiece[], at: number, port: PortOf): readonly Shape[] {
  const ends = [
    [LANE.right, 1, `${of[0]?.ref}`, 'in'],
    [LANE.left, -1, `${of.at(-1)?.ref}`, 'out'],
  ] as const;
  return ends.flatMap(([x, out, ref, end]) => [
    wire('red', [xy(x, at - 4), xy(x + out * 10, at - 4)]),
    ...pill(xy(x + out * 14, at - 4), port(`${ref}.5V${end}`)),
    wire('black', [xy(x, at + 4), xy(x + out * 10, at + 4)]),
    ...pill(xy(x + out * 14, at + 4), port(`${ref}.GND${end}`)),
  ]);
}

function laneShapes(lane: number, description: Description, at: number, text: string): readonly Shape[] {
  const colour = description.colours[lane]?.css ?? GREY;
  return [
    patch(
      xy(LANE.left, at - 7),
      area(LANE.right - LANE.left, 14),
      { fill: pale(colour, 0.25), stroke: colour, width: 0.5 },
      1,
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      patch(xy(LANE.left + 7.5 + i * 10, at + 1.6), area(4, 4), {
        fill: '#ffffff',
        stroke: colour,
        width: 0.25,
      }),
    ),
    heading(xy((LANE.left + LANE.right) / 2, at - 1.4), 3.8, `LD${lane + 1}   ${text}`),
    words(xy(LANE.right - 3, at - 1.4), 2.9, 'DIN', { anchor: 'end', colour: INK }),
    words(xy(LANE.left + 3, at - 1.4), 2.9, 'DOUT', { colour: INK }),
    head(xy(LANE.right - 14, at - 2.6), false, colour, 2.6),
  ];
}

/** Where the wires of the supply end. */
const RIGHT = 69;

/** Supply, jack, fuse, connectors and capacitor at the bottom left. */
export function supply(top: number, lanes: number, all: readonly Hop[]): readonly Shape[] {
  const at = top + 3;
  const right = RIGHT;
  const bottom = at + 30 + Math.max(0, lanes - 2) * 4;
  return [
    ...part(xy(0, at), area(22, 13), 'PS1', '5 V'),
    ...part(xy(28, at), area(16, 13), 'J1', 'jack'),
    ...part(xy(50, at), area(18, 13), 'F1', 'in XF1'),
    stroke(xy(22, at + 4), xy(28, at + 4), { stroke: WIRES.red.colour, width: 0.8 }),
    stroke(xy(22, at + 9), xy(28, at + 9), { stroke: WIRES.black.colour, width: 0.8 }),
    stroke(xy(44, at + 4), xy(50, at + 4), { stroke: WIRES.red.colour, width: 0.8 }),
    wire('red', [xy(68, at + 4), xy(right + 10, at + 4)]),
    ...pill(xy(right + 14, at + 4), 'X1a'),
    wire('black', [xy(36, at + 13), xy(36, bottom), xy(right + 10, bottom)]),
    ...pill(xy(right + 14, bottom), 'X2a'),
    ...capacitor(at, bottom),
    ...links(at + 18, all),
  ];
}

/** The connectors of 5 V and of ground, each row from top to bottom, and the links between them. */
function links(top: number, all: readonly Hop[]): readonly Shape[] {
  const found = all.filter(({ from, to }) => isPort(from) && isPort(to));
  return (['X1', 'X2'] as const).flatMap((bus, column) => {
    const row = found.filter(({ from }) => from.startsWith(bus));
    const place = (at: number): Point => xy(7 + column * 16, top + at * 7);
    return [
      ...row.map(({ from, to, wire: kind }, at) =>
        wire(kind, [place(at), place(at + 1)], `link ${from} ${to}`),
      ),
      ...[...row.map(({ from }) => from), row.at(-1)?.to ?? ''].flatMap((port, at) =>
        pill(place(at), partOf(port)),
      ),
    ];
  });
}

/** The capacitor between the connectors. */
function capacitor(at: number, bottom: number): readonly Shape[] {
  const right = RIGHT;
  return [
    wire('red', [xy(right + 14, at + 6.3), xy(right + 14, (at + bottom) / 2)]),
    wire('black', [xy(right + 14, (at + bottom) / 2 + 5), xy(right + 14, bottom - 2.3)]),
    patch(xy(right + 8, (at + bottom) / 2), area(12, 5.4), { fill: '#ffffff', stroke: INK, width: 0.35 }, 1),
    label(xy(right + 14, (at + bottom) / 2 + 3.9), 'C1', 'middle', true),
    words(xy(right + 6, (at + bottom) / 2 + 3.6), 2.9, '1000 µF', { anchor: 'end', colour: '#52606b' }),
    words(xy(right + 9, (at + bottom) / 2 - 1.6), 3.4, '+', { colour: INK }),
  ];
}

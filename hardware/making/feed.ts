// The lower half of the wiring drawing: supply and fuse, and the lanes with their feeds.
import type { LaneCount } from '../../shared/protocol/index.ts';
import type { Point } from '../board.ts';
import type { Description } from '../panel.ts';
import { GREY, head, INK, pale, patch, stroke } from './picture.ts';
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
    { x: LANE.right + 30, y: from.y },
    { x: LANE.right + 30, y: middle(0) },
    { x: LANE.right, y: middle(0) },
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
  { x: LANE.left, y: from },
  { x: LANE.left - 4, y: from },
  { x: LANE.left - 4, y: (from + to) / 2 },
  { x: LANE.right + 4, y: (from + to) / 2 },
  { x: LANE.right + 4, y: to },
  { x: LANE.right, y: to },
];

/** Power at both ends of a lane. */
function feeds(of: readonly StripPiece[], at: number, port: PortOf): readonly Shape[] {
  const ends = [
    [LANE.right, 1, `${of[0]?.ref}`, 'in'],
    [LANE.left, -1, `${of.at(-1)?.ref}`, 'out'],
  ] as const;
  return ends.flatMap(([x, out, ref, end]) => [
    wire('red', [
      { x, y: at - 4 },
      { x: x + out * 10, y: at - 4 },
    ]),
    ...pill({ x: x + out * 14, y: at - 4 }, port(`${ref}.5V${end}`)),
    wire('black', [
      { x, y: at + 4 },
      { x: x + out * 10, y: at + 4 },
    ]),
    ...pill({ x: x + out * 14, y: at + 4 }, port(`${ref}.GND${end}`)),
  ]);
}

function laneShapes(lane: number, description: Description, at: number, text: string): readonly Shape[] {
  const colour = description.colours[lane]?.css ?? GREY;
  return [
    patch(
      { x: LANE.left, y: at - 7 },
      { width: LANE.right - LANE.left, height: 14 },
      { fill: pale(colour, 0.25), stroke: colour, width: 0.5 },
      1,
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      patch(
        { x: LANE.left + 7.5 + i * 10, y: at + 1.6 },
        { width: 4, height: 4 },
        { fill: '#ffffff', stroke: colour, width: 0.25 },
      ),
    ),
    words({ x: (LANE.left + LANE.right) / 2, y: at - 1.4 }, 3.8, `LD${lane + 1}   ${text}`, {
      anchor: 'middle',
      bold: true,
      colour: INK,
    }),
    words({ x: LANE.right - 3, y: at - 1.4 }, 2.9, 'DIN', { anchor: 'end', colour: INK }),
    words({ x: LANE.left + 3, y: at - 1.4 }, 2.9, 'DOUT', { colour: INK }),
    head({ x: LANE.right - 14, y: at - 2.6 }, false, colour, 2.6),
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
    ...part({ x: 0, y: at }, { width: 22, height: 13 }, 'PS1', '5 V'),
    ...part({ x: 28, y: at }, { width: 16, height: 13 }, 'J1', 'jack'),
    ...part({ x: 50, y: at }, { width: 18, height: 13 }, 'F1', 'in XF1'),
    stroke({ x: 22, y: at + 4 }, { x: 28, y: at + 4 }, { stroke: WIRES.red.colour, width: 0.8 }),
    stroke({ x: 22, y: at + 9 }, { x: 28, y: at + 9 }, { stroke: WIRES.black.colour, width: 0.8 }),
    stroke({ x: 44, y: at + 4 }, { x: 50, y: at + 4 }, { stroke: WIRES.red.colour, width: 0.8 }),
    wire('red', [
      { x: 68, y: at + 4 },
      { x: right + 10, y: at + 4 },
    ]),
    ...pill({ x: right + 14, y: at + 4 }, 'X1a'),
    wire('black', [
      { x: 36, y: at + 13 },
      { x: 36, y: bottom },
      { x: right + 10, y: bottom },
    ]),
    ...pill({ x: right + 14, y: bottom }, 'X2a'),
    ...capacitor(at, bottom),
    ...links(at + 18, all),
  ];
}

/** The connectors of 5 V and of ground, each row from top to bottom, and the links between them. */
function links(top: number, all: readonly Hop[]): readonly Shape[] {
  const found = all.filter(({ from, to }) => isPort(from) && isPort(to));
  return (['X1', 'X2'] as const).flatMap((bus, column) => {
    const row = found.filter(({ from }) => from.startsWith(bus));
    const place = (at: number): Point => ({ x: 7 + column * 16, y: top + at * 7 });
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
    wire('red', [
      { x: right + 14, y: at + 6.3 },
      { x: right + 14, y: (at + bottom) / 2 },
    ]),
    wire('black', [
      { x: right + 14, y: (at + bottom) / 2 + 5 },
      { x: right + 14, y: bottom - 2.3 },
    ]),
    patch(
      { x: right + 8, y: (at + bottom) / 2 },
      { width: 12, height: 5.4 },
      { fill: '#ffffff', stroke: INK, width: 0.35 },
      1,
    ),
    label({ x: right + 14, y: (at + bottom) / 2 + 3.9 }, 'C1', 'middle', true),
    words({ x: right + 6, y: (at + bottom) / 2 + 3.6 }, 2.9, '1000 µF', { anchor: 'end', colour: '#52606b' }),
    words({ x: right + 9, y: (at + bottom) / 2 - 1.6 }, 3.4, '+', { colour: INK }),
  ];
}

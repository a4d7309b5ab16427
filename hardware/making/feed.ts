// The lower half of the wiring drawing: supply and fuse, and the lanes with their feeds.
import { area, type Point, xy } from '../board.ts';
import { type Plan, WIRES } from '../panel.ts';
import {
  face,
  head,
  heading,
  INK,
  label,
  note,
  pale,
  part,
  patch,
  pill,
  stroke,
  wire,
  word,
} from './picture.ts';
import type { Shape } from './sheet.ts';
import { pieces, type StripPiece } from './strip.ts';
import { type Hop, isPort, type Net, partOf } from './wiring.ts';

/** Left and right end of the strips. */
const LANE = { left: 112, right: 262 } as const;

/** The lanes: data in on the right, as seen from behind, 5 V and ground to both ends. */
export function chain(plan: Plan, net: Net, { top, from }: { readonly top: number; readonly from: Point }) {
  const all = pieces(plan);
  const middle = (lane: number): number => top + 10 + lane * 20;
  const { right } = LANE;
  const shapes: readonly Shape[] = Array.from({ length: plan.lanes }, (_, lane) => {
    const of = all.filter((piece) => piece.lane === lane);
    const pixels = of.reduce((sum, piece) => sum + piece.pixels, 0);
    const text = `LD${lane + 1}   ${pixels} pixels: ${of.map((piece) => piece.pixels).join(' + ')}`;
    const at = middle(lane);
    return [
      ...feeds(of, at, net),
      ...laneShapes(plan.colour(lane), at, text),
      ...(lane + 1 < plan.lanes ? [wire('data', wrap(at, middle(lane + 1)))] : []),
    ];
  }).flat();
  const first = [from, xy(right + 30, from.y), xy(right + 30, middle(0)), xy(right, middle(0))];
  return [wire('data', first), ...shapes];
}

/** From the end of a lane on the left to the beginning of the next on the right. */
function wrap(from: number, to: number): readonly Point[] {
  const [left, right, middle] = [LANE.left - 4, LANE.right + 4, (from + to) / 2];
  return [
    xy(LANE.left, from),
    xy(left, from),
    xy(left, middle),
    xy(right, middle),
    xy(right, to),
    xy(LANE.right, to),
  ];
}

/** Power at both ends of a lane. */
const feeds = (of: readonly StripPiece[], at: number, net: Net): readonly Shape[] =>
  (
    [
      [LANE.right, 1, `${of[0]?.ref}`, 'in'],
      [LANE.left, -1, `${of.at(-1)?.ref}`, 'out'],
    ] as const
  ).flatMap(([x, out, ref, end]) => [
    wire('red', [xy(x, at - 4), xy(x + out * 10, at - 4)]),
    ...pill(xy(x + out * 14, at - 4), net.port(`${ref}.5V${end}`)),
    wire('black', [xy(x, at + 4), xy(x + out * 10, at + 4)]),
    ...pill(xy(x + out * 14, at + 4), net.port(`${ref}.GND${end}`)),
  ]);

const laneShapes = (colour: string, at: number, text: string): readonly Shape[] => [
  patch(xy(LANE.left, at - 7), area(LANE.right - LANE.left, 14), face(pale(colour, 0.25), colour, 0.5), 1),
  ...Array.from({ length: 14 }, (_, i) =>
    patch(xy(LANE.left + 7.5 + i * 10, at + 1.6), area(4, 4), face('#ffffff', colour, 0.25)),
  ),
  heading(xy((LANE.left + LANE.right) / 2, at - 1.4), 3.8, text),
  word(xy(LANE.right - 3, at - 1.4), 2.9, 'DIN', 'end'),
  word(xy(LANE.left + 3, at - 1.4), 2.9, 'DOUT'),
  head(xy(LANE.right - 14, at - 2.6), false, colour, 2.6),
];

/** The middle of the pills at the right end of the supply's wires. */
const RIGHT = 83;

/** Supply, jack, fuse, connectors and capacitor at the bottom left. */
export function supply(top: number, lanes: number, all: readonly Hop[]): readonly Shape[] {
  const at = top + 3;
  const bottom = at + 30 + Math.max(0, lanes - 2) * 4;
  const lead = (kind: 'red' | 'black', from: number, down: number): Shape =>
    stroke(xy(from, at + down), xy(from + 6, at + down), WIRES[kind].colour, 0.8);
  return [
    ...part(xy(0, at), area(22, 13), 'PS1', '5 V'),
    ...part(xy(28, at), area(16, 13), 'J1', 'jack'),
    ...part(xy(50, at), area(18, 13), 'F1', 'in XF1'),
    lead('red', 22, 4),
    lead('black', 22, 9),
    lead('red', 44, 4),
    wire('red', [xy(68, at + 4), xy(RIGHT - 4, at + 4)]),
    ...pill(xy(RIGHT, at + 4), 'X1a'),
    wire('black', [xy(36, at + 13), xy(36, bottom), xy(RIGHT - 4, bottom)]),
    ...pill(xy(RIGHT, bottom), 'X2a'),
    ...capacitor(at, bottom),
    ...links(at + 18, all),
  ];
}

/** The connectors of 5 V and of ground, each row from top to bottom, and the links between them. */
const links = (top: number, all: readonly Hop[]): readonly Shape[] =>
  ['X1', 'X2'].flatMap((bus, column) => {
    const row = all.filter(({ from, to }) => isPort(from) && isPort(to) && from.startsWith(bus));
    const place = (at: number): Point => xy(7 + column * 16, top + at * 7);
    const ports = [...row.map(({ from }) => from), row.at(-1)?.to ?? ''];
    return [
      ...row.map(({ from, to, wire: kind }, at) =>
        wire(kind, [place(at), place(at + 1)], `link ${from} ${to}`),
      ),
      ...ports.flatMap((port, at) => pill(place(at), partOf(port))),
    ];
  });

/** The capacitor between the connectors. */
function capacitor(at: number, bottom: number): readonly Shape[] {
  const middle = (at + bottom) / 2;
  return [
    wire('red', [xy(RIGHT, at + 6.3), xy(RIGHT, middle)]),
    wire('black', [xy(RIGHT, middle + 5), xy(RIGHT, bottom - 2.3)]),
    patch(xy(RIGHT - 6, middle), area(12, 5.4), face('#ffffff', INK, 0.35), 1),
    label(xy(RIGHT, middle + 3.9), 'C1', 'middle', true),
    note(xy(RIGHT - 8, middle + 3.6), '1000 µF', 'end'),
    word(xy(RIGHT - 5, middle - 1.6), 3.4, '+'),
  ];
}

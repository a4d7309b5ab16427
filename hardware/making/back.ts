// The strips: where they are glued, seen from behind, and how they are bridged and fed, seen with the pixels up.
import { area, type Point, xy } from '../board.ts';
import { type Plan, WIRES } from '../panel.ts';
import { disc, face, head, heading, pale, picture, stroke, tile, wood, word } from './picture.ts';
import { bridgeRoute, onwardRoute, padOf, pieceEnds } from './route.ts';
import { line, type Shape, type Sheet } from './sheet.ts';
import { pieces, type StripPiece } from './strip.ts';

const WIDTH = 0.7;
const WHITE = '#ffffff';

/** Where a place of the panel is in a picture: seen from behind, right is left. */
type View = (at: Point) => Point;

/** The strips in their places. */
export function stripsPicture(plan: Plan): Sheet {
  const { size, mark } = plan;
  const about = {
    title: 'The strips, from behind',
    remark: 'The pixels look away from you, through the holes: draw the arrows on the backs before you glue.',
    mark,
    size,
  };
  const hole = (at: Point): Shape =>
    disc(at, plan.description.panel.screw / 2, { fill: WHITE, stroke: '#b9a27c' });
  const behind: View = ({ x, y }) => xy(size.width - x, y);
  return picture(about, [...wood(plan, size, hole), ...strips(plan, behind)]);
}

/** The pieces on the bench, where pads and pixels are on top, with bridges, feeds and the way from lane to lane. */
export function bridgesPicture(plan: Plan): Sheet {
  const { size, mark } = plan;
  const about = {
    title: 'Bridges and feeds, on the bench, pixels up',
    remark:
      'Three wires at every turn; 5 V and ground to both ends of every lane; data alone from lane to lane.',
    mark,
    size: area(size.width, size.height + 14),
  };
  const all = pieces(plan);
  return picture(about, [
    ...strips(plan, (at) => at),
    ...all.flatMap((piece, i) => wires(plan, piece, all[i + 1])),
    ...legend(size.height + 9),
  ]);
}

const strips = (plan: Plan, view: View): readonly Shape[] =>
  pieces(plan).flatMap((piece) => stripShapes(plan, view, piece));

function stripShapes(plan: Plan, view: View, piece: StripPiece): readonly Shape[] {
  const ends = pieceEnds(plan, piece);
  const [into, out] = [view(ends.in), view(ends.out)];
  const { y } = into;
  const way = Math.sign(out.x - into.x);
  const half = (way * plan.description.geometry.pitch) / 2;
  const colour = plan.colour(piece.lane);
  const middle = (into.x + out.x) / 2;
  return [
    tile(
      xy(middle, y),
      area(Math.abs(out.x - into.x), plan.description.strip.width),
      face(pale(colour, 0.3), colour, 0.25),
    ),
    ...Array.from({ length: piece.pixels }, (_, i) =>
      tile(view(plan.pixel(piece.first + i)), area(5, 5), face(WHITE, pale(colour, 0.55), 0.2)),
    ),
    tile(xy(middle, y), area(48, 5.8), face(WHITE, colour), 1),
    heading(xy(middle, y + 1.3), 3.6, `${piece.ref}   ${piece.pixels} pixels`),
    ...[-21, 21].map((beside) => head(xy(middle + beside + way * 1.2, y), way > 0, colour, 2.4)),
    heading(xy(into.x + half, y + 0.8), 2, 'IN'),
    heading(xy(out.x - half, y + 0.8), 2, 'OUT'),
  ];
}

/** Wires from a piece to the next, or to the feeds. From above, as the panel is measured. */
function wires(plan: Plan, piece: StripPiece, next: StripPiece | undefined): readonly Shape[] {
  const ends = pieceEnds(plan, piece);
  const away = piece.right ? 1 : -1;
  const feed = ({ x, y }: Point, out: number): readonly Shape[] =>
    (['red', 'black'] as const).flatMap((kind) =>
      stub(xy(x, y + padOf(piece, kind)), out, WIRES[kind].colour),
    );
  const first = piece.index === 0 ? feed(ends.in, -away) : [];
  if (next === undefined) return [...first, ...feed(ends.out, away)];
  const both = [piece, next] as const;
  const wired = (kind: 'red' | 'data' | 'black', points: readonly Point[]): readonly Shape[] => {
    const stroke = WIRES[kind].colour;
    const name = `wire ${kind} ${piece.ref} ${next.ref}`;
    const pads = [points[0], points.at(-1)].filter((at) => at !== undefined);
    return [
      line('guide', points, { look: { stroke, width: WIDTH }, name }),
      ...pads.map((at) => disc(at, 0.9, stroke)),
    ];
  };
  if (next.lane !== piece.lane)
    return [...first, ...feed(ends.out, away), ...wired('data', onwardRoute(plan, both))];
  const kinds = ['red', 'data', 'black'] as const;
  return [...first, ...kinds.flatMap((kind) => wired(kind, bridgeRoute(plan, both, kind)))];
}

/** A wire that leads off, with a ring at its end. */
function stub(from: Point, out: number, colour: string): readonly Shape[] {
  const to = xy(from.x + out * 6, from.y);
  return [
    stroke(from, to, colour, WIDTH * 1.4),
    disc(from, 0.9, colour),
    disc(to, 1.3, face(WHITE, colour, 0.7)),
  ];
}

const legend = (y: number): readonly Shape[] =>
  (
    [
      [0, WIRES.red.colour, '5 V: rings go to X1'],
      [62, WIRES.black.colour, 'ground: rings go to X2'],
      [130, WIRES.data.colour, 'data: the first IN comes from R1'],
    ] as const
  ).flatMap(([x, colour, text]) => [
    stroke(xy(x, y), xy(x + 8, y), colour, 1),
    word(xy(x + 10, y + 1.3), 3.8, text),
  ]);

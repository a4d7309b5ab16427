// The strips: where they are glued, seen from behind, and how they are bridged and fed, seen with the pixels up.
import type { LaneCount } from '../../shared/protocol/index.ts';
import { area, type Point, xy } from '../board.ts';
import { type Description, mountingHoles, panelSize } from '../panel.ts';
import { disc, GREY, head, heading, INK, pale, patch, picture, stroke, WOOD } from './picture.ts';
import { bridgeRoute, type ChainWire, onwardRoute, padOf, pieceEnds } from './route.ts';
import { circle, line, type Shape, type Sheet, words } from './sheet.ts';
import { pieces, pixelAt, type StripPiece } from './strip.ts';
import { Plan } from './track.ts';
import { WIRES } from './wiring.ts';

const WIDTH = 0.7;

/** From which side the pieces are seen. */
type Side = 'behind' | 'above';

/** Where the pieces are in a picture: seen from behind, right is left. */
class View {
  readonly plan: Plan;
  readonly description: Description;
  readonly #side: Side;
  readonly #width: number;

  constructor(lanes: LaneCount, description: Description, side: Side) {
    this.plan = new Plan(lanes, description);
    this.#width = panelSize(lanes, description).width;
    this.description = description;
    this.#side = side;
  }

  seen({ x, y }: Point): Point {
    return xy(this.#side === 'behind' ? this.#width - x : x, y);
  }

  /** The ends of a piece: where data go in and where they come out. */
  ends(piece: StripPiece): { readonly in: Point; readonly out: Point } {
    const ends = pieceEnds(this.plan, piece);
    return { in: this.seen(ends.in), out: this.seen(ends.out) };
  }
}

/** The strips in their places. */
export function stripsPicture(lanes: LaneCount, description: Description, mark: string): Sheet {
  const size = panelSize(lanes, description);
  return picture(
    {
      title: 'The strips, from behind',
      text: 'The pixels look away from you, through the holes: draw the arrows on the backs before you glue.',
      mark: mark,
      size: size,
    },
    [...panel(lanes, description), ...strips(lanes, new View(lanes, description, 'behind'))],
  );
}

/** The pieces on the bench, where pads and pixels are on top, with bridges, feeds and the way from lane to lane. */
export function bridgesPicture(lanes: LaneCount, description: Description, mark: string): Sheet {
  const size = panelSize(lanes, description);
  const view = new View(lanes, description, 'above');
  const all = pieces(lanes, description);
  return picture(
    {
      title: 'Bridges and feeds, on the bench, pixels up',
      text: 'Three wires at every turn; 5 V and ground to both ends of every lane; data alone from lane to lane.',
      mark: mark,
      size: area(size.width, size.height + 14),
    },
    [
      ...strips(lanes, view),
      ...all.flatMap((piece, i) => wires(view, piece, all[i + 1])),
      ...legend(size.height + 9),
    ],
  );
}

function panel(lanes: LaneCount, description: Description): readonly Shape[] {
  const size = panelSize(lanes, description);
  const look = { fill: WOOD, stroke: '#b9a27c', width: 0.4 };
  return [
    patch(xy(0, 0), size, look, description.panel.corner),
    ...mountingHoles(size, description).map((at) =>
      circle('guide', at, description.panel.screw / 2, { look: { fill: '#ffffff', stroke: '#b9a27c' } }),
    ),
  ];
}

const strips = (lanes: LaneCount, view: View): readonly Shape[] =>
  pieces(lanes, view.description).flatMap((piece) => stripShapes(view, piece));

function stripShapes(view: View, piece: StripPiece): readonly Shape[] {
  const { description, plan } = view;
  const ends = view.ends(piece);
  const right = ends.out.x > ends.in.x;
  const { width } = description.strip;
  const colour = description.colours[piece.lane]?.css ?? GREY;
  const left = Math.min(ends.in.x, ends.out.x);
  const middle = (ends.in.x + ends.out.x) / 2;
  const half = (on: boolean): number => ((on ? 1 : -1) * description.geometry.pitch) / 2;
  const pixels = Array.from({ length: piece.pixels }, (_, i) => {
    const { x, y } = view.seen(pixelAt(plan, piece.first + i));
    return patch(xy(x - 2.5, y - 2.5), area(5, 5), {
      fill: '#ffffff',
      stroke: pale(colour, 0.55),
      width: 0.2,
    });
  });
  const label = `${piece.ref}   ${piece.pixels} pixels`;
  return [
    patch(xy(left, ends.in.y - width / 2), area(Math.abs(ends.out.x - ends.in.x), width), {
      fill: pale(colour, 0.3),
      stroke: colour,
      width: 0.25,
    }),
    ...pixels,
    patch(
      xy(middle - 24, ends.in.y - 2.9),
      area(48, 5.8),
      { fill: '#ffffff', stroke: colour, width: 0.3 },
      1,
    ),
    heading(xy(middle, ends.in.y + 1.3), 3.6, label),
    ...[-1, 1].map((side) =>
      head(xy(middle + side * 21 + (right ? 1.2 : -1.2), ends.in.y), right, colour, 2.4),
    ),
    heading(towards(ends.in, half(right), 0.8), 2, 'IN'),
    heading(towards(ends.out, half(!right), 0.8), 2, 'OUT'),
  ];
}

const towards = ({ x, y }: Point, right: number, down: number): Point => xy(x + right, y + down);

/** Wires from a piece to the next, or to the feeds. From above, as the panel is measured. */
function wires({ plan }: View, piece: StripPiece, next: StripPiece | undefined): readonly Shape[] {
  const ends = pieceEnds(plan, piece);
  const away = piece.right ? 1 : -1;
  const feed = (at: Point, out: number): readonly Shape[] =>
    (['red', 'black'] as const).flatMap((kind) => stub(at, out, padOf(piece, kind), WIRES[kind].colour));
  const first = piece.index === 0 ? feed(ends.in, -away) : [];
  if (next === undefined) return [...first, ...feed(ends.out, away)];
  const both = [piece, next] as const;
  const name = `${piece.ref} ${next.ref}`;
  if (next.lane !== piece.lane)
    return [...first, ...feed(ends.out, away), ...wired('data', onwardRoute(plan, both), name)];
  return [
    ...first,
    ...(['red', 'data', 'black'] as const).flatMap((kind) =>
      wired(kind, bridgeRoute(plan, both, kind), name),
    ),
  ];
}

const dot = (at: Point, colour: string): Shape => disc(at, 0.9, colour);

/** A wire from pad to pad. */
function wired(kind: ChainWire, points: readonly Point[], name: string): readonly Shape[] {
  const { colour } = WIRES[kind];
  const ends = [points[0], points.at(-1)].filter((at) => at !== undefined);
  return [
    line('guide', points, { stroke: colour, width: WIDTH }, `wire ${kind} ${name}`),
    ...ends.map((at) => dot(at, colour)),
  ];
}

function stub({ x, y }: Point, out: number, down: number, colour: string): readonly Shape[] {
  const from = xy(x, y + down);
  const to = xy(x + out * 6, y + down);
  return [
    stroke(from, to, { stroke: colour, width: WIDTH * 1.4 }),
    dot(from, colour),
    circle('guide', to, 1.3, { look: { fill: '#ffffff', stroke: colour, width: 0.7 } }),
  ];
}

function legend(y: number): readonly Shape[] {
  const all = [
    { colour: WIRES.red.colour, text: '5 V: rings go to X1', width: 62 },
    { colour: WIRES.black.colour, text: 'ground: rings go to X2', width: 68 },
    { colour: WIRES.data.colour, text: 'data: the first IN comes from R1', width: 80 },
  ];
  return all.flatMap(({ colour, text }, i) => {
    const x = all.slice(0, i).reduce((sum, { width }) => sum + width, 0);
    return [
      stroke({ x, y }, xy(x + 8, y), { stroke: colour, width: 1 }),
      words(xy(x + 10, y + 1.3), 3.8, text, { colour: INK }),
    ];
  });
}

// Which pieces of strip a board is made of, and how they are cut from strips as they are sold: tables and a picture.
import { area, LANE_PIXELS, pixelPlace, xy } from '../board.ts';
import type { Description, Plan } from '../panel.ts';
import { face, GREY, heading, INK, pale, patch, picture, stroke, word } from './picture.ts';
import { line, round, type Shape, type Sheet, words } from './sheet.ts';
import type { Grid } from './table.ts';

/** Pixels that lie in a row on one piece. */
export interface StripPiece {
  /** `LD2/3`: third piece of the second lane. */
  readonly ref: string;
  readonly lane: number;
  /** 0..3, from the beginning of the lane. */
  readonly index: number;
  /** Place in the chain of its first pixel. */
  readonly first: number;
  readonly pixels: number;
  /** Data run to the right on the panel as seen from above. */
  readonly right: boolean;
}

/** Pixels on a metre of strip. */
export const pixelsPerMetre = ({ geometry }: Description): number => Math.round(1000 / geometry.pitch);

/** The pieces of every lane in the order of the chain: a new one wherever the next pixel lies on another row. */
export const pieces = (plan: Plan): readonly StripPiece[] =>
  Array.from({ length: plan.lanes }, (_, lane) => {
    const chain = Array.from({ length: LANE_PIXELS }, (_, i) => lane * LANE_PIXELS + i);
    const starts = chain.filter((index, i) => i === 0 || plan.pixel(index).y !== plan.pixel(index - 1).y);
    return starts.map((first, index) => ({
      ref: `LD${lane + 1}/${index + 1}`,
      lane,
      index,
      first,
      pixels: (starts[index + 1] ?? (lane + 1) * LANE_PIXELS) - first,
      right: plan.pixel(first + 1).x > plan.pixel(first).x,
    }));
  }).flat();

/** A piece and where it is cut from. */
interface Cut {
  readonly piece: StripPiece;
  /** Number of the strip as bought, from 1, and the first of its pixels that the piece has, from 1. */
  readonly strip: number;
  readonly pixel: number;
}

/** Pixels that stay unused beside a joint: its pads are full of solder, and no place for the scissors. */
const BESIDE_JOINT = 1;

/**
 * Pieces in the order of the chain, each in the first place that is left for it and has no joint in it: at a joint
 * the pitch is a few tenths off and the solder in the way. If a piece is longer than from joint to joint, joints
 * are put up with; and so are cuts at a joint if strips are saved by them.
 * @throws RangeError if a piece is longer than a strip
 */
export function cuttingPlan(plan: Plan) {
  const { strip } = plan.description;
  const metre = pixelsPerMetre(plan.description);
  const all = pieces(plan);
  const stripPixels = Math.round(strip.metres * metre);
  const longest = Math.max(...all.map(({ pixels }) => pixels));
  if (longest > stripPixels) {
    throw new RangeError(`a piece of ${longest} pixels does not come out of a strip of ${stripPixels}`);
  }
  const whole = Math.round(strip.joint * metre);
  const joint = longest > whole ? stripPixels : whole;
  const close = packed(all, stripPixels, joint, 0);
  if (longest + 2 * BESIDE_JOINT > joint) return close;
  const apart = packed(all, stripPixels, joint, BESIDE_JOINT);
  return apart.strips > close.strips ? close : apart;
}

/**
 * Cuts the pieces one after another from the sections between two joints, `away` pixels from each joint.
 * @returns the cuts, how many strips they need, the pixels of a strip, and the pixels between two solder joints
 */
function packed(all: readonly StripPiece[], stripPixels: number, joint: number, away: number) {
  const sections = Math.ceil(stripPixels / joint);
  const used: number[] = [];
  const start = (section: number): number => (section % sections > 0 ? away : 0);
  // The last section of a strip has no joint at its end, and may be shorter.
  const end = (section: number): number => {
    const left = stripPixels - (section % sections) * joint;
    return left > joint ? joint - away : left;
  };
  const cuts = all.map((piece): Cut => {
    const free = used.findIndex((pixels, section) => pixels + piece.pixels <= end(section));
    const section = free < 0 ? used.push(start(used.length)) - 1 : free;
    const before = used[section] ?? 0;
    used[section] = before + piece.pixels;
    const pixel = (section % sections) * joint + before + 1;
    return { piece, strip: Math.floor(section / sections) + 1, pixel };
  });
  return { cuts, strips: Math.ceil(used.length / sections), stripPixels, joint };
}

const CUTTING_HEAD = 'Piece,Lane,Street,Pixels,Strip,First pixel,Last pixel,Cut at mm,and at mm';

/** The plan as a table; millimetres from the beginning of the strip. */
export function cuttingTable(plan: Plan): Grid {
  const { pitch } = plan.description.geometry;
  const rows = cuttingPlan(plan).cuts.map(({ piece: { ref, lane, index, pixels }, strip, pixel }) => {
    const last = pixel + pixels - 1;
    return [
      ref,
      lane + 1,
      index + 1,
      pixels,
      strip,
      pixel,
      last,
      round((pixel - 1) * pitch),
      round(last * pitch),
    ];
  });
  return { head: CUTTING_HEAD.split(','), rows };
}

/** Every pixel of the chain and where it is, millimetres from the panel's top left corner. */
export const pixelTable = (plan: Plan): Grid => ({
  head: ['Pixel', 'Lane', 'Hole', 'Piece', 'X mm', 'Y mm'],
  rows: pieces(plan).flatMap(({ ref, lane, first, pixels }) =>
    Array.from({ length: pixels }, (_, i) => {
      const place = pixelPlace(first + i);
      const { x, y } = plan.pixel(first + i);
      const hole = place.kind === 'hole' ? place.hole : 'indicator';
      return [first + i, lane + 1, hole, ref, round(x), round(y)];
    }),
  ),
});

/** Paper millimetres of a whole strip, and from one strip to the next. */
const LENGTH = 240;
const ROW = 34;

/** Strips as they are bought, and where the scissors go. */
export function cuttingPicture(plan: Plan): Sheet {
  const { cuts, strips, stripPixels, joint } = cuttingPlan(plan);
  const scale = LENGTH / stripPixels;
  const joints = joint < stripPixels ? `No piece has a soldered joint in it (every ${joint} pixels). ` : '';
  const about = {
    title: 'Cutting the strips',
    remark: `${joints}Cut through the middle of the pads; millimetres from the left end.`,
    mark: plan.mark,
    size: area(LENGTH, strips * ROW),
  };
  const rows = Array.from({ length: strips }, (_, i) => {
    const mine = cuts.filter(({ strip }) => strip === i + 1);
    return [
      ...bare(i, stripPixels, joint),
      ...mine.flatMap((cut, j) => cutShapes(plan, cut, mine[j - 1], scale)),
    ];
  });
  return picture(about, rows.flat());
}

const RED = '#b4442f';

/** A strip before it is cut; the first is 0. */
function bare(index: number, pixels: number, joint: number): readonly Shape[] {
  const y = index * ROW;
  const joints = Array.from(
    { length: Math.ceil(pixels / joint) - 1 },
    (_, i) => ((i + 1) * joint * LENGTH) / pixels,
  );
  const look = { stroke: RED, width: 0.5, dash: '1.2 0.8' };
  return [
    words(xy(0, y + 5), 3.6, `Strip ${index + 1}: ${pixels} pixels`, { bold: true, colour: INK }),
    patch(xy(0, y + 8), area(LENGTH, 11), face('#eceff1', GREY)),
    ...joints.flatMap((x) => [
      line('guide', [xy(x, y + 6.5), xy(x, y + 20.5)], { look }),
      words(xy(x, y + 5), 2.8, 'joint', { anchor: 'middle', colour: RED }),
    ]),
  ];
}

function cutShapes(plan: Plan, { strip, piece, pixel }: Cut, before: Cut | undefined, scale: number) {
  const y = (strip - 1) * ROW;
  const x = (pixel - 1) * scale;
  const width = piece.pixels * scale;
  const colour = plan.colour(piece.lane);
  const cut = (at: number, pixels: number): readonly Shape[] => [
    stroke(xy(at, y + 7), xy(at, y + 21), INK, 0.4),
    word(
      xy(at, y + 24.2),
      2.8,
      `${Math.round(pixels * plan.description.geometry.pitch * 10) / 10}`,
      'middle',
    ),
  ];
  const leds = Array.from({ length: piece.pixels }, (_, i) =>
    patch(xy(x + (i + 0.5) * scale - 0.5, y + 16), area(1, 1), face(colour)),
  );
  const shared = before !== undefined && before.pixel + before.piece.pixels === pixel;
  return [
    patch(xy(x, y + 8), area(width, 11), face(pale(colour, 0.25), colour, 0.4)),
    ...leds,
    heading(xy(x + width / 2, y + 13.4), 3.4, `${piece.ref}: ${piece.pixels} pixels  →`),
    ...(shared ? [] : cut(x, pixel - 1)),
    ...cut(x + width, pixel - 1 + piece.pixels),
  ];
}

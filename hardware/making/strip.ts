// Which pieces of strip a board is made of, and how they are cut from strips as they are sold.
import type { LaneCount } from '../../shared/protocol/index.ts';
import { LANE_PIXELS, type PixelPlace, pixelPlace } from '../board.ts';
import type { Description } from '../panel.ts';
import { round } from './sheet.ts';
import type { Grid } from './table.ts';
import { Plan } from './track.ts';

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

/** Where a pixel of the chain is on the panel. */
export function pixelAt(plan: Plan, index: number) {
  const place: PixelPlace = pixelPlace(index);
  return place.kind === 'indicator' ? plan.indicator(place.lane) : plan.hole(place.lane, place.hole);
}

/** The pieces of every lane in the order of the chain: a new one wherever the next pixel lies on another row. */
export function pieces(lanes: LaneCount, description: Description): readonly StripPiece[] {
  const plan = new Plan(lanes, description);
  return Array.from({ length: lanes }, (_, lane) => {
    const chain = Array.from({ length: LANE_PIXELS }, (_, i) => lane * LANE_PIXELS + i);
    const starts = chain.filter(
      (index, i) => i === 0 || pixelAt(plan, index).y !== pixelAt(plan, index - 1).y,
    );
    return starts.map((first, index) => ({
      ref: `LD${lane + 1}/${index + 1}`,
      lane,
      index,
      first,
      pixels: (starts[index + 1] ?? (lane + 1) * LANE_PIXELS) - first,
      right: pixelAt(plan, first + 1).x > pixelAt(plan, first).x,
    }));
  }).flat();
}

/** A piece and where it is cut from. */
export interface Cut {
  readonly piece: StripPiece;
  /** Number of the strip as bought, from 1, and the first of its pixels that the piece has, from 1. */
  readonly strip: number;
  readonly pixel: number;
}

interface CuttingPlan {
  readonly cuts: readonly Cut[];
  readonly strips: number;
  /** Pixels of a strip, and after how many of them its maker soldered two together. */
  readonly stripPixels: number;
  readonly joint: number;
}

/** Pixels that stay unused beside a joint: its pads are full of solder, and no place for the scissors. */
const BESIDE_JOINT = 1;

/**
 * Pieces in the order of the chain, each in the first place that is left for it and has no joint in it: at a joint
 * the pitch is a few tenths off and the solder in the way. If a piece is longer than from joint to joint, joints
 * are put up with; and so are cuts at a joint if strips are saved by them.
 * @throws RangeError if a piece is longer than a strip
 */
export function cuttingPlan(lanes: LaneCount, description: Description): CuttingPlan {
  const { strip } = description;
  const all = pieces(lanes, description);
  const stripPixels = Math.round(strip.metres * pixelsPerMetre(description));
  const longest = Math.max(...all.map(({ pixels }) => pixels));
  if (longest > stripPixels) {
    throw new RangeError(`a piece of ${longest} pixels does not come out of a strip of ${stripPixels}`);
  }
  const whole = Math.round(strip.joint * pixelsPerMetre(description));
  const joint = longest > whole ? stripPixels : whole;
  const close = packed(all, stripPixels, joint, 0);
  if (longest + 2 * BESIDE_JOINT > joint) return close;
  const apart = packed(all, stripPixels, joint, BESIDE_JOINT);
  return apart.strips > close.strips ? close : apart;
}

/** The pieces one after another in the sections between two joints, so many pixels away from each joint. */
function packed(all: readonly StripPiece[], stripPixels: number, joint: number, away: number): CuttingPlan {
  const sections = Math.ceil(stripPixels / joint);
  const used: number[] = [];
  const start = (section: number): number => (section % sections > 0 ? away : 0);
  // The last section of a strip has no joint at its end, and may be shorter.
  const end = (section: number): number => {
    const left = stripPixels - (section % sections) * joint;
    return left > joint ? joint - away : left;
  };
  const cuts = all.map((piece) => {
    const free = used.findIndex((pixels, section) => pixels + piece.pixels <= end(section));
    const section = free < 0 ? used.push(start(used.length)) - 1 : free;
    const before = used[section] ?? 0;
    used[section] = before + piece.pixels;
    return {
      piece,
      strip: Math.floor(section / sections) + 1,
      pixel: (section % sections) * joint + before + 1,
    };
  });
  return { cuts, strips: Math.ceil(used.length / sections), stripPixels, joint };
}

/** The plan as a table; millimetres from the beginning of the strip. */
export function cuttingTable(lanes: LaneCount, description: Description): Grid {
  const { pitch } = description.geometry;
  return {
    head: [
      'Piece',
      'Lane',
      'Street',
      'Pixels',
      'Strip',
      'First pixel',
      'Last pixel',
      'Cut at mm',
      'and at mm',
    ],
    rows: cuttingPlan(lanes, description).cuts.map(({ piece, strip, pixel }) => [
      piece.ref,
      piece.lane + 1,
      piece.index + 1,
      piece.pixels,
      strip,
      pixel,
      pixel + piece.pixels - 1,
      round((pixel - 1) * pitch),
      round((pixel - 1 + piece.pixels) * pitch),
    ]),
  };
}

/** Every pixel of the chain and where it is, millimetres from the panel's top left corner. */
export function pixelTable(lanes: LaneCount, description: Description): Grid {
  const plan = new Plan(lanes, description);
  return {
    head: ['Pixel', 'Lane', 'Hole', 'Piece', 'X mm', 'Y mm'],
    rows: pieces(lanes, description).flatMap(({ ref, lane, first, pixels }) =>
      Array.from({ length: pixels }, (_, i) => {
        const place = pixelPlace(first + i);
        const { x, y } = pixelAt(plan, first + i);
        return [
          first + i,
          lane + 1,
          place.kind === 'hole' ? place.hole : 'indicator',
          ref,
          round(x),
          round(y),
        ];
      }),
    ),
  };
}

// The cutting plan as a picture: strips as they are bought, and where the scissors go.

import type { LaneCount } from '../../shared/protocol/index.ts';
import { area, xy } from '../board.ts';
import type { Description } from '../panel.ts';
import { GREY, heading, INK, pale, patch, picture, stroke } from './picture.ts';
import { round, type Shape, type Sheet, words } from './sheet.ts';
import { type Cut, cuttingPlan } from './strip.ts';

/** Paper millimetres of a whole strip, and from one strip to the next. */
const LENGTH = 240;
const ROW = 34;

export function cuttingPicture(lanes: LaneCount, description: Description, mark: string): Sheet {
  const { cuts, strips, stripPixels, joint } = cuttingPlan(lanes, description);
  const scale = LENGTH / stripPixels;
  const rows = Array.from({ length: strips }, (_, i) => [
    ...bare({ number: i + 1, pixels: stripPixels, joint, scale }),
    ...cuts
      .filter(({ strip }) => strip === i + 1)
      .flatMap((cut, j, all) => {
        const before = all[j - 1];
        const shared = before !== undefined && before.pixel + before.piece.pixels === cut.pixel;
        return cutShapes(cut, description, scale, !shared);
      }),
  ]);
  const joints = joint < stripPixels ? `No piece has a soldered joint in it (every ${joint} pixels). ` : '';
  return picture(
    {
      title: 'Cutting the strips',
      text: `${joints}Cut through the middle of the pads; millimetres from the left end.`,
      mark,
      size: area(LENGTH, strips * ROW),
    },
    rows.flat(),
  );
}

interface Strip {
  /** From 1; one lies under the other. */
  readonly number: number;
  readonly pixels: number;
  readonly joint: number;
  readonly scale: number;
}

function bare({ number, pixels, joint, scale }: Strip): readonly Shape[] {
  const y = (number - 1) * ROW;
  const joints = Array.from({ length: Math.ceil(pixels / joint) - 1 }, (_, i) => (i + 1) * joint * scale);
  return [
    words(xy(0, y + 5), 3.6, `Strip ${number}: ${pixels} pixels`, { bold: true, colour: INK }),
    patch(xy(0, y + 8), area(pixels * scale, 11), { fill: '#eceff1', stroke: GREY, width: 0.3 }),
    ...joints.flatMap((x) => [
      stroke(xy(x, y + 6.5), xy(x, y + 20.5), { stroke: '#b4442f', width: 0.5, dash: '1.2 0.8' }),
      words(xy(x, y + 5), 2.8, 'joint', { anchor: 'middle', colour: '#b4442f' }),
    ]),
  ];
}

function cutShapes(
  { strip, piece, pixel }: Cut,
  description: Description,
  scale: number,
  first: boolean,
): readonly Shape[] {
  const { pitch } = description.geometry;
  const y = (strip - 1) * ROW;
  const x = (pixel - 1) * scale;
  const width = piece.pixels * scale;
  const colour = description.colours[piece.lane]?.css ?? GREY;
  const cut = (at: number, pixels: number): readonly Shape[] => [
    stroke(xy(at, y + 7), xy(at, y + 21), { stroke: INK, width: 0.4 }),
    words(xy(at, y + 24.2), 2.8, String(round(Math.round(pixels * pitch * 10) / 10)), {
      anchor: 'middle',
      colour: INK,
    }),
  ];
  const leds = Array.from({ length: piece.pixels }, (_, i) =>
    patch(xy(x + (i + 0.5) * scale - 0.5, y + 16), area(1, 1), { fill: colour, stroke: 'none' }),
  );
  return [
    patch(xy(x, y + 8), area(width, 11), { fill: pale(colour, 0.25), stroke: colour, width: 0.4 }),
    ...leds,
    heading(xy(x + width / 2, y + 13.4), 3.4, `${piece.ref}: ${piece.pixels} pixels  →`),
    ...(first ? cut(x, pixel - 1) : []),
    ...cut(x + width, pixel - 1 + piece.pixels),
  ];
}

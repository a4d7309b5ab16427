// The panel over the track, 1:1: for drill and laser the same holes, with streets, skunk lines and last holes marked.
import { GAME_HOLE, HOLES, SKUNK_LINES, STINK_HOLE, STREETS } from '../../shared/protocol/index.ts';
import { area, type Point, type Size, streetNumber, xy } from '../board.ts';
import type { Plan } from '../panel.ts';
import { goesRight, laneContour } from './lane.ts';
import {
  type About,
  centred,
  circle,
  engraved,
  line,
  machineSheet,
  paperSheet,
  polygon,
  rectangle,
  type Shape,
  type Sheet,
} from './sheet.ts';

/** What the panel is made with: a laser's contours are corrected by its cut, a drill gets crosses to aim at. */
export type Tool = 'drill' | 'laser';

const ORDINALS = ['1ST', '2ND', '3RD', '4TH'] as const;
const times = <T>(count: number, of: (index: number) => T | readonly T[]): readonly T[] =>
  Array.from({ length: count }, (_, index) => of(index)).flat() as readonly T[];

/** The sheet of a panel for its tool. */
export function panelSheet(
  plan: Plan,
  tool: Tool,
  about: Omit<About, 'mark'>,
  shapes: readonly Shape[],
): Sheet {
  const { kerf } = plan.description.drill;
  const remark = `red: cut, corrected for a cut of ${kerf} mm - blue: engrave`;
  const { mark } = plan;
  return tool === 'laser'
    ? machineSheet({ ...about, remark, mark }, shapes)
    : paperSheet({ ...about, mark }, shapes);
}

/** The outline of a panel with its screws, and how a hole in it is bored: a drill gets a cross, `reach` long at most. */
export function bored(plan: Plan, tool: Tool) {
  const { drill, panel } = plan.description;
  const kerf = tool === 'laser' ? drill.kerf : 0;
  const hole = (
    name: string,
    at: Point,
    diameter: number,
    reach = Number.POSITIVE_INFINITY,
  ): readonly Shape[] => [
    circle('cut', at, (diameter - kerf) / 2, { name }),
    ...(tool === 'drill' ? cross(at, Math.min(diameter / 2 + 0.8, reach)) : []),
  ];
  const outline = (size: Size): readonly Shape[] => [
    rectangle('cut', xy(-kerf / 2, -kerf / 2), area(size.width + kerf, size.height + kerf), {
      corner: panel.corner,
      name: 'outline',
    }),
    ...plan.screws(size).flatMap((at, i) => hole(`screw ${i + 1}`, at, panel.screw)),
  ];
  return { kerf, hole, outline };
}

/** A cross to aim a drill at. */
const cross = ({ x, y }: Point, reach: number): readonly Shape[] => [
  line('guide', [xy(x - reach, y), xy(x + reach, y)]),
  line('guide', [xy(x, y - reach), xy(x, y + reach)]),
];

/** The template of a panel. */
export function trackSheet(plan: Plan, tool: Tool): Sheet {
  const title = `Muggins ${plan.lanes} lanes: ${tool} template of the track`;
  const remark = `drill ${plan.description.drill.hole} mm through the panel, seen from above`;
  return panelSheet(plan, tool, { title, remark, size: plan.size }, [
    ...holes(plan, tool),
    ...trackMarks(plan),
  ]);
}

function holes(plan: Plan, tool: Tool): readonly Shape[] {
  const { hole, outline } = bored(plan, tool);
  const drill = (name: string, at: Point): readonly Shape[] => hole(name, at, plan.description.drill.hole);
  return [
    ...outline(plan.size),
    ...times(plan.lanes, (lane) => {
      const [front, rear] = plan.start(lane);
      return [
        ...drill(`start ${lane + 1} front`, front),
        ...drill(`start ${lane + 1} rear`, rear),
        ...drill(`indicator ${lane + 1}`, plan.indicator(lane)),
        ...times(HOLES, (i) => drill(`hole ${lane + 1} ${i + 1}`, plan.hole(lane, i + 1))),
      ];
    }),
  ];
}

/** Width of a lane as it is engraved. */
const LANE_WIDTH = 8.8;
/** Height of the numbers, of the words, and of the line on which they stand over the first lane of a street. */
const LETTERS = { number: 2.6, word: 2, base: 7.7 } as const;

/** The contour of a lane. */
export const contour = (plan: Plan, lane: number): readonly Point[] =>
  laneContour(plan.runs(lane), LANE_WIDTH);

/** Everything that is engraved. */
const trackMarks = (plan: Plan): readonly Shape[] => [
  ...times(plan.lanes, (lane) => polygon('engrave', contour(plan, lane), { name: `lane ${lane + 1}` })),
  ...trackLegend(plan),
  ...times(plan.lanes, (lane) => laneMark(plan, lane)),
];

/** Streets, numbers and the holes that matter. */
export const trackLegend = (plan: Plan): readonly Shape[] => [
  ...STREETS.flatMap((first) => [...street(plan, first), ...numbers(plan, first), ...fives(plan, first)]),
  ...skunkLine(plan, SKUNK_LINES.double, 'DOUBLE SKUNK', 2),
  ...skunkLine(plan, SKUNK_LINES.single, 'SKUNK', 1),
  ...ends(plan),
];

/** A word over a street, in the middle between two of its holes. */
function over(plan: Plan, [from, to]: readonly [number, number], text: string): readonly Shape[] {
  const [{ x: a, y }, { x: b }] = [plan.across(from)[0], plan.across(to)[0]];
  return engraved(xy((a + b) / 2, y - LETTERS.base), LETTERS.word, text);
}

/** `1ST STREET >` over the beginning of a street. */
function street(plan: Plan, first: number): readonly Shape[] {
  const number = streetNumber(first) - 1;
  const name = `${ORDINALS[number]} STREET`;
  return over(plan, [first + 4, first + 9], goesRight(number) ? `${name} >` : `< ${name}`);
}

/** The numbers of every fifth hole, over it. */
const numbers = (plan: Plan, first: number): readonly Shape[] =>
  [4, 9, 14, 19, 24, 29].flatMap((after) => {
    const { x, y } = plan.across(first + after)[0];
    return engraved(xy(x, y - LETTERS.base), LETTERS.number, String(first + after));
  });

/** Holes are counted in fives, as on wooden boards: a stroke across each lane between one five and the next. */
const fives = (plan: Plan, first: number): readonly Shape[] =>
  [5, 10, 15, 20, 25].flatMap((count) =>
    times(plan.lanes, (lane) => {
      const { x, y } = plan.hole(lane, first + count - 1);
      const middle = (x + plan.hole(lane, first + count).x) / 2;
      return line('engrave', [xy(middle, y - LANE_WIDTH / 2), xy(middle, y + LANE_WIDTH / 2)]);
    }),
  );

/** A line across all lanes behind the last hole that leaves the loser skunked, where the bend begins. */
function skunkLine(plan: Plan, last: number, text: string, strokes: number): readonly Shape[] {
  const [top, bottom] = plan.across(last);
  const { x } = plan.runs(0)[streetNumber(last) - 1]?.[1] ?? top;
  const reach = LANE_WIDTH / 2 + 1.4;
  return [
    ...over(plan, [last - 5, last], text),
    ...times(strokes, (i) => {
      const at = x + (i - (strokes - 1) / 2) * 1.2;
      return line('engrave', [xy(at, top.y - reach), xy(at, bottom.y + reach)], {
        name: `skunk ${last} ${i + 1}`,
      });
    }),
  ];
}

/** Millimetres from the edge of a hole to its ring or lozenge. */
const AROUND = 1.2;

/** A ring round the game hole of a lane, and a lozenge round its stink hole. */
function rings(plan: Plan, lane: number): readonly Shape[] {
  const reach = plan.description.drill.hole / 2 + AROUND;
  const { x, y } = plan.hole(lane, STINK_HOLE);
  const lozenge = [xy(x, y - reach), xy(x + reach, y), xy(x, y + reach), xy(x - reach, y)];
  return [
    circle('engrave', plan.hole(lane, GAME_HOLE), reach, { name: `game ${lane + 1}` }),
    polygon('engrave', lozenge, { name: `stink ${lane + 1}` }),
  ];
}

/** The words over the start holes and under the game holes, and the rings round the last holes. */
function ends(plan: Plan): readonly Shape[] {
  const [front, rear] = plan.start(0);
  const game = plan.across(GAME_HOLE)[1];
  const under = xy(game.x - 2, game.y + LETTERS.base + LETTERS.word);
  return [
    ...times(plan.lanes, (lane) => rings(plan, lane)),
    ...over(plan, [STINK_HOLE - 5, STINK_HOLE], 'STINK HOLE'),
    ...engraved(xy((front.x + rear.x) / 2, front.y - LETTERS.base), LETTERS.word, 'START'),
    ...engraved(under, LETTERS.word, `GAME ${GAME_HOLE}`, { anchor: 'start' }),
  ];
}

/** The lane's number before its start holes, and a square round its indicator. */
function laneMark(plan: Plan, lane: number): readonly Shape[] {
  const at = plan.indicator(lane);
  const side = plan.description.drill.hole + 2;
  const before = plan.start(lane)[1].x - LANE_WIDTH / 2 - 2;
  return [
    centred('engrave', at, area(side, side)),
    ...engraved(xy(before, at.y + 1.5), 3, String(lane + 1), { anchor: 'end' }),
  ];
}

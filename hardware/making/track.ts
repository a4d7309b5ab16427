// The panel over the track, 1:1: for drill and laser the same holes, with streets, skunk lines and last holes marked.
import {
  GAME_HOLE,
  HOLES,
  type LaneCount,
  SKUNK_LINES,
  STINK_HOLE,
  STREETS,
} from '../../shared/protocol/index.ts';
import {
  area,
  holePosition,
  indicatorPosition,
  laneRuns,
  type Point,
  type Run,
  startPositions,
  streetNumber,
  xy,
} from '../board.ts';
import { type Description, mountingHoles, panelSize } from '../panel.ts';
import { goesRight, laneContour } from './lane.ts';
import {
  circle,
  engraved,
  line,
  machineSheet,
  polygon,
  rectangle,
  type Shape,
  type Sheet,
  sheet,
} from './sheet.ts';

/** What the panel is made with: a laser's contours are corrected by its cut, a drill gets crosses to aim at. */
export type Tool = 'drill' | 'laser';

const ORDINALS = ['1ST', '2ND', '3RD', '4TH'] as const;
const across = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** Where things are on the panel, from its top left corner. */
export class Plan {
  readonly lanes: LaneCount;
  readonly description: Description;

  constructor(lanes: LaneCount, description: Description) {
    this.lanes = lanes;
    this.description = description;
  }

  hole(lane: number, hole: number): Point {
    return holePosition(this.lanes, lane, hole, this.description.geometry);
  }

  indicator(lane: number): Point {
    return indicatorPosition(this.lanes, lane, this.description.geometry);
  }

  /** The front start hole and the rear one. */
  start(lane: number): readonly Point[] {
    return startPositions(this.lanes, lane, this.description.geometry);
  }

  runs(lane: number): readonly Run[] {
    return laneRuns(this.lanes, lane, this.description.geometry);
  }

  /** The lanes from top to bottom where this hole is: they are turned over in every other street. */
  across(hole: number): readonly [top: Point, bottom: Point] {
    const ends = [this.hole(0, hole), this.hole(this.lanes - 1, hole)] as const;
    return ends[0].y < ends[1].y ? ends : [ends[1], ends[0]];
  }
}

/** What the colours of a laser's file mean. */
export const laserRemark = ({ drill }: Description): string =>
  `red: cut, corrected for a cut of ${drill.kerf} mm - blue: engrave`;

/** The template of a panel. */
export function trackSheet(lanes: LaneCount, description: Description, tool: Tool, mark: string): Sheet {
  const size = panelSize(lanes, description);
  const { drill } = description;
  const title = `Muggins ${lanes} lanes: ${tool} template of the track`;
  const drawing = [...holes(lanes, description, tool), ...marks(lanes, description)];
  if (tool === 'laser') return machineSheet(title, { remark: laserRemark(description), mark }, size, drawing);
  return sheet(
    title,
    `drill ${drill.hole} mm through the panel, seen from above - board ${mark}`,
    size,
    drawing,
  );
}

function holes(lanes: LaneCount, description: Description, tool: Tool): readonly Shape[] {
  const plan = new Plan(lanes, description);
  const { drill, panel } = description;
  const size = panelSize(lanes, description);
  const grow = tool === 'laser' ? drill.kerf : 0;
  const bored = (name: string, at: Point, diameter: number): readonly Shape[] => [
    circle('cut', at, (diameter - grow) / 2, { name: name }),
    ...(tool === 'drill' ? cross(at, diameter / 2 + 0.8) : []),
  ];
  const outline = rectangle('cut', xy(-grow / 2, -grow / 2), area(size.width + grow, size.height + grow), {
    corner: panel.corner,
    name: 'outline',
  });
  return [
    outline,
    ...mountingHoles(size, description).flatMap((at, i) => bored(`screw ${i + 1}`, at, panel.screw)),
    ...across(lanes, (lane) => [
      ...plan
        .start(lane)
        .flatMap((at, i) => bored(`start ${lane + 1} ${i === 0 ? 'front' : 'rear'}`, at, drill.hole)),
      ...bored(`indicator ${lane + 1}`, plan.indicator(lane), drill.hole),
      ...across(HOLES, (i) => bored(`hole ${lane + 1} ${i + 1}`, plan.hole(lane, i + 1), drill.hole)).flat(),
    ]).flat(),
  ];
}

/** A cross to aim a drill at. */
export function cross({ x, y }: Point, reach: number): readonly Shape[] {
  return [
    line('guide', [xy(x - reach, y), xy(x + reach, y)]),
    line('guide', [xy(x, y - reach), xy(x, y + reach)]),
  ];
}

/** Width of a lane as it is engraved. */
export const LANE_WIDTH = 8.8;
/** Height of the numbers, of the words, and of the line on which they stand over the first lane of a street. */
const LETTERS = { number: 2.6, word: 2, base: 7.7 } as const;

/** Everything that is engraved. */
function marks(lanes: LaneCount, description: Description): readonly Shape[] {
  const plan = new Plan(lanes, description);
  return [
    ...across(lanes, (lane) =>
      polygon('engrave', laneContour(plan.runs(lane), LANE_WIDTH), undefined, `lane ${lane + 1}`),
    ),
    ...STREETS.flatMap((first) => [
      ...streetMarks(plan, first),
      ...numbers(plan, first),
      ...fives(plan, first),
    ]),
    ...skunkLine(plan, SKUNK_LINES.double, 'DOUBLE SKUNK', 2),
    ...skunkLine(plan, SKUNK_LINES.single, 'SKUNK', 1),
    ...ends(plan),
    ...across(lanes, (lane) => laneMark(plan, lane)).flat(),
  ];
}

/** A word over a street, in the middle between two of its holes. */
function over(plan: Plan, [from, to]: readonly [number, number], text: string): readonly Shape[] {
  const [{ x: a, y }, { x: b }] = [plan.across(from)[0], plan.across(to)[0]];
  const at = xy((a + b) / 2, y - LETTERS.base);
  return engraved('engrave', at, text, { height: LETTERS.word, anchor: 'middle' });
}

/** `1ST STREET >` over the beginning of a street. */
function streetMarks(plan: Plan, first: number): readonly Shape[] {
  const name = `${ORDINALS[streetNumber(first) - 1]} STREET`;
  const forward = goesRight(streetNumber(first) - 1);
  return over(plan, [first + 4, first + 9], forward ? `${name} >` : `< ${name}`);
}

/** The numbers of every fifth hole, over it. */
function numbers(plan: Plan, first: number): readonly Shape[] {
  return [4, 9, 14, 19, 24, 29].flatMap((after) => {
    const { x, y } = plan.across(first + after)[0];
    const at = xy(x, y - LETTERS.base);
    return engraved('engrave', at, String(first + after), { height: LETTERS.number, anchor: 'middle' });
  });
}

/** Holes are counted in fives, as on wooden boards: a stroke across each lane between one five and the next. */
function fives(plan: Plan, first: number): readonly Shape[] {
  return [5, 10, 15, 20, 25].flatMap((count) =>
    across(plan.lanes, (lane) => {
      const before = plan.hole(lane, first + count - 1);
      const x = (before.x + plan.hole(lane, first + count).x) / 2;
      return line('engrave', [xy(x, before.y - LANE_WIDTH / 2), xy(x, before.y + LANE_WIDTH / 2)]);
    }),
  );
}

/** A line across all lanes behind the last hole that leaves the loser skunked, where the bend begins. */
function skunkLine(plan: Plan, last: number, text: string, strokes: number): readonly Shape[] {
  const [top, bottom] = plan.across(last);
  const { x } = plan.runs(0)[streetNumber(last) - 1]?.[1] ?? top;
  const reach = LANE_WIDTH / 2 + 1.4;
  return [
    ...over(plan, [last - 5, last], text),
    ...across(strokes, (i) => {
      const at = x + (i - (strokes - 1) / 2) * 1.2;
      const points = [xy(at, top.y - reach), xy(at, bottom.y + reach)];
      return line('engrave', points, undefined, `skunk ${last} ${i + 1}`);
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
    polygon('engrave', lozenge, undefined, `stink ${lane + 1}`),
  ];
}

/** The words over the start holes and under the game holes, and the rings round the last holes. */
function ends(plan: Plan): readonly Shape[] {
  const start = plan.start(0);
  const middle = start.reduce((sum, { x }) => sum + x / start.length, 0);
  const above = xy(middle, (start[0]?.y ?? 0) - LETTERS.base);
  const game = plan.across(GAME_HOLE)[1];
  const under = xy(game.x - 2, game.y + LETTERS.base + LETTERS.word);
  const { word: height } = LETTERS;
  return [
    ...across(plan.lanes, (lane) => rings(plan, lane)).flat(),
    ...over(plan, [STINK_HOLE - 5, STINK_HOLE], 'STINK HOLE'),
    ...engraved('engrave', above, 'START', { height, anchor: 'middle' }),
    ...engraved('engrave', under, `GAME ${GAME_HOLE}`, { height }),
  ];
}

/** The lane's number before its start holes, and a square round its indicator. */
function laneMark(plan: Plan, lane: number): readonly Shape[] {
  const { x, y } = plan.indicator(lane);
  const half = plan.description.drill.hole / 2 + 1;
  const before = Math.min(...plan.start(lane).map((at) => at.x)) - LANE_WIDTH / 2 - 2;
  return [
    rectangle('engrave', xy(x - half, y - half), area(2 * half, 2 * half)),
    ...engraved('engrave', xy(before, y + 1.5), String(lane + 1), { height: 3, anchor: 'end' }),
  ];
}

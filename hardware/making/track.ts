// The panel over the track, 1:1: for drill and laser the same holes, with streets, skunk lines and last holes marked.
import {
  GAME_HOLE,
  HOLES,
  type LaneCount,
  SKUNK_LINES,
  STINK_HOLE,
  STREETS,
} from '../../shared/protocol/index.ts';
import { holePosition, indicatorPosition, type Point, streetNumber } from '../board.ts';
import { type Description, mountingHoles, panelSize } from '../panel.ts';
import { circle, engraved, line, polygon, rectangle, type Shape, type Sheet, sheet } from './sheet.ts';

/** What the panel is made with: a laser's contours are corrected by its cut, a drill gets crosses to aim at. */
export const TOOLS = ['drill', 'laser'] as const;
export type Tool = (typeof TOOLS)[number];

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

  #onPanel({ x, y }: Point): Point {
    const { border } = this.description.panel;
    return { x: x + border, y: y + border };
  }

  hole(lane: number, hole: number): Point {
    return this.#onPanel(holePosition(this.lanes, lane, hole, this.description.geometry));
  }

  indicator(lane: number): Point {
    return this.#onPanel(indicatorPosition(lane, this.description.geometry));
  }
}

/** The template of a panel. */
export function trackSheet(lanes: LaneCount, description: Description, tool: Tool, mark: string): Sheet {
  const size = panelSize(lanes, description);
  const { drill } = description;
  const remark =
    tool === 'drill'
      ? `drill ${drill.hole} mm through the panel, seen from above - board ${mark}`
      : `red: cut, corrected for a cut of ${drill.kerf} mm - blue: engrave - board ${mark}`;
  return sheet(`Muggins ${lanes} lanes: ${tool} template of the track`, remark, size, [
    ...holes(lanes, description, tool),
    ...marks(lanes, description),
  ]);
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
  const outline = rectangle(
    'cut',
    { x: -grow / 2, y: -grow / 2 },
    { width: size.width + grow, height: size.height + grow },
    { corner: panel.corner, name: 'outline' },
  );
  return [
    outline,
    ...mountingHoles(size, description).flatMap((at, i) => bored(`screw ${i + 1}`, at, panel.screw)),
    ...across(lanes, (lane) => [
      ...bored(`indicator ${lane + 1}`, plan.indicator(lane), drill.hole),
      ...across(HOLES, (i) => bored(`hole ${lane + 1} ${i + 1}`, plan.hole(lane, i + 1), drill.hole)).flat(),
    ]).flat(),
  ];
}

/** A cross to aim a drill at. */
export function cross({ x, y }: Point, reach: number): readonly Shape[] {
  return [
    line('guide', [
      { x: x - reach, y },
      { x: x + reach, y },
    ]),
    line('guide', [
      { x, y: y - reach },
      { x, y: y + reach },
    ]),
  ];
}

/** Everything that is engraved. */
function marks(lanes: LaneCount, description: Description): readonly Shape[] {
  const plan = new Plan(lanes, description);
  return [
    ...STREETS.flatMap((first) => [
      ...streetMarks(plan, first),
      ...numbers(plan, first),
      ...fives(plan, first),
    ]),
    ...STREETS.slice(1).flatMap((first) => turn(plan, first)),
    ...skunkLine(plan, SKUNK_LINES.double, `DOUBLE SKUNK LINE: ${SKUNK_LINES.double} OR FEWER`, 2),
    ...skunkLine(plan, SKUNK_LINES.single, `SKUNK LINE: ${SKUNK_LINES.single} OR FEWER`, 1),
    ...lastHoles(plan),
    ...across(lanes, (lane) => laneMark(plan, lane)).flat(),
  ];
}

const lastOf = (first: number): number => first + 29;
const goesRight = (first: number): boolean => streetNumber(first) % 2 === 1;

/** `1ST STREET >` under the beginning of a street. */
function streetMarks(plan: Plan, first: number): readonly Shape[] {
  const { x, y } = plan.hole(plan.lanes - 1, first);
  const name = `${ORDINALS[streetNumber(first) - 1]} STREET`;
  const at = { x: x + (goesRight(first) ? -2 : 2), y: y + 6 };
  return goesRight(first)
    ? engraved('engrave', at, `${name} >`, { height: 2.2 })
    : engraved('engrave', at, `< ${name}`, { height: 2.2, anchor: 'end' });
}

/** The numbers of every fifth hole and of a street's first, above it. */
function numbers(plan: Plan, first: number): readonly Shape[] {
  const all = across(lastOf(first) - first + 1, (i) => first + i).filter((n) => n % 5 === 0 || n === first);
  return all.flatMap((hole) => {
    const { x, y } = plan.hole(0, hole);
    return engraved('engrave', { x, y: y - 4 }, String(hole), { height: 2, anchor: 'middle' });
  });
}

/** Holes are counted in fives, as on wooden boards: a stroke between one five and the next. */
function fives(plan: Plan, first: number): readonly Shape[] {
  return [5, 10, 15, 20, 25].map((count) => {
    const before = plan.hole(0, first + count - 1);
    const after = plan.hole(plan.lanes - 1, first + count);
    const x = (before.x + after.x) / 2;
    return line('engrave', [
      { x, y: before.y - 2.5 },
      { x, y: after.y + 2.5 },
    ]);
  });
}

/** A bracket with an arrow from the end of a street to the beginning of the next. */
function turn(plan: Plan, first: number): readonly Shape[] {
  const side = goesRight(first) ? -1 : 1;
  const middle = (hole: number): Point => {
    const a = plan.hole(0, hole);
    const b = plan.hole(plan.lanes - 1, hole);
    return { x: a.x + side * 4, y: (a.y + b.y) / 2 };
  };
  const from = middle(first - 1);
  const to = middle(first);
  const out = from.x + side * 4;
  return [
    line('engrave', [from, { x: out, y: from.y }, { x: out, y: to.y }, to]),
    line('engrave', [{ x: to.x + side * 1.6, y: to.y - 1 }, to, { x: to.x + side * 1.6, y: to.y + 1 }]),
  ];
}

/** A line across the board behind the last hole that leaves the loser skunked. */
function skunkLine(plan: Plan, last: number, text: string, strokes: number): readonly Shape[] {
  const above = plan.hole(plan.lanes - 1, last);
  const below = plan.hole(0, last + 1);
  const y = (above.y + below.y) / 2;
  const ends = [plan.indicator(0).x + 8, plan.hole(0, 30).x - 1] as const;
  const middle = (ends[0] + ends[1]) / 2;
  const label = engraved('engrave', { x: middle, y: y + 1.1 }, text, { height: 2.2, anchor: 'middle' });
  const half = (text.length * 5.6 * 2.2) / 12 + 2;
  const shift = across(strokes, (i) => y + (i - (strokes - 1) / 2) * 1.2);
  return [
    ...label,
    ...shift.flatMap((at, i) => [
      line(
        'engrave',
        [
          { x: ends[0], y: at },
          { x: middle - half, y: at },
        ],
        undefined,
        `skunk ${last} ${i + 1}`,
      ),
      line('engrave', [
        { x: middle + half, y: at },
        { x: ends[1], y: at },
      ]),
    ]),
  ];
}

/** Millimetres from the edge of a hole to its ring or lozenge. */
const AROUND = 1.2;

/** A ring round the game hole of a lane, and a lozenge round its stink hole. */
function rings(plan: Plan, lane: number): readonly Shape[] {
  const reach = plan.description.drill.hole / 2 + AROUND;
  const { x, y } = plan.hole(lane, STINK_HOLE);
  const lozenge = [
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ];
  return [
    circle('engrave', plan.hole(lane, GAME_HOLE), reach, { name: `game ${lane + 1}` }),
    polygon('engrave', lozenge, undefined, `stink ${lane + 1}`),
  ];
}

/** Rings round the last holes of all lanes, with their names under the last lane. */
function lastHoles(plan: Plan): readonly Shape[] {
  const reach = plan.description.drill.hole / 2 + AROUND;
  const game = plan.hole(plan.lanes - 1, GAME_HOLE);
  const stink = plan.hole(plan.lanes - 1, STINK_HOLE);
  const named = ({ x, y }: Point, from: number, to: number, text: string): readonly Shape[] => [
    line('engrave', [
      { x, y: y + from },
      { x, y: y + to },
      { x: x + 1.5, y: y + to },
    ]),
    ...engraved('engrave', { x: x + 2.5, y: y + to + 1 }, text, { height: 2 }),
  ];
  return [
    ...across(plan.lanes, (lane) => rings(plan, lane)).flat(),
    ...engraved('engrave', { ...plan.hole(0, GAME_HOLE), y: plan.hole(0, GAME_HOLE).y - 4.6 }, '121', {
      height: 2,
      anchor: 'middle',
    }),
    ...named(game, reach, 10, `GAME HOLE ${GAME_HOLE}`),
    ...named(stink, reach, 6.5, `STINK HOLE ${STINK_HOLE}`),
  ];
}

/** The lane's number beside its indicator, and a square round it. */
function laneMark(plan: Plan, lane: number): readonly Shape[] {
  const { x, y } = plan.indicator(lane);
  const half = plan.description.drill.hole / 2 + 1;
  return [
    rectangle('engrave', { x: x - half, y: y - half }, { width: 2 * half, height: 2 * half }),
    ...engraved('engrave', { x: x - half - 2, y: y + 1.5 }, String(lane + 1), { height: 3, anchor: 'end' }),
  ];
}

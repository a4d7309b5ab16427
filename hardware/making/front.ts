// The finished board from above, with a game on it.
import { GAME_HOLE, HOLES, type LaneCount, SKUNK_LINES, STINK_HOLE } from '../../shared/protocol/index.ts';
import { area, type Point, streetNumber, xy } from '../board.ts';
import { controlPlan, type Description, mountingHoles, panelSize } from '../panel.ts';
import { buttonName } from './controls.ts';
import { laneContour } from './lane.ts';
import { disc, heading, INK, pale, patch, picture, stroke, WOOD } from './picture.ts';
import { circle, moved, polygon, type Shape, type Sheet, words } from './sheet.ts';
import { isSuit, suit } from './suit.ts';
import { LANE_WIDTH, Plan } from './track.ts';

/** Holes of the front and rear peg of each lane in the picture. */
const GAME = [
  { front: 84, rear: 78 },
  { front: 92, rear: 85 },
  { front: 57, rear: 49 },
  { front: 71, rear: 70 },
] as const;
const BURNT = '#7a5c34';

/** Track panel and control panel, one above the other. */
export function boardPicture(lanes: LaneCount, description: Description, mark: string): Sheet {
  const track = panelSize(lanes, description);
  const { size } = controlPlan(lanes, description);
  const width = Math.max(track.width, size.width);
  return picture(
    {
      title: `The board: ${lanes} lanes`,
      text: 'Front pegs are bright, rear pegs dim; the square of the lane whose turn it is is lit.',
      mark: mark,
      size: area(width, track.height + 6 + size.height),
    },
    [
      ...moved(trackFront(lanes, description), xy((width - track.width) / 2, 0)),
      ...moved(controlFront(lanes, description), xy((width - size.width) / 2, track.height + 6)),
    ],
  );
}

function wood(
  size: { readonly width: number; readonly height: number },
  description: Description,
): readonly Shape[] {
  return [
    patch(xy(0, 0), size, { fill: WOOD, stroke: '#b9a27c', width: 0.5 }, description.panel.corner),
    ...mountingHoles(size, description).map((at) =>
      circle('guide', at, 2.6, { look: { fill: '#d5d9dc', stroke: '#8795a1', width: 0.3 } }),
    ),
  ];
}

/** A lane with the pegs of the game that is shown. */
function lane(plan: Plan, index: number): readonly Shape[] {
  const { css } = plan.description.colours[index] ?? { css: INK };
  const { front, rear } = GAME[index] ?? { front: 1, rear: 0 };
  const first = plan.indicator(index);
  const contour = laneContour(plan.runs(index), LANE_WIDTH);
  return [
    polygon('guide', contour, { fill: pale(css, 0.22), stroke: css, width: 0.35 }),
    patch(xy(first.x - 3, first.y - 3), area(6, 6), {
      stroke: css,
      width: 0.6,
      fill: index === 0 ? css : '#ffffff',
    }),
    ...plan.start(index).flatMap((at) => hole(at, '#4c4237')),
    ...Array.from({ length: HOLES }, (_, i) => {
      const at = plan.hole(index, i + 1);
      return i + 1 === front ? lamp(at, css) : hole(at, i + 1 === rear ? pale(css, 0.6) : '#4c4237');
    }).flat(),
    circle('guide', plan.hole(index, GAME_HOLE), 3.3, { look: { stroke: css, width: 0.6 } }),
  ];
}

/** A skunk line across the lanes, and its name over them. */
function skunk(plan: Plan, last: number, name: string): readonly Shape[] {
  const [top, bottom] = plan.across(last);
  const { x } = plan.runs(0)[streetNumber(last) - 1]?.[1] ?? top;
  const width = last === SKUNK_LINES.double ? 1.1 : 0.7;
  return [stroke(xy(x, top.y - 6), xy(x, bottom.y + 6), { stroke: BURNT, width }), named(plan, last, name)];
}

/** A word over a street, between two numbers. */
function named(plan: Plan, hole: number, text: string): Shape {
  const { x, y } = plan.across(hole)[0];
  const at = xy((x + plan.hole(0, hole - 5).x) / 2, y - 7.6);
  return words(at, 3, text, { anchor: 'middle', colour: BURNT });
}

function trackFront(lanes: LaneCount, description: Description): readonly Shape[] {
  const plan = new Plan(lanes, description);
  const numbers = Array.from({ length: 24 }, (_, i) => 5 * (i + 1)).map((number) => {
    const { x, y } = plan.across(number)[0];
    return words(xy(x, y - 7.6), 3.2, String(number), { anchor: 'middle', colour: BURNT });
  });
  return [
    ...wood(panelSize(lanes, description), description),
    ...Array.from({ length: lanes }, (_, i) => lane(plan, i)).flat(),
    ...skunk(plan, SKUNK_LINES.double, 'double skunk'),
    ...skunk(plan, SKUNK_LINES.single, 'skunk'),
    named(plan, STINK_HOLE, 'stink hole'),
    ...numbers,
    ...ends(plan),
  ];
}

/** Words at the beginning and at the end of the lanes. */
function ends(plan: Plan): readonly Shape[] {
  const [front, rear] = plan.start(0);
  const game = plan.across(GAME_HOLE)[1];
  const say = (at: Point, text: string, anchor: 'start' | 'middle' | 'end'): Shape =>
    words(at, 3, text, { anchor, colour: BURNT });
  return [
    say(xy(((front?.x ?? 0) + (rear?.x ?? 0)) / 2, (front?.y ?? 0) - 7.6), 'start', 'middle'),
    say(xy(game.x - 2, game.y + 9.7), 'game', 'start'),
  ];
}

const hole = (at: Point, fill: string): readonly Shape[] => [
  circle('guide', at, 2, { look: { fill, stroke: 'none' } }),
];
const lamp = (at: Point, css: string): readonly Shape[] => [
  disc(at, 3.1, pale(css, 0.35)),
  circle('guide', at, 2, { look: { fill: css, stroke: '#ffffff', width: 0.4 } }),
];

function controlFront(lanes: LaneCount, description: Description): readonly Shape[] {
  const plan = controlPlan(lanes, description);
  const { controls } = description;
  const corner = (
    { x, y }: Point,
    { width, height }: { readonly width: number; readonly height: number },
  ): Point => xy(x - width / 2, y - height / 2);
  const lines = ['Ann', 'Bob', 'Cid', 'Dot']
    .slice(0, lanes)
    .map((name, i) => `${name} ${GAME[i]?.front ?? 0}`);
  return [
    ...wood(plan.size, description),
    patch(corner(plan.display, controls.display), controls.display, {
      fill: '#10305f',
      stroke: '#20262b',
      width: 1.4,
    }),
    ...lines.map((text, i) =>
      words(xy(plan.display.x - controls.display.width / 2 + 7, plan.display.y - 9 + i * 8), 6, text, {
        mono: true,
        colour: '#dbe8ff',
      }),
    ),
    disc(plan.buzzer, 6, pale('#8a7a5c', 0.35)),
    disc(plan.buzzer, 1, '#4c4237'),
    ...Array.from({ length: controls.sound.count }, (_, i) => (2 * Math.PI * i) / controls.sound.count).map(
      (turn) =>
        disc(xy(plan.buzzer.x + 4 * Math.cos(turn), plan.buzzer.y + 4 * Math.sin(turn)), 1, '#4c4237'),
    ),
    ...keypad(plan.keypad, description),
    ...plan.buttons.flatMap(({ id, lane, x, y }) => button({ x, y }, id, description, lane)),
  ];
}

function keypad({ x, y }: Point, description: Description): readonly Shape[] {
  const { width, height, key } = description.controls.keypad;
  const keys = description.keypad.flatMap((row, i) =>
    row.flatMap(({ legend, also, digit }, j) => {
      const at = xy(x + (j - 1.5) * key.width, y + (i - 1.5) * key.height);
      const size = legend.length > 1 ? 3 : 5.4;
      const small: readonly Shape[] =
        also === undefined
          ? []
          : isSuit(also)
            ? suit(also, xy(at.x, at.y + 3.6), 3.2, true)
            : [words(xy(at.x, at.y + 4.8), 2.8, also, { anchor: 'middle', colour: '#52606b' })];
      return [
        patch(
          xy(at.x - 6.8, at.y - 6.8),
          area(13.6, 13.6),
          { fill: digit === undefined ? '#e2e7eb' : '#ffffff', stroke: '#9aa7b3', width: 0.3 },
          1.5,
        ),
        heading(xy(at.x, at.y + (also === undefined ? 1.6 : 0.2)), size, legend),
        ...small,
      ];
    }),
  );
  const look = { fill: '#f7f8f9', stroke: '#9aa7b3', width: 0.4 };
  return [patch(xy(x - width / 2, y - height / 2), { width, height }, look, 2), ...keys];
}

function button(at: Point, id: string, description: Description, lane: number | undefined): readonly Shape[] {
  const { rim } = description.controls.button;
  const css =
    lane === undefined ? (id === 'UNDO' ? '#343c43' : '#f4f4f2') : (description.colours[lane]?.css ?? INK);
  return [
    heading(xy(at.x, at.y - rim / 2 - 2.6), 4, buttonName(id)),
    disc(at, rim / 2, '#22282d'),
    circle('guide', at, rim / 2 - 3, { look: { fill: css, stroke: '#ffffff', width: 0.3 } }),
  ];
}

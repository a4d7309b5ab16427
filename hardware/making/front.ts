// The finished board from above, with a game on it.
import { HOLES } from '../../shared/protocol/index.ts';
import { area, type Point, xy } from '../board.ts';
import type { Plan } from '../panel.ts';
import { buttonName, soundHoles } from './controls.ts';
import { keypadKeys } from './overlay.ts';
import { disc, face, heading, pale, picture, tile, wood } from './picture.ts';
import { moved, polygon, type Shape, type Sheet, words } from './sheet.ts';
import { contour, trackLegend } from './track.ts';

/** Holes of the front and rear peg of each lane in the picture. */
const GAME = [
  { name: 'Ann', front: 84, rear: 78 },
  { name: 'Bob', front: 92, rear: 85 },
  { name: 'Cid', front: 57, rear: 49 },
  { name: 'Dot', front: 71, rear: 70 },
] as const;
/** Holes, and what is engraved. */
const DARK = '#4c4237';
const BURNT = '#7a5c34';

/** Track panel and control panel, one above the other. */
export function boardPicture(plan: Plan): Sheet {
  const { size: track, lanes, mark } = plan;
  const { size } = plan.controls;
  const width = Math.max(track.width, size.width);
  const about = {
    title: `The board: ${lanes} lanes`,
    remark: 'Front pegs are bright, rear pegs dim; the square of the lane whose turn it is is lit.',
    mark,
    size: area(width, track.height + 6 + size.height),
  };
  const screw = (at: Point): Shape => disc(at, 2.6, face('#d5d9dc', '#8795a1'));
  return picture(about, [
    ...moved([...wood(plan, track, screw), ...trackFront(plan)], xy((width - track.width) / 2, 0)),
    ...moved(
      [...wood(plan, size, screw), ...controlFront(plan)],
      xy((width - size.width) / 2, track.height + 6),
    ),
  ]);
}

/** The lanes with their pegs, and what is engraved round them. */
function trackFront(plan: Plan): readonly Shape[] {
  const burnt = (shape: Shape): Shape =>
    shape.kind === 'words' ? shape : { ...shape, layer: 'guide', look: { stroke: BURNT, width: 0.3 } };
  const lanes = Array.from({ length: plan.lanes }, (_, index) => index);
  return [
    ...lanes.map((index) => {
      const css = plan.colour(index);
      return polygon('guide', contour(plan, index), { look: face(pale(css, 0.22), css, 0.35) });
    }),
    ...trackLegend(plan).map(burnt),
    ...lanes.flatMap((index) => pegs(plan, index)),
  ];
}

/** A lane's indicator and holes, with the pegs of the game that is shown. */
function pegs(plan: Plan, index: number): readonly Shape[] {
  const css = plan.colour(index);
  const { front, rear } = GAME[index] ?? { front: 1, rear: 0 };
  const radius = plan.description.drill.hole / 2;
  return [
    tile(plan.indicator(index), area(6, 6), face(index === 0 ? css : '#ffffff', css, 0.6)),
    ...plan.start(index).map((at) => disc(at, radius, DARK)),
    ...Array.from({ length: HOLES }, (_, i) =>
      disc(plan.hole(index, i + 1), radius, i + 1 === rear ? pale(css, 0.6) : DARK),
    ),
    disc(plan.hole(index, front), radius + 1.1, pale(css, 0.35)),
    disc(plan.hole(index, front), radius, face(css, '#ffffff', 0.4)),
  ];
}

function controlFront(plan: Plan): readonly Shape[] {
  const { controls } = plan.description;
  const { display, buzzer, keypad, buttons } = plan.controls;
  const names = GAME.slice(0, plan.lanes).map(({ name, front }) => `${name} ${front}`);
  return [
    tile(display, controls.display, face('#10305f', '#20262b', 1.4)),
    ...names.map((text, i) =>
      words(xy(display.x - controls.display.width / 2 + 7, display.y - 9 + i * 8), 6, text, {
        mono: true,
        colour: '#dbe8ff',
      }),
    ),
    disc(buzzer, 6, pale('#8a7a5c', 0.35)),
    ...soundHoles(buzzer, controls.sound).map((at) => disc(at, controls.sound.hole / 2, DARK)),
    tile(keypad, controls.keypad, face('#f7f8f9', '#9aa7b3', 0.4), 2),
    ...keypadKeys(plan, keypad, 'print'),
    ...buttons.flatMap(({ id, at, lane }) => {
      const css = lane === undefined ? (id === 'UNDO' ? '#343c43' : '#f4f4f2') : plan.colour(lane);
      const { rim } = controls.button;
      return [
        heading(xy(at.x, at.y - rim / 2 - 2.6), 4, buttonName(id)),
        disc(at, rim / 2, '#22282d'),
        disc(at, rim / 2 - 3, face(css, '#ffffff')),
      ];
    }),
  ];
}

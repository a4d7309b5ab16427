// The control panel, 1:1: window of the display, slot and place of the keypad, buttons, holes over the buzzer.
import type { LaneCount } from '../../shared/protocol/index.ts';
import { area, type Point, type Size, xy } from '../board.ts';
import { controlPlan, type Description, mountingHoles } from '../panel.ts';
import { circle, engraved, machineSheet, rectangle, type Shape, type Sheet, sheet } from './sheet.ts';
import { cross, laserRemark, type Tool } from './track.ts';

/** What a button is called on the panel. */
export const buttonName = (id: string): string => id.replace(/^P(\d)$/, 'PLAYER $1');

const around = ({ x, y }: Point, { width, height }: Size): Point => xy(x - width / 2, y - height / 2);

/** The template of the control panel. */
export function controlSheet(lanes: LaneCount, description: Description, tool: Tool, mark: string): Sheet {
  const { size } = controlPlan(lanes, description);
  const title = `Muggins ${lanes} lanes: ${tool} template of the controls`;
  const drawing = controlShapes(lanes, description, tool);
  if (tool === 'laser') return machineSheet(title, { remark: laserRemark(description), mark }, size, drawing);
  return sheet(title, `seen from above; saw the window, drill the rest - board ${mark}`, size, drawing);
}

/** All that is cut and engraved, from the panel's top left corner. */
function controlShapes(lanes: LaneCount, description: Description, tool: Tool): readonly Shape[] {
  const plan = controlPlan(lanes, description);
  const { controls, panel, drill } = description;
  const kerf = tool === 'laser' ? drill.kerf : 0;
  const bored = (name: string, at: Point, diameter: number): readonly Shape[] => [
    circle('cut', at, (diameter - kerf) / 2, { name: name }),
    ...(tool === 'drill' ? cross(at, Math.min(diameter / 2 + 0.8, 4)) : []),
  ];
  const window = (name: string, at: Point, { width, height }: Size): Shape => {
    const smaller = area(width - kerf, height - kerf);
    return rectangle('cut', around(at, smaller), smaller, { name });
  };
  return [
    rectangle('cut', xy(-kerf / 2, -kerf / 2), area(plan.size.width + kerf, plan.size.height + kerf), {
      corner: panel.corner,
      name: 'outline',
    }),
    ...mountingHoles(plan.size, description).flatMap((at, i) => bored(`screw ${i + 1}`, at, panel.screw)),
    window('display', plan.display, controls.display),
    ...corners(plan.display, controls.display.screws).flatMap((at, i) =>
      bored(`display screw ${i + 1}`, at, controls.display.screw),
    ),
    rectangle('engrave', around(plan.keypad, controls.keypad), controls.keypad, {
      corner: 2,
      name: 'keypad',
    }),
    window('keypad slot', slotAt(plan.keypad, description), controls.keypad.slot),
    ...ring(plan.buzzer, controls.sound).flatMap((at, i) => bored(`sound ${i + 1}`, at, controls.sound.hole)),
    ...plan.buttons.flatMap(({ id, x, y }) => [
      ...bored(`button ${id}`, { x, y }, controls.button.hole),
      circle('engrave', { x, y }, controls.button.rim / 2),
      ...engraved('engrave', xy(x, y - controls.button.rim / 2 - 2.5), buttonName(id), {
        height: 3,
        anchor: 'middle',
      }),
    ]),
  ];
}

/** The keypad's cable goes through behind its lower edge. */
const slotAt = ({ x, y }: Point, { controls: { keypad } }: Description): Point =>
  xy(x, y + keypad.height / 2 - keypad.slot.height / 2 - 1);

const corners = ({ x, y }: Point, { width, height }: Size): readonly Point[] =>
  [-1, 1].flatMap((down) => [-1, 1].map((right) => xy(x + (right * width) / 2, y + (down * height) / 2)));

const ring = (
  { x, y }: Point,
  { ring: across, count }: Description['controls']['sound'],
): readonly Point[] => [
  { x, y },
  ...Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return xy(x + (across / 2) * Math.cos(angle), y + (across / 2) * Math.sin(angle));
  }),
];

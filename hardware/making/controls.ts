// The control panel, 1:1: window of the display, slot and place of the keypad, buttons, holes over the buzzer.
import { area, type Point, type Size, xy } from '../board.ts';
import type { Description, Plan } from '../panel.ts';
import { centred, circle, engraved, type Shape, type Sheet } from './sheet.ts';
import { bored, panelSheet, type Tool } from './track.ts';

/** What a button is called on the panel. */
export const buttonName = (id: string): string => id.replace(/^P(\d)$/, 'PLAYER $1');

/** The template of the control panel. */
export function controlSheet(plan: Plan, tool: Tool): Sheet {
  const title = `Muggins ${plan.lanes} lanes: ${tool} template of the controls`;
  const remark = 'seen from above; saw the window, drill the rest';
  return panelSheet(plan, tool, { title, remark, size: plan.controls.size }, controlShapes(plan, tool));
}

/** All that is cut and engraved, from the panel's top left corner. */
function controlShapes(plan: Plan, tool: Tool): readonly Shape[] {
  const { controls } = plan.description;
  const { size, display, keypad, buzzer, buttons } = plan.controls;
  const { kerf, hole, outline } = bored(plan, tool);
  const bore = (name: string, at: Point, diameter: number) => hole(name, at, diameter, 4);
  const window = (name: string, at: Point, { width, height }: Size): Shape =>
    centred('cut', at, area(width - kerf, height - kerf), { name });
  const slot = xy(keypad.x, keypad.y + (controls.keypad.height - controls.keypad.slot.height) / 2 - 1);
  return [
    ...outline(size),
    window('display', display, controls.display),
    ...corners(display, controls.display.screws).flatMap((at, i) =>
      bore(`display screw ${i + 1}`, at, controls.display.screw),
    ),
    centred('engrave', keypad, controls.keypad, { corner: 2, name: 'keypad' }),
    // The keypad's cable goes through behind its lower edge.
    window('keypad slot', slot, controls.keypad.slot),
    ...soundHoles(buzzer, controls.sound).flatMap((at, i) => bore(`sound ${i + 1}`, at, controls.sound.hole)),
    ...buttons.flatMap(({ id, at }) => [
      ...bore(`button ${id}`, at, controls.button.hole),
      circle('engrave', at, controls.button.rim / 2),
      ...engraved(xy(at.x, at.y - controls.button.rim / 2 - 2.5), 3, buttonName(id)),
    ]),
  ];
}

const corners = ({ x, y }: Point, { width, height }: Size): readonly Point[] =>
  [-1, 1].flatMap((down) => [-1, 1].map((right) => xy(x + (right * width) / 2, y + (down * height) / 2)));

/** Holes over the buzzer: one in the middle, and a ring. */
export const soundHoles = (
  at: Point,
  { ring, count }: Description['controls']['sound'],
): readonly Point[] => [
  at,
  ...Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return xy(at.x + (ring / 2) * Math.cos(angle), at.y + (ring / 2) * Math.sin(angle));
  }),
];

// Overlays with the legend of keys and buttons, 1:1: to be printed, or engraved by a machine.
import type { KeypadKey } from '../../shared/protocol/index.ts';
import { area, type Point, type Size, xy } from '../board.ts';
import type { Plan } from '../panel.ts';
import { buttonName } from './controls.ts';
import {
  type About,
  centred,
  circle,
  engraved,
  machineSheet,
  paperSheet,
  rectangle,
  type Shape,
  type Sheet,
  words,
} from './sheet.ts';
import { isSuit, suit } from './suit.ts';

/** How a legend gets onto the overlay. */
export type Print = 'print' | 'engrave';

const INK = '#1c2733';
const SOFT = '#5a6773';

/** The sheet for a printer or for an engraver. */
const laid = (how: Print, about: About, shapes: readonly Shape[]): Sheet =>
  (how === 'print' ? paperSheet : machineSheet)(about, shapes);

/** Words centred on a place: in a typeface for a printer, or as strokes for an engraver. `height` is of capitals. */
function legend(
  how: Print,
  at: Point,
  height: number,
  { text, colour = INK }: { readonly text: string; readonly colour?: string },
): readonly Shape[] {
  if (isSuit(text)) return suit(text, xy(at.x, at.y - height / 2), height * 1.25, how === 'print');
  if (how === 'engrave') return engraved(at, height, text);
  return [words(at, height / 0.72, text, { anchor: 'middle', bold: true, colour })];
}

/** The sheet that goes over the keypad. */
export function keypadOverlay(plan: Plan, how: Print): Sheet {
  const { width, height, key } = plan.description.controls.keypad;
  const remark = `keys ${key.width} by ${key.height} mm apart: measure yours first`;
  const about = {
    title: 'Muggins: overlay of the keypad',
    remark,
    mark: plan.mark,
    size: area(width, height),
  };
  const outline = rectangle('cut', xy(0, 0), about.size, { corner: 2, name: 'outline' });
  return laid(how, about, [outline, ...keypadKeys(plan, xy(width / 2, height / 2), how)]);
}

/** The keys round the middle of the keypad. */
export const keypadKeys = (plan: Plan, { x, y }: Point, how: Print): readonly Shape[] => {
  const rows = plan.description.keypad;
  const { width, height } = plan.description.controls.keypad.key;
  const offset = (index: number, count: number): number => index - (count - 1) / 2;
  return rows.flatMap((row, i) =>
    row.flatMap((key, j) => {
      const at = xy(x + offset(j, row.length) * width, y + offset(i, rows.length) * height);
      return keyShapes(key, at, how, area(width - 1.6, height - 1.6));
    }),
  );
};

function keyShapes({ id, legend: text, also, digit }: KeypadKey, { x, y }: Point, how: Print, cell: Size) {
  const look = { stroke: '#9aa7b3', width: 0.25, fill: digit === undefined ? '#e9edf1' : '#ffffff' };
  const large = text.length > 1 ? 2.2 : 4.2;
  const small = (also?.length ?? 0) > 2 ? 1.7 : 2.6;
  return [
    centred('engrave', xy(x, y), cell, { corner: 1.5, name: `key ${id}`, ...(how === 'print' && { look }) }),
    ...legend(how, xy(x, also === undefined ? y + large / 2 : y + 0.2), large, { text }),
    ...(also === undefined ? [] : legend(how, xy(x, y + 4.8), small, { text: also, colour: SOFT })),
  ];
}

/** A label for every button, with the hole that the button goes through. */
export function buttonOverlay(plan: Plan, how: Print): Sheet {
  const { button } = plan.description.controls;
  const label = area(button.spacing - 1, button.rim + 16);
  const { buttons } = plan.controls;
  const columns = Math.ceil(buttons.length / 2);
  const shapes = buttons.flatMap(({ id, lane }, i) => {
    const { x, y } = xy((i % columns) * button.spacing, Math.floor(i / columns) * (label.height + 1));
    const at = xy(x + label.width / 2, y + 12 + button.rim / 2);
    const colour = lane === undefined ? undefined : plan.description.colours[lane];
    return [
      rectangle('cut', xy(x, y), label, { corner: 3, name: `label ${id}` }),
      ...(how === 'print' && colour ? [band(xy(x, y), label.width, colour.css)] : []),
      circle('cut', at, button.hole / 2, { name: `button ${id}` }),
      ...legend(how, xy(at.x, y + 8.2), 3.4, { text: buttonName(id) }),
      ...(colour
        ? legend(how, xy(at.x, y + label.height - 1.4), 1.6, {
            text: colour.name.toUpperCase(),
            colour: SOFT,
          })
        : []),
    ];
  });
  const rows = Math.ceil(buttons.length / columns);
  const about = {
    title: `Muggins ${plan.lanes} lanes: overlays of the buttons`,
    remark: `cut out, hole ${button.hole} mm for the button`,
    mark: plan.mark,
    size: area(columns * button.spacing - 1, rows * (label.height + 1) - 1),
  };
  return laid(how, about, shapes);
}

/** A stripe in the lane's colour along the upper edge. */
const band = ({ x, y }: Point, width: number, colour: string): Shape =>
  rectangle('engrave', xy(x + 3, y + 1), area(width - 6, 1.6), { look: { fill: colour, stroke: 'none' } });

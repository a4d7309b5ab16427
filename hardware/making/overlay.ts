// Overlays with the legend of keys and buttons, 1:1: to be printed, or engraved where `tool` is the laser.
import type { KeypadKey, LaneCount } from '../../shared/protocol/index.ts';
import { area, type Point, type Size, xy } from '../board.ts';
import { controlPlan, type Description } from '../panel.ts';
import { buttonName } from './controls.ts';
import {
  circle,
  engraved,
  machineSheet,
  polygon,
  rectangle,
  type Shape,
  type Sheet,
  sheet,
  words,
} from './sheet.ts';
import { isSuit, suit } from './suit.ts';

/** How a legend gets onto the overlay. */
export type Print = 'print' | 'engrave';

const INK = '#1c2733';
const SOFT = '#e9edf1';

/** The sheet for a printer or for an engraver. */
const laid = (
  how: Print,
  { title, remark, mark }: { readonly title: string; readonly remark: string; readonly mark: string },
  size: Size,
  shapes: readonly Shape[],
): Sheet =>
  how === 'print'
    ? sheet(title, `${remark} - board ${mark}`, size, shapes)
    : machineSheet(title, { remark, mark }, size, shapes);

/** Words in the middle of a place: printed in a typeface, or strokes for an engraver. */
function legend(
  how: Print,
  at: Point,
  text: string,
  { height, colour = INK }: { readonly height: number; readonly colour?: string },
): readonly Shape[] {
  if (isSuit(text)) return suit(text, xy(at.x, at.y - height / 2), height * 1.25, how === 'print');
  if (how === 'engrave') return engraved('engrave', at, text, { height: height, anchor: 'middle' });
  return [words(at, height / 0.72, text, { anchor: 'middle', bold: true, colour, layer: 'engrave' })];
}

/** The sheet that goes over the keypad. */
export function keypadOverlay(description: Description, how: Print, mark: string): Sheet {
  const { width, height, key } = description.controls.keypad;
  const rows = description.keypad;
  const at = (row: number, column: number): Point =>
    xy(
      width / 2 + (column - ((rows[row]?.length ?? 1) - 1) / 2) * key.width,
      height / 2 + (row - (rows.length - 1) / 2) * key.height,
    );
  const keys = rows.flatMap((row, i) =>
    row.flatMap((each, j) => keyShapes(description, how, each, at(i, j))),
  );
  const outline = rectangle('cut', xy(0, 0), { width, height }, { corner: 2, name: 'outline' });
  const remark = `keys ${key.width} by ${key.height} mm apart: measure yours first`;
  const about = { title: 'Muggins: overlay of the keypad', remark, mark };
  return laid(how, about, { width, height }, [outline, ...keys]);
}

function keyShapes(
  { controls: { keypad } }: Description,
  how: Print,
  { id, legend: text, also, digit }: KeypadKey,
  { x, y }: Point,
): readonly Shape[] {
  const cell = area(keypad.key.width - 1.6, keypad.key.height - 1.6);
  const look = { stroke: '#9aa7b3', width: 0.25, fill: digit === undefined ? SOFT : '#ffffff' };
  const large = text.length > 1 ? 2.2 : 4.2;
  const small = also !== undefined && also.length > 2 ? 1.7 : 2.6;
  return [
    rectangle('engrave', xy(x - cell.width / 2, y - cell.height / 2), cell, {
      corner: 1.5,
      name: `key ${id}`,
      ...(how === 'print' ? { look } : {}),
    }),
    ...legend(how, xy(x, also === undefined ? y + large / 2 : y + 0.2), text, { height: large }),
    ...(also === undefined ? [] : legend(how, xy(x, y + 4.8), also, { height: small, colour: '#5a6773' })),
  ];
}

/** A label for every button, with the hole that the button goes through. */
export function buttonOverlay(lanes: LaneCount, description: Description, how: Print, mark: string): Sheet {
  const { button } = description.controls;
  const label = area(button.spacing - 1, button.rim + 16);
  const ids = controlPlan(lanes, description).buttons.map(({ id }) => id);
  const columns = Math.ceil(ids.length / 2);
  const rows = Math.ceil(ids.length / columns);
  const shapes = ids.flatMap((id, i) => {
    const corner = xy((i % columns) * button.spacing, Math.floor(i / columns) * (label.height + 1));
    const at = xy(corner.x + label.width / 2, corner.y + 12 + button.rim / 2);
    const lane = /^P\d$/.test(id) ? description.colours[Number(id[1]) - 1] : undefined;
    return [
      rectangle('cut', corner, label, { corner: 3, name: `label ${id}` }),
      ...(how === 'print' && lane !== undefined ? [band(corner, label.width, lane.css)] : []),
      circle('cut', at, button.hole / 2, { name: `button ${id}` }),
      ...legend(how, xy(at.x, corner.y + 8.2), buttonName(id), { height: 3.4 }),
      ...(lane === undefined
        ? []
        : legend(how, xy(at.x, corner.y + label.height - 1.4), lane.name.toUpperCase(), {
            height: 1.6,
            colour: '#5a6773',
          })),
    ];
  });
  const size = area(columns * button.spacing - 1, rows * (label.height + 1) - 1);
  const remark = `cut out, hole ${button.hole} mm for the button`;
  return laid(how, { title: `Muggins ${lanes} lanes: overlays of the buttons`, remark, mark }, size, shapes);
}

/** A stripe in the lane's colour along the upper edge. */
const band = ({ x, y }: Point, width: number, colour: string): Shape =>
  polygon(
    'engrave',
    [xy(x + 3, y + 1), xy(x + width - 3, y + 1), xy(x + width - 3, y + 2.6), xy(x + 3, y + 2.6)],
    { fill: colour, stroke: 'none' },
  );

// Everything in hardware/build/, from a description of the board. Pure: names and texts; write.ts puts them there.
import { type BoardKind, kindsFor, LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';
import type { Description } from '../panel.ts';
import { bridgesPicture, stripsPicture } from './back.ts';
import { billTable } from './bom.ts';
import { controlSheet } from './controls.ts';
import { cuttingPicture } from './cutting.ts';
import { wiringPicture } from './diagram.ts';
import { driverPicture } from './driver.ts';
import { dxf } from './dxf.ts';
import { boardPicture } from './front.ts';
import { markOf } from './mark.ts';
import { buttonOverlay, keypadOverlay, type Print } from './overlay.ts';
import { pages } from './pages.ts';
import { powerCsv, powerPage } from './power.ts';
import type { Sheet } from './sheet.ts';
import { cuttingTable, pixelTable } from './strip.ts';
import { svg } from './svg.ts';
import { csv, type Grid, markdown } from './table.ts';
import { type Tool, trackSheet } from './track.ts';
import { wiringTable } from './wiring.ts';

/** Texts by their path below hardware/build/. */
type Files = ReadonlyMap<string, string>;

/** What a board is made of so many lanes; the mark of its description stands on every sheet. */
interface Order {
  readonly lanes: LaneCount;
  readonly description: Description;
  readonly mark: string;
}

/** Texts by the ending of their file. */
type Make = (order: Order) => Readonly<Record<string, string>>;

const table =
  (title: string, grid: (lanes: LaneCount, description: Description) => Grid): Make =>
  ({ lanes, description, mark }) => {
    const rows = grid(lanes, description);
    return { csv: csv(rows), md: `# ${title}: ${lanes} lanes\n\n${markdown(rows)}\nBoard ${mark}.\n` };
  };

const picture =
  (draw: (lanes: LaneCount, description: Description, mark: string) => Sheet): Make =>
  ({ lanes, description, mark }) => ({ svg: svg(draw(lanes, description, mark)) });

/** Every connection, where a board with so many lanes can have this Arduino. */
const wiring =
  (kind: BoardKind): Make =>
  (order) => {
    if (!kindsFor(order.lanes).includes(kind)) return {};
    const title = `Wiring of the ${order.description.controllers[kind].name}`;
    return {
      ...table(title, (lanes, description) => wiringTable(lanes, description, kind))(order),
      ...picture((lanes, description, mark) => wiringPicture(lanes, description, kind, mark))(order),
    };
  };

const panel =
  (draw: typeof trackSheet, tool: Tool): Make =>
  ({ lanes, description, mark }) => {
    const sheet = draw(lanes, description, tool, mark);
    return { svg: svg(sheet), dxf: dxf(sheet) };
  };

const keypad = ({ description, mark }: Order, how: Print): Sheet => keypadOverlay(description, how, mark);
const buttons = ({ lanes, description, mark }: Order, how: Print): Sheet =>
  buttonOverlay(lanes, description, how, mark);

/** Printed, or engraved by a machine. */
const overlay =
  (draw: (order: Order, how: Print) => Sheet): Make =>
  (order) => ({ svg: svg(draw(order, 'print')), dxf: dxf(draw(order, 'engrave')) });

/** Every file of a folder: its name without an ending, and what is in it. */
const OUTPUTS: readonly (readonly [name: string, about: string, make: Make])[] = [
  ['board', 'the finished board', picture(boardPicture)],
  ['bom', 'bill of materials', table('Bill of materials', billTable)],
  ['wiring-uno', 'every connection, on an Arduino Uno', wiring('uno')],
  ['wiring-mega', 'every connection, on an Arduino Mega 2560', wiring('mega')],
  [
    'power',
    'power budget; fuse, supply and wire',
    ({ lanes, description, mark }) => ({
      csv: powerCsv(lanes, description),
      md: powerPage(lanes, description, mark),
    }),
  ],
  ['track-drill', 'drill template of the track, 1:1', panel(trackSheet, 'drill')],
  ['track-laser', 'laser file of the track, 1:1', panel(trackSheet, 'laser')],
  ['controls-drill', 'drill template of the control panel, 1:1', panel(controlSheet, 'drill')],
  ['controls-laser', 'laser file of the control panel, 1:1', panel(controlSheet, 'laser')],
  ['overlay-keypad', 'legend of the keypad, 1:1', overlay(keypad)],
  ['overlay-buttons', 'legend of the buttons, 1:1', overlay(buttons)],
  ['print', 'everything that is printed, on A4 pages', (order) => ({ html: printout(order) })],
  [
    'cutting',
    'how the strips are cut',
    (order) => ({
      ...table('Cutting plan of the strips', cuttingTable)(order),
      ...picture(cuttingPicture)(order),
    }),
  ],
  ['strips', 'where the pieces are glued', picture(stripsPicture)],
  ['bridges', 'bridges between the pieces, feeds', picture(bridgesPicture)],
  ['driver', 'the level shifter on stripboard', ({ mark }) => ({ svg: svg(driverPicture(mark)) })],
  [
    'pixels',
    'every pixel and where it is',
    ({ lanes, description }) => ({ csv: csv(pixelTable(lanes, description)) }),
  ],
];

/** The package for these numbers of lanes. The same description and mark always give the same bytes. */
export function files(
  description: Description,
  mark = markOf(description),
  counts: readonly LaneCount[] = LANE_COUNTS,
): Files {
  const all = counts.flatMap((lanes) =>
    OUTPUTS.flatMap(([name, , make]) =>
      Object.entries(make({ lanes, description, mark })).map(
        ([end, text]) => [`${lanes}-lanes/${name}.${end}`, text] as const,
      ),
    ),
  );
  const names = all.map(([name]) => name);
  return new Map(
    [['README.md', contents(names, mark)] as const, ...all].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** One page to print: every sheet for the printer on A4, each on as many pages as it takes. */
function printout(order: Order): string {
  const { lanes, description, mark } = order;
  const sheets = [
    ['track-drill', trackSheet(lanes, description, 'drill', mark)],
    ['controls-drill', controlSheet(lanes, description, 'drill', mark)],
    ['keypad', keypad(order, 'print')],
    ['buttons', buttons(order, 'print')],
  ] as const;
  const sections = sheets.map(([name, sheet]) => pages(name, sheet, `board ${mark}`));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Muggins ${lanes} lanes: templates on A4</title>
<style>
@page lying { size: A4 landscape; margin: 0 }
@page standing { size: A4 portrait; margin: 0 }
body { margin: 0 }
p { font: 16px sans-serif; margin: 2em; max-width: 40em }
section { break-after: page }
section > svg { display: block }
.sheet { display: none }
.lying { page: lying }
.standing { page: standing }
@media print { p { display: none } }
@media screen { section { margin: 1em; outline: 1px solid #ccc; width: max-content } }
</style>
<p>Print at 100 %, without “fit to page”, then lay a ruler on the 100 mm of every page. Pages of one sheet overlap by
10 mm: cut one of two neighbours along its frame and glue it over the other. Board ${mark}.</p>
${sections.join('\n')}
</html>
`;
}

function contents(names: readonly string[], mark: string): string {
  const all = [...new Set(names.map((name) => name.split('/')[1] ?? ''))].sort();
  const rows = OUTPUTS.map(([name, about]) => {
    const own = all.filter((file) => file.slice(0, file.lastIndexOf('.')) === name);
    return [own.map((file) => `\`${file}\``).join(' '), about];
  });
  return `# What a maker needs

Generated from [hardware/board.ts](../board.ts) and [hardware/panel.ts](../panel.ts) by \`npm run hardware\`; edit
those and run it again. How to build with it: [hardware/BUILD.md](../BUILD.md). There is a folder for each number of
lanes: ${LANE_COUNTS.map((lanes) => `[${lanes}-lanes](${lanes}-lanes)`).join(', ')}. Every sheet carries the mark of its description, here ${mark}: sheets with different marks
do not belong together.

${markdown({ head: ['Files', 'What'], rows })}`;
}

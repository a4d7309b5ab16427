// Everything in hardware/build/, from a description of the board. Pure: names and texts.
import { type BoardKind, kindsFor, LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';
import { type Description, markOf, Plan } from '../panel.ts';
import { bridgesPicture, stripsPicture } from './back.ts';
import { billTable } from './bom.ts';
import { controlSheet } from './controls.ts';
import { wiringPicture } from './diagram.ts';
import { driverPicture } from './driver.ts';
import { dxf } from './dxf.ts';
import { boardPicture } from './front.ts';
import { buttonOverlay, keypadOverlay } from './overlay.ts';
import { powerPage, powerTable } from './power.ts';
import type { Sheet } from './sheet.ts';
import { cuttingPicture, cuttingTable, pixelTable } from './strip.ts';
import { pages, svg } from './svg.ts';
import { csv, type Grid, markdown, readFilled } from './table.ts';
import { type Tool, trackSheet } from './track.ts';
import { wiringTable } from './wiring.ts';

/** Texts by the ending of their file. */
type Make = (plan: Plan) => Readonly<Record<string, string>>;

const picture =
  (draw: (plan: Plan) => Sheet): Make =>
  (plan) => ({ svg: svg(draw(plan)) });

const panel =
  (draw: typeof trackSheet, tool: Tool): Make =>
  (plan) => ({ svg: svg(draw(plan, tool)), dxf: dxf(draw(plan, tool)) });

/** Printed, or engraved by a machine. */
const overlay =
  (draw: typeof keypadOverlay): Make =>
  (plan) => ({ svg: svg(draw(plan, 'print')), dxf: dxf(draw(plan, 'engrave')) });

const table = (plan: Plan, title: string, rows: Grid): Readonly<Record<string, string>> => ({
  csv: csv(rows),
  md: `# ${title}: ${plan.lanes} lanes\n\n${markdown(rows)}\nBoard ${plan.mark}.\n`,
});

/** Every connection, where a board with so many lanes can have this Arduino. */
const wiring =
  (kind: BoardKind): Make =>
  (plan) => {
    if (!kindsFor(plan.lanes).includes(kind)) return {};
    const title = `Wiring of the ${plan.description.controllers[kind].name}`;
    return { ...table(plan, title, wiringTable(plan, kind)), svg: svg(wiringPicture(plan, kind)) };
  };

/** Every file of a folder: its name without an ending, and what is in it. */
const OUTPUTS: readonly (readonly [name: string, about: string, make: Make])[] = [
  ['board', 'the finished board', picture(boardPicture)],
  ['bom', 'bill of materials', (plan) => table(plan, 'Bill of materials', billTable(plan))],
  ['wiring-uno', 'every connection, on an Arduino Uno', wiring('uno')],
  ['wiring-mega', 'every connection, on an Arduino Mega 2560', wiring('mega')],
  [
    'power',
    'power budget; fuse, supply and wire',
    (plan) => ({ csv: csv(powerTable(plan)), md: powerPage(plan) }),
  ],
  ['track-drill', 'drill template of the track, 1:1', panel(trackSheet, 'drill')],
  ['track-laser', 'laser file of the track, 1:1', panel(trackSheet, 'laser')],
  ['controls-drill', 'drill template of the control panel, 1:1', panel(controlSheet, 'drill')],
  ['controls-laser', 'laser file of the control panel, 1:1', panel(controlSheet, 'laser')],
  ['overlay-keypad', 'legend of the keypad, 1:1', overlay(keypadOverlay)],
  ['overlay-buttons', 'legend of the buttons, 1:1', overlay(buttonOverlay)],
  ['print', 'everything that is printed, on A4 pages', (plan) => ({ html: printout(plan) })],
  [
    'cutting',
    'how the strips are cut',
    (plan) => ({
      ...table(plan, 'Cutting plan of the strips', cuttingTable(plan)),
      svg: svg(cuttingPicture(plan)),
    }),
  ],
  ['strips', 'where the pieces are glued', picture(stripsPicture)],
  ['bridges', 'bridges between the pieces, feeds', picture(bridgesPicture)],
  ['driver', 'the level shifter on stripboard', picture(({ mark }) => driverPicture(mark))],
  ['pixels', 'every pixel and where it is', (plan) => ({ csv: csv(pixelTable(plan)) })],
];

/**
 * The package for these numbers of lanes: texts by their path below hardware/build/. The same description and mark always give the
 * same bytes.
 */
export function files(
  description: Description,
  mark = markOf(description),
  counts: readonly LaneCount[] = LANE_COUNTS,
): ReadonlyMap<string, string> {
  const plans = counts.map((lanes) => new Plan(lanes, description, mark));
  const all = plans.flatMap((plan) =>
    OUTPUTS.flatMap(([name, , make]) =>
      Object.entries(make(plan)).map(([end, text]) => [`${plan.lanes}-lanes/${name}.${end}`, text] as const),
    ),
  );
  const names = all.map(([name]) => name);
  const readme = ['README.md', contents(names, mark)] as const;
  return new Map([readme, ...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One page to print: every sheet for the printer on A4, each on as many pages as it takes. */
function printout(plan: Plan): string {
  const { lanes, mark } = plan;
  const sheets = {
    'track-drill': trackSheet(plan, 'drill'),
    'controls-drill': controlSheet(plan, 'drill'),
    keypad: keypadOverlay(plan, 'print'),
    buttons: buttonOverlay(plan, 'print'),
  };
  const sections = Object.entries(sheets).map(([name, sheet]) => pages(name, sheet, `board ${mark}`));
  const fill = { lanes: `${lanes}`, mark, sections: sections.join('\n') };
  return readFilled('making/print.html', fill);
}

function contents(names: readonly string[], mark: string): string {
  const all = [...new Set(names.map((name) => name.split('/')[1] ?? ''))].sort();
  const rows = OUTPUTS.map(([name, about]) => {
    const own = all.filter((file) => file.slice(0, file.lastIndexOf('.')) === name);
    return [own.map((file) => `\`${file}\``).join(' '), about];
  });
  const lanes = LANE_COUNTS.map((lanes) => `[${lanes}-lanes](${lanes}-lanes)`).join(', ');
  return readFilled('making/contents.md', {
    lanes,
    mark,
    files: markdown({ head: ['Files', 'What'], rows }),
  });
}

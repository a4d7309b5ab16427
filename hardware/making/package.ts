// Everything in hardware/build/, from a description of the board. Pure: names and texts; write.ts puts them there.
import { kindsFor, LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';
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
import { buttonOverlay, keypadOverlay } from './overlay.ts';
import { pages } from './pages.ts';
import { powerCsv, powerPage } from './power.ts';
import type { Sheet } from './sheet.ts';
import { cuttingTable, pixelTable } from './strip.ts';
import { svg } from './svg.ts';
import { csv, type Grid, markdown } from './table.ts';
import { TOOLS, trackSheet } from './track.ts';
import { wiringTable } from './wiring.ts';

/** Texts by their path below hardware/build/. */
type Files = ReadonlyMap<string, string>;

/** The package for these numbers of lanes. The same description and mark always give the same bytes. */
export function files(
  description: Description,
  mark = markOf(description),
  counts: readonly LaneCount[] = LANE_COUNTS,
): Files {
  const all = counts.flatMap((lanes) =>
    Object.entries(folder(lanes, description, mark)).map(
      ([name, text]) => [`${lanes}-lanes/${name}`, text] as const,
    ),
  );
  const names = all.map(([name]) => name);
  return new Map(
    [['README.md', contents(names, mark)] as const, ...all].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function folder(lanes: LaneCount, description: Description, mark: string): Readonly<Record<string, string>> {
  return {
    ...tables(lanes, description, mark),
    ...pictures(lanes, description, mark),
    ...templates(lanes, description, mark),
  };
}

function tables(lanes: LaneCount, description: Description, mark: string): Readonly<Record<string, string>> {
  const both = (name: string, title: string, table: Grid): Readonly<Record<string, string>> => ({
    [`${name}.csv`]: csv(table),
    [`${name}.md`]: `# ${title}: ${lanes} lanes\n\n${markdown(table)}\nBoard ${mark}.\n`,
  });
  return {
    ...both('bom', 'Bill of materials', billTable(lanes, description)),
    ...both('cutting', 'Cutting plan of the strips', cuttingTable(lanes, description)),
    ...Object.assign(
      {},
      ...kindsFor(lanes).map((kind) =>
        both(
          `wiring-${kind}`,
          `Wiring of the ${description.controllers[kind].name}`,
          wiringTable(lanes, description, kind),
        ),
      ),
    ),
    'pixels.csv': csv(pixelTable(lanes, description)),
    'power.csv': powerCsv(lanes, description),
    'power.md': powerPage(lanes, description, mark),
  };
}

function pictures(
  lanes: LaneCount,
  description: Description,
  mark: string,
): Readonly<Record<string, string>> {
  return {
    'board.svg': svg(boardPicture(lanes, description, mark)),
    'cutting.svg': svg(cuttingPicture(lanes, description, mark)),
    'strips.svg': svg(stripsPicture(lanes, description, mark)),
    'bridges.svg': svg(bridgesPicture(lanes, description, mark)),
    'driver.svg': svg(driverPicture(mark)),
    ...Object.fromEntries(
      kindsFor(lanes).map((kind) => [
        `wiring-${kind}.svg`,
        svg(wiringPicture(lanes, description, kind, mark)),
      ]),
    ),
  };
}

/** Sheets 1:1, those for the printer also as A4 pages. */
function templates(
  lanes: LaneCount,
  description: Description,
  mark: string,
): Readonly<Record<string, string>> {
  const panels = TOOLS.flatMap((tool) => [
    [`track-${tool}`, trackSheet(lanes, description, tool, mark)] as const,
    [`controls-${tool}`, controlSheet(lanes, description, tool, mark)] as const,
  ]);
  const overlays = [
    ['keypad', keypadOverlay(description, 'print', mark), keypadOverlay(description, 'engrave', mark)],
    [
      'buttons',
      buttonOverlay(lanes, description, 'print', mark),
      buttonOverlay(lanes, description, 'engrave', mark),
    ],
  ] as const;
  const printed = [
    ...panels.filter(([name]) => name.endsWith('drill')),
    ...overlays.map(([name, print]) => [name, print] as const),
  ];
  return Object.assign(
    {},
    ...panels.map(([name, sheet]) => ({ [`${name}.svg`]: svg(sheet), [`${name}.dxf`]: dxf(sheet) })),
    ...overlays.map(([name, print, engraving]) => ({
      [`overlay-${name}.svg`]: svg(print),
      [`overlay-${name}.dxf`]: dxf(engraving),
    })),
    { 'print.html': printout(lanes, printed, mark) },
  );
}

/** One page to print: every sheet for the printer on A4, each on as many pages as it takes. */
function printout(
  lanes: LaneCount,
  sheets: readonly (readonly [name: string, sheet: Sheet])[],
  mark: string,
): string {
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

const ABOUT: readonly (readonly [pattern: RegExp, about: string])[] = [
  [/^board\.svg$/, 'the finished board'],
  [/^bom\./, 'bill of materials'],
  [/^wiring-uno\./, 'every connection, on an Arduino Uno'],
  [/^wiring-mega\./, 'every connection, on an Arduino Mega 2560'],
  [/^power\./, 'power budget; fuse, supply and wire'],
  [/^track-drill\./, 'drill template of the track, 1:1'],
  [/^track-laser\./, 'laser file of the track, 1:1'],
  [/^controls-drill\./, 'drill template of the control panel, 1:1'],
  [/^controls-laser\./, 'laser file of the control panel, 1:1'],
  [/^overlay-keypad\./, 'legend of the keypad, 1:1'],
  [/^overlay-buttons\./, 'legend of the buttons, 1:1'],
  [/^print\.html$/, 'everything that is printed, on A4 pages'],
  [/^cutting\./, 'how the strips are cut'],
  [/^strips\./, 'where the pieces are glued'],
  [/^bridges\./, 'bridges between the pieces, feeds'],
  [/^driver\./, 'the level shifter on stripboard'],
  [/^pixels\./, 'every pixel and where it is'],
];

function contents(names: readonly string[], mark: string): string {
  const rows = ABOUT.map(([pattern, about]) => {
    const ends = new Set(names.map((name) => name.split('/')[1] ?? '').filter((name) => pattern.test(name)));
    return [
      [...ends]
        .sort()
        .map((name) => `\`${name}\``)
        .join(' '),
      about,
    ];
  });
  return `# What a maker needs

Generated from [hardware/board.ts](../board.ts) and [hardware/panel.ts](../panel.ts) by \`npm run hardware\`; edit
those and run it again. How to build with it: [hardware/BUILD.md](../BUILD.md). There is a folder for each number of
lanes: ${LANE_COUNTS.map((lanes) => `[${lanes}-lanes](${lanes}-lanes)`).join(', ')}. Every sheet carries the mark of its description, here ${mark}: sheets with different marks
do not belong together.

${markdown({ head: ['Files', 'What'], rows })}`;
}

// The plan of the room as a picture: tables with their numbers, the walls, and the door, where visitors come in.

import { LED_COLOURS } from '../../../hardware/board.ts';
import { type FloorPlan, sizeOf, whereIs } from '../../../shared/league/index.ts';
import type { ColourName } from '../../../shared/protocol/index.ts';
import { sayWhere } from '../../../shared/words/parts.ts';
import { html, language, nothing, svg, t } from '../kit/element.ts';

/** Sizes in units of the picture. `LABEL`: the word below the wall; `letter`: room for its widest letter. */
const CELL = { width: 10, height: 9 } as const;
const TABLE = { width: 8, height: 6.4 } as const;
const EDGE = 1;
/** From the first row to the wall with the door. */
const AISLE = 4;
const LABEL = { height: 6, letter: 3.2 } as const;
/** The picture is no narrower, so that the word for the door fits. */
const LEAST = 30;

/** A table to find, and the colour of the side there; undefined where a board has none. */
type SoughtTable = { readonly table: string; readonly colour: ColourName | undefined };

/** The picture, and the way to one table in words below it. */
export function floorPlan(plan: FloorPlan, own?: SoughtTable) {
  const where = own === undefined ? undefined : whereIs(plan, own.table);
  return html`<figure class="floor">${picture(plan, own)}
    ${where === undefined ? nothing : html`<figcaption>${sayWhere(language(), where)}</figcaption>`}</figure>`;
}

/** The picture says nothing that the words beside it do not. */
function picture(plan: FloorPlan, own: SoughtTable | undefined) {
  const { columns, rows } = sizeOf(plan);
  const width = columns * CELL.width;
  const height = rows * CELL.height + AISLE;
  const pad = EDGE + Math.max(0, (LEAST - width) / 2);
  const box = [-pad, -EDGE, width + 2 * pad, height + EDGE + LABEL.height];
  const spots = plan.spots.toSorted(
    (a, b) => Number(a.table === own?.table) - Number(b.table === own?.table),
  );
  return html`<svg viewBox=${box.join(' ')} .style=${`--plan-width: ${box[2]}`} aria-hidden="true">
    ${walls(plan.door, width, height)}
    ${spots.map(({ table, column, row }) => {
      const at = [(column + 0.5) * CELL.width, height - AISLE - (row + 0.5) * CELL.height] as const;
      return tableAt(table, at, table === own?.table ? own : undefined);
    })}
    ${label((plan.door + 0.5) * CELL.width, height, [LEAST > width ? -pad : 0, width + pad])}
  </svg>`;
}

/** The walls, with a gap where the door is, and its leaf. */
function walls(door: number, width: number, height: number) {
  const [left, right] = [door * CELL.width + 2, (door + 1) * CELL.width - 2];
  const leaf = right - left;
  return svg`<path class="wall" d=${`M${left} ${height}H0V0H${width}V${height}H${right}`} />
    <path class="leaf" d=${`M${left} ${height}V${height - AISLE}A${leaf} ${AISLE} 0 0 1 ${right} ${height}`} />`;
}

function label(x: number, height: number, [from, to]: readonly [number, number]) {
  const half = (t('room-door').length * LABEL.letter) / 2;
  return svg`<text class="door" x=${Math.min(Math.max(x, from + half), to - half)} y=${height + 5}>${t('room-door')}</text>`;
}

function tableAt(table: string, [x, y]: readonly [number, number], own: SoughtTable | undefined) {
  const room = TABLE.width - 1;
  const squeezed = table.length > 3 ? room : nothing;
  const { css } = own?.colour === undefined ? { css: undefined } : LED_COLOURS[own.colour];
  const shade = css === undefined ? '' : isPale(css) ? 'pale' : 'deep';
  const looks = own === undefined ? 'table' : `table own ${shade}`;
  const scale = own === undefined ? 1 : 1.16;
  const [width, height] = [TABLE.width * scale, TABLE.height * scale];
  return svg`<g class=${looks} .style=${css === undefined ? '' : `--own: ${css}`}>
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="1.4" />
    <text x=${x} y=${y + 1.7} textLength=${squeezed} lengthAdjust="spacingAndGlyphs">${table}</text></g>`;
}

/** Whether dark letters are read better on a colour than light ones. */
function isPale(css: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 100;
}

// The room plan at the desk: all tables are put in rows at once, and each is moved by pointer or by keyboard.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  type FloorPlan,
  freeSpot,
  inRows,
  moved,
  ROOM,
  ROW_ORDERS,
  sizeOf,
  type TableSpot,
  tableCommands,
  whereIs,
  withDoor,
  withoutTable,
} from '../../../shared/league/index.ts';
import { sayWhere } from '../../../shared/words/parts.ts';
import { presentIn } from '../hall/names.ts';
import { onNumber, onSubmit, options } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { sure } from './dialog.ts';
import type { DeskParts, HeldTable } from './parts.ts';

/** Where the arrows take a table: up is away from the door. */
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The plan, folded away until it is opened; nothing before the first player is here. */
export function arranging(parts: DeskParts) {
  const { view, held } = parts;
  const tables = tablesOf(parts);
  const plan = held?.plan ?? view.room;
  if (tables.length === 0) return nothing;
  const isPlaced = (table: string): boolean => plan.spots.some((each) => each.table === table);
  const away = tables.filter((table) => !isPlaced(table));
  const stands =
    plan.spots.length === 0
      ? t('room-none')
      : t('room-placed', { tables: tables.length - away.length, of: tables.length });
  return html`<section class="panel room"><details><summary>${t('room-title')} <small>${stands}</small></summary>
    <p class="note">${t('room-help')}</p>
    ${rowsForm(parts, tables)}
    ${plan.spots.length === 0 ? nothing : html`${shelf(parts, away)} ${floor(parts, plan, tables)} ${told(parts)}`}
  </details></section>`;
}

/** The tables of tonight; before the draw those that the field needs. */
function tablesOf({ view, boards }: DeskParts): readonly string[] {
  if (view.tables.length > 0) return view.tables;
  const present = presentIn(view).length;
  const added = tableCommands({ tables: [] }, boards, Math.floor(present / 2));
  return added.flatMap((each) => (each.type === 'addTable' ? each.table : []));
}

function rowsForm(parts: DeskParts, tables: readonly string[]) {
  const isEmpty = parts.view.room.spots.length === 0;
  const put = onSubmit(async (fields) => {
    const order = ROW_ORDERS.find((each) => each === fields('order')) ?? 'left';
    if (isEmpty || (await sure(t('room-again'), t('room-arrange'))))
      await parts.arrange(inRows(tables, Number(fields('columns')), order));
  });
  const suggested = Math.min(ROOM.columns, Math.ceil(Math.sqrt(tables.length)));
  return html`<form @submit=${put}>
    <label>${t('room-columns')} <input type="number" name="columns" min="1" max=${ROOM.columns} required value=${suggested} /></label>
    <label>${t('room-order')} <select name="order">${options(ROW_ORDERS.map((order) => [order, t(`room-orders-${order}`)]))}</select></label>
    <button class=${isEmpty ? 'main' : ''}>${t('room-arrange')}</button>
  </form>`;
}

/** Tables that came after the room was arranged. */
function shelf(parts: DeskParts, away: readonly string[]) {
  if (away.length === 0) return nothing;
  return html`<p class="shelf">${t('room-unplaced')} ${repeat(
    away,
    (table) => table,
    (table) => tableButton(parts, table),
  )}</p>`;
}

/** Around the plan is a ring of free places, so that it can grow to every side. */
function floor(parts: DeskParts, plan: FloorPlan, tables: readonly string[]) {
  const { columns, rows } = sizeOf(plan);
  const change = onNumber((column) => parts.arrange(withDoor(parts.view.room, column)));
  const sorted = plan.spots.toSorted((a, b) => Number(a.table) - Number(b.table));
  return html`<div class="scroll"><div class="plan" .style=${`--columns: ${columns + 2}; --rows: ${rows + 2}`}>
    <div class="grid">
      ${repeat(
        sorted,
        ({ table }) => table,
        (spot) =>
          html`<span class="spot" .style=${areaOf(plan, spot)}>${tableButton(parts, spot.table, tables.includes(spot.table))}</span>`,
      )}
      ${parts.held === undefined ? nothing : freePlaces(parts, parts.held)}
    </div>
    <label class="wall"><span>${t('room-door')}</span><input type="range" min="-1" max=${columns} .value=${`${plan.door}`}
      aria-valuetext=${t('room-column', { column: plan.door + 1, of: columns })} @change=${change} /></label>
  </div></div>`;
}

/** Where a place lies in the grid: the row nearest the door is the lowest. */
const areaOf = (plan: FloorPlan, { column, row }: Omit<TableSpot, 'table'>): string =>
  `grid-area: ${sizeOf(plan).rows - row + 1} / ${column + 2}`;

/** Where a table that is held can be put: by keyboard the arrows do it. */
function freePlaces(parts: DeskParts, held: HeldTable) {
  const { plan } = held;
  const { columns, rows } = sizeOf(plan);
  const all = Array.from({ length: (columns + 2) * (rows + 2) }, (_, at) => ({
    column: (at % (columns + 2)) - 1,
    row: Math.floor(at / (columns + 2)) - 1,
  }));
  return all
    .filter((at) => !plan.spots.some(({ column, row }) => column === at.column && row === at.row))
    .map(
      (at) => html`<button class="free" tabindex="-1" .style=${areaOf(plan, at)}
        aria-label=${t('room-free', { row: at.row + 2, place: at.column + 2 })} @click=${() => putAt(parts, held, at)}></button>`,
    );
}

/** The held table is put there. */
const putAt = (parts: DeskParts, { table, plan }: HeldTable, at: Omit<TableSpot, 'table'>): void =>
  putDown(parts, moved(plan, { ...at, table }));

/** The hand is empty then, and the hall hears of what has changed. */
function putDown(parts: DeskParts, plan: FloorPlan): void {
  parts.set({ held: undefined });
  if (JSON.stringify(plan) !== JSON.stringify(parts.view.room)) void parts.arrange(plan);
}

function tableButton(parts: DeskParts, table: string, isHere = true) {
  const { held, view } = parts;
  const where = whereIs(held?.plan ?? view.room, table);
  const name = [
    t('hall-table', { table }),
    isHere ? '' : t('room-away'),
    where === undefined ? '' : sayWhere(language(), where),
  ];
  return html`<button class=${isHere ? 'table' : 'table away'} aria-pressed=${held?.table === table ? 'true' : 'false'}
    aria-label=${name.filter((each) => each !== '').join(', ')}
    @click=${(event: Event) => wasDragged(event) || choose(parts, table)}
    @keydown=${(event: KeyboardEvent) => steer(parts, table, event)}
    @pointerdown=${(event: PointerEvent) => followDrag(event, '.room .grid', (x, y) => drop(parts, table, x, y))}>${table}</button>`;
}

/** Picks a table up; puts it down again where it is, or in another one's place. */
function choose(parts: DeskParts, table: string): void {
  const { held, view, set } = parts;
  if (held === undefined) {
    const isPlaced = view.room.spots.some((each) => each.table === table);
    const plan = isPlaced ? view.room : moved(view.room, { ...freeSpot(view.room), table });
    set({ held: { table, plan } });
    return;
  }
  const there = held.plan.spots.find((each) => each.table === table);
  if (held.table === table || there === undefined) putDown(parts, held.plan);
  else putAt(parts, held, there);
}

/** Keys of a table that is held. */
function steer(parts: DeskParts, table: string, event: KeyboardEvent): void {
  const { held, set } = parts;
  const arrow = ARROWS[event.key];
  if (held?.table !== table || (arrow === undefined && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopPropagation();
  set({ held: arrow === undefined ? undefined : stepped(held, arrow) });
}

function stepped({ table, plan }: HeldTable, [columns, rows]: readonly [number, number]): HeldTable {
  const from = plan.spots.find((each) => each.table === table);
  if (from === undefined) return { table, plan };
  return { table, plan: moved(plan, { table, column: from.column + columns, row: from.row + rows }) };
}

/** A table was dragged to a point of the grid, as parts of its width and height; outside of it nothing happens. */
function drop(parts: DeskParts, table: string, x: number, y: number): void {
  const plan = parts.held?.plan ?? parts.view.room;
  const { columns, rows } = sizeOf(plan);
  if (x < 0 || x >= 1 || y < 0 || y >= 1) return;
  const column = Math.floor(x * (columns + 2)) - 1;
  const row = rows - Math.floor(y * (rows + 2));
  putDown(parts, moved(plan, { table, column, row }));
}

/** What the held table can do, for eyes and ears. */
function told(parts: DeskParts) {
  const { held, view } = parts;
  if (held === undefined) return html`<p class="told" aria-live="polite"></p>`;
  const { table, plan } = held;
  const where = whereIs(plan, table);
  const off = (): void => putDown(parts, withoutTable(view.room, table));
  return html`<p class="told" aria-live="polite">${where && html`${t('room-held', { table })} ${sayWhere(language(), where)}`}</p>
    <p class="buttons"><button @click=${off}>${t('room-off', { table })}</button></p>`;
}

/** Pixels that a finger may slip. */
const SLIP = 8;

/** What was dragged just now: the click that ends a drag is none. */
const dragged = new WeakSet<EventTarget>();

/** Whether a click only ended a drag. */
const wasDragged = ({ currentTarget }: Event): boolean =>
  currentTarget !== null && dragged.delete(currentTarget);

/** Follows a pointer that went down on something. `dropped` hears where, as parts of the width and height of the field. */
function followDrag(down: PointerEvent, field: string, dropped: (x: number, y: number) => void): void {
  const moving = down.currentTarget as HTMLElement;
  const off = new AbortController();
  dragged.delete(moving);
  if (down.button !== 0) return;
  moving.setPointerCapture(down.pointerId);
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY];
    if (Math.hypot(x, y) > SLIP) dragged.add(moving);
    if (dragged.has(moving)) moving.style.translate = `${x}px ${y}px`;
  };
  const end = ({ type, clientX, clientY }: PointerEvent): void => {
    off.abort();
    moving.style.translate = '';
    const box = document.querySelector(field)?.getBoundingClientRect();
    if (type !== 'pointerup' || box === undefined || !dragged.has(moving)) return;
    dropped((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const { signal } = off;
  moving.addEventListener('pointermove', move, { signal });
  moving.addEventListener('pointerup', end, { signal });
  moving.addEventListener('pointercancel', end, { signal });
}

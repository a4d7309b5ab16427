// Tables with boards at the desk: it lets them in, gives each its number, and can forget it.
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { allGames } from '../../../shared/league/index.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { isPlayed } from '../hall/names.ts';
import { onSubmit } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { sure } from './dialog.ts';
import type { DeskParts } from './parts.ts';

type TableStatus = HallMessage['boards'][number];
type WaitingTable = NonNullable<DeskAnswer['door']>['waiting'][number];

/** Tables that wait for a number. */
export const waitingIn = ({ door }: DeskAnswer): readonly WaitingTable[] => door?.waiting ?? [];

/** A line for every table that waits for its number. */
export function asking(parts: DeskParts) {
  const { desk, boards } = parts;
  const waiting = waitingIn(desk);
  if (waiting.length === 0) return nothing;
  const numbers = numbersFor(waiting, boards);
  const rows = repeat(
    waiting,
    ({ ticket }) => ticket,
    (table, at) => giving(parts, table, numbers[at] ?? ''),
  );
  return html`<li class="asking"><p>${t('boards-asks')}</p>${rows}</li>`;
}

/** The number that each wishes; where it has none, or a board has it that is here, the next one that is free. */
function numbersFor(asked: readonly WaitingTable[], boards: readonly TableStatus[]): readonly string[] {
  const taken = new Set(boards.map(({ table }) => table));
  const wishes = asked.map(({ wish }, at) => {
    const isLater = asked.slice(0, at).some((each) => each.wish === wish);
    const isHere = boards.some(({ table, here }) => table === wish && here);
    return isLater || isHere ? null : wish;
  });
  for (const wish of wishes) if (wish !== null) taken.add(wish);
  return wishes.map((wish) => {
    let number = 1;
    while (wish === null && taken.has(`${number}`)) number += 1;
    if (wish === null) taken.add(`${number}`);
    return wish ?? `${number}`;
  });
}

function giving({ boards, post }: DeskParts, { ticket, address }: WaitingTable, number: string) {
  const give = onSubmit(async (fields) => {
    const table = fields('table');
    const isTaken = boards.some((each) => each.table === table);
    if (!isTaken || (await sure(t('boards-replaces', { table }), t('boards-connect'))))
      await post('api/hall/boards', { ticket, table });
  });
  // The number is only proposed: typed text stays.
  return html`<form aria-label=${t('boards-ticket', { ticket })} @submit=${give}>
    <b class="ticket">${t('boards-ticket', { ticket })}</b> <small>${address}</small>
    <label>${t('boards-number')} <input type="number" name="table" min="1" max="999" required autocomplete="off" value=${number} /></label>
    <button class="main">${t('boards-connect')}</button>
  </form>`;
}

/** What keeps a board from the game that is called to it, and tables that are copies of each other. */
export function boardTroubles(parts: DeskParts): readonly TemplateResult[] {
  return parts.boards.flatMap((board) => {
    const found = troubleOf(parts, board);
    if (found === undefined) return [];
    const [words, help, offer = nothing] = found;
    return [html`<li><p>${words}</p><p>${help}</p><p class="buttons">${offer}</p></li>`];
  });
}

function troubleOf(
  parts: DeskParts,
  board: TableStatus,
): readonly [words: string, help: string, offer?: unknown] | undefined {
  const { table, duplicate, here } = board;
  const stage = allGames(parts.view).find((each) => each.table === table && isPlayed(each))?.stage;
  if (duplicate === table) return [t('boards-two', { table }), t('boards-twoHelp')];
  // Either of the two says so: once is enough.
  if (duplicate !== null && Number(duplicate) < Number(table))
    return [t('boards-twin', { table, with: duplicate }), t('boards-twinHelp', { table })];
  // A game that has begun goes on without the hall.
  if (!here && stage === 'called')
    return [t('boards-awayCalled', { table }), t('boards-awayHelp'), forgetting(parts, table)];
  if (here && !board.board && stage !== undefined)
    return [t('boards-unpluggedCalled', { table }), t('boards-unpluggedHelp')];
  return undefined;
}

/** Every table with a board. In an open night, tables that ask stand among what needs a person. */
export function boardList(parts: DeskParts) {
  const { boards, desk, view } = parts;
  if (desk.door === null) return nothing;
  const asked =
    view.phase === 'open' || waitingIn(desk).length === 0 ? nothing : html`<ol>${asking(parts)}</ol>`;
  const here = boards.filter((each) => each.here).length;
  const known = html`<details><summary>${t('boards-title')} <small>${t('boards-here', { here, of: boards.length })}</small></summary>
    <ul>${boards.map((board) => boardRow(parts, board))}</ul></details>`;
  return html`<section class="panel boards">
    ${boards.length === 0 ? html`<h2>${t('boards-title')}</h2>` : known} ${doorOf(parts, desk.door)} ${asked}
  </section>`;
}

/** Tables are let in for a minute at a time. */
function doorOf({ post, remove }: DeskParts, { open }: NonNullable<DeskAnswer['door']>) {
  const path = 'api/hall/boards/door';
  return open > 0
    ? html`<p class="well">${t('boards-open')}</p><p class="buttons"><button @click=${() => void remove(path)}>${t('boards-shut')}</button></p>`
    : html`<p class="buttons"><button @click=${() => void post(path, {})}>${t('boards-letIn')}</button></p>`;
}

function boardRow(parts: DeskParts, { table, here, board, unsent }: TableStatus) {
  const stands = here ? (board ? t('boards-ready') : t('boards-unplugged')) : t('boards-away');
  const told = unsent === 0 ? stands : `${stands} \u00B7 ${t('boards-waiting', { results: unsent })}`;
  return html`<li><b>${t('hall-table', { table })}</b> <span class=${here && board ? 'well' : 'ill'}>${told}</span>
    ${forgetting(parts, table)}</li>`;
}

function forgetting({ remove, isDirector }: DeskParts, table: string) {
  if (!isDirector) return nothing;
  const forget = async (): Promise<void> => {
    if (await sure(t('boards-forgetHelp', { table }), t('boards-forget')))
      await remove(`api/hall/boards/${table}`);
  };
  return html`<button class="forget" @click=${forget}>${t('boards-forget')}</button>`;
}

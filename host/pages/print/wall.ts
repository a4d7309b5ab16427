// What hangs on the wall and stands on the tables: the pairings of a round, the room plan at the door, and numbers for the tables.
import { html, nothing } from 'lit';
import { planOfTonight } from '../../../shared/league/index.ts';
import { floorPlan } from '../hall/floorplan.ts';
import { namesIn, sitsOutWords } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import { code } from '../kit/qr.ts';
import { blank, heading, nameLine, type Paper, pagesOf } from './parts.ts';

/** Games of a page. */
const ROOM = 24;

/** The pages of the last round that was drawn. */
export const pairings: Paper = (parts) => {
  const { view } = parts;
  if (view.drawn === 0) return [];
  const name = namesIn(view);
  const idle = view.idle[view.drawn - 1] ?? [];
  const games = view.games
    .filter(({ round, stage }) => round === view.drawn && stage !== 'void')
    .toSorted((a, b) => Number(a.table ?? Infinity) - Number(b.table ?? Infinity));
  const pages = pagesOf(games, ROOM);
  return pages.map(
    (page, at) => html`${heading(parts, t('hall-round', { round: view.drawn, of: view.rounds }))}
      <table class="pairings">
        <thead><tr><th scope="col" class="table">${t('print-table')}</th><th scope="col">${t('print-name')}</th>
          <td class="versus"></td><td></td></tr></thead>
        <tbody>${page.map(
          ({ table, entrants }) => html`<tr><th scope="row" class="table">${table ?? blank('short')}</th>
            <td>${nameLine(parts, entrants[0])}</td><td class="versus">${t('hall-versus')}</td>
            <td>${nameLine(parts, entrants[1])}</td></tr>`,
        )}</tbody>
      </table>
      ${at === pages.length - 1 && idle.length > 0 ? html`<p class="idle">${sitsOutWords(idle.map(name))}</p>` : nothing}
      ${view.seed === null ? nothing : html`<p class="help">${t('print-drawnBy', { seed: view.seed })}</p>`}`,
  );
};

/** The room plan, where players look for the number of their table: one page, if a table of tonight has a place. */
export const roomPlan: Paper = (parts) => {
  const { view } = parts;
  const plan = view.tables.length > 0 ? planOfTonight(view.room, view.tables) : view.room;
  return plan.spots.length === 0
    ? []
    : [html`${heading(parts, t('print-titles-room'))}<div class="plan">${floorPlan(plan)}</div>`];
};

/** Numbers for the tables: two on a page, large, with a code that opens the table on a phone. */
export const tableNumbers: Paper = ({ tables, address }) =>
  pagesOf(tables, 2).map(
    (page) =>
      html`<div class="tables">${page.map((table) => {
        const url = new URL(`hall/table/${encodeURIComponent(table)}`, address);
        return html`<article class="number">
        <h2><span>${t('print-table')}</span> <b class="fit">${table}</b></h2>
        <div class="scan">${code(url.href, t('hall-table', { table }))}
          <p>${t('print-follow')}</p><p class="address fit">${url.host}${url.pathname}</p></div>
      </article>`;
      })}</div>`,
  );

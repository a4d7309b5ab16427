// Sheets for the wall, the door and the tables: pairings, room plan, table numbers, result slips, and the list of who may come.
import { bySurname, type LeaguePlayer, listName, planOfTonight } from '../../../shared/league/index.ts';
import { isDrawn, roundOf } from '../hall/bracket.ts';
import { matchOf, roundName, roundWords } from '../hall/events.ts';
import { floorPlan } from '../hall/floorplan.ts';
import { namesIn, presentIn, sitsOutWords } from '../hall/names.ts';
import { html, language, nothing, t } from '../kit/element.ts';
import { code } from '../kit/qr.ts';
import {
  blank,
  dateOf,
  filledUp,
  formatOf,
  heading,
  inShort,
  nameLine,
  nameLines,
  type Paper,
  type PaperParts,
  pagesOf,
  shortNameOf,
} from './parts.ts';

/** Games, slips, and lines of the door list's columns on a page. */
const ROOM = { games: 24, slips: 8, lines: 26, columns: 2 } as const;

/** The first game of each match in the last round, by table; in a bracket, of each open match. */
const lastRound = (view: PaperParts['view']) =>
  view.games
    .filter((game) => {
      if (isDrawn(view)) return game.leg === 1 && matchOf(view, game)?.by == null;
      return game.round === view.drawn && game.leg === 1 && game.stage !== 'void';
    })
    .toSorted((a, b) => Number(a.table ?? Infinity) - Number(b.table ?? Infinity));

/** The pages of the last round that was drawn. */
export const pairings: Paper = (parts) => {
  const { view } = parts;
  if (view.drawn === 0) return [];
  const name = namesIn(view);
  const idle = view.idle[view.drawn - 1] ?? [];
  const pages = pagesOf(lastRound(view), ROOM.games);
  return pages.map(
    (page, at) => html`${heading(parts, roundName(view, roundOf(view)))}
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

type Game = PaperParts['view']['games'][number];

/** The pages of slips, in the order of the tables; before the draw, and in what is left of the last page, empty ones. */
export const resultSlips: Paper = (parts) => {
  const slips = filledUp(parts.filled ? lastRound(parts.view) : [], ROOM.slips);
  return pagesOf(slips, ROOM.slips).map(
    (page) => html`<div class="slips">${page.map((game) => slip(parts, game))}</div>`,
  );
};

function slip(parts: PaperParts, game: Game | undefined) {
  const { view } = parts;
  const { games } = view.format.match;
  // A match has a column for each of its games; there is no room for more than 7.
  const heads =
    games === 1 || games > 7 ? [t('print-score')] : Array.from({ length: games }, (_, at) => `${at + 1}`);
  const round = game === undefined ? html`${t('print-roundName')} ${blank('short')}` : roundWords(view, game);
  const looks = heads.length === 1 ? 'score' : 'leg';
  return html`<article class="slip">
    <p class="night"><span class="fit">${formatOf(parts)}</span><span>${dateOf(parts)}</span></p>
    <p class="where"><b>${t('print-table')} ${game?.table ?? blank('short')}</b>
      <span>${round}</span></p>
    <table>
      <thead><tr><th scope="col">${t('print-name')}</th>${heads.map((head) => html`<th scope="col" class=${looks}>${head}</th>`)}
        <th scope="col" class="signature">${t('print-signature')}</th></tr></thead>
      <tbody>${[0, 1].map((side) => {
        const entrant = game?.entrants[side];
        return html`<tr><td class="who">${entrant === undefined ? nothing : nameLines(parts, entrant)}</td>
          ${heads.map(() => html`<td class=${looks}></td>`)}<td class="signature"></td></tr>`;
      })}</tbody>
    </table>
    <p class="help">${t('print-toDesk')}</p>
  </article>`;
}

/** A player who may come; `short` where the name has no room. */
type DoorLine = ReturnType<typeof expected>[number];

/** The pages of the door list. */
export const doorList: Paper = (parts) => {
  const lines = filledUp(expected(parts), ROOM.lines * ROOM.columns);
  return pagesOf(pagesOf(lines, ROOM.lines), ROOM.columns).map(
    (columns) => html`${heading(parts, t('print-titles-door'))}
      <div class="door">${columns.map((column) => doorColumn(parts, column))}</div>`,
  );
};

/** All players of the club if the desk prints the list; else those who are here. */
function expected({ view, players }: PaperParts) {
  const present = presentIn(view);
  const here = present.flatMap(({ players: ids, names }) =>
    ids.map((id, at) => ({ id, name: names[at] ?? id, member: null })),
  );
  const may: readonly Omit<LeaguePlayer, 'club'>[] = players ?? here;
  const all = may.map(({ name }) => name);
  return may.toSorted(bySurname(language().code)).map((player) => ({
    ...{ name: listName(player), short: shortNameOf(player, all), member: player.member ?? '' },
    here: here.some(({ id }) => id === player.id),
  }));
}

function doorColumn({ filled }: PaperParts, lines: readonly (DoorLine | undefined)[]) {
  return html`<table>
    <thead><tr><th scope="col" class="box">${t('print-here')}</th><th scope="col">${t('print-name')}</th>
      <th scope="col" class="member">${t('print-member')}</th><th scope="col" class="box">${t('print-paid')}</th></tr></thead>
    <tbody>${lines.map(
      (line) => html`<tr>
        <td class="box"><span class="tick">${filled && line?.here === true ? '\u2713' : nothing}</span></td>
        <td><div class="fit">${line === undefined ? nothing : inShort(line.name, line.short)}</div></td>
        <td class="member"><div class="fit">${line?.member ?? nothing}</div></td>
        <td class="box"><span class="tick"></span></td>
      </tr>`,
    )}</tbody>
  </table>`;
}

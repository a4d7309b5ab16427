// The pairings of a round for the wall: who plays where, and who sits out.
import { html, nothing } from 'lit';
import { namesIn, sitsOutWords } from '../hall/names.ts';
import { t } from '../kit/language.ts';
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

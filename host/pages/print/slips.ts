// Slips of paper for the results of a round: eight on a page, one for each game.
import { html, nothing } from 'lit';
import { t } from '../kit/language.ts';
import {
  blank,
  dateOf,
  filledUp,
  formatOf,
  nameLines,
  type Paper,
  type PaperParts,
  pagesOf,
} from './parts.ts';

type Game = PaperParts['view']['games'][number];

const ROOM = 8;

/** The pages of slips, in the order of the tables; before the draw, and in what is left of the last page, empty ones. */
export const resultSlips: Paper = (parts) => {
  const { games, drawn } = parts.view;
  const round = games
    .filter((each) => each.round === drawn && each.stage !== 'void')
    .toSorted((a, b) => Number(a.table ?? Infinity) - Number(b.table ?? Infinity));
  const slips = filledUp(parts.filled ? round : [], ROOM);
  return pagesOf(slips, ROOM).map(
    (page) => html`<div class="slips">${page.map((game) => slip(parts, game))}</div>`,
  );
};

function slip(parts: PaperParts, game: Game | undefined) {
  const { view } = parts;
  return html`<article class="slip">
    <p class="night"><span class="fit">${formatOf(parts)}</span><span>${dateOf(parts)}</span></p>
    <p class="where"><b>${t('print-table')} ${game?.table ?? blank('short')}</b>
      <span>${game === undefined ? html`${t('print-roundName')} ${blank('short')}` : t('hall-round', { round: game.round, of: view.rounds })}</span></p>
    <table>
      <thead><tr><th scope="col">${t('print-name')}</th><th scope="col" class="score">${t('print-score')}</th>
        <th scope="col" class="signature">${t('print-signature')}</th></tr></thead>
      <tbody>${[0, 1].map((side) => {
        const entrant = game?.entrants[side];
        return html`<tr><td class="who">${entrant === undefined ? nothing : nameLines(parts, entrant)}</td>
          <td class="score"></td><td class="signature"></td></tr>`;
      })}</tbody>
    </table>
    <p class="help">${t('print-toDesk')}</p>
  </article>`;
}

// The player's own score card so far, as clubs write it, and the place in the standings.
import { html, nothing } from 'lit';
import { printed } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import type { MeParts } from './parts.ts';

/** The card: a line for each game, in the order of the rounds; then games that are void. */
export function ownCard({ view, own, nameOf }: MeParts) {
  const { place, short, void: lost } = own;
  if (place === undefined || place.lines.length + lost.length === 0) return nothing;
  const isFinal = view.phase === 'closed' && !view.provisional;
  const { lines, card, rank } = place;
  const row = ({ round, text, opponent, counts, final }: (typeof lines)[number]) => html`<tr>
    <td class="round">${round}</td><td class="written">${printed(text)}</td>
    <th scope="row">${opponent === null ? t('me-bye') : nameOf(opponent)}
      ${final ? nothing : html`<small>${t('me-open')}</small>`}
      ${counts ? nothing : html`<small>${t('me-notCounted')}</small>`}</th></tr>`;
  return html`<section class="panel card">
    <h2>${t('me-card')}</h2>
    <p class="total"><strong>${printed(card)}</strong>
      <span>${t('me-place', { place: rank, of: view.places.length })}, ${isFinal ? t('hall-final') : t('hall-provisional')}</span></p>
    <table><tbody>${lines.map(row)}${lost.map(
      ({ game, opponent }) => html`<tr class="void"><td class="round">${game.round}</td><td></td>
        <th scope="row">${nameOf(opponent)} <small>${t('me-void')}</small></th></tr>`,
    )}</tbody></table>
    ${short === undefined ? nothing : html`<p class="note">${t('me-owed', { games: short.games, due: short.due })}</p>`}
  </section>`;
}

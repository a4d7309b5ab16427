// The player's own score card so far, as clubs write it, and the place in the standings.
import { html, nothing } from 'lit';
import { strings } from '../hall/language.ts';
import { printed } from '../hall/names.ts';
import type { MeParts } from './parts.ts';

/** The card: a line for each game, in the order of the rounds; then games that are void. */
export function ownCard({ view, own, nameOf }: MeParts) {
  const s = strings();
  const { place, short, void: lost } = own;
  if (place === undefined || place.lines.length + lost.length === 0) return nothing;
  const isFinal = view.phase === 'closed' && !view.provisional;
  const { lines, card, rank } = place;
  const row = ({ round, text, opponent, counts, final }: (typeof lines)[number]) => html`<tr>
    <td class="round">${round}</td><td class="written">${printed(text)}</td>
    <th scope="row">${opponent === null ? s.phone.bye : nameOf(opponent)}
      ${final ? nothing : html`<small>${s.phone.open}</small>`}
      ${counts ? nothing : html`<small>${s.phone.notCounted}</small>`}</th></tr>`;
  return html`<section class="panel card">
    <h2>${s.phone.card}</h2>
    <p class="total"><strong>${printed(card)}</strong>
      <span>${s.phone.place(rank, view.places.length)}, ${isFinal ? s.final : s.provisional}</span></p>
    <table><tbody>${lines.map(row)}${lost.map(
      ({ game, opponent }) => html`<tr class="void"><td class="round">${game.round}</td><td></td>
        <th scope="row">${nameOf(opponent)} <small>${s.phone.void}</small></th></tr>`,
    )}</tbody></table>
    ${short === undefined ? nothing : html`<p class="note">${s.phone.owed(short.games, short.due)}</p>`}
  </section>`;
}

// The race for the top places at the desk: a line for each contender, and a form for the number of places.
import { html, nothing } from 'lit';
import { decidesIn } from '../hall/late.ts';
import { onSubmit } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** The most contenders to list; the others are counted. */
const MOST = 8;

/** The contenders, and the results that each needs; empty before the last rounds. */
export function deciding({ view, nameOf, redraw }: DeskParts) {
  const part = decidesIn(view, redraw);
  const decisive = part?.decisiveIn(view);
  if (part === undefined || decisive === undefined) return nothing;
  const { places, games, contenders } = decisive;
  const lines = part.needsIn(view, decisive, nameOf);
  const byPoints = contenders.some(({ points }) => points !== null);
  const tables = games.flatMap((id) => view.games.find(({ game }) => game === id)?.table ?? []);
  return html`<div class="decides">
    <h2>${t('decides-title', { places })}${byPoints ? html` <small>${t('decides-byPoints')}</small>` : nothing}</h2>
    <table><tbody>${lines.slice(0, MOST).map(({ entrant, needs }) => html`<tr><th scope="row">${nameOf(entrant)}</th><td>${needs}</td></tr>`)}</tbody></table>
    ${lines.length > MOST ? html`<p class="note">${t('decides-more', { number: lines.length - MOST })}</p>` : nothing}
    ${tables.length < Math.max(1, games.length) ? nothing : html`<p class="note">${t('decides-tables', { count: tables.length, tables })}</p>`}
  </div>`;
}

/** A setting for this night and later ones. */
export function decidingForm({ view, desk, act }: DeskParts) {
  const { decides } = desk.settings;
  const choose = onSubmit((fields) =>
    act({
      type: 'setClub',
      settings: {
        decides: fields('places') === '' ? null : Number(fields('places')),
        decidesOnScreen: fields('screen') !== '',
      },
    }),
  );
  return html`<details><summary>${t('decides-settings')}</summary>
    <form class="decidingfor" @submit=${choose}>
      <label>${t('decides-places')} <input type="number" name="places" min="1" max="999" .value=${`${decides ?? ''}`} /></label>
      <label><input type="checkbox" name="screen" .checked=${view.decidesOnScreen} /> ${t('decides-screen')}</label>
      <button>${t('desk-enter')}</button>
      <small>${t('decides-placesHelp')}</small>
    </form></details>`;
}

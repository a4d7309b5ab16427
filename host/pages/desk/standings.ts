// The standings at the desk, and who can still win.
import { html, nothing } from 'lit';
import { inReach, writePoints } from '../../../shared/league/index.ts';
import { finalText } from '../hall/heading.ts';
import { decidesIn } from '../hall/late.ts';
import { netText } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import { deciding, decidingForm } from './decides.ts';
import type { DeskParts } from './parts.ts';

/** With more entrants the list is folded: what is below it must be found. */
const MANY = 16;

/** A line for each entrant; nothing before the first result. */
export function standings(parts: DeskParts) {
  const { view, nameOf } = parts;
  if (view.places.every(({ games }) => games === 0)) return nothing;
  // The list of contenders says more, once it is here.
  const reach =
    view.phase === 'open' && decidesIn(view)?.decisiveIn(view) === undefined ? inReach(view) : undefined;
  return html`<section class="panel placed">${deciding(parts)}<details ?open=${view.places.length <= MANY}><summary>${t('hall-standings')} <small>${finalText(view)}</small></summary>
    ${reach === undefined || reach.size === view.places.length ? nothing : html`<p class="note">${t('desk-reach', { number: reach.size })}</p>`}
    <table>
      <thead><tr><td></td><td></td><th scope="col">${t(`hall-total-${view.format.scoring.kind}`)}</th><th scope="col">${t('hall-won')}</th><th scope="col">${t('hall-net')}</th><td></td></tr></thead>
      <tbody>${view.places.map(
        ({ rank, entrant, total, wins, net }) => html`<tr>
          <td>${rank}</td><th scope="row">${nameOf(entrant)}</th><td>${writePoints(total)}</td><td>${wins}</td><td>${netText(net)}</td>
          <td>${reach === undefined || reach.has(entrant) ? nothing : html`<small>${t('desk-outOfReach')}</small>`}</td></tr>`,
      )}</tbody>
    </table></details>${view.phase === 'open' && parts.isDirector ? decidingForm(parts) : nothing}</section>`;
}

// A phone that is not linked to a player: where to get a code, and at the door, the choice of the player.
import { html, nothing, type TemplateResult } from 'lit';
import type { DoorAnswer } from '../../web/hall/types.ts';
import { onValue } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import type { MeView } from './view.ts';

/** Whether the phone is linked to a player. 'forgets': a code was scanned, and the browser keeps nothing. */
export type PhoneStanding = 'none' | 'forgets' | 'taking' | 'gone' | 'door' | 'mine';

/** What to do without a name. */
export function nobodys(standing: 'none' | 'taking' | 'gone'): TemplateResult {
  const words = { none: t('me-scan'), taking: t('me-taking'), gone: t('me-gone') }[standing];
  return html`<section class="panel next"><p role="status">${words}</p></section>`;
}

/** Asked before a code is used up that this browser would forget. */
export function forgetful(agree: () => void): TemplateResult {
  return html`<section class="panel next"><p role="status">${t('me-forgets')}</p>
    <button type="button" @click=${agree}>${t('me-goOn')}</button></section>`;
}

export type DoorName = DoorAnswer['players'][number];

/** The names that no phone has. A name that was touched is asked about once more. */
export function atDoor(page: MeView): TemplateResult {
  const { names, chosen, search, busy } = page;
  const choose = (name: DoorName | undefined): void => {
    page.chosen = name;
  };
  if (chosen !== undefined)
    return html`<section class="panel door">
      <h2>${chosen.name}</h2>
      <button type="button" class="main" ?disabled=${busy} @click=${() => page.emit('name', chosen.id)}>${t('me-iAm', { name: chosen.name })}</button>
      <button type="button" @click=${() => choose(undefined)}>${t('me-otherName')}</button>
    </section>`;
  if (names.length === 0) return html`<section class="panel next"><p>${t('me-nobodyLeft')}</p></section>`;
  const wanted = search.trim().toLowerCase();
  const found = names
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return html`<section class="panel door">
    <h2>${t('me-whoAreYou')}</h2>
    <p class="note">${t('me-doorHelp')}</p>
    ${names.length < 12 ? nothing : html`<input type="search" aria-label=${t('me-find')} placeholder=${t('me-find')} .value=${search} @input=${onValue((text) => Object.assign(page, { search: text }))} />`}
    <ul>${found.map((each) => html`<li><button type="button" @click=${() => choose(each)}>${each.name}</button></li>`)}</ul>
  </section>`;
}

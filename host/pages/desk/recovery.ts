// The desk of a hall in which nothing is: nights that tables have of the hall before, and how one is taken over.
import { html, nothing } from 'lit';
import type { DeskAnswer } from '../../web/hall/types.ts';
import { strings } from '../hall/language.ts';
import { language as languageCode } from '../kit/language.ts';
import { askFor } from './dialog.ts';
import type { DeskParts } from './parts.ts';

type FoundNight = DeskAnswer['recovery']['found'][number];

/** What the tables have, above what begins a new night. */
export function recovering(parts: DeskParts) {
  const { found, progress, failed } = parts.desk.recovery;
  if (found.length === 0 && progress === null && failed === null) return nothing;
  const s = strings().boards.recovery;
  const rows = progress === null ? found.map((night) => nightRow(parts, night)) : nothing;
  return html`<section class="panel recovery" aria-live="polite">
    <h2>${s.title}</h2>
    ${failed === null ? nothing : html`<p class="alert" role="alert">${s.failed(failed)}</p>`}
    ${progress === null ? html`<p>${s.help}</p>` : html`<p>${s.taking(progress.have, progress.of)}</p>`}
    <ul>${rows}</ul>
  </section>`;
}

function nightRow({ post }: DeskParts, { hall, code, table, night, entries, same, differ }: FoundNight) {
  const s = strings().boards.recovery;
  const copy = { table, letters: code, entries, same };
  const take = async (): Promise<void> => {
    if ((await askFor(s.sure(copy), [], { done: s.take })) !== undefined)
      await post('api/hall/recovery', { hall, code });
  };
  const date = night === null ? null : dateOf(night);
  return html`<li class="copy">
    <p><b>${s.night(date)}</b></p>
    <p>${s.copy(copy)}</p>
    ${differ.length === 0 ? nothing : html`<p class="ill">${s.differ(differ)}</p>`}
    <p class="buttons"><button class="main" @click=${take}>${s.take}</button></p>
  </li>`;
}

const dateOf = (time: number): string =>
  new Date(time).toLocaleString(languageCode(), { dateStyle: 'medium', timeStyle: 'short' });

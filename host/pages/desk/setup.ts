// The desk before the night: which format, and who the club's players are.
import { html } from 'lit';
import { FORMATS } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** Chooses a format and opens the night. */
export function opening({ view, post, say }: DeskParts) {
  const own = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const text = await input.files?.[0]?.text();
    input.value = '';
    const format = text === undefined ? undefined : objectIn(text);
    if (format !== undefined) await post('api/hall/night', { format });
    else if (text !== undefined) say(t('desk-ownFormatBad'));
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    const format = (event.currentTarget as HTMLFormElement).querySelector('select')?.value;
    void post('api/hall/night', { format });
  };
  return html`<section class="panel opening">
    <h2>${view.phase === 'none' ? t('desk-tonight') : t('desk-nextNight')}</h2>
    <form @submit=${begin}>
      <label>${t('desk-format')} <select>${FORMATS.map(
        ({ name }) => html`<option value=${name}>${name} \u2013 ${t(`desk-formats-${name}`)}</option>`,
      )}</select></label>
      <button class="main">${t('desk-begin')}</button>
    </form>
    <label class="list">${t('desk-ownFormat')}
      <input type="file" accept=".json,application/json" @change=${own} /><small>${t('desk-ownFormatHelp')}</small></label>
  </section>`;
}

/** What a file of JSON has; undefined where it has no braces. */
function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

// How names are shown to everybody but the desk: the club chooses.
import { html } from 'lit';
import { NAMES_SHOWN, type NamesShown } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** A choice that holds for this night and those to come. */
export function naming({ view, act }: DeskParts) {
  const choose = (event: Event): void => {
    const names = (event.currentTarget as HTMLSelectElement).value as NamesShown;
    void act({ type: 'showNames', names });
  };
  return html`<details><summary>${t('desk-shownNames-title')}</summary>
    <label>${t('desk-shownNames-label')} <select @change=${choose}>${NAMES_SHOWN.map(
      (each) =>
        html`<option value=${each} ?selected=${each === view.shown}>${t(`desk-shownNames-${each}`)}</option>`,
    )}</select></label>
    <p><small>${t('desk-shownNames-help')}</small></p>
  </details>`;
}

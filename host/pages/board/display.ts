// The 20 x 4 character display, cell by cell, as a template.
import { html } from 'lit';
import { TEXT_COLUMNS, TEXT_ROWS } from '../../../shared/protocol/index.ts';
import { t } from '../kit/language.ts';

/** The characters of a row, exactly as many as the display has columns. */
const cells = (row: string): readonly string[] =>
  Array.from({ length: TEXT_COLUMNS }, (_, i) => row.charAt(i) || ' ');

/** The display. `rows` may be short; without `lit` the glass is dark. */
export function display(rows: readonly string[], lit: boolean) {
  const lines = Array.from({ length: TEXT_ROWS }, (_, i) => cells(rows[i] ?? ''));
  const spoken = lines.map((line) => line.join('').trim()).filter((line) => line !== '');
  return html`<div class="glass ${lit ? 'lit' : ''}" role="img" aria-label="${t('board-display')}: ${spoken.join('. ')}">
    ${lines.map(
      (line) =>
        html`<div class="row" aria-hidden="true">${line.map((cell) => html`<span>${cell}</span>`)}</div>`,
    )}
  </div>`;
}

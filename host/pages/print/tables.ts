// Numbers for the tables: two on a page, large, with a code that opens the table on a phone.
import { html } from 'lit';
import { t } from '../kit/language.ts';
import { code } from '../kit/qr.ts';
import { type Paper, pagesOf } from './parts.ts';

/** The pages of table numbers. */
export const tableNumbers: Paper = ({ tables, address }) =>
  pagesOf(tables, 2).map(
    (page) =>
      html`<div class="tables">${page.map((table) => {
        const url = new URL(`hall/table/${encodeURIComponent(table)}`, address);
        return html`<article class="number">
        <h2><span>${t('print-table')}</span> <b class="fit">${table}</b></h2>
        <div class="scan">${code(url.href, t('hall-table', { table }))}
          <p>${t('print-follow')}</p><p class="address fit">${url.host}${url.pathname}</p></div>
      </article>`;
      })}</div>`,
  );

// The page of a clerk: the same number, and a bell that only a clerk or the host may ring.
import { html, nothing } from 'lit';
import { showPage } from './page.ts';
import { words } from './words.ts';

await showPage(
  'clerk',
  ({ queue, refused, say }) => html`<h2>${queue === undefined ? nothing : words().now(queue.now)}</h2>
    <button type="button" @click=${() => say({ type: 'ring' })}>${words().ring}</button>
    <p role="alert">${refused}</p>`,
);

// The page at '/': the number that is served.
import { html } from 'lit';
import { showPage } from './page.ts';
import { words } from './words.ts';

await showPage('queue', ({ queue, caption }) =>
  queue === undefined
    ? html`<p>${words().waiting}</p>`
    : html`<h2>${words().now(queue.now)}</h2><p>${words().left(queue.waiting)}</p>
        <muggins-captions .line=${caption}></muggins-captions>`,
);

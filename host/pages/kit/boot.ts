// How every page begins: the link of the host is followed; its language and its colours, before anything is drawn; then the service
// worker.
import type { PageWords } from '../../../shared/words/catalog.ts';
import type { Code } from '../../../shared/words/say.ts';
import { scriptAddress } from './browser.ts';
import { themeNow, wearTheme } from './choices.ts';
import { followLink } from './host.ts';
import { language, languageAsked, loadWords, speak, t } from './language.ts';

/** Puts on the theme, loads the words, names the window after this page. Nothing of the page is drawn before. */
export async function boot(
  title: Extract<Code, `${string}pages-${string}`>,
  words: PageWords,
): Promise<void> {
  wearTheme(themeNow());
  const followed = followLink();
  // Without the host this browser may have kept English only.
  speak(await loadWords(languageAsked(), words).catch(() => loadWords('en', words)));
  await Promise.all([followed, letters()]);
  document.documentElement.lang = language().code;
  document.title = `${t(title)} · Muggins`;
  keepOffline();
}

/** Milliseconds that letters may take. */
const PATIENCE = 1_000;

/** Until the typeface has come, within a time: text that is drawn in another one moves when it comes. */
const letters = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load(`16px ${getComputedStyle(document.body).fontFamily}`).catch(() => undefined),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);

/** Registers the service worker, where there can be one. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  // A browser that refuses, as a private window may, simply has no page without the network.
  navigator.serviceWorker.register(scriptAddress('sw.js')).catch(() => undefined);
}

/** Draws a page: defines its element, which is the first of the body. */
export function start<E extends HTMLElement>(
  name: `muggins-${string}`,
  kind: new () => E,
  begin?: (page: E) => void,
): void {
  customElements.define(name, kind);
  const page = document.body.firstElementChild;
  if (page instanceof kind) begin?.(page);
}

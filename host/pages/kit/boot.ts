// How every page begins: the link of the host is followed; its language and its colours, before anything is drawn; then the service
// worker.
import type { LitElement } from 'lit';
import type { Catalog } from '../../../shared/words/catalog.ts';
import type { Code } from '../../../shared/words/say.ts';
import { scriptAddress } from './browser.ts';
import { themeNow, wearTheme } from './choices.ts';
import { followLink } from './host.ts';
import { languageAsked, provide, speak, t } from './language.ts';

/** Puts on the theme, loads the language, names the window after this page. Draw when this is done. */
export async function boot(
  title: Extract<Code, `${string}pages-${string}`>,
  catalogs: readonly Catalog[],
): Promise<void> {
  provide(...catalogs);
  wearTheme(themeNow());
  const followed = followLink();
  const wanted = languageAsked();
  // Without the host there may be no other language; English is always there.
  await speak(wanted).then(
    () => {
      document.documentElement.lang = wanted;
    },
    () => {},
  );
  await followed;
  // What was drawn before it was known which language to speak is drawn anew.
  for (const part of document.querySelectorAll<HTMLElement & Partial<LitElement>>('*'))
    part.requestUpdate?.();
  document.title = `${t(title)} · Muggins`;
  keepOffline();
}

/** Registers the service worker, where there can be one. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  // A browser that refuses, as a private window may, simply has no page without the network.
  navigator.serviceWorker.register(scriptAddress('sw.js')).catch(() => undefined);
}

/** Starts a page with its element, which is the first of the body. */
export function start<E extends HTMLElement>(kind: new () => E, begin: (page: E) => void): void {
  const page = document.body.firstElementChild;
  if (page instanceof kind) begin(page);
}

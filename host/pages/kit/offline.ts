// Asks the browser to keep the pages. It does so for this machine's own pages and by https only: elsewhere they need the network.
import { scriptAddress } from './script.ts';

/** Registers the service worker, where there can be one. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  // A browser that refuses, as a private window may, simply has no page without the network.
  navigator.serviceWorker.register(scriptAddress('sw.js')).catch(() => undefined);
}

// Asks the browser to keep the pages. It does so for this machine's own pages and by https only: elsewhere they need the network.

/** What we use of Trusted Types: without a policy, no script may be named. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

const WORKER = 'sw.js';

/** Registers the service worker, where there can be one. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => WORKER };
  const script = trustedTypes?.createPolicy('muggins', rules).createScriptURL(WORKER) ?? WORKER;
  // A browser that refuses, as a private window may, simply has no page without the network.
  navigator.serviceWorker.register(script as string).catch(() => undefined);
}

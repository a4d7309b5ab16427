// What pages ask of a browser that not every browser grants: a screen that stays awake, scripts by their address.

/** Asks the screen to stay awake, now and whenever the page is shown again: a lock does not outlive a hidden page. */
export function stayAwake(): void {
  // Browsers have it for pages from this machine or by https only.
  const waker = (navigator as Partial<Navigator>).wakeLock;
  if (waker === undefined) return;
  const ask = (): void => {
    // Refused by a flat battery, say: the screen then sleeps as it would anyway.
    if (!document.hidden) waker.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

/** What we use of Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): Policy;
}
interface Policy {
  createScriptURL(url: string): unknown;
}

/** A page may have one policy of this name: see the server's Content-Security-Policy. */
let policy: Policy | undefined;

/** The address as a service worker or a worker is started by it. @throws TypeError for a script of another site */
export function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('muggins', { createScriptURL: own });
  return (policy?.createScriptURL(url) ?? own(url)) as string;
}

function own(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
  return url;
}

/** Loads a part of the page when it is asked for. Without the host nothing happens. */
export const loaded = <T>(part: Promise<T>, then: (part: T) => unknown = () => undefined): void =>
  void part.then(then).catch(() => {});

/** Keeps the place of a keyboard in `root`: once what had the focus is gone or disabled, `stay` gets it. @returns what is called after each drawing */
export function focusKeeper(root: HTMLElement, stay: string): () => void {
  let last: Element | null = null;
  root.addEventListener('focusin', () => {
    last = document.activeElement;
  });
  const keep = (): void => {
    const { activeElement: now, body } = document;
    const gone = last !== null && (!last.isConnected || last.matches(':disabled'));
    if (gone && (now === body || now === last))
      root.querySelector<HTMLElement>(stay)?.focus({ preventScroll: true });
  };
  // Elements inside are drawn after the one that holds them.
  return () => requestAnimationFrame(keep);
}

// Keeps a screen from sleeping while the page is seen. Browsers allow it to pages from this machine or by https only.

/** What we use of the browser. */
interface Waker {
  request(kind: 'screen'): Promise<unknown>;
}

/** Asks the screen to stay awake, now and whenever the page is shown again: a lock does not outlive a hidden page. */
export function stayAwake(): void {
  const waker = (navigator as { readonly wakeLock?: Waker }).wakeLock;
  if (waker === undefined) return;
  const ask = (): void => {
    // Refused by a flat battery, say: the screen then sleeps as it would anyway.
    if (!document.hidden) waker.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

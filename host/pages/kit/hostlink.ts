// The link of the host, as the terminal prints it: its token stands behind `#`, and becomes a cookie that no script can read.

/** The token in the part of an address behind `#`; undefined if it has none. */
export const tokenIn = (hash: string): string | undefined => /^#host=([\w-]{22,64})$/.exec(hash)?.[1];

/** The answer of a host who did not take the token of the link; undefined if it did, or if there was none. */
let refusal: Response | undefined;

/** Why the link that opened this page made nobody host; read once. */
export function takeLinkRefusal(): Response | undefined {
  const taken = refusal;
  refusal = undefined;
  return taken;
}

/** Exchanges the token of the address for the cookie. It leaves the address first: nobody reads it there, copies it or comes back to it. */
export async function followLink(): Promise<void> {
  // The same tab may be given a newer link: nothing but the part behind `#` changes then.
  addEventListener('hashchange', () => {
    if (tokenIn(location.hash) !== undefined) location.reload();
  });
  const token = tokenIn(location.hash);
  if (token === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  const answer = await fetch('api/host/link', { method: 'POST', body: JSON.stringify({ token }) }).catch(
    () => undefined,
  );
  if (answer?.ok === false) refusal = answer;
}

// Asking the host. Its link, as the terminal prints it, has a token behind `#`, which becomes a cookie that no script can read.
/** The token in the part of an address behind `#`; undefined if it has none. */
const tokenIn = (hash: string): string | undefined => /^#host=([\w-]{22,64})$/.exec(hash)?.[1];

/**
 * Follows the link that opened this page, once: exchanges the token of its address for the cookie. The token leaves the address
 * first, so that it cannot be read, copied or revisited there.
 * @returns the answer of a host that did not take it; undefined if it did, or if there is no link
 */
export const followLink = (): Promise<Response | undefined> => {
  followed ??= follow();
  return followed;
};
let followed: Promise<Response | undefined> | undefined;

async function follow(): Promise<Response | undefined> {
  // The same tab may be given a newer link: nothing but the part behind `#` changes then.
  addEventListener('hashchange', () => {
    if (tokenIn(location.hash) !== undefined) location.reload();
  });
  const token = tokenIn(location.hash);
  if (token === undefined) return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  const body = JSON.stringify({ token });
  const answer = await fetch('api/host/link', { method: 'POST', body }).catch(() => undefined);
  return answer?.ok === false ? answer : undefined;
}

/** Who this page is; undefined if the host does not answer. */
export const roleHere = async (): Promise<string | undefined> =>
  (await read<{ readonly role: string }>('api/me'))?.role;

/** What the host answers; undefined if it does not, or refuses. */
export async function read<T>(path: string, init: RequestInit = {}): Promise<T | undefined> {
  try {
    const answer = await fetch(path, init);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

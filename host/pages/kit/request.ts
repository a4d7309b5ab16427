// Asking the host, where silence and a refusal are the same: nothing.

/** What the host answers; undefined if it does not, or refuses. */
export async function read<T>(path: string, init: RequestInit = {}): Promise<T | undefined> {
  try {
    const answer = await fetch(path, init);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

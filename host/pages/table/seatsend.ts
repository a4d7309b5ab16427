// Posting a claim, and what the host's answer means for it.
import type { Refused } from '../../web/table/types.ts';
import type { ClaimReply, WaitingClaim } from './seatqueue.ts';
import { answerWords } from './trouble.ts';

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 8_000;

/** Posts to the host with the key of the seat. */
export type Post = (path: string, body: object) => Promise<Response>;

/** Posts below `base`, as the phone whose key this is; the key goes in a header, which no other site is ever sent. */
export const poster =
  (base: string, key: () => string | undefined): Post =>
  (path, body) => {
    const shown = key();
    return fetch(new URL(path, base), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(shown !== undefined && { authorization: `Bearer ${shown}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  };

/** Sends a claim. */
export async function sendClaim(post: Post, { id, seen, command }: WaitingClaim): Promise<ClaimReply> {
  const answer = await post('api/claim', { id, seen, command });
  const told = (await answer.json()) as Refused & { readonly move?: number };
  const words = answer.ok ? '' : answerWords(told);
  switch (answer.status) {
    case 200:
      return { kind: 'done', move: told.move ?? 0 };
    case 202:
      return { kind: 'asked' };
    case 401:
      return { kind: 'noSeat', words };
    case 409:
      return { kind: 'stale', words };
    case 423:
    case 429:
    case 503:
      return { kind: 'busy', words };
    default:
      return answer.status >= 500 ? { kind: 'lost' } : { kind: 'refused', words };
  }
}

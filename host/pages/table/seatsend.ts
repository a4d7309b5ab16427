// Posting a claim, and what the host's answer means for it.
import type { Refused } from '../../web/table/types.ts';
import type { Post } from '../kit/placekey.ts';
import type { ClaimReply, WaitingClaim } from './seatqueue.ts';
import { answerWords } from './trouble.ts';

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

// Posting a claim, and what the host's answer means for it.
import type { Refused } from '../../web/table/types.ts';
import type { Post } from '../kit/placekey.ts';
import { answerWords } from '../parts/trouble.ts';
import type { ClaimReply, WaitingClaim } from './queue.ts';

/** Whatever the host answers has one of these. */
type Answer = Refused & { readonly move?: number; readonly asked?: true; readonly error?: string };

/** Sends a claim. */
export async function sendClaim(post: Post, { id, seen, command }: WaitingClaim): Promise<ClaimReply> {
  const answer = await post('api/claim', { id, seen, command });
  const told = (await answer.json()) as Answer;
  // A captive portal answers for the host, sometimes in JSON: the claim goes on waiting.
  if ((answer.ok ? (told.move ?? told.asked) : told.error) === undefined) return { kind: 'lost' };
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

// Who sits where and how phones come to seats: asked for by pages that may know it.
import type { Me, SeatPlaces } from '../../web/table/types.ts';

/** Who this page is; undefined if the host does not answer. */
export async function roleHere(): Promise<Me['role'] | undefined> {
  try {
    return ((await (await fetch('api/me')).json()) as Me).role;
  } catch {
    return undefined;
  }
}

/**
 * The seats with their invitations, if this page is the host's. Undefined otherwise, or if the host does not answer. A page that only
 * looks asks who it is, and then for nothing that would be refused.
 */
export async function placesForHost(): Promise<SeatPlaces | undefined> {
  try {
    if ((await roleHere()) !== 'host') return undefined;
    const answer = await fetch('api/seats');
    return answer.ok ? ((await answer.json()) as SeatPlaces) : undefined;
  } catch {
    return undefined;
  }
}

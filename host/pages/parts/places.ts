// Who sits where and how phones come to seats: asked for by pages that may know it.
import type { Me, SeatPlaces } from '../../web/table/types.ts';
import { read } from '../kit/host.ts';

/** Who this page is; undefined if the host does not answer. */
export const roleHere = async (): Promise<Me['role'] | undefined> => (await read<Me>('api/me'))?.role;

/**
 * The seats with their invitations, if this page is the host's. Undefined otherwise, or if the host does not answer. A page that only
 * looks asks who it is, and then for nothing that would be refused.
 */
export const placesForHost = async (): Promise<SeatPlaces | undefined> =>
  (await roleHere()) === 'host' ? read<SeatPlaces>('api/seats') : undefined;

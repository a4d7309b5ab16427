// The keys of a table: the host's PIN, and for every seat the phone that took it.
import { type CredentialOptions, Credentials } from '../kit/credentials.ts';

/** Seats that can have a phone: as many as any rule set has players. */
const SEATS = 6;

/** The one role that a phone can take at a table. */
export type SeatRole = 'seat';
export type SeatCredentials = Credentials<SeatRole>;

/** The keys of a table, as its file has them. @throws what the disk says, if the file cannot be written */
export const seatCredentials = (options: CredentialOptions = {}): SeatCredentials =>
  new Credentials({ seat: { places: SEATS, kept: 'seats' } }, options);

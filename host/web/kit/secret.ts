// What keys, invitations and sessions look like, and how a page sends them.
import * as z from 'zod';
import { expectation, expecting } from './validation.ts';

/** At least 128 bits in URL-safe base64. */
export const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

const secretOf = (what: 'invitation' | 'key' | 'token') =>
  expecting(z.string().regex(SECRET), expectation(what, {}));
/** A page gives the token of the host's link. */
export const linkSchema = z.strictObject({ token: secretOf('token') });
/** A page gives the host's PIN. */
export const pinSchema = z.strictObject({ pin: expecting(z.string().max(20), expectation('pin', {})) });
/** A phone takes a place: with the invitation that it scanned, and the key that it made. */
export const takingSchema = z.strictObject({ invitation: secretOf('invitation'), key: secretOf('key') });

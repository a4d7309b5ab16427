// Keys that sign: a club's, for its reports, and a league's, for its receipts. A private key stays in the folder that it was made in.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readText, writePrivate } from '../system/atomic.ts';

/** A key that can sign. */
export interface SigningKey {
  /** The public key: 32 bytes as base64url. */
  readonly key: string;
  /** Signs a text. @returns 64 bytes as base64url */
  readonly sign: (text: string) => string;
}

/** The key in a file, made if there is none. @throws what the disk says, and an error for a file that holds no key */
export function keyIn(file: string): SigningKey {
  const kept = readText(file);
  const key = kept === undefined ? newKey(file) : createPrivateKey(kept);
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { key: x, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

function newKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  writePrivate(file, `${privateKey.export({ type: 'pkcs8', format: 'pem' })}`);
  return privateKey;
}

/** Whether a key has signed this text. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  try {
    const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** Milliseconds by which the clocks of a club and its league may differ, and for which a copied request can be sent again. */
const CLOCKS = 900_000;

/** What a club signs to ask for its offer. No report begins like it. */
const askText = (club: string, at: number): string => `offer ${club} ${at}`;

/** The header with which a club asks for its offer: its key, the time in milliseconds and the signature. */
export const signedAsk = (club: string, at: number, key: SigningKey): string =>
  `${key.key} ${at} ${key.sign(askText(club, at))}`;

/** The fingerprint of the key that signed such a header for this club, or why nobody knows who asks. */
export function askerOf(
  header: string,
  club: string,
  now: number,
): { readonly fingerprint: string } | { readonly fault: 'unsigned' | 'otherTime' } {
  const [key = '', time = '', signature = ''] = header.split(' ');
  const at = Number(time);
  if (!isSignedBy(key, askText(club, at), signature)) return { fault: 'unsigned' };
  return Math.abs(now - at) <= CLOCKS ? { fingerprint: fingerprintOf(key) } : { fault: 'otherTime' };
}

/** What people compare of a key over the phone: 128 bits of its SHA-256, as `3f2a-91bc-...`. */
export function fingerprintOf(key: string): string {
  const digest = createHash('sha256').update(Buffer.from(key, 'base64url')).digest('hex');
  return (digest.slice(0, 32).match(/.{4}/g) ?? []).join('-');
}

/** SHA-256 of a text, as hexadecimal digits. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

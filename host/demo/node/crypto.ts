// In place of node:crypto: what the host uses of it.
import { sha256 } from '@noble/hashes/sha2.js';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

class Bytes extends Uint8Array {
  override toString(): string {
    return base64url(this);
  }
}

export const randomUUID = (): string => crypto.randomUUID();

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Bytes(length));

/** SHA-256 is the only one that is asked for. */
export function createHash(_name: 'sha256') {
  const all = sha256.create();
  const hash = {
    update(text: string) {
      all.update(new TextEncoder().encode(text));
      return hash;
    },
    digest: (form?: 'base64url') => (form === undefined ? all.digest() : base64url(all.digest())),
  };
  return hash;
}

/** Nobody can time a host that is their own browser. */
export const timingSafeEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

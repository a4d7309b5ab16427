// Messages that only one table can have written, and the password that it makes of a nonce. The key itself never travels.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from '../../shared/league/index.ts';

const macOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A body with the table's mark: HMAC-SHA256 over its canonical JSON. */
export const withMac = <T extends object>(key: string, body: T): T & { readonly mac: string } => ({
  ...body,
  mac: macOf(key, canonical(body)),
});

/** True where the mark of a message is that of `key`. It takes the same time for every wrong one. */
export const isGenuine = (key: string, { mac, ...body }: { readonly mac: string }): boolean =>
  isSame(mac, macOf(key, canonical(body)));

/** What tells keys apart, and tells nothing of them: SHA-256 of the key. */
export const markOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A table's password for one connection. */
export const passwordOf = (key: string, table: string, nonce: string): string =>
  `${nonce}.${macOf(key, `${table}|${nonce}`)}`;

/** True where a password was made of this key for this table. Whether its nonce was given out is another question. */
export function provesKey(key: string, table: string, password: string): boolean {
  return isSame(password, passwordOf(key, table, nonceIn(password)));
}

/** The nonce that a password was made of. */
export const nonceIn = (password: string): string => password.slice(0, Math.max(0, password.indexOf('.')));

// Who asks: the host, the holder of a place, or somebody who may only look.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Credentials } from './credentials.ts';
import { nameOf } from './guard.ts';

/** What a caller may do. 'stranger': the key that they show is unknown, or no longer valid. */
export type Access<Role extends string = string> =
  | { readonly kind: 'host' }
  | { readonly kind: 'place'; readonly role: Role; readonly place: number }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'stranger' };

/** The part of a request that says who asks. */
export interface Asker {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

export const askerOf = ({ socket, headers }: IncomingMessage): Asker => ({
  address: socket.remoteAddress ?? '',
  headers,
});

/** Whether an address is this machine's to itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(::ffff:)?127\.|^::1$/.test(address.toLowerCase());

/** Headers that a proxy adds: behind one, everybody seems to sit at this machine. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a caller sits at this machine: the request comes from it, under its own address or as localhost, and through no proxy.
 * A tunnel to this machine under another name is the network.
 */
export function ownMachine({ address, headers }: Asker): boolean {
  const name = headers.host === undefined ? undefined : nameOf(headers.host);
  const own = name !== undefined && (name === 'localhost' || isLoopback(name));
  return own && isLoopback(address) && PROXIED.every((header) => headers[header] === undefined);
}

/** The key in `authorization: Bearer KEY`; undefined without such a header. */
const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization === undefined ? undefined : (/^Bearer ([\w-]{1,100})$/.exec(authorization)?.[1] ?? '');

/** The token in the host's cookie. */
export const hostToken = ({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]{22,64})(?:;|$)`).exec(cookie)?.[1];

/** How a site tells its callers apart. */
export interface Identification<Role extends string> {
  readonly credentials: Credentials<Role>;
  /** Name of the cookie that a host's page on another machine shows: letters and underscores. */
  readonly cookie: string;
}

/** What a caller may do. Someone who shows a place's key is that place and nothing more, wherever they sit. */
export function accessOf<Role extends string>(
  asker: Asker,
  { credentials, cookie }: Identification<Role>,
): Access<Role> {
  const key = bearerOf(asker.headers);
  if (key !== undefined) {
    const held = credentials.placeOf(key);
    return held === undefined ? { kind: 'stranger' } : { kind: 'place', ...held };
  }
  const token = hostToken(asker.headers, cookie);
  const host = ownMachine(asker) || (token !== undefined && credentials.isHost(token));
  return { kind: host ? 'host' : 'spectator' };
}

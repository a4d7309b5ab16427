// Who asks: the host, the phone of a seat, or somebody who may only look.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Credentials } from './credentials.ts';
import { nameOf } from './guard.ts';

/** What somebody may do. 'stranger': he shows a key that is none, or none any more. */
export type Access =
  | { readonly kind: 'host' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'stranger' };

/** Name of the cookie that a host's page elsewhere shows. */
export const HOST_COOKIE = 'muggins_host';

/** What of a request says who asks. */
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
 * Whether somebody sits at this machine: he comes from it, under its own address or as localhost, and through no proxy. A tunnel
 * to this machine under another name is the network.
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
export const hostToken = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  new RegExp(`(?:^|; )${HOST_COOKIE}=([\\w-]{22,64})(?:;|$)`).exec(cookie)?.[1];

/** What somebody may do. Who shows a seat's key is that seat and nothing more, wherever he sits. */
export function accessOf(asker: Asker, credentials: Credentials): Access {
  const key = bearerOf(asker.headers);
  if (key !== undefined) {
    const seat = credentials.seatOf(key);
    return seat === undefined ? { kind: 'stranger' } : { kind: 'seat', seat };
  }
  const token = hostToken(asker.headers);
  const host = ownMachine(asker) || (token !== undefined && credentials.isHost(token));
  return { kind: host ? 'host' : 'spectator' };
}

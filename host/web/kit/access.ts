// Who asks: the host, the holder of a place, or a spectator. Only a secret proves it: no address and no header does.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Held } from './credentials.ts';
import { otherSite } from './guard.ts';
import type { SiteParts } from './parts.ts';
import { clientAddress, type Proxies } from './proxies.ts';
import type { LineServer } from './sockets.ts';

/** What a caller may do. 'stranger': the key that they show is unknown, or no longer valid. */
export type Access =
  | { readonly kind: 'host' }
  | ({ readonly kind: 'place' } & Held)
  /** A page that shows a session, as the host's do, and may do part of the host's work. */
  | ({ readonly kind: 'helper' } & Held)
  | { readonly kind: 'spectator' }
  | { readonly kind: 'stranger' };

/** The part of a request that says who asks. */
export interface Asker {
  /** For limits and the log; behind a proxy that is trusted, the address that the proxy names. */
  readonly address: string;
  /** The port that was asked; browsers share cookies between the ports of a machine. */
  readonly port: number;
  /** Whether the request came by TLS of our own. */
  readonly encrypted: boolean;
  readonly headers: IncomingHttpHeaders;
}

const askerOf = ({ socket, headers }: IncomingMessage, proxies: Proxies): Asker => ({
  address: clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'], proxies),
  port: socket.localPort ?? 0,
  encrypted: (socket as Socket & { readonly encrypted?: boolean }).encrypted === true,
  headers,
});

/** The same caller without anything that proves who they are. */
const withoutProof = (asker: Asker): Asker => {
  const { cookie: _, authorization: __, 'sec-websocket-protocol': ___, ...headers } = asker.headers;
  return { ...asker, headers };
};

/** The first subprotocol of a live line whose second one is a key: a browser can show it in no other way when it opens a line. */
export const KEYED_LINE = 'key';

/** The key in `authorization: Bearer KEY`, or in `sec-websocket-protocol: key, KEY`; undefined without either. */
export function shownKey(headers: IncomingHttpHeaders): string | undefined {
  const { authorization, 'sec-websocket-protocol': protocols } = headers;
  if (authorization !== undefined) return /^Bearer ([\w-]{1,100})$/.exec(authorization)?.[1] ?? '';
  const [first, key, ...more] = protocols?.split(',').map((each) => each.trim()) ?? [];
  if (first !== KEYED_LINE) return undefined;
  return key !== undefined && more.length === 0 && /^[\w-]{1,100}$/.test(key) ? key : '';
}

/** The name of the cookie: two tables on one machine have two, so that their pages do not log each other out. */
export const cookieName = ({ port }: Asker, cookie: string): string => `${cookie}_${port}`;

/** The session in the host's cookie. */
export const sessionOf = (asker: Asker, cookie: string): string | undefined =>
  new RegExp(`(?:^|; )${cookieName(asker, cookie)}=([\\w-]{22,64})(?:;|$)`).exec(
    asker.headers.cookie ?? '',
  )?.[1];

/**
 * What a caller may do. Programs show the host's token or a place's key; pages of the host show a session. A caller who shows a
 * place's key is that place and nothing more.
 */
export function accessOf(
  asker: Asker,
  { credentials, ownPlace, cookie, helpers = [] }: LineServer['parts'],
): Access {
  const key = shownKey(asker.headers);
  if (key !== undefined) {
    if (credentials.isToken(key)) return { kind: 'host' };
    const held = ownPlace?.(key) ?? credentials.placeOf(key);
    return held === undefined ? { kind: 'stranger' } : { kind: 'place', ...held };
  }
  const session = sessionOf(asker, cookie);
  if (session === undefined) return { kind: 'spectator' };
  if (credentials.isHost(session)) return { kind: 'host' };
  const held = credentials.placeOf(session, helpers);
  return held === undefined ? { kind: 'spectator' } : { kind: 'helper', ...held };
}

/** A request's caller. */
interface Caller {
  readonly asker: Asker;
  readonly access: Access;
  /** Origin of the page that asks, if it is another site's. */
  readonly site: string | undefined;
}

/** Who asks. A page of another site is a spectator, whatever its browser knows. */
export function callerOf(request: IncomingMessage, parts: SiteParts): Caller {
  const asker = askerOf(request, parts.proxies);
  const site = otherSite(request.headers, parts.publicUrl);
  const shown = site === undefined ? asker : withoutProof(asker);
  return { asker: shown, access: accessOf(shown, parts), site };
}

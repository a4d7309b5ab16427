// Who may talk to the server: the same site only, under a name that no stranger's DNS can point here.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Files } from './files.ts';
import { isLoopback } from './proxies.ts';
import { type Answer, answer } from './validation.ts';

/** Sent with every answer. No inline script or style, no other site, no frame around the page. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html muggins',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
  'x-frame-options': 'DENY',
};

/** Sent besides where browsers heed it: by https, or to this machine. Elsewhere they would complain. */
export const TRUSTED_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
};

/** Other sites that the host has let in, by their origins as browsers send them. */
export interface Others {
  /** Their pages may read what every spectator may read. */
  readonly readers: readonly string[];
  /** Their pages may show the page at `/` in a frame. */
  readonly frames: readonly string[];
}
export const NO_OTHERS: Others = { readers: [], frames: [] };

/** HEADERS for this path. The page at `/` can be let into frames, and so can `framed` ones; what sets up or claims never is. `serial` have Web Serial. */
export function headersOf(
  path: string,
  { frames }: Others,
  { serial = [], framed = [] }: Pick<Files, 'serial' | 'framed'> = {},
): Readonly<Record<string, string>> {
  if (serial.includes(path.slice(1))) {
    const { 'permissions-policy': allowed = '' } = HEADERS;
    return { ...HEADERS, 'permissions-policy': allowed.replace('serial=()', 'serial=(self)') };
  }
  const isFramed = path === '/' || framed.some((each) => path.startsWith(each));
  if (!isFramed || frames.length === 0) return HEADERS;
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...rest } = HEADERS;
  const ancestors = `frame-ancestors ${frames.join(' ')}`;
  return { ...rest, 'content-security-policy': policy.replace("frame-ancestors 'none'", ancestors) };
}

/** What decides: the Host and Origin headers of a request. */
interface Addressed {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

/** Whether browsers treat pages under this Host header as if they came by https. */
export const isLocalName = (host: string | undefined): boolean => {
  const name = nameOf(host ?? '') ?? '';
  return name === 'localhost' || isLoopback(name);
};

/** The host name of an address, an IPv6 address without its brackets. */
const bare = (url: URL | undefined): string | undefined => url?.hostname.replace(/^\[|\]$/g, '');

/** The name in a Host header, without its port; undefined if it is none. */
const nameOf = (host: string): string | undefined => {
  try {
    return bare(new URL(`http://${host}`));
  } catch {
    return undefined;
  }
};

/** Whether the Host header has the public name; proxies may leave its port out. */
export const isPublicName = (host: string | undefined, publicUrl: URL | undefined): boolean =>
  publicUrl !== undefined && host !== undefined && nameOf(host) === bare(publicUrl);

/**
 * Whether the Host header names this machine: by address, as localhost, by its own name or by its public one. Any other name could
 * be a stranger's that resolves to us, and would make that stranger's pages look like ours.
 */
function ownHost(host: string | undefined, publicUrl?: URL): boolean {
  const name = host === undefined ? undefined : nameOf(host);
  if (name === undefined) return false;
  const own = hostname().toLowerCase();
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name === own ||
    name === `${own}.local` ||
    isPublicName(host, publicUrl)
  );
}

/** The origin of a page of another site; undefined for ours, and for programs, which send none. */
export function otherSite({ host, origin }: Addressed, publicUrl?: URL): string | undefined {
  if (origin === undefined || origin === publicUrl?.origin) return undefined;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from === host ? undefined : origin;
}

/**
 * Why this caller is turned away; undefined if they are welcome. Programs send no Origin, browsers always do. Behind a proxy that
 * puts its own name into Host, the Origin is that of the public address. `readers` are other sites that may ask for this.
 */
export function unwelcome(
  caller: Addressed,
  publicUrl?: URL,
  readers: readonly string[] = [],
): Answer | undefined {
  const { host } = caller;
  if (!ownHost(host, publicUrl)) return answer('otherAddress', { address: host ?? '' });
  const site = otherSite(caller, publicUrl);
  return site === undefined || readers.includes(site) ? undefined : answer('otherSite', { site });
}

// Who may talk to the server: the same site only, under a name that no stranger's DNS can point here.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Answer, answer } from './validation.ts';

/** Sent with every answer. No inline script or style, no other site, no frame around the page. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
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

/** Sent to this machine besides: elsewhere, by http, browsers do not heed it and say so. */
export const OWN_HEADERS: Readonly<Record<string, string>> = { 'cross-origin-opener-policy': 'same-origin' };

/** What decides: the Host and Origin headers of a request. */
interface Caller {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

/** The name in a Host header, without its port; undefined if it is none. */
export const nameOf = (host: string): string | undefined => {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return undefined;
  }
};

/**
 * Whether the Host header names this machine: by address, as localhost, or by its own name. Any other name could be a
 * stranger's that resolves to us, and would make that stranger's pages look like ours.
 */
export function ownHost(host: string | undefined): boolean {
  const name = host === undefined ? undefined : nameOf(host);
  if (name === undefined) return false;
  const own = hostname().toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || name === own || name === `${own}.local`;
}

/** Why this caller is turned away; undefined if they are welcome. Programs send no Origin, browsers always do. */
export function unwelcome({ host, origin }: Caller): Answer | undefined {
  if (!ownHost(host)) return answer('otherAddress', { address: host ?? '' });
  if (origin === undefined) return undefined;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from === host ? undefined : answer('otherSite', { site: origin });
}

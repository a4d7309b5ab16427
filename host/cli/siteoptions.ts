// Reads the options of every server: its address, the host's PIN, https, proxies, other sites, and the log.
import { EVERY_ADDRESS, PIN, type Proxies, parseProxies } from '../web/table/index.ts';
import { LOG_LEVELS } from './log.ts';
import { oneOf, usageError, wholeNumber } from './output.ts';
import type { TlsChoice } from './tls.ts';

/** Options as commander gives them. */
export interface SiteOptions {
  readonly http: string;
  readonly host?: string;
  readonly lan?: boolean;
  readonly pin?: string;
  readonly newToken?: boolean;
  readonly publicUrl?: string;
  /** `true` without a value. */
  readonly trustProxy?: string | true;
  readonly allowOrigin?: readonly string[];
  readonly allowFrame?: readonly string[];
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsSelfSigned?: boolean;
  readonly logLevel?: string;
  readonly json?: boolean;
}

/** The same, understood. */
export type SiteChoices = ReturnType<typeof readSite>;

/** @throws CliError for the first option that makes no sense */
export function readSite(options: SiteOptions) {
  return {
    http: wholeNumber('http', options.http, 0, 65_535),
    host: readHost(options),
    /** Undefined: the last one, or a random one. */
    pin: readPin(options.pin),
    newToken: options.newToken === true,
    publicUrl: readPublicUrl(options.publicUrl),
    proxies: readProxies(options.trustProxy),
    others: {
      readers: readOrigins('--allow-origin', options.allowOrigin),
      frames: readOrigins('--allow-frame', options.allowFrame),
    },
    tls: readTlsChoice(options),
    logLevel: oneOf('--log-level', options.logLevel ?? 'info', LOG_LEVELS),
    json: options.json === true,
  };
}

/** `--lan` is every address; without `--host` and `--lan` this machine only. */
function readHost({ host, lan = false }: SiteOptions): string {
  if (lan && host !== undefined) throw usageError('badOption', 'Give --host or --lan, not both.');
  return lan ? EVERY_ADDRESS : (host ?? '127.0.0.1');
}

function readPin(text: string | undefined): string | undefined {
  if (text === undefined || PIN.test(text)) return text;
  throw usageError('badOption', '--pin: expected 4 to 12 digits.');
}

/** Of addresses that browsers and web servers have. */
export const WEB_PROTOCOLS: readonly string[] = ['http:', 'https:'];

/** Origins of other sites, as their browsers send them. Each is named: there is no wildcard. */
const readOrigins = (option: string, texts: readonly string[] = []): readonly string[] => [
  ...new Set(texts.map((text) => readOrigin(option, text))),
];

function readOrigin(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && WEB_PROTOCOLS.includes(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !url.hostname.includes('*')) return url.origin;
  const such = isOrigin ? undefined : url?.origin;
  throw usageError(
    'badOption',
    `${option} ${text}: expected the origin of one site: scheme, name and port, without a path, such as ${such ?? 'https://home.example.org:8123'}`,
  );
}

/** Pages name their parts from the root, so a proxy serves them there. */
function readPublicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const { protocol, pathname, search, hash, username, password } = url ?? new URL('none:');
  const plain = pathname === '/' && `${search}${hash}${username}${password}` === '';
  if (url !== undefined && plain && WEB_PROTOCOLS.includes(protocol)) return url;
  throw usageError(
    'badOption',
    `--public-url ${text}: expected an address without a path, such as https://table.example.org`,
  );
}

function readProxies(text: string | true | undefined): Proxies | undefined {
  if (text === undefined) return undefined;
  const proxies = parseProxies(text === true ? 'loopback' : text);
  if (proxies !== undefined) return proxies;
  throw usageError(
    'badOption',
    `--trust-proxy ${text}: expected the number of proxies from 1 to 9, or their addresses, such as 10.0.0.2 or 10.0.0.0/24.`,
  );
}

function readTlsChoice({ tlsCert, tlsKey, tlsSelfSigned = false }: SiteOptions): TlsChoice | undefined {
  if (tlsSelfSigned && (tlsCert ?? tlsKey) !== undefined)
    throw usageError('badOption', 'Give --tls-self-signed, or --tls-cert and --tls-key, not both.');
  if (tlsSelfSigned) return { kind: 'selfSigned' };
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert !== undefined && tlsKey !== undefined) return { kind: 'files', cert: tlsCert, key: tlsKey };
  throw usageError('badOption', 'Give --tls-cert and --tls-key together.');
}

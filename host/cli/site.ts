// Options of every program that serves pages: its address, https, proxies, other sites, and the log.
import { EVERY_ADDRESS } from '../web/kit/lan.ts';
import { type Proxies, parseProxies } from '../web/kit/proxies.ts';
import { choice, type OptionsOf, option, type Program, whole } from './options.ts';
import { badOption } from './output.ts';

/** What muggins.log has, the most important first; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** What the pages of a table, of a hall and of a league call differently: who runs them, whose phones they know, what others read. */
const SITES = {
  table: { port: 8121, owner: 'host', phones: 'seats keep their phones', read: 'scores and games' },
  hall: { port: 8131, owner: 'desk', phones: 'players keep their phones', read: 'the night' },
  league: { port: 8141, owner: 'officer', phones: 'clubs keep their keys', read: 'the tables' },
} as const;
/** What other sites may show in a frame. */
const FRAMED = { table: 'the scoreboard', hall: 'the television page', league: 'the public pages' } as const;

const PROXIES =
  "take clients' addresses from X-Forwarded-For: number or addresses of the proxies (default: this machine's)";

/** Under which addresses the pages are served, and to whom. */
const addressOptions = (start: Program, site: keyof typeof SITES) => {
  const { port, owner, phones, read } = SITES[site];
  return start
    .addOption(whole('--http <number>', 'port of the web pages; 0: a free one', 0, 65_535).default(port))
    .addOption(option('--lan', 'let phones and televisions open the pages').conflicts('host'))
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)')
    .option('--new-token', `replace the ${owner}'s link; ${phones}`)
    .option('--public-url <url>', 'address of the pages behind a proxy, for links and codes', readPublicUrl)
    .addOption(option('--trust-proxy [proxies]', PROXIES).preset('loopback').argParser(readProxies))
    .option('--allow-origin <site...>', `let pages of these sites read ${read}`, readOrigins('origin'))
    .option('--allow-frame <site...>', `let these sites frame ${FRAMED[site]}`, readOrigins('frame'));
};

/** Adds them, in the words of a table or of a hall. */
export const siteOptions = (start: Program, site: keyof typeof SITES = 'table') =>
  addressOptions(start, site)
    .option('--tls-cert <file>', 'serve https with this certificate (PEM, with its chain)')
    .option('--tls-key <file>', 'the key of the certificate (PEM)')
    .addOption(
      option('--tls-self-signed', 'serve https with a certificate that Muggins makes and keeps').conflicts([
        'tlsCert',
        'tlsKey',
      ]),
    )
    .addOption(choice('--log-level <level>', 'what muggins.log records (default: info)', LOG_LEVELS));
export type SiteOptions = OptionsOf<typeof siteOptions>;

/** What a server is started with. */
export const siteOf = ({ http, lan, host = '127.0.0.1', ...options }: SiteOptions) => ({
  port: http,
  host: lan === true ? EVERY_ADDRESS : host,
  publicUrl: options.publicUrl,
  proxies: options.trustProxy,
  others: { readers: options.allowOrigin ?? [], frames: options.allowFrame ?? [] },
});

/** Of addresses that browsers and web servers have. */
export const WEB_PROTOCOLS: readonly string[] = ['http:', 'https:'];

/** Origins of other sites, each once, as their browsers send them. Each is named: there is no wildcard. */
const readOrigins =
  (name: string) =>
  (text: string, before: readonly string[] = []): readonly string[] => [
    ...new Set([...before, readOrigin(name, text)]),
  ];

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && WEB_PROTOCOLS.includes(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !url.hostname.includes('*')) return url.origin;
  const such = (!isOrigin && url?.origin) || 'https://home.example.org:8123';
  const words = `--allow-${name} ${text}: expected the origin of one site: scheme, name and port, without a path, such as ${such}`;
  throw badOption(words);
}

/** Pages name their parts from the root, so a proxy serves them there. */
function readPublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && url.href === `${url.origin}/` && WEB_PROTOCOLS.includes(url.protocol)) return url;
  const words = `--public-url ${text}: expected an address without a path, such as https://table.example.org`;
  throw badOption(words);
}

function readProxies(text: string): Proxies {
  const proxies = parseProxies(text);
  if (proxies !== undefined) return proxies;
  const words = `--trust-proxy ${text}: expected the number of proxies from 1 to 9, or their addresses, such as 10.0.0.2 or 10.0.0.0/24.`;
  throw badOption(words);
}

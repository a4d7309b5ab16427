// `muggins start` on the command line.
import { BOARD_KINDS } from '../../../shared/protocol/index.ts';
import { brief } from '../commander.ts';
import { equipped, named, number, type OptionsOf, type Program, readHelp, word } from '../options.ts';
import { badOption, type Output } from '../output.ts';
import { siteOptions, WEB_PROTOCOLS } from '../site.ts';
import help from './help.json' with { type: 'json' };
import { lanes, settingOptions } from './settings.ts';

/** Describes `muggins start`. */
export const startCommand = (program: Program) =>
  settingOptions(
    equipped(siteOptions(named(program, 'start')), 'muggins start', {
      '--lanes <number>': lanes,
      '--board <kind>': word(BOARD_KINDS),
      '--mqtt <url>': () => readBroker,
      '--mqtt-discovery <prefix>': () => readPrefix,
      '--webhook <url...>': () => readWebhooks,
      '--hall [address]': () => readHall,
      '--table <number>': number(1, 999),
    }),
  );
export type StartOptions = OptionsOf<typeof startCommand>;

/** What most people need: the help of `muggins start` fits a screen. */
const COMMON = /^--(players|rules|set|new|lanes|colours|port|emulator|lan|open|hall|data)$/;

const notes = (rare: number): string => `
\`muggins rules\` explains games. \`muggins help start --all\` has ${rare} more options.`;

export function addStart(program: Program, output: Output): void {
  readHelp(help);
  const start = startCommand(program);
  start
    .addHelpText('after', notes(brief(start, COMMON)))
    .action(async (options) => (await import('./start.ts')).start(options, output));
}

/** The address that a hall shows, as it is typed. */
function readHall(text: string): string {
  const address = text.includes('://') ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && url.pathname === '/' && url.hostname !== '') return url.href;
  const words = `--hall ${text}: expected the address that the hall shows, such as http://192.168.1.20:8131`;
  throw badOption(words);
}

/** Where moves are posted to, each address once. */
export function readWebhooks(text: string, before: readonly string[] = []): readonly string[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fits = url !== undefined && WEB_PROTOCOLS.includes(url.protocol);
  if (fits && url.username === '' && url.password === '') return [...new Set([...before, url.href])];
  const words = `--webhook ${text}: expected an address that begins with http:// or https:// and has no password, such as https://example.org/cribbage`;
  throw badOption(words);
}

/** Where a broker is, and who logs in. */
export interface BrokerChoice {
  readonly url: string;
  readonly username: string;
}

/** How a broker is spoken to. */
const PROTOCOLS = ['mqtt:', 'mqtts:', 'ws:', 'wss:'];

export function readBroker(text: string): BrokerChoice {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw badOption(
      `--mqtt ${text}: expected the address of a broker, such as mqtt://192.168.1.10:1883 or mqtts://muggins@broker.example.org`,
    );
  if (url.password !== '')
    throw badOption(
      '--mqtt: leave the password out of the address, where every program on this machine can read it. Set MUGGINS_BROKER_PASSWORD instead.',
    );
  const username = decodeURIComponent(url.username);
  url.username = '';
  return { url: url.href, username };
}

/** Home Assistant's discovery prefix, or `off`. */
export function readPrefix(text: string): string {
  if (/^[\w-]+(\/[\w-]+)*$/.test(text)) return text;
  const words = `--mqtt-discovery ${text}: expected the discovery prefix of Home Assistant, such as homeassistant, or off.`;
  throw badOption(words);
}

// `muggins start` on the command line.
import { BOARD_KINDS } from '../../../shared/protocol/index.ts';
import { brief } from '../commander.ts';
import { choice, named, type OptionsOf, option, type Program, whole } from '../options.ts';
import { badOption, type Output } from '../output.ts';
import { USUAL } from '../place.ts';
import { siteOptions, WEB_PROTOCOLS } from '../site.ts';
import { lanesOption, settingOptions } from './settings.ts';

/** The game, and the colours of its lanes. */
const gameOptions = (program: Program) =>
  siteOptions(named(program, 'start'))
    .option('--players <names>', 'names for a new game, such as Ann,Bob; 3 to 6 play too')
    .option('--rules <name>', 'game to begin (default: six-card)')
    .option('--set <name=value...>', 'house rules, such as mode=always muggins=called')
    .option(
      '--who <name=id...>',
      'the player behind a name: an id, or ann=new; Muggins=club where Muggins plays',
    )
    .option('--new', 'begin a new game instead of continuing the last')
    .option('--pause', 'start with the table paused')
    .option('--open', 'open the page in a browser of this machine');

/** The board, card readers and signs. */
const boardOptions = (program: Program) =>
  gameOptions(program)
    .addOption(lanesOption('lanes of the board, 2 to 6 (default: ask the board)'))
    .addOption(option('--port <port>', 'serial port of the board, or tcp://host:port').conflicts('emulator'))
    .option('--emulator', 'use the emulated board, whatever is plugged in')
    .addOption(choice('--board <kind>', 'emulated Arduino (default: uno)', BOARD_KINDS))
    .option('--reader <port=who...>', 'a card reader; who: a seat from 1, starter, or shared (default)')
    .option('--sign <port...>', 'a text sign that shows the score; port@speed if the speed is not 9600')
    .option('--new-keys', "replace the host's link, and every seat's code and key")
    .option('--data <folder>', `folder of the games (default: ${USUAL})`);

/** MQTT, webhooks, and the hall. */
const linkOptions = (program: Program) =>
  boardOptions(program)
    .option('--mqtt <url>', 'publish to this MQTT broker (password: MUGGINS_BROKER_PASSWORD)', readBroker)
    .option(
      '--mqtt-discovery <prefix>',
      "Home Assistant's prefix, or off (default: homeassistant)",
      readPrefix,
    )
    .option('--webhook <url...>', 'post every score, ruling and win to these addresses, signed', readWebhooks)
    .option('--webhook-secret <file>', 'secret that signs them (MUGGINS_WEBHOOK_SECRET, else made once)')
    .addOption(option('--hall [address]', 'play for this hall; default: the one found').argParser(readHall))
    .option('--no-hall', 'play for no hall any more')
    .option('--trust-hall', 'trust the certificate that the hall shows now, after it was set up anew')
    .addOption(whole('--table <number>', 'the number that this table would like in the hall', 1, 999))
    .option('--json', 'print one JSON object per line');

/** Describes `muggins start`. */
export const startCommand = (program: Program) => settingOptions(linkOptions(program));
export type StartOptions = OptionsOf<typeof startCommand>;

/** What most people need: the help of `muggins start` fits a screen. */
const COMMON = /^--(players|rules|set|new|lanes|colours|port|emulator|lan|open|hall|data)$/;

const notes = (rare: number): string => `
\`muggins rules\` explains games. \`muggins help start --all\` has ${rare} more options.`;

export function addStart(program: Program, output: Output): void {
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

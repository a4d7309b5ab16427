// `muggins start` and `muggins table` on the command line; choices.ts reads their options.
import type { Command } from 'commander';
import { withLines } from '../board/command.ts';
import { brief, rareCount } from '../commander.ts';
import type { Output } from '../output.ts';
import { siteOptions } from '../sitecommand.ts';
import { settingOptions } from './settingoptions.ts';

export function addStart(program: Command, output: Output): void {
  const start = withLines(program.command('start')).description('run a table: board, journal and pages');
  gameOptions(start);
  settingOptions(talkOptions(placeOptions(start)))
    .option(
      '--hall [address]',
      'play for this hall from now on; without an address, for the one on this network',
    )
    .option('--no-hall', 'play for no hall any more')
    .option('--trust-hall', 'trust the certificate that the hall shows now, after it was set up anew')
    .option('--table <number>', 'the number that this table would like in the hall')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', () => startNotes(start))
    .action(async (options) => (await import('./start.ts')).start(options, output));
  brief(start, START_OPTIONS);
}

/** What most people need: the help of `muggins start` fits a screen. */
const START_OPTIONS: readonly string[] = [
  '--players',
  '--rules',
  '--set',
  '--new',
  '--lanes',
  '--colours',
  '--port',
  '--emulator',
  '--lan',
  '--hall',
  '--data',
];

const startNotes = (start: Command): string => `
\`muggins rules\` explains games and house rules.
\`muggins help start --all\` shows ${rareCount(start)} more options.`;

/** Options for the board, the pages and the journal. */
const placeOptions = (start: Command): Command =>
  siteOptions(
    start
      .option('--port <port>', 'serial port of the board, or tcp://host:port')
      .option('--emulator', 'use the emulated board, whatever is plugged in')
      .option('--board <kind>', 'emulated Arduino: uno or mega (default: uno)'),
    'table',
  )
    .option('--new-keys', "replace the host's link and PIN, and every seat's code and key")
    .option('--data <folder>', 'folder of the games (MUGGINS_DATA, else ~/.muggins)');

/** Options for MQTT and webhooks; talkoptions.ts reads them. */
const talkOptions = (start: Command): Command =>
  start
    .option('--mqtt <url>', 'publish the table to this MQTT broker (password: MUGGINS_BROKER_PASSWORD)')
    .option('--mqtt-discovery <prefix>', "Home Assistant's discovery prefix, or off (default: homeassistant)")
    .option('--webhook <url...>', 'post every score, ruling and win to these addresses, signed')
    .option(
      '--webhook-secret <file>',
      'file of the secret that signs webhooks (default: MUGGINS_WEBHOOK_SECRET, else one that Muggins makes)',
    );

/** Options for the game. */
const gameOptions = (start: Command): Command =>
  start
    .option('--lanes <number>', 'lanes of the board: 2 to 6; 5 and 6 need a Mega (default: ask the board)')
    .option(
      '--palette <name>',
      'colours of the lanes: standard, safe (for all kinds of colour vision), redGreen or blueYellow (default: as before)',
    )
    .option('--colours <names>', 'colours of the sides, of one palette, as green,blue')
    .option('--players <names>', 'names for a new game, such as Ann,Bob')
    .option('--rules <name>', 'game to begin (default: six-card)')
    .option('--set <name=value...>', 'house rules, such as mode=always muggins=called')
    .option(
      '--who <name=id...>',
      'the player behind a name that is close to a known one: an id from `muggins players`, or new, such as ann=new',
    )
    .option('--new', 'begin a new game instead of continuing the last')
    .option('--pause', 'start with the table paused');

export function addTable(program: Command, output: Output): void {
  const table = program
    .command('table')
    .description('show or set up the table that is running on this machine')
    .argument('[action]', 'show, new, pause, resume, abandon, undo, codes, renew or link', 'show')
    .argument('[seat]', 'for renew: the number of the seat, from 1')
    .option('--http <number>', 'port of its web pages (default: where the table of the folder runs, or 8121)')
    .option('--data <folder>', 'folder of its journal')
    .option('--players <names>', 'for new: names, separated by commas (default: as before)')
    .option('--rules <name>', 'for new: the rule set (default: as before)')
    .option('--set <name=value...>', 'for new: house rules')
    .option('--who <name=id...>', 'for new: the player behind a name, such as ann=new')
    .option('--palette <name>', 'colours of the lanes: standard, safe, redGreen or blueYellow')
    .option('--colours <names>', 'a colour for each side, all from one palette, such as green,blue');
  settingOptions(table)
    .option('--json', 'print JSON')
    .action(async (action, seat, options) =>
      (await import('../table/table.ts')).table({ action, seat, ...options }, output),
    );
}

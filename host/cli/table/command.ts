// `muggins table`, `status`, `watch`, `games`, `export`, `players` and `journal` on the command line.
import { PACKS } from '../../../shared/partner/seats.ts';
import { COLOURS } from '../../../shared/protocol/index.ts';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import { PRACTICE } from '../../table/gamefilter.ts';
import type { JournalOptions } from '../journal/journal.ts';
import {
  action,
  adding,
  choice,
  named,
  type OptionsOf,
  onOff,
  option,
  type Program,
  whole,
} from '../options.ts';
import type { Output } from '../output.ts';
import { settingOptions } from '../start/settings.ts';

const DATA = '--data <folder>';
const FOLDER = 'folder of the journal';
/** Finds a table by its folder unless it is given. */
const port = () => whole('--http <number>', 'port of its web pages (default: as its folder says)', 1, 65_535);
const TABLE = ['show', 'new', 'pause', 'resume', 'abandon', 'undo', 'codes', 'renew', 'link'] as const;
const PLAYERS = ['list', 'add', 'rename', 'set', 'merge', 'part'] as const;

const practiceOption = () =>
  choice('--practice <which>', 'games against Muggins (default: among all others)', PRACTICE);

const table = (program: Program) =>
  settingOptions(
    named(program, 'table')
      .addArgument(action('table', TABLE))
      .argument('[seat]', 'for renew: the number of the seat, from 1')
      .addOption(port())
      .option(DATA, 'folder of its journal')
      .option('--players <names>', 'for new: names, separated by commas (default: as before)')
      .option('--rules <name>', 'for new: the rule set (default: as before)')
      .option('--set <name=value...>', 'for new: house rules')
      .option('--who <name=id...>', 'for new: the player behind a name, such as ann=new, or Muggins=club')
      .addOption(choice('--pack <where>', 'for new: cards that Muggins plays with (default: pages)', PACKS))
      .option('--json', 'print JSON'),
  );
export type TableOptions = OptionsOf<typeof table>;
export type TableAction = (typeof TABLE)[number];

const STATUS_CODES = `
Exit codes: 0 it is well, 1 it does not answer or its journal refuses moves,
3 no table runs.`;

const status = (program: Program) =>
  named(program, 'status')
    .option(DATA, FOLDER)
    .option('--json', 'print JSON')
    .addHelpText('after', STATUS_CODES);
export type StatusOptions = OptionsOf<typeof status>;

const watch = (program: Program) =>
  named(program, 'watch')
    .option('--all', 'show every move')
    .addOption(port().conflicts('data'))
    .option(DATA, 'folder of its journal')
    .option('--json', 'print one JSON object per line');
export type WatchOptions = OptionsOf<typeof watch>;

const games = (program: Program) =>
  named(program, 'games').addOption(practiceOption()).option(DATA, FOLDER).option('--json', 'print JSON');
export type GamesOptions = OptionsOf<typeof games>;

const exported = (program: Program) =>
  named(program, 'export')
    .argument('[games...]', 'numbers from `muggins games` (default: all games)')
    .option('--json', 'as JSON (default)')
    .addOption(option('--csv', 'as a sheet: one line for each deal and player').conflicts('events'))
    .option('--events', "add the journal's own events, every undo included")
    .addOption(
      option('--notation', 'as text, to share; `muggins notation` reads it').conflicts([
        'csv',
        'events',
        'json',
      ]),
    )
    .addOption(practiceOption())
    .option('--out <file>', 'write to this file')
    .addOption(choice('--language <name>', 'heads of the sheet (default: en)', LANGUAGE_CODES))
    .option(DATA, FOLDER);
export type ExportOptions = OptionsOf<typeof exported>;

const players = (program: Program) =>
  named(program, 'players')
    .addArgument(action('players', PLAYERS))
    .argument('[names...]', 'add NAME; rename PLAYER NAME; set PLAYER; merge PLAYER INTO; part ID')
    .option('--short <name>', 'for add and set: a name for the display; empty for none')
    .addOption(choice('--colour <name>', 'for add and set: the favourite colour', ['none', ...COLOURS]))
    .addOption(onOff('--guest <on|off>', 'for add and set: a guest is left out of statistics'))
    .option(DATA, FOLDER)
    .addOption(port())
    .option('--json', 'print JSON');
export type PlayersOptions = OptionsOf<typeof players>;
export type PlayersAction = (typeof PLAYERS)[number];

/** The actions; all of them are one file of the built command. */
const actions = () => import('./actions.ts');

export function addTable(program: Program, output: Output): void {
  table(program).action(async (action, seat, options) =>
    (await actions()).table(action, { seat, ...options }, output),
  );
  status(program).action(async (options) => (await actions()).status(options, output));
  watch(program).action(async (options) => (await actions()).watch(options, output));
  games(program).action(async (options) => (await actions()).games(options, output));
  exported(program).action(async (numbers, options) =>
    (await actions()).exportGames(numbers, options, output),
  );
  players(program).action(async (action, names, options) =>
    (await actions()).players(action, { names, ...options }, output),
  );
}

/** Adds `muggins journal`. */
export function addJournal(program: Program, output: Output): void {
  const parent = named(program, 'journal');
  const journal = () => import('../journal/journal.ts');
  const add = adding<JournalOptions>(parent, output);
  add('check', async () => (await journal()).check);
  add('backup', async () => (await journal()).backup);
  add('restore', async () => (await journal()).restore);
  add('import', async () => (await import('../journal/import.ts')).importJournal);
}

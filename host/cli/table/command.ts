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
import { USUAL } from '../place.ts';
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
    named(program, 'table', 'show or set up the table that is running on this machine', {
      '': 'game and settings',
      'new --players Ann,Muggins --who Muggins=club': 'against Muggins',
      '--brightness 40 --sound off': 'change settings',
    })
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
  named(program, 'status', 'show whether a table is running here, and whether it is well', { '': '' })
    .option(DATA, FOLDER)
    .option('--json', 'print JSON')
    .addHelpText('after', STATUS_CODES);
export type StatusOptions = OptionsOf<typeof status>;

const watch = (program: Program) =>
  named(program, 'watch', 'show every score, ruling and win of the running table, until Ctrl+C', {
    '': 'what changes the score',
    '--all --json': 'every move, for programs',
  })
    .option('--all', 'show every move')
    .addOption(port().conflicts('data'))
    .option(DATA, 'folder of its journal')
    .option('--json', 'print one JSON object per line');
export type WatchOptions = OptionsOf<typeof watch>;

const games = (program: Program) =>
  named(program, 'games', 'list the games in the journal', {
    '': 'all of them',
    '--practice none': 'without those against Muggins',
  })
    .addOption(practiceOption())
    .option(DATA, FOLDER)
    .option('--json', 'print JSON');
export type GamesOptions = OptionsOf<typeof games>;

const exported = (program: Program) =>
  named(program, 'export', 'print games as JSON, as a sheet or as text', {
    '1 --notation': 'game 1 as text',
    '--csv --out games.csv': 'all games as a sheet, in a file',
  })
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
  named(program, 'players', 'list, name, merge and part the players of the journal', {
    '': 'every player, with the id',
    'add Cid --colour green --guest on': 'add a guest',
    'rename Cid Sid': 'correct a name',
  })
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

const JOURNAL = `folder of the journal (default: ${USUAL})`;
const YES = 'do it; without this option the command only shows what it would do';

/** Adds `muggins journal`. */
export function addJournal(program: Program, output: Output): void {
  const about = 'back up, check and move the journal: every game that was ever played here';
  const parent = named(program, 'journal', about, { 'backup muggins-2026-11-22': 'copy it' });
  const journal = () => import('../journal/journal.ts');
  const add = adding<JournalOptions>(parent, output, JOURNAL);
  add('check', 'read every entry, and say which games are sound', async () => (await journal()).check, {
    '': '',
  });
  add(
    'backup',
    'copy the journal to a new folder, also while a table is running',
    async () => (await journal()).backup,
    { 'muggins-2026-11-22': '' },
  ).argument('<folder>', 'the new folder, such as muggins-2026-11-22');
  add(
    'restore',
    'put a backup in the place of the journal; the journal of before is kept',
    async () => (await journal()).restore,
    { 'muggins-2026-11-22': 'what it would do', 'muggins-2026-11-22 --yes': 'do it' },
  )
    .argument('<folder>', 'a backup')
    .option('--yes', YES);
  add(
    'import',
    "add another machine's games and players, each of them once",
    async () => (await import('../journal/import.ts')).importJournal,
    { 'old-laptop': 'what a backup would add', 'old-laptop --yes': 'do it' },
  )
    .argument('<from>', 'a backup, or the data folder of another machine')
    .option('--yes', YES);
}

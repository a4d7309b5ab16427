// `muggins table`, `status`, `watch`, `games`, `export`, `players` and `journal` on the command line.
import { PACKS } from '../../../shared/partner/seats.ts';
import { COLOURS } from '../../../shared/protocol/index.ts';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import { PRACTICE } from '../../table/gamefilter.ts';
import type { JournalOptions } from '../journal/journal.ts';
import {
  action,
  adding,
  equipped,
  named,
  number,
  type OptionsOf,
  onOff,
  type Program,
  readHelp,
  word,
} from '../options.ts';
import type { Output } from '../output.ts';
import { settingOptions } from '../start/settings.ts';
import help from './help.json' with { type: 'json' };

const port = number(1, 65_535);
const TABLE = ['show', 'new', 'pause', 'resume', 'abandon', 'undo', 'codes', 'renew', 'link'] as const;
const PLAYERS = ['list', 'add', 'rename', 'set', 'merge', 'part'] as const;

const table = (program: Program) =>
  settingOptions(
    equipped(named(program, 'table'), 'muggins table', {
      '--http <number>': port,
      '--pack <where>': word(PACKS),
    })
      .addArgument(action('table', TABLE))
      .argument('[seat]', 'for renew: the number of the seat, from 1'),
  );
export type TableOptions = OptionsOf<typeof table>;
export type TableAction = (typeof TABLE)[number];

const STATUS_CODES = `
Exit codes: 0 it is well, 1 it does not answer or its journal refuses moves,
3 no table runs.`;

const status = (program: Program) =>
  equipped(named(program, 'status'), 'muggins status').addHelpText('after', STATUS_CODES);
export type StatusOptions = OptionsOf<typeof status>;

const watch = (program: Program) =>
  equipped(named(program, 'watch'), 'muggins watch', { '--http <number>': port });
export type WatchOptions = OptionsOf<typeof watch>;

const games = (program: Program) =>
  equipped(named(program, 'games'), 'muggins games', { '--practice <which>': word(PRACTICE) });
export type GamesOptions = OptionsOf<typeof games>;

const exported = (program: Program) =>
  equipped(named(program, 'export'), 'muggins export', {
    '--practice <which>': word(PRACTICE),
    '--language <name>': word(LANGUAGE_CODES),
  }).argument('[games...]', 'numbers from `muggins games` (default: all games)');
export type ExportOptions = OptionsOf<typeof exported>;

const players = (program: Program) =>
  equipped(named(program, 'players'), 'muggins players', {
    '--colour <name>': word(['none', ...COLOURS]),
    '--guest <on|off>': onOff,
    '--http <number>': port,
  })
    .addArgument(action('players', PLAYERS))
    .argument('[names...]', 'add NAME; rename PLAYER NAME; set PLAYER; merge PLAYER INTO; part ID');
export type PlayersOptions = OptionsOf<typeof players>;
export type PlayersAction = (typeof PLAYERS)[number];

/** The actions; all of them are one file of the built command. */
const actions = () => import('./actions.ts');

export function addTable(program: Program, output: Output): void {
  readHelp(help);
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
  readHelp(help);
  const parent = named(program, 'journal');
  const journal = () => import('../journal/journal.ts');
  const add = adding<JournalOptions>(parent, output);
  add('check', async () => (await journal()).check);
  add('backup', async () => (await journal()).backup);
  add('restore', async () => (await journal()).restore);
  add('import', async () => (await import('../journal/import.ts')).importJournal);
}

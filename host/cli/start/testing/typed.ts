// The options of `muggins start` as they are typed.
import { programOf } from '../../commander.ts';
import { type Program, readHelp } from '../../options.ts';
import { type StartOptions, startCommand } from '../command.ts';
import help from '../help.json' with { type: 'json' };

// The options stand with their words.
readHelp(help);

const SILENT = { out: () => {}, err: () => {} };

/** @throws CliError for an option that makes no sense by itself */
export const typed = (...words: readonly string[]): StartOptions =>
  startCommand(programOf('muggins', SILENT) as unknown as Program)
    .parse([...words], { from: 'user' })
    .opts() as StartOptions;

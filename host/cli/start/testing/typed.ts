// The options of `muggins start` as they are typed.
import { programOf } from '../../commander.ts';
import type { Program } from '../../options.ts';
import { type StartOptions, startCommand } from '../command.ts';

const SILENT = { out: () => {}, err: () => {} };

/** @throws CliError for an option that makes no sense by itself */
export const typed = (...words: readonly string[]): StartOptions =>
  startCommand(programOf('muggins', SILENT) as unknown as Program)
    .parse([...words], { from: 'user' })
    .opts() as StartOptions;

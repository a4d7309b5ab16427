// Where things are: the folder that holds this machine's games, and what starts `muggins`.
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { packageRoot } from '../system/package.ts';
import { badOption } from './output.ts';

/** `--data`, else MUGGINS_DATA, else `.muggins` in the home folder. @throws CliError if `--data` is empty */
export function dataFolder(option: string | undefined): string {
  // An empty variable counts as unset; a script meant to fill an empty option.
  if (option?.trim() === '') throw badOption('--data: expected the name of a folder.');
  return resolve(option ?? (process.env.MUGGINS_DATA || join(homedir(), '.muggins')));
}

/** Whether this runs from the sources, and not as it was built. */
const fromSources = (): boolean => import.meta.url.endsWith('.ts');

/** What Node is to be called with to be `muggins`: the built command, or the source under the loader of this process. */
export const commandLine = (): readonly string[] =>
  fromSources()
    ? ['--import', 'tsx', join(packageRoot(), 'host/cli/muggins.ts')]
    : [join(packageRoot(), 'dist/command/muggins.js')];

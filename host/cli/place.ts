// Where things are: the folder that holds this machine's games, and what starts `muggins`.
import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { packageRoot } from '../system/package.ts';
import { badOption } from './output.ts';

/** The folder for this machine's games, and what chose it. */
export interface Place {
  readonly folder: string;
  readonly why: string;
}

/** `--data`, else the place of this machine. @throws CliError if `--data` is empty */
export function dataFolder(option: string | undefined): string {
  // A script meant to fill an empty option.
  if (option?.trim() === '') throw badOption('--data: expected the name of a folder.');
  return option === undefined ? placeHere().folder : resolve(option);
}

/** Everything of a table is in one folder, so that it can be moved, backed up and named by one word. */
export function placeHere(env = process.env, platform = process.platform, home = homedir()): Place {
  const { MUGGINS_DATA, APPDATA, XDG_DATA_HOME = '' } = env;
  // An empty variable counts as unset.
  if (MUGGINS_DATA) return { folder: resolve(MUGGINS_DATA), why: 'MUGGINS_DATA names it' };
  // An empty or relative HOME would be another folder wherever the command runs.
  const own = isAbsolute(home) ? home : userInfo().homedir;
  const old = join(own, '.muggins');
  if (existsSync(old)) return { folder: old, why: 'an earlier Muggins made it, and it stays in use' };
  if (platform === 'win32' && APPDATA) return { folder: join(APPDATA, 'muggins'), why: 'it is in APPDATA' };
  // XDG Base Directory Specification: a relative path is ignored.
  if (isAbsolute(XDG_DATA_HOME))
    return { folder: join(XDG_DATA_HOME, 'muggins'), why: 'it is in XDG_DATA_HOME' };
  return { folder: join(own, '.local/share/muggins'), why: 'it is the usual one' };
}

/** Whether this runs from the sources, and not as it was built. */
const fromSources = (): boolean => import.meta.url.endsWith('.ts');

/** What Node is to be called with to be `muggins`: the built command, or the source under the loader of this process. */
export const commandLine = (): readonly string[] =>
  fromSources()
    ? ['--import', 'tsx', join(packageRoot(), 'host/cli/muggins.ts')]
    : [join(packageRoot(), 'dist/command/muggins.js')];

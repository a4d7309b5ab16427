// Where things are: the package's own files, and the folder that holds this machine's games.
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badOption } from './output.ts';

/** The folder of package.json, whether this file runs from the sources or from dist. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

interface Package {
  readonly version: string;
  readonly bugs?: string | { readonly url?: string };
}

const thisPackage = (): Package =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Package;

export const packageVersion = (): string => thisPackage().version;

/** Where bugs are reported, as package.json says. */
export function reportAddress(): string | undefined {
  const { bugs } = thisPackage();
  return typeof bugs === 'string' ? bugs : bugs?.url;
}

/** `--data`, else MUGGINS_DATA, else `.muggins` in the home folder. @throws CliError if `--data` is empty */
export function dataFolder(option: string | undefined): string {
  // An empty variable counts as unset; a script meant to fill an empty option.
  if (option?.trim() === '') throw badOption('--data: expected the name of a folder.');
  return resolve(option ?? (process.env.MUGGINS_DATA || join(homedir(), '.muggins')));
}

/** Whether this runs from the sources, and not as it was built. */
export const fromSources = (): boolean => import.meta.url.endsWith('.ts');

/** What Node is to be called with to be `muggins`: the built command, or the source under the loader of this process. */
export const commandLine = (): readonly string[] =>
  fromSources()
    ? ['--import', 'tsx', join(packageRoot(), 'host/cli/muggins.ts')]
    : [join(packageRoot(), 'dist/command/muggins.js')];

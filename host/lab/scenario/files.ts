// What `muggins scenario` was given: files, and folders whose `.txt` files are meant.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { usageError } from '../../cli/output.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
};

const refuse =
  (place: string) =>
  (error: unknown): never => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw usageError('noFile', `${place}: ${REASONS[code ?? ''] ?? message}.`);
  };

/** Every file named, and those of a folder in order. @throws CliError if there is no file, or no such place */
export async function scenarioFiles(places: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(places.map(filesOf));
  return found.flat();
}

async function filesOf(place: string): Promise<readonly string[]> {
  const entry = await stat(place).catch(refuse(place));
  if (!entry.isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => name.endsWith('.txt')).sort();
  if (names.length > 0) return names.map((name) => join(place, name));
  throw usageError('noFile', `${place}: expected a folder with scenarios, files that end in .txt.`);
}

/** @throws CliError if it cannot be read */
export const scenarioText = (file: string): Promise<string> => readFile(file, 'utf8').catch(refuse(file));

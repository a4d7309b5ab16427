// Where a hall keeps its nights, and what is there; the format of a night from the command line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFormat, type NightFormat, NO_NIGHT, parseFormat } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayLeagueRefusal } from '../../../shared/words/index.ts';
import { readHall } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { usageError } from '../output.ts';
import { dataFolder } from '../place.ts';

/** `--data`, else `hall` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const hallFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'hall') : dataFolder(option);

/** The day of a time, as ISO 8601 has it. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What a folder has of a hall, which is nothing where none has been. */
export function hallIn(folder: string): Pick<ReturnType<typeof readHall>, 'nights' | 'state'> {
  try {
    return readHall(folder);
  } catch (error) {
    if (isJournalError(error, 'missing')) return { nights: [], state: NO_NIGHT };
    throw error;
  }
}

/** The format with a name, or in a file. `option` precedes it in errors. @throws CliError that names the mistake */
export function readFormat(text: string, option = ''): NightFormat {
  const read = /[./\\]/.test(text) ? parseFormat(jsonIn(text, option)) : findFormat(text);
  if (read.ok) return read.value;
  const words = sayLeagueRefusal(DEFAULT, read.refusal, (id) => id) ?? read.refusal.code;
  throw usageError(read.refusal.code, `${option}${text}: ${words}`);
}

function jsonIn(file: string, option: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw usageError(
      'badFormat',
      `${option}${file}: ${why}. Name a file with a format, or one of the formats.`,
    );
  }
}

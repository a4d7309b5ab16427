// Reads the format of a night from the command line.
import { readFileSync } from 'node:fs';
import { findFormat, type NightFormat, parseFormat } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayLeagueRefusal } from '../../../shared/words/index.ts';
import { usageError } from '../output.ts';

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

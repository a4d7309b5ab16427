// Files that a command line names.
import { readFileSync } from 'node:fs';
import { DEFAULT } from '../../shared/words/default.ts';
import { sayMessage } from '../../shared/words/index.ts';
import { diskError, isJournalError } from '../journal/index.ts';
import { writeWhole } from '../system/atomic.ts';
import { systemReason } from '../system/reason.ts';
import { badOption } from './output.ts';

/** Reads a file. `hint`: what to name instead. @throws CliError with the reason and the hint */
export function readNamed(option: string, file: string, hint: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const named = `${option} ${file}`.trim();
    const reason = sayMessage(DEFAULT, 'reason', systemReason(error));
    throw badOption(`${named}: ${reason}. ${hint}`);
  }
}

/** Writes a file whole or not at all. @throws JournalError for what the disk refuses */
export function writeNamed(file: string, pieces: Iterable<string>): void {
  try {
    writeWhole(file, pieces);
  } catch (error) {
    throw isJournalError(error) ? error : diskError(file, error);
  }
}

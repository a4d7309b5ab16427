// Files that a command line names: what the disk refuses is a wrong option.
import { readFileSync } from 'node:fs';
import { DEFAULT } from '../../shared/words/default.ts';
import { sayMessage } from '../../shared/words/index.ts';
import { writeWhole } from '../system/atomic.ts';
import { systemReason } from '../system/reason.ts';
import { badOption } from './output.ts';

/** `named`: the option and its file. `hint`: what to name instead. */
function naming<T>(named: string, hint: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw badOption(`${named}: ${sayMessage(DEFAULT, 'reason', systemReason(error))}. ${hint}`);
  }
}

/** Reads a file. @throws CliError with the reason and the hint */
export const readNamed = (option: string, file: string, hint: string): Uint8Array =>
  naming(`${option} ${file}`.trim(), hint, () => readFileSync(file));

/** Writes a file whole or not at all. @throws CliError with the reason */
export const writeNamed = (option: string, file: string, text: string): void =>
  naming(`${option} ${file}`, 'Name a file in a folder that you can write to.', () =>
    writeWhole(file, [text]),
  );

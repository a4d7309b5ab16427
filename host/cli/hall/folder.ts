// Where a hall keeps its nights, and what is there.
import { join } from 'node:path';
import { type NightState, NO_NIGHT } from '../../../shared/league/index.ts';
import { readNight } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { CliError } from '../output.ts';
import { dataFolder } from '../place.ts';

/** `--data`, else `hall` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const hallFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'hall') : dataFolder(option);

/** What a folder has of a hall, which is nothing where none has been. @throws CliError for what the journal says */
export function stateIn(folder: string): NightState {
  try {
    return readNight(folder);
  } catch (error) {
    if (isJournalError(error, 'missing')) return NO_NIGHT;
    if (!isJournalError(error)) throw error;
    throw new CliError(error.code, error.message);
  }
}

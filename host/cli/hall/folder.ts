// Where a hall keeps its nights, and what is there.
import { join } from 'node:path';
import { type NightState, NO_NIGHT } from '../../../shared/league/index.ts';
import { type FoldedNight, readHall } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { dataFolder } from '../place.ts';

/** `--data`, else `hall` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const hallFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'hall') : dataFolder(option);

/** The day of a time, as ISO 8601 has it. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every night of a folder, oldest first. */
export const nightsOf = (folder: string): readonly FoldedNight[] => read(() => readHall(folder).nights, []);

/** What a folder has of a hall, which is nothing where none has been. */
export const stateIn = (folder: string): NightState => read(() => readHall(folder).state, NO_NIGHT);

/** Reads a journal; `nothing` if there is none. */
function read<T>(journal: () => T, nothing: T): T {
  try {
    return journal();
  } catch (error) {
    if (isJournalError(error, 'missing')) return nothing;
    throw error;
  }
}

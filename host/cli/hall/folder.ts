// Where a hall keeps its nights.
import { join } from 'node:path';
import { dataFolder } from '../place.ts';

/** `--data`, else `hall` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const hallFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'hall') : dataFolder(option);

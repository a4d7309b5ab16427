// `muggins watch`: tells what happens at the running table, as its own live line tells it to pages.
import { CliError, EXIT, type Output, usageError, wholeNumber } from '../output.ts';
import { dataFolder } from '../place.ts';
import { readRunning } from '../running.ts';
import { serve, speaker } from '../serving.ts';
import { type TablePlace, Watcher } from './watcher.ts';

interface WatchOptions {
  readonly http?: string;
  readonly data?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** Watches until SIGINT or SIGTERM. @throws CliError if no table runs at the beginning */
export async function watch(options: WatchOptions, output: Output): Promise<void> {
  const where = placeOf(options);
  const first = where();
  if (first === undefined) throw noTable(dataFolder(options.data));
  const { json = false, all = false } = options;
  await serve(async (atEnd) => {
    const say = speaker({ json }, output);
    const watcher = new Watcher({ where, all, say });
    atEnd(() => watcher.close());
    watcher.open();
    if (!json) output.err('Press Ctrl+C to end.');
  });
}

const noTable = (folder: string): CliError =>
  new CliError(
    'noTable',
    `No table is running in ${folder}. Start it with: muggins start. For a table with another folder, add --data.`,
    EXIT.notRunning,
  );

/** Where the table is, looked up anew each time: a table that was started again may be elsewhere. */
function placeOf({ http, data }: WatchOptions): () => TablePlace | undefined {
  if (http !== undefined && data !== undefined)
    throw usageError('badOption', 'Give --http or --data, not both.');
  if (http === undefined) return () => readRunning(dataFolder(data));
  const url = `http://127.0.0.1:${wholeNumber('http', http, 1, 65_535)}/`;
  return () => ({ url, certificate: undefined });
}

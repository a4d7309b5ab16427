// The award tables of a club: those of Muggins, those of its league, and CSV files in the hall's folder `awards`. Of tables with one name,
// the club's own goes first, then the league's.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { AWARD_TABLES, type AwardFault, type AwardTable, readAward } from '../../shared/league/index.ts';
import { offerIn } from './offer.ts';
import { readRows } from './spreadsheet.ts';

const FOLDER = 'awards';

/** A mistake in a cell of a file, or in the whole file. */
export type AwardFileFault = { readonly file: string } & (
  | AwardFault
  | Exclude<ReturnType<typeof readRows>, { readonly rows: unknown }>
);

/** The usable tables, and the mistakes in the other files. */
export interface Awards {
  readonly tables: readonly AwardTable[];
  readonly faults: readonly AwardFileFault[];
}

/** The files of a hall's own tables, relative to its folder. */
export function awardFiles(data: string): readonly string[] {
  try {
    const names = readdirSync(join(data, FOLDER)).filter((name) => name.toLowerCase().endsWith('.csv'));
    return names.toSorted().map((name) => `${FOLDER}/${name}`);
  } catch {
    return [];
  }
}

/** Reads all tables. `offered`: those of the league, as the hall keeps them unless given. */
export function readAwards(data: string, offered = offerIn(data)?.awards ?? []): Awards {
  const read = awardFiles(data).map((file) => readAwardFile(file, data));
  const own = read.flatMap(({ table }) => table ?? []);
  const named = new Map([...AWARD_TABLES, ...offered, ...own].map((each) => [each.name, each]));
  return { tables: [...named.values()], faults: read.flatMap(({ faults }) => faults) };
}

/** The table of a CSV file, which has the name of the file; undefined with its mistakes. */
export function readAwardFile(
  file: string,
  folder = '',
): { readonly table: AwardTable | undefined; readonly faults: readonly AwardFileFault[] } {
  const rows = rowsOf(join(folder, file));
  if ('why' in rows) return { table: undefined, faults: [{ file, ...rows }] };
  const { table, faults } = readAward(parse(file).name, rows.rows);
  return { table, faults: faults.map((fault) => ({ file, ...fault })) };
}

function rowsOf(file: string): ReturnType<typeof readRows> {
  try {
    return readRows(readFileSync(file));
  } catch {
    return { line: 1, why: 'notText' };
  }
}

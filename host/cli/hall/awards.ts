// `muggins hall awards`: the award tables, edition by edition, and the mistakes in a club's own files.
import {
  AWARD_COLUMNS,
  AWARD_FIGURES,
  type AwardExpected,
  type AwardRow,
} from '../../../shared/league/index.ts';
import { type AwardFileFault, readAwards } from '../../hall/index.ts';
import { CliError, columns, listed, type Output, print } from '../output.ts';
import { type HallOptions, hallFolder } from './night.ts';

const EXPECTED: Readonly<Record<AwardExpected, string>> = {
  columns: `a first line with the columns ${AWARD_COLUMNS.join(',')}`,
  rows: 'a line for each figure under the first one',
  day: 'a day, such as 2026-09-01',
  games: 'a whole number from 1, or nothing for events of any length',
  figure: listed(AWARD_FIGURES),
  from: 'a whole number',
  points: 'a whole number from 0, or ? if unknown',
  other: 'a figure that no line above has with the same edition, event and games',
};

/** A fault in a sentence: file, line and column, and what was expected. */
export function faultWords(fault: AwardFileFault): string {
  const place = `${fault.file}, line ${fault.line}`;
  if ('why' in fault)
    return fault.why === 'notCsv'
      ? `${place}: a quotation mark is missing.`
      : `${fault.file} is not CSV. Save it as CSV in your spreadsheet.`;
  const { column, given, expected } = fault;
  const cell = column === null ? '' : `, column ${column}: '${given}'`;
  return `${place}${cell}: expected ${EXPECTED[expected]}.`;
}

/** Prints all tables. @throws CliError after printing, if a file cannot be used */
export function listAwards(_: readonly string[], options: HallOptions, output: Output): void {
  const { tables, faults } = readAwards(hallFolder(options.data));
  const rows = tables.flatMap(({ name, rows: all }) => editionsOf(all).map((line) => [name, ...line]));
  const head = ['table', 'from', 'event', 'games', 'figure', 'figures', 'points', 'source'];
  print(output, options, { tables, faults }, [...columns([head, ...rows]), ...faults.map(faultWords)]);
  const files = new Set(faults.map(({ file }) => file)).size;
  if (files > 0)
    throw new CliError('badAwards', `${files === 1 ? 'A file is' : `${files} files are`} not used.`);
}

/** A line for each edition, event and figure: the figures that it covers, and what they earn. */
function editionsOf(rows: readonly AwardRow[]): readonly (readonly string[])[] {
  const keyOf = ({ edition, event, games, figure }: AwardRow): string =>
    [edition, event, games, figure].join();
  return [...new Set(rows.map(keyOf))].map((key) => {
    const own = rows.filter((row) => keyOf(row) === key).toSorted((a, b) => a.from - b.from);
    const [{ edition, event, games, figure, source } = own[0] as AwardRow] = own;
    return [
      ...[edition, event || 'any', games === null ? 'any' : `${games}`, figure],
      own.map(({ from }) => from).join(' '),
      own.map(({ points }) => points ?? '?').join(' '),
      source,
    ];
  });
}

// The rows of a CSV file from any program on any system.
import { CsvError, parse } from 'csv-parse/sync';

/** A row. `line`: from 1, as an editor counts. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows that are not empty, or the unreadable line and the reason. */
export function readRows(
  bytes: Uint8Array,
): { readonly rows: readonly SheetRow[] } | { readonly line: number; readonly why: 'notCsv' | 'notText' } {
  const text = textOf(bytes);
  if (text === undefined) return { line: 1, why: 'notText' };
  // Some spreadsheets name the separator in a first line. Its line end stays, so that line numbers are right.
  const [said = '', sign] = /^"?sep=(.)"?(?=[\r\n]|$)/i.exec(text) ?? [];
  const body = text.slice(said.length);
  try {
    return { rows: rowsOf(body, sign ?? delimiterOf(body)) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), why: 'notCsv' };
  }
}

/** The separator: the one that the first line has more of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r\n?|\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Rows that are not empty. @throws CsvError */
function rowsOf(text: string, delimiter: string): readonly SheetRow[] {
  const read = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
  }) as unknown as readonly {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
  return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/**
 * The code points of Windows-1252 from 0x80 to 0x9F. The 5 undefined ones stay controls; all others are Latin-1.
 * A table of our own, because Node's decoder is Latin-1 (https://github.com/nodejs/node/issues/56542).
 * Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const WINDOWS_1252 =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
  '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/**
 * The text of a file without its byte order mark: UTF-8, UTF-16 with a mark, Windows-1252 or Macintosh. Undefined for other files,
 * such as that of a spreadsheet program itself.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text.includes('\0') ? undefined : text.replace(/^\uFEFF/, '');
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isMacintosh(bytes) ? new TextDecoder('macintosh').decode(bytes) : windows1252(bytes);
  }
}

/** Only systems before Mac OS X end a line with a lone carriage return. Spreadsheets still offer that format. */
const isMacintosh = (bytes: Uint8Array): boolean => bytes.includes(0x0d) && !bytes.includes(0x0a);

const windows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');

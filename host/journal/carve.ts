// Finds the rows of a journal in its bytes alone, wherever a broken page, table or schema keeps SQLite from them. Each row has its
// own checksum, so what is found is sound. Records: sqlite.org/fileformat2.html, 1.6 and 2.1.
import { existsSync, readFileSync } from 'node:fs';
import { decode } from './bytes.ts';
import { isIntact, type Row } from './rows.ts';
import { FRAME_HEADER, HEADER, measureLog } from './wal.ts';

/** The page size of every journal that we have written: the default of SQLite. */
const PAGE = 4_096;
/** Most bytes of a record's header: seven types, of which two are of texts. */
const LONGEST_HEADER = 20;
/** The largest record that lies in its page as a whole, and the least that stays there of a larger one (the same, 1.6). */
const WHOLE = PAGE - 35;
const LEAST = Math.floor(((PAGE - 12) * 32) / 255) - 23;

type Pages = ReadonlyMap<number, Buffer>;

/** Every intact row in a database and in its log, in the order of their numbers. Either file may be missing. */
export function carve(file: string): readonly Row[] {
  const rows = new Map<number, Row>();
  const pages = pagesOf(file);
  for (const page of pages.values()) for (const row of rowsOn(page, pages)) rows.set(row.sequence, row);
  return [...rows.values()].sort((a, b) => a.sequence - b.sequence);
}

/** The pages by number; the log's last version of each. */
function pagesOf(file: string): Pages {
  const pages = new Map<number, Buffer>();
  const bytes = read(file);
  for (let at = 0; at < bytes.length; at += PAGE) pages.set(at / PAGE + 1, bytes.subarray(at, at + PAGE));
  const log = read(`${file}-wal`);
  const { live } = measureLog(log);
  for (let at = HEADER; at + FRAME_HEADER + PAGE <= live; at += FRAME_HEADER + PAGE)
    pages.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + PAGE));
  return pages;
}

const read = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

function* rowsOn(page: Buffer, pages: Pages): Generator<Row> {
  for (let at = 2; at < page.length - 1; at++) {
    // The number of a row is that of its cell, so its own column is NULL.
    const header = page[at] ?? 0;
    if (header < 8 || header > LONGEST_HEADER || page[at + 1] !== 0) continue;
    const row = rowAt(page, at, pages);
    if (row !== undefined && isIntact(row)) yield row;
  }
}

/** The row whose record begins at a place; undefined if none does. */
function rowAt(page: Buffer, at: number, pages: Pages): Row | undefined {
  const types = typesAt(page, at);
  const sequence = numberBefore(page, at);
  if (types === undefined || sequence === undefined) return undefined;
  const header = page[at] ?? 0;
  const size = header + types.reduce((sum, type) => sum + sizeOf(type), 0);
  const record = size <= WHOLE ? page.subarray(at, at + size) : longRecord(page.subarray(at), size, pages);
  if (record === undefined || record.length < size) return undefined;
  const values: (number | string | undefined)[] = [];
  let from = header;
  for (const type of types) {
    values.push(valueIn(record.subarray(from, from + sizeOf(type)), type));
    from += sizeOf(type);
  }
  const [, game, move, type, body, time, sum] = values;
  if (typeof type !== 'string' || typeof body !== 'string') return undefined;
  const [first, second, third, fourth] = [game, move, time, sum].map(Number);
  return { sequence, game: first ?? 0, move: second ?? 0, type, body, time: third ?? 0, sum: fourth ?? 0 };
}

/** Serial types of seven columns: NULL, two numbers, two texts, two numbers. */
function typesAt(page: Buffer, at: number): readonly number[] | undefined {
  const end = at + (page[at] ?? 0);
  const types: number[] = [];
  for (let next = at + 1; next < end; ) {
    const { value, length } = varint(page, next);
    types.push(value);
    next += length;
    if (next > end) return undefined;
  }
  const [own, ...columns] = types;
  const fits = columns.every((type, column) =>
    column === 2 || column === 3 ? type >= 13 && type % 2 === 1 : type < 10,
  );
  return own === 0 && columns.length === 6 && fits ? types : undefined;
}

/** The number that ends before a place; the one before it ends in a byte without the high bit, too. */
function numberBefore(page: Buffer, end: number): number | undefined {
  let at = end - 1;
  while (at > 0 && end - at < 8 && (page[at - 1] ?? 0) >= 0x80) at -= 1;
  const { value, length } = varint(page, at);
  return at + length === end ? value : undefined;
}

function varint(bytes: Buffer, at: number): { readonly value: number; readonly length: number } {
  let value = 0;
  for (let length = 1; length <= 8; length++) {
    const byte = bytes[at + length - 1] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, length };
  }
  return { value: Number.NaN, length: 9 };
}

/** Bytes of a value by its serial type. */
function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? 0;
}

function valueIn(bytes: Buffer, type: number): number | string | undefined {
  if (type === 8 || type === 9) return type - 8;
  if (type === 6) return Number(bytes.readBigInt64BE());
  if (type >= 1 && type <= 5) return bytes.readIntBE(0, bytes.length);
  if (type < 13) return undefined;
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

/** A record that goes on in a chain of other pages. */
function longRecord(start: Buffer, size: number, pages: Pages): Buffer | undefined {
  const room = PAGE - 4;
  const stay = LEAST + ((size - LEAST) % room);
  const local = stay <= WHOLE ? stay : LEAST;
  if (start.length < local + 4) return undefined;
  const parts = [start.subarray(0, local)];
  let next = start.readUInt32BE(local);
  for (let left = size - local; left > 0; left -= room) {
    const page = pages.get(next);
    if (page === undefined || page.length < PAGE) return undefined;
    parts.push(page.subarray(4, 4 + Math.min(left, room)));
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

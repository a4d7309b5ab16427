// The rows of the journal as they lie in the pages of its files, found without SQLite: a row that has its checksum is sound, whatever
// became of the pages that lead to it, and so is one that has it with one bit turned back.
// Layout: sqlite.org/fileformat2.html, sections 1.3, 1.6, 2.1 and 4.
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { decode } from './bytes.ts';
import { isIntact, type Row } from './rows.ts';
import { turnedBit } from './turned.ts';
import { FRAME_HEADER, HEADER, measureLog } from './wal.ts';

const USUAL_PAGE = 4_096;
/** The header of a leaf of a table, and on the first page that of the file before it. */
const LEAF_HEADER = 8;
const FILE_HEADER = 100;
/** Columns of the table of events: sequence, game, move, type, body, time, sum. */
const COLUMNS = 7;

const isPageSize = (size: number): boolean => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;

/** The pages of a database, those in its log over those in its file. Either may be missing. Close it before SQLite opens the file. */
export class DatabasePages {
  readonly #file: number | undefined;
  readonly #log: Buffer;
  /** Where in the log the last committed version of a page lies. */
  readonly #logged = new Map<number, number>();
  readonly #size: number;
  /** The page that was read last, as rows lie side by side. */
  #at = 0;
  #bytes = Buffer.alloc(0);
  readonly count: number;

  constructor(file: string) {
    this.#file = existsSync(file) ? openSync(file, 'r') : undefined;
    const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
    const { live } = measureLog(log);
    this.#log = log.subarray(0, live);
    const header = Buffer.alloc(FILE_HEADER);
    if (this.#file !== undefined) readSync(this.#file, header, 0, FILE_HEADER, 0);
    const told = live >= HEADER ? log.readUInt32BE(8) : header.readUInt16BE(16);
    this.#size = isPageSize(told) ? told : USUAL_PAGE;
    for (let at = HEADER; at < live; at += FRAME_HEADER + this.#size)
      this.#logged.set(this.#log.readUInt32BE(at), at + FRAME_HEADER);
    const bytes = this.#file === undefined ? 0 : fstatSync(this.#file).size;
    this.count = Math.max(Math.ceil(bytes / this.#size), ...this.#logged.keys(), 0);
  }

  /** A page by its number, from 1; shorter where the file ends in it. */
  page(number: number): Buffer {
    const logged = this.#logged.get(number);
    if (logged !== undefined) return this.#log.subarray(logged, logged + this.#size);
    if (number === this.#at) return this.#bytes;
    const page = Buffer.alloc(this.#size);
    const read =
      this.#file === undefined ? 0 : readSync(this.#file, page, 0, this.#size, (number - 1) * this.#size);
    [this.#at, this.#bytes] = [number, page.subarray(0, read)];
    return this.#bytes;
  }

  /** Bytes of a page that can hold the payload of a cell, and how many of a longer one stay there (section 1.6). */
  localOf(payload: number): number {
    const usable = this.#size;
    const most = usable - 35;
    if (payload <= most) return payload;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const rest = least + ((payload - least) % (usable - 4));
    return rest <= most ? rest : least;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}

/** Where a row lies. */
interface RowPlace {
  readonly page: number;
  readonly at: number;
}

/** Cells that are tried: one flipped bit damages one of them, and leads astray to a few. */
const MOST_SUSPECTS = 20;

/** Every row in some pages, by its sequence number. */
export class RowsInPages {
  readonly #pages: DatabasePages;
  readonly #places = new Map<number, RowPlace>();
  /** Rows that do not have their checksum. */
  readonly #changed = new Map<number, RowPlace>();
  /** Cells among sound rows that are no rows, perhaps for one bit. */
  readonly #suspects: RowPlace[] = [];
  /** Rows in which one bit was turned back. */
  readonly #corrected = new Map<number, Row>();
  /** The numbers that they bore, where those were wrong. */
  readonly misread = new Set<number>();
  /** The highest sequence number of a sound row. */
  readonly last: number;

  constructor(pages: DatabasePages) {
    this.#pages = pages;
    for (let page = 1; page <= pages.count; page++) this.#search(page, pointersOf(pages.page(page), page));
    const last = [...this.#places.keys()].reduce((most, each) => Math.max(most, each), 0);
    if (this.#places.size < last) this.#searchEverywhere(last);
    this.#correct(last);
    this.last = this.#corrected.has(last + 1) ? last + 1 : last;
  }

  /** A row, perhaps a changed one; undefined where there is none. */
  row(sequence: number): Row | undefined {
    const corrected = this.#corrected.get(sequence);
    const place = this.#places.get(sequence) ?? this.#changed.get(sequence);
    return corrected ?? (place && readCell(this.#pages, place));
  }

  #search(page: number, offsets: Iterable<number>): void {
    const suspects: RowPlace[] = [];
    let sound = 0;
    for (const at of offsets) {
      const row = readCell(this.#pages, { page, at });
      if (row === undefined) suspects.push({ page, at });
      else if (!isIntact(row)) this.#change(row.sequence, { page, at });
      else {
        this.#places.set(row.sequence, { page, at });
        sound++;
      }
    }
    // A page without a sound row has rows of another table, or has more than a bit wrong.
    if (sound > 0) this.#suspects.push(...suspects);
  }

  /** A pointer, which comes first, tells better where a row is than bytes that look like one. */
  #change(sequence: number, place: RowPlace): void {
    if (this.#changed.has(sequence)) this.#suspects.push(place);
    else this.#changed.set(sequence, place);
  }

  /** Finds rows of which one bit is wrong: the checksum tells which. Those that are missing, and the one behind the last, can be found. */
  #correct(last: number): void {
    for (const place of [...this.#changed.values(), ...this.#suspects].slice(0, MOST_SUSPECTS)) {
      const row = corrected(this.#pages, place);
      if (row === undefined || this.#places.has(row.sequence) || row.sequence > last + 1) continue;
      this.#corrected.set(row.sequence, row);
      const bore = readCell(this.#pages, place)?.sequence ?? row.sequence;
      if (bore !== row.sequence) this.misread.add(bore);
    }
  }

  /** Rows that no pointer leads to, byte by byte: their sequence number, which is missing, is the second number of a cell. */
  #searchEverywhere(last: number): void {
    let [from, to] = [1, last];
    while (this.#places.has(from)) from++;
    while (this.#places.has(to)) to--;
    for (let page = 1; page <= this.#pages.count; page++) {
      const bytes = this.#pages.page(page);
      const offsets: number[] = [];
      for (let at = LEAF_HEADER; at + COLUMNS < bytes.length; at++) {
        const sequence = sequenceAt(bytes, at);
        if (sequence >= from && sequence <= to && !this.#places.has(sequence)) offsets.push(at);
      }
      this.#search(page, offsets);
    }
  }
}

/** The second number of a cell. Most bytes of a page begin none, so that this is asked of every byte has to cost little. */
function sequenceAt(bytes: Buffer, at: number): number {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  if (first < 128 && second < 128) return second;
  const [, after] = varint(bytes, at);
  return varint(bytes, after)[0];
}

/** The cells that a leaf points to, however many it says there are. */
function* pointersOf(bytes: Buffer, page: number): Iterable<number> {
  const start = page === 1 ? FILE_HEADER : 0;
  if (bytes.length < start + LEAF_HEADER) return;
  const cells = bytes.readUInt16BE(start + 3);
  for (let cell = 0; cell < cells; cell++) {
    const pointer = start + LEAF_HEADER + 2 * cell;
    if (pointer + 2 > bytes.length) return;
    const at = bytes.readUInt16BE(pointer);
    if (at >= pointer && at + COLUMNS < bytes.length) yield at;
  }
}

/** Bytes before the body of a row that are tried one by one, and behind it: its lengths, numbers, type and checksum. */
const [HEAD, TAIL] = [64, 16];

/** The row in a cell of which one bit is wrong; undefined where no bit makes it one. */
function corrected(pages: DatabasePages, { page, at }: RowPlace): Row | undefined {
  const bytes = Buffer.from(pages.page(page));
  const turned = (byte: number, bit: number): Row | undefined => {
    const whole = bytes[byte] ?? 0;
    bytes[byte] = whole ^ (1 << bit);
    const row = cellIn(pages, bytes, at);
    bytes[byte] = whole;
    return row !== undefined && isIntact(row) ? row : undefined;
  };
  const body = bodyIn(bytes, at);
  const found = body && turnedBit(body);
  const row = body && found && turned(body.start + found.byte, found.bit);
  if (row !== undefined) return row;
  const end = body === undefined ? at + HEAD : body.start + body.body.length;
  for (const [from, to] of [
    [at, at + HEAD],
    [end, end + TAIL],
  ] as const)
    for (let place = 8 * from; place < 8 * Math.min(to, bytes.length); place++) {
      const other = turned(place >> 3, place & 7);
      if (other !== undefined) return other;
    }
  return undefined;
}

/** The body of a row in its page, with all else that its checksum is of; undefined where that does not lie in the page. */
function bodyIn(page: Buffer, at: number) {
  const [length, afterLength] = varint(page, at);
  const [sequence, start] = varint(page, afterLength);
  const record = page.subarray(start, start + length);
  const columns = record.length === length ? columnsOf(record) : undefined;
  if (columns === undefined) return undefined;
  const [game, move, , , time, sum] = columns.slice(1).map(({ bytes, type }) => cellOf(bytes, type));
  const [type, body] = [columns[3]?.bytes ?? record, columns[4]?.bytes ?? record];
  const before = Buffer.from(`[${sequence},${game},${move},"${type.toString('latin1')}","`);
  const after = Buffer.from(`",${time}]`);
  return { before, body, after, sum: Number(sum), start: body.byteOffset - page.byteOffset };
}

/** A cell of the table of events; undefined where it is none. */
const readCell = (pages: DatabasePages, { page, at }: RowPlace): Row | undefined =>
  cellIn(pages, pages.page(page), at);

/** The same in the bytes of a page. */
function cellIn(pages: DatabasePages, bytes: Buffer, at: number): Row | undefined {
  const [length, afterLength] = varint(bytes, at);
  const [sequence, start] = varint(bytes, afterLength);
  const record = length > 0 && length < 1e6 ? payload(pages, bytes, { start, length }) : undefined;
  const values = record && valuesOf(record);
  if (values === undefined) return undefined;
  const [, game, move, type, body, time, sum] = values;
  if (typeof type !== 'string' || typeof body !== 'string') return undefined;
  const numbers = [game, move, time, sum];
  if (!numbers.every((each): each is number => typeof each === 'number')) return undefined;
  const [inGame = 0, ofMove = 0, when = 0, check = 0] = numbers;
  return { sequence, game: inGame, move: ofMove, type, body, time: when, sum: check };
}

/** The bytes of a record, its overflow pages included. */
function payload(
  pages: DatabasePages,
  bytes: Buffer,
  { start, length }: { readonly start: number; readonly length: number },
): Buffer | undefined {
  const local = pages.localOf(length);
  if (start + local > bytes.length) return undefined;
  const parts = [bytes.subarray(start, start + local)];
  let left = length - local;
  let next = left > 0 && start + local + 4 <= bytes.length ? bytes.readUInt32BE(start + local) : 0;
  while (left > 0) {
    if (next < 1 || next > pages.count) return undefined;
    const page = pages.page(next);
    const part = page.subarray(4, 4 + left);
    if (part.length === 0) return undefined;
    parts.push(part);
    left -= part.length;
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

/** The values of a record: whole numbers and texts; undefined for everything else. */
const valuesOf = (record: Buffer): readonly (number | string | undefined)[] | undefined =>
  columnsOf(record)?.map(({ bytes, type }) => cellOf(bytes, type));

/** Where the values of a record lie, and of which serial type each is; undefined where it has not as many as a row. */
function columnsOf(record: Buffer): readonly { readonly type: number; readonly bytes: Buffer }[] | undefined {
  const [headerLength, first] = varint(record, 0);
  const columns: { readonly type: number; readonly bytes: Buffer }[] = [];
  let at = headerLength;
  for (let header = first; header < headerLength; ) {
    const [type, next] = varint(record, header);
    header = next;
    const size = sizeOf(type);
    if (at + size > record.length || columns.length === COLUMNS) return undefined;
    columns.push({ type, bytes: record.subarray(at, at + size) });
    at += size;
  }
  return columns.length === COLUMNS ? columns : undefined;
}

/** Bytes of a value by its serial type (section 2.1). */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];
const sizeOf = (type: number): number => SIZES[type] ?? Math.floor((type - 12) / 2);

function cellOf(bytes: Buffer, type: number): number | string | undefined {
  if (type === 8 || type === 9) return type - 8;
  if (type >= 1 && type <= 5) return bytes.readIntBE(0, bytes.length);
  if (type === 6) return Number(bytes.readBigInt64BE());
  if (type < 13 || type % 2 === 0) return undefined;
  try {
    return decode(bytes);
  } catch {
    // Not UTF-8: damaged.
    return undefined;
  }
}

/** A number of one to nine bytes, and where the next thing begins. */
function varint(bytes: Buffer, at: number): readonly [number, number] {
  let value = 0;
  for (let index = 0; index < 8; index++) {
    const byte = bytes[at + index] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + index + 1];
  }
  return [value * 256 + (bytes[at + 8] ?? 0), at + 9];
}

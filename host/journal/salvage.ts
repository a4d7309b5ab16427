// What is done with damage, before anything is played on: sound events are kept, and everything else is kept as evidence.
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import type { Reason } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
import { asideSql } from './aside.ts';
import { ByteReader } from './bytes.ts';
import { isJournalError, JournalError } from './error.ts';
import { type Notice, notice } from './notice.ts';
import { missingParts } from './presence.ts';
import { Reading } from './reader.ts';
import { rescue } from './rescue.ts';
import { type EventKind, idFromRow, type JournalEvent, type Row, transact, writeRows } from './rows.ts';
import {
  type Birth,
  fits,
  hasTable,
  migrate,
  readId,
  readVersion,
  SCHEMA_VERSION,
  type Sqlite,
} from './schema.ts';
import { measureLog } from './wal.ts';

/** Where and when: the database file, and milliseconds since 1970 for the names of evidence. */
interface Site {
  readonly file: string;
  readonly time: number;
  /** The identity of the journal that was last kept there. */
  readonly known?: string | undefined;
}

/** A journal that can be played on from: what is in it, and what had to be done for that. */
export interface Sound {
  readonly version: number;
  readonly id: string;
  readonly notices: readonly Notice[];
}

/**
 * Checks and mends a journal that nobody has open; the caller holds the lock. Only the last chapter is read: the others are checked when
 * somebody asks for them, and while the journal is idle. Errors: damaged, newer, disk.
 *
 * Closing any handle of a file drops every lock that this process has on it (sqlite.org/howtocorrupt.html, 2.2), so the files are read
 * here without SQLite only while SQLite does not have them open.
 */
export function mend<E extends JournalEvent>(site: Site, kind: EventKind<E>): Sound {
  const finished = finishMending(site);
  const missing = missingParts(site.file, site.known);
  if (!existsSync(site.file)) return { version: 0, id: randomUUID(), notices: missing };
  const unfinished = keepLogTail(site);
  const found = inspect(site, kind);
  const rebuilt = found.flaw === undefined ? undefined : rebuild(site, kind, { ...found, flaw: found.flaw });
  const mended = rebuilt?.notices ?? [keepFileTail(site)];
  const notices = [finished, ...missing, unfinished, ...mended].filter((each) => each !== undefined);
  const { version, id } = rebuilt ?? found;
  return { version, id: id ?? randomUUID(), notices };
}

/** SQLite drops an unreadable end of its log silently; it is copied first. */
function keepLogTail(site: Site): Notice | undefined {
  const log = `${site.file}-wal`;
  if (!existsSync(log)) return undefined;
  const bytes = readFileSync(log);
  const { live, stale } = measureLog(bytes);
  if (stale) return undefined;
  const evidence = evidenceName(log, site.time);
  keep(evidence, bytes.subarray(live));
  return notice('unfinished', { bytes: bytes.length - live, evidence });
}

/** Bytes behind the last page are not SQLite's. They are cut off, and kept. With a log the end is not known yet. */
function keepFileTail({ file, time }: Site): Notice | undefined {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return undefined;
  const header = bytesOf(file, 0, 100);
  if (header.length < 100) return undefined;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const end = header.readUInt32BE(28) * pageSize;
  const size = statSync(file).size;
  if (size <= end) return undefined;
  const evidence = evidenceName(file, time);
  keep(evidence, bytesOf(file, end, size));
  truncateSync(file, end);
  return notice('trailing', { bytes: size - end, evidence });
}

/** Some bytes of a file, as far as it has them. */
function bytesOf(file: string, from: number, to: number): Buffer {
  const bytes = Buffer.alloc(to - from);
  const handle = openSync(file, 'r');
  const read = readSync(handle, bytes, 0, bytes.length, from);
  closeSync(handle);
  return bytes.subarray(0, read);
}

interface Found {
  readonly version: number;
  readonly id: string | undefined;
  /** What is wrong; undefined if nothing is, as far as it was looked at. */
  readonly flaw: Reason | undefined;
  /** The last sequence number as SQLite tells it; undefined where it cannot. */
  readonly expected: number | undefined;
}

/** Up to this size of the file a start looks at all of its pages: that takes some hundredths of a second. */
const SMALL = 16_000_000;

/** Looks at what a table goes on with: the last chapter, and in a small journal every page. Error: newer. */
function inspect<E extends JournalEvent>({ file }: Site, kind: EventKind<E>): Found {
  let reader: ByteReader | undefined;
  let expected: number | undefined;
  let id: string | undefined;
  try {
    reader = new ByteReader(file);
    const version = readVersion(reader, file);
    const empty = version === 0 && !hasTable(reader, 'events');
    if (empty) return { version, id, flaw: undefined, expected: 0 };
    id = readId(reader);
    expected = reader.number('max(sequence)', 'events') ?? 0;
    const whole = fits(reader) && (statSync(file).size > SMALL || reader.whole);
    const flaw = whole ? undefined : PAGES;
    const reading = new Reading({ file, look: reader, kind });
    reading.checkLast(expected);
    return { version, id: id ?? reading.id, flaw, expected };
  } catch (error) {
    if (isJournalError(error, 'newer')) throw error;
    const flaw = isJournalError(error, 'damaged') ? error.details.reason : systemReason(error);
    return { version: 0, id, flaw, expected };
  } finally {
    reader?.close();
  }
}

const PAGES = { code: 'pages', details: {} } as const;

/** A copy of a database and its log in a folder of their own, which `discard` removes. */
export function copyFiles(file: string): { readonly file: string; readonly discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-check-'));
  const copy = join(folder, basename(file));
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  return { file: copy, discard: () => discard(folder) };
}

/**
 * The journal is rebuilt from what is sound, and the damaged files are kept. SQLite would
 * read a log that is left beside another file as its own, so that neither may go before the other. Therefore the new file waits
 * under a name of its own, which says that everything older is kept, until both have gone: `finish` can begin again at any time.
 */
function rebuild<E extends JournalEvent>(
  site: Site,
  kind: EventKind<E>,
  { id, flaw, expected }: Found & { readonly flaw: Reason },
): Sound {
  const { file, time } = site;
  const { last, first, cut, asides } = rescue({ file, kind, expected }, ({ rows: _, ...told }) => told);
  if (last === 0 || first === undefined) throw new JournalError('damaged', { file, reason: flaw });
  const known = id ?? site.known ?? idFromRow(first);
  const evidence = evidenceName(file, time);
  replace(site, known, (database) =>
    rescue({ file: evidence, kind, expected }, ({ rows }) => {
      writeAll(database, rows());
      const notes = asides.map((each) => asideSql({ ...each, evidence, time }));
      if (notes.length > 0) transact(database, notes);
    }),
  );
  const notices =
    cut === undefined ? [] : [notice('cut', { found: { reason: flaw, entry: last }, evidence })];
  const whole = cut === undefined && asides.length === 0;
  return {
    version: SCHEMA_VERSION,
    id: known,
    notices: whole ? [notice('recovered', { reason: flaw, evidence })] : notices,
  };
}

/** Writes rows, a thousand at a time. */
function writeAll(database: Sqlite, rows: Iterable<Row>): void {
  let piece: Row[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < 1_000) continue;
    writeRows(database, piece);
    piece = [];
  }
  writeRows(database, piece);
}

/** Puts a journal that `write` fills in the place of a damaged one, which is kept. @returns the name that the damaged one has now */
export function replace(site: Site, id: string, write: (database: Sqlite) => void): string {
  const { file, time } = site;
  const evidence = evidenceName(file, time);
  for (const end of ['-wal', '']) {
    if (!existsSync(`${file}${end}`)) continue;
    copyFileSync(`${file}${end}`, `${evidence}${end}`);
    flush(`${evidence}${end}`);
  }
  const fresh = `${file}.rebuilt`;
  writeAnew(fresh, write, { time, id });
  flushFolder(dirname(file));
  const mended = mendedName(file, time);
  renameSync(fresh, mended);
  flushFolder(dirname(file));
  finish(site, mended);
  return evidence;
}

/** Puts a rebuilt journal in the place of the damaged one. */
export function finish({ file }: Site, mended: string): void {
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  flushFolder(dirname(file));
  renameSync(mended, file);
  flushFolder(dirname(file));
}

/** A rebuilt journal that waits since a crash takes its place. */
function finishMending(site: Site): Notice | undefined {
  const [head, folder] = [mendedHead(basename(site.file)), dirname(site.file)];
  const waiting = existsSync(folder) ? readdirSync(folder).find((name) => name.startsWith(head)) : undefined;
  if (waiting === undefined) return undefined;
  finish(site, join(folder, waiting));
  const since = waiting.slice(head.length);
  const before = `${site.file}.before-${since}`;
  if (existsSync(before)) return notice('restored', { evidence: before });
  return notice('cut', { found: null, evidence: `${site.file}.damaged-${since}` });
}

function writeAnew(file: string, write: (database: Sqlite) => void, birth: Birth): void {
  // What an attempt left that was cut off; its rollback journal would be taken for one of the new file.
  for (const end of ['', '-journal']) rmSync(`${file}${end}`, { force: true });
  const database = open(file);
  migrate(database, 0, birth);
  write(database);
  database.close();
  flush(file);
}

/** Opens a database file, making it if need be. Error: disk. */
export function open(file: string): Sqlite {
  try {
    return new Database(file);
  } catch (error) {
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
}

const stamp = (time: number): string => new Date(time).toISOString().replaceAll(':', '-');

const evidenceName = (file: string, time: number): string => `${file}.damaged-${stamp(time)}`;

/** What a backup was put in the place of. */
export const setAsideName = (file: string, time: number): string => `${file}.before-${stamp(time)}`;

const mendedHead = (file: string): string => `${file}.mended-`;

/** A file of this name takes the place of the journal at the next start. */
export const mendedName = (file: string, time: number): string => `${mendedHead(file)}${stamp(time)}`;

function keep(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  flush(file);
}

/** Waits until a file is on the disk. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until a folder's list of files is on the disk. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Where a file that is still open cannot be deleted, the system clears its folder for such files.
  }
}

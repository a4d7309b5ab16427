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
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import type { JournalErrorDetails } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
import { ByteReader } from './bytes.ts';
import { carve } from './carve.ts';
import { isJournalError, JournalError } from './error.ts';
import { type Notice, notice } from './notice.ts';
import { missingParts } from './presence.ts';
import {
  type Entry,
  type EventKind,
  idFromRow,
  type JournalEvent,
  judge,
  readRows,
  type Salvage,
  writeRows,
} from './rows.ts';
import { type Birth, hasTable, migrate, readId, readVersion, SCHEMA_VERSION, type Sqlite } from './schema.ts';
import { measureLog } from './wal.ts';

/** Where and when: the database file, and milliseconds since 1970 for the names of evidence. */
interface Site {
  readonly file: string;
  readonly time: number;
  /** The identity of the journal that was last kept there. */
  readonly known?: string | undefined;
}

/** A journal that can be played on from: what is in it, and what had to be done for that. */
export interface Sound<E extends JournalEvent> {
  readonly version: number;
  readonly id: string;
  readonly entries: readonly Entry<E>[];
  readonly notices: readonly Notice[];
}

/**
 * Checks and mends a journal that nobody has open; the caller holds the lock. Errors: damaged, newer, disk.
 *
 * The files are only copied here, and the copy is what SQLite opens. There are two reasons. Closing any handle of a file
 * drops every lock that this process has on it (sqlite.org/howtocorrupt.html, 2.2), so the files may be read only while SQLite
 * does not have them open. And libsql closes a database only once all of its statements are collected as garbage: it may hold
 * on for ever, and delete by name a log that belongs to another connection by then.
 */
export function mend<E extends JournalEvent>(site: Site, kind: EventKind<E>): Sound<E> {
  const finished = finishMending(site);
  const missing = missingParts(site.file, site.known);
  if (!existsSync(site.file)) return { version: 0, id: randomUUID(), entries: [], notices: missing };
  const unfinished = keepLogTail(site);
  const found = inspect(site, kind);
  const cut = rebuildIfDamaged(site, found);
  const notices = [finished, ...missing, unfinished, cut ?? keepFileTail(site)].filter(
    (each) => each !== undefined,
  );
  const { id, reading } = found;
  // What is rebuilt has the present tables.
  const version = cut === undefined ? found.version : SCHEMA_VERSION;
  return { version, id, entries: reading.entries, notices };
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
  if (existsSync(`${file}-wal`)) return undefined;
  const bytes = readFileSync(file);
  if (bytes.length === 0) return undefined;
  const pageSize = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  const end = bytes.readUInt32BE(28) * pageSize;
  if (bytes.length <= end) return undefined;
  const evidence = evidenceName(file, time);
  keep(evidence, bytes.subarray(end));
  truncateSync(file, end);
  return notice('trailing', { bytes: bytes.length - end, evidence });
}

interface Found<E extends JournalEvent> {
  readonly version: number;
  readonly id: string;
  readonly reading: Salvage<E>;
  /** Whether the pages fit together. */
  readonly sound: boolean;
}

/** Everything that can be read, from a copy. Errors: damaged, newer. */
function inspect<E extends JournalEvent>(site: Site, kind: EventKind<E>): Found<E> {
  const copy = copyFiles(site.file);
  try {
    const found = inspectTables(copy.file, site, kind);
    if (!(found instanceof JournalError) && found.sound && found.reading.damage === undefined) return found;
    return inspectBytes(copy.file, { site, kind, found });
  } finally {
    copy.discard();
  }
}

/** What SQLite can read. Error: newer. @returns what SQLite says if it can read nothing */
function inspectTables<E extends JournalEvent>(
  copy: string,
  { file }: Site,
  kind: EventKind<E>,
): Found<E> | JournalError {
  let look: ByteReader | undefined;
  try {
    look = new ByteReader(copy);
    const version = readVersion(look, file);
    if (version === 0 && hasTable(look, 'events'))
      return new JournalError('damaged', { file, reason: { code: 'pages', details: {} } });
    if (version === 0) return { version, id: randomUUID(), reading: NOTHING, sound: true };
    const reading = readRows(look, kind);
    return { version, id: readId(look) ?? idFromRows(reading), reading, sound: look.sound };
  } catch (error) {
    if (isJournalError(error, 'newer')) throw error;
    return new JournalError('damaged', { file, reason: systemReason(error) }, { cause: error });
  } finally {
    look?.close();
  }
}

interface Inspection<E extends JournalEvent> {
  readonly site: Site;
  readonly kind: EventKind<E>;
  readonly found: Found<E> | JournalError;
}

/** What the bytes have, where a broken page keeps SQLite from them. Error: damaged. */
function inspectBytes<E extends JournalEvent>(copy: string, { site, kind, found }: Inspection<E>): Found<E> {
  const rows = carve(copy);
  if (!(found instanceof JournalError)) {
    const reading = judge({ rows, damage: undefined }, kind);
    const { damage, rows: read } = found.reading;
    // The bytes have to have the very entry that SQLite could not read, or they may end in the middle of a move.
    const better = reading.rows.length > read.length && reading.rows.length >= (damage?.sequence ?? 0);
    return better ? { ...found, reading, sound: false } : found;
  }
  if (rows.length === 0) throw found;
  const { reason } = found.details as JournalErrorDetails['damaged'];
  // Nobody knows how many rows there were, so the last move may not be whole.
  const reading = judge({ rows, damage: { sequence: rows.length + 1, reason } }, kind);
  return { version: SCHEMA_VERSION, id: site.known ?? idFromRows(reading), reading, sound: false };
}

/** A copy of a database and its log in a folder of their own, which `discard` removes. */
export function copyFiles(file: string): { readonly file: string; readonly discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-check-'));
  const copy = join(folder, basename(file));
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  return { file: copy, discard: () => discard(folder) };
}

const NOTHING: Salvage<never> = { rows: [], entries: [], damage: undefined, laterChapter: false };

const idFromRows = ({ rows: [first] }: Pick<Salvage, 'rows'>): string =>
  first === undefined ? randomUUID() : idFromRow(first);

/**
 * Damage in the last game: the journal is rebuilt from the sound moves before it, and the damaged files are kept. SQLite would
 * read a log that is left beside another file as its own, so that neither may go before the other. Therefore the new file waits
 * under a name of its own, which says that everything older is kept, until both have gone: `finish` can begin again at any time.
 */
function rebuildIfDamaged<E extends JournalEvent>(
  site: Site,
  { id, reading, sound }: Found<E>,
): Notice | undefined {
  if (reading.damage === undefined && sound) return undefined;
  const { file } = site;
  const reason = reading.damage?.reason ?? ({ code: 'pages', details: {} } as const);
  if (reading.rows.length === 0 || reading.laterChapter) throw new JournalError('damaged', { file, reason });
  const evidence = replace(site, id, (database) => writeRows(database, reading.rows));
  return notice('cut', { found: { reason, entry: reading.rows.length }, evidence });
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

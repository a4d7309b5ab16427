// Every row but those of `serialport` is an error that this machine raised just now: a code is read, never a sentence.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { systemReason } from './reason.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-system-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `act` throws. */
const thrown = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};
const open = (name: string) => new Database(join(folder, name));

/** A database that cannot take another page. */
function fillUp(): void {
  const database = open('full.db');
  database.exec('pragma page_size = 512; create table t(x); pragma max_page_count = 3');
  for (let row = 0; row < 99; row++) database.prepare('insert into t values (?)').run('x'.repeat(400));
}

/** A database with most of its bytes overwritten. */
function spoil(): void {
  const database = open('spoilt.db');
  database.exec('create table t(x)');
  database.exec(
    `insert into t values ${Array(2_000)
      .fill(`('${'x'.repeat(100)}')`)
      .join()}`,
  );
  database.close();
  const bytes = readFileSync(join(folder, 'spoilt.db'));
  writeFileSync(join(folder, 'spoilt.db'), bytes.fill(0xff, 4_096));
  open('spoilt.db').prepare('select * from t').all();
}

function lockTwice(): void {
  const [first, second] = [open('locked.db'), open('locked.db')];
  first.exec('begin exclusive');
  second.prepare('begin exclusive').run();
}

function readJunk(): void {
  writeFileSync(join(folder, 'junk.db'), 'this is not a database at all'.repeat(99));
  open('junk.db').prepare('select * from sqlite_master').all();
}

describe('codes of Node and SQLite', () => {
  test.each<[name: string, act: () => unknown, code: string, text: string]>([
    ['a missing file', () => readFileSync(join(folder, 'none')), 'gone', 'no such file or directory'],
    ['a folder that is there', () => mkdirSync(folder), 'other', 'file already exists'],
    ['a closed file', () => readFileSync(9_999), 'cutOff', 'bad file descriptor'],
    ['a full database', fillUp, 'full', 'database or disk is full'],
    ['a spoilt database', spoil, 'noDatabase', 'database disk image is malformed'],
    ['a locked database', lockTwice, 'locked', 'database is locked'],
    ['a file that is no database', readJunk, 'noDatabase', 'file is not a database'],
  ])('%s', (_, act, code, text) => {
    expect(systemReason(thrown(act))).toEqual({ code, details: { text } });
  });

  test('a connection that is cut', async () => {
    const server = createServer((socket) => socket.resetAndDestroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    const socket = createConnection(port, '127.0.0.1');
    const error = await new Promise((resolve) => socket.once('error', resolve));
    server.close();
    expect(systemReason(error)).toEqual({ code: 'cutOff', details: { text: 'connection reset by peer' } });
  });

  // Codes that a test cannot have the system raise, from libuv's and SQLite's lists.
  test.each([
    ['ENOSPC', 'full', 'no space left on device'],
    ['EACCES', 'forbidden', 'permission denied'],
    ['EPERM', 'forbidden', 'operation not permitted'],
    ['EROFS', 'writeProtected', 'read-only file system'],
    ['EIO', 'failing', 'i/o error'],
    ['EHOSTUNREACH', 'unreachable', 'host is unreachable'],
    ['SQLITE_IOERR_WRITE', 'failing', 'as it was said'],
    ['SQLITE_READONLY', 'writeProtected', 'as it was said'],
    ['EUNHEARDOF', 'other', 'as it was said'],
  ])('%s', (code, reason, text) => {
    const [errno] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? [];
    const error = Object.assign(new Error('as it was said'), { code, errno });
    expect(systemReason(error)).toEqual({ code: reason, details: { text } });
  });

  test('a code counts, not the words beside it', () => {
    const error = Object.assign(new Error('disk is full, permission denied'), { code: 'EIO' });
    expect(systemReason(error)).toMatchObject({ code: 'failing' });
  });
});

describe('words, where a library gives no code', () => {
  test('libsql cannot open a file', () => {
    const error = thrown(() => new Database(join(folder, 'nowhere', 'x.db')));
    expect(error).toMatchObject({ code: '' });
    expect(systemReason(error)).toMatchObject({ code: 'forbidden' });
  });

  // @serialport/bindings-cpp 13: strerror(3) in serialport_unix.cpp, uv_strerror in poller.cpp, 'Port is not open' in linux.js.
  test.each([
    ['Input/output error', 'failing'],
    ['i/o error', 'failing'],
    ['Permission denied', 'forbidden'],
    ['Device or resource busy', 'locked'],
    ['bad file descriptor', 'cutOff'],
    ['Port is not open', 'cutOff'],
    ['No such device or address', 'gone'],
    ['Device not configured', 'gone'],
    ['the moon is full of cheese', 'other'],
  ])('%s: %s', (text, code) => {
    expect(systemReason(new Error(text))).toEqual({ code, details: { text } });
    expect(systemReason(text)).toEqual({ code, details: { text } });
  });
});

// Every row but those of `serialport` is an error that this machine raised just now: a code is read, never a sentence.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
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
describe('codes of Node', () => {
  test.each<[name: string, act: () => unknown, code: string, text: string]>([
    ['a missing file', () => readFileSync(join(folder, 'none')), 'gone', 'no such file or directory'],
    ['a folder that is there', () => mkdirSync(folder), 'other', 'file already exists'],
    ['a closed file', () => readFileSync(9_999), 'cutOff', 'bad file descriptor'],
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

  // Codes that a test cannot have the system raise, from libuv's list.
  test.each([
    ['ENOSPC', 'full', 'no space left on device'],
    ['EACCES', 'forbidden', 'permission denied'],
    ['EPERM', 'forbidden', 'operation not permitted'],
    ['EROFS', 'writeProtected', 'read-only file system'],
    ['EIO', 'failing', 'i/o error'],
    ['EHOSTUNREACH', 'unreachable', 'host is unreachable'],
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

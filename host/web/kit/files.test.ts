// What a site serves of its folder, and of the folder of another with which it shares parts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { addFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const FILES = {
  'hall/index.html': 'hall',
  'hall/assets/own-1.css': 'own',
  'hall/assets/both-1.css': 'of the hall',
  'web/index.html': 'table',
  'web/board.html': 'board',
  'web/assets/both-1.css': 'of the table',
  'web/assets/type-1.woff2': 'type',
  'secret.txt': 'secret',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const app = new Hono();
addFiles(app as never, { folder: join(folder, 'hall'), pages: [], sharing: join(folder, 'web') });

test.each([
  ['/', 'hall'],
  ['/assets/own-1.css', 'own'],
  ['/assets/both-1.css', 'of the hall'],
  ['/assets/type-1.woff2', 'type'],
  ['/board.html', 404],
  ['/assets/none-1.css', 404],
  ['/assets/%2e%2e/board.html', 404],
  ['/assets/..%2f..%2fsecret.txt', 404],
] as const)('%s: %s', async (path, answer) => {
  const response = await app.request(path);
  expect(typeof answer === 'number' ? response.status : await response.text()).toBe(answer);
});

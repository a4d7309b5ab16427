import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tableSettings } from './settings.ts';

const DEFAULTS = tableSettings().value;

const folder = mkdtempSync(join(tmpdir(), 'muggins-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was set is there after a restart, and nobody else may read it', () => {
  const file = join(folder, 'a.json');
  tableSettings(file).change({ brightness: 7, undo: 'agreed' });
  expect(tableSettings(file).value).toEqual({ ...DEFAULTS, brightness: 7, undo: 'agreed' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['nothing', '', {}],
  ['no JSON', '{', {}],
  ['a list', '[1]', {}],
  ['something wrong among what is right', '{"brightness":900,"sound":false,"fly":1}', { sound: false }],
])('a file that holds %s', (what, text, expected) => {
  const file = join(folder, `${what}.json`);
  writeFileSync(file, text);
  expect(tableSettings(file).value).toEqual({ ...DEFAULTS, ...expected });
});

test('a disk that refuses leaves things as they were', () => {
  const settings = tableSettings(join(folder, 'no', 'such', 'folder.json'));
  expect(() => settings.change({ sound: false })).toThrow(/ENOENT/);
  expect(settings.value).toEqual(DEFAULTS);
});

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

test('of a file with something wrong, what is right holds', () => {
  const file = join(folder, 'b.json');
  writeFileSync(file, '{"brightness":900,"dim":"7","sound":false,"fly":1}');
  expect(tableSettings(file).value).toEqual({ ...DEFAULTS, sound: false });
});

test('a disk that refuses leaves things as they were', () => {
  const settings = tableSettings(join(folder, 'no', 'such', 'folder.json'));
  expect(() => settings.change({ sound: false })).toThrow(/ENOENT/);
  expect(settings.value).toEqual(DEFAULTS);
});

// The group in advice about permissions is the device's own (supply-drop-bbs#167: Debian 13 has plugdev).
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { groupOf } from './access.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-group-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const groups = join(folder, 'group');
const device = join(folder, 'ttyUSB0');
const own = process.getgid?.() ?? 0;
// Root's own group is none that can be joined.
const gid = own === 0 ? 46 : own;
writeFileSync(groups, `root:x:0:\nplugdev:x:${gid}:ann\n`);
writeFileSync(device, '');
if (own === 0) chownSync(device, 0, gid);

test.each<[string, number, string, string | null]>([
  ['the group that may write it', 0o660, groups, 'plugdev'],
  ['a group without a name', 0o660, join(folder, 'none'), `${gid}`],
  ['a group that may only read', 0o640, groups, null],
  ['its owner alone', 0o600, groups, null],
])('%s', async (_, mode, file, group) => {
  chmodSync(device, mode);
  expect(await groupOf(device, file)).toBe(group);
});

test.each<[string, string | null | undefined]>([
  // root:root
  ['/dev/null', null],
  [join(folder, 'gone'), undefined],
  ['COM3', undefined],
])('%s: %s', async (path, group) => expect(await groupOf(path)).toBe(group));

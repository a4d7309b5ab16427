import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holders } from './access.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muggins-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.skipIf(process.platform !== 'linux')('names another program that has the file open', async () => {
  const file = join(folder, 'device');
  const link = join(folder, 'by-id');
  await writeFile(file, '');
  await symlink(file, link);
  const ours = await open(file);
  expect(await holders(link)).toEqual([]);
  await ours.close();
  const script =
    'require("node:fs").openSync(process.argv[1]); console.log("open"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data');
    expect(await holders(link)).toEqual([{ program: expect.stringMatching(/./), process: child.pid }]);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

test('knows nothing of what does not exist, or where there is no /proc', async () => {
  expect(await holders(join(folder, 'nothing'))).toEqual([]);
  expect(await holders(folder, join(folder, 'proc'))).toEqual([]);
});

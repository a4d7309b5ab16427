// Review of trust, B8: `npm ci --omit=dev` failed with `tsc: not found`. Each row is a folder as npm leaves it before `prepare`.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../system/package.ts';

const PROGRAM = 'dist/program.js';
/** Where `npm run build` runs this, it has built the program. */
const BUILD = `mkdir -p dist && printf '%s' '#!/bin/sh' > ${PROGRAM}`;

function prepared({ tools, built, build = BUILD }: { tools: boolean; built: boolean; build?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-prepare-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  copyFileSync(join(packageRoot(), 'host/packaging/prepare.mjs'), join(folder, 'prepare.mjs'));
  put('package.json', JSON.stringify({ bin: { muggins: PROGRAM }, scripts: { build } }));
  if (tools) for (const tool of ['tsc', 'vite']) put(`node_modules/.bin/${tool}`, '');
  if (built) put(PROGRAM, 'as before');
  if (built) chmodSync(join(folder, PROGRAM), 0o644);
  const { status, stderr } = spawnSync(process.execPath, ['prepare.mjs'], { cwd: folder, encoding: 'utf8' });
  const mode = statSync(join(folder, PROGRAM), { throwIfNoEntry: false })?.mode;
  return { status, stderr, mode: mode === undefined ? undefined : mode & 0o777 };
}

test.runIf(process.platform !== 'win32')(
  'with the tools it builds, also over an old build, and the program can be run',
  () => {
    for (const built of [false, true]) {
      const { status, mode } = prepared({ tools: true, built });
      expect([status, mode]).toEqual([0, 0o755]);
    }
  },
);

test('a build that fails is a failure', () => {
  expect(prepared({ tools: true, built: false, build: 'exit 3' }).status).toBe(3);
});

test.each([
  ['as it was built before', true, /ready as it was built before/],
  ['not built', false, /npm ci && npm prune --omit=dev[\s\S]*copy the folder dist/],
])('without the tools, %s: nothing is compiled, and it says what to do', (_, built, words) => {
  const { status, stderr } = prepared({ tools: false, built });
  expect([status, stderr]).toEqual([0, expect.stringMatching(words)]);
});

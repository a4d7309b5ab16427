// The walk of a key press in ARCHITECTURE.md is short enough to be read, and passes where code really runs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
const walk = text.slice(text.indexOf('## One key press'), text.indexOf('## Decisions that stand'));
/** Files of the steps from the port to the pegs, and of all steps. */
const filesIn = (part: string): readonly string[] => [
  ...new Set([...part.matchAll(/\]\(\.\.\/([\w/]+\.ts)\)/g)].map(([, file = '']) => file)),
];
/** Files in which code runs between a press and its light: helpers, too, which the walk leaves out. */
const MOST_CROSSED = 72;

test('a newcomer reads at most 35 TypeScript files', () => {
  const files = filesIn(walk);
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(35);
});

test('every file from the port to the pegs runs on a press', () => {
  const script = join(ROOT, 'docs/testing/crossed.ts');
  const out = execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: ROOT, encoding: 'utf8' });
  const crossed = out.split('\n').filter((line) => line.endsWith('.ts'));
  expect(crossed.length).toBeLessThanOrEqual(MOST_CROSSED);
  const steps = walk.slice(walk.indexOf('### 2.'), walk.indexOf('### 7.'));
  // The emulator's port stands in for the serial one.
  expect(filesIn(steps).filter((file) => !crossed.includes(file))).toEqual(['host/board/serial.ts']);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Walkthrough, walkPage } from './walk.ts';
import { CLAIM } from './walkclaim.ts';
import { KEY_PRESS } from './walkpress.ts';

/** Files that a walk may cross: the goals that were set when it took 49 and 45. */
const MOST_FILES = 32;

const WALKS: readonly (readonly [page: string, walk: Walkthrough])[] = [
  ['one-key-press.md', KEY_PRESS],
  ['one-claim.md', CLAIM],
];

describe.each(WALKS)('docs/%s', (name, walk) => {
  const page = readFileSync(new URL(name, import.meta.url), 'utf8');

  test('names every line where it is now (npm run pages writes it)', () => {
    expect(page).toBe(walkPage(walk));
    expect(page.split('\n').filter((line) => line.startsWith('| [')).length).toBeGreaterThan(30);
  });

  test('crosses few files', () => {
    const files = new Set(walk.legs.flatMap(({ steps }) => steps.map(({ file }) => file)));
    expect(files.size).toBeLessThanOrEqual(MOST_FILES);
  });
});

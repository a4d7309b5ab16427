import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../cli/place.ts';

const NODE_FLAGS = ['--max-semi-space-size=1'] as const;

const root = new URL('../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
const flags = NODE_FLAGS.join(' ');

describe('Node gets the same options whichever way the host is started, so what is measured is what runs', () => {
  test.each([
    ['npm start', scripts.start ?? '', `node ${flags} dist/host/cli/muggins.js start`],
    ['npm run muggins', scripts.muggins ?? '', `node ${flags} dist/host/cli/muggins.js`],
    ['the file itself', text('host/cli/muggins.ts').split('\n')[0] ?? '', `#!/usr/bin/env -S node ${flags}`],
  ])('%s', (_way, found, expected) => {
    expect(found).toBe(expected);
  });

  test('scenarios and measurements', () => {
    expect(commandLine().slice(0, NODE_FLAGS.length)).toEqual(NODE_FLAGS);
  });
});

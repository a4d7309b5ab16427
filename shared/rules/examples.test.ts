import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import * as words from '../words/door.ts';
import * as cards from './cards/index.ts';
import * as rules from './index.ts';
import * as study from './study/index.ts';
import * as winning from './winning/index.ts';

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The examples: what a block imports, what it does, and what it says that it prints. */
const EXAMPLES = [...README.matchAll(/^([^\n]*)\n\n```ts\n([\s\S]*?)```$/gm)].map(
  ([, title = '', code = '']) => {
    const imports = [
      ...code.matchAll(/^import \{ ([^}]*) \} from '(?:@muggins\/rules(?:\/\w+)?|@muggins\/words)';$/gm),
    ];
    const names = imports
      .flatMap(([, list = '']) => list.split(', '))
      .filter((name) => !name.startsWith('type '));
    const printed = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text);
    return { title, names, code, printed };
  },
);

describe('the examples of README.md', () => {
  test('are there', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(5);
    for (const { names } of EXAMPLES)
      for (const name of names)
        expect(Object.keys({ ...cards, ...rules, ...study, ...winning, ...words })).toContain(name);
  });

  test.each(EXAMPLES)('$title', async ({ names, code, printed }) => {
    const { code: plain } = await transformWithOxc(code, 'example.ts');
    const body = plain.replace(/^import .*$/gm, '');
    const lines: string[] = [];
    const log = (value: unknown): void => {
      lines.push(typeof value === 'string' ? value : JSON.stringify(value));
    };
    const exported: Readonly<Record<string, unknown>> = {
      ...words,
      ...cards,
      ...study,
      ...winning,
      ...rules,
    };
    const values = names.map((name) => exported[name]);
    new Function(...names, 'console', body)(...values, { log });
    expect(lines).toEqual(printed);
    expect(lines.length).toBeGreaterThan(0);
  });
});

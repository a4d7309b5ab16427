// The guide for directors names buttons, formats and fields as the product has them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMAT_FIELDS, FORMATS, parseFormat } from '../shared/league/index.ts';
import { DEFAULT } from '../shared/words/registry.ts';

const GUIDE = readFileSync(new URL('league-night.md', import.meta.url), 'utf8');

/** Every text of the hall's pages; NAME stands for a name, as it does in the guide. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsIn(said(words as (...args: readonly string[]) => unknown));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** What a sentence with one name in it says; sentences with figures are not quoted in the guide. */
function said(words: (...args: readonly string[]) => unknown): unknown {
  return words.length === 1 ? attempt(() => words('NAME')) : '';
}

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return '';
  }
}

/** The names in the first column of the table below a head. */
const firstColumn = (head: string): readonly string[] => {
  const [, table = ''] = new RegExp(`^\\| ${head} \\|.*\\n\\|-.*\\n((?:\\|.*\\n)+)`, 'm').exec(GUIDE) ?? [];
  return table.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/[\w-]+/g) ?? []);
};

describe('the guide for directors', () => {
  const texts = new Set(textsIn(DEFAULT.pages.hall));
  const quoted = [...GUIDE.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '));
  const own = quoted.filter(
    (words) => !/^(You need no|The (television|players|format)\.|Tap the winner)/.test(words),
  );

  test.each([...new Set(own)])('%s stands on a page of the hall', (words) => {
    expect(texts).toContain(words);
  });

  test('every format is there, and no other', () => {
    expect(firstColumn('format').toSorted()).toEqual(FORMATS.map(({ name }) => name).toSorted());
  });

  test('every field of a format is there, and no other', () => {
    expect(firstColumn('field').toSorted()).toEqual(FORMAT_FIELDS.toSorted());
  });

  test('the format that it writes can be opened', () => {
    const [, text = ''] = /^( {4}\{ "base"[\s\S]*?\}\n)\n/m.exec(GUIDE) ?? [];
    expect(parseFormat(JSON.parse(text))).toMatchObject({ ok: true, value: { name: 'thursday', games: 7 } });
  });

  test('it is short enough to be read', () => {
    expect(GUIDE.split('\n').length).toBeLessThanOrEqual(168);
  });
});

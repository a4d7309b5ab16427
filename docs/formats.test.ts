// The formats that documents show are formats: each is read as a club's file would be.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFormat } from '../shared/league/index.ts';

const text = readFileSync(new URL('league-night.md', import.meta.url), 'utf8');
/** Blocks of code that are objects. */
const objects = text.split(/\n\n/).filter((block) => /^ {4}\{ "base"/.test(block));

test('every format in the guide of a league night', () => {
  expect(objects.length).toBeGreaterThanOrEqual(2);
  expect(objects.map((each) => parseFormat(JSON.parse(each)))).toEqual(
    objects.map(() => expect.objectContaining({ ok: true })),
  );
});

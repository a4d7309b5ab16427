// The page of all components has every element that the pages define, and every sheet, link and layout that one can have.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPONENTS } from './specimens.ts';

const pages = new URL('..', import.meta.url);

/** Names of elements that these sources define. */
const defined = ['kit', 'table', 'hall'].flatMap((room) =>
  readdirSync(new URL(room, pages), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
    .map((file) => readFileSync(new URL(`${room}/${file}`, pages), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/customElements\.define\(\s*'([\w-]+)'/g)].map(([, tag]) => tag),
    ),
);

test('every element of the pages is there, and nothing else', () => {
  expect(defined.length).toBeGreaterThan(30);
  expect(Object.keys(COMPONENTS).toSorted()).toEqual(defined.toSorted());
});

test.each(Object.entries(COMPONENTS))('%s says what it is for, and has states', (_, { about, states }) => {
  expect(about).toMatch(/^\S.{10,}[^.]$/);
  expect(Object.keys(states).length).toBeGreaterThan(0);
});

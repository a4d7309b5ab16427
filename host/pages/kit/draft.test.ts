// What was entered and not sent outlasts the page, and not its moment. Reported: review/companion.md, B8.
import { expect, test } from 'vitest';
import { Draft } from './draft.ts';
import type { KeyStorage } from './place.ts';

interface Keyed {
  readonly cards: readonly string[];
  readonly points: number | undefined;
}

function draftOf(kept: Map<string, string>): Draft<Keyed> {
  const storage: KeyStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return new Draft(storage, 'draft');
}

test('a page that was loaded anew finds everything of the moment, but what was taken back', () => {
  const kept = new Map<string, string>();
  draftOf(kept).keep('hand 1', { cards: ['9', '9'] });
  draftOf(kept).keep('hand 1', { points: 12 });
  expect(draftOf(kept).at('hand 1')).toEqual({ cards: ['9', '9'], points: 12 });
  draftOf(kept).keep('hand 1', { points: undefined });
  expect(draftOf(kept).at('hand 1')).toEqual({ cards: ['9', '9'] });
});

test.each([
  ['what was sent', (draft: Draft<Keyed>) => draft.drop()],
  ['another hand', (draft: Draft<Keyed>) => void draft.at('hand 2')],
])('%s leaves nothing behind', (_, act) => {
  const kept = new Map<string, string>();
  const draft = draftOf(kept);
  draft.keep('hand 1', { cards: ['9'], points: 2 });
  act(draft);
  expect(draft.at('hand 1')).toEqual({});
  expect(kept.size).toBe(0);
});

test.each(['', 'null', '[]', '{"moment":1}', 'torn {'])('%s in the storage is no draft', (text) => {
  expect(draftOf(new Map([['draft', text]])).at('hand 1')).toEqual({});
});

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

test('nothing of one hand for the next, and nothing of what was sent', () => {
  const kept = new Map<string, string>();
  const draft = draftOf(kept);
  draft.keep('hand 1', { cards: ['9'], points: 2 });
  expect(draft.at('hand 2')).toEqual({});
  draft.keep('hand 2', { points: 3 });
  expect([draft.at('hand 1'), draft.at('hand 2')]).toEqual([{}, { points: 3 }]);
  draft.drop();
  expect([draft.at('hand 2'), kept.size]).toEqual([{}, 0]);
});

test.each(['', 'null', '[]', '{"moment":1}', 'torn {'])('%s in the storage is no draft', (text) => {
  expect(draftOf(new Map([['draft', text]])).at('hand 1')).toEqual({});
});

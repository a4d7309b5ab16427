// What was keyed and not sent outlasts the page, and not the hand. Reported: review/companion.md, B8.
import { expect, test } from 'vitest';
import type { KeyStorage } from '../kit/place.ts';
import { SeatDraft } from './draft.ts';

function storageOf(kept = new Map<string, string>()): KeyStorage {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const NOTHING = { cards: [], points: undefined };

test('a page that was loaded anew finds the cards and the points of the moment', () => {
  const storage = storageOf();
  new SeatDraft(storage, 'draft').keep('hand 1', { cards: ['9', '9'] });
  new SeatDraft(storage, 'draft').keep('hand 1', { points: 12 });
  expect(new SeatDraft(storage, 'draft').at('hand 1')).toMatchObject({ cards: ['9', '9'], points: 12 });
});

test.each([
  ['what was sent', (draft: SeatDraft) => draft.drop()],
  ['another hand', (draft: SeatDraft) => void draft.at('hand 2')],
  [
    'cards and points taken back',
    (draft: SeatDraft) => draft.keep('hand 1', { cards: [], points: undefined }),
  ],
])('%s leaves nothing behind', (_, act) => {
  const kept = new Map<string, string>();
  const draft = new SeatDraft(storageOf(kept), 'draft');
  draft.keep('hand 1', { cards: ['9'], points: 2 });
  act(draft);
  expect(draft.at('hand 1')).toEqual(NOTHING);
  expect(kept.size).toBe(0);
});

test.each(['', 'null', '[]', '{"moment":1}', 'torn {'])('%s in the storage is no draft', (text) => {
  expect(new SeatDraft(storageOf(new Map([['draft', text]])), 'draft').at('hand 1')).toEqual(NOTHING);
});

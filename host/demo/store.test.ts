import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS } from './messages.ts';
import { openStore } from './store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};
const nothing = { lasts: false, moves: [] };

test.each([
  ['throws', refuse],
  [
    'answers that it refuses',
    () => {
      const request = { error: new DOMException('refused', 'UnknownError'), onerror: refuse };
      queueMicrotask(() => request.onerror());
      return request;
    },
  ],
])('a browser that %s keeps nothing', async (_, open) => {
  vi.stubGlobal('indexedDB', { open });
  const store = await openStore('games', refuse);
  expect(store).toMatchObject(nothing);
  store.setValue('id', 'one');
  expect(store.value('id')).toBe('one');
});

test('a browser that does not answer in time keeps nothing, even if it answers later', async () => {
  vi.useFakeTimers();
  const request = { onsuccess: () => {}, result: { transaction: refuse } };
  vi.stubGlobal('indexedDB', { open: () => request });
  const opening = openStore('games', refuse);
  await vi.advanceTimersByTimeAsync(ANSWERS);
  const store = await opening;
  expect(store).toMatchObject(nothing);
  request.onsuccess();
  store.setValue('id', 'one');
  expect(store.value('id')).toBe('one');
});

test('the host of one page asks the browser for nothing', async () => {
  vi.stubGlobal('indexedDB', { open: refuse });
  expect(await openStore(undefined, refuse)).toMatchObject(nothing);
});

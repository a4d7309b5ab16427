// The key of a phone's place: made once, kept until the place is gone, and shown only when the host knows it.
import { afterEach, expect, test, vi } from 'vitest';
import { freshName, invitationIn, type KeyStorage, Place } from './place.ts';

const CODE = 'i'.repeat(22);

function keyIn(kept: Map<string, string>): Place {
  const storage: KeyStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  const words = async (answer: Response): Promise<string> => `${answer.status}`;
  return new Place({ storage, kind: 'seat', words });
}

afterEach(() => void vi.unstubAllGlobals());

/** What was posted; the host answers with a status, or 0 for not at all. */
function posted(...statuses: readonly number[]): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const status = statuses[bodies.push(JSON.parse(`${body}`)) - 1] ?? 200;
    if (status === 0) throw new TypeError('no network');
    return new Response(null, { status });
  });
  return bodies;
}

test('a name has 22 letters that any URL takes', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(freshName()).toBe('_____________________w');
  vi.unstubAllGlobals();
  expect(freshName()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test.each([
  [`#${CODE}`, CODE],
  ['#short', undefined],
  [`#host=${CODE}`, undefined],
  ['', undefined],
])('%s behind an address', (hash, invitation) => {
  expect(invitationIn(hash)).toBe(invitation);
});

test('an invitation is kept until the host has answered it, and the key is the same every time', async () => {
  const kept = new Map<string, string>();
  keyIn(kept).scanned(CODE);
  const bodies = posted(0, 200);
  expect(await keyIn(kept).take('api/seat')).toEqual({ kind: 'lost' });
  expect([keyIn(kept).key, keyIn(kept).invitation]).toEqual([undefined, CODE]);
  const taken = await keyIn(kept).take('api/seat');
  expect([taken.kind, keyIn(kept).invitation]).toEqual(['seated', undefined]);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]).toEqual({ invitation: CODE, key: keyIn(kept).key });
});

test.each([
  [404, { kind: 'refused', words: '404' }, undefined],
  [429, { kind: 'lost' }, CODE],
  [503, { kind: 'lost' }, CODE],
])('the host answers %i', async (status, taking, waits) => {
  const key = keyIn(new Map());
  key.scanned(CODE);
  posted(status);
  expect(await key.take('api/seat')).toEqual(taking);
  expect(key.invitation).toBe(waits);
});

test('nothing is left of a place that is gone', async () => {
  const kept = new Map<string, string>();
  const key = keyIn(kept);
  key.scanned(CODE);
  posted(200);
  await key.take('api/seat');
  kept.set(key.at('waiting'), '[]');
  key.forget();
  expect([...kept]).toEqual([]);
});

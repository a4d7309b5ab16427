// The key of a phone's place: made once, kept until the place is gone, and shown only when the host knows it.
import { expect, test } from 'vitest';
import { freshName, invitationIn, type KeyStorage, PlaceKey } from './placekey.ts';

const CODE = 'i'.repeat(22);

function keyIn(kept: Map<string, string>): PlaceKey {
  const storage: KeyStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  const words = async (answer: Response): Promise<string> => `${answer.status}`;
  return new PlaceKey({ storage, random: (bytes) => bytes.fill(255), kind: 'seat', words });
}

const answering = (status: number) => async () => new Response(null, { status });

test('a name has 22 letters that any URL takes', () => {
  expect(freshName((bytes) => bytes.fill(255))).toBe('_____________________w');
  expect(freshName((bytes) => bytes.fill(62, 0, 8))).toMatch(/^[A-Za-z0-9_-]{22}$/);
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
  const bodies: unknown[] = [];
  const lost = async (body: object): Promise<Response> => {
    bodies.push(body);
    throw new TypeError('no network');
  };
  expect(await keyIn(kept).take(lost)).toEqual({ kind: 'lost' });
  expect([keyIn(kept).key, keyIn(kept).invitation]).toEqual([undefined, CODE]);
  const taken = await keyIn(kept).take(async (body) => {
    bodies.push(body);
    return new Response(null, { status: 200 });
  });
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
  expect(await key.take(answering(status))).toEqual(taking);
  expect(key.invitation).toBe(waits);
});

test('nothing is left of a place that is gone', async () => {
  const kept = new Map<string, string>();
  const key = keyIn(kept);
  key.scanned(CODE);
  await key.take(answering(200));
  kept.set(key.waitingPlace, '[]');
  key.forget();
  expect([...kept]).toEqual([]);
});

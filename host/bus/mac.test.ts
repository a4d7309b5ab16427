import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '../system/clock.ts';
import { isGenuine, nonceIn, passwordOf, provesKey, withMac } from './mac.ts';
import { Nonces } from './nonces.ts';
import '../testing/seed.ts';

// Worked out by hand from the definition: HMAC-SHA256 over the canonical JSON.
test('the mark of a message', () => {
  const mac = createHmac('sha256', 'key').update('{"a":[1,{"c":2,"d":null}],"b":"x"}').digest('hex');
  expect(withMac('key', { b: 'x', a: [1, { d: null, c: 2 }] })).toEqual({
    b: 'x',
    a: [1, { d: null, c: 2 }],
    mac,
  });
});

test('a mark is good for the same body in any order of fields, and for nothing else', () => {
  const body = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).filter((each) => !('mac' in each));
  fc.assert(
    fc.property(
      body,
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.jsonValue(),
      (fields, key, name, value) => {
        const marked = withMac(key, fields);
        const travelled: typeof marked = JSON.parse(
          JSON.stringify(Object.fromEntries(Object.entries(marked).reverse())),
        );
        expect(isGenuine(key, travelled)).toBe(true);
        expect(isGenuine(`${key}!`, travelled)).toBe(false);
        expect(isGenuine(key, { ...travelled, mac: '' })).toBe(false);
        if (name === 'mac' || JSON.stringify(travelled[name]) === JSON.stringify(value)) return;
        expect(isGenuine(key, { ...travelled, [name]: value })).toBe(
          JSON.stringify(fields[name]) === JSON.stringify(value),
        );
      },
    ),
  );
});

test('a password proves the key, for one table', () => {
  const password = passwordOf('key', '4', 'nonce');
  expect(nonceIn(password)).toBe('nonce');
  expect(provesKey('key', '4', password)).toBe(true);
  expect(provesKey('key', '14', password)).toBe(false);
  expect(provesKey('yek', '4', password)).toBe(false);
  for (const none of ['', '.', 'nonce', 'nonce.', `nonce.${'0'.repeat(64)}`]) {
    expect(provesKey('key', '4', none)).toBe(false);
  }
});

class HandClock implements Clock {
  time = 0;
  now(): number {
    return this.time;
  }
  after(): () => void {
    throw new Error('nonces set no timers');
  }
}

test('a nonce is good once, for its table, and for a minute', () => {
  const clock = new HandClock();
  const nonces = new Nonces(clock);
  const first = passwordOf('key', '4', nonces.make('4'));
  expect(nonces.admits('5', first, 'key')).toBe(false);
  expect(nonces.admits('4', first, 'key')).toBe(true);
  expect(nonces.admits('4', first, 'key')).toBe(false);
  const tried = nonces.make('4');
  expect(nonces.admits('4', passwordOf('guess', '4', tried), 'key')).toBe(false);
  expect(nonces.admits('4', passwordOf('key', '4', tried), 'key')).toBe(false);
  const late = passwordOf('key', '4', nonces.make('4'));
  clock.time += 60_001;
  expect(nonces.admits('4', late, 'key')).toBe(false);
  expect(nonces.admits('4', passwordOf('key', '4', 'made-up'), 'key')).toBe(false);
});

test('who asks for many nonces wears out those of one table only', () => {
  const nonces = new Nonces(new HandClock());
  const [mine, theirs] = [nonces.make('4'), nonces.make('5')];
  for (let asked = 0; asked < 8; asked++) nonces.make('4');
  expect(nonces.admits('4', passwordOf('key', '4', mine), 'key')).toBe(false);
  expect(nonces.admits('5', passwordOf('key', '5', theirs), 'key')).toBe(true);
});

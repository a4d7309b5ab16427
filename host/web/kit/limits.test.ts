// Limits that are fair behind one address. Review of trust, B4 and B5.
import { expect, test } from 'vitest';
import type { Access } from './access.ts';
import { KEY_LINES, KEY_REQUESTS, LINES, REQUESTS } from './allowance.ts';
import { Limits } from './limits.ts';

const HERE = { address: '192.168.1.7' };
const STRANGER = { kind: 'spectator' } as const;
const seat = (place: number) => ({ kind: 'place', role: 'seat', place }) as const;

test('strangers of one address share a budget; every valid key has its own, and the host has none', async () => {
  const limits = new Limits();
  for (let each = 0; each < REQUESTS.points; each++)
    expect(await limits.take('request', HERE, STRANGER)).toBe(0);
  expect(await limits.take('request', HERE, { kind: 'stranger' })).toBeGreaterThan(0);
  for (const place of [0, 1]) {
    for (let each = 0; each < KEY_REQUESTS.points; each++)
      expect(await limits.take('request', HERE, seat(place))).toBe(0);
    expect(await limits.take('request', HERE, seat(place))).toBeGreaterThan(0);
  }
  expect(await limits.take('request', HERE, seat(2))).toBe(0);
  expect(await limits.take('request', HERE, { kind: 'host' })).toBe(0);
  expect(await limits.take('request', { address: '192.168.1.8' }, STRANGER)).toBe(0);
});

test('a key has lines of its own, then those of its address; a line ends once', () => {
  const limits = new Limits();
  const open = (access: Access) => limits.openLine(HERE, access);
  const own = Array.from({ length: KEY_LINES }, () => open(seat(0)));
  const shared = Array.from({ length: LINES.address }, (_, each) => open(each === 0 ? seat(0) : STRANGER));
  expect([...own, ...shared].every((end) => end !== undefined)).toBe(true);
  expect([open(STRANGER), open(seat(0))]).toEqual([undefined, undefined]);
  expect(open(seat(1))).toBeDefined();
  expect(open({ kind: 'host' })).toBeDefined();
  shared[1]?.();
  shared[1]?.();
  expect(open(STRANGER)).toBeDefined();
  expect(open(STRANGER)).toBeUndefined();
  own[0]?.();
  expect(open(seat(0))).toBeDefined();
});

// RFC 4291, 2.5.1: the first 64 bits of an IPv6 address are its network's; the rest is as its owner likes.
test.each([
  ['192.168.1.7', '192.168.1.7', 'one client'],
  ['192.168.1.7', '192.168.1.8', 'two clients'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::1', 'one client'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', 'two clients'],
  ['2001:DB8::1', '2001:db8:0:0:1::', 'one client'],
  ['2001:0db8::1', '2001:db8::2', 'one client'],
  ['fe80::1%eth0', 'fe80::2%eth1', 'one client'],
  ['::1', '::2', 'one client'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', 'two clients'],
  ['', '::1', 'two clients'],
])('%s and %s are %s', async (one, other, clients) => {
  const limits = new Limits({ join: { points: 1, duration: 60 } });
  expect(await limits.take('join', { address: one }, STRANGER)).toBe(0);
  expect((await limits.take('join', { address: other }, STRANGER)) > 0).toBe(clients === 'one client');
});

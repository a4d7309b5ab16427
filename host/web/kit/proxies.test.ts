import { expect, test } from 'vitest';
import { clientAddress, isLoopback, NO_PROXIES, parseProxies } from './proxies.ts';

const PEER = '127.0.0.1';

// X-Forwarded-For as nginx writes it ($proxy_add_x_forwarded_for) and as RFC 7239, section 7.4, warns of: the left is anybody's.
test.each([
  ['nobody is trusted', undefined, PEER, '203.0.113.9', PEER],
  ['no header', 'loopback', PEER, undefined, PEER],
  ['one proxy', 'loopback', PEER, '203.0.113.9', '203.0.113.9'],
  ['an address that the client made up', 'loopback', PEER, '127.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['somebody who is no proxy', 'loopback', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['two proxies, both trusted', 'loopback,10.0.0.0/8', PEER, '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['two proxies, one trusted', 'loopback', PEER, '203.0.113.9, 10.1.2.3', '10.1.2.3'],
  ['one in a row', '1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['two in a row', '2', '10.0.0.1', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['more said than there are', '3', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 proxy', '2001:db8::/32', '2001:db8::1', '2001:db8:ffff::9, 203.0.113.9', '203.0.113.9'],
  ['IPv4 on an IPv6 socket', '10.0.0.1', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['no address', 'loopback', PEER, 'unknown', PEER],
  ['no address on the way', 'loopback', PEER, '203.0.113.9, _hidden', PEER],
  ['an endless chain', 'loopback', PEER, Array(5_000).fill(PEER).join(), PEER],
])('%s', (_, trust, peer, header, client) =>
  expect(
    clientAddress(peer, header, (trust === undefined ? undefined : parseProxies(trust)) ?? NO_PROXIES),
  ).toBe(client),
);

test.each(['0', '10', 'nginx', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1/', '', ',', 'loopback,x'])(
  'not a proxy: %j',
  (text) => expect(parseProxies(text)).toBeUndefined(),
);

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['127.0.0.1.example.com', false],
])('%s is this machine: %s', (address, own) => expect(isLoopback(address)).toBe(own));

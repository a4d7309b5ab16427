import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { EVERY_ADDRESS, lanAddresses, reachedAt, urlOf } from './lan.ts';

const address = (text: string, internal = false, family = 'IPv4'): NetworkInterfaceInfo =>
  ({ address: text, internal, family }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  zeroconf: [address('169.254.7.7')],
  eth0: [address('10.0.0.4'), address('fe80::1', false, 'IPv6')],
  wlan0: [address('192.168.1.20')],
};

test('addresses of home networks come first; what phones cannot reach is left out', () =>
  expect(lanAddresses(INTERFACES)).toEqual(['192.168.1.20', '10.0.0.4', '172.17.0.1']));

test.each([
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
  ['192.168.1.20', ['192.168.1.20']],
  [EVERY_ADDRESS, ['192.168.1.20', '10.0.0.4', '172.17.0.1']],
])('listening at %s', (host, reached) => expect(reachedAt(host, INTERFACES)).toEqual(reached));

test('an IPv6 address is written in brackets', () =>
  expect(urlOf('::1', 81, 'https')).toBe('https://[::1]:81/'));

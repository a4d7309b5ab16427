import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { unwelcome } from './guard.ts';

test.each([
  ['127.0.0.1:8080', true],
  ['192.168.1.20', true],
  ['[::1]:8080', true],
  ['localhost', true],
  ['LOCALHOST:80', true],
  [`${hostname()}:8080`, true],
  [`${hostname()}.local`, true],
  ['example.com', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['', false],
  ['[', false],
  ['a b', false],
  [undefined, false],
])('addressed to %s: %s', (host, expected) =>
  expect(unwelcome({ host, origin: undefined }) === undefined).toBe(expected),
);

test.each([
  ['a program', { host: '127.0.0.1:1', origin: undefined }, undefined],
  ['our page', { host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' }, undefined],
  ['our page on the default port', { host: '127.0.0.1', origin: 'http://127.0.0.1:80' }, undefined],
  ['another port', { host: '127.0.0.1:1', origin: 'http://127.0.0.1:2' }, /cannot talk/],
  ['the same machine by another name', { host: '127.0.0.1:1', origin: 'http://localhost:1' }, /cannot talk/],
  ['a file', { host: '127.0.0.1:1', origin: 'null' }, /cannot talk/],
  ['a stranger', { host: 'example.com', origin: 'http://example.com' }, /Use its address/],
])('unwelcome: %s', (_, caller, expected) => {
  const words = unwelcome(caller)?.words;
  if (expected === undefined) expect(words).toBeUndefined();
  else expect(words).toMatch(expected);
});

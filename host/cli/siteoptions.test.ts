// Other sites that are let in: each is an origin, and a mistake is named with what would do.
import { expect, test } from 'vitest';
import { readSite } from './siteoptions.ts';

test('nobody is let in unless named', () => {
  expect(readSite({ http: '0' }).others).toEqual({ readers: [], frames: [] });
});

test('origins, each once, as browsers send them', () => {
  const allowOrigin = [
    'http://192.168.1.30:8123',
    'https://Home.example.org:443/',
    'https://home.example.org',
  ];
  expect(readSite({ http: '0', allowOrigin, allowFrame: ['http://localhost:8123'] }).others).toEqual({
    readers: ['http://192.168.1.30:8123', 'https://home.example.org'],
    frames: ['http://localhost:8123'],
  });
});

test.each([
  ['*', /^--allow-frame \*: expected the origin of one site/],
  ['https://*.example.org', /such as https:\/\/home\.example\.org:8123$/],
  ['home.example.org', /such as https:\/\/home\.example\.org:8123$/],
  ['null', /expected the origin/],
  ['file:///home/ann/page.html', /expected the origin/],
  ['https://home.example.org:8123/lovelace/0', /without a path, such as https:\/\/home\.example\.org:8123$/],
  ["https://a.org; script-src 'unsafe-inline'", /expected the origin/],
])('%s is refused', (text, words) => {
  expect(() => readSite({ http: '0', allowFrame: [text] })).toThrow(words);
});

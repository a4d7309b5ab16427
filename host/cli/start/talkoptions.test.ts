// Options of a table that talks to other programs: each mistake is named, with what would do.
import { expect, test } from 'vitest';
import { readTalk, type TalkOptions } from './talkoptions.ts';

test('a table talks to nobody unless it is asked to', () => {
  expect(readTalk({})).toEqual({ broker: undefined, webhooks: [], secretFile: undefined });
});

test.each<[TalkOptions, object]>([
  [{ mqtt: 'mqtt://127.0.0.1' }, { url: 'mqtt://127.0.0.1', username: '', prefix: 'homeassistant' }],
  [
    { mqtt: 'mqtts://club%40home@broker.example.org:8883', mqttDiscovery: 'ha/main' },
    { url: 'mqtts://broker.example.org:8883', username: 'club@home', prefix: 'ha/main' },
  ],
  [
    { mqtt: 'ws://10.0.0.2:9001/mqtt', mqttDiscovery: 'off' },
    { url: 'ws://10.0.0.2:9001/mqtt', prefix: undefined },
  ],
])('%j is a broker', (options, broker) => {
  expect(readTalk(options)).toMatchObject({ broker });
});

test.each<[TalkOptions, RegExp]>([
  [{ mqtt: '192.168.1.10' }, /^--mqtt 192\.168\.1\.10: expected the address of a broker, such as mqtt:/],
  [{ mqtt: 'http://broker' }, /such as mqtt:/],
  [{ mqtt: 'mqtt://me:secret@broker' }, /Set MUGGINS_BROKER_PASSWORD instead/],
  [
    { mqtt: 'mqtt://broker', mqttDiscovery: 'home assistant#' },
    /^--mqtt-discovery home assistant#: .* or off/,
  ],
])('%j is refused', (options, words) => {
  expect(() => readTalk(options)).toThrow(words);
});

test('webhooks are as many as are named, each once', () => {
  const webhook = ['https://example.org/a', 'http://10.0.0.2:8080/b?c', 'https://example.org/a'];
  expect(readTalk({ webhook }).webhooks).toEqual(webhook.slice(0, 2));
});

test('a password is never said again', () => {
  expect(() => readTalk({ mqtt: 'mqtt://me:secret@broker' })).not.toThrow(/secret/);
});

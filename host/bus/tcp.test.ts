// The hall's own broker by TCP, plain and with TLS: who may log in, and what they may do, is as by WebSocket (broker.test.ts).
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTls } from '../cli/tls.ts';
import { BODY_BYTES, type EmbeddedBroker, embeddedBroker, Nonces, passwordOf, topicsOf } from './index.ts';
import { fakeTime } from './testing/faketime.ts';

const topics = topicsOf('h1');
const KEY = 'key of four';

describe.each(['mqtt', 'mqtts'] as const)('%s', (scheme) => {
  let nonces: Nonces;
  let broker: EmbeddedBroker;
  let url: string;
  let ca: string | undefined;

  beforeEach(async () => {
    nonces = new Nonces();
    broker = await embeddedBroker({
      hall: 'h1',
      authenticate: (table, password) => nonces.admits(table, password, table === '4' ? KEY : 'another key'),
      clock: fakeTime(),
    });
    const folder = mkdtempSync(join(tmpdir(), 'muggins-tcp-'));
    const tls = scheme === 'mqtt' ? undefined : await readTls({ kind: 'selfSigned' }, folder);
    ca = tls?.cert;
    url = `${scheme}://127.0.0.1:${await broker.listen({ port: 0, tls })}`;
  });
  afterEach(() => broker.close());

  async function client(options: IClientOptions = {}): Promise<MqttClient> {
    const made = mqtt.connect(url, {
      clientId: '4',
      username: '4',
      password: passwordOf(KEY, '4', nonces.make('4')),
      reconnectPeriod: 0,
      ...(ca === undefined ? {} : { ca }),
      ...options,
    });
    made.on('error', () => {});
    await new Promise<void>((resolve) =>
      made.once('connect', () => resolve()).once('close', () => resolve()),
    );
    return made;
  }

  test('a table with its key is let in, and hears its own topics alone', async () => {
    const line = await client();
    expect(line.connected).toBe(true);
    expect(await line.subscribeAsync(topics.seat('4'))).toMatchObject([{ qos: 0 }]);
    await expect(line.subscribeAsync(topics.seat('5'))).rejects.toThrow();
    await line.endAsync();
  });

  test.each<[string, () => IClientOptions]>([
    ['another key', () => ({ password: passwordOf('key of five', '4', nonces.make('4')) })],
    ['no password', () => ({ password: '' })],
    ['another id', () => ({ clientId: '5' })],
    ['the name of the hall', () => ({ username: 'hall', clientId: 'hall' })],
  ])('%s is refused', async (_, options) => {
    expect((await client(options())).connected).toBe(false);
  });

  test.each([
    ["another table's topic", topics.result('5'), '{}'],
    ['what the hall says', topics.night, '{}'],
    ['a body that is too long', topics.result('4'), 'x'.repeat(BODY_BYTES + 1)],
  ])('publishing %s breaks the line', async (_, topic, body) => {
    const line = await client();
    const gone = new Promise<void>((resolve) => line.once('close', () => resolve()));
    line.publish(topic, body, { qos: 1 }, () => {});
    await gone;
    expect(line.connected).toBe(false);
  });

  test('whoever says nothing does not keep the hall from ending', async () => {
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await once(silent, 'connect');
    const gone = once(silent, 'close');
    await broker.close();
    await gone;
  });
});

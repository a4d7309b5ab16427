import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  BODY_BYTES,
  type Bus,
  type BusMessage,
  connectBus,
  type EmbeddedBroker,
  embeddedBroker,
  isGenuine,
  Nonces,
  parseMessage,
  passwordOf,
  topicsOf,
  withMac,
} from './index.ts';
import { fakeTime } from './testing/faketime.ts';

const topics = topicsOf('h1');
const KEYS: Readonly<Record<string, string>> = { 4: 'key of four', 5: 'key of five' };

let nonces: Nonces;
let broker: EmbeddedBroker;
let server: Server;
let url: string;
let hall: Bus;
let heard: BusMessage[];
let more: () => void;
/** Stands still unless a test moves it: whatever is limited by the second is limited once. */
const clock = fakeTime();

beforeEach(async () => {
  nonces = new Nonces();
  broker = await embeddedBroker({
    hall: 'h1',
    authenticate: (table, password) => nonces.admits(table, password, KEYS[table] ?? ''),
    clock,
  });
  server = createServer((_, response) => response.end('the page'));
  server.on('upgrade', (request, socket, head) => {
    if (!broker.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as { readonly port: number }).port}/mqtt`;
  hall = broker.hallBus();
  heard = [];
  more = () => {};
  hall.subscribe(topics.everything, (message) => {
    heard.push(message);
    more();
  });
  if (!hall.connected) await once(hall as never, 'connected');
});
afterEach(async () => {
  await hall.close();
  await broker.close();
  server.close();
});

const password = (table: string): string => passwordOf(KEYS[table] ?? '', table, nonces.make(table));

/** A client of anybody's make. */
async function client(username: string, options: IClientOptions = {}): Promise<MqttClient> {
  const made = mqtt.connect(url, {
    clientId: username,
    username,
    password: password(username),
    reconnectPeriod: 0,
    keepalive: 5,
    ...options,
  });
  // A refusal comes as an error, and then the line is closed: `close` is what the tests wait for.
  made.on('error', () => {});
  await new Promise<void>((resolve) => made.once('connect', () => resolve()).once('close', () => resolve()));
  return made;
}

const closing = (line: MqttClient): Promise<void> =>
  new Promise((resolve) => line.once('close', () => resolve()));

async function hears(mark: string): Promise<void> {
  const has = (): boolean => heard.some(({ body }) => (body as { readonly mark?: string }).mark === mark);
  while (!has())
    await new Promise<void>((resolve) => {
      more = resolve;
    });
}

const say = (from: MqttClient, topic: string, text: string): Promise<unknown> =>
  from.publishAsync(topic, text, { qos: 1 });

test('a password of a nonce opens one connection, and no second one', async () => {
  const once4 = password('4');
  const first = await client('4', { password: once4 });
  expect(first.connected).toBe(true);
  const again = await client('4', { password: once4 });
  expect(again.connected).toBe(false);
  expect(first.connected).toBe(true);
  await first.endAsync();
});

test.each<[string, () => IClientOptions]>([
  ["another table's key", () => ({ password: passwordOf('key of five', '4', nonces.make('4')) })],
  ["another table's nonce", () => ({ password: passwordOf('key of four', '4', nonces.make('5')) })],
  ['no password', () => ({ password: '' })],
  ["another table's id", () => ({ clientId: '5' })],
  ['the name of the hall', () => ({ username: 'hall', clientId: 'hall' })],
  ['no keepalive', () => ({ keepalive: 0 })],
  ['MQTT 5', () => ({ protocolVersion: 5 })],
])('nobody gets in with %s', async (_, options) => {
  expect((await client('4', options())).connected).toBe(false);
});

test('the page on the same port is still served, and other sockets are not the broker', async () => {
  expect(await (await fetch(url.replace('ws:', 'http:'))).text()).toBe('the page');
  const stray = mqtt.connect(url.replace('/mqtt', '/live'), { reconnectPeriod: 0 });
  stray.on('error', () => {});
  await new Promise<void>((resolve) => stray.once('close', () => resolve()));
  expect(stray.connected).toBe(false);
});

test('a bus asks for a password anew for each connection', async () => {
  const bus = connectBus({ url, credentials: async () => ({ username: '4', password: password('4') }) });
  await once(bus as never, 'connected');
  const back = once(bus as never, 'disconnected').then(() => once(bus as never, 'connected'));
  const other = await client('4');
  const gone = new Promise<void>((resolve) => other.once('close', () => resolve()));
  await Promise.all([back, gone]);
  await bus.close();
});

describe('attacks', () => {
  let five: MqttClient;
  beforeEach(async () => {
    five = await client('5');
  });
  afterEach(() => five.endAsync(true));

  test.each([
    ['no JSON', '{"mark":'],
    ['not even text', '\u0000\ufffd'],
    ['nothing', ''],
  ])('%s reaches no listener', async (_, text) => {
    await say(five, topics.result('5'), text);
    await say(five, topics.result('5'), '{"mark":"next"}');
    await hears('next');
    expect(heard).toEqual([{ topic: topics.result('5'), body: { mark: 'next' } }]);
  });

  test('a body that is too long closes the line, and reaches nobody', async () => {
    const four = await client('4');
    const closed = closing(four);
    four.publish(topics.result('4'), `"${'x'.repeat(BODY_BYTES)}"`, { qos: 1 }, () => {});
    await closed;
    await say(five, topics.result('5'), '{"mark":"five"}');
    await hears('five');
    expect(heard).toHaveLength(1);
  });

  test('a packet that says it is huge is not waited for', async () => {
    const four = await client('4');
    const closed = closing(four);
    four.publish(topics.result('4'), 'x'.repeat(1_000_000), { qos: 0 }, () => {});
    await closed;
    expect(five.connected).toBe(true);
  });

  test('a flood closes the line of its table; whoever else is there is heard in between', async () => {
    const four = await client('4');
    const closed = closing(four);
    for (let count = 0; count < 5_000; count++)
      four.publish(topics.state('4'), `{"mark":"${count}"}`, { qos: 0 }, () => {});
    await say(five, topics.result('5'), '{"mark":"five"}');
    await hears('five');
    await closed;
    expect(heard.filter(({ topic }) => topic === topics.state('4')).length).toBeLessThanOrEqual(200);
    expect(five.connected).toBe(true);
  });

  test('a table that sends as much as it may is not cut off, however long', async () => {
    for (let second = 0; second < 20; second++) {
      clock.pass(1_000);
      for (let count = 0; count < 40; count++) five.publish(topics.state('5'), '{}', { qos: 0 });
      await say(five, topics.result('5'), `{"mark":"${second}"}`);
      clock.pass(50);
      await hears(String(second));
    }
    expect(five.connected).toBe(true);
  });

  test('a subscription to what is not its own is refused', async () => {
    const granted = await five
      .subscribeAsync([topics.receipt('5'), topics.receipt('4'), '#', '$SYS/#'], { qos: 1 })
      .catch((error: Error) => error);
    const four = await client('4');
    await hall.publish(topics.receipt('4'), { secret: true }, { retain: true });
    const got: string[] = [];
    five.on('message', (topic) => got.push(topic));
    await hall.publish(topics.receipt('5'), { yours: true }, { retain: true });
    await five.subscribeAsync(topics.receipt('5'), { qos: 1 });
    while (got.length === 0) await new Promise((resolve) => five.once('message', resolve));
    expect(new Set(got)).toEqual(new Set([topics.receipt('5')]));
    expect(granted).toBeDefined();
    await four.endAsync(true);
  });
});

test('a mark that was forged on the way, and an unknown field, are found', () => {
  const ask = withMac('key of four', { id: { journal: 'j', game: 3 }, revision: 1, side: 0 });
  const read = (body: object) => parseMessage('ask', JSON.parse(JSON.stringify(body)));
  expect(isGenuine('key of four', read(ask) ?? { mac: '' })).toBe(true);
  expect(isGenuine('key of four', read({ ...ask, side: 1 }) ?? { mac: '' })).toBe(false);
  expect(isGenuine('key of five', read(ask) ?? { mac: '' })).toBe(false);
  expect(read({ ...ask, more: 1 })).toBeUndefined();
});

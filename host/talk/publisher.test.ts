// A table on a broker: what a client sees of a whole game, and what Home Assistant makes of it.
import { describe, expect, test } from 'vitest';
import { toolFound } from '../../firmware/testing/tools.ts';
import { findPreset, type RuleSet, SIX_CARD } from '../../shared/rules/index.ts';
import type { LanguageCode } from '../../shared/words/generated/languages.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { systemClock } from '../system/clock.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { Rig } from '../table/testing/rig.ts';
import { Cable } from '../web/testing/cable.ts';
import { BODY_BYTES, Broker } from './broker.ts';
import { discoveryOf } from './discovery.ts';
import type { factsOf, News } from './facts.ts';
import { Publisher } from './publisher.ts';
import { Ear } from './testing/ear.ts';
import { DISCOVERY_TOPIC, deviceDiscovery, statesOf } from './testing/homeassistant.ts';
import { startMosquitto } from './testing/mosquitto.ts';
import { topicsFor } from './topics.ts';

// Debian has mosquitto where only root looks.
process.env.PATH += ':/usr/sbin';

const ID = '0f8c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const LOGIN = { username: '', password: '', client: 'muggins-0f8c1d2e3a4b4c5' };

type TableFacts = ReturnType<typeof factsOf>;
type EventFacts = News['facts'] & { readonly event_type: string };

/** A table that publishes through a cable. */
async function open(port: number) {
  const cable = await Cable.lay(() => port);
  const rig = new Rig({ players: ['Ann', 'Bob'] });
  const language: { code: LanguageCode } = { code: 'en' };
  const publisher = new Publisher({
    table: rig.table,
    id: ID,
    language: () => LANGUAGES[language.code],
    prefix: 'homeassistant',
    version: '1.2.3',
    page: 'http://192.168.1.20:8121/',
    clock: systemClock,
    dial: (will) => new Broker({ url: `mqtt://127.0.0.1:${new URL(cable.url).port}`, will, ...LOGIN }),
  });
  const close = async () => {
    await publisher.close();
    await cable.close();
  };
  return { rig, cable, language, publisher, close };
}

const peg = (rig: Rig, seat: number, points: number): void => {
  const result = rig.table.command({ type: 'peg', seat, points });
  if (!result.ok) throw new Error(result.refusal.code);
};

describe.skipIf(!toolFound('mosquitto'))('mosquitto carries', () => {
  test('a whole game, to a client that was there and to one that came late', async () => {
    const broker = await startMosquitto();
    const ear = await Ear.open(broker.port, 'muggins/+/+', 'homeassistant/#');
    const { rig, close } = await open(broker.port);
    rig.table.command({ type: 'free' });
    await ear.until(({ topic, text }) => topic.endsWith('/status') && text === 'online');
    const points = [29, 12, 29, 8, 29, 0, 29, 16, 5].entries();
    for (const [at, each] of points) if (each > 0) peg(rig, at % 2, each);
    await ear.until(({ topic, text }) => topic.endsWith('/event') && text.includes('"win"'));
    const final = await ear.until(
      ({ topic, text }) => topic.endsWith('/state') && /"winner":"Ann"/.test(text),
    );

    // Moves before the line was up are told as well: they are fresh.
    const events = ear.all<EventFacts>('/event').filter(({ event_type }) => event_type !== 'move');
    expect(events.map(({ event_type, sides }) => [event_type, ...sides.map(({ score }) => score)])).toEqual([
      ['score', 29, 0],
      ['score', 29, 12],
      ['score', 58, 12],
      ['score', 58, 20],
      ['score', 87, 20],
      ['score', 116, 20],
      ['score', 116, 36],
      ['win', 121, 36],
    ]);
    expect(events[0]).toMatchObject({
      words: 'Ann pegs 29.',
      fact: { code: 'pegs', seat: 0, points: 29 },
    });
    expect(JSON.parse(final.text) as TableFacts).toMatchObject({
      table: ID,
      winner: 'Ann',
      sides: [
        { name: 'Ann', score: 121, toGo: 0 },
        { name: 'Bob', score: 36, toGo: 85 },
      ],
    });

    const late = await Ear.open(broker.port, 'muggins/+/+', 'homeassistant/#');
    const config = await late.until(({ topic }) => DISCOVERY_TOPIC.test(topic));
    const state = await late.until(({ topic }) => topic.endsWith('/state'));
    await late.until(({ topic, text }) => topic.endsWith('/status') && text === 'online');
    expect([config.retained, state.retained]).toEqual([true, true]);
    const discovery = deviceDiscovery.parse(JSON.parse(config.text));
    expect(discovery.device.identifiers).toEqual([`muggins_${ID}`]);
    expect(discovery.availability_topic).toBe(`muggins/${ID}/status`);
    expect(statesOf(discovery, JSON.parse(state.text))).toEqual({
      side_1: '121',
      side_2: '36',
      turn: 'None',
      dealer: 'None',
      crib: 'None',
      prompt: expect.stringMatching(/.+/),
      ruling: 'None',
      winner: 'Ann',
      board: 'True',
    });

    await close();
    await late.until(({ topic, text }) => topic.endsWith('/status') && text === 'offline');
    await late.close();
    await ear.close();
    await broker.close();
  });

  test('a line that breaks: the broker says so, and all is told again when it is back', async () => {
    const broker = await startMosquitto();
    const { rig, cable, close } = await open(broker.port);
    const ear = await Ear.open(broker.port, 'muggins/+/+');
    rig.table.command({ type: 'free' });
    const isStatus = (wanted: string) => () =>
      ear.heard.findLast(({ topic }) => topic.endsWith('/status'))?.text === wanted;
    await ear.until(isStatus('online'));
    cable.pull();
    peg(rig, 0, 7);
    await ear.until(isStatus('offline'));
    await ear.until(isStatus('online'));
    const told = await ear.until(
      ({ topic, text }) => topic.endsWith('/event') && text.includes('"event_type":"score"'),
    );
    expect(JSON.parse(told.text)).toMatchObject({ event_type: 'score', words: 'Ann pegs 7.' });
    await ear.until(({ topic, text }) => topic.endsWith('/state') && text.includes('"score":7'));
    await ear.close();
    await close();
    await broker.close();
  });
});

describe('what Home Assistant is told', () => {
  const topics = topicsFor(ID, 'homeassistant');
  const told = (sides: readonly string[], code: LanguageCode = 'en', page?: string) => {
    return discoveryOf({ id: ID, topics, sides, language: LANGUAGES[code], version: '1.2.3', page });
  };

  test.each(['en', 'fr'] as const)('fits its schema and a broker, with the longest names (%s)', (code) => {
    const payload = told(Array(4).fill('é'.repeat(60)), code, 'https://table.example.org/');
    expect(deviceDiscovery.parse(payload)).toEqual(payload);
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(BODY_BYTES);
    expect(topics.discovery).toMatch(DISCOVERY_TOPIC);
  });

  test('every entity has an id of its own, which is the same in every language', () => {
    const idsOf = (code: LanguageCode): readonly string[] =>
      Object.values(deviceDiscovery.parse(told(['Ann', 'Bob'], code)).components).flatMap((each) =>
        'unique_id' in each ? [each.unique_id, each.default_entity_id] : [],
      );
    expect(new Set(idsOf('en')).size).toBe(idsOf('en').length);
    expect(idsOf('fr')).toEqual(idsOf('en'));
    expect(idsOf('en').filter((id) => !id.includes(ID) && !/^\w+\.muggins_\w+$/.test(id))).toEqual([]);
  });

  test('sides that are there no more are taken away', () => {
    const { components } = deviceDiscovery.parse(told(['Ann', 'Bob', 'Cid']));
    expect(components.side_3).toMatchObject({ name: 'Cid' });
    expect(components.side_4).toEqual({ platform: 'sensor' });
  });
});

/** A broker that is up or down as a test wants, and takes down what is published. */
class SwitchedBroker {
  connected = false;
  readonly sent: { readonly topic: string; readonly text: string }[] = [];
  #connected: () => void = () => {};

  on(event: string, heard: () => void): this {
    if (event === 'connected') this.#connected = heard;
    return this;
  }

  up(is: boolean): void {
    this.connected = is;
    if (is) this.#connected();
  }

  async publish(topic: string, body: object | string): Promise<boolean> {
    if (this.connected) this.sent.push({ topic, text: `${body}` });
    return this.connected;
  }

  async close(): Promise<void> {}
}

/** A table that publishes to a broker which is not up yet. */
function publish({ table }: Rig) {
  const [clock, broker] = [fakeTime(), new SwitchedBroker()];
  const rest = { prefix: undefined, version: '1', page: undefined };
  const language = () => LANGUAGES.en;
  new Publisher({ table, id: ID, language, dial: () => broker as never, clock, ...rest });
  return { clock, broker };
}

test('after a long silence the state is told, and no move that is history by then', async () => {
  const rig = new Rig({ players: ['Ann', 'Bob'] });
  const { broker, clock } = publish(rig);
  rig.table.command({ type: 'free' });
  peg(rig, 0, 3);
  clock.pass(31_000);
  peg(rig, 1, 4);
  broker.up(true);
  await expect.poll(() => broker.sent.filter(({ topic }) => topic.endsWith('/event')).length).toBe(1);
  expect(broker.sent.map(({ topic }) => topic.split('/').at(-1))).toEqual(['status', 'state', 'event']);
  expect(JSON.parse(broker.sent[1]?.text ?? '')).toMatchObject({ sides: [{ score: 3 }, { score: 4 }] });
  expect(JSON.parse(broker.sent[2]?.text ?? '')).toMatchObject({ words: 'Bob pegs 4.' });
});

test('partners are one side, by both names', async () => {
  const found = findPreset('six-card-4');
  const rules: Partial<RuleSet> = found.ok ? found.value : SIX_CARD;
  const rig = new Rig({ players: ['Ann', 'Bob', 'Cid', 'Dee'], rules });
  const { broker } = publish(rig);
  broker.up(true);
  const state = JSON.parse(broker.sent[1]?.text ?? '') as TableFacts;
  expect(state.sides.map(({ name }) => name)).toEqual(['Ann + Cid', 'Bob + Dee']);
});

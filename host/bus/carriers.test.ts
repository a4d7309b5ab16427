import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolFound } from '../../firmware/testing/tools.ts';
import { BODY_BYTES, type Bus, type BusMessage, topicsOf } from './index.ts';
import { CARRIERS, type Carrier, HALL } from './testing/carriers.ts';

const topics = topicsOf(HALL);
// Debian has mosquitto where only root looks.
process.env.PATH += ':/usr/sbin';

async function isUp(bus: Bus): Promise<void> {
  if (!bus.connected) await once(bus as never, 'connected');
}

/** What a bus hears, in order; waits for what is to come. */
class Ear {
  readonly heard: BusMessage[] = [];
  #waiting: (() => void)[] = [];

  constructor(bus: Bus, ...patterns: readonly string[]) {
    for (const pattern of patterns) bus.subscribe(pattern, (message) => this.#take(message));
  }

  /** Resolves with the first message that `is` finds. */
  async until(is: (message: BusMessage) => boolean): Promise<BusMessage> {
    for (;;) {
      const found = this.heard.find(is);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  body(body: object): Promise<BusMessage> {
    return this.until((message) => JSON.stringify(message.body) === JSON.stringify(body));
  }

  #take(message: BusMessage): void {
    this.heard.push(message);
    for (const go of this.#waiting.splice(0)) go();
  }
}

describe.each(Object.entries(CARRIERS))('%s', (name, open) => {
  describe.skipIf(name === 'mosquitto' && !toolFound('mosquitto'))('carries', () => {
    let carrier: Carrier;
    let four: Bus;
    let five: Bus;
    let hall: Bus;
    /** Hears all that the hall hears. */
    let ear: Ear;
    beforeAll(async () => {
      carrier = await open();
      hall = carrier.hall;
      ear = new Ear(hall, topics.everything);
      [four, five] = [
        carrier.dial('4', { will: { topic: topics.alive('4'), body: { here: false } } }),
        carrier.dial('5'),
      ];
      await Promise.all([hall, four, five].map(isUp));
    });
    afterAll(async () => {
      await Promise.all([four, five].map((bus) => bus.close()));
      await carrier.close();
    });

    /** Publishes what the hall may hear, and waits for it: whatever the table published before has come, or never will. */
    async function passes(bus: Bus, mark: string): Promise<void> {
      const table = bus === four ? '4' : '5';
      do await isUp(bus);
      while (!(await bus.publish(topics.ask(table), { mark })));
      await ear.body({ mark });
    }

    test('from a table to the hall, and back', async () => {
      const mine = new Ear(four, topics.receipt('4'), topics.seat('4'));
      await passes(four, 'here');
      expect(await hall.publish(topics.seat('4'), { stage: 'called' }, { retain: true })).toBe(true);
      expect(await hall.publish(topics.receipt('4'), { verdict: 'kept' })).toBe(true);
      expect(await mine.body({ stage: 'called' })).toEqual({
        topic: topics.seat('4'),
        body: { stage: 'called' },
      });
      await mine.body({ verdict: 'kept' });
    });

    test('what is retained, to whoever comes late; and the newest only', async () => {
      await hall.publish(topics.night, { round: 1 }, { retain: true });
      await hall.publish(topics.night, { round: 2 }, { retain: true });
      const late = new Ear(five, topics.night);
      expect(await late.until(() => true)).toEqual({ topic: topics.night, body: { round: 2 } });
    });

    test('nothing of another table', async () => {
      const theirs = new Ear(
        five,
        topics.seat('4'),
        topics.every('receipt'),
        topics.everything,
        topics.receipt('5'),
      );
      await hall.publish(topics.seat('4'), { secret: 1 }, { retain: true });
      await hall.publish(topics.receipt('4'), { secret: 2 });
      await hall.publish(topics.receipt('5'), { yours: 1 }, { retain: true });
      await theirs.body({ yours: 1 });
      // Mosquitto takes the pattern for everything, and passes on what table 5 may read.
      const allowed = [topics.receipt('5'), topics.night];
      expect(theirs.heard.filter(({ topic }) => !allowed.includes(topic))).toEqual([]);
    });

    test.each([
      ["another table's result", () => topics.result('4')],
      ['its own receipt', () => topics.receipt('7')],
      ['the standings', () => topics.standings],
      ['another hall', () => topicsOf('h2').result('7')],
      ['nonsense', () => 'nonsense'],
    ])('nothing to %s', async (what, topic) => {
      const forger = carrier.dial('7');
      await isUp(forger);
      const cutOff = name === 'mosquitto' ? undefined : once(forger as never, 'disconnected');
      await forger.publish(topic(), { forged: what });
      await cutOff;
      await passes(four, `after ${what}`);
      await passes(five, `also after ${what}`);
      expect(ear.heard.filter(({ body }) => Object.hasOwn(body as object, 'forged'))).toEqual([]);
      await forger.close();
    });

    test('a body of 8 KiB, and no longer one', async () => {
      const most = { text: 'x'.repeat(BODY_BYTES - '{"text":""}'.length) };
      await isUp(four);
      expect(await four.publish(topics.result('4'), most)).toBe(true);
      await ear.body(most);
      expect(() => four.publish(topics.result('4'), { text: `${most.text}x` })).toThrow(RangeError);
    });

    test('nobody with a wrong password, or none that it knows', async () => {
      const strangers = [
        carrier.dial('4', { password: 'guess' }),
        carrier.dial('6'),
        carrier.dial('hall', { password: '' }),
      ];
      await Promise.all(strangers.map((each) => each.publish(topics.ask('4'), { stranger: true })));
      await passes(four, 'in spite of strangers');
      expect(strangers.map(({ connected }) => connected)).toEqual([false, false, false]);
      expect(ear.heard.filter(({ body }) => Object.hasOwn(body as object, 'stranger'))).toEqual([]);
      await Promise.all(strangers.map((each) => each.close()));
    });

    test('the last will of a line that breaks; subscriptions outlive it', async () => {
      const mine = new Ear(four, topics.tell('4'));
      await passes(four, 'before the cut');
      await four.publish(topics.alive('4'), { here: true }, { retain: true });
      await ear.body({ here: true });
      const lost = once(four as never, 'disconnected');
      carrier.cut();
      await lost;
      await ear.body({ here: false });
      await isUp(four);
      await passes(four, 'after the cut');
      await hall.publish(topics.tell('4'), { again: 1 });
      await mine.body({ again: 1 });
      await isUp(five);
    });

    test('no will of one that takes leave', async () => {
      const before = ear.heard.length;
      await isUp(five);
      await five.close();
      expect(await five.publish(topics.ask('5'), { late: 1 })).toBe(false);
      five = carrier.dial('5', { will: { topic: topics.alive('5'), body: { here: false } } });
      await isUp(five);
      await five.close();
      await passes(four, 'after a leave');
      expect(ear.heard.slice(before).filter(({ topic }) => topic === topics.alive('5'))).toEqual([]);
      five = carrier.dial('5');
      await isUp(five);
    });
  });
});

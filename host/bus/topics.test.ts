import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayPublish, maySubscribe } from './access.ts';
import { FROM_TABLE, fitsPattern, TO_ALL, TO_TABLE, topicsOf } from './topics.ts';
import '../testing/seed.ts';

const topics = topicsOf('h1');
const TABLE_KINDS = [...FROM_TABLE, ...TO_TABLE];
const table = fc.integer({ min: 1, max: 999 }).map(String);

test('every topic is read as it was written, and fits its own patterns only', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...TABLE_KINDS),
      fc.constantFrom(...TABLE_KINDS),
      (at, kind, other) => {
        const topic = topics[kind](at);
        expect(topics.read(topic)).toEqual({ kind, table: at });
        expect(fitsPattern(topics.everything, topic)).toBe(true);
        expect(fitsPattern(topics.every(other), topic)).toBe(kind === other);
      },
    ),
  );
});

test.each([
  'muggins/1/h1/table/4/result/more',
  'muggins/1/h1/table/0/result',
  'muggins/1/h1/table/04/result',
  'muggins/1/h1/table/+/result',
  'muggins/1/h1/table/4/nonsense',
  'muggins/1/h2/table/4/result',
  'muggins/1/h10/night',
  'muggins/2/h1/night',
  'muggins/1/h1/table',
  'muggins/1/h1',
  '',
])('"%s" is no topic of this hall', (topic) => {
  expect(topics.read(topic)).toBeUndefined();
});

// MQTT 3.1.1, 4.7.1, with its own examples.
test.each([
  ['sport/tennis/player1/#', 'sport/tennis/player1', true],
  ['sport/tennis/player1/#', 'sport/tennis/player1/score/wimbledon', true],
  ['#', 'sport', true],
  ['sport/tennis/+', 'sport/tennis/player1', true],
  ['sport/tennis/+', 'sport/tennis/player1/ranking', false],
  ['sport/+', 'sport', false],
  ['sport/+', 'sport/', true],
  ['sport', 'sport/tennis', false],
] as const)('%s and %s: %s', (pattern, topic, fits) => {
  expect(fitsPattern(pattern, topic)).toBe(fits);
});

describe('access', () => {
  test('a table publishes what is its own, and nobody else does but the hall', () => {
    fc.assert(
      fc.property(table, table, fc.constantFrom(...TABLE_KINDS), (who, at, kind) => {
        const own = who === at && FROM_TABLE.some((each) => each === kind);
        expect(mayPublish('h1', who, topics[kind](at))).toBe(own);
        expect(mayPublish('h2', who, topics[kind](at))).toBe(false);
        expect(mayPublish('h1', 'hall', topics[kind](at))).toBe(true);
        const hears = who === at && TO_TABLE.some((each) => each === kind);
        expect(maySubscribe('h1', who, topics[kind](at))).toBe(hears);
      }),
    );
  });

  test.each(['', 'x', '04', '+', '#', 'table', 'hall2', 'Hall'])('"%s" may do nothing', (who) => {
    for (const kind of TO_ALL) {
      expect(mayPublish('h1', who, topics[kind])).toBe(false);
      expect(maySubscribe('h1', who, topics[kind])).toBe(false);
    }
    for (const kind of TABLE_KINDS) {
      expect(mayPublish('h1', who, topics[kind](who))).toBe(false);
      expect(maySubscribe('h1', who, topics[kind](who))).toBe(false);
    }
  });

  test.each(['#', '+/#', 'muggins/1/h1/#', topics.every('seat'), '$SYS/#', 'muggins/1/h1/table/4/#'])(
    'a table may not subscribe to %s',
    (pattern) => expect(maySubscribe('h1', '4', pattern)).toBe(false),
  );
  test.each(['#', '$SYS/#', 'muggins/1/h2/#', 'muggins/1/+/night'])('nor the hall to %s', (pattern) =>
    expect(maySubscribe('h1', 'hall', pattern)).toBe(false),
  );
});

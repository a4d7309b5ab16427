import { expect, test } from 'vitest';
import type { HostMessage } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { Delivery } from './delivery.ts';
import { KeyTimes } from './heard.ts';

/** Time does not pass. */
const STILL: Clock = { now: () => 0, after: () => () => {} };

test('many who ask hear of the first answer, each once, and leave no listener behind', () => {
  const sent: HostMessage[] = [];
  const delivery = new Delivery({ send: (message) => sent.push(message), clock: STILL, first: 1 });
  const times = new KeyTimes(delivery);
  const heard: string[] = [];
  for (let who = 1; who <= 20; who++) times.ask((time) => heard.push(`${who} ${time}`));
  expect(delivery.listenerCount('answered')).toBe(1);
  expect(sent.map(({ type }) => type)).toEqual(['readKeyTime']);
  delivery.take({ type: 'keyTime', sequence: 1, time: 700 });
  expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1} 700`));
  delivery.take({ type: 'keyTime', sequence: 2, time: 900 });
  expect(heard).toHaveLength(20);
});

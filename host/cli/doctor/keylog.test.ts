// What the doctor says of keys from what was received of them.
import { expect, test } from 'vitest';
import type { KeyAction, KeyId } from '../../../shared/protocol/index.ts';
import { KeyLog } from './facts.ts';

test.each<[how: string, before: KeyAction[], during: KeyAction[], closed: KeyId[], facts: object]>([
  ['since long before the host came', [], [], ['P1'], { closed: ['P1'], stuck: [], silent: [] }],
  // A host that greets while the contact is looked at receives the press: seen on a busy machine.
  ['since before the trial, and received', ['press'], [], ['P1'], { closed: ['P1'], stuck: [], silent: [] }],
  [
    'before the trial, and let go and pressed in it',
    ['press'],
    ['release', 'press', 'release'],
    [],
    { closed: [], stuck: [], silent: [] },
  ],
  ['since it was pressed in the trial', [], ['press'], [], { closed: [], stuck: ['P1'], silent: [] }],
  ['never', [], [], [], { closed: [], stuck: [], silent: ['P1'] }],
])('a key that is closed %s', (_, before, during, closed, facts) => {
  const log = new KeyLog(2);
  for (const action of before) log.add({ key: 'P1', action, time: 0 });
  log.begin(before.length > 0 ? ['P1'] : closed);
  for (const key of log.left.filter((each) => each !== 'P1')) {
    log.add({ key, action: 'press', time: 100 });
    log.add({ key, action: 'release', time: 200 });
  }
  for (const [at, action] of during.entries()) log.add({ key: 'P1', action, time: 1_000 * (at + 1) });
  expect(log.facts(false, closed)).toMatchObject(facts);
});

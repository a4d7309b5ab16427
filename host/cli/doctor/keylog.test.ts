// What the doctor says of keys from what was heard of them.
import { describe, expect, test } from 'vitest';
import type { KeyAction, KeyId } from '../../../shared/protocol/index.ts';
import { KeyLog } from './facts.ts';

const all = (log: KeyLog): readonly KeyId[] => log.left;

/** Every key but these is pressed and let go. */
function tried(log: KeyLog, but: readonly KeyId[]): void {
  for (const key of all(log).filter((each) => !but.includes(each))) {
    log.add({ key, action: 'press', time: 100 });
    log.add({ key, action: 'release', time: 200 });
  }
}

describe('a key that is closed', () => {
  test.each<{
    readonly how: string;
    readonly before: readonly KeyAction[];
    readonly during: readonly KeyAction[];
    readonly closed: readonly KeyId[];
    readonly facts: object;
  }>([
    {
      how: 'since long before the host came',
      before: [],
      during: [],
      closed: ['P1'],
      facts: { closed: ['P1'], stuck: [], silent: [] },
    },
    {
      // A host that greets while the contact is looked at hears it close: seen on a busy machine.
      how: 'since before the trial, and heard',
      before: ['press'],
      during: [],
      closed: ['P1'],
      facts: { closed: ['P1'], stuck: [], silent: [] },
    },
    {
      how: 'before the trial, and let go and pressed in it',
      before: ['press'],
      during: ['release', 'press', 'release'],
      closed: [],
      facts: { closed: [], stuck: [], silent: [] },
    },
    {
      how: 'since it was pressed in the trial',
      before: [],
      during: ['press'],
      closed: [],
      facts: { closed: [], stuck: ['P1'], silent: [] },
    },
    { how: 'never', before: [], during: [], closed: [], facts: { closed: [], stuck: [], silent: ['P1'] } },
  ])('$how', ({ before, during, closed, facts }) => {
    const log = new KeyLog(2);
    for (const action of before) log.add({ key: 'P1', action, time: 0 });
    log.begin(before.length > 0 ? ['P1'] : closed);
    tried(log, ['P1']);
    during.forEach((action, i) => {
      log.add({ key: 'P1', action, time: 1_000 * (i + 1) });
    });
    expect(log.facts(false, closed)).toMatchObject(facts);
  });
});

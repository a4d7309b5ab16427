// Keys of any roles in one file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Credentials } from './credentials.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-credentials-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'k'.repeat(22);
const HALL = { desk: 2, player: 80 };

describe('places of several roles', () => {
  test('an invitation gives its own place, and a key is one place at a time', () => {
    const keys = new Credentials(HALL);
    expect(keys.take(keys.invitationTo('player', 79) ?? '', KEY)).toEqual({ role: 'player', place: 79 });
    expect(keys.placeOf(KEY)).toEqual({ role: 'player', place: 79 });
    expect(keys.take(keys.invitationTo('desk', 1) ?? '', KEY)).toEqual({ role: 'desk', place: 1 });
    expect([keys.isTaken('player', 79), keys.isTaken('desk', 1)]).toEqual([false, true]);
    expect(keys.invitationTo('desk', 2)).toBeUndefined();
  });

  test('a code that is used, and a role that is taken back, are told once they hold', () => {
    const keys = new Credentials(HALL);
    const told: boolean[] = [];
    keys.changed = () => told.push(keys.isTaken('desk', 0));
    keys.take(keys.invitationTo('desk', 0) ?? '', KEY);
    keys.renewAll('desk');
    expect(told).toEqual([true, false]);
  });

  test('a site that gets another role, or more places, keeps everything it had', () => {
    const file = join(folder, 'grown.json');
    const small = new Credentials({ desk: 1 }, { file });
    small.take(small.invitationTo('desk', 0) ?? '', KEY);
    const grown = new Credentials(HALL, { file });
    expect([grown.token, grown.placeOf(KEY)]).toEqual([small.token, { role: 'desk', place: 0 }]);
    // What is new is kept at once: an invitation that was shown is good after the next start as well.
    const again = new Credentials(HALL, { file });
    expect(again.invitationTo('player', 5)).toBe(grown.invitationTo('player', 5));
  });
});

describe('places that are lent to people', () => {
  const ROLES = { player: 2 };
  const code = (keys: Credentials, whose: string): string =>
    keys.invitationTo('player', keys.lend('player', whose) ?? -1) ?? '';

  test('everybody has one place, whichever phone takes it, over every start', () => {
    const file = join(folder, 'lent.json');
    const keys = new Credentials(ROLES, { file });
    expect(keys.lend('player', 'ann')).toBe(0);
    expect(keys.lend('player', 'ann')).toBe(0);
    expect(keys.take(code(keys, 'ann'), KEY)).toEqual({ role: 'player', place: 0 });
    keys.renew('player', 0);
    const again = new Credentials(ROLES, { file });
    expect([again.placeOf(KEY), again.whoseIs('player', 0), again.lentTo('player', 'ann')]).toEqual([
      undefined,
      'ann',
      0,
    ]);
    expect([again.lentTo('player', 'bob'), again.whoseIs('player', 1)]).toEqual([undefined, undefined]);
  });

  test('a place that no phone has taken is lent to somebody else under another code; a taken one never', () => {
    const keys = new Credentials(ROLES);
    keys.take(code(keys, 'ann'), KEY);
    const bobs = code(keys, 'bob');
    expect(keys.lend('player', 'cid')).toBe(1);
    expect(keys.take(bobs, 'c'.repeat(22))).toBeUndefined();
    keys.take(code(keys, 'cid'), 'c'.repeat(22));
    expect(keys.lend('player', 'dot')).toBeUndefined();
    expect([keys.whoseIs('player', 0), keys.whoseIs('player', 1)]).toEqual(['ann', 'cid']);
  });

  test('a phone that takes another place leaves its own to whoever it was lent to', () => {
    const keys = new Credentials(ROLES);
    const anns = code(keys, 'ann');
    keys.take(anns, KEY);
    expect(keys.take(code(keys, 'bob'), KEY)).toEqual({ role: 'player', place: 1 });
    expect([keys.isTaken('player', 0), keys.whoseIs('player', 0)]).toEqual([false, 'ann']);
    expect(keys.take(anns, 'c'.repeat(22))).toBeUndefined();
  });
});

test.each([
  ['no JSON', '{'],
  ['another file', '{"brightness":7}'],
  ['a token that is none', '{"token":"x","hosts":[],"desks":[]}'],
])('%s: everything is made anew', (what, text) => {
  const file = join(folder, `${what}.json`);
  writeFileSync(file, text);
  const keys = new Credentials(HALL, { file });
  expect(new Credentials(HALL, { file }).token).toBe(keys.token);
});

describe('places of people who sit down', () => {
  const ROLES = { seat: 3 };
  const phone = (name: string): string => name.padEnd(22, 'k');
  /** Ann and Bob sit, each with a phone. */
  function sitting(file?: string): Credentials {
    const keys = new Credentials(ROLES, { file });
    keys.seat('seat', ['ann', 'bob']);
    for (const [place, name] of ['ann', 'bob'].entries())
      keys.take(keys.invitationTo('seat', place) ?? '', phone(name));
    return keys;
  }
  const placesOf = (keys: Credentials): readonly (number | undefined)[] =>
    ['ann', 'bob'].map((name) => keys.placeOf(phone(name))?.place);
  const awayOf = (keys: Credentials): readonly (string | undefined)[] =>
    ['ann', 'bob'].map((name) => keys.awayOf('seat', phone(name)));

  // Who sits then, by place; the places of the phones of Ann and Bob; which of the two are away.
  test.each([
    ['ann bob', '0 1', '- -'],
    ['bob ann', '1 0', '- -'],
    ['xan yve', '- -', 'ann bob'],
    ['xan ann', '1 -', '- bob'],
    ['xan yve bob', '- 2', 'ann -'],
    // At a smaller table the phone of an unused seat stays where it is.
    ['ann', '0 1', '- -'],
    ['bob', '- 0', 'ann -'],
    ['', '0 1', '- -'],
  ])('%j', (sit, places, away) => {
    const people = sit.split(' ').filter((name) => name !== '');
    const told = (all: readonly unknown[]): string => all.map((each) => each ?? '-').join(' ');
    const file = join(folder, `sitting-${people.join('-')}.json`);
    const keys = sitting(file);
    keys.seat('seat', people);
    for (const each of [keys, new Credentials(ROLES, { file })])
      expect([told(placesOf(each)), told(awayOf(each))]).toEqual([places, away]);
    keys.seat('seat', ['ann', 'bob']);
    expect([told(placesOf(keys)), told(awayOf(keys))]).toEqual(['0 1', '- -']);
  });

  test('a seat that changed hands has another code, and a phone that is away can take it', () => {
    const keys = sitting();
    keys.seat('seat', ['xan', 'bob']);
    const code = keys.invitationTo('seat', 0) ?? '';
    expect(keys.take(code, phone('ann'))).toEqual({ role: 'seat', place: 0 });
    expect([keys.awayOf('seat', phone('ann')), keys.whoseIs('seat', 0)]).toEqual([undefined, 'xan']);
    keys.seat('seat', ['ann', 'xan']);
    expect(placesOf(keys)).toEqual([1, undefined]);
  });

  test('a phone that took a place before a game belongs to the player who sits there', () => {
    const keys = new Credentials(ROLES);
    keys.take(keys.invitationTo('seat', 0) ?? '', phone('ann'));
    keys.seat('seat', ['ann', 'bob']);
    keys.seat('seat', ['bob', 'ann']);
    expect(keys.placeOf(phone('ann'))?.place).toBe(1);
  });
});

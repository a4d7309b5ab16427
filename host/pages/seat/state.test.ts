// How a phone comes to its seat: rows of a state, what happens, the state then and what is to be done.
import { describe, expect, test } from 'vitest';
import { Rig } from '../../table/testing/rig.ts';
import { tableSettings } from '../../web/table/settings.ts';
import type { StateMessage } from '../../web/table/wire.ts';
import type { Settled } from '../kit/outbox.ts';
import type { WaitingRequest } from './sent.ts';
import { AT_FIRST, mineOf, type SeatInput, type SeatState, seatingOf, step } from './state.ts';

const message = (keys = 'P2 D D', phones: readonly boolean[] = [false, false]): StateMessage => {
  const { view } = new Rig({ players: ['Ann', 'Bob'] }).keys(keys).table;
  const base = {
    type: 'state',
    emulator: false,
    demo: null,
    increments: [],
    asked: null,
    undo: [],
    disputable: null,
    asking: [],
    hostAsked: null,
    company: null,
  } as const;
  return { ...base, view, phones, settings: tableSettings().value };
};

const TOLD = step(AT_FIRST, { type: 'heard', message: message() }).state;
const TAKING: SeatState = { ...TOLD, taking: true };
const ASKING: SeatState = { ...TOLD, asking: 0 };
const SEATED: SeatState = { ...TOLD, seat: 0 };
const MOVE = TOLD.heard.state?.view.move ?? 0;

const REQUEST: WaitingRequest = {
  id: 'c'.repeat(22),
  seen: { game: 1, deal: 1, hand: null, front: 0 },
  command: { type: 'peg', seat: 0, points: 2 },
};
const LATER: WaitingRequest = { ...REQUEST, id: 'd'.repeat(22) };
const settled = (
  reply: Settled<WaitingRequest>['reply'],
  unsent: readonly WaitingRequest[] = [],
): SeatInput => ({
  type: 'settled',
  settled: { request: REQUEST, reply, unsent },
});
const me = (seat: number | null, asking: number | null = null): SeatInput => ({
  type: 'known',
  me: { role: seat === null ? 'stranger' : 'seat', seat, asking, join: null, away: null },
});

/** The host knows the phone, and its owner does not play. */
const elsewhere: SeatInput = {
  type: 'known',
  me: { role: 'stranger', seat: null, asking: null, join: null, away: { name: 'Cid', free: [] } },
};

describe('coming to a seat', () => {
  test.each<[string, SeatState, SeatInput, string, readonly string[]]>([
    [
      'a page without a key',
      AT_FIRST,
      { type: 'arrived', invited: false, keyed: false, lasts: true },
      'none',
      ['lookAround'],
    ],
    [
      'a page with a key',
      AT_FIRST,
      { type: 'arrived', invited: false, keyed: true, lasts: true },
      'none',
      ['identify'],
    ],
    [
      'a code was scanned',
      AT_FIRST,
      { type: 'arrived', invited: true, keyed: false, lasts: true },
      'taking',
      ['take'],
    ],
    [
      'by a browser that forgets',
      AT_FIRST,
      { type: 'arrived', invited: true, keyed: false, lasts: false },
      'forgets',
      [],
    ],
    [
      'which takes the seat all the same',
      { ...AT_FIRST, forgets: true },
      { type: 'agreed' },
      'taking',
      ['take'],
    ],
    [
      'its answer is lost',
      TAKING,
      { type: 'taken', taking: { kind: 'lost' }, keyed: false },
      'taking',
      ['retry'],
    ],
    ['it is good', TAKING, { type: 'taken', taking: { kind: 'seated' }, keyed: true }, 'none', ['identify']],
    [
      'it is not, and there is no key from before',
      TAKING,
      { type: 'taken', taking: { kind: 'refused', words: 'used up' }, keyed: false },
      'none',
      ['lookAround'],
    ],
    ['the host does not say whose key it is', TOLD, { type: 'known', me: undefined }, 'none', ['retry']],
    ['it is that of a seat', TOLD, me(1), 'seated', ['hurry']],
    ['a name is tapped', TOLD, { type: 'names', seat: 0 }, 'none', ['ask']],
    ['the table shows the request', TOLD, { type: 'asked', words: undefined }, 'none', ['identify']],
    ['it may not ask', TOLD, { type: 'asked', words: 'later' }, 'none', ['forget', 'lookAround']],
    [
      'others come in meanwhile',
      ASKING,
      { type: 'heard', message: message('P2 D D', [false, true]) },
      'none',
      ['identify'],
    ],
    ['its player has pressed', ASKING, me(0), 'seated', ['hurry']],
    ['it was refused', ASKING, me(null), 'none', ['forget', 'lookAround']],
    ['it asks no longer', ASKING, { type: 'left' }, 'none', ['withdraw', 'forget', 'lookAround']],
    ['it is nobody’s', SEATED, me(null), 'none', ['forget', 'lookAround']],
    ['others play now', SEATED, elsewhere, 'none', []],
    ['the player leaves', SEATED, { type: 'left' }, 'none', ['forget', 'lookAround']],
    [
      'a request shows that the seat is gone',
      SEATED,
      settled({ kind: 'gone', words: 'gone' }),
      'none',
      ['forget', 'lookAround'],
    ],
  ])('%s', (_, state, input, seating, effects) => {
    const next = step(state, input);
    expect([seatingOf(next.state), next.effects.map(({ type }) => type)]).toEqual([seating, effects]);
  });

  test('what went wrong is said', () => {
    const refused = { type: 'taken', taking: { kind: 'refused', words: 'used up' }, keyed: false } as const;
    expect(step(TAKING, refused).state.word).toMatchObject({ kind: 'bad', text: 'used up' });
    expect(step(SEATED, me(null)).state.word?.kind).toBe('bad');
    expect(step(SEATED, { type: 'failed', words: 'no' }).state.word).toMatchObject({
      kind: 'bad',
      text: 'no',
    });
  });

  test('free seats are looked for when others may be free, and by a phone without a seat only', () => {
    const other = { type: 'heard', message: message('P2 D D', [true, false]) } as const;
    expect(step(TOLD, other).effects).toEqual([{ type: 'lookAround' }]);
    expect(step(TOLD, { type: 'heard', message: message() }).effects).toEqual([]);
    expect(step(TAKING, other).effects).toEqual([]);
    // A player with a seat, or without one now, may take another one.
    const away = step(SEATED, elsewhere).state;
    expect([step(SEATED, other).effects, step(away, other).effects]).toEqual([
      [{ type: 'identify' }],
      [{ type: 'identify' }],
    ]);
  });
});

describe('requests', () => {
  const wished = (waits: boolean): SeatInput => ({
    type: 'wished',
    sent: { command: REQUEST.command },
    waits,
  });

  test.each<[string, SeatState, boolean, number | null]>([
    ['the peg that was seen goes with a request', SEATED, false, 0],
    ['behind another request it is not known', SEATED, true, null],
    ['nor before the move of the last one was seen', { ...SEATED, made: MOVE + 1 }, false, null],
  ])('%s', (_, state, waits, front) => {
    const next = step({ ...state, word: { kind: 'bad', text: 'old', again: [] } }, wished(waits));
    expect(next.effects).toMatchObject([
      { type: 'send', sent: { command: REQUEST.command }, seen: { front } },
    ]);
    expect(next.state.word).toBeUndefined();
  });

  test('without a seat, or before anything was heard, nothing is sent', () => {
    for (const state of [TOLD, { ...AT_FIRST, seat: 0 }])
      expect(step(state, wished(false)).effects).toEqual([]);
  });

  const REPLIES: readonly [Settled<WaitingRequest>['reply'], string | undefined, number][] = [
    [{ kind: 'done', number: MOVE + 1 }, 'good', 0],
    [{ kind: 'asked' }, undefined, 0],
    [{ kind: 'stale', words: 'look again' }, 'ask', 2],
    [{ kind: 'refused', words: 'no' }, 'bad', 1],
  ];
  test.each(REPLIES)('%j', (reply, kind, again) => {
    const { state, effects } = step(SEATED, settled(reply, [LATER]));
    expect([state.word?.kind, state.word?.again.length ?? 0, effects]).toEqual([kind, again, []]);
  });

  test('what has counted is said until somebody else moves', () => {
    const done = step(SEATED, settled({ kind: 'done', number: MOVE + 1 })).state;
    expect(mineOf(done)?.names).toEqual(['Ann', 'Bob']);
    const own = message();
    const at = (move: number) => ({ ...own, view: { ...own.view, move } });
    expect(step(done, { type: 'heard', message: at(MOVE + 1) }).state.word?.kind).toBe('good');
    expect(step(done, { type: 'heard', message: at(MOVE + 2) }).state.word).toBeUndefined();
  });
});

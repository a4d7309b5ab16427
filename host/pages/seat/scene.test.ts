import { describe, expect, test } from 'vitest';
import { disputableCount, incrementsOf } from '../../../shared/rules/game/index.ts';
import { Rig, type RigOptions } from '../../table/testing/rig.ts';
import { tableSettings } from '../../web/table/settings.ts';
import type { StateMessage } from '../../web/table/wire.ts';
import { touchOf } from './feel.ts';
import { seatScene, seenNow } from './scene.ts';

function stateAfter(keys: string, options: RigOptions = {}, more: Partial<StateMessage> = {}): StateMessage {
  const { table } = new Rig({ players: ['Ann', 'Bob'], ...options }).keys(keys);
  return {
    type: 'state',
    emulator: false,
    view: table.view,
    demo: null,
    increments: incrementsOf(table.state),
    asked: null,
    undo: [],
    disputable: disputableCount(table.state) ?? null,
    phones: [],
    asking: [],
    hostAsked: null,
    company: null,
    settings: tableSettings().value,
    ...more,
  };
}

const ALWAYS: RigOptions = { rules: { claims: 'always', muggins: 'called' } };
const CHALLENGE: RigOptions = { rules: { claims: 'challenge' } };

describe('what a seat can do', () => {
  // Bob, seat 1, deals; Ann is the pone. Per row: keys, house, what Ann can do, what Bob can.
  test.each<[string, string, RigOptions, object, object]>([
    ['the cut', '', {}, { cut: true, pad: 'free', next: undefined }, { cut: true, pad: 'free' }],
    [
      'the deal',
      'P2',
      {},
      { cut: false, pad: 'none', lay: false, next: 'dealt', go: undefined },
      { pad: 'none', next: 'dealt' },
    ],
    [
      'the starter',
      'P2 D',
      {},
      { heels: undefined, next: 'noJack', pad: 'none', lay: false },
      { heels: 2, next: 'noJack', pad: 'none' },
    ],
    ['the play', 'P2 D D', {}, { pad: 'play', lay: true, go: 1, next: 'playOver' }, { pad: 'play', go: 1 }],
    [
      'a go can have been spoken: both can lay',
      'P2 D D # C # B # 9',
      CHALLENGE,
      { lay: true, pad: 'play' },
      { lay: true },
    ],
    [
      'muggins on a card, while another waits',
      'P2 D D # 4 # 5 # 6',
      { rules: { claims: 'challenge', muggins: 'called' } },
      { calls: [{ on: 1, card: '5' }] },
      { calls: [{ on: 0, card: '4' }] },
    ],
    [
      'the pone counts',
      'P2 D D D',
      {},
      { pad: 'count', expected: true, next: undefined, increments: expect.arrayContaining([0]) },
      { pad: 'none', next: undefined },
    ],
    [
      'the dealer counts',
      'P2 D D D 4 P1',
      {},
      { pad: 'none', expected: false },
      { pad: 'count', expected: true },
    ],
    [
      'the starter is entered',
      'P2 D',
      ALWAYS,
      { cards: { kind: 'starter', count: 1 } },
      { cards: { kind: 'starter' }, heels: undefined },
    ],
    [
      'the pone’s cards',
      'P2 D 5 D',
      ALWAYS,
      { cards: { kind: 'hand', hand: 'pone', count: 4 }, pad: 'none' },
      { cards: undefined, pad: 'none' },
    ],
    [
      'nobody doubts without a mode for it',
      'P2 D D D 4 P1',
      {},
      { disputable: undefined },
      { disputable: undefined },
    ],
    ['nothing was counted yet', 'P2 D D D', CHALLENGE, { disputable: undefined }, { disputable: undefined }],
    [
      'a count may be doubted',
      'P2 D D D 4 P1',
      CHALLENGE,
      { disputable: { seat: 0, hand: 'pone', points: 4 } },
      { disputable: { seat: 0, hand: 'pone', points: 4 } },
    ],
    [
      'the last crib, until the next cards are dealt',
      'P2 D D D 4 P1 2 P2 6 P2',
      CHALLENGE,
      { disputable: { seat: 1, hand: 'crib', points: 6 } },
      { disputable: { seat: 1, hand: 'crib', points: 6 }, next: 'dealt' },
    ],
    [
      'in plain pegging nobody says which hand',
      '4 P1',
      CHALLENGE,
      { disputable: { seat: 0, hand: null, points: 4 } },
      {},
    ],
    [
      'offences that can be reported',
      'P2',
      {},
      { offences: expect.arrayContaining([{ offence: 'misdeal', seats: [1] }]) },
      {},
    ],
    [
      'the doubted hand’s starter',
      'P2 D D D 4 P1 #',
      CHALLENGE,
      { pad: 'none', cards: { kind: 'starter' } },
      { pad: 'none', cards: { kind: 'starter' } },
    ],
    ['undo', '4 P1', {}, { undo: true, concede: true }, { undo: true }],
    [
      'cards that are entered stay in sight',
      'P2 D 5 D 6 7 8 8 1 0 P1',
      ALWAYS,
      { held: { cards: ['6', '7', '8', '8'], hand: 'pone', starter: '5' } },
      { held: { cards: [], starter: '5' }, cards: { counted: { starter: '5', crib: false } } },
    ],
    // Bug: Ann deals next, and was shown the hand of the dealer before her.
    [
      'the next deal has no cards yet',
      'P2 D 5 D 6 7 8 8 1 0 P1 9 9 2 2 4 P2 3 3 1 1 4 P2',
      ALWAYS,
      { held: { cards: [], starter: undefined }, next: 'dealt' },
      { held: { cards: [], starter: undefined }, next: 'dealt' },
    ],
    [
      'the game is over, the match goes on',
      '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1',
      {},
      { over: { won: true, next: 'game' } },
      { over: { won: false, next: 'game' } },
    ],
  ])('%s', (_, keys, house, ann, bob) => {
    const state = stateAfter(keys, house);
    expect(seatScene(state, 0)).toMatchObject(ann);
    expect(seatScene(state, 1)).toMatchObject(bob);
  });

  test('partners share what is their side’s', () => {
    const state = stateAfter('', {
      players: ['Ann', 'Bob', 'Cid', 'Dot'],
      rules: {
        seats: 4,
        sides: [0, 1, 0, 1],
        cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 },
      },
    });
    expect(seatScene(state, 2)).toMatchObject({ name: 'Cid', lane: 0, cut: true });
  });

  test('nobody sits there', () => expect(seatScene(stateAfter(''), 2)).toBeUndefined());

  test('an undo that is asked for: by me, or by the other side', () => {
    const asked = { by: 0, move: 2, offence: null, agree: [1] };
    const state = stateAfter('4 P1', {}, { asked });
    const told = { move: 2, by: 0, offence: null, agreeing: asked.agree };
    expect(seatScene(state, 0)?.asked).toEqual({ ...told, mine: true, agree: false });
    expect(seatScene(state, 1)?.asked).toEqual({ ...told, mine: false, agree: true });
  });
});

test('a claim rests on the game, the deal, the hand and its own peg', () => {
  const { view } = stateAfter('P2 D D D');
  expect(seenNow(view, 0, false)).toEqual({ game: 1, deal: 1, hand: 'pone', front: 0 });
  expect(seenNow(view, 0, true)).toEqual({ game: 1, deal: 1, hand: 'pone', front: null });
  const { view: playing } = stateAfter('P2 D D 2 P1');
  expect(seenNow(playing, 0, false)).toEqual({ game: 1, deal: 1, hand: null, front: 2 });
});

// Rows: what a phone shows before and after, and what its owner should notice. Bob, seat 1, deals.
test.each<[string, string, string, number, string | undefined]>([
  ['one’s own turn to count', 'P2 D D', 'P2 D D D', 0, 'turn'],
  ['another’s turn', 'P2 D D', 'P2 D D D', 1, undefined],
  ['still one’s turn', 'P2 D D D', 'P2 D D D 1', 0, undefined],
  ['a win', '2 9 P1 2 9 P1 2 9 P1 2 9 P1', '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1', 0, 'won'],
  ['a loss', '2 9 P1 2 9 P1 2 9 P1 2 9 P1', '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1', 1, 'lost'],
])('%s is felt', (_, before, now, seat, touch) => {
  expect(touchOf(seatScene(stateAfter(before), seat), seatScene(stateAfter(now), seat))).toBe(touch);
});

test('a question of the other side is felt once; a page that comes late feels nothing', () => {
  const asked = { by: 0, move: 2, offence: null, agree: [1] };
  const [before, now] = [stateAfter('4 P1'), stateAfter('4 P1', {}, { asked })];
  expect(touchOf(seatScene(before, 1), seatScene(now, 1))).toBe('asked');
  expect(touchOf(seatScene(now, 1), seatScene(now, 1))).toBeUndefined();
  expect(touchOf(undefined, seatScene(now, 1))).toBeUndefined();
});

// The transitions of the keys, row by row: an entry and a key in, an entry, a command or a hint out.

import { describe, expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import { KEY_IDS, type KeyId } from '../protocol/index.ts';
import { presetOf } from '../rules/house/index.ts';
import { type CardOrRank, promptOf, SIX_CARD, type State } from '../rules/index.ts';
import { DEFAULT as EN } from '../words/default.ts';
import { type Context, type KeyedEntry, NO_ENTRY, openEntry } from './entry.ts';
import { actsOnPress, pressKey } from './keys.ts';
import type { KeyStep } from './step.ts';

const contextOf = (state: State, canRedo = false): Context => ({ state, prompt: promptOf(state), canRedo });
const after = (keys: string, rules = {}): Context => contextOf(new Rig({ rules }).keys(keys).table.state);
const points = (digits: string): KeyedEntry => ({ kind: 'points', digits });
const whole = (digits: string): KeyedEntry => ({ kind: 'points', digits, whole: true });
const call = (digits: string): KeyedEntry => ({ kind: 'call', digits });
const cards = (text: string): KeyedEntry => ({
  kind: 'cards',
  hand: 'pone',
  cards: [...text] as Extract<KeyedEntry, { kind: 'cards' }>['cards'],
  suited: [],
});

const cut = after('');
const playing = after('P2 D D');
const showing = after('P2 D D D');
const counted = after('P2 D D D 1 0 P1', { claims: 'challenge', muggins: 'called' });
const disputed = after('P2 D D D 1 2 P1 # 9', { claims: 'challenge' });

const cutting = (...cards: CardOrRank[]): KeyedEntry => ({ kind: 'cut', cards });
const lay: KeyedEntry = { kind: 'lay' };
const concede: KeyedEntry = { kind: 'concede', side: 0 };
/** Blue deals; cards laid in turn, without a claim. */
const followed = (ranks: string): Context =>
  after(
    `P2 D D ${ranks
      .split(' ')
      .map((rank) => `# ${rank}`)
      .join(' ')}`,
  );
const pegged = after('P2 D D 2 P1');
const mugging = after('P2 D D 2 P1', { muggins: 'called' });
const laid = after('P2 D D # 8 # 7 0 P2', { muggins: 'called' });

/** Ann's four, Bob's five and Ann's six, of which nobody has claimed a point. */
const waits = after('P2 D D # 4 # 5 # 6', { muggins: 'called' });
const three = contextOf(
  new Rig({
    players: ['Ann', 'Bob', 'Cid'],
    rules: { ...presetOf('six-card-3'), muggins: 'called' },
  }).keys('P3 D D # 4 # 5 # 6 0 P3').table.state,
);
const about = (seat: number, on?: number): KeyedEntry =>
  on === undefined ? { kind: 'about', seat, points: 5 } : { kind: 'about', seat, points: 5, on };

type Row = readonly [what: string, context: Context, entry: KeyedEntry, key: KeyId, step: KeyStep];
const opens = (command: KeyStep['command']): KeyStep =>
  command === undefined ? { entry: undefined } : { entry: undefined, command };

test.each<Row>([
  ['a digit is added', cut, points('1'), '2', { entry: points('12') }],
  ['a third digit clears them', cut, points('12'), '3', { entry: points(''), hint: 'twoDigits' }],
  ['a third digit of a call', counted, call('12'), '3', { entry: call(''), hint: 'twoDigits' }],
  ['a digit after a hint begins anew', playing, whole('2'), '4', { entry: points('4') }],
  ['DEL after a hint', playing, whole('12'), '*', { entry: points('1') }],
  ['a player after a hint', playing, whole('12'), 'P1', opens({ type: 'peg', seat: 0, points: 12 })],
  ['DEL takes the last', cut, points('12'), '*', { entry: points('1') }],
  ['DEL with nothing keyed', cut, NO_ENTRY, '*', { entry: NO_ENTRY, hint: 'nothingToDelete' }],
  ['DEL after an undo', contextOf(cut.state, true), NO_ENTRY, '*', opens({ type: 'redo' })],
  ['DEL after an undo, digits keyed', contextOf(cut.state, true), points('1'), '*', { entry: points('') }],
  ['UNDO clears', cut, points('1'), 'UNDO', { entry: NO_ENTRY }],
  ['UNDO undoes', cut, NO_ENTRY, 'UNDO', opens({ type: 'undo' })],
  ['a player takes points', playing, points('12'), 'P2', opens({ type: 'peg', seat: 1, points: 12 })],
  ['a player before the cut deals', cut, NO_ENTRY, 'P2', opens({ type: 'cut', dealer: 1 })],
  ['CARDS at the cut', cut, NO_ENTRY, '#', { entry: cutting() }],
  ['the first card of the cut', cut, cutting(), '9', { entry: cutting('9') }],
  ['the last card of the cut', cut, cutting('9'), '4', opens({ type: 'cutCards', cards: ['9', '4'] })],
  ['DEL takes a card of the cut back', cut, cutting('9'), '*', { entry: cutting() }],
  ['a player while no card of the cut is keyed', cut, cutting(), 'P2', opens({ type: 'cut', dealer: 1 })],
  ['a player while one is', cut, cutting('9'), 'P2', { entry: cutting('9'), hint: 'cardsFirst' }],
  ['UNDO leaves the cut', cut, cutting('9'), 'UNDO', { entry: NO_ENTRY }],
  ['a player without points', playing, NO_ENTRY, 'P2', { entry: NO_ENTRY, hint: 'pointsFirst' }],
  ['a button without a player', playing, points('2'), 'P4', { entry: whole('2'), hint: 'noPlayer' }],
  ['NEXT', playing, NO_ENTRY, 'D', opens({ type: 'next' })],
  ['NEXT with points keyed', playing, points('2'), 'D', { entry: whole('2'), hint: 'playerNext' }],
  ['CARDS after a count', counted, NO_ENTRY, '#', opens({ type: 'dispute' })],
  ['CARDS with points keyed', counted, points('2'), '#', { entry: whole('2'), hint: 'playerNext' }],
  ['CARDS before the turn-up', after('P2 D'), NO_ENTRY, '#', { entry: { kind: 'starter' } }],
  ['a letter', counted, NO_ENTRY, 'B', { entry: NO_ENTRY, hint: 'cardsKeyFirst' }],
  ['a letter where CARDS leads nowhere', showing, NO_ENTRY, 'B', { entry: NO_ENTRY, hint: 'noCards' }],
  ['CARDS in play', playing, NO_ENTRY, '#', { entry: lay }],
  [
    'CARDS in play once a card was laid unseen',
    pegged,
    NO_ENTRY,
    '#',
    { entry: NO_ENTRY, hint: 'pointsOnly' },
  ],
  [
    'CARDS in play once all cards are laid',
    followed('2 3 4 5 6 7 4 5'),
    NO_ENTRY,
    '#',
    opens({ type: 'dispute' }),
  ],
  ['a card laid', playing, lay, '7', opens({ type: 'lay', card: '7' })],
  ['a jack laid', playing, lay, 'A', opens({ type: 'lay', card: 'J' })],
  ['a go', playing, lay, 'D', opens({ type: 'go' })],
  ['away from a card', playing, lay, '#', { entry: NO_ENTRY }],
  ['UNDO leaves a card', playing, lay, 'UNDO', { entry: undefined }],
  ['a player before the first card', playing, lay, 'P1', opens({ type: 'unseen' })],
  ['a player: go on without cards', followed('8'), lay, 'P1', opens({ type: 'unseen' })],
  ['MUGGINS from a card', playing, lay, 'MUGGINS', { entry: call('') }],
  ['the button held, pressed again', playing, concede, 'P1', opens({ type: 'concede', seat: 0 })],
  ['the button held, another pressed', playing, concede, 'P2', { entry: undefined }],
  ['the button held, then NEXT', playing, concede, 'D', opens({ type: 'next' })],
  ['the button held, then points', playing, concede, '4', { entry: points('4') }],
  ['the button held, then UNDO', playing, concede, 'UNDO', { entry: undefined }],
  ['MUGGINS on a card in play nobody entered', mugging, points('2'), 'MUGGINS', { entry: call('2') }],
  [
    'MUGGINS on a card that is entered, where only one side can call',
    after('P2 D D # 8 # 7 0 P2 1 MUGGINS P2', { muggins: 'called' }),
    points('2'),
    'MUGGINS',
    opens({ type: 'muggins', seat: 0, points: 2 }),
  ],
  ['MUGGINS where both sides can', laid, points('2'), 'MUGGINS', { entry: call('2') }],
  ['MUGGINS while a card waits', waits, points('5'), 'MUGGINS', { entry: call('5') }],
  ['the caller of what can be two cards', waits, call('5'), 'P2', { entry: about(1, 0) }],
  ['the caller of what can be one', waits, call('5'), 'P1', opens({ type: 'muggins', seat: 0, points: 5 })],
  [
    'the rank of the card',
    waits,
    about(1, 0),
    '4',
    opens({ type: 'muggins', seat: 1, points: 5, on: 0, card: '4' }),
  ],
  ['a player where a card is asked for', waits, about(1, 0), 'P1', { entry: about(1, 0), hint: 'whichCard' }],
  ['DEL takes the caller back', waits, about(1, 0), '*', { entry: call('5') }],
  ['UNDO leaves a call', waits, about(1, 0), 'UNDO', { entry: undefined }],
  ['the caller of three', three, call('5'), 'P2', { entry: about(1) }],
  ['the player who missed', three, about(1), 'P3', opens({ type: 'muggins', seat: 1, points: 5, on: 2 })],
  ['a rank where a player is asked for', three, about(1), '4', { entry: about(1), hint: 'whoMissed' }],
  ['a letter before the turn-up', after('P2 D'), NO_ENTRY, 'B', { entry: NO_ENTRY, hint: 'cardsKeyFirst' }],
  ['a letter in a call in mode trust', showing, call(''), 'B', { entry: call(''), hint: 'noCards' }],
  ['MUGGINS after points', counted, points('2'), 'MUGGINS', opens({ type: 'muggins', seat: 1, points: 2 })],
  ['MUGGINS before points', counted, NO_ENTRY, 'MUGGINS', { entry: call('') }],
  ['MUGGINS where nobody has counted', showing, points('2'), 'MUGGINS', { entry: call('2') }],
  ['the caller', counted, call('2'), 'P2', opens({ type: 'muggins', seat: 1, points: 2 })],
  ['the caller without points', counted, call(''), 'P2', { entry: call(''), hint: 'pointsFirst' }],
  ['a hand', counted, { kind: 'which' }, '1', opens({ type: 'dispute', crib: false })],
  ['a crib', counted, { kind: 'which' }, '2', opens({ type: 'dispute', crib: true })],
  ['neither', counted, { kind: 'which' }, '3', { entry: { kind: 'which' }, hint: 'handOrCrib' }],
  ['the starter', disputed, { kind: 'starter' }, '0', opens({ type: 'starter', card: 'T' })],
  ['a card', disputed, cards('7'), '8', { entry: cards('78') }],
  ['an ace', disputed, cards('7'), '1', { entry: cards('7A') }],
  ['a king', disputed, cards('7'), 'C', { entry: cards('7K') }],
  [
    'the last card',
    disputed,
    cards('788'),
    'C',
    opens({ type: 'cards', hand: 'pone', cards: ['7', '8', '8', 'K'] }),
  ],
  ['the last card, suits wanted', disputed, cards('678'), 'C', { entry: cards('678K') }],
  ['a card back', disputed, cards('78'), '*', { entry: cards('7') }],
  ['away from the cards', disputed, cards('78'), '#', { entry: NO_ENTRY }],
  ['clear the cards', disputed, cards('78'), 'UNDO', { entry: undefined }],
  ['a player among cards', disputed, cards('78'), 'P1', { entry: cards('78'), hint: 'cardsFirst' }],
  ['NEXT among cards', disputed, cards('78'), 'D', { entry: cards('78'), hint: 'cardsFirst' }],
])('%s', (_what, context, entry, key, step) => {
  expect(pressKey(entry, context, key)).toEqual(step);
});

// UNDO cleared cards that nobody had keyed, which were shown again: it never came to the move before.
test('UNDO where the cards are known and only a suit is asked for', () => {
  const rules = { ...presetOf('cribbage-squares'), claims: 'always' } as const;
  const { table } = new Rig({ rules, players: ['Ann'] }).keys('D');
  table.command({ type: 'starter', card: '9H' });
  for (const row of ['2H 4S 6 8', '3H 5S 7 K', 'Q A A 6', 'JS 8 8 2']) {
    table.command({ type: 'cards', cards: row.split(' ') as CardOrRank[] });
    table.command({ type: 'peg', seat: 0, points: 0 });
  }
  // Column 1 is whole; of column 2, 4S 5S A 8, two suits are missing.
  table.command({ type: 'peg', seat: 0, points: 0 });
  const context = contextOf(table.state);
  const open = openEntry(context);
  expect(open).toEqual({ kind: 'cards', hand: 'column2', cards: ['4S', '5S', 'A', '8'], suited: [] });
  expect(pressKey(open, context, 'UNDO')).toEqual(opens({ type: 'undo' }));
  const { entry } = pressKey(open, context, 'A');
  expect(entry).toMatchObject({ cards: ['4S', '5S', 'AS', '8'], suited: [2] });
  expect(pressKey(entry ?? open, context, 'UNDO')).toEqual({ entry: undefined });
});

describe('NEXT is also clubs', () => {
  test('it acts at once where a suit is asked for, and otherwise when it is let go', () => {
    expect(actsOnPress(cards('678K'), disputed, 'D')).toBe(true);
    expect(actsOnPress(cards('678'), disputed, 'D')).toBe(false);
    expect(actsOnPress(NO_ENTRY, playing, '4')).toBe(true);
  });

  test('the suit is put in its place', () => {
    const step = pressKey(cards('678K'), disputed, 'D');
    expect(step.entry).toEqual({ kind: 'cards', hand: 'pone', cards: ['6C', '7', '8', 'K'], suited: [0] });
  });
});

test('every key has an answer in every entry and every phase, and every hint has words', () => {
  const contexts = [
    cut,
    playing,
    showing,
    counted,
    disputed,
    contextOf({ ...cut.state, rules: SIX_CARD }, true),
  ];
  const entries = [NO_ENTRY, points('12'), call(''), call('9'), cards(''), cards('78'), cards('678K')];
  const others: readonly KeyedEntry[] = [{ kind: 'which' }, { kind: 'starter' }, lay, concede];
  let answers = 0;
  for (const context of contexts) {
    for (const entry of [...entries, ...others]) {
      for (const key of KEY_IDS) {
        const { hint } = pressKey(entry, context, key);
        if (hint !== undefined && EN.find(`hint-${hint}`, 'written') === undefined)
          throw new Error(`no words for ${hint}`);
        answers++;
      }
    }
  }
  expect(answers).toBe(6 * 11 * 24);
});

test.each([
  ['a button without a player, then other points', '2 P3 4 P2', '0/0 4/0'],
  ['NEXT in vain, then other points', '7 D 8 P1', '8/0 0/0'],
  ['a letter in vain, then other points', '1 A 2 P1', '2/0 0/0'],
  ['a third digit, then a player', '1 0 0 P2', '0/0 0/0'],
  ['a third digit, then points', '1 0 0 6 P2', '0/0 6/0'],
  ['the player that was asked for', '7 D P1', '7/0 0/0'],
  ['one more digit after DEL', '1 3 D * 2 P1', '12/0 0/0'],
])('digits do not join those before a hint: %s', (_what, keys, pegs) => {
  expect(new Rig().keys(keys).pegs).toBe(pegs);
});

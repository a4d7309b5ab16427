// Cards from readers at a table: hands, the starter, disputes, and everything at the wrong moment.
import { describe, expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import { type Card, parseCard } from '../rules/index.ts';
import type { ReaderPlace } from './reader.ts';

/** Cards read one after another: `5H JD`. */
function read(rig: Rig, cards: string, place: ReaderPlace = 'shared'): Rig {
  for (const text of cards.split(' ')) rig.table.card(cardOf(text), place);
  return rig;
}

function cardOf(text: string): Card {
  const card = parseCard(text);
  if (!card.ok) throw new Error(text);
  return card.value;
}

const always = (): Rig => new Rig({ rules: { claims: 'always' } });
/** Red deals, the starter is read, play is over: pone's hand is asked for. */
const show = (): Rig => read(always().keys('P1 D'), '5H').keys('D');

test('a deal from readers alone: starter, both hands and the crib, each counted with its suits', () => {
  const rig = show();
  // 5H with 5S 5D 5C JH: the perfect hand needs its jack in the suit of the starter.
  read(rig, '5S 5D 5C');
  expect(rig.rows[2]).toMatch(/5.*5.*5.*_/);
  read(rig, 'JH').keys('2 9 P2');
  read(rig, '6S 7S 8S 9S').keys('1 3 P1');
  // 5 6 7 8 9 are a run of five and two fifteens, and four spades a flush.
  expect(rig.pegs).toBe('13/0 29/0');
  expect(rig.table.view.ruling).toMatchObject({ code: 'countRight' });
  const cards = rig.journal.kept.flatMap((event) =>
    event.type === 'cardsEntered' ? [event.cards.join(' ')] : [],
  );
  expect(cards).toEqual(['5S 5D 5C JH', '6S 7S 8S 9S']);
});

test.each<readonly [string, readonly (readonly [string, ReaderPlace])[], object, string]>([
  ['a reader for all', [['9H 4S', 'shared']], { phase: 'deal', dealer: 1 }, 'Deal, then NEXT'],
  [
    'the players’ own',
    [
      ['3H', 0],
      ['4S', 1],
    ],
    { phase: 'deal', dealer: 0 },
    'Deal, then NEXT',
  ],
  ['two alike are cut again', [['9H 9S', 'shared']], { phase: 'cut' }, 'Red: card cut?'],
  ['and then one deals', [['9H 9S 9H 8S', 'shared']], { phase: 'deal', dealer: 1 }, 'Deal, then NEXT'],
  ['the second before the first', [['4S', 1]], { phase: 'cut' }, 'Who deals? P1 or P2'],
  ['the starter’s', [['4S', 'starter']], { phase: 'cut' }, 'Who deals? P1 or P2'],
])('the cut, from %s', (_, cards, state, row) => {
  const rig = new Rig();
  for (const [texts, place] of cards) read(rig, texts, place);
  expect(rig.table.state).toMatchObject(state);
  expect(rig.rows[2]).toBe(row);
});

test('a jack at the reader of the starter pegs heels', () => {
  const rig = read(always().keys('P1'), 'JD', 'starter');
  expect(rig.pegs).toBe('2/0 0/0');
});

test('DEL takes back the last card read, UNDO all of them; keys and readers may be mixed', () => {
  const rig = read(show(), '5S 5D');
  rig.keys('*');
  expect(rig.keyed).toMatch(/^\S+$/);
  rig.keys('UNDO');
  expect(rig.keyed).toBe('');
  rig.keys('2 3');
  read(rig, '4D 9C');
  expect(rig.types.at(-1)).toBe('cardsEntered');
});

test('a suit that keys left open is still asked for', () => {
  const rig = show();
  rig.keys('2');
  read(rig, '2D 9D KD');
  expect(rig.table.view.rows[2]).not.toMatch(/Suit/);
  expect(rig.types.at(-1)).toBe('cardsEntered');
});

test('a disputed count is settled by cards that are read', () => {
  const rig = new Rig({ rules: { claims: 'challenge' } }).keys('P1 D');
  read(rig, '5H');
  rig.keys('D 8 P2 #');
  read(rig, '5S 2D 3C KH');
  expect(rig.types).toContain('ruled');
});

describe('whose reader it is', () => {
  test.each<[ReaderPlace, string]>([
    ['shared', ''],
    [1, ''],
    [0, 'otherReader'],
    ['starter', 'starterReader'],
  ])("pone's hand at the reader %s: %j", (place, code) => {
    const rig = read(show(), '6S', place);
    expect(rig.table.view.refusal?.code ?? '').toBe(code);
    expect(rig.keyed).toMatch(code === '' ? /^\S+$/ : /^$/);
  });

  test.each<[ReaderPlace, string]>([
    ['shared', ''],
    ['starter', ''],
    [0, ''],
    [1, 'otherReader'],
  ])('the starter at the reader %s, where seat 0 deals: %j', (place, code) => {
    const rig = read(always().keys('P1 D'), '6S', place);
    expect(rig.table.view.refusal?.code ?? '').toBe(code);
    expect(rig.table.state.starter).toBe(code === '' ? '6S' : undefined);
  });
});

describe('at the wrong moment nothing happens but a word', () => {
  test.each<[name: string, make: () => Rig, code: string]>([
    ['before a game', () => new Rig({ kept: [] }), 'noCardNow'],
    ['while cards are dealt, at a shared reader', () => new Rig().keys('P1'), 'noCardNow'],
    ['plain pegging', () => new Rig().keys('4 P1'), 'noCardNow'],
    ['digits are keyed', () => read(always().keys('P1'), '5H', 'starter').keys('3'), 'playerNext'],
    ['when the points are asked for', () => read(show(), '6S 7S 8S 9S'), 'noCardNow'],
    ['without a game', () => new Rig({ kept: [] }), 'noCardNow'],
  ])('%s', (_, make, code) => {
    const rig = make();
    const before = rig.journal.kept.length;
    read(rig, 'KC');
    expect(rig.table.view.refusal?.code).toBe(code);
    expect(rig.journal.kept).toHaveLength(before);
  });

  test('a card that lies on the table already', () => {
    const rig = read(show(), '5H');
    expect(rig.table.view.refusal?.code).toBe('duplicateCard');
    expect(rig.keyed).toBe('');
  });

  test('a table that is paused', () => {
    const rig = show();
    rig.table.pause(true);
    read(rig, '6S');
    expect(rig.table.view.refusal?.code).toBe('paused');
  });
});

test('a card that nobody knows is named on the display and the page, with the tone of a refusal', () => {
  const rig = new Rig();
  const before = rig.cues.length;
  rig.table.complain({ code: 'unknownCard', details: { port: 'COM3', card: '04FF' } });
  expect(rig.rows[3]).toBe('Unknown card');
  expect(rig.table.view.refusal).toMatchObject({ details: { card: '04FF' } });
  expect(rig.cues.length).toBe(before + 1);
});

describe('a card read in play is laid', () => {
  test('in turn, at a reader for all or at the player’s own', () => {
    const rig = read(always().keys('P1 D'), '9C');
    read(rig, '8H');
    expect(rig.rows[3]).toBe('Blue plays 8♥: 8');
    read(rig, '7S', 1);
    expect(rig.table.view.refusal?.code).toBe('otherReader');
    read(rig, '7S', 0).keys('2 P1');
    expect(rig.pegs).toBe('2/0 0/0');
    read(rig, 'KD', 'starter');
    expect(rig.table.view.refusal?.code).toBe('starterReader');
    read(rig.keys('#'), 'KD');
    expect(rig.table.view.play).toMatchObject({
      count: 25,
      laid: [{ card: '8H' }, { card: '7S' }, { card: 'KD' }],
    });
  });
});

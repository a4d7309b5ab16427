// The deck that readers know: taught, kept on disk, and refused by name where its file will not do.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../shared/rules/index.ts';
import { cardOf, codeIn, type Deck, patternProblem, readDeck, saveDeck, teach, untaught } from './deck.ts';

const EMPTY_DECK: Deck = { codes: new Map() };

/** The file in the data folder. */
const DECK_FILE = 'deck.json';

const folder = (): string => mkdtempSync(join(tmpdir(), 'muggins-deck-'));

test('a whole pack and a second one, kept and read again', () => {
  const place = folder();
  let deck: Deck = EMPTY_DECK;
  for (const [at, card] of DECK.entries()) deck = teach(teach(deck, `A${at}`, card), `B${at}`, card);
  saveDeck(place, { ...deck, pattern: 'UID:(.*)' });
  const read = readDeck(place);
  expect(read.codes.size).toBe(104);
  expect(read.pattern).toBe('UID:(.*)');
  for (const [at, card] of DECK.entries())
    expect([cardOf(read, `A${at}`), cardOf(read, `B${at}`)]).toEqual([card, card]);
  expect(untaught(read)).toEqual([]);
  // The file written beside it has taken its name.
  expect(readdirSync(place)).toEqual([DECK_FILE]);
});

test('the file reads like a list of cards, aces first', () => {
  const place = folder();
  saveDeck(place, teach(teach(EMPTY_DECK, '04 A2', 'KS'), '04 A1', 'AC'));
  expect(JSON.parse(readFileSync(join(place, DECK_FILE), 'utf8'))).toEqual({
    version: 1,
    codes: { '04 A1': 'AC', '04 A2': 'KS' },
  });
});

test('no file is no deck: cards are known by their names only', () => {
  const deck = readDeck(folder());
  expect(deck).toEqual(EMPTY_DECK);
  expect(untaught(deck)).toEqual(DECK);
});

test.each([
  ['5H', '5H'],
  ['tc', 'TC'],
  ['10♥', 'TH'],
  ['04A1', 'JD'],
  ['04a1', undefined],
  ['5', undefined],
  ['', undefined],
])('code %j is %s', (code, card) => {
  expect(cardOf(teach(EMPTY_DECK, '04A1', 'JD'), code)).toBe(card);
});

test('what was taught goes before the name of a card: a hexadecimal code may look like one', () => {
  expect(cardOf(teach(EMPTY_DECK, '5C', 'KH'), '5C')).toBe('KH');
});

test('a card taught again under the same code is another card', () => {
  const deck = teach(teach(EMPTY_DECK, '04A1', 'JD'), '04A1', 'JH');
  expect([...deck.codes]).toEqual([['04A1', 'JH']]);
});

test.each([
  [undefined, '04 A1', '04 A1'],
  ['^UID: ([0-9A-F ]+)', 'UID: 04 A1 \t', '04 A1'],
  ['^UID: ([0-9A-F ]+)', 'RC522 ready', undefined],
  ['^UID:(.*)', 'UID:', undefined],
])('pattern %s finds in %j %j', (pattern, line, code) => {
  expect(codeIn({ codes: new Map(), ...(pattern && { pattern }) }, line)).toBe(code);
});

describe('patterns', () => {
  test.each([
    ['(', 'no regular expression'],
    ['UID', 'no group'],
    ['(?:UID)', 'no group'],
  ])('%s', (pattern, words) => {
    expect(patternProblem(pattern)).toContain(words);
  });
  test.each(['(.*)', 'UID:(?<code>.*)', '(a)|b'])('%s will do', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined();
  });
});

describe('a file that is no deck is refused by name, with what to do', () => {
  test.each([
    ['', 'no deck'],
    ['{', 'no deck'],
    ['[]', 'no deck'],
    ['{"codes":{}}', 'version'],
    ['{"version":2,"codes":{}}', 'version'],
    ['{"version":1,"codes":{"a":5}}', 'codes.a'],
    ['{"version":1,"codes":{"a":"5X"}}', '"5X" is no card (code a)'],
    ['{"version":1,"codes":{},"pattern":"("}', 'pattern is no regular expression'],
    ['{"version":1,"codes":{},"pattern":"UID"}', 'no group'],
  ])('%s', (text, words) => {
    const place = folder();
    writeFileSync(join(place, DECK_FILE), text);
    expect(() => readDeck(place)).toThrow(words);
    expect(() => readDeck(place)).toThrow(/deck\.json: .*Mend it, or remove it/);
  });
});

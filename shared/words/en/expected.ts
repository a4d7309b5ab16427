// English: what was expected where somebody sent something else.
import type { Expected, ExpectedDetails } from '../expected.ts';
import { type Words, wordsOf } from '../message.ts';

const listed = (words: readonly string[]): string => words.join(', ');

/** Every expectation in English: a part of a sentence. */
export const EXPECTATIONS: Words<ExpectedDetails> = {
  whole: ({ from, to }) => `a whole number from ${from} to ${to}`,
  oneOf: ({ words }) => `one of ${listed(words)}`,
  colours: ({ palettes }) =>
    `different colours for all lanes, all of one palette: ${palettes.map(listed).join('; or ')}`,
  card: () => 'a card such as 5H or TC, or a rank such as 5',
  cards: () => 'a list of cards',
  number: ({ of, from, to }) => `${from} to ${to} ${of}`,
  name: () => 'a name of 1 to 20 characters that can be printed',
  names: () => 'a list of names',
  wordOrNumber: () => 'a word or a number',
  game: () => 'the name of a game, such as six-card',
  object: ({ fields }) => (fields.length === 0 ? 'an object' : `an object with ${listed(fields)}`),
  list: () => 'a list',
  trueOrFalse: () => 'true or false',
  claimName: () => 'a name of 16 to 64 letters, digits, - and _',
  invitation: () => 'an invitation',
  key: () => 'a key of 22 letters or more',
  token: () => 'the token of the host’s link',
  pin: () => 'a PIN',
  json: ({ example }) => `JSON, such as ${example}`,
  noSuchField: () => 'no such field',
  other: ({ text }) => text,
};

/** An expectation in English. */
export const expectedWords = (expected: Expected): string => wordsOf(EXPECTATIONS, expected) ?? expected.code;

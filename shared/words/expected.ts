/** What was expected where somebody sent something else: codes with figures, and the English words. */
import { type Message, type Words, wordsOf } from './message.ts';

/** Words as they are typed or sent. */
interface Choice {
  readonly words: readonly string[];
}

/** The figures behind each expectation. */
export interface ExpectedDetails {
  /** A whole number from `from` to `to`. */
  whole: { readonly from: number; readonly to: number };
  oneOf: Choice;
  /** Four different ones, all of one palette. */
  colours: { readonly palettes: readonly (readonly string[])[] };
  card: Record<never, never>;
  cards: Record<never, never>;
  /** So many of these in a list. */
  number: { readonly of: 'names' | 'cards' | 'faults'; readonly from: number; readonly to: number };
  name: Record<never, never>;
  names: Record<never, never>;
  wordOrNumber: Record<never, never>;
  game: Record<never, never>;
  object: { readonly fields: readonly string[] };
  list: Record<never, never>;
  trueOrFalse: Record<never, never>;
  claimName: Record<never, never>;
  invitation: Record<never, never>;
  key: Record<never, never>;
  pin: Record<never, never>;
  json: { readonly example: string };
  noSuchField: Record<never, never>;
  /** What nobody gave a code for. */
  other: { readonly text: string };
}
export type Expected = Message<ExpectedDetails>;

const listed = (words: readonly string[]): string => words.join(', ');

/** Every expectation in English: a part of a sentence. */
export const EXPECTED_WORDS: Words<ExpectedDetails> = {
  whole: ({ from, to }) => `a whole number from ${from} to ${to}`,
  oneOf: ({ words }) => `one of ${listed(words)}`,
  colours: ({ palettes }) =>
    `four different colours, all of one palette: ${palettes.map(listed).join('; or ')}`,
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
  pin: () => 'a PIN',
  json: ({ example }) => `JSON, such as ${example}`,
  noSuchField: () => 'no such field',
  other: ({ text }) => text,
};

/** An expectation in English. */
export const expectedWords = (expected: Expected): string =>
  wordsOf(EXPECTED_WORDS, expected) ?? expected.code;

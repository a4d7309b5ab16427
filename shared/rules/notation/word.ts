// The words of a text, each with its place; and values that may need quotation marks.
import type { NotationPart } from '../terms/refusal.ts';
import { type Result, refuse } from '../terms/result.ts';

/** A word with its place, counted from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Words have no spaces, but between quotation marks; a semicolon begins a comment, which lasts to the end of its line. */
const WORD = /;.*|(?:[^\s";]|"(?:[^"\\]|\\.)*"?)+/g;

/** The words of a text without its comments and the numbers of deals, such as `2.`, which are for people. */
export const wordsOf = (text: string): readonly Word[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, at) =>
      [...line.matchAll(WORD)]
        .filter(([word]) => !/^(;.*|\d+\.)$/.test(word))
        .map(({ 0: word, index }) => ({ text: word, line: at + 1, column: index + 1 })),
    );

/** The refusal of a word that is not what is expected. */
export const unexpected = <T = never>(word: Word, expected: NotationPart): Result<T> =>
  refuse({ code: 'badNotation', ...word, expected });

/** A value as it is written: as it is, or as a JSON string where it would not be one word that can be printed. */
export const quoted = (value: string): string =>
  /^[^\s\p{C}",;\\]+$/u.test(value) ? value : JSON.stringify(value);

/** The values of a list with commas; undefined where a quotation mark is missing. */
export function unquoted(text: string): readonly string[] | undefined {
  const values = text.match(/"(?:[^"\\]|\\.)*"|[^",]+/g) ?? [];
  if (values.join(',') !== text) return undefined;
  try {
    return values.map((value) => (value.startsWith('"') ? (JSON.parse(value) as string) : value));
  } catch {
    return undefined;
  }
}

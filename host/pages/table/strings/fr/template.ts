// French: pairs of sentences with places, by which what is said in English is said in French.

import { numberWord } from '../../../../../shared/words/en/grammar.ts';
import { of } from '../../../../../shared/words/fr/subject.ts';

/** An English sentence and how to say it. */
export type Phrase = readonly [
  pattern: RegExp,
  words: (text: string, ...parts: (string | undefined)[]) => string,
];

/** What is done to a part before it is said. */
export type Filters = Readonly<Record<string, (part: string) => string>>;

/** Numbers up to the longest game, by the words that the host says. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 1_000 }, (_, number) => [numberWord(number), number]),
);

/** 'twelve' is '12'; whatever is no number stays. */
export const figure = (words: string | undefined): string => `${NUMBERS.get(words ?? '') ?? words}`;

/** 'hand' or 'crib' in French. */
export const handWord = (whose: string): string => (whose === 'crib' ? 'crib' : 'main');

/** '0 to 18, 20 and 24' is '0 à 18, 20 et 24'. */
export const list = (text: string): string =>
  text.replaceAll(' to ', ' à ').replaceAll(' and ', ' et ').replaceAll(' or ', ' ou ');

const COMMON: Filters = { figure, of, hand: handWord, list };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `{a}` in English is some text, the same wherever it is named again; `{what:hand|crib}` is one of a few. */
function patternOf(english: string): { readonly pattern: RegExp; readonly names: readonly string[] } {
  const names: string[] = [];
  const source = english.split(/(\{[^}]+\})/).map((piece, at, all) => {
    if (!piece.startsWith('{')) {
      // `Red's` and `Ines'`.
      return at > 0 && piece.startsWith("'s") ? `'s?${escaped(piece.slice(2))}` : escaped(piece);
    }
    const [name = '', ...choice] = piece.slice(1, -1).split(':');
    if (names.includes(name)) return `\\${names.indexOf(name) + 1}`;
    names.push(name);
    const rest = all.slice(at + 1).join('') === '' ? '.*' : '.+?';
    return choice.length === 0 ? `(${rest})` : `(${choice.join(':')})`;
  });
  return { pattern: new RegExp(`^${source.join('')}$`), names };
}

/** A phrase from its two sentences. In French `{a}` says a part, `{a|of}` says it through a filter. */
export function phrase(english: string, french: string, filters: Filters = {}): Phrase {
  const { pattern, names } = patternOf(english);
  const known: Filters = { ...COMMON, ...filters };
  return [
    pattern,
    (_, ...parts) =>
      french.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_place, name: string, filter?: string) => {
        const part = parts[names.indexOf(name)] ?? '';
        return filter === undefined ? figure(part) : (known[filter]?.(part) ?? part);
      }),
  ];
}

/** All phrases of a list of pairs. */
export const phrases = (
  pairs: readonly (readonly [english: string, french: string])[],
  filters: Filters = {},
): readonly Phrase[] => pairs.map(([english, french]) => phrase(english, french, filters));

/** A sentence by the first phrase that fits; undefined where none does. */
export function sayBy(book: readonly Phrase[], text: string): string | undefined {
  for (const [pattern, words] of book) {
    const found = pattern.exec(text);
    if (found !== null) return words(...(found as unknown as [string, ...string[]]));
  }
  return undefined;
}

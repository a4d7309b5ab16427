// One apostrophe on the pages, the typographic one, in both languages and whoever wrote the words.

import { expect, test } from 'vitest';
import type { Refusal } from '../../../shared/rules/index.ts';
import { FIGURE_CODES } from '../../../shared/rules/rulings/index.ts';
import { OFFENCE_CODES } from '../../../shared/rules/terms/index.ts';
import { printed as typeset } from '../../../shared/words/en/typeset.ts';
import { peopleOf, sayMove, sayRefusal } from '../../../shared/words/index.ts';
import { SAMPLE_REFUSALS } from '../../../shared/words/testing/refusals.ts';
import { Rig } from '../../table/testing/rig.ts';
import { promptWords } from './prompt.ts';
import { en, fr } from './testing/languages.ts';
import { answerWords } from './trouble.ts';

/** What is given to strings that take something: a name, a number, a list, a view; whatever the string can use. */
const GIVEN: readonly (readonly unknown[])[] = [
  Array.from({ length: 6 }, () => 'Ines'),
  Array.from({ length: 6 }, () => 'Ann'),
  Array.from({ length: 6 }, () => 2),
  ['Ann', false, 0],
  ['', true, 1],
  ['Ann', 12, ['Bob']],
  [2, 2, 6, [121, 61]],
];

/** Every text of a language with its place: strings as they are, functions with whatever they can be called with. */
function texts(from: object, place = ''): readonly (readonly [place: string, text: string])[] {
  return Object.entries(from).flatMap(([key, value]: [string, unknown]) => {
    const at = `${place}${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') {
      const say = value as (...given: readonly unknown[]) => unknown;
      return GIVEN.flatMap((given) => {
        const said = attempt(() => say(...given));
        return typeof said === 'string' ? [[at, said] as const] : [];
      });
    }
    return typeof value === 'object' && value !== null ? texts(value, `${at}.`) : [];
  });
}

/** What a string says of something it was not made for is nobody's business. */
function attempt(say: () => unknown): unknown {
  try {
    return say();
  } catch {
    return undefined;
  }
}

/** Functions that say nothing of all that: they take what the host says, and are looked at below. */
const placesOf = (language: object): number => new Set(texts(language).map(([at]) => at)).size;
const functionsIn = (from: object): number =>
  Object.values(from).reduce(
    (sum: number, value: unknown) =>
      sum +
      (typeof value === 'function' || typeof value === 'string'
        ? 1
        : typeof value === 'object' && value !== null
          ? functionsIn(value)
          : 0),
    0,
  );

test.each([
  ['English', en],
  ['French', fr],
] as const)('%s strings', (_, { words: _display, ...language }) => {
  const said = texts(language);
  expect(said.filter(([, text]) => text.includes("'"))).toEqual([]);
  // Nearly all of them were looked at: the others take views, rulings and errors.
  expect(placesOf(language)).toBeGreaterThan(functionsIn(language) * 0.8);
});

test.each([
  ['English', en],
  ['French', fr],
] as const)('what the host says, on a page in %s', (_, { words }) => {
  const rig = new Rig({ players: ['Ines', 'Ann'], rules: { claims: 'challenge', muggins: 'called' } });
  const people = peopleOf(['Ines', 'Ann']);
  const said: string[] = [
    ...OFFENCE_CODES.map((code) => words.offences[code][0]),
    ...FIGURE_CODES.map((code) => words.figures[code][0]),
    ...Object.values<readonly Refusal[]>(SAMPLE_REFUSALS)
      .flat()
      .map((refusal) => sayRefusal(words, refusal, people) ?? "'"),
  ];
  for (const keys of ['P2 D D', 'D', '8 P1', '#', '9', '5 6', '7 8', 'A', '4 P2', '2 P2', 'P1', '* *']) {
    const { view } = rig.keys(keys).table;
    said.push(promptWords(view, words), ...view.history.map((move) => sayMove(words, move)));
    if (view.ruling !== null)
      said.push(words.rulings.full(view.ruling, people) ?? "'", words.rulings.count(view.ruling));
  }
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((text) => text.includes("'"))).toEqual([]);
});

test('a typewriter’s apostrophe is set as a printer’s', () =>
  expect(typeset("Ann's hand and Ines' crib: 'four'")).toBe('Ann’s hand and Ines’ crib: ‘four’'));

test('so is whatever goes wrong', () => {
  const told = { code: 'otherAddress', details: { address: 'table' } } as const;
  expect(answerWords({ told })).toBe(
    'This table is not reached as ‘table’. Use its address, or localhost. A proxy’s own name needs --public-url.',
  );
});

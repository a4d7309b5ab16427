// One is one: no sentence of either language has a plural beside the number 1.

import { describe, expect, test } from 'vitest';
import type { Refusal, Ruling } from '../../../shared/rules/index.ts';
import { RULINGS } from '../../../shared/rules/rulings/index.ts';
import { FR } from '../../../shared/words/fr/index.ts';
import {
  EN,
  type Language,
  type Message,
  peopleOf,
  sayMove,
  sayRefusal,
  shortRefusal,
  type Words,
  wordsOf,
} from '../../../shared/words/index.ts';
import { SAMPLE_REFUSALS } from '../../../shared/words/testing/refusals.ts';
import { Rig } from '../../table/testing/rig.ts';
import { en, fr } from './testing/languages.ts';
import { ANSWERS, BOARD, EXPECTED, messagesOf, NOTICES, REASONS, TROUBLES } from './testing/troubles.ts';

/** Words after a 1 that end like a plural and are none: the 1 stands for a name there, or ends its part of the sentence. */
const NO_PLURAL: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: 'as begins goes is was has needs deals enters counts leads wins takes gives asks reports pegs says lays stands loses plays bids buys'.split(
    ' ',
  ),
  fr: 'dans mais puis sans pas plus pris'.split(' '),
};
const BESIDE: Readonly<Record<'en' | 'fr', RegExp>> = {
  en: /\b(?:1|one) (?:are|were|go|come|have|look)\b|\b(?:these|those|are|none of the|last|has) (?:1|one) [a-z]+s\b/,
  fr: /\b(?:les|ces|aux|des|vos|leurs) 1\b|\b1 (?:sont|viennent)\b/,
};

/** What of a sentence is a plural of one; undefined where all is well. */
function pluralOfOne(language: 'en' | 'fr', text: string): string | undefined {
  const plurals = [
    ...text.matchAll(/(?<![\d.,:/-])\b(?:1|one)[\s\u00a0\u202f](?!\d)(?:serial )?(\p{L}+[sx])(?!\p{L})/giu),
  ].filter(([, word = '']) => !NO_PLURAL[language].includes(word));
  return plurals.length > 0 || BESIDE[language].test(text) ? text : undefined;
}

/** Everything counted is one. Bounds stay: 'from 1 to 6'. */
const BOUNDS: ReadonlySet<string> = new Set([
  'from',
  'to',
  'least',
  'most',
  'longest',
  'possible',
  'seat',
  'index',
]);
function withOnes<T>(value: T, key = ''): T {
  if (typeof value === 'number') return (BOUNDS.has(key) ? value : 1) as T;
  if (BOUNDS.has(key) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withOnes(each)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOnes(each, name)])) as T;
}

test('what a plural of one is', () => {
  const bad = [
    'Ann takes those 1 cards',
    'wait 1 seconds',
    'one cards',
    '1 are expected',
    'none of the 1 ports',
  ];
  expect(bad.filter((text) => pluralOfOne('en', text) === undefined)).toEqual([]);
  expect(
    ['1 point', '1 to 20 characters', '21 cards', '0.1 seconds', 'one wins'].flatMap(
      (text) => pluralOfOne('en', text) ?? [],
    ),
  ).toEqual([]);
  const mauvais = ['prend les 1 oubliés', '1 points', 'en 1 secondes', 'de ces 1'];
  expect(mauvais.filter((text) => pluralOfOne('fr', text) === undefined)).toEqual([]);
  expect(
    ['1 point', 'prend 1 dans', 'les 11 cartes'].flatMap((text) => pluralOfOne('fr', text) ?? []),
  ).toEqual([]);
});

type Say = (...args: readonly unknown[]) => unknown;

/** All that a table of strings can say with 1 for every number, a name for every word, and one of every list. */
function saidBy(from: object, place = ''): readonly (readonly [place: string, text: string])[] {
  return Object.entries(from).flatMap(([key, value]: [string, unknown]) => {
    const at = `${place}${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') return called(value as Say).map((text) => [at, text] as const);
    return typeof value === 'object' && value !== null ? saidBy(value, `${at}.`) : [];
  });
}

/** A function does not tell what it takes: all that it may be is tried, and what does not fit throws. Lists only where nothing else fits. */
function called(say: Say): readonly string[] {
  const plain = said(say, [1, 'Ann']);
  return plain.length > 0 ? plain : said(say, [1, 'Ann', LIST]);
}

/** One number; where no list is wanted, it reads like a name. */
const LIST = Object.assign([1], { toString: () => 'Ann' });

function said(say: Say, values: readonly unknown[]): readonly string[] {
  const tries = Array.from({ length: say.length }).reduce<readonly (readonly unknown[])[]>(
    (all) => all.flatMap((args) => values.map((each) => [...args, each])),
    [[]],
  );
  return tries.flatMap((args) => {
    try {
      return textsIn(say(...args));
    } catch {
      return [];
    }
  });
}

const textsIn = (told: unknown): readonly string[] => {
  if (typeof told === 'string') return [told];
  if (typeof told === 'function') return called(told as Say);
  return Array.isArray(told) ? told.flatMap(textsIn) : [];
};

/** Words by codes are said from samples: see below. What the host says in English is no table. */
const { words: _enWords, ...english } = en;
const { words: _frWords, ...french } = fr;

describe.each([
  ['en', english, EN],
  ['fr', french, FR],
] as const)('%s', (language, strings, { hints, offences, figures, display: { tell } }) => {
  test.each(Object.entries({ ...strings, hints, offences, figures, tell }))('%s', (_, table) => {
    const texts = saidBy(table as object);
    expect(texts.length).toBeGreaterThan(0);
    expect([...new Set(texts.flatMap(([, text]) => pluralOfOne(language, text) ?? []))]).toEqual([]);
  });
});

/** Sentences, in English and in French, that have a plural of one. */
const wrong = (all: readonly (readonly [english: string, french: string])[]): readonly string[] => [
  ...new Set(
    all.flatMap(([one, other]) => [pluralOfOne('en', one) ?? [], pluralOfOne('fr', other) ?? []].flat()),
  ),
];

const inBoth = <D>(all: readonly Message<D>[], one: Words<D>, other: Words<D>): readonly string[] =>
  wrong(
    all.map((told) => withOnes(told)).map((told) => [wordsOf(one, told) ?? '', wordsOf(other, told) ?? '']),
  );

describe('what goes wrong', () => {
  test('by code', () => {
    expect(inBoth(messagesOf(BOARD), EN.boardErrors, FR.boardErrors)).toEqual([]);
    expect(inBoth(messagesOf(NOTICES), EN.notices, FR.notices)).toEqual([]);
    expect(inBoth(messagesOf(TROUBLES), EN.troubles, FR.troubles)).toEqual([]);
    expect(inBoth(messagesOf(ANSWERS), EN.answers, FR.answers)).toEqual([]);
    // Parts of the sentences above; in French they stand in these.
    const parts = [
      ...messagesOf(REASONS).map((told) => wordsOf(EN.reasons, withOnes(told))),
      ...messagesOf(EXPECTED).map((told) => wordsOf(EN.expectations, withOnes(told))),
    ];
    expect(wrong(parts.map((text = '') => [text, '']))).toEqual([]);
  });

  test('refusals, in full and on the display', () => {
    const samples: readonly Refusal[] = Object.values<readonly Refusal[]>(SAMPLE_REFUSALS).flat();
    const told = samples.map((refusal) => withOnes(refusal));
    const people = peopleOf(['Ann', 'Bob']);
    const inFull = (language: Language) => told.map((refusal) => sayRefusal(language, refusal, people) ?? '');
    const french = inFull(FR);
    expect(wrong(inFull(EN).map((text, at) => [text, `${french[at]}`]))).toEqual([]);
    expect(wrong(told.map((refusal) => [shortRefusal(EN, refusal), shortRefusal(FR, refusal)]))).toEqual([]);
  });
});

test.each(RULINGS)('ruling %s', (code) => {
  const plain = {
    code,
    source: { rulebook: 'ACC', edition: '2010', rule: '1' },
    seat: 0,
    opponent: 1,
    claimed: 1,
    truth: 1,
    items: [],
    paid: 1,
    award: 1,
    called: 1,
    back: 1,
    cards: 1,
    moves: [],
  } as const satisfies Ruling;
  const all: readonly Ruling[] = [
    plain,
    { ...plain, award: 0 },
    { ...plain, takers: 'each' },
    { ...plain, truth: 2 },
  ];
  const people = peopleOf(['Ann', 'Bob']);
  const inBothFull = all.map(
    (ruling) => [EN.rulings.full(ruling, people) ?? '', FR.rulings.full(ruling, people) ?? ''] as const,
  );
  expect(wrong(inBothFull)).toEqual([]);
  const short = all.map(
    (ruling) => [EN.rulings.short(ruling) ?? '', FR.rulings.short(ruling) ?? ''] as const,
  );
  expect(wrong(short)).toEqual([]);
});

test('a table where everything is one', () => {
  const heard: (readonly [string, string])[] = [];
  const rules = { timeLimit: 1, heels: 1, go: 1, claims: 'challenge', muggins: 'called' } as const;
  const listen = (rig: Rig, ...steps: readonly (string | Parameters<Rig['table']['command']>[0])[]): void => {
    for (const step of steps) {
      if (typeof step === 'string') rig.keys(step);
      else rig.table.command(step);
      const { view } = rig.table;
      heard.push([rig.asks(EN), rig.asks(FR)]);
      heard.push(...view.history.map((move) => [sayMove(EN, move), sayMove(FR, move)] as const));
      heard.push([view.rows.join(' '), '']);
    }
  };
  listen(new Rig({ rules }), 'P2', 'D', '1 P1', '1 P1', 'D', '1 P1', '1 MUGGINS', '#');
  listen(
    new Rig({ rules: { claims: 'always', heels: 1 } }),
    'P2',
    'D',
    '#',
    '5',
    'D',
    '# 6 6 7',
    '8',
    '1 P1',
  );
  listen(new Rig(), { type: 'unverified', seat: 0, points: 1 }, { type: 'setAside', lane: 2, points: 1 });
  expect(heard.filter(([text]) => /\b1\b/.test(text)).length).toBeGreaterThan(9);
  expect(wrong(heard)).toEqual([]);
});

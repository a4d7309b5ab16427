// What a voice says: the sentences of the pages, with cards by their names, because voices do not read signs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, EMPTY, parseRules, SIX_CARD, type Timeline } from '../rules/index.ts';
import { anyRules, commandFor, gamesBy, playersOf } from '../rules/testing/random.ts';
import { type Move, moveOf } from '../story/fact.ts';
import { LANGUAGES } from './languages.ts';
import { sayMove, speakMove } from './moves.ts';
import { peopleOf } from './people.ts';
import { sayPrompt } from './prompts.ts';
import { CALLING } from './testing/call.ts';
import { CUTTING } from './testing/cut.ts';
import { DEALING } from './testing/deal.ts';
import { OFFENDING } from './testing/offence.ts';
import { tableAfter } from './testing/situation.ts';

const LANGUAGE_LIST = Object.values(LANGUAGES).map((language) => [language.code, language] as const);
const SIGNS = /[♠♥♦♣]/;

const move = (fact: Move['fact']): Move => ({ fact, names: ['Ann', 'Bob'], sides: [0, 1] });

describe('moves', () => {
  test.each([
    [
      move({ code: 'starter', card: '5H' }),
      'The starter is the five of hearts.',
      'La carte de départ est le 5 de cœur.',
    ],
    [move({ code: 'starter', card: 'Q' }), 'The starter is the queen.', 'La carte de départ est la dame.'],
    [
      move({ code: 'lays', seat: 1, card: 'AS', count: 1 }),
      'Bob lays the ace of spades: one.',
      'Bob pose l’as de pique : 1.',
    ],
    [
      move({ code: 'cards', seat: 0, hand: 'pone', cards: ['TC', 'JD', '9', '2S'] }),
      "Ann's hand is ten of clubs, jack of diamonds, nine, two of spades.",
      'Ann, main : 10 de trèfle, valet de carreau, 9, 2 de pique.',
    ],
    [
      move({ code: 'undone', of: move({ code: 'starter', card: 'KD' }) }),
      'Undone: The starter is the king of diamonds.',
      'Repris : La carte de départ est le roi de carreau.',
    ],
  ])('%j', (each, english, french) => {
    expect(speakMove(LANGUAGES.en, each)).toBe(english);
    expect(speakMove(LANGUAGES.fr, each)).toBe(french);
  });

  const lays = (count: number, sayings?: Move['sayings']): Move => ({
    ...move({ code: 'lays', seat: 1, card: '9S', count }),
    ...(sayings !== undefined && { sayings }),
  });
  const counts = (points: number, sayings: Move['sayings']): Move => ({
    ...move({ code: 'counts', seat: 0, hand: 'pone', points }),
    ...(sayings !== undefined && { sayings }),
  });

  /** Pub, UK: each rhyme names the rank that makes thirty-one. */
  test.each([
    [lays(29), 'Bob lays the nine of spades: twenty-nine.', 'Bob pose le 9 de pique : 29.'],
    [
      lays(21, { nineteen: true }),
      'Bob lays the nine of spades: twenty-one.',
      'Bob pose le 9 de pique : 21.',
    ],
    [lays(30, { nineteen: true }), 'Bob lays the nine of spades: thirty.', 'Bob pose le 9 de pique : 30.'],
    [counts(0, undefined), "Ann's hand counts nothing.", 'Ann, main : rien.'],
    [counts(0, { nineteen: true }), "Ann's hand counts nineteen.", 'Ann, main : dix-neuf.'],
    [counts(0, { nineteen: false }), "Ann's hand counts nothing.", 'Ann, main : rien.'],
    [counts(8, { nineteen: true }), "Ann's hand counts 8.", 'Ann, main : 8.'],
  ])('%j', (each, english, french) => {
    expect(speakMove(LANGUAGES.en, each)).toBe(english);
    expect(speakMove(LANGUAGES.fr, each)).toBe(french);
  });

  test.each([
    [22, 'twenty-two, nine will do'],
    [23, "twenty-three, eight's a spree"],
    [24, "twenty-four, seven's a score"],
    [25, "twenty-five, six's alive"],
    [26, "twenty-six, five's a fix"],
    [27, "twenty-seven, four's in heaven"],
    [28, "twenty-eight, three's is great"],
    [29, "twenty-nine, two's in time"],
  ])('%i: %s', (count, said) => {
    const each = lays(count, { nineteen: false });
    expect(speakMove(LANGUAGES.en, each)).toBe(`Bob lays the nine of spades: ${said}.`);
    expect(speakMove(LANGUAGES.fr, each)).toBe(`Bob pose le 9 de pique : ${count}.`);
  });

  test('a page reads the same', () => {
    expect(sayMove(LANGUAGES.en, lays(29, { nineteen: true }))).toBe(
      "Bob lays 9♠: twenty-nine, two's in time.",
    );
    expect(sayMove(LANGUAGES.en, counts(0, { nineteen: true }))).toBe("Ann's hand counts nineteen.");
  });

  test.each([
    [[], undefined],
    [['sayings=yes'], { nineteen: true }],
    [['sayings=yes', 'nineteenIsZero=no'], { nineteen: false }],
  ] as const)('a move of a house with %j', (words, sayings) => {
    const settings = Object.fromEntries(words.map((word) => word.split('=')));
    const rules = parseRules(SIX_CARD, settings);
    const begun = rules.ok && act(EMPTY, { type: 'newGame', rules: rules.value, players: ['Ann', 'Bob'] });
    if (begun === false || !begun.ok) throw new Error(words.join(' '));
    const { events, timeline } = begun.value;
    const made = moveOf(events, { before: EMPTY.present, after: timeline.present, earlier: () => undefined });
    expect(made.sayings).toEqual(sayings);
  });

  test.each(LANGUAGE_LIST)('%s: no sign in any move of random games', (_, language) => {
    const signs = { said: 0 };
    fc.assert(
      fc.property(gamesBy(anyRules), ({ rules, wishes }) => {
        let timeline: Timeline = EMPTY;
        const begun = act(timeline, { type: 'newGame', rules, players: playersOf(rules) });
        if (begun.ok) timeline = begun.value.timeline;
        for (const wish of wishes) {
          const before = timeline.present;
          const done = act(timeline, commandFor(before, wish));
          if (!done.ok) continue;
          timeline = done.value.timeline;
          const made = moveOf(done.value.events, {
            before,
            after: timeline.present,
            earlier: () => undefined,
          });
          if (SIGNS.test(sayMove(language, made))) signs.said++;
          expect(speakMove(language, made)).not.toMatch(SIGNS);
        }
      }),
      { numRuns: 60, seed: 9 },
    );
    expect(signs.said).toBeGreaterThan(10);
  });
});

describe('prompts', () => {
  test.each(LANGUAGE_LIST)('%s: no sign in any of the situations', (_, { prompts }) => {
    let named = 0;
    for (const situation of [...CUTTING, ...DEALING, ...CALLING, ...OFFENDING]) {
      const { view } = tableAfter(situation).table;
      const people = peopleOf(
        view.players.map(({ name }) => name),
        view.rules.sides,
      );
      const spoken = sayPrompt(prompts, view.prompt, { ...people, aloud: true });
      if (spoken !== sayPrompt(prompts, view.prompt, people)) named++;
      expect(spoken).not.toMatch(SIGNS);
    }
    expect(named).toBeGreaterThan(0);
  });
});

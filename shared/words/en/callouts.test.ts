import { describe, expect, test } from 'vitest';
import { pipsOf, possiblePlays, RANKS } from '../../rules/cards/index.ts';
import { parsePlay, scorePlay, scoreShow } from '../../rules/index.ts';
import { cards } from '../../rules/testing/cards.ts';
import { RHYMES, shortPlay, speakGo, speakHeels, speakRunning, speakZero } from './callouts.ts';
import { speakCount, speakPlay } from './speech.ts';

const played = (text: string) => {
  const plays = parsePlay(text.split(' '));
  if (!plays.ok) throw new Error(plays.refusal.code);
  return scorePlay(plays.value);
};

describe('rhymes on the way to thirty-one (Pub, UK)', () => {
  test.each([
    [29, "twenty-nine, two's in time"],
    [28, "twenty-eight, three's is great"],
    [27, "twenty-seven, four's in heaven"],
    [26, "twenty-six, five's a fix"],
    [25, "twenty-five, six's alive"],
    [24, "twenty-four, seven's a score"],
    [23, "twenty-three, eight's a spree"],
    [22, 'twenty-two, nine will do'],
    [30, 'thirty'],
    [21, 'twenty-one'],
    [31, 'thirty-one'],
  ])('%i: %s', (count, aloud) => {
    expect(speakRunning(count, { rhymes: true })).toBe(aloud);
    expect(speakRunning(count)).not.toContain(',');
    expect(speakRunning(count, { rhymes: false })).not.toContain(',');
  });

  test('each names the card that makes thirty-one', () => {
    const names = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    expect(Object.keys(RHYMES)).toHaveLength(names.length);
    for (const [count, rhyme] of Object.entries(RHYMES)) {
      const rank = RANKS.find((each) => pipsOf(each) === 31 - Number(count));
      expect(rhyme.startsWith(names[Number(rank) - 2] ?? '?')).toBe(true);
    }
  });

  test.each([
    ['K 9 T', ['ten', 'nineteen', "twenty-nine, two's in time"]],
    ['T 9 8', ['ten', 'nineteen', "twenty-seven, four's in heaven, and a run of three for three"]],
    ['K K 9 go', ['ten', 'twenty, and a pair for two', 'twenty-nine, and one for go']],
    ['5 K 7', ['five', 'fifteen for two', 'twenty-two, nine will do']],
    ['K 5 9 7', ['ten', 'fifteen for two', "twenty-four, seven's a score", 'thirty-one for two']],
  ])('%s', (text, aloud) => {
    expect(played(text).map((card) => speakPlay(card, { rhymes: true }))).toEqual(aloud);
  });
});

describe('what else is called (Pub, UK)', () => {
  test('go, last, heels, nobs, nineteen', () => {
    expect(speakGo()).toBe('go');
    expect(speakGo(28)).toBe('go at twenty-eight');
    expect(speakHeels(2)).toBe('two for his heels');
    expect(speakZero()).toBe('nothing');
    expect(speakZero({ nineteen: true })).toBe('nineteen');
    expect(speakCount([], { nineteen: true })).toBe('nineteen');
    expect(speakCount([])).toBe('nothing');
    expect(
      played('A A A A 2 2 2 2')
        .map((card) => speakPlay(card))
        .at(-1),
    ).toMatch(/, and one for last$/);
  });

  test('nobs by the points of the house', () => {
    const show = { hand: cards('JC 2D 4D 6D'), starter: '8C' as const };
    const rules = {
      nobs: 2,
      flush: { hand: { alone: 4, withStarter: 5 }, crib: { alone: 0, withStarter: 5 } },
    };
    expect(speakCount(scoreShow({ ...show, rules }))).toBe('two for his nob');
    expect(speakCount(scoreShow({ hand: cards('JC JD 4D 7S'), starter: '8C', rules }))).toBe(
      'fifteen two, a pair is four, and two for his nob is six',
    );
  });
});

describe('plays in twenty characters', () => {
  test.each([
    ['K 5', '15 for 2'],
    ['K Q', '20'],
    ['K K', '20 pr2'],
    ['5 5 5', '15 for 2 pr6'],
    ['4 5 6', '15 for 2 run3'],
    ['K 6 K go 2 2', '30 pr2 go1'],
    ['T 9 4 3 5', '31 for 2 run3'],
    ['2 2 2 2', '8 pr12'],
    ['A A A A 2 2 2 2', '12 pr12 last1'],
  ])('%s: %s', (text, short) => {
    expect(played(text).map(shortPlay).at(-1)).toBe(short);
  });

  test('no card is longer', () => {
    expect(possiblePlays().at(-1)).toBe(15);
    const long = { count: 31, items: played('T 9 4 3 5').flatMap(({ items }) => [...items, ...items]) };
    expect(shortPlay(long)).toBe('31 for 2 run3 for 2 ');
  });
});

// One round for a field that has changed: as much of the plan as holds, the fewest meetings again, and a fair sit-out.
import { describe, expect, test } from 'vitest';
import { mended } from './mend.ts';
import { Encounters, type RoundPlan } from './record.ts';

/** A round such as 'ab cd e': pairs, and who sits out. */
const round = (text: string): RoundPlan => {
  const parts = text.split(' ').filter((each) => each !== '');
  return {
    pairs: parts.filter((each) => each.length === 2).map((pair) => [...pair] as unknown as [string, string]),
    idle: parts.filter((each) => each.length === 1),
  };
};

/** The round that comes, with its pairs in alphabetical order. */
const next = (field: string, past: string, planned?: string, helpers = ''): string => {
  const { pairs, idle } = mended({
    field: [...field],
    past: new Encounters(past.split('|').map(round)),
    planned: planned === undefined ? undefined : round(planned),
    helpers: [...helpers],
  });
  return [...pairs.map((pair) => pair.toSorted().join('')).toSorted(), ...idle].join(' ');
};

describe('an even field', () => {
  test.each<[what: string, field: string, past: string, planned: string | undefined, found: string]>([
    ['as it is planned', 'abcdef', '', 'ac be df', 'ac be df'],
    ['without a plan nobody meets again', 'abcd', 'ab cd|ac bd', undefined, 'ad bc'],
    ['all have met once: the plan again', 'abcd', 'ab cd|ac bd|ad bc', 'ac bd', 'ac bd'],
    ['what is planned and has been played is not kept', 'abcd', 'ab cd', 'ab cd', 'ac bd'],
    ['one pair of the plan is gone: the others stay', 'abcdgh', '', 'ad be cf gh', 'ad bc gh'],
    ['the first one has left', 'bcdefg', '', 'ab cd ef', 'bg cd ef'],
    ['the second one has left', 'acdefg', '', 'ab cd ef', 'ag cd ef'],
    ['the last one has left', 'abcdeg', '', 'ab cd ef', 'ab cd eg'],
    ['two who met twice meet last', 'abcd', 'ab cd|ab cd|ac bd|ad bc', undefined, 'ac bd'],
    ['nobody', '', '', undefined, ''],
  ])('%s', (_, field, past, planned, found) => {
    expect(next(field, past, planned)).toBe(found);
  });
});

describe('an odd field', () => {
  test.each<[what: string, field: string, past: string, planned: string | undefined, found: string]>([
    ['the first of all', 'abc', '', undefined, 'bc a'],
    ['whom the plan has', 'abc', '', 'ac b', 'ac b'],
    ['not one who has sat out before another', 'abc', 'bc a', 'bc a', 'ac b'],
    ['the plan’s, of those who are due', 'abcde', 'bc de a', 'ab cd e', 'ab cd e'],
    ['who has sat out least', 'abcde', 'bc de a|ac de b', undefined, 'ad be c'],
  ])('%s', (_, field, past, planned, found) => {
    expect(next(field, past, planned)).toBe(found);
  });
});

describe('with a helper nobody sits out', () => {
  test.each<[what: string, field: string, past: string, helpers: string, found: string]>([
    ['the first helper', 'abc', '', 'xy', 'ab cx'],
    ['one who meets nobody again', 'a', 'ax', 'xy', 'ay'],
    ['the first of two who meet somebody as often', 'a', 'ax|ay', 'xy', 'ax'],
    ['none is wanted for an even field', 'ab', '', 'xy', 'ab'],
    ['there is none', 'a', '', '', 'a'],
  ])('%s', (_, field, past, helpers, found) => {
    expect(next(field, past, undefined, helpers)).toBe(found);
  });
});

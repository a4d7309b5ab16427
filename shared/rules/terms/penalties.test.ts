// Penalties: each a setting with a default, and nothing that makes no sense.
import { describe, expect, test } from 'vitest';
import { PENALTIES, PENALTY_SETTINGS, wrongPenalty } from './penalties.ts';
import { SIX_CARD } from './ruleset.ts';

describe('penalties as settings', () => {
  test('each is there once, with its default among its values', () => {
    expect(PENALTY_SETTINGS.map(({ name }) => name).toSorted()).toEqual(Object.keys(PENALTIES).toSorted());
    for (const { name, values } of PENALTY_SETTINGS) {
      if (values === 'number') expect(PENALTIES[name]).toEqual(expect.any(Number));
      else expect(values).toContain(PENALTIES[name]);
    }
  });

  test.each([
    ['wrongPeg', -1],
    ['wrongPeg', 61],
    ['wrongPeg', 1.5],
    ['wrongPeg', 'two'],
    ['pegOut', 'never'],
  ])('%s=%s makes no sense', (name, value) => {
    expect(wrongPenalty({ penalties: { [name]: value } })).toMatchObject({ name });
  });

  test.each([0, 60])('%i points are the least and the most', (points) => {
    expect(wrongPenalty({ penalties: { wrongPeg: points } })).toBeUndefined();
  });

  test('a house that says nothing has none that is wrong', () => {
    expect(wrongPenalty(SIX_CARD)).toBeUndefined();
  });
});

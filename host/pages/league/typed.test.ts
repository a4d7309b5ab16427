// What the keys of the secretary's card mean.
import { describe, expect, it } from 'vitest';
import type { MatchFormat, RubberFormat } from '../../../shared/league/team/index.ts';
import { cardTyped, keysFor, legsTyped } from './typed.ts';

const three: RubberFormat = { players: 1, rules: 'acc-tournament', legs: 3, all: true };
const best: RubberFormat = { ...three, all: false };

describe('the keys of a rubber', () => {
  it.each([
    [three, '3', [3, 0]],
    [three, '0', [0, 3]],
    [three, '4', undefined],
    [three, '21', undefined],
    [three, '', undefined],
    [three, '-', null],
    [three, 'x', undefined],
    [best, '2', undefined],
    [best, '21', [2, 1]],
    [best, '02', [0, 2]],
    [best, '30', undefined],
    [{ ...three, legs: 16 }, '16', [16, 0]],
  ] as const)('%j %s', (rubber, text, legs) => {
    expect(legsTyped(rubber, text)).toEqual(legs);
    if (legs !== undefined) expect(keysFor(rubber, legs)).toBe(text);
  });

  it('make a card once all are there', () => {
    const format = { rubbers: [three, best] } as unknown as MatchFormat;
    const players = [
      [['ann', ''], ['bob']],
      [[], []],
    ] as const;
    expect(cardTyped(format, ['2'], players)).toBeUndefined();
    expect(cardTyped(format, ['2', '-'], players)).toEqual({
      rubbers: [
        { players: [['ann'], ['bob']], legs: [2, 1] },
        { players: [[], []], legs: null },
      ],
    });
  });
});

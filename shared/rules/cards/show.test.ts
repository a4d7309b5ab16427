import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cards, dealt } from '../testing/cards.ts';
import { type Card, SUITS } from './cards.ts';
import { scoreShow } from './hand.ts';
import { type ShowKind, total } from './score.ts';

const count = (hand: string, starter?: string, crib = false): number =>
  total(
    scoreShow({ hand: cards(hand), starter: starter === undefined ? undefined : cards(starter)[0], crib }),
  );

describe('hands whose count is known (Examples of the show)', () => {
  test.each([
    ['7C 8D 8H KS', '9C', 12],
    ['7C 7D 7H 8S', '9C', 21],
    ['KC JD 5H 5S', undefined, 10],
    ['6C 7D 7H 8S', undefined, 12],
    ['4C 5S 6D JH', '4H', 15],
    ['5H 5S 5D JC', '5C', 29],
    ['AC AD 2H 2S', '3C', 16],
    ['AC AD 2H 3S', '3C', 16],
    ['2C 3D 4H 4S', '4C', 17],
    ['4C 5D 5H 5S', '6C', 23],
    ['4C 4D 6H 6S', '5C', 24],
    ['8C 7D 6H AS', 'AC', 13],
    ['8C 7D 6H 2S', '2C', 11],
    ['2C 2D 3H 4S', '4C', 18],
    ['TH 4C 4D 4S', '3C', 8],
    ['4C 4D 4H 3S', '3C', 12],
    ['TH JD QS QC', 'KH', 10],
  ])('%s with %s counts %i', (hand, starter, points) => {
    expect(count(hand, starter)).toBe(points);
  });

  test('3 4 5 6 3: two runs of four, a pair, and the fifteens 3 3 4 5 and 4 5 6', () => {
    const items = scoreShow({ hand: cards('3C 4D 5H 6S'), starter: '3D' });
    expect(items.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
      'fifteen 2',
      'fifteen 2',
      'pair 2',
      'run 4',
      'run 4',
    ]);
  });

  test('five of a rank, which no pack has, are no pair and have no suits', () => {
    for (const rules of [SIX_CARD, presetOf('costly-colours')]) {
      const items = scoreShow({ hand: cards('5 5 5 5'), starter: '5', rules });
      expect(items.filter(({ kind }) => kind !== 'fifteen' && kind !== 'twentyFive')).toEqual([]);
    }
  });

  test('nobody is there: an empty hand counts nothing', () => {
    expect(scoreShow({ hand: [] })).toEqual([]);
  });
});

describe('bugs that others shipped (docs/sources.md names them)', () => {
  test('nobs is not paid for the starter jack itself', () => {
    expect(count('2C 4D 6H 8S', 'JC')).toBe(count('2C 4D 6H 8S', 'KC'));
    expect(kinds('JD 4D 6H 8S', 'JC')).not.toContain('nobs');
  });

  test('nobs needs the suit of the starter', () => {
    expect(kinds('JD 2C 6H 8S', 'KD')).toContain('nobs');
    expect(kinds('JD 2C 6H 8S', 'KC')).not.toContain('nobs');
  });

  test('a four-card flush does not use the starter', () => {
    expect(kinds('2C 4C 6C 8D', 'KC')).not.toContain('flush');
  });

  test('a crib scores no four-card flush, but a five-card one', () => {
    expect(kinds('2C 4C 6C 8C', 'KD', true)).not.toContain('flush');
    expect(flushOf('2C 4C 6C 8C', 'KC', true)).toBe(5);
  });

  test('a four-card flush counts wherever the starter sorts', () => {
    expect(flushOf('2C 4C 6C 8C', 'AD')).toBe(4);
    expect(flushOf('2C 4C 6C 8C', 'KD')).toBe(4);
    expect(flushOf('2C 4C 6C 8C', '5D')).toBe(4);
    expect(flushOf('2C 4C 6C 8C', 'KC')).toBe(5);
  });

  test.each([
    ['AC 2D 2H 3S', '3C', 16],
    ['3C 3D 4H 4S', '5C', 20],
    ['2C 3D 4H KS', 'AC', 8],
    ['TC JD QH 2S', 'KC', 4],
    ['QC KD AH 2S', '5C', 4],
  ])('%s with %s counts %i', (hand, starter, points) => {
    expect(count(hand, starter)).toBe(points);
  });

  test('runs in hands of six and seven cards', () => {
    expect(count('AC 2D 3H 6S 7C', '8D')).toBe(12);
    expect(scoreShow({ hand: cards('AC 2D 3H 8S 9C TD') }).filter(({ kind }) => kind === 'run')).toHaveLength(
      2,
    );
  });
});

describe('without a starter', () => {
  test('a hand of one suit counts its flush alone', () => {
    expect(scoreShow({ hand: cards('2C 4C 6C 8C') })).toEqual([
      { kind: 'flush', cards: ['2C', '4C', '6C', '8C'], points: 4 },
    ]);
  });

  test('there is no nobs', () => {
    expect(scoreShow({ hand: cards('JC 2D 4H 8S') })).toEqual([]);
  });
});

test('nobs names its jack', () => {
  expect(scoreShow({ hand: cards('JC 2D 4H 8S'), starter: '6C' }).at(-1)).toEqual({
    kind: 'nobs',
    cards: ['JC'],
    points: 1,
  });
});

describe('house rules of the count', () => {
  test('flush points are settings: three in a hand of three, four with the starter (five-card)', () => {
    const rules = {
      ...SIX_CARD,
      flush: { hand: { alone: 3, withStarter: 4 }, crib: { alone: 0, withStarter: 5 } },
    };
    expect(total(scoreShow({ hand: cards('2C 4C 8C'), starter: 'KD', rules }))).toBe(3);
    expect(total(scoreShow({ hand: cards('2C 4C 8C'), starter: 'KC', rules }))).toBe(4);
  });

  test('without nobs there is no item for it', () => {
    const rules = { ...SIX_CARD, nobs: 0 };
    expect(
      scoreShow({ hand: cards('JD 2C 6H 8S'), starter: 'KD', rules }).map(({ kind }) => kind),
    ).not.toContain('nobs');
  });
});

describe('suits that nobody asked for', () => {
  test('match nothing', () => {
    expect(count('5 5 5 J', '5')).toBe(28);
    expect(count('2 4 6 8', 'K')).toBe(count('2C 4D 6C 8C', 'KH'));
  });

  test('four jacks in hand hold the one of the starter suit', () => {
    expect(count('J J J J', '5')).toBe(21);
    expect(count('JC JD JH JS', '5S')).toBe(21);
  });
});

describe('for every hand', () => {
  test('neither the order of the cards nor the names of the suits matter', () => {
    const names = fc.shuffledSubarray([...SUITS], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(dealt(5), fc.nat(), names, fc.boolean(), ([starter, ...hand], turn, suits, crib) => {
        const renamed = (card: Card): Card =>
          card.replace(/.$/, (suit) => suits['CDHS'.indexOf(suit)] ?? '') as Card;
        const turned = hand.map((_, at) => hand[(at + turn) % 4] as Card);
        const points = total(scoreShow({ hand, starter, crib }));
        expect(total(scoreShow({ hand: turned, starter, crib }))).toBe(points);
        expect(
          total(scoreShow({ hand: hand.map(renamed), starter: starter && renamed(starter), crib })),
        ).toBe(points);
      }),
    );
  });
});

function kinds(hand: string, starter: string, crib = false): ShowKind[] {
  return scoreShow({ hand: cards(hand), starter: cards(starter)[0], crib }).map(({ kind }) => kind);
}

function flushOf(hand: string, starter: string, crib = false): number {
  return total(
    scoreShow({ hand: cards(hand), starter: cards(starter)[0], crib }).filter(({ kind }) => kind === 'flush'),
  );
}

// The figures against published ones: average hands are the same; average cribs differ by what is said here.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '../cards/cards.ts';
import { tabled } from '../cards/memo.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cribValues } from '../testing/derive.ts';
import { HESSEL_DEALER, SCHELL_DEALER, SCHELL_PONE } from '../testing/published.ts';
import { studyDiscards } from './discards.ts';
import { opponentsFor } from './opponents.ts';
import type { CribRole } from './sources.ts';

describe('average hands of Cribbage Forum, How to analyze discards, part 2: eleven cuts match the jack', () => {
  test.each([
    ['7D 9C', 2.85],
    ['JH QS', 2.39],
  ])('A-2-7-9-J-Q without %s: %f', (thrown, average) => {
    const study = studyDiscards({ cards: cardsOf('AH 2C 7D 9C JH QS') as readonly Card[], role: 'dealer' });
    const row = study.ok ? study.value.rows.find(({ discard }) => discard.join(' ') === thrown) : undefined;
    expect(row?.hand).toBeCloseTo(average, 2);
  });
});

const valuesOf = tabled((role: CribRole) => cribValues(SIX_CARD, role, opponentsFor(SIX_CARD)?.weights));

/** What our average differs by from a published table, over its 91 discards, the two for heels added to ours. */
function differences(
  table: readonly (readonly number[])[],
  role: CribRole,
  heels: number,
): readonly number[] {
  const values = valuesOf(role);
  const at = (low: number, high: number): number => values[low * 13 + high] as number;
  return table.flatMap((line, low) =>
    line.map((published, ahead) => {
      const high = low + ahead;
      const average = low === high ? at(low, low) : (4 * at(low, high) + 12 * at(high, low)) / 16;
      const jacks = 4 - [low, high].filter((rank) => rank === 10).length;
      return average + (heels * jacks) / 50 - published;
    }),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('average cribs: the published tables are higher by as much as two for heels come to', () => {
  test.each([
    ['Schell, dealer', SCHELL_DEALER, 'dealer', 0.01, 0.06, 0.17],
    ['Schell, pone', SCHELL_PONE, 'pone', 0.04, 0.08, 0.42],
    ['Hessel, dealer', HESSEL_DEALER, 'dealer', 0.01, 0.06, 0.19],
  ] as const)('%s', (_, table, role, bias, apart, most) => {
    expect(table.flat()).toHaveLength(91);
    expect(mean(differences(table, role, 0))).toBeLessThan(-0.14);
    const found = differences(table, role, 2);
    expect(Math.abs(mean(found))).toBeLessThan(bias);
    expect(mean(found.map(Math.abs))).toBeLessThan(apart);
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(most);
  });
});

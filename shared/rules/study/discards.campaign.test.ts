import { describe, expect, test } from 'vitest';
import { PRESETS, presetOf } from '../house/presets.ts';
import { eachHand } from '../testing/derive.ts';
import { expectExactHands, expectFiniteRows } from '../testing/study.ts';

describe('the hand: every starter by an independent count, exact to the last digit', () => {
  test.each([
    ['six-card', 25, 15],
    ['five-card', 15, 10],
    ['six-card-3', 10, 5],
    ['six-card-4', 10, 5],
    ['seven-card', 3, 21],
  ] as const)('%s: %i deals', (name, deals, discards) => expectExactHands(presetOf(name), deals, discards));
});

test.each(
  PRESETS.filter(({ seats, layout }) => seats !== 6 && layout !== 'square').map(
    (rules) => [rules.name, rules] as const,
  ),
)('any game that deals cards: %s', (_, rules) => expectFiniteRows(rules));

test('the model looks at every hand: 134,459 that differ stand for all 2,598,960 of five cards', () => {
  let [different, all] = [0, 0];
  eachHand(5, (places, hands) => {
    different++;
    all += hands;
    if (new Set(places).size !== 5) throw new Error(places.join(' '));
  });
  expect([different, all]).toEqual([134_459, 2_598_960]);
});

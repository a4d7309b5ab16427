import { describe, test } from 'vitest';
import { PRESETS, presetOf } from '../house/presets.ts';
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

test.each(PRESETS.filter(({ seats }) => seats !== 6).map((rules) => [rules.name, rules] as const))(
  'any game that deals cards: %s',
  (_, rules) => expectFiniteRows(rules),
);

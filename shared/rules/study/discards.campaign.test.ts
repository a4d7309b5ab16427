import { expect, test } from 'vitest';
import { PRESETS } from '../house/presets.ts';
import { eachHand } from '../testing/derive.ts';
import { expectFiniteRows } from '../testing/study.ts';

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

// Discards against the study, which counts every crib, and the shares of a crib against the crib itself.
import { expect, test } from 'vitest';
import { type Card, presetOf } from '../rules/index.ts';
import { CRIB_ROLES, type CribRole, studyDiscards } from '../rules/study/index.ts';
import { opponentsFor } from '../rules/study/opponents.ts';
import { cribValues } from '../rules/testing/derive.ts';
import { CRIBS, cribAverage } from './cribs.ts';
import { shufflePack } from './dealer.ts';
import { PLAYERS, randomOf } from './testing/match.ts';
import { viewAt } from './testing/seat.ts';
import { bestThrow, byAverage, byHand, byWins, type Throw, type ThrowStyle } from './throw.ts';
import { cribSpread } from './wins.ts';

const random = randomOf(4);
const hand = (): readonly Card[] => shufflePack((most) => Math.floor(random() * most)).slice(0, 6);

const thrown = (
  style: ThrowStyle,
  dealt: readonly Card[],
  role: CribRole,
  pegs: readonly [number, number],
): Throw => bestThrow(viewAt({ dealt: dealt.join(' '), role, pegs }), style) as Throw;

const same = (
  one: { readonly discard: readonly Card[] },
  other: { readonly discard: readonly Card[] },
): boolean => one.discard.join() === other.discard.join();

test.each(CRIB_ROLES)('club, %s: as good as the best by the study, but for hundredths of a point', (role) => {
  const losses = Array.from({ length: 6 }, () => {
    const dealt = hand();
    const study = studyDiscards({ cards: dealt, role });
    const rows = study.ok ? study.value.rows : [];
    const choice = thrown(byAverage(), dealt, role, [0, 0]);
    return (rows[0]?.net ?? 9) - (rows.find((each) => same(each, choice))?.net ?? 0);
  });
  expect(losses.reduce((sum, each) => sum + each, 0) / losses.length).toBeLessThan(0.05);
});

test("500 hands: as by Schell's averages of the crib, but for a few that are close", () => {
  const differ = Array.from({ length: 500 }, (_, deal) => {
    const [dealt, role] = [hand(), CRIB_ROLES[deal % 2] ?? 'pone'] as const;
    const [ours, schells] = [byAverage(), PLAYERS.schell.throws].map((style) =>
      thrown(style, dealt, role, [0, 0]),
    );
    return ours && schells && !same(ours, schells) ? { role, dealt, ours, schells } : undefined;
  }).filter((each) => each !== undefined);
  expect(differ.length).toBeLessThan(30);
  // What the other table takes instead is worth almost as much by ours.
  const losses = differ.map(({ role, dealt, ours, schells }) => {
    const worth = byAverage()(viewAt({ dealt: dealt.join(' '), role }));
    return worth(ours) - worth(schells);
  });
  expect(Math.max(...losses)).toBeLessThan(0.25);
});

test('strong: a pone who needs 4 keeps a hand that is sure of them, where there is one', () => {
  let sure = 0;
  for (let deal = 0; deal < 10; deal++) {
    const dealt = hand();
    const study = studyDiscards({ cards: dealt, role: 'pone' });
    const rows = study.ok ? study.value.rows : [];
    if (!rows.some(({ least }) => least >= 4)) continue;
    sure++;
    const choice = thrown(byWins, dealt, 'pone', [117, 100]);
    expect(rows.find((each) => same(each, choice))?.least).toBeGreaterThanOrEqual(4);
  }
  expect(sure).toBeGreaterThan(2);
});

test('by the hand alone a five is left over for the pone to throw; by its crib it stays', () => {
  const dealt = ['4H', '2H', '3C', '4C', '7D', '5S'] as const;
  expect(thrown(byHand, dealt, 'pone', [0, 0]).discard).toEqual(['7D', '5S']);
  expect(thrown(byAverage(), dealt, 'pone', [0, 0]).discard).toEqual(['2H', '7D']);
});

test('lowball: what counts least stays', () => {
  const dealt = '5H 5S 5D JC AH 9S';
  const kept = bestThrow(viewAt({ dealt, role: 'pone', rules: presetOf('lowball') }), byAverage())?.keep;
  expect(kept?.filter((card) => card.startsWith('5')).length).toBeLessThan(3);
});

test('the table of cribs is that of the study, to 0.01', () => {
  const four = presetOf('six-card-4');
  const values = cribValues(four, 'pone', opponentsFor(four)?.weights);
  for (const [rank, value] of values.entries())
    expect(Math.abs(cribAverage(CRIBS.pone, [rank]) - value)).toBeLessThan(0.0051);
});

test('counts that stand for a crib have its average', () => {
  for (const average of [3, 3.5, 4.65, 6, 8.6]) {
    const spread = cribSpread(average);
    expect(Math.abs(spread.reduce((sum, each) => sum + each, 0) / spread.length - average)).toBeLessThan(0.3);
  }
});

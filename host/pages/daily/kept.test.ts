// Days in a row, over the ends of months and years.
import { expect, test } from 'vitest';
import type { Card } from '../../../shared/rules/index.ts';
import { type KeptDay, keepDay } from './kept.ts';

const THROWN: readonly Card[] = ['2H', '8H'];

test.each([
  [['2026-12-30', '2026-12-31', '2027-01-01'], 3],
  [['2028-02-28', '2028-02-29', '2028-03-01'], 3],
  [['2027-02-28', '2027-03-02'], 1],
  [['2026-12-02', '2026-12-01'], 1],
] as const)('%o', (dates, days) => {
  let kept: KeptDay | undefined;
  for (const date of dates) kept = keepDay(kept, date, THROWN);
  expect(kept).toEqual({ date: dates.at(-1), thrown: THROWN, days });
});

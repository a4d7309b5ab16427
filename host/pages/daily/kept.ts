// What a browser keeps of the daily hands: the last throw, and how many days in a row there was one.
import { dateOf } from '../../../shared/partner/daily.ts';
import type { Card } from '../../../shared/rules/index.ts';

/** The last daily hand that was thrown from. */
export interface KeptDay {
  readonly date: string;
  readonly thrown: readonly Card[];
  /** Days in a row, up to this one. */
  readonly days: number;
}

const DAY = 86_400_000;

/** What is kept after a throw of today's hand. */
export function keepDay(last: KeptDay | undefined, date: string, thrown: readonly Card[]): KeptDay {
  const follows = last?.date === dateOf(Date.parse(date) - DAY);
  return { date, thrown, days: follows ? last.days + 1 : 1 };
}

// The four rows of a new table that asks how strictly counts are checked.
import { CHECKS } from '../table/checks.ts';
import type { Language } from './catalog.ts';
import type { Rows } from './display.ts';
import { shortRows } from './short.ts';

/** The rows, with a mark at the answer that NEXT gives. */
export function checksRows({ code }: (typeof CHECKS)[number], language: Language): Rows {
  const [peg = '', doubt = '', every = '', how = ''] = shortRows(language, 'display-checks', {});
  const row = (text: string, at: number): string => `${CHECKS[at]?.code === code ? '>' : ' '}${text}`;
  return [row(peg, 0), row(doubt, 1), row(every, 2), how];
}

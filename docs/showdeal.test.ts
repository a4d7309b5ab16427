// The deal that the page Board plays by itself is the one that the README keys: the same keys, settings and scores.
import { expect, test } from 'vitest';
import { DEAL, DEAL_RULES } from '../host/pages/board/showdeal.ts';
import { ROWS, SETTINGS } from './testing/deal.ts';

test('the deal of the page is the deal of the README', () => {
  expect(DEAL.map(({ keys, scores }) => ({ keys, scores }))).toEqual(
    ROWS.map(({ keys, scores }) => ({ keys, scores })),
  );
  expect(Object.entries(DEAL_RULES).map((pair) => pair.join('='))).toEqual(SETTINGS);
});

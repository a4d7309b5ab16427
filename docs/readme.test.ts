// The deal in the README: each line of keys leads to the scores beside it. The Board page plays the same deal.
import { expect, test } from 'vitest';
import { readSettings } from '../host/cli/start/choices.ts';
import { DEAL, DEAL_RULES } from '../host/pages/board/showdeal.ts';
import { Rig } from '../host/table/testing/rig.ts';
import { parseRules, SIX_CARD } from '../shared/rules/index.ts';
import { ROWS, SETTINGS } from './testing/deal.ts';

test('a checked deal, key by key', () => {
  const rules = parseRules(SIX_CARD, readSettings(SETTINGS));
  if (!rules.ok) throw new Error(rules.refusal.code);
  expect(ROWS.length).toBeGreaterThan(8);
  const rig = new Rig({ rules: rules.value, players: ['Ann', 'Bob'] });
  for (const { words, keys, scores } of ROWS) {
    rig.keys(keys.join(' '));
    expect([words, ...rig.table.view.pegs.slice(0, 2).map(({ front }) => front)]).toEqual([words, ...scores]);
  }
  expect(rig.table.view).toMatchObject({ deal: 2, phase: 'deal', dealer: 0 });
  expect(rig.table.view.ruling).toMatchObject({ claimed: 5, truth: 4 });
});

test('the deal of the page is the deal of the README', () => {
  expect(DEAL.map(({ keys, scores }) => ({ keys, scores }))).toEqual(
    ROWS.map(({ keys, scores }) => ({ keys, scores })),
  );
  expect(Object.entries(DEAL_RULES).map((pair) => pair.join('='))).toEqual(SETTINGS);
});

// The deal in the README: each line of keys leads to the scores beside it. The Board page plays the same deal.
import { expect, test } from 'vitest';
import { readSettings } from '../host/cli/start/choices.ts';
import { DEAL } from '../host/pages/board/showdeal.ts';
import { Rig } from '../host/table/testing/rig.ts';
import { parseRules, SIX_CARD } from '../shared/rules/index.ts';
import { ROWS, SETTINGS } from './testing/deal.ts';

test('the deal of the demo, key by key', () => {
  const rules = parseRules(SIX_CARD, readSettings(SETTINGS));
  const { shared } = new Rig();
  shared.beginDemo();
  expect(rules).toEqual({ ok: true, value: shared.demo?.state.rules });
  if (!rules.ok) throw new Error(rules.refusal.code);
  expect(ROWS.map(({ keys }) => keys)).toEqual(DEAL.map(({ keys }) => keys));
  const rig = new Rig({ rules: rules.value, players: ['Ann', 'Bob'] });
  for (const [at, { words, keys, scores }] of ROWS.entries()) {
    rig.keys(keys.join(' '));
    const { move, pegs } = rig.table.view;
    const reached = [words, move, ...pegs.slice(0, 2).map(({ front }) => front)];
    expect(reached).toEqual([words, DEAL[at]?.moves, ...scores]);
  }
  expect(rig.table.view).toMatchObject({ deal: 2, phase: 'deal', dealer: 0 });
  expect(rig.table.view.ruling).toMatchObject({ claimed: 5, truth: 4 });
});

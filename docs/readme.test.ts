// The README: each line of keys of its deal leads to the scores beside it, the Board page plays the same deal, and a command draws the pictures.
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../host/cli/start/choices.ts';
import { DEAL } from '../host/pages/board/showdeal.ts';
import { Rig } from '../host/table/testing/rig.ts';
import { README_PICTURES } from '../host/web/testing/screenshots/list.ts';
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

test('its pictures are those that `npm run screenshots -- --docs` draws, of at most 150 kB each', () => {
  const [readme, contributing] = ['README.md', 'CONTRIBUTING.md'].map((page) =>
    readFileSync(new URL(`../${page}`, import.meta.url), 'utf8'),
  );
  const shown = [...(readme ?? '').matchAll(/^!\[.+\]\(docs\/(.+)\)$/gm)].map(([, file]) => file);
  expect(shown).toEqual(README_PICTURES.map(({ file }) => file));
  for (const { file } of README_PICTURES)
    expect(statSync(new URL(file, import.meta.url)).size, file).toBeLessThan(150_000);
  expect(contributing).toContain('`npm run screenshots -- --docs`');
});

// The deal that the README keys, keyed: every line of it leaves the scores that stand beside it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../host/cli/choices.ts';
import { Rig } from '../host/table/testing/rig.ts';
import { KEYPAD } from '../shared/protocol/index.ts';
import { parseRules, SIX_CARD } from '../shared/rules/index.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, settings = ''] = /^ {4}npm start -- --new --players Ann,Bob --set (.+)$/m.exec(README) ?? [];
const [, table = ''] = /^\| at the table \| key .*\n\|-.*\n((?:\| .*\n)+)/m.exec(README) ?? [];
const ROWS = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, words = '', keys = '', ann = '', bob = '']) => ({
    words,
    keys,
    scores: [Number(ann), Number(bob)],
  }));

/** A key by what is printed on it; the buttons have their names. */
const idOf = (legend: string): string => KEYPAD.flat().find((key) => key.legend === legend)?.id ?? legend;

test('a checked deal, key by key', () => {
  const rules = parseRules(SIX_CARD, readSettings(settings.split(' ')));
  if (!rules.ok) throw new Error(rules.refusal.code);
  expect(ROWS.length).toBeGreaterThan(8);
  const rig = new Rig({ rules: rules.value, players: ['Ann', 'Bob'] });
  for (const { words, keys, scores } of ROWS) {
    rig.keys([...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => idOf(key)).join(' '));
    expect([words, ...rig.table.view.pegs.slice(0, 2).map(({ front }) => front)]).toEqual([words, ...scores]);
  }
  expect(rig.table.view).toMatchObject({ deal: 2, phase: 'deal', dealer: 0 });
  expect(rig.table.view.ruling).toMatchObject({ claimed: 5, truth: 4 });
});

// Who has said who plays, and who has not.

import { expect, test } from 'vitest';
import { type LaneCount, PALETTES } from '../../../shared/protocol/index.ts';
import { findPreset, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import { unchosen } from './choices.ts';

const colours = PALETTES.standard;
const named = (name: string): RuleSet => {
  const found = findPreset(name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

test.each<
  [
    what: string,
    rules: RuleSet,
    players: readonly string[],
    sides: number,
    game: string | undefined,
    lanes?: LaneCount,
  ]
>([
  ['a plain game for two', SIX_CARD, ['Red', 'Blue'], 3, 'six-card-3'],
  ['the same', SIX_CARD, ['Red', 'Blue'], 4, 'six-card-4-individuals'],
  ['a plain game for three', named('six-card-3'), ['Red', 'Blue', 'Green'], 4, 'six-card-4-individuals'],
  // A Mega has six lanes, and pegs alone on all of them.
  ['a plain game on six lanes', SIX_CARD, ['Red', 'Blue'], 5, 'six-card-5-individuals', 6],
  ['on every one of them', SIX_CARD, ['Red', 'Blue'], 6, 'six-card-6-individuals', 6],
  ['more than the board has', SIX_CARD, ['Red', 'Blue'], 5, undefined],
  ['players who were named', SIX_CARD, ['Ann', 'Bob'], 3, undefined],
  ['rules that were chosen', { ...SIX_CARD, target: 61 }, ['Red', 'Blue'], 3, undefined],
  ['another game', named('61-up'), ['Red', 'Blue'], 3, undefined],
])('%s', (_, rules, players, sides, game, lanes = 4) => {
  const seatFor = unchosen({
    state: { phase: 'cut', rules, players },
    lanes,
    settings: { colours, language: 'en' },
  });
  expect(seatFor(sides)?.rules.name).toBe(game);
  expect(seatFor(sides)?.players.length).toBe(game === undefined ? undefined : sides);
});

test('a game that has been on the disk is still the plain one', () => {
  const kept = JSON.parse(JSON.stringify(SIX_CARD)) as RuleSet;
  const state = { phase: 'cut' as const, rules: kept, players: ['Red', 'Blue'] };
  expect(unchosen({ state, lanes: 3, settings: { colours, language: 'en' } })(3)?.rules.name).toBe(
    'six-card-3',
  );
});

test('where there is no game at all, one for two at least', () => {
  const state = { phase: 'none' as const, rules: SIX_CARD, players: [] };
  const seatFor = unchosen({ state, lanes: 3, settings: { colours, language: 'en' } });
  expect([seatFor(1)?.rules.name, seatFor(3)?.rules.name, seatFor(4)]).toEqual([
    'six-card',
    'six-card-3',
    undefined,
  ]);
});

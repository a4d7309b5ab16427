// Games between partners: who wins, and that every kind of game is played to its end without a refused command.
import { expect, test } from 'vitest';
import { SIX_CARD } from '../rules/index.ts';
import { KINDS, playKind } from './testing/every.ts';
import { PLAYERS, winsOf } from './testing/match.ts';

test.each([
  ['gentle', 'random', 60, 0.9],
  ['club', 'greedy', 120, 0.5],
  ['strong', 'greedy', 30, 0.5],
] as const)('%s beats %s', (one, other, games, least) => {
  expect(winsOf([PLAYERS[one], PLAYERS[other]], SIX_CARD, games, 11) / games).toBeGreaterThan(least);
});

test.each(KINDS.map((rules) => [rules.name, rules] as const))('%s is played by every level', (_, rules) =>
  playKind(rules, 1, 5),
);

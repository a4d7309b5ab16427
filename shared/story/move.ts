// The settings of a game that change the words for its moves.
import type { RuleSet } from '../rules/index.ts';

/** What a move needs beside what happened: names, the side of each seat, and the sayings of a house that has them. */
export const tellingOf = ({
  players,
  rules,
}: {
  readonly players: readonly string[];
  readonly rules: RuleSet;
}) => ({
  names: players,
  sides: rules.sides,
  ...(rules.sayings && { sayings: { nineteen: rules.nineteenIsZero } }),
});

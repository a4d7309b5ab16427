// Every kind of game at the table, played by partners without a refused command: `tsx shared/partner/testing/every.ts 10000`.

import { applySettings, PRESETS, type RuleSet } from '../../rules/index.ts';
import { isAlone } from '../../rules/terms/index.ts';
import { SKILLS } from '../choose.ts';
import { LEVELS } from '../seats.ts';
import { playGame, randomOf } from './match.ts';

/** Games that partners play: two seats or more, and cards that are laid one by one. */
export const KINDS: readonly RuleSet[] = PRESETS.filter(
  (rules) => !isAlone(rules) && rules.show !== 'withoutPlay',
);

/** The same with muggins called, where the house plays it. */
const called = (rules: RuleSet): RuleSet => {
  const changed = applySettings(rules, { muggins: 'called' });
  return changed.ok ? changed.value : rules;
};

/** Plays so many games of a kind, the levels in turn at the seats and every other game with muggins called. Throws at a refused command. */
export function playKind(kind: RuleSet, games: number, seed: number): void {
  const random = randomOf(seed);
  for (let game = 0; game < games; game++) {
    const rules = game % 2 === 0 ? kind : called(kind);
    const skills = rules.sides.map((_, seat) => SKILLS[LEVELS[(game + seat) % LEVELS.length] ?? 'club']);
    playGame({ rules, skills, dealer: game % rules.seats, random });
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [games = '100', word = ''] = process.argv.slice(2);
  for (const rules of KINDS) {
    if (!rules.name.includes(word)) continue;
    const begun = Date.now();
    playKind(rules, Number(games), 1);
    console.log(`${rules.name}: ${games} games, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  }
}

// Slips: each happens where it can, says what would have been better, and can be called.
import { expect, test } from 'vitest';
import { presetOf } from '../rules/index.ts';
import { type Choice, SKILLS } from './choose.ts';
import { SLIPS } from './slips.ts';
import { playGame, randomOf } from './testing/match.ts';

/** Every choice of games between gentle players. */
function choices(rules: string, games: number): readonly Choice[] {
  const found: Choice[] = [];
  const random = randomOf(8);
  for (let game = 0; game < games; game++)
    playGame({
      rules: presetOf(rules as 'uk-pub'),
      skills: [SKILLS.gentle, SKILLS.gentle],
      dealer: game % 2,
      random,
      watch: ({ choice }) => found.push(...(choice === undefined ? [] : [choice])),
    });
  return found;
}

test('where muggins is called every slip happens, and the other side calls what was missed', () => {
  const all = choices('uk-pub', 6);
  const slips = all.flatMap(({ missed }) => (missed === undefined ? [] : [missed.slip]));
  expect(SLIPS.filter((code) => !slips.includes(code))).toEqual([]);
  expect(all.filter(({ command }) => command.type === 'muggins').length).toBeGreaterThan(3);
  for (const { command, missed } of all) if (missed !== undefined) expect(command).not.toEqual(missed.better);
});

test('elsewhere nobody counts short: the table would only put it right', () => {
  const slips = choices('six-card', 2).flatMap(({ missed }) => (missed === undefined ? [] : [missed.slip]));
  expect(slips).toContain('forgetsCrib');
  expect(slips).not.toContain('missesItem');
  expect(slips).not.toContain('missesCard');
});

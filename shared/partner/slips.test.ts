// Slips: each happens where it can, says what would have been better, and can be called.
import { expect, test } from 'vitest';
import { decide, evolve, NO_GAME } from '../rules/game/index.ts';
import { type Card, presetOf } from '../rules/index.ts';
import { type Choice, chooseBy, SKILLS } from './choose.ts';
import { SLIPS } from './slips.ts';
import { playGame, randomOf } from './testing/match.ts';
import { stateOf, viewOf } from './view.ts';

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

test.each([
  ['six-card', '5H 5D 5S KC', 'JH', 21],
  ['seven-card', '4D 5D 5H 3D 4C', '3S', 38],
] as const)(
  '%s, %s and %s: a count without its last item may be one that no hand has; then it is counted whole',
  (name, hand, starter, points) => {
    const rules = { ...presetOf(name), muggins: 'called' as const };
    const begun = decide(NO_GAME, { type: 'newGame', rules, players: ['Ann', 'Bob'], dealer: 1 });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const cards = hand.split(' ') as readonly Card[];
    const shown = { phase: 'show', hand: 'pone', starter, cards: { pone: cards } } as const;
    const view = viewOf({ ...begun.value.reduce(evolve, NO_GAME), ...shown }, 0);
    const choice = chooseBy(view, SKILLS.gentle, () => 0);
    expect(decide(stateOf(view), { type: 'peg', seat: 0, points }).ok).toBe(true);
    expect(choice && decide(stateOf(view), choice.command)).toMatchObject({ ok: true });
  },
);

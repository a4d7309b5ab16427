// A game as one value: what is played gives a new one.
import { expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import type { Command } from './command.ts';
import { Game } from './game.ts';
import { NO_GAME } from './state.ts';

/** The game after commands, none of which may be refused. */
const played = (game: Game, ...commands: readonly Command[]): Game =>
  commands.reduce((before, command) => {
    const after = before.play(command);
    if (!after.ok) throw new Error(`${JSON.stringify(command)}: ${after.refusal.code}`);
    return after.value;
  }, game);

function begun(): Game {
  const game = Game.start(SIX_CARD, ['Ann', 'Bob'], { dealer: 1 });
  if (!game.ok) throw new Error(game.refusal.code);
  return game.value;
}

test('a command gives a new game, and the one before stays as it is', () => {
  const game = begun();
  const after = played(game, { type: 'starter', card: 'JC' });
  expect([game.state.pegs[1]?.front, after.state.pegs[1]?.front]).toEqual([0, 2]);
  expect([game.prompt.expects, after.prompt.expects]).toEqual(['deal', 'points']);
  expect(after.legal({ types: ['go', 'next'] })).toEqual([{ type: 'next' }]);
});

test('what the rules refuse changes nothing, and says why', () => {
  expect(begun().play({ type: 'cut', dealer: 0 })).toMatchObject({ refusal: { code: 'notNow' } });
  expect(Game.start(SIX_CARD, ['Ann'])).toMatchObject({ refusal: { code: 'badPlayers', expected: 2 } });
  expect(Game.start({ ...SIX_CARD, target: 0 }, ['Ann', 'Bob'])).toMatchObject({
    refusal: { code: 'badRules' },
  });
});

test('its events as JSON give the same game again, undo included', () => {
  const game = played(
    begun(),
    { type: 'next' },
    { type: 'next' },
    { type: 'peg', seat: 0, points: 5 },
    { type: 'undo' },
  );
  const again = Game.replay(JSON.parse(JSON.stringify(game.events)));
  expect(again.state).toEqual(game.state);
  expect(played(again, { type: 'redo' }).state.pegs[0]?.front).toBe(5);
});

test('it is over with a result, and the next game goes on with the match', () => {
  const over = played(begun(), { type: 'concede', seat: 0 });
  expect([begun().result, over.result?.winner, over.match.games]).toEqual([undefined, 1, [0, 1]]);
  const next = played(over, { type: 'newGame', rules: over.state.rules, players: ['Ann', 'Bob'] });
  expect([next.result, next.state.game, next.match.games]).toEqual([undefined, 2, [0, 1]]);
});

test('no game is begun by a replay of nothing', () => {
  expect(Game.replay([]).state).toBe(NO_GAME);
  expect(Game.start(presetOf('captain'), ['Ann', 'Bob', 'Cy'])).toMatchObject({ ok: true });
});

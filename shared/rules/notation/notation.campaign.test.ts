// Print, parse, print: random games by random rules, as many as ten seconds of a processor allow.
import fc from 'fast-check';
import { test } from 'vitest';
import { Game } from '../game/game.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { expectWritten } from '../testing/written.ts';

const GAMES = 100;

test(`${GAMES} random games by random rules`, () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expectWritten(Game.replay(playRandom(game).events));
    }),
    { numRuns: GAMES },
  );
});

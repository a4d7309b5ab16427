// Print, parse, print: a game as text is read as the same game, and so is a position.
import { expect } from 'vitest';
import type { Game } from '../game/game.ts';
import type { State } from '../game/state.ts';
import { formatGame, formatPosition, parseGame } from '../notation/game.ts';
import type { Result } from '../terms/result.ts';

/** The value of a result that is none of a refusal. */
export function taken<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** What a text keeps of a state: not the match it belongs to, nor ids. */
const kept = ({
  matchId: _match,
  playerIds: _ids,
  game: _game,
  results,
  firstDealer: _first,
  aside: _aside,
  ruling,
  ...state
}: State): unknown => {
  const [result] = results.slice(-1).map(({ game: _number, ...rest }) => rest);
  return { ...state, result: state.phase === 'over' ? result : undefined, ruled: ruling?.code };
};

/** What a position keeps: not the names, and nothing of deals before. */
const keptInPosition = ({
  phase,
  pegs,
  dealer,
  deal,
  hand,
  cards,
  starter,
  heels,
  round,
  claim,
  bid,
  buyer,
  given,
  dead,
  disputed,
}: State): unknown => ({
  phase,
  pegs,
  dealer,
  deal,
  hand,
  bid,
  buyer,
  given,
  dead,
  disputed,
  ...(phase !== 'deal' && { cards, starter, heels, round, claim }),
});

/** A game is written, and read as the same game; a position likewise. @returns the text */
export function expectWritten(game: Game): string {
  const text = taken(formatGame(game));
  const read = taken(parseGame(text));
  expect(kept(read.state)).toEqual(kept(game.state));
  expect(taken(formatGame(read))).toBe(text);
  const line = taken(formatPosition(game));
  const stands = taken(parseGame(line));
  expect(keptInPosition(stands.state)).toEqual(keptInPosition(game.state));
  expect(taken(formatPosition(stands))).toBe(line);
  return text;
}

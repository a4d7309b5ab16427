// The events of a command while they are being decided, with the state that they lead to; and what follows a score.

import { holesToGo, sideOut } from '../terms/pegs.ts';
import type { Ending } from '../terms/phase.ts';
import { type RuleSet, type SkunkLine, targetOf } from '../terms/ruleset.ts';
import { isAlone } from '../terms/seats.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { GameResult, Loser, State } from './state.ts';

/** Events decided so far and the state after them. */
export interface Draft {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Nothing decided yet. */
export const draft = (state: State): Draft => ({ state, events: [] });

/** The draft with more events. */
export const add = (before: Draft, ...events: readonly GameEvent[]): Draft => ({
  state: events.reduce(evolve, before.state),
  events: [...before.events, ...events],
});

/** Ends the game if a side is out. */
export function finish(before: Draft, ending: Ending): Draft {
  const { state } = before;
  const out = sideOut(state.pegs, state.rules);
  if (out === undefined || state.phase === 'over') return before;
  const winner = state.rules.lowball ? aheadOf(state, out, -1) : out;
  return add(before, { type: 'gameWon', result: resultOf(state, winner, ending) });
}

/** Ends the game of a player alone, who is not in the game hole. */
export const lose = (before: Draft, ending: Ending): Draft =>
  onward(before, { type: 'gameLost', result: resultOf(before.state, null, ending) });

/** Ends the game because a side gives it up: the side that is ahead among the others wins, if there are any. */
export const giveUp = (before: Draft, side: number): Draft => {
  const { state } = before;
  if (isAlone(state.rules)) return lose(before, 'conceded');
  const winner = aheadOf(state, side, state.rules.lowball ? -1 : 1);
  return add(before, { type: 'gameWon', result: resultOf(state, winner, 'conceded') });
};

/** Of the sides but one, that with the fewest holes to go; with sign -1, the most. */
function aheadOf({ pegs, rules }: State, but: number, sign: 1 | -1): number {
  const others = pegs.map((_, side) => side).filter((side) => side !== but);
  const toGo = (side: number): number => sign * holesToGo(pegs, side, rules);
  return others.reduce((best, side) => (toGo(side) < toGo(best) ? side : best));
}

function resultOf(state: State, winner: number | null, ending: Ending): GameResult {
  const { rules, game } = state;
  const scores = state.pegs.map(({ front }) => front);
  const lineOf = (score: number): SkunkLine | undefined =>
    ending === 'conceded' && rules.conceded === 'plain'
      ? undefined
      : rules.skunks.find(({ atMost }) => score <= atMost);
  const losers = scores
    .map((score, side): Loser => {
      const line = lineOf(score);
      return {
        side,
        score,
        skunk: line?.skunk ?? 'none',
        stinkHole: score === targetOf(rules, side) - 1,
        stakes: winner !== null && pays(rules, side, score) ? rules.stake * (line?.stakes ?? 1) : 0,
      };
    })
    .filter(({ side }) => side !== winner);
  // Lines rise, so the first that a score does not pass is the worst.
  const line = lineOf(Math.min(...losers.map(({ score }) => score)));
  const gamePoints = winner === null ? 0 : (line?.gamePoints ?? rules.winPoints);
  const stakes = losers.reduce((sum, loser) => sum + loser.stakes, 0);
  return { game, winner, scores, losers, skunk: line?.skunk ?? 'none', gamePoints, stakes, ending };
}

/** In lowball only who is out pays, unless there are but two sides. */
const pays = (rules: RuleSet, side: number, score: number): boolean =>
  !rules.lowball || score >= targetOf(rules, side) || new Set(rules.sides).size === 2;

/** More events, unless the game is over. */
export const onward = (before: Draft, ...events: readonly GameEvent[]): Draft =>
  before.state.phase === 'over' ? before : add(before, ...events);

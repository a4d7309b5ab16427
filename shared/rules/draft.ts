// The events of a command while they are being decided, with the state that they lead to; and what follows a score.
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { sideOut } from './pegs.ts';
import type { RuleSet, Skunk } from './ruleset.ts';
import { poneOf } from './seats.ts';
import { type Ending, type GameResult, HANDS, type Hand, type Loser, type State } from './state.ts';

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

/** Ends the game if somebody is out. */
export function finish(before: Draft, ending: Ending): Draft {
  const { state } = before;
  const winner = sideOut(state.pegs, state.rules.target);
  return winner === undefined || state.phase === 'over'
    ? before
    : add(before, { type: 'gameWon', result: resultOf(state, winner, ending) });
}

function resultOf(state: State, winner: number, ending: Ending): GameResult {
  const { rules, game } = state;
  const scores = state.pegs.map(({ front }) => front);
  const losers = scores
    .map(
      (score, side): Loser => ({
        side,
        score,
        skunk: skunkOf(rules, score),
        stinkHole: score === rules.target - 1,
      }),
    )
    .filter(({ side }) => side !== winner);
  const line = rules.skunks.find(({ atMost }) => losers.some(({ score }) => score <= atMost));
  const gamePoints = line?.gamePoints ?? rules.winPoints;
  return { game, winner, scores, losers, skunk: line?.skunk ?? 'none', gamePoints, ending };
}

/** Lines rise, so the first that a score does not pass is the worst. */
const skunkOf = (rules: RuleSet, score: number): Skunk =>
  rules.skunks.find(({ atMost }) => score <= atMost)?.skunk ?? 'none';

/** More events, unless the game is over. */
export const onward = (before: Draft, ...events: readonly GameEvent[]): Draft =>
  before.state.phase === 'over' ? before : add(before, ...events);

/** After a hand is counted: the next hand, and after the crib the next deal. Nothing once the game is over. */
export function afterCount(before: Draft, hand: Hand): Draft {
  const next = HANDS[HANDS.indexOf(hand) + 1];
  if (next !== undefined) return onward(before, { type: 'phaseEntered', phase: 'show', hand: next });
  const dealer = poneOf(before.state) ?? 0;
  return onward(
    before,
    { type: 'dealerSet', dealer, reason: 'turn' },
    { type: 'phaseEntered', phase: 'deal' },
  );
}

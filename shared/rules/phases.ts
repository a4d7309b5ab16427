// From phase to phase: a new game, the cut, the deal, the starter, the play, the show.
import { add, type Draft, draft } from './draft.ts';
import type { GameEvent } from './event.ts';
import { keyPoints } from './pegging.ts';
import { ok, type Result, refuse } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import { checkSeat, counterOf } from './seats.ts';
import { checkRules } from './settings.ts';
import type { Phase, Seat, State } from './state.ts';

/** Begins a game; the match goes on if the players are the same. Refusals: badRules, badPlayers. */
export function newGame(state: State, rules: RuleSet, players: readonly string[]): Result<Draft> {
  const checked = checkRules(rules);
  if (!checked.ok) return checked;
  if (players.length !== rules.seats) {
    return refuse({ code: 'badPlayers', expected: rules.seats, got: players.length });
  }
  const again = players.every((name, seat) => name === state.players[seat]);
  const game = again ? state.game + 1 : 1;
  const begun = add(draft(state), { type: 'gameStarted', game, rules, players });
  const dealer = again ? nextDealer(state, rules) : undefined;
  if (dealer === undefined) return ok(begun);
  const deal: GameEvent = { type: 'phaseEntered', phase: 'deal' };
  return ok(add(begun, { type: 'dealerSet', dealer, reason: 'lastGame' }, deal));
}

/** Who deals the next game; undefined for a cut, after an unfinished game, and where nobody followed the deals. */
function nextDealer({ phase, results, firstDealer }: State, rules: RuleSet): Seat | undefined {
  const scores = results.at(-1)?.scores;
  if (phase !== 'over' || firstDealer === undefined || scores === undefined) return undefined;
  switch (rules.nextDealer) {
    case 'cut':
      return undefined;
    case 'alternate':
      return (firstDealer + 1) % rules.seats;
    case 'loser':
      return rules.sides.indexOf(scores.indexOf(Math.min(...scores)));
  }
}

/** The cut has shown who deals. Refusals: badSeat, notNow. */
export function cut(state: State, dealer: Seat): Result<Draft> {
  const seat = checkSeat(state.rules, dealer);
  if (!seat.ok) return seat;
  const { phase } = state;
  if (phase !== 'cut' && phase !== 'free') return refuse({ code: 'notNow', command: 'cut', phase });
  const deal: GameEvent = { type: 'phaseEntered', phase: 'deal' };
  return ok(add(draft(state), { type: 'dealerSet', dealer, reason: 'cut' }, deal));
}

/** From now on nobody follows the phases. Refusal: notNow, also where every hand is checked. */
export const free = (state: State): Result<Draft> =>
  state.phase === 'free' || state.rules.claims === 'always'
    ? refuse({ code: 'notNow', command: 'free', phase: state.phase })
    : ok(add(draft(state), { type: 'phaseEntered', phase: 'free' }));

type Entering = Extract<GameEvent, { type: 'phaseEntered' }>;

/** The phase that follows each, where nothing has to be keyed first. */
const FOLLOWING: Readonly<Partial<Record<Phase, Entering>>> = {
  free: { type: 'phaseEntered', phase: 'cut' },
  deal: { type: 'phaseEntered', phase: 'starter' },
  starter: { type: 'phaseEntered', phase: 'play' },
  play: { type: 'phaseEntered', phase: 'show', hand: 'pone' },
};

/**
 * On to the next phase; in the show, the hand counts nothing. Refusals: cutFirst; countFirst where cards have to be entered.
 */
export function next(state: State): Result<Draft> {
  const { hand, phase, rules } = state;
  const following = FOLLOWING[phase];
  if (following !== undefined) return ok(add(draft(state), following));
  const seat = hand && counterOf(state, hand);
  if (hand === undefined || seat === undefined) return refuse({ code: 'cutFirst' });
  return rules.claims === 'always' ? refuse({ code: 'countFirst', seat, hand }) : keyPoints(state, seat, 0);
}

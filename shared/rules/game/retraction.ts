// Where the pegs go back to if a deal, or its play, turns out to be dead. Penalties stay paid (ACC 4.4.d (9), 7.1.b).
import { MUGGED, type Ruling, type RulingCode } from '../rulings/ruling.ts';
import { retreat } from '../rulings/steps.ts';
import { advance, type Pegs, pegsOf } from '../terms/pegs.ts';
import { penaltiesOf } from '../terms/penalties.ts';
import type { Phase } from '../terms/phase.ts';
import { sideOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { GameEvent } from './event.ts';
import type { State } from './state.ts';

/** Phases in which nothing that is pegged belongs to the cards on the table. */
const OUTSIDE: ReadonlySet<Phase> = new Set(['none', 'cut', 'free', 'deal']);

/** Rulings that give points of a hand or of the play away, and no penalty: muggins, and half of a hand after time. */
const SCORES: ReadonlySet<RulingCode> = new Set([...MUGGED, 'timeOut']);

/** Rulings whose holes back are a penalty, and not a score that is taken back. */
const PENALTIES_BACK: ReadonlySet<RulingCode> = new Set(['falseGameBack', 'unchecked']);

/** The state after an event, with the pegs to go back to. */
export function withRetraction(state: State, event: GameEvent): State {
  const { phase, pegs, retraction } = state;
  if (OUTSIDE.has(phase) || (event.type === 'pegged' && event.reason === 'unverified'))
    return retraction.deal === pegs && retraction.play === pegs
      ? state
      : { ...state, retraction: { deal: pegs, play: pegs } };
  if (event.type === 'phaseEntered' && phase === 'play')
    return { ...state, retraction: { ...retraction, play: pegs } };
  if (event.type === 'pegged' && event.reason === 'heels') return afterHeels(state, event.seat, event.points);
  if (event.type !== 'ruled') return state;
  const { ruling } = event;
  return ruling.code === 'heelsLate'
    ? afterHeels(state, ruling.seat, ruling.paid)
    : afterRuling(state, ruling);
}

/** Heels are no points of the play; whether they outlive the deal is the house's. */
function afterHeels(state: State, seat: Seat, points: number): State {
  const { rules, retraction } = state;
  const own = sideOf(rules, seat);
  const paid = (all: readonly Pegs[]): readonly Pegs[] =>
    all.map((pegs, side) => (side === own ? advance(pegs, points, side, rules) : pegs));
  const kept = penaltiesOf(rules).redealHeels === 'stay';
  return {
    ...state,
    retraction: { deal: kept ? paid(retraction.deal) : retraction.deal, play: paid(retraction.play) },
  };
}

/** What a ruling has cost as a penalty is paid on top of where the pegs go back to. */
function afterRuling(state: State, ruling: Ruling): State {
  const { rules, pegs: now, retraction } = state;
  const { seat, opponent, code, award, takers, back = 0 } = ruling;
  const own = sideOf(rules, seat);
  const given = SCORES.has(code) ? 0 : award;
  const lost = PENALTIES_BACK.has(code) ? back : 0;
  const takes = (side: number): boolean => {
    if (takers === 'each') return side !== own;
    return side === (takers === 'player' || code === 'mugginsWrong' ? own : sideOf(rules, opponent));
  };
  const paid = (all: readonly Pegs[]): readonly Pegs[] =>
    all.map((pegs, side) => {
      const after = advance(pegs, takes(side) ? given : 0, side, rules);
      if (side !== own) return after;
      const standing = pegsOf(now, side);
      return code === 'pegBehindRear' && standing.front < after.front ? standing : retreat(after, lost);
    });
  return given === 0 && lost === 0 && code !== 'pegBehindRear'
    ? state
    : { ...state, retraction: { deal: paid(retraction.deal), play: paid(retraction.play) } };
}

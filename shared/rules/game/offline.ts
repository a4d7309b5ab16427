// Unchecked moves, as on a board without a host: they have happened, so none is refused for its content.

import { mapped, ok, type Result, refuse } from '../terms/result.ts';
import { checkSeat, type Seat, seatsOf } from '../terms/seats.ts';
import type { CommandOf } from './command.ts';
import { add, type Draft, draft, onward } from './draft.ts';
import { peg } from './pegging.ts';
import { newGame } from './phases.ts';
import type { State } from './state.ts';

/**
 * Unchecked points: any from 1 up, up to the game hole. The phases were not followed meanwhile: where every hand is
 * checked, who deals has to be said next; elsewhere plain pegging goes on. Behind the end of a game they begin the next one, without
 * what the house gives for a first deal. Refusals: badPoints, badSeat.
 */
export function pegOffline(
  state: State,
  { seat, points, ...identity }: Omit<CommandOf<'unverified'>, 'type'>,
): Result<Draft> {
  if (!isPoints(points)) return refuse({ code: 'badPoints', points });
  const known = checkSeat(state.rules, seat);
  if (!known.ok) return known;
  const { rules, players, playerIds } = state;
  const begun =
    state.phase === 'over'
      ? newGame(state, { playerIds, ...identity, rules, players, followed: false })
      : ok(draft(state));
  return mapped(begun, (before) => pegged(before, seat, points));
}

/** A game that was begun there, with the points that were pegged in it. Refusals: badRules, badPlayers, badPoints, badSeat. */
export function beginOffline(
  state: State,
  { alone = [], ...beginning }: CommandOf<'newGame'>,
): Result<Draft> {
  const { rules } = beginning;
  const begun = newGame(state, { ...beginning, followed: false });
  if (!begun.ok) return begun;
  let after = begun.value;
  for (const [side, points] of alone.entries()) {
    if (points !== 0 && !isPoints(points)) return refuse({ code: 'badPoints', points });
    const [seat] = seatsOf(rules, side);
    if (seat === undefined) return refuse({ code: 'badSeat', seat: side, seats: rules.seats });
    if (points > 0 && after.state.phase !== 'over') after = pegged(after, seat, points);
  }
  return ok(after);
}

/** Plain pegging forgets the deal, also where it is only passed through. */
function pegged(before: Draft, seat: Seat, points: number): Draft {
  const { phase, rules } = before.state;
  const checked = rules.claims === 'always';
  const ready = phase === 'free' || (checked && phase === 'cut');
  const free = ready ? before : add(before, { type: 'phaseEntered', phase: 'free' });
  const after = peg(free, seat, points, 'unverified');
  return checked && free.state.phase === 'free'
    ? onward(after, { type: 'phaseEntered', phase: 'cut' })
    : after;
}

const isPoints = (points: number): boolean => Number.isInteger(points) && points >= 1;

/** Keeps what this game cannot take. Refusals: badPoints, badSeat for a lane in use. */
export function setAside(state: State, command: CommandOf<'setAside'>): Result<Draft> {
  if ('undoes' in command) return ok(add(draft(state), { type: 'undoSetAside', undoes: command.undoes }));
  const { lane, points } = command;
  const { seats, sides } = state.rules;
  if (!isPoints(points)) return refuse({ code: 'badPoints', points });
  if (!Number.isInteger(lane) || lane < 0 || sides.includes(lane))
    return refuse({ code: 'badSeat', seat: lane, seats });
  return ok(add(draft(state), { type: 'pointsSetAside', lane, points }));
}

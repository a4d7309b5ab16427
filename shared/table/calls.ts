// Calling muggins by keys: the points, who calls, and where it could be one of several, who missed them and with which card.
import { findMissed } from '../rules/game/index.ts';
import type { Seat } from '../rules/index.ts';
import { opponentOf, sideCount, sideOf } from '../rules/terms/index.ts';
import { type CallEntry, type Context, digitsOf, nextOffence } from './entry.ts';
import { type Handler, type KeyStep, seatOn } from './step.ts';

/**
 * Where only one side can call, the caller is known. Otherwise, and where MUGGINS comes first, the next button says who calls: so a
 * card in play can be called for which nothing was pegged.
 */
export const callMuggins: Handler = (entry, context) => {
  const digits = digitsOf(entry);
  // MUGGINS again, or where it cannot be called, is any other offence.
  const elsewhere = entry.kind === 'call' || context.state.rules.muggins !== 'called';
  const other = digits === '' && elsewhere ? nextOffence(context) : undefined;
  if (other !== undefined) return { entry: other };
  const caller = onlyCaller(context);
  return digits === '' || caller === undefined
    ? { entry: { kind: 'call', digits } }
    : called(context, { kind: 'about', seat: caller, points: Number(digits) });
};

/** With two sides, the side that can call: not in play while a card waits for its points, as both can mean that or another. */
function onlyCaller({ state, prompt }: Context): Seat | undefined {
  const { count, rules, claim } = state;
  if (count === undefined || sideCount(rules) !== 2) return undefined;
  const caller = opponentOf(rules, count.seat);
  if (rules.muggins !== 'called' || count.hand !== undefined) return caller;
  // Of a card that was not entered only the players know whether it was pegged last.
  const known = count.laid !== undefined && claim === undefined;
  const alone = prompt.muggins.every((seat) => sideOf(rules, seat) === sideOf(rules, caller));
  return known && alone ? caller : undefined;
}

/** The button of who calls. */
export const callBy: Handler = (entry, context, { lane }) => {
  const seat = seatOn(context, lane);
  if (seat === undefined) return { entry, hint: 'noPlayer' };
  const digits = digitsOf(entry);
  return digits === ''
    ? { entry, hint: 'pointsFirst' }
    : called(context, { kind: 'about', seat, points: Number(digits) });
};

/** The call, or what is still to be said of it. */
function called({ state }: Context, { seat, points, on }: CallEntry): KeyStep {
  const missed = findMissed(state, seat, { on });
  if (!missed.ok && missed.refusal.code === 'whoMissed') return { entry: { kind: 'about', seat, points } };
  if (!missed.ok && missed.refusal.code === 'whichCard')
    return { entry: { kind: 'about', seat, points, on: missed.refusal.seat } };
  const about = on === undefined ? {} : { on };
  return { entry: undefined, command: { type: 'muggins', seat, points, ...about } };
}

/** The button of who missed the points. */
export const missedBy: Handler = (entry, context, { lane }) => {
  if (entry.kind !== 'about' || entry.on !== undefined) return { entry, hint: 'whichCard' };
  const on = seatOn(context, lane);
  return on === undefined ? { entry, hint: 'noPlayer' } : called(context, { ...entry, on });
};

/** The rank of the card that scored more. */
export const missedWith: Handler = (entry, _context, { rank }) => {
  if (entry.kind !== 'about') return { entry };
  const { seat, points, on } = entry;
  return on === undefined || rank === undefined
    ? { entry, hint: 'whoMissed' }
    : { entry: undefined, command: { type: 'muggins', seat, points, on, card: rank } };
};

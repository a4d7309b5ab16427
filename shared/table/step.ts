// What a key does: the step that it makes, and the seat that a button means.
import type { Command, Refusal, Seat } from '../rules/index.ts';
import { seatsOf } from '../rules/terms/index.ts';
import type { Context, KeyedEntry } from './entry.ts';
import type { HintCode } from './hint.ts';
import type { Key } from './labels.ts';

/** What a key leads to: the entry after it (undefined: whatever the next prompt opens with), and perhaps a command or a word. */
export interface KeyStep {
  readonly entry: KeyedEntry | undefined;
  readonly command?: Command;
  readonly hint?: HintCode;
  /** A refusal that the entry itself runs into. */
  readonly refusal?: Refusal;
}

/** What a key does in an entry. */
export type Handler = (entry: KeyedEntry, context: Context, key: Key) => KeyStep;

/**
 * The seat that a player's button means: buttons belong to lanes, and partners share one. Of partners it is the one who has to
 * act, or the first. Before there is a game any button will do: the rules have their word about that.
 */
export function seatOn({ state, prompt }: Context, lane: number): Seat | undefined {
  if (state.phase === 'none') return lane;
  const seats = seatsOf(state.rules, lane);
  return seats.find((seat) => seat === prompt.seat) ?? seats[0];
}

// What each key of the board is for, read from its legend.
import { KEYPAD, type KeyId, type KeypadKey, laneOfButton } from '../protocol/index.ts';
import type { Rank, Suit } from '../rules/index.ts';

/** What keys are for; while cards are keyed, digits and letters are ranks. */
export type Role = 'digit' | 'letter' | 'delete' | 'cards' | 'next' | 'player' | 'muggins' | 'undo';

/** A key with everything that its legend says. */
export interface Key {
  readonly role: Role;
  readonly digit: string;
  readonly rank: Rank | undefined;
  readonly suit: Suit | undefined;
  /** Of a player's button, the lane; -1 for other keys. */
  readonly lane: number;
}

/** Role, digit, rank and suit of every key, read from the board's legend. */
export function keyOf(id: KeyId): Key {
  const lane = laneOfButton(id);
  if (lane >= 0) return { role: 'player', digit: '', rank: undefined, suit: undefined, lane };
  if (id === 'MUGGINS' || id === 'UNDO') {
    return { role: id === 'UNDO' ? 'undo' : 'muggins', digit: '', rank: undefined, suit: undefined, lane };
  }
  const legend = LEGEND.find((key) => key.id === id);
  const role = legend?.act ?? (legend?.digit === undefined ? 'letter' : 'digit');
  return {
    role,
    digit: legend?.digit === undefined ? '' : String(legend.digit),
    rank: legend?.rank as Rank | undefined,
    suit: legend?.suit as Suit | undefined,
    lane,
  };
}

/** The keys of the keypad, row by row. */
export const LEGEND: readonly KeypadKey[] = KEYPAD.flat();

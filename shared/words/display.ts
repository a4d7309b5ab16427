// The four rows of the display: the scores; where the game stands; what is asked for; what was just said.
import type { Seat, State } from '../rules/index.ts';
import { type Ask, askOf } from '../table/ask.ts';
import type { Context, KeyedEntry } from '../table/entry.ts';
import { seatName, sideName } from '../table/names.ts';
import { secondOf } from '../table/second.ts';
import { standingOf } from '../table/standing.ts';
import { COLUMNS, fitted } from './naming.ts';
import { type PromptWords, sayAskRow, saySecond } from './prompts.ts';
import { scoreRow, spread, standingRow } from './rows.ts';
import { unaccented } from './wording.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
interface DisplayContext extends Context {
  readonly entry: KeyedEntry;
  /** Why the last key or command was refused. */
  readonly refused?: string | undefined;
  /** The last thing said, for a row. */
  readonly said: (width: number) => string;
  /** The words of the display's language. */
  readonly words: PromptWords;
}

/** The rows of the display. */
export function makeRows(shown: DisplayContext): Rows {
  const { state, entry, refused, said, words } = shown;
  const second = secondOf(askOf(shown, entry));
  return [
    scoreRow(state),
    unaccented(standingRow(state, standingOf(state, entry), words)),
    unaccented(askRow(shown)),
    unaccented(refused ?? (second === undefined ? said(COLUMNS) : saySecond(words, second))).slice(
      0,
      COLUMNS,
    ),
  ];
}

/** Columns of two digits at the right edge and of a blank before them. */
const DIGITS = 3;

/** What is asked for, with the digits that are keyed at the right edge. */
function askRow(shown: DisplayContext): string {
  const { state, entry, words } = shown;
  const ask = askOf(shown, entry);
  const digits = 'digits' in entry ? entry.digits : '';
  const name = nameIn(state, ask);
  // A name gives way at once, and not only to the second digit.
  const width = digits === '' || name === '' ? COLUMNS : COLUMNS - DIGITS;
  return spread(
    fitted(width, name, (short) => sayAskRow(words, ask, short)),
    digits,
  );
}

/** The name that the row of an ask has in it; empty if it has none. */
function nameIn(state: State, ask: Ask): string {
  if (ask.code === 'whichPartner') return partners(state, ask.seats);
  if ('side' in ask) return sideName(state, ask.side).plain;
  return 'seat' in ask ? seatName(state, ask.seat).plain : '';
}

/** `1 Anna, 2 Cleo`: as much of each name as there is room for, with a sign after them. */
function partners(state: State, seats: readonly Seat[]): string {
  const width = Math.floor((COLUMNS - 1 - 2 * (seats.length - 1)) / seats.length) - 2;
  return seats.map((seat, at) => `${at + 1} ${seatName(state, seat).plain.slice(0, width)}`).join(', ');
}

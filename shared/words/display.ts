// The four rows of the display: the scores; where the game stands; what is asked for; what was just said.
import type { Seat, State } from '../rules/index.ts';
import { type Ask, askOf, type Standing, secondOf, standingOf } from '../table/ask.ts';
import type { Context, KeyedEntry } from '../table/entry.ts';
import { COLUMNS, fitted, seatName, sideName, sideNames } from './naming.ts';
import { type PromptWords, sayAskRow, saySecond, sayStanding } from './prompts.ts';
import { unaccented } from './wording.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
export interface DisplayContext extends Context {
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

/** `Red 12        Blue 7`: every side with its score, the first at the left edge and the last at the right. */
export function scoreRow(state: State): string {
  if (state.phase === 'none') return 'Muggins';
  const names = sideNames(state).map((name) => name.plain);
  const width = Math.floor((COLUMNS - (names.length - 1)) / names.length);
  const cells = names.map((name, side) => {
    const score = String(state.pegs[side]?.front ?? 0);
    return fitted(width, name, (short) => `${short}${width < 5 ? '' : ' '}${score}`);
  });
  const last = cells.pop() ?? '';
  const left = cells.map((cell) => cell.padEnd(width)).join(' ');
  return cells.length === 0 ? last : `${left}${last.padStart(COLUMNS - left.length)}`;
}

/** `Blue's crib     Play`: whose crib it is, where the game stands, the starter once it is known. */
export function standingRow(state: State, standing: Standing, words: PromptWords): string {
  const { left, right } = sayStanding(words, standing);
  const edge = standing.code === 'over' ? tally(standing.won) : right;
  const name = standing.code === 'deal' ? seatName(state, standing.dealer).plain : '';
  return spread(name === '' ? left('') : fitted(COLUMNS - edge.length - 1, name, left), edge);
}

/** Games won in the match, once there is more than one. */
const tally = (won: readonly number[]): string =>
  won.reduce((games, each) => games + each, 0) < 2 ? '' : won.join('-');

const spread = (left: string, right: string): string => {
  const room = COLUMNS - right.length;
  return right === '' ? left : `${left.slice(0, room - 1).padEnd(room)}${right}`;
};

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

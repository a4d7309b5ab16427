// The four rows of the display: the scores; where the game stands; what is asked for; what was just said.
import type { State } from '../rules/index.ts';
import { type Ask, askOf } from '../table/ask.ts';
import type { Context, KeyedEntry } from '../table/entry.ts';
import { sideNames } from '../table/names.ts';
import { secondOf } from '../table/second.ts';
import { type Standing, standingOf } from '../table/standing.ts';
import { cardText } from './cardtext.ts';
import type { Language } from './catalog.ts';
import { peopleOf } from './people.ts';
import { sayAskRow, sayPlace, saySecond, sayStanding } from './prompts.ts';
import { COLUMNS, fitted, unaccented } from './short.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
interface DisplayContext extends Context {
  readonly entry: KeyedEntry;
  /** Why the last key or command was refused. */
  readonly refused?: string | undefined;
  /** What people do for the cards where Muggins plays: asked for before anything of the game. */
  readonly task?: string | undefined;
  /** The last event, for a row. */
  readonly said: (width: number) => string;
  readonly language: Language;
}

/** The rows of the display. */
export function makeRows(shown: DisplayContext): Rows {
  const { state, entry, refused, said, language, task } = shown;
  const second = secondOf(askOf(shown, entry));
  return [
    scoreRow(state),
    unaccented(standingRow(state, standingOf(state, entry), language)),
    unaccented(task ?? askRow(shown)).slice(0, COLUMNS),
    unaccented(refused ?? (second === undefined ? said(COLUMNS) : saySecond(language, second))).slice(
      0,
      COLUMNS,
    ),
  ];
}

/** Columns of two digits at the right edge and of a blank before them. */
const DIGITS = 3;

/** What is asked for, with the digits that are keyed at the right edge. */
function askRow(shown: DisplayContext): string {
  const { state, entry, language } = shown;
  const ask = askOf(shown, entry);
  const digits = 'digits' in entry ? entry.digits : '';
  // A name gives way at once, and not only to the second digit.
  const width = digits === '' || !hasName(ask) ? COLUMNS : COLUMNS - DIGITS;
  return spread(sayAskRow(language, ask, peopleOf(state.players, state.rules.sides), width), digits);
}

const hasName = (ask: Ask): boolean => 'side' in ask || 'seat' in ask || ask.code === 'whichPartner';

/** `Red 12        Blue 7`: every side with its score, the first at the left edge and the last at the right. */
function scoreRow(state: State): string {
  if (state.phase === 'none') return 'Muggins';
  const names = sideNames(state).map((name) => name.plain);
  const width = Math.floor((COLUMNS - (names.length - 1)) / names.length);
  const cell = (name: string, side: number, room: number): string =>
    fitted(room, name, (short) => `${short}${width < 5 ? '' : ' '}${state.pegs[side]?.front ?? 0}`);
  const others = names.slice(0, -1).map((name, side) => `${cell(name, side, width).padEnd(width)} `);
  // The last has what the others leave.
  const left = others.join('').trimEnd();
  const room = COLUMNS - (left === '' ? 0 : left.length + 1);
  const last = cell(names.at(-1) ?? '', names.length - 1, room);
  return left === '' ? last : `${left}${last.padStart(COLUMNS - left.length)}`;
}

/** `Blue's crib     Play`: whose crib it is, where the game stands, the starter once it is known. */
function standingRow(state: State, standing: Standing, language: Language): string {
  const starter =
    standing.code === 'deal' && standing.starter !== null ? ` ${cardText(standing.starter)}` : '';
  const edge = standing.code === 'over' ? tally(standing.won) : `${sayPlace(language, standing)}${starter}`;
  const width = edge === '' ? COLUMNS : COLUMNS - edge.length - 1;
  return spread(sayStanding(language, standing, peopleOf(state.players, state.rules.sides), width), edge);
}

/** Games won in the match, once there is more than one. */
const tally = (won: readonly number[]): string =>
  won.reduce((games, each) => games + each, 0) < 2 ? '' : won.join('-');

/** A row with something at either edge; the left gives way. */
export const spread = (left: string, right: string): string => {
  const room = COLUMNS - right.length;
  return right === '' ? left : `${left.slice(0, room - 1).padEnd(room)}${right}`;
};

// The four rows of the display: the scores; where the game stands; what is asked for; what was just said.
import { type Ask, askOf } from '../table/ask.ts';
import type { Context, KeyedEntry } from '../table/entry.ts';
import { secondOf } from '../table/second.ts';
import { standingOf } from '../table/standing.ts';
import type { Language } from './catalog.ts';
import { peopleOf } from './people.ts';
import { sayAskRow, saySecond } from './prompts.ts';
import { scoreRow, spread, standingRow } from './rows.ts';
import { COLUMNS, unaccented } from './short.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
interface DisplayContext extends Context {
  readonly entry: KeyedEntry;
  /** Why the last key or command was refused. */
  readonly refused?: string | undefined;
  /** The last event, for a row. */
  readonly said: (width: number) => string;
  readonly language: Language;
}

/** The rows of the display. */
export function makeRows(shown: DisplayContext): Rows {
  const { state, entry, refused, said, language } = shown;
  const second = secondOf(askOf(shown, entry));
  return [
    scoreRow(state),
    unaccented(standingRow(state, standingOf(state, entry), language)),
    unaccented(askRow(shown)),
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

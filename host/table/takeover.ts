// What was keyed on the board while no host was there comes into the journal: plain points, which nobody has checked.
import { type Command, sideOf } from '../../shared/rules/index.ts';
import type { BoardEntry } from '../board/index.ts';
import type { Table, TableResult } from './table.ts';

/** What a takeover needs of a table. */
export type TakingTable = Pick<Table, 'state' | 'command' | 'claimed' | 'lastMove'>;

/** The mark that an entry leaves in the journal, in the manner of a phone's claim: it is never done twice. */
export const entryMark = ({ log, number }: Pick<BoardEntry, 'log' | 'number'>): string =>
  `board:${log}:${number}`;

/**
 * Takes an entry of the board over. True if it is in the journal, now or from before: the board may forget it. False if
 * this game cannot take it, because every hand has to be checked by its cards: it stays with the board.
 */
export function takeOver(table: TakingTable, entry: BoardEntry): boolean {
  const id = entryMark(entry);
  if (table.claimed(id) !== undefined) return true;
  const { rules, players, phase } = table.state;
  if (phase === 'none') return false;
  switch (entry.kind) {
    case 'newGame':
      return table.command({ type: 'newGame', rules, players }, { id, seat: 0 }).ok;
    case 'undo':
      return undo(table, entry, id);
    case 'score':
      return score(table, entry, id);
  }
}

function score(table: TakingTable, { lane, points }: BoardEntry, id: string): boolean {
  const { rules, players } = table.state;
  const seat = rules.sides.findIndex((_, each) => sideOf(rules, each) === lane);
  if (seat < 0) return false;
  // A game that goes on behind its end is the next one.
  if (table.state.phase === 'over' && !once(table, { type: 'newGame', rules, players }, `${id}:game`, 0))
    return false;
  // Nobody has followed the phases.
  if (table.state.phase !== 'free' && table.state.phase !== 'cut' && !table.command({ type: 'free' }).ok)
    return false;
  return pegged(table, { seat, points, id });
}

interface Score {
  readonly seat: number;
  readonly points: number;
  readonly id: string;
}

/** Points that no single count can give are pegged in parts; the last part bears the entry's own mark. */
function pegged(table: TakingTable, { seat, points, id }: Score): boolean {
  const whole = table.command({ type: 'peg', seat, points }, { id, seat });
  if (whole.ok) return true;
  const part = largestPart(whole, points);
  if (part === undefined) return false;
  if (!once(table, { type: 'peg', seat, points: part }, `${id}:${points}`, seat)) return false;
  return pegged(table, { seat, points: points - part, id });
}

function largestPart(result: TableResult, points: number): number | undefined {
  if (result.ok || result.refusal.code !== 'impossiblePoints') return undefined;
  return result.refusal.possible.filter((each) => each > 0 && each < points).at(-1);
}

/** How far back the score may be that is undone: more than a board keeps. */
const FARTHEST = 200;
/** Points have two digits, which the smallest part, 24 or more, divides into fewer parts than this. */
const MOST_PARTS = 9;

/** Takes back the last score, all its parts. What is left to undo is in the mark, for a cut between two of them. */
function undo(table: TakingTable, { log, number }: BoardEntry, id: string): boolean {
  for (let left = partsLeft(table, { log, number }, id); left > 0; left--) {
    if (!once(table, { type: 'undo' }, `${id}:${left}`, 0)) return false;
  }
  return table.command({ type: 'undo' }, { id, seat: 0 }).ok;
}

function partsLeft(
  table: TakingTable,
  { log, number }: Pick<BoardEntry, 'log' | 'number'>,
  id: string,
): number {
  for (let left = 1; left <= MOST_PARTS; left++) {
    if (table.claimed(`${id}:${left}`) !== undefined) return left - 1;
  }
  const last = table.lastMove?.move;
  for (let back = 1; back <= FARTHEST; back++) {
    const mark = entryMark({ log, number: number - back });
    if (table.claimed(mark)?.move === last && last !== undefined) return partsOf(table, mark);
  }
  return 0;
}

const partsOf = (table: TakingTable, mark: string): number =>
  Array.from({ length: 99 }, (_, i) => `${mark}:${i + 1}`).filter((part) => table.claimed(part) !== undefined)
    .length;

/** A step on the way to an entry, which a cut between the two must not repeat. */
const once = (table: TakingTable, command: Command, id: string, seat: number): boolean =>
  table.claimed(id) !== undefined || table.command(command, { id, seat }).ok;

// Takes entries that the board kept without a host into the journal: as they were keyed, each once, unchecked.
import type { Command, RuleSet, State } from '../../shared/rules/index.ts';
import { sideCount, sideOf } from '../../shared/rules/terms/index.ts';
import type { BoardEntry } from '../board/index.ts';
import type { Table } from './table.ts';

/** What a takeover needs of a table. */
type TakingTable = Pick<Table, 'state' | 'record' | 'claimed' | 'lastMove'>;

/** Who plays, and by which rules. */
interface Seating {
  readonly rules: RuleSet;
  readonly players: readonly string[];
}

/** Gives a game for so many sides; undefined where the players were chosen, or no rules have so many. */
export type SeatFor = (sides: number) => Seating | undefined;

/** The mark that an entry leaves in the journal, in the manner of a phone's claim: it is never done twice. */
const entryMark = ({ log, number }: Pick<BoardEntry, 'log' | 'number'>): string => `board:${log}:${number}`;

/** The seat in the mark: none, so that no phone takes a move of the board for its own. */
const NO_SEAT = -1;

/**
 * Takes an entry of the board over: one move, which bears the entry's mark. True if it is in the journal, now or from before: the
 * board may forget it. False if the disk refuses it, or no game was ever begun: it stays with the board.
 */
export function takeOver(table: TakingTable, entry: BoardEntry, seatFor: SeatFor = () => undefined): boolean {
  const id = entryMark(entry);
  return table.record(commandFor(table, entry, seatFor), { id, seat: NO_SEAT }).ok;
}

function commandFor(table: TakingTable, entry: BoardEntry, seatFor: SeatFor): Command {
  const { rules, players } = table.state;
  switch (entry.kind) {
    case 'newGame':
      return { type: 'newGame', rules, players, alone: [] };
    case 'undo':
      return undo(table, entry);
    case 'score':
      return score(table.state, entry, seatFor);
  }
}

/** A score on an unused lane begins a game with more seats, unless this game was chosen; then its points are set aside. */
function score(state: State, { lane, points }: BoardEntry, seatFor: SeatFor): Command {
  const { rules, phase } = state;
  const seat = rules.sides.findIndex((_, each) => sideOf(rules, each) === lane);
  if (seat >= 0 && phase !== 'none') return { type: 'unverified', seat, points };
  const seating = isAlone(state) ? seatFor(lane + 1) : undefined;
  if (seating === undefined) return { type: 'setAside', lane, points };
  const sides = Array.from({ length: sideCount(seating.rules) }, (_, side) => state.unverified[side] ?? 0);
  return { type: 'newGame', ...seating, alone: sides.map((each, side) => (side === lane ? points : each)) };
}

/** Whether all that has happened in this game was keyed on the board alone. */
const isAlone = ({ phase, deal, pegs, unverified }: State): boolean =>
  phase === 'none' ||
  (phase !== 'over' && deal === 0 && pegs.every(({ front }, side) => front === (unverified[side] ?? 0)));

/**
 * The board takes back the last of its own scores. As long as that is also the last move of the game, it is undone; once
 * another move has followed it, or it was undone here, the game stays as it is.
 */
function undo(table: TakingTable, { log, number }: BoardEntry): Command {
  const undoes = undoneBy(table, { log, number });
  return undoes !== undefined && undoes === table.lastMove?.move
    ? { type: 'undo' }
    : { type: 'setAside', undoes: undoes ?? 0 };
}

/** How far back the score may be that is undone: more than a board keeps. */
const FARTHEST = 200;

/** The move of the score that an UNDO of the board is about: of those before it the last that no UNDO between is about. */
function undoneBy(
  table: TakingTable,
  { log, number }: Pick<BoardEntry, 'log' | 'number'>,
): number | undefined {
  let taken = 0;
  for (let before = number - 1; before > number - FARTHEST && before >= 0; before--) {
    const kept = table.claimed(entryMark({ log, number: before }));
    if (kept === undefined) return undefined;
    if (kept.undoes !== undefined) taken += 1;
    else if (taken > 0) taken -= 1;
    else return kept.move;
  }
  return undefined;
}

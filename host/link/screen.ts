// What the display of a table says that plays for a hall.
import type { DeskNote, DeskScreen } from '../../shared/table/desk.ts';
import type { MessageOf } from '../bus/index.ts';
import { isSettled, maySwap, signaturesOf } from './ledger.ts';
import type { LinkedGame } from './memory.ts';

/** Everything that the screen depends on. */
export interface LinkSight {
  /** Letters for the desk; undefined once the table has its number. */
  readonly letters: string | undefined;
  /** Whether the hall answers. */
  readonly heard: boolean;
  readonly table: string;
  readonly assignment: MessageOf<'seat'>['assignment'];
  /** Whether the game that is called was played here already. */
  readonly played: boolean;
  readonly sat: readonly [boolean, boolean];
  /** Another table with the same journal, of which nobody here knows yet. */
  readonly twin: string | undefined;
  /** Nothing is being played: a call may come before whatever stands on the board. */
  readonly idle: boolean;
  /** The hall calls nobody here, and no game stands on the board, or none that anybody has cut for. */
  readonly isEmpty: boolean;
  /** The game on the board, where it was played for the hall and is over. */
  readonly over: LinkedGame | undefined;
  /** Somebody pressed MUGGINS when it was to be signed. */
  readonly doubted: boolean;
  /** Somebody pressed NEXT where no game is called: the board is theirs. */
  readonly free: boolean;
  /** Somebody pressed NEXT when it was to be signed, and others are called. */
  readonly left: boolean;
  readonly note: DeskNote;
}

export function screenOf(sight: LinkSight): DeskScreen | undefined {
  const { letters, heard, over, idle, assignment } = sight;
  if (letters !== undefined && idle) return { code: 'pairing', letters, heard };
  const called = idle && assignment !== null && !sight.played;
  if (over !== undefined && !isSettled(over) && !(called && sight.left)) return open(over, sight, called);
  if (sight.twin !== undefined && idle) return { code: 'cloned', table: sight.table, other: sight.twin };
  if (called) return calledScreen(sight, assignment);
  if (over === undefined) return sight.isEmpty && !sight.free ? waits(sight) : undefined;
  const { names } = over;
  return { code: 'signed', names, lines: linesOf(over), note: sight.note };
}

/** A game that is not signed yet. */
function open(game: LinkedGame, { doubted, note }: LinkSight, next: boolean): DeskScreen {
  const { names, asks, stands } = game;
  const lines = linesOf(game);
  if (doubted) return { code: 'whoDoubts', names, lines, seats: maySwap(game) };
  if (asks !== null || stands?.stage === 'disputed') return { code: 'judge', names, lines };
  return { code: 'sign', names, lines, signed: signaturesOf(game), next, note };
}

const waits = ({ table, heard, note }: LinkSight): DeskScreen => ({ code: 'waits', table, heard, note });

const calledScreen = (
  { table, sat }: LinkSight,
  assignment: NonNullable<LinkSight['assignment']>,
): DeskScreen => ({
  code: 'called',
  table,
  names: namesOf(assignment),
  colours: assignment.colours,
  sat,
});

const linesOf = ({ stands, report: { scores } }: LinkedGame): readonly [string, string] =>
  stands?.lines ?? [`${scores[0]}`, `${scores[1]}`];

/** The names of both sides, partners joined. */
const namesOf = ({
  names: [left, right],
}: NonNullable<LinkSight['assignment']>): readonly [string, string] => [left.join(' + '), right.join(' + ')];

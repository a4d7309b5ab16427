// The display of a table that plays for a hall: which screen it shows.
import type { DeskNote, HallScreen } from '../../../shared/table/desk.ts';
import type { ToTableOf } from '../messages.ts';
import { isSettled, maySwap, signaturesOf } from './ledger.ts';
import type { Joining } from './line.ts';
import type { LinkedGame } from './memory.ts';

/** The keys pressed since the hall called a game, or since a game ended. */
export interface Presses {
  /** By side: the player has pressed their button for the called game. */
  readonly sat: readonly [boolean, boolean];
  /** MUGGINS was pressed on a result that waits for signatures. */
  readonly doubted: boolean;
  /** NEXT was pressed on such a result, while other players are called. */
  readonly left: boolean;
  /** UNDO was pressed to finish a running game before the called one. */
  readonly plays: boolean;
  /** NEXT was pressed without a call: the players have the board. */
  readonly free: boolean;
}

export const NO_PRESSES: Presses = {
  sat: [false, false],
  doubted: false,
  left: false,
  plays: false,
  free: false,
};

/** Everything that the screen depends on. */
export interface LinkSight extends Presses {
  /** On its way into the hall; undefined once the table has its number. */
  readonly joining: Joining | undefined;
  /** Whether the hall answers. */
  readonly connected: boolean;
  readonly table: string;
  readonly assignment: ToTableOf<'seat'>['assignment'];
  /** Whether the game that is called was played here already. */
  readonly played: boolean;
  /** Another table with the same journal, until NEXT was pressed. */
  readonly duplicate: string | undefined;
  /** Nothing is being played: a call may cover the board. */
  readonly idle: boolean;
  /** No call, and the board has no game, or one before the cut. */
  readonly isEmpty: boolean;
  /** The game on the board, where it was played for the hall and is over. */
  readonly over: LinkedGame | undefined;
  readonly note: DeskNote;
}

export function screenOf(sight: LinkSight): HallScreen | undefined {
  const { joining, over, idle, assignment, table, note } = sight;
  if (joining !== undefined && idle) return { code: 'joining', ...joining };
  const called = idle && assignment !== null && !sight.played;
  if (over !== undefined && !isSettled(over) && !(called && sight.left)) return open(over, sight, called);
  if (sight.duplicate !== undefined && idle) return { code: 'duplicate', table, other: sight.duplicate };
  if (called) {
    const { names, colours, match } = assignment;
    const joined = [names[0].join(' + '), names[1].join(' + ')] as const;
    return { code: 'called', table, names: joined, colours, match, sat: sight.sat };
  }
  if (over !== undefined) return { code: 'signed', names: over.names, lines: linesOf(over), note };
  if (!sight.isEmpty || sight.free) return undefined;
  return { code: 'waits', table, connected: sight.connected, note };
}

/** A game that is not signed yet. */
function open(game: LinkedGame, { doubted, note }: LinkSight, next: boolean): HallScreen {
  const { names, asks, stands } = game;
  const lines = linesOf(game);
  if (doubted) return { code: 'whoDoubts', names, lines, seats: maySwap(game) };
  if (asks !== null || stands?.stage === 'disputed') return { code: 'judge', names, lines };
  return { code: 'sign', names, lines, signed: signaturesOf(game), next, note };
}

const linesOf = ({ stands, report: { scores } }: LinkedGame): readonly [string, string] =>
  stands?.lines ?? [`${scores[0]}`, `${scores[1]}`];

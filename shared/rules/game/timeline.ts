// The journal folded: the present game, with everything that can be undone and redone.

import { ok, type Result, refuse } from '../terms/result.ts';
import { checkSeat } from '../terms/seats.ts';
import type { Asking, Command, CommandOf } from './command.ts';
import { decide } from './decide.ts';
import type { ClaimMark, ConsentEvent, Event, GameEvent, UndoEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { NO_GAME, type State } from './state.ts';

/** A move that can be taken back or restored, and the state on its other side; a linked list, the nearest first. */
interface Moment {
  readonly move: number;
  readonly state: State;
  readonly next: Moment | undefined;
}

/** The fold of a journal. */
export interface Timeline {
  /** The present game. */
  readonly present: State;
  /** Number of moves so far, undo and redo among them. */
  readonly moves: number;
  /** Moves that undo takes back. */
  readonly past: Moment | undefined;
  /** Moves that redo restores. */
  readonly future: Moment | undefined;
  /** What the last move asks the other side to agree to. */
  readonly asked: Asking | undefined;
}

/** The empty journal. */
export const EMPTY: Timeline = {
  present: NO_GAME,
  moves: 0,
  past: undefined,
  future: undefined,
  asked: undefined,
};

/** What a command does: the events to be journaled and the timeline after them. */
export interface Action {
  readonly events: readonly Event[];
  readonly timeline: Timeline;
}

/** The timeline after one more event of its journal. */
export function record(timeline: Timeline, event: Event): Timeline {
  switch (event.type) {
    case 'undone':
      return undo(timeline, event.move);
    case 'redone':
      return redo(timeline, event.move);
    case 'consentAsked':
      return { ...timeline, moves: event.move, asked: askingOf(event) };
    case 'consentDeclined':
      return { ...timeline, moves: event.move, asked: undefined };
    default:
      return happen(timeline, event);
  }
}

/** The timeline of a whole journal. */
export const replay = (events: readonly Event[], from: Timeline = EMPTY): Timeline =>
  events.reduce(record, from);

/**
 * What a command does to a timeline, or why it is refused. Nothing has happened until the events are recorded. A claim that the
 * command comes from leaves its mark, so that it is kept together with what it did.
 */
export function act(timeline: Timeline, command: Command, claim?: ClaimMark): Result<Action> {
  const decided = judge(timeline, command);
  if (!decided.ok) return decided;
  const move = timeline.moves + 1;
  const events = decided.value.map((event, at): Event => {
    return at === 0 && claim !== undefined ? { ...event, move, claim } : { ...event, move };
  });
  return ok({ events, timeline: replay(events, timeline) });
}

function judge(timeline: Timeline, command: Command): Result<readonly Unstamped[]> {
  switch (command.type) {
    case 'undo':
      return timeline.past === undefined
        ? refuse({ code: 'nothingToUndo' })
        : ok([{ type: 'undone', undoes: timeline.past.move }]);
    case 'undoTo':
      return undoTo(timeline, command);
    case 'redo':
      return timeline.future === undefined
        ? refuse({ code: 'nothingToRedo' })
        : ok([{ type: 'redone', redoes: timeline.future.move }]);
    case 'ask':
      return ask(timeline, command);
    case 'decline':
      return timeline.asked === undefined
        ? refuse({ code: 'notNow', command: 'decline', phase: timeline.present.phase })
        : ok([{ type: 'consentDeclined', seat: command.seat }]);
    default:
      return decide(timeline.present, command);
  }
}

/** One move takes all of them back, so that it is kept whole or not at all; redo restores them one by one. */
function undoTo(
  { moves, past }: Timeline,
  { move, seen }: CommandOf<'undoTo'>,
): Result<readonly Unstamped[]> {
  if (seen !== moves) return refuse({ code: 'movedOn' });
  const undone: UndoEvent[] = [];
  for (let each = past; each !== undefined && each.move > move; each = each.next)
    undone.push({ type: 'undone', undoes: each.move });
  return undone.length === 0 ? refuse({ code: 'nothingToUndo' }) : ok(undone);
}

type Unstamped = GameEvent | UndoEvent | ConsentEvent;

const askingOf = ({ seat, id, offence }: Omit<Asking, 'type'>): Asking => ({
  type: 'ask',
  seat,
  id,
  offence,
});

/** No consent is asked for a command that would be refused then. */
function ask(timeline: Timeline, { seat, id, offence }: Asking): Result<readonly Unstamped[]> {
  const known = checkSeat(timeline.present.rules, seat);
  if (!known.ok) return known;
  const wished = judge(timeline, offence ?? { type: 'undo' });
  return wished.ok ? ok([{ type: 'consentAsked', seat, id, offence }]) : wished;
}

function happen(timeline: Timeline, event: GameEvent & { readonly move: number }): Timeline {
  const present = evolve(timeline.present, event);
  if (event.move === timeline.moves) return { ...timeline, present };
  // The first game stays: there is always a table to come back to.
  const first = timeline.present.phase === 'none' || (event.type === 'gameStarted' && event.apart === true);
  const past = first ? undefined : { move: event.move, state: timeline.present, next: timeline.past };
  return { present, moves: event.move, past, future: undefined, asked: undefined };
}

function undo({ present, past, future }: Timeline, moves: number): Timeline {
  if (past === undefined) return { present, moves, past, future, asked: undefined };
  return {
    present: past.state,
    moves,
    past: past.next,
    future: { move: past.move, state: present, next: future },
    asked: undefined,
  };
}

function redo({ present, past, future }: Timeline, moves: number): Timeline {
  if (future === undefined) return { present, moves, past, future, asked: undefined };
  return {
    present: future.state,
    moves,
    past: { move: future.move, state: present, next: past },
    future: future.next,
    asked: undefined,
  };
}

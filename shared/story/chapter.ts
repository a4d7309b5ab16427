// One game, from its own chapter of the journal and the state that it began in: no other game has to be read for it.
import { evolve, type GameEvent, NO_GAME } from '../rules/game/index.ts';
import type { Event, State } from '../rules/index.ts';
import { isBeside, type TableEvent } from './roster.ts';
import { type GameIds, type GameStatus, type GameStory, type StoryMove, Teller } from './story.ts';

/** An event of the journal and when it was kept, in milliseconds since 1970. */
export interface Told {
  readonly time: number;
  readonly event: TableEvent;
}

/** How a game stood that was left unfinished. */
type LastStand = Pick<State, 'phase' | 'pegs' | 'game'>;

/** How a game began. */
export interface GameOrigin extends GameIds {
  /** Its number in the journal, which its chapter has too. */
  readonly number: number;
  /** Sequence number and move of the event that began it. */
  readonly sequence: number;
  readonly move: number;
  /** The game at whose end it began, which undo goes back to; 0 if it was the first. */
  readonly previous: number;
  /** How that game stood, if it was not over; else null. */
  readonly before: LastStand | null;
}

/** Moves that stand, the newest first. */
interface StoodMove extends StoryMove {
  readonly events: readonly Extract<Event, GameEvent>[];
  readonly next: StoodMove | undefined;
}

/** A game as far as it has come. */
export interface Chapter {
  readonly opening: GameOrigin;
  /** Undefined once its beginning is undone. */
  readonly moves: StoodMove | undefined;
  /** Its first move, undone or not. */
  readonly begun: StoodMove | undefined;
  /** When anything of it was last kept. */
  readonly lastEvent: number;
}

/** Whether an event changes a game; undo, redo and questions to the other side do not. */
const isOfGame = (event: TableEvent): event is Extract<Event, GameEvent> =>
  event.type !== 'undone' &&
  event.type !== 'redone' &&
  event.type !== 'consentAsked' &&
  event.type !== 'consentDeclined' &&
  !isBeside(event);

/** A chapter that nothing has been read of yet. */
const opened = (opening: GameOrigin): Chapter => ({
  opening,
  moves: undefined,
  begun: undefined,
  lastEvent: 0,
});

/** The chapter with a move made, or with one more event of its last move. */
function made(chapter: Chapter, { event, time }: Told & { event: Extract<Event, GameEvent> }): Chapter {
  const { moves } = chapter;
  const grown = moves?.move === event.move;
  const last: StoodMove = grown
    ? { ...moves, events: [...moves.events, event] }
    : { time, move: event.move, events: [event], next: moves };
  const begun = last.next === undefined ? last : chapter.begun;
  return { ...chapter, moves: last, begun, lastEvent: grown ? chapter.lastEvent : time };
}

/** Reads a game from the entries of its chapter. */
export function readChapter(opening: GameOrigin, entries: Iterable<Told>): Chapter {
  let chapter = opened(opening);
  let future: StoodMove | undefined;
  for (const { event, time } of entries) {
    const { moves } = chapter;
    if (event.type === 'undone' && moves !== undefined) {
      future = { ...moves, next: future };
      chapter = { ...chapter, moves: moves.next, lastEvent: time };
    } else if (event.type === 'redone' && future !== undefined) {
      chapter = { ...chapter, moves: { ...future, next: moves }, lastEvent: time };
      future = future.next;
    } else if (isOfGame(event)) {
      if (event.move !== moves?.move) future = undefined;
      chapter = made(chapter, { event, time });
    } else if (!isBeside(event)) chapter = { ...chapter, lastEvent: time };
  }
  return chapter;
}

/** A game told, and the state that it is in. */
interface ToldGame {
  readonly story: GameStory;
  readonly state: State;
}

/** Tells a game; one whose beginning was undone as it began, whatever came before it. `current`: whether it is on the board. */
export function tell({ opening, moves, begun, lastEvent }: Chapter, current: boolean): ToldGame {
  const { number, uid, match, before } = opening;
  const teller = new Teller(number);
  const withdrawn = moves === undefined;
  let state: State = withdrawn || before === null ? NO_GAME : { ...NO_GAME, ...before };
  for (const move of oldestFirst(withdrawn ? begun : moves)) {
    const start = state;
    for (const event of move.events) {
      const after = evolve(state, event);
      teller.happened(event, state, after);
      state = after;
    }
    teller.moved(move, start, state);
  }
  const status = withdrawn ? 'withdrawn' : statusOf(state, current);
  return { state, story: teller.story({ state, status, ids: { uid, match }, lastEvent }) };
}

const statusOf = ({ phase }: State, current: boolean): GameStatus => {
  if (phase === 'over') return 'finished';
  return current ? 'playing' : 'abandoned';
};

function oldestFirst(moves: StoodMove | undefined): readonly StoodMove[] {
  const list: StoodMove[] = [];
  for (let move = moves; move !== undefined; move = move.next) list.push(move);
  return list.reverse();
}

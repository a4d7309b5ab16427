// The games of a journal followed entry by entry, with only the game on the board in memory. Every other game is kept as a record.
import { NO_GAME } from '../rules/game/index.ts';
import type { Event } from '../rules/index.ts';
import {
  type Chapter,
  type GameOrigin,
  isOfGame,
  made,
  opened,
  readChapter,
  readWithUndone,
  type Told,
  tell,
} from './chapter.ts';
import { addSittings, type PlayerTally, type Prior, priorOf, sittingsOf, takeSittings } from './figures.ts';
import { type GameLine, lineOf } from './line.ts';
import { isBeside } from './roster.ts';
import type { GameIds } from './story.ts';

/** An entry of the journal. */
interface Filed extends Told {
  readonly sequence: number;
  /** The game that it belongs to. */
  readonly chapter: number;
}

/** A game as it was when the table left it. The game on the board may have gone on since. */
export interface GameRecord {
  readonly opening: GameOrigin;
  readonly line: GameLine;
  /** When anything of it was last kept. */
  readonly lastEvent: number;
  /** The tallies of its players without this game: undo goes back to them. */
  readonly prior: readonly Prior[];
}

/** What is kept of games that are not on the board. */
export interface GameShelf {
  record(game: number): GameRecord | undefined;
  tally(id: string): PlayerTally | undefined;
  /** The entries of a game's chapter before a sequence number, oldest first. */
  chapter(game: number, before: number): Iterable<Told>;
}

/** What an entry changes of what is kept. Tallies that are undefined are no more. */
export interface ShelfChanges {
  readonly records: readonly GameRecord[];
  readonly tallies: ReadonlyMap<string, PlayerTally | undefined>;
}

/** A move that redo brings back, the next one first; of games that undo has left, only the first. */
interface Undone {
  readonly opening: GameOrigin;
  readonly move: NonNullable<Chapter['moves']>;
  /** How many moves of the game redo finds behind this one, where undo has left the game. */
  readonly more?: number;
  readonly next: Undone | undefined;
}

/** The fold of the games of a journal. */
export interface GamesFold {
  /** Games so far; the number of the last. */
  readonly games: number;
  /** The game on the board. */
  readonly current: Chapter | undefined;
  readonly future: Undone | undefined;
}

/** Before the first game. */
export const NO_GAMES: GamesFold = { games: 0, current: undefined, future: undefined };

/** The fold where it goes on with the entries from this opening. */
export const ledgerAt = (opening: GameOrigin, games: number): GamesFold => ({
  games,
  current: opened(opening),
  future: undefined,
});

/** The fold after one more entry. Where another game comes to the board: the game that left it, and the one that has begun. */
export interface GameTurn {
  readonly ledger: GamesFold;
  readonly left?: Chapter | undefined;
  readonly begun?: Chapter;
}

/** The fold after one more entry. `journal`: its id, of which games without an id of their own make one. */
export function follow(ledger: GamesFold, entry: Filed, { shelf, journal }: Keeping): GameTurn {
  const { event, time } = entry;
  const { current } = ledger;
  if (isBeside(event)) return { ledger };
  if (event.type === 'gameStarted') return begin(ledger, { ...entry, event }, journal);
  if (current === undefined) return { ledger };
  if (isOfGame(event)) {
    const grown = current.moves?.move === event.move;
    const future = grown ? ledger.future : undefined;
    return { ledger: { ...ledger, current: made(current, { event, time }), future } };
  }
  if (event.type === 'undone') return undo(ledger, entry, shelf);
  if (event.type === 'redone') return redo(ledger, entry, shelf);
  return { ledger: { ...ledger, current: { ...current, lastEvent: time } } };
}

/** What is needed to follow entries. */
interface Keeping {
  readonly shelf: GameShelf;
  readonly journal: string;
}

type Started = Filed & { readonly event: Extract<Event, { type: 'gameStarted' }> };

function begin({ games, current }: GamesFold, entry: Started, journal: string): GameTurn {
  const { chapter, sequence, event } = entry;
  // The fold goes on with the entries of the game on the board, of which this is the first.
  const known = current?.begun === undefined ? current : undefined;
  if (known !== undefined) return { ledger: { games, current: made(known, entry), future: undefined } };
  const { phase, pegs, game } = current === undefined ? NO_GAME : tell(current, true).state;
  const opening: GameOrigin = {
    number: chapter,
    sequence,
    move: event.move,
    previous: current?.opening.number ?? 0,
    before: { phase, pegs, game },
    ...idsOf(entry, journal, current),
  };
  const begun = made(opened(opening), entry);
  return {
    ledger: { games: Math.max(games, chapter), current: begun, future: undefined },
    left: current,
    begun,
  };
}

function idsOf({ chapter, event }: Started, journal: string, current: Chapter | undefined): GameIds {
  const { game: inMatch, gameId, matchId } = event;
  const uid = gameId ?? `${journal}/${chapter}`;
  const known = inMatch > 1 ? current?.opening.match : undefined;
  return { uid, match: matchId ?? known ?? uid };
}

function undo(ledger: GamesFold, { sequence, time }: Filed, shelf: GameShelf): GameTurn {
  const { current } = ledger;
  const move = current?.moves;
  if (current === undefined || move === undefined) return { ledger };
  const { opening } = current;
  const left: Chapter = { ...current, moves: move.next, lastEvent: time };
  if (move.next !== undefined)
    return { ledger: { ...ledger, current: left, future: { opening, move, next: ledger.future } } };
  let [next, more] = [ledger.future, 0];
  for (; next?.opening.number === opening.number; more++) ({ next } = next);
  const future: Undone = { opening, move, more, next };
  const record = shelf.record(opening.previous);
  if (record === undefined) return { ledger };
  const entries = shelf.chapter(opening.previous, sequence);
  return { ledger: { ...ledger, current: readChapter(record.opening, entries), future }, left };
}

function redo(ledger: GamesFold, { sequence, time }: Filed, shelf: GameShelf): GameTurn {
  const { current, future } = ledger;
  if (future === undefined || current === undefined) return { ledger };
  const { opening, move } = future;
  const here = opening.number === current.opening.number;
  const next = here ? future.next : leftUndone(future, shelf.chapter(opening.number, sequence));
  const back = { ...move, next: here ? current.moves : undefined };
  const chapter: Chapter = {
    opening,
    moves: back,
    begun: back.next === undefined ? back : current.begun,
    lastEvent: time,
  };
  const after: GamesFold = { ...ledger, current: chapter, future: next };
  return here ? { ledger: after } : { ledger: after, left: current };
}

/** What redo brings back behind the first move of a game, as it was when undo left that game. */
function leftUndone({ opening, more = 0, next: later }: Undone, entries: Iterable<Told>): Undone | undefined {
  const moves: NonNullable<Chapter['moves']>[] = [];
  const { undone } = readWithUndone(opening, entries);
  for (let each = undone?.next; each !== undefined && moves.length < more; each = each.next) moves.push(each);
  return moves.reduceRight<Undone | undefined>((next, move) => ({ opening, move, next }), later);
}

/** What changes of what is kept with a turn. A game counts from when the table leaves it until undo comes back to it. */
export function changesOf({ ledger, left, begun }: GameTurn, shelf: GameShelf): ShelfChanges {
  const records = begun === undefined ? [] : [recordOf(begun, [])];
  if (left === undefined) return { records, tallies: new Map() };
  if (left.moves === undefined) {
    const back = shelf.record(ledger.current?.opening.number ?? 0);
    return {
      records: [recordOf(left, [])],
      tallies: takeSittings(back?.prior ?? [], (id) => shelf.tally(id)),
    };
  }
  const sittings = sittingsOf(tell(left, false).story);
  const known = new Map(sittings.map(({ id }) => [id, shelf.tally(id)]));
  const tallies = addSittings(known, sittings);
  return { records: [recordOf(left, priorOf(known, sittings)), ...records], tallies };
}

function recordOf(chapter: Chapter, prior: readonly Prior[]): GameRecord {
  const { story } = tell(chapter, false);
  return { opening: chapter.opening, line: lineOf(story), lastEvent: chapter.lastEvent, prior };
}

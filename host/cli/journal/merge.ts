// The entries of another journal as they can follow those of one's own: games that are known are left out, and moves, chapters
// and what undo refers to get the numbers that come next.
import type { TableEvent } from '../../../shared/story/roster.ts';
import { isOfRoster } from '../../../shared/story/roster.ts';
import type { Entry, Stray } from '../../journal/index.ts';
import { type GameGlance, gameOf } from './journal.ts';

/** What a journal holds, as far as another one is concerned. */
interface Holding {
  /** Ids of games. */
  readonly games: ReadonlySet<string>;
  /** Changes of players (see `markOf`). */
  readonly changes: ReadonlySet<string>;
}

/** A change of the list of players, as it is told apart from others: what and when. */
const markOf = ({ time, event: { move: _, ...event } }: Entry<TableEvent>): string =>
  JSON.stringify([time, event]);

/** Gathers what a journal holds, entry by entry. */
export class Inventory implements Holding {
  readonly games = new Set<string>();
  readonly changes = new Set<string>();
  readonly #journal: string;

  constructor(journal: string) {
    this.#journal = journal;
  }

  follow(entry: Entry<TableEvent>): void {
    if (entry.event.type === 'gameStarted') this.games.add(gameOf(entry, this.#journal).id);
    else if (isOfRoster(entry.event)) this.changes.add(markOf(entry));
  }
}

/** Another journal: its id, and every entry of it. */
interface OtherJournal {
  readonly id: string;
  readonly entries: readonly Entry<TableEvent>[];
}

/** Where the entries are to go. */
interface Destination {
  readonly holding: Holding;
  /** The last move and the last chapter there. */
  readonly move: number;
  readonly chapter: number;
}

/** What would be added. */
export interface Addition {
  readonly games: readonly GameGlance[];
  readonly changes: number;
  readonly entries: readonly Stray<TableEvent>[];
}

/** What another journal has that is not there yet, as it would follow. */
export function additionOf({ id, entries }: OtherJournal, place: Destination): Addition {
  const games: GameGlance[] = [];
  const chapters = new Map<number, number>();
  const moves = new Map<number, number>();
  const added: Stray<TableEvent>[] = [];
  let changes = 0;
  for (const entry of entries) {
    const { event, time } = entry;
    if (event.type === 'gameStarted') {
      const game = gameOf(entry, id);
      if (!place.holding.games.has(game.id)) {
        chapters.set(entry.chapter, place.chapter + chapters.size + 1);
        games.push(game);
      }
    }
    const ofRoster = isOfRoster(event);
    if (ofRoster && place.holding.changes.has(markOf(entry))) continue;
    const chapter = ofRoster ? place.chapter + Math.max(1, chapters.size) : chapters.get(entry.chapter);
    if (chapter === undefined) continue;
    if (ofRoster) changes += 1;
    if (!moves.has(event.move)) moves.set(event.move, place.move + moves.size + 1);
    added.push({ chapter, time, event: moved(entry, { id, moves }) });
  }
  return { games, changes, entries: added };
}

/** An event under its new move number. A game keeps the id that it has in its own journal. */
function moved(
  { event, chapter }: Entry<TableEvent>,
  { id, moves }: { readonly id: string; readonly moves: ReadonlyMap<number, number> },
): TableEvent {
  const move = moves.get(event.move) ?? 0;
  switch (event.type) {
    case 'gameStarted':
      return { ...event, gameId: event.gameId ?? `${id}/${chapter}`, move };
    case 'undone':
    case 'undoSetAside':
      return { ...event, undoes: moves.get(event.undoes) ?? 0, move };
    case 'redone':
      return { ...event, redoes: moves.get(event.redoes) ?? 0, move };
    default:
      return { ...event, move };
  }
}

// Games that have left the board, read again from their chapters when undo, redo or a list of moves comes back to them.
import { NO_GAME } from '../../shared/rules/game/index.ts';
import { EMPTY, type GameResult, record, type State, type Timeline } from '../../shared/rules/index.ts';
import type { GameOrigin } from '../../shared/story/chapter.ts';
import { History, type KeptMove } from '../../shared/story/history.ts';
import { gameEvents, type TableEvent } from '../../shared/story/roster.ts';
import { type Entry, isJournalError, type JournalReader } from '../journal/index.ts';
import type { Archive } from './archive.ts';

type TableEntry = Entry<TableEvent>;

/** Games that are looked through for a move, at most: undo goes back over several. */
const FARTHEST = 100;

interface ToldMoves extends Pick<Timeline, 'past' | 'future'> {
  readonly moves: readonly KeptMove[];
}

/** The games of a journal, each as it was at some time. */
export class EarlierGames {
  readonly #journal: Pick<JournalReader<TableEvent>, 'chapter'>;
  readonly #archive: Archive;

  constructor(journal: Pick<JournalReader<TableEvent>, 'chapter'>, archive: Archive) {
    this.#journal = journal;
    this.#archive = archive;
  }

  /** A game from its chapter; `past` and `future`: its moves and its undone moves before an entry of the journal. */
  tell(opening: GameOrigin, before: number, end = Number.POSITIVE_INFINITY): ToldMoves {
    let timeline: Timeline = { ...EMPTY, present: this.stateBefore(opening), moves: opening.move - 1 };
    let { past, future } = timeline;
    let at = 0;
    const history = new History((move) => this.find(move, at));
    for (const entries of byMove(this.entries(opening.number))) {
      at = entries[0]?.sequence ?? 0;
      if (at >= end) break;
      const events = gameEvents(entries.map(({ event }) => event));
      const start = timeline.present;
      timeline = events.reduce(record, timeline);
      if (at < before) ({ past, future } = timeline);
      history.add(history.told(events, start, timeline.present));
    }
    return { past, future, moves: history.all };
  }

  /** The end of the game before, which undo goes back to, from its own chapter. */
  stateBefore({ previous, sequence }: GameOrigin): State {
    const opening = this.#archive.opening(previous);
    if (opening === undefined) return NO_GAME;
    // The game before it is over, not absent: its beginning can have been undone and redone.
    const first: State = { ...NO_GAME, phase: 'over', results: this.resultsBefore(opening) };
    const entries = this.entries(previous).filter((each) => each.sequence < sequence);
    return gameEvents(entries.map(({ event }) => event)).reduce(record, { ...EMPTY, present: first }).present;
  }

  /** The results of the games of its match before a game, oldest first. */
  resultsBefore(opening: GameOrigin): State['results'] {
    const results: GameResult[] = [];
    for (let each = opening.previous; each > 0; ) {
      const { result, game } = this.#archive.find(each)?.line ?? { result: null, game: 1 };
      if (result !== null) results.push(result);
      each = game > 1 ? (this.#archive.opening(each)?.previous ?? 0) : 0;
    }
    return results.reverse();
  }

  /** The entries of a game; none where it cannot be read, so that undo ends there. */
  entries(number: number): readonly TableEntry[] {
    try {
      return this.#journal.chapter(number);
    } catch (error) {
      if (isJournalError(error)) return [];
      throw error;
    }
  }

  /** A move that is not in memory, as it was before entry `end`: its game is read again. */
  find(move: number, end?: number): KeptMove | undefined {
    for (const opening of this.#archive.begunUpTo(move, FARTHEST)) {
      if (!this.entries(opening.number).some(({ event }) => event.move === move)) continue;
      return this.tell(opening, 0, end).moves.find((each) => each.move === move);
    }
    return undefined;
  }
}

/** Entries, move by move. */
export function* byMove(entries: Iterable<TableEntry>): Generator<readonly TableEntry[]> {
  let move: TableEntry[] = [];
  for (const entry of entries) {
    if (move.length > 0 && move[0]?.event.move !== entry.event.move) {
      yield move;
      move = [];
    }
    move.push(entry);
  }
  if (move.length > 0) yield move;
}

// The journal of a table, folded entry by entry as far as the table needs it at hand: the game on the board with its undo and redo, the
// last moves, the players. What lies before that game is let go of, and found again when undo comes back to it.
import { EMPTY, type Event, record, type State, type Timeline } from '../../shared/rules/index.ts';
import { History, type KeptMove, SHOWN_MOVES, type StandingMove } from '../../shared/story/history.ts';
import { gameEvents, isBeside, isOfRoster, Roster, type TableEvent } from '../../shared/story/roster.ts';
import { type Entry, isJournalError } from '../journal/index.ts';
import { BookShelf, note, type Opening, type Shelved } from './shelf.ts';

type TableEntry = Entry<TableEvent>;

/** Where a journal has come to. */
interface Position {
  readonly timeline: Timeline;
  /** How the game on the board began; undefined before the first. */
  readonly opening: Opening | undefined;
  readonly games: number;
  /** How many moves redo finds behind each game that undo has left, by the move that began it. */
  readonly left: ReadonlyMap<number, number>;
}

/** One entry further. */
interface Step {
  readonly position: Position;
  /** The game that it begins. */
  readonly begun?: Opening;
  /** Moves of the game that undo or redo came to. */
  readonly refound?: readonly KeptMove[];
}

/** A game as it began. */
export interface BegunGame {
  /** Its number in the journal, which outlives everything. */
  readonly number: number;
  readonly assignment: Extract<Event, { readonly type: 'gameStarted' }>['assignment'];
  readonly playerIds: readonly string[];
}

type Moment = NonNullable<Timeline['future']>;

/** A move as far as its entries have come. */
interface Making {
  readonly events: readonly Event[];
  readonly before: State;
}

/** What follows from entries: for the shelf, in SQL, and for the course once they are on disk. */
interface Consequence {
  readonly sql: readonly string[];
  readonly apply: () => void;
}

interface CourseOptions {
  readonly journal: Shelved;
  /** Goes through the whole journal: the last openings may not be on the shelf yet, and the last moves go there at the end. */
  readonly whole?: boolean;
}

/** Entries after which an opening is on the shelf. */
const SHELVED_AFTER = 10_000;

/** The fold of a table's journal. */
export class Course {
  readonly shelf: BookShelf;
  readonly roster = new Roster();
  readonly history = new History((move) => this.#found(move));
  readonly #journal: Shelved;
  /** The last openings by number, where the whole journal is gone through. */
  readonly #fresh: Map<number, Opening> | undefined;
  #position: Position = { timeline: EMPTY, opening: undefined, games: 0, left: new Map() };
  #making: Making | undefined;
  #begun: { readonly opening: Opening; readonly game: BegunGame | undefined } | undefined;

  constructor({ journal, whole = false }: CourseOptions) {
    this.#journal = journal;
    this.shelf = new BookShelf(journal);
    this.#fresh = whole ? new Map() : undefined;
  }

  /** Takes up where the journal ends: only the entries since the game on the board began are read. */
  resume(): void {
    const { current, games } = this.shelf.standing;
    for (const event of this.shelf.players()) this.roster.follow(event);
    const opening = this.#opening(current);
    if (opening !== undefined) {
      const timeline = startOf(opening);
      this.#position = {
        ...this.#position,
        timeline,
        opening: this.#opening(opening.previous),
        games: opening.number - 1,
      };
      for (const entry of this.#journal.read(opening.sequence)) this.follow([entry]).apply();
    }
    this.history.add(this.shelf.moves);
    const { timeline } = this.#position;
    this.#position = { ...this.#position, timeline: { ...timeline, moves: this.#journal.head.move }, games };
  }

  get timeline(): Timeline {
    return this.#position.timeline;
  }

  /** How the game on the board began. */
  get begun(): BegunGame | undefined {
    const { opening } = this.#position;
    if (opening === undefined) return undefined;
    if (this.#begun?.opening !== opening) this.#begun = { opening, game: this.#beginning(opening) };
    return this.#begun.game;
  }

  /** The moves of the game on the board that stand, its beginning first; none before the first game. */
  get standing(): readonly StandingMove[] {
    const { opening, timeline } = this.#position;
    if (opening === undefined) return [];
    const list: StandingMove[] = [];
    const add = (number: number, { deal, pegs }: State): void => {
      const kept = this.history.find(number);
      if (kept !== undefined) list.push({ ...kept, deal, scores: pegs.map(({ front }) => front) });
    };
    let after = timeline.present;
    for (let each = timeline.past; each !== undefined && each.move > opening.move; each = each.next) {
      add(each.move, after);
      after = each.state;
    }
    add(opening.move, after);
    return list.reverse();
  }

  /** Whether a move is one of them. */
  stands(move: number): boolean {
    const { opening, timeline } = this.#position;
    let each = timeline.past;
    while (each !== undefined && each.move > move) each = each.next;
    return opening !== undefined && (move === opening.move || (move > opening.move && each?.move === move));
  }

  #beginning({ number, sequence }: Opening): BegunGame | undefined {
    const [entry] = this.#journal.read(sequence, sequence);
    if (entry?.event.type !== 'gameStarted') return undefined;
    const { assignment, playerIds = [] } = entry.event;
    return { number, assignment, playerIds };
  }

  /** The number of the game that an event belongs to if it comes next; 0 before the first. */
  chapterOf(event: TableEvent): number {
    const { games, opening, timeline } = this.#position;
    if (event.type === 'gameStarted') return games + 1;
    const restored = event.type === 'redone' ? this.#begunBy(timeline.future?.move) : undefined;
    return (restored ?? opening)?.number ?? 0;
  }

  /** Whether undo or redo would come to another game, and that one cannot be read. */
  endsAt(type: 'undo' | 'redo'): boolean {
    const { opening, timeline } = this.#position;
    try {
      if (type === 'redo') {
        const other = this.#begunBy(timeline.future?.move);
        return other !== undefined && !this.#readable(other);
      }
      if (opening === undefined || timeline.past?.move !== opening.move) return false;
      const previous = this.#opening(opening.previous);
      return previous === undefined || !this.#readable(previous);
    } catch {
      return true;
    }
  }

  #readable({ number, sequence }: Opening): boolean {
    return this.#chapter(number)[0]?.sequence === sequence;
  }

  /** What follows from more entries of one move. Nothing has happened until it is applied. */
  follow(entries: readonly TableEntry[]): Consequence {
    const steps: Step[] = [];
    for (const entry of entries) steps.push(this.#step(steps.at(-1)?.position ?? this.#position, entry));
    const position = steps.at(-1)?.position ?? this.#position;
    const making = this.#made(gameEvents(entries.map(({ event }) => event)));
    const told =
      making === undefined ? [] : this.history.told(making.events, making.before, position.timeline.present);
    const whole = this.#fresh !== undefined;
    const sql = [
      ...entries.flatMap(note.claim),
      ...entries.filter(({ event }) => isNews(event, this.roster)).flatMap(note.player),
      ...steps.flatMap(({ begun }) => (begun === undefined ? [] : note.opening(begun))),
      ...(sameStanding(position, this.#position) ? [] : note.standing(standingOf(position))),
      ...(whole ? [] : shown(told).flatMap(note.move)),
      ...(whole || making === undefined ? [] : note.lastMove(position.timeline.moves)),
    ];
    const apply = (): void => {
      for (const { event } of entries) this.roster.follow(event);
      const refound = steps.flatMap((step) => step.refound ?? []);
      if (refound.length > 0) this.history.letGo();
      this.history.add([...refound, ...told]);
      if (steps.some(({ begun }) => begun !== undefined)) this.history.letGo();
      this.#position = position;
      this.#making = making ?? this.#making;
    };
    return { sql, apply };
  }

  /** What is noted at the end of a whole journal. */
  end(): readonly string[] {
    return this.history.shown.flatMap(note.move);
  }

  #step(before: Position, entry: TableEntry): Step {
    const { timeline, opening } = before;
    const { event } = entry;
    if (isBeside(event)) return { position: { ...before, timeline: { ...timeline, moves: event.move } } };
    const next = record(timeline, event);
    const position = { ...before, timeline: next };
    if (event.type === 'gameStarted') return this.#begin(position, entry, timeline.present);
    if (event.type === 'undone' && opening !== undefined && timeline.past?.move === opening.move)
      return this.#back(position, opening);
    const restored = event.type === 'redone' ? this.#begunBy(timeline.future?.move) : undefined;
    return restored === undefined ? { position } : this.#forth(position, restored, entry.sequence);
  }

  /** Another game comes to the board. What undo needs behind its first move is let go of. */
  #begin({ timeline, opening, games }: Position, entry: TableEntry, before: State): Step {
    const { chapter: number, sequence, event } = entry;
    const begun = { number, sequence, move: event.move, previous: opening?.number ?? 0, before };
    for (const [old, each] of this.#fresh ?? [])
      if (each.sequence < sequence - SHELVED_AFTER) this.#fresh?.delete(old);
    this.#fresh?.set(number, begun);
    const past = timeline.past && { ...timeline.past, next: undefined };
    return {
      position: {
        timeline: { ...timeline, past },
        opening: begun,
        games: Math.max(games, number),
        left: new Map(),
      },
      begun,
    };
  }

  /** Undo comes back to the game before: its moves are read again as they stood when the other one began. */
  #back(position: Position, left: Opening): Step {
    const opening = this.#opening(left.previous);
    if (opening === undefined) return { position: { ...position, opening } };
    const { past, moves } = this.#tell(opening, left.sequence);
    const { future } = position.timeline;
    const { future: begun, count } = this.#begunAlone(future);
    const timeline = { ...position.timeline, past, future: begun };
    const known = new Map(position.left).set(left.move, count);
    return { position: { ...position, timeline, opening, left: known }, refound: moves };
  }

  /** Redo comes to a later game again: its moves are read as they were when undo left it. */
  #forth(position: Position, opening: Opening, sequence: number): Step {
    const { past, future: later } = position.timeline;
    const { future: left, moves } = this.#tell(opening, sequence);
    const own = left?.move === opening.move ? left.next : undefined;
    const count = position.left.get(opening.move) ?? 0;
    const timeline = {
      ...position.timeline,
      past: past && { ...past, next: undefined },
      future: behind(own, count, later),
    };
    return { position: { ...position, timeline, opening }, refound: moves };
  }

  /** Of what redo can restore from here on, the beginnings of games: what comes behind them is read when redo comes there. */
  #begunAlone(first: Timeline['future']): { readonly future: Timeline['future']; readonly count: number } {
    let [next, count] = [first?.next, 0];
    for (; next !== undefined && this.#numberBegunBy(next.move) === undefined; count++) next = next.next;
    return { future: first && { ...first, next }, count };
  }

  /** A game told from its chapter; `past` and `future`: what stood and was undone before an entry of the journal. */
  #tell(opening: Opening, before: number, end = Number.POSITIVE_INFINITY) {
    let timeline: Timeline = startOf(opening);
    let { past, future } = timeline;
    let at = 0;
    const history = new History((move) => this.#found(move, at));
    for (const entries of byMove(this.#chapter(opening.number))) {
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

  /** The entries of a game; none where it is damaged, so that undo ends there. */
  #chapter(number: number): readonly TableEntry[] {
    try {
      return this.#journal.chapter(number);
    } catch (error) {
      if (isJournalError(error, 'damaged')) return [];
      throw error;
    }
  }

  /** A move that is not at hand, as it was before entry `end`: its game is told again. */
  #found(move: number, end?: number): KeptMove | undefined {
    const place = this.shelf.place(move);
    const opening = place && this.#opening(place.chapter);
    return opening && this.#tell(opening, 0, end).moves.find((each) => each.move === move);
  }

  #opening(number: number): Opening | undefined {
    const { opening } = this.#position;
    if (opening?.number === number) return opening;
    return this.#fresh?.get(number) ?? this.shelf.opening(number);
  }

  #begunBy(move: number | undefined): Opening | undefined {
    const number = move === undefined ? undefined : this.#numberBegunBy(move);
    return number === undefined ? undefined : this.#opening(number);
  }

  #numberBegunBy(move: number): number | undefined {
    const fresh = [...(this.#fresh?.values() ?? [])].find((each) => each.move === move);
    return fresh?.number ?? this.shelf.begunBy(move);
  }

  /** The move that events belong to, with those of it that came before. */
  #made(events: readonly Event[]): Making | undefined {
    const [first] = events;
    if (first === undefined) return undefined;
    const making = this.#making;
    return making?.events[0]?.move === first.move
      ? { ...making, events: [...making.events, ...events] }
      : { events, before: this.#position.timeline.present };
  }
}

const startOf = ({ before, move }: Opening): Timeline => ({ ...EMPTY, present: before, moves: move - 1 });

/** So many moments of a list in front of another one; those behind them were overtaken by a later game. */
function behind(first: Timeline['future'], count: number, then: Timeline['future']): Timeline['future'] {
  const moments: Moment[] = [];
  for (let each = first; each !== undefined && moments.length < count; each = each.next) moments.push(each);
  return moments.reduceRight<Timeline['future']>((next, each) => ({ ...each, next }), then);
}

const standingOf = ({ opening, games }: Position) => ({ current: opening?.number ?? 0, games });

const sameStanding = (a: Position, b: Position): boolean =>
  a.opening?.number === b.opening?.number && a.games === b.games;

/** Those of the moves that are shown once the last of them is. */
const shown = (moves: readonly KeptMove[]): readonly KeptMove[] => {
  const last = moves.at(-1)?.move ?? 0;
  return moves.filter(({ move }) => move > last - SHOWN_MOVES);
};

/** Whether an event changes the list of players. */
function isNews(event: TableEvent, roster: Roster): boolean {
  if (event.type !== 'gameStarted') return isOfRoster(event);
  return event.players.some((name, seat) => !roster.has(event.playerIds?.[seat] ?? name));
}

/** Entries, move by move. */
function byMove(entries: Iterable<TableEntry>): readonly (readonly TableEntry[])[] {
  const moves: TableEntry[][] = [];
  for (const entry of entries) {
    const last = moves.at(-1);
    if (last?.[0]?.event.move === entry.event.move) last.push(entry);
    else moves.push([entry]);
  }
  return moves;
}

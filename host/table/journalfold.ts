// The journal of a table, folded move by move: the game on the board with its undo and redo, the last moves, players, requests, games.
// What lies before the game on the board is let go of, and read again when undo comes back to it.
import { NO_GAME } from '../../shared/rules/game/index.ts';
import {
  EMPTY,
  type Event,
  type GameResult,
  record,
  type State,
  type Timeline,
} from '../../shared/rules/index.ts';
import type { GameOrigin } from '../../shared/story/chapter.ts';
import { History, type KeptMove, SHOWN_MOVES, type StandingMove } from '../../shared/story/history.ts';
import { gameEvents, isBeside, Roster, type TableEvent } from '../../shared/story/roster.ts';
import { type Entry, isJournalError, type Journal, type JournalReader } from '../journal/index.ts';
import { Archive, type GameRecord } from './archive.ts';
import { Requests } from './requests.ts';

type TableEntry = Entry<TableEvent>;

/** A journal as the fold reads it; one that is kept takes notes of finished games. */
export type JournalSource = Pick<
  JournalReader<TableEvent>,
  'id' | 'chapters' | 'read' | 'chapter' | 'finished'
> &
  Partial<Pick<Journal<TableEvent>, 'noteFinished'>>;

/** Of the notes of finished games: rises when the same entries come to other records than before. */
const VERSION = 1;
/** Games that are looked through for a move. */
const NEAR = 3;
/** Chapters whose requests are known again after a start. */
const REQUESTS_OF = 20;

/** Where a journal has come to. */
interface Position {
  readonly timeline: Timeline;
  /** How the game on the board began; undefined before the first. */
  readonly opening: GameOrigin | undefined;
  readonly games: number;
  /** How many moves redo finds behind each game that undo has left, by the move that began it. */
  readonly left: ReadonlyMap<number, number>;
}

/** A game as it began. */
export interface BegunGame {
  /** Its number in the journal, which outlives everything. */
  readonly number: number;
  readonly assignment: Extract<Event, { readonly type: 'gameStarted' }>['assignment'];
  readonly playerIds: readonly string[];
}

/** The fold of a table's journal. */
export class JournalFold {
  readonly roster = new Roster();
  readonly history = new History((move) => this.#found(move));
  readonly archive: Archive;
  readonly requests = new Requests();
  readonly #journal: JournalSource;
  #position: Position = { timeline: EMPTY, opening: undefined, games: 0, left: new Map() };
  /** Games that have left the board while the journal was read: they are noted at the end. */
  #unnoted: Map<number, NonNullable<ReturnType<Archive['leave']>>> | undefined;
  #begun: { readonly opening: GameOrigin; readonly game: BegunGame | undefined } | undefined;

  constructor(journal: JournalSource) {
    this.#journal = journal;
    this.archive = new Archive(journal, () =>
      journal.finished<GameRecord>(VERSION).map(({ value }) => value),
    );
  }

  /** Reads the journal, except for finished games of which it has a note. `progress` is called with the entries that were read. */
  resume(progress: (entries: number) => void = () => {}): void {
    const start = this.#recall();
    this.#unnoted = new Map();
    let entries = 0;
    for (const move of byMove(this.#journal.read(1, start))) {
      this.follow(move);
      entries += move.length;
      progress(entries);
    }
    for (const { last, record } of this.#unnoted.values())
      this.#journal.noteFinished?.(VERSION, last, record);
    this.#unnoted = undefined;
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

  /** The seat whose phone made a move of the game on the board; undefined if it was made elsewhere. */
  seatOf(move: number): number | undefined {
    const made = this.archive.entries.findLast(({ event }) => event.move === move && 'claim' in event)?.event;
    return made !== undefined && 'claim' in made ? made.claim?.seat : undefined;
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
    const other = type === 'redo' ? this.#begunBy(timeline.future?.move) : undefined;
    if (type === 'redo') return other !== undefined && !this.#readable(other);
    if (opening === undefined || timeline.past?.move !== opening.move) return false;
    const previous = this.archive.opening(opening.previous);
    return previous === undefined || !this.#readable(previous);
  }

  #readable({ number, sequence }: GameOrigin): boolean {
    return this.#chapter(number).some((entry) => entry.sequence === sequence);
  }

  /** Takes the entries of one more move. */
  follow(entries: readonly TableEntry[]): void {
    const before = this.#position.timeline.present;
    const refound: KeptMove[] = [];
    const { games } = this.#position;
    for (const entry of entries) {
      this.requests.follow(entry.event);
      this.roster.follow(entry.event);
      refound.push(...this.#step(entry));
    }
    const after = this.#position.timeline.present;
    const made = this.history.told(gameEvents(entries.map(({ event }) => event)), before, after);
    if (refound.length > 0) this.history.letGo();
    this.history.add([...refound, ...made]);
    if (this.#position.games > games) this.history.letGo();
  }

  /** Takes one more entry. @returns moves of the game that undo or redo came to */
  #step(entry: TableEntry): readonly KeptMove[] {
    const { event } = entry;
    const { timeline, opening } = this.#position;
    if (event.type === 'gameStarted') {
      this.#begin({ ...entry, event });
      return [];
    }
    const back = event.type === 'undone' && opening !== undefined && timeline.past?.move === opening.move;
    const restored = event.type === 'redone' ? this.#begunBy(timeline.future?.move) : undefined;
    if (restored === undefined) this.archive.add(entry);
    const next = isBeside(event) ? { ...timeline, moves: event.move } : record(timeline, event);
    this.#position = { ...this.#position, timeline: next };
    if (back) return this.#back(opening, entry.sequence);
    return restored === undefined ? [] : this.#forth(restored, entry);
  }

  /** Another game comes to the board. What undo needs behind its first move is let go of. */
  #begin(entry: TableEntry & { readonly event: Extract<Event, { type: 'gameStarted' }> }): void {
    const { timeline: before, opening: previous, games } = this.#position;
    const { chapter: number, sequence, event } = entry;
    const { phase, pegs, game, results } = before.present;
    const uid = event.gameId ?? `${this.#journal.id}/${number}`;
    const match = event.matchId ?? (event.game > 1 ? previous?.match : undefined) ?? uid;
    const result = phase === 'over' ? (results.at(-1) ?? null) : null;
    const opening: GameOrigin = {
      ...{ number, sequence, uid, match },
      move: event.move,
      previous: previous?.number ?? 0,
      before: { phase, pegs, game, result },
    };
    const timeline = record(before, event);
    const past = timeline.past && { ...timeline.past, next: undefined };
    this.#leave();
    this.archive.enter(opening, [entry]);
    this.#position = {
      timeline: { ...timeline, past },
      opening,
      games: Math.max(games, number),
      left: new Map(),
    };
  }

  /** Undo comes back to the game before: its moves are read again as they stood when the other one began. */
  #back(left: GameOrigin, sequence: number): readonly KeptMove[] {
    this.#leave();
    const opening = this.archive.opening(left.previous);
    this.#position = { ...this.#position, opening };
    if (opening === undefined) return [];
    const entries = this.#chapter(opening.number).filter((each) => each.sequence < sequence);
    this.archive.enter(opening, entries);
    const { past, moves } = this.#tell(opening, left.sequence);
    const { timeline } = this.#position;
    const { future, count } = this.#begunAlone(timeline.future);
    const known = new Map(this.#position.left).set(left.move, count);
    this.#position = { ...this.#position, timeline: { ...timeline, past, future }, left: known };
    return moves;
  }

  /** Redo comes to a later game again: its moves are read as they were when undo left it. */
  #forth(opening: GameOrigin, entry: TableEntry): readonly KeptMove[] {
    this.#leave();
    const { timeline } = this.#position;
    const entries = this.#chapter(opening.number).filter(({ sequence }) => sequence < entry.sequence);
    this.archive.enter(opening, [...entries, entry]);
    const { future: left, moves } = this.#tell(opening, entry.sequence);
    const own = left?.move === opening.move ? left.next : undefined;
    const count = this.#position.left.get(opening.move) ?? 0;
    const past = timeline.past && { ...timeline.past, next: undefined };
    const future = behind(own, count, timeline.future);
    this.#position = { ...this.#position, timeline: { ...timeline, past, future }, opening };
    return moves;
  }

  /** The game on the board leaves it, and is noted. */
  #leave(): void {
    const left = this.archive.leave();
    if (left === undefined) return;
    if (this.#unnoted !== undefined) this.#unnoted.set(left.record.opening.number, left);
    else this.#journal.noteFinished?.(VERSION, left.last, left.record);
  }

  /** Of what redo can restore from here on, the beginnings of games: what comes behind them is read when redo comes there. */
  #begunAlone(first: Timeline['future']): { readonly future: Timeline['future']; readonly count: number } {
    let [next, count] = [first?.next, 0];
    for (; next !== undefined && this.archive.begunBy(next.move) === undefined; count++) next = next.next;
    return { future: first && { ...first, next }, count };
  }

  /** A game told from its chapter; `past` and `future`: what stood and was undone before an entry of the journal. */
  #tell(opening: GameOrigin, before: number, end = Number.POSITIVE_INFINITY) {
    let timeline: Timeline = { ...EMPTY, present: this.#stateBefore(opening), moves: opening.move - 1 };
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

  /** The end of the game before, which undo goes back to: told from its own chapter. */
  #stateBefore({ previous, sequence }: GameOrigin): State {
    const opening = this.archive.opening(previous);
    if (opening === undefined) return NO_GAME;
    const { result: _, ...stand } = opening.before;
    const first: State = { ...NO_GAME, ...stand, results: this.#resultsBefore(opening) };
    const entries = this.#chapter(previous).filter((each) => each.sequence < sequence);
    return gameEvents(entries.map(({ event }) => event)).reduce(record, { ...EMPTY, present: first }).present;
  }

  /** The results of the games of its match before a game, oldest first. */
  #resultsBefore(opening: GameOrigin): State['results'] {
    const results: GameResult[] = [];
    for (let each: GameOrigin | undefined = opening; each !== undefined; ) {
      const { before, previous }: GameOrigin = each;
      if (before.result !== null) results.push(before.result);
      each = before.game > 1 ? this.archive.opening(previous) : undefined;
    }
    return results.reverse();
  }

  /** The entries of a game; none where it cannot be read, so that undo ends there. */
  #chapter(number: number): readonly TableEntry[] {
    try {
      return this.#journal.chapter(number);
    } catch (error) {
      if (isJournalError(error)) return [];
      throw error;
    }
  }

  /** A move that is not at hand, as it was before entry `end`: its game is told again. */
  #found(move: number, end?: number): KeptMove | undefined {
    const near = this.archive.begunUpTo(move, NEAR);
    for (const opening of near) {
      const found = this.#tell(opening, 0, end).moves.find((each) => each.move === move);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #begunBy(move: number | undefined): GameOrigin | undefined {
    return move === undefined ? undefined : this.archive.begunBy(move);
  }

  #beginning({ number }: GameOrigin): BegunGame | undefined {
    const event = this.archive.entries[0]?.event;
    if (event?.type !== 'gameStarted') return undefined;
    const { assignment, playerIds = [] } = event;
    return { number, assignment, playerIds };
  }

  /** Takes up what is noted of finished games. @returns the chapter from which on the journal has to be read */
  #recall(): number {
    const games = this.#journal.chapters.filter((chapter) => chapter > 0);
    const lines = this.#journal.finished<GameRecord>(VERSION);
    const missing = games.findIndex((chapter, at) => lines[at]?.chapter !== chapter);
    const noted = lines.slice(0, missing < 0 ? games.length : missing);
    const shown = Math.max(0, ...noted.slice(-1).map(({ move }) => move)) - SHOWN_MOVES;
    // The last chapter behind whose beginning none of the earlier ones went on, and that has all moves that are shown.
    let [clean, latest] = [0, 0];
    for (const [at, { value, sequence }] of noted.entries()) {
      if (latest < value.opening.sequence && value.opening.move <= shown) clean = at;
      latest = Math.max(latest, sequence);
    }
    const first = noted[clean]?.value.opening;
    if (first === undefined) return 0;
    this.#know(noted.slice(0, clean).map(({ value }) => value));
    const timeline = { ...EMPTY, present: this.#stateBefore(first), moves: first.move - 1 };
    const opening = this.archive.opening(first.previous);
    this.#position = { ...this.#position, timeline, opening, games: first.number - 1 };
    return first.number;
  }

  /** Takes up games that are finished, their players and the last requests. */
  #know(records: readonly GameRecord[]): void {
    for (const { event } of this.#chapter(0)) this.roster.follow(event);
    this.archive.recall(records);
    const came = records.flatMap(({ opening, line, news }) => [
      { sequence: opening.sequence, follow: () => this.roster.seated(line) },
      ...news.map(({ sequence, event }) => ({ sequence, follow: () => this.roster.follow(event) })),
    ]);
    for (const { follow } of came.toSorted((a, b) => a.sequence - b.sequence)) follow();
    for (const { opening } of records.slice(-REQUESTS_OF))
      for (const { event } of this.#chapter(opening.number)) this.requests.follow(event);
  }
}

/** Entries, move by move. */
function* byMove(entries: Iterable<TableEntry>): Generator<readonly TableEntry[]> {
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

type Moment = NonNullable<Timeline['future']>;

/** So many moments of a list in front of another one; those behind them were overtaken by a later game. */
function behind(first: Timeline['future'], count: number, then: Timeline['future']): Timeline['future'] {
  const moments: Moment[] = [];
  for (let each = first; each !== undefined && moments.length < count; each = each.next) moments.push(each);
  return moments.reduceRight<Timeline['future']>((next, each) => ({ ...each, next }), then);
}

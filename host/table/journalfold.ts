// The journal of a table, folded move by move: the game on the board with its undo and redo, the last moves, players, requests, games.
// What lies before the game on the board is let go of, and read again when undo comes back to it.
import {
  EMPTY,
  type Event,
  type RuleSet,
  record,
  type State,
  type Timeline,
} from '../../shared/rules/index.ts';
import type { GameOrigin } from '../../shared/story/chapter.ts';
import { History, type KeptMove, SHOWN_MOVES, type StandingMove } from '../../shared/story/history.ts';
import { gameEvents, isBeside, Roster, type TableEvent } from '../../shared/story/roster.ts';
import type { Entry, Journal, JournalReader } from '../journal/index.ts';
import { Archive, VERSION } from './archive.ts';
import { byMove, EarlierGames } from './earlier.ts';
import { entriesOf, type Group, groupsOf } from './groups.ts';
import { Requests } from './requests.ts';

type TableEntry = Entry<TableEvent>;

/** A journal as the fold reads it; one that is kept takes notes of finished games. */
export type JournalSource = Pick<
  JournalReader<TableEvent>,
  'id' | 'chapters' | 'sound' | 'chapter' | 'finished'
> &
  Partial<Pick<Journal<TableEvent>, 'noteFinished'>>;

/** Chapters whose requests are known again after a start. */
const REQUESTS_OF = 20;

/** A game that begins. */
type Beginning = TableEntry & { readonly event: Extract<Event, { type: 'gameStarted' }> };

/** Where a journal has come to. */
interface Position {
  readonly timeline: Timeline;
  /** How the game on the board began; undefined before the first. */
  readonly opening: GameOrigin | undefined;
  readonly games: number;
  /** How many moves redo finds behind each game that undo has left, by the move that began it. */
  readonly left: ReadonlyMap<number, number>;
  /** Rules that were chosen for the next game. */
  readonly planned?: RuleSet | undefined;
}

/** Rules that were last chosen for the next game, in the entries of a game. */
function plannedIn(entries: readonly TableEntry[]): RuleSet | undefined {
  const event = entries.findLast(({ event: { type } }) => type === 'rulesPlanned')?.event;
  return event?.type === 'rulesPlanned' ? event.rules : undefined;
}

/** While the journal is read: games with a note, and those that have left the board without one. */
interface Resuming {
  readonly noted: Set<number>;
  readonly left: Map<number, NonNullable<ReturnType<Archive['leave']>>>;
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
  readonly history = new History((move) =>
    move < this.timeline.moves ? this.#earlier.find(move) : undefined,
  );
  readonly archive: Archive;
  readonly requests = new Requests();
  readonly #earlier: EarlierGames;
  readonly #journal: JournalSource;
  #position: Position = { timeline: EMPTY, opening: undefined, games: 0, left: new Map() };
  #resuming: Resuming | undefined;

  constructor(journal: JournalSource) {
    this.#journal = journal;
    this.archive = new Archive(journal);
    this.#earlier = new EarlierGames(journal, this.archive);
  }

  /** Reads the journal, except for finished games of which it has a note. `progress` is called with the entries that were read. */
  resume(progress: (entries: number) => void = () => {}): void {
    const resuming: Resuming = { noted: new Set(), left: new Map() };
    this.#resuming = resuming;
    const shown = this.#lastMove() - SHOWN_MOVES;
    let read = 0;
    /** The last group that is noted: where the next one is not, its end is needed. */
    let noted: Group = [];
    for (const group of groupsOf(this.#journal)) {
      const isShown = group.some(({ move }) => move > shown);
      for (const { chapter, note } of group) if (note !== undefined) resuming.noted.add(chapter);
      if (!isShown && group.every(({ note }) => note !== undefined)) {
        this.#recall(noted);
        noted = group;
        continue;
      }
      this.#takeUp(noted);
      noted = [];
      read += this.#read(group);
      progress(read);
      for (const { last, record } of resuming.left.values())
        this.#journal.noteFinished?.(VERSION, last, record);
      resuming.left.clear();
    }
    this.#recallRequests();
    this.#resuming = undefined;
  }

  get timeline(): Timeline {
    return this.#position.timeline;
  }

  /** Rules that were chosen for the next game; undefined where it goes by those of this one. */
  get planned(): RuleSet | undefined {
    return this.#position.planned;
  }

  /** How the game on the board began. */
  get begun(): BegunGame | undefined {
    const { opening } = this.#position;
    const event = this.archive.entries[0]?.event;
    if (opening === undefined || event?.type !== 'gameStarted') return undefined;
    const { assignment, playerIds = [] } = event;
    return { number: opening.number, assignment, playerIds };
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
    return this.#earlier.entries(number).some((entry) => entry.sequence === sequence);
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
    const planned = event.type === 'rulesPlanned' ? event.rules : this.#position.planned;
    this.#position = { ...this.#position, timeline: next, planned };
    if (back) return this.#back(opening, entry.sequence);
    return restored === undefined ? [] : this.#forth(restored, entry);
  }

  /** Another game comes to the board. What undo needs behind its first move is let go of. */
  #begin(entry: Beginning): void {
    const { timeline: before, games } = this.#position;
    const opening = this.#openingBy(entry);
    const timeline = record(before, entry.event);
    const past = timeline.past && { ...timeline.past, next: undefined };
    this.#leave();
    this.archive.enter(opening, [entry]);
    this.#position = {
      timeline: { ...timeline, past },
      opening,
      games: Math.max(games, opening.number),
      left: new Map(),
    };
  }

  /** How a game begins here. */
  #openingBy({ chapter: number, sequence, event }: Beginning): GameOrigin {
    const { timeline, opening: previous } = this.#position;
    const { phase, pegs, game } = timeline.present;
    const uid = event.gameId ?? `${this.#journal.id}/${number}`;
    const match = event.matchId ?? (event.game > 1 ? previous?.match : undefined) ?? uid;
    return {
      number,
      sequence,
      uid,
      match,
      move: event.move,
      previous: previous?.number ?? 0,
      before: phase === 'none' || phase === 'over' ? null : { phase, pegs, game },
    };
  }

  /** Undo comes back to the game before: its moves are read again as they stood when the other one began. */
  #back(left: GameOrigin, sequence: number): readonly KeptMove[] {
    this.#leave();
    const opening = this.archive.opening(left.previous);
    this.#position = { ...this.#position, opening };
    if (opening === undefined) return [];
    const entries = this.#earlier.entries(opening.number).filter((each) => each.sequence < sequence);
    this.archive.enter(opening, entries);
    const planned = plannedIn(entries);
    const { past, moves } = this.#earlier.tell(opening, left.sequence);
    const { timeline } = this.#position;
    const { future, count } = this.#begunAlone(timeline.future);
    const known = new Map(this.#position.left).set(left.move, count);
    this.#position = { ...this.#position, timeline: { ...timeline, past, future }, left: known, planned };
    return moves;
  }

  /** Redo comes to a later game again: its moves are read as they were when undo left it. */
  #forth(opening: GameOrigin, entry: TableEntry): readonly KeptMove[] {
    this.#leave();
    const { timeline } = this.#position;
    const entries = this.#earlier.entries(opening.number).filter(({ sequence }) => sequence < entry.sequence);
    this.archive.enter(opening, [...entries, entry]);
    const planned = plannedIn(entries);
    const { future: left, moves } = this.#earlier.tell(opening, entry.sequence);
    const own = left?.move === opening.move ? left.next : undefined;
    const count = this.#position.left.get(opening.move) ?? 0;
    const past = timeline.past && { ...timeline.past, next: undefined };
    const future = behind(own, count, timeline.future);
    this.#position = { ...this.#position, timeline: { ...timeline, past, future }, opening, planned };
    return moves;
  }

  /** The game on the board leaves it, and is noted. */
  #leave(): void {
    const left = this.archive.leave();
    if (left === undefined) return;
    const { number } = left.record.opening;
    if (this.#resuming?.noted.has(number)) return;
    if (this.#resuming !== undefined) this.#resuming.left.set(number, left);
    else this.#journal.noteFinished?.(VERSION, left.last, left.record);
  }

  /** Of what redo can restore from here on, the beginnings of games: what comes behind them is read when redo comes there. */
  #begunAlone(first: Timeline['future']): { readonly future: Timeline['future']; readonly count: number } {
    let [next, count] = [first?.next, 0];
    for (; next !== undefined && this.archive.begunBy(next.move) === undefined; count++) next = next.next;
    return { future: first && { ...first, next }, count };
  }

  #begunBy(move: number | undefined): GameOrigin | undefined {
    return move === undefined ? undefined : this.archive.begunBy(move);
  }

  /** The move that the last chapter ends with. */
  #lastMove(): number {
    const last = this.#journal.chapters.at(-1);
    return last === undefined ? 0 : (this.#journal.sound(last).at(-1)?.event.move ?? 0);
  }

  /** Knows games from their notes. */
  #recall(group: Group): void {
    const came: { readonly sequence: number; readonly follow: () => void }[] = [];
    for (const { note } of group) {
      if (note === undefined) continue;
      const { opening, line, news } = note;
      this.archive.put(note);
      came.push({ sequence: opening.sequence, follow: () => this.roster.seated(line) });
      for (const { sequence, event } of news)
        came.push({ sequence, follow: () => this.roster.follow(event) });
    }
    for (const { follow } of came.toSorted((a, b) => a.sequence - b.sequence)) follow();
  }

  /** Goes on behind games that are known from their notes: the last of them are read again. */
  #takeUp(group: Group): void {
    const opening = group[0]?.note?.opening;
    if (opening === undefined) return;
    const timeline = { ...EMPTY, present: this.#earlier.stateBefore(opening), moves: opening.move - 1 };
    const previous = this.archive.opening(opening.previous);
    this.#position = { timeline, opening: previous, games: opening.number - 1, left: new Map() };
    this.#read(group);
  }

  /** Follows a group move by move. @returns how many entries it has */
  #read(group: Group): number {
    const entries = entriesOf(group);
    for (const move of byMove(entries)) this.follow(move);
    return entries.length;
  }

  /** The requests of the last games that were not read. */
  #recallRequests(): void {
    const noted = [...(this.#resuming?.noted ?? [])];
    for (const number of noted.slice(-REQUESTS_OF))
      for (const { event } of this.#earlier.entries(number)) this.requests.follow(event);
  }
}

type Moment = NonNullable<Timeline['future']>;

/** So many moments of a list in front of another one; those behind them were overtaken by a later game. */
function behind(first: Timeline['future'], count: number, then: Timeline['future']): Timeline['future'] {
  const moments: Moment[] = [];
  for (let each = first; each !== undefined && moments.length < count; each = each.next) moments.push(each);
  return moments.reduceRight<Timeline['future']>((next, each) => ({ ...each, next }), then);
}

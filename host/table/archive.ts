// The games of a table that are not on the board, kept beside its events: a line for the list, how each began, what they come to.
import { type Chapter, readChapter, type Told, tell } from '../../shared/story/chapter.ts';
import { type ThrowLine, throwsOf } from '../../shared/story/discards.ts';
import { addSittings, type PlayerTally, sittingsOf, type Tallies } from '../../shared/story/figures.ts';
import {
  changesOf,
  follow,
  type GameRecord,
  type GameShelf,
  type GamesFold,
  type GameTurn,
  ledgerAt,
  NO_GAMES,
  type ShelfChanges,
} from '../../shared/story/ledger.ts';
import { counts, type GameLine, lineOf } from '../../shared/story/line.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { GameStory } from '../../shared/story/story.ts';
import type { Entry } from '../journal/index.ts';
import {
  type DecidedGame,
  extentOf,
  type GamesExtent,
  type Keep,
  KeptInMemory,
  KeptOnDisk,
  outcomesIn,
  type Source,
  type Wanted,
  written,
} from './archiveshelf.ts';
import { fits, type GameFilter } from './gamefilter.ts';

/** Entries after which everything that was written is on the disk, while the whole journal is gone through. */
const WRITTEN_AFTER = 10_000;

/** What was changed lately, before what is on the disk. */
class Lately implements GameShelf {
  readonly #disk: GameShelf;
  readonly #records = new Map<number, { readonly at: number; readonly record: GameRecord }>();
  readonly #tallies = new Map<string, { readonly at: number; readonly tally: PlayerTally | undefined }>();

  constructor(disk: GameShelf) {
    this.#disk = disk;
  }

  keep({ records, tallies }: ShelfChanges, at: number): void {
    for (const record of records) this.#records.set(record.opening.number, { at, record });
    for (const [id, tally] of tallies) this.#tallies.set(id, { at, tally });
    for (const [number, known] of this.#records)
      if (known.at < at - WRITTEN_AFTER) this.#records.delete(number);
    for (const [id, known] of this.#tallies) if (known.at < at - WRITTEN_AFTER) this.#tallies.delete(id);
  }

  record(game: number): GameRecord | undefined {
    return this.#records.get(game)?.record ?? this.#disk.record(game);
  }

  tally(id: string): PlayerTally | undefined {
    const known = this.#tallies.get(id);
    return known === undefined ? this.#disk.tally(id) : known.tally;
  }

  chapter(game: number, before: number): Iterable<Told> {
    return this.#disk.chapter(game, before);
  }
}

/** A game in the list, and when anything of it was last kept. */
export type ListedGame = Pick<GameRecord, 'line' | 'lastEvent'>;

/** The games of a journal: the one on the board in memory, all others where they are kept. */
export class Archive {
  readonly #journal: Source;
  readonly #keep: Keep;
  #ledger: GamesFold = NO_GAMES;
  #told: { readonly chapter: Chapter; readonly story: GameStory } | undefined;

  /** `keep`: where its games are kept, if not in its tables. */
  constructor(journal: Source, keep: Keep = new KeptOnDisk(journal)) {
    this.#journal = journal;
    this.#keep = keep;
  }

  /** The games of a journal that keeps them: only the game on the board is read. */
  static resume(journal: Source): Archive {
    const keep = new KeptOnDisk(journal);
    const archive = new Archive(journal, keep);
    const { current, games } = keep.standing;
    const opening = keep.record(current)?.opening;
    if (opening === undefined) return archive;
    archive.#ledger = ledgerAt(opening, games);
    for (const entry of journal.read(opening.sequence)) archive.#ledger = archive.#turn(entry, keep).ledger;
    return archive;
  }

  /** The games of a journal of an older version, read from its beginning. */
  static gather(journal: Source): Archive {
    const keep = new KeptInMemory(journal);
    const archive = new Archive(journal, keep);
    for (const entry of journal.read()) {
      const turn = archive.#turn(entry, keep);
      keep.keep(changesOf(turn, keep));
      archive.#ledger = turn.ledger;
    }
    return archive;
  }

  /** Makes the tables anew, entry by entry. @returns what to write, in SQL */
  static anew(journal: Source): (entry: Entry<TableEvent>) => readonly string[] {
    const keep = new KeptOnDisk(journal);
    const shelf = new Lately(keep);
    const archive = new Archive(journal, keep);
    return (entry) => {
      const turn = archive.#turn(entry, shelf);
      const changes = changesOf(turn, shelf);
      shelf.keep(changes, entry.sequence);
      archive.#ledger = turn.ledger;
      return noted(turn, changes);
    };
  }

  /** What follows from the entries of a move: in SQL, and for the games once that is on disk. */
  follow(entries: readonly Entry<TableEvent>[]): {
    readonly sql: readonly string[];
    readonly apply: () => void;
  } {
    const before = this.#ledger;
    const sql: string[] = [];
    let ledger = before;
    for (const entry of entries) {
      const turn = follow(ledger, entry, { shelf: this.#keep, journal: this.#journal.id ?? '' });
      sql.push(...noted(turn, changesOf(turn, this.#keep)));
      ({ ledger } = turn);
    }
    const apply = (): void => {
      this.#ledger = ledger;
    };
    return { sql, apply };
  }

  /** The games before one, or the last ones; the newest first. */
  before(game: number | undefined, limit: number, wanted: Wanted = 'counted'): readonly ListedGame[] {
    const end = game ?? Number.MAX_SAFE_INTEGER;
    const kept = this.#left(this.#keep.before(end, wanted, limit + 1));
    const now = this.#now.filter(({ line }) => line.id < end);
    return [...kept, ...now].toSorted((a, b) => b.line.id - a.line.id).slice(0, limit);
  }

  /** Games that count and fit a filter, before one or the last ones; the newest first. */
  fitting(filter: GameFilter, game: number | undefined, limit: number): readonly GameLine[] {
    const end = game ?? Number.MAX_SAFE_INTEGER;
    const kept = this.#left(this.#keep.fitting(end, filter, limit + 1)).map(({ line }) => line);
    const now = this.#counted.filter((line) => line.id < end && fits(line, filter));
    return [...kept, ...now].toSorted((a, b) => b.id - a.id).slice(0, limit);
  }

  /** Outcomes for somebody of games with greater numbers, some hundreds at a time, the oldest first. */
  outcomes(ids: readonly string[], game: number, limit: number): readonly DecidedGame[] {
    const kept = this.#keep.outcomes(ids, game, limit);
    const end = kept.length === limit ? (kept.at(-1)?.game ?? 0) : Number.POSITIVE_INFINITY;
    const current = this.#ledger.current?.opening.number;
    const now = this.#counted.filter(({ id }) => id > game && id <= end);
    return [
      ...kept.filter((each) => each.game !== current),
      ...now.flatMap((line) => outcomesIn(line, ids)),
    ].toSorted((a, b) => a.game - b.game);
  }

  /** Rule sets of the games that count, and when the first of them began. */
  get extent(): GamesExtent {
    const { kinds, since } = this.#keep.extent;
    const now = extentOf(this.#counted);
    const times = [since, now.since].filter((time) => time !== null);
    return {
      kinds: [...new Set([...kinds, ...now.kinds])].toSorted(),
      since: times.length === 0 ? null : Math.min(...times),
    };
  }

  /** The games after one, the oldest first. */
  after(game: number, limit: number, wanted: Wanted = 'counted'): readonly ListedGame[] {
    const kept = this.#left(this.#keep.after(game, wanted, limit + 1));
    const now = this.#now.filter(({ line }) => line.id > game);
    return [...kept, ...now].toSorted((a, b) => a.line.id - b.line.id).slice(0, limit);
  }

  /** One game in a line, whether or not it was played; undefined if there is none of this number. */
  find(game: number): ListedGame | undefined {
    return this.#now.find(({ line }) => line.id === game) ?? this.#keep.record(game);
  }

  /** A whole game, told from its own chapter; undefined if there is none of this number. Error: damaged. */
  story(game: number): GameStory | undefined {
    if (this.#story?.id === game) return this.#story;
    const record = this.#keep.record(game);
    return (
      record &&
      tell(readChapter(record.opening, this.#keep.chapter(game, Number.POSITIVE_INFINITY)), false).story
    );
  }

  /** A whole game that counts. Error: damaged. */
  counted(game: number): GameStory | undefined {
    const found = this.find(game);
    return found !== undefined && counts(found.line) ? this.story(game) : undefined;
  }

  /** Every discard of a game that is known. What players entered for study stays here until the game is over. Error: damaged. */
  throws(story: GameStory): readonly ThrowLine[] {
    if (story.status !== 'finished') return [];
    const entries = [...this.#keep.chapter(story.id, Number.POSITIVE_INFINITY)];
    const entered = entries.flatMap(({ event }) =>
      event.type === 'handDealt' && event.game === story.uid ? [event] : [],
    );
    return throwsOf(story, entered);
  }

  /** How many games were begun. */
  get count(): number {
    return this.#ledger.games;
  }

  /** What all games come to for each player. */
  get tallies(): Tallies {
    const story = this.#story;
    return addSittings(this.#keep.tallies, story === undefined ? [] : sittingsOf(story));
  }

  /** The game on the board, told once after each of its moves that somebody asks about. */
  get #story(): GameStory | undefined {
    const chapter = this.#ledger.current;
    if (chapter === undefined) return undefined;
    if (this.#told?.chapter !== chapter) this.#told = { chapter, story: tell(chapter, true).story };
    return this.#told.story;
  }

  /** The game on the board in a line. */
  get #now(): readonly ListedGame[] {
    const story = this.#story;
    return story === undefined ? [] : [{ line: lineOf(story), lastEvent: story.lastEvent }];
  }

  /** The same if it counts. */
  get #counted(): readonly GameLine[] {
    return this.#now.map(({ line }) => line).filter(counts);
  }

  /** Records of games that are not on the board: that game has gone on since its own was made. */
  #left(records: readonly GameRecord[]): readonly GameRecord[] {
    return records.filter(({ opening }) => opening.number !== this.#ledger.current?.opening.number);
  }

  #turn(entry: Entry<TableEvent>, shelf: GameShelf): GameTurn {
    return follow(this.#ledger, entry, { shelf, journal: this.#journal.id ?? '' });
  }
}

/** What a turn writes, in SQL. */
function noted({ ledger, left, begun }: GameTurn, changes: ShelfChanges): readonly string[] {
  if (left === undefined && begun === undefined) return [];
  return written(changes, { current: ledger.current?.opening.number ?? 0, games: ledger.games });
}

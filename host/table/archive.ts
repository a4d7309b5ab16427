// The games of a table that are not on the board, kept beside its events: a line for the list, how each began, what they come to.
import { type Chapter, readChapter, type Told, tell } from '../../shared/story/chapter.ts';
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
import { counts, type GameLine, lineOf, wasPlayed } from '../../shared/story/line.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { GameStory } from '../../shared/story/story.ts';
import type { Entry, JournalReader } from '../journal/index.ts';
import { SealedTable } from './sealed.ts';

/** Which games are wanted: those that count, or also those whose beginning was undone. */
type Wanted = 'counted' | 'played';

/** Where games are kept. */
interface Keep extends GameShelf {
  /** Records of games with smaller numbers, the newest first. */
  before(game: number, wanted: Wanted, limit: number): readonly GameRecord[];
  /** Records of games with greater numbers, the oldest first. */
  after(game: number, wanted: Wanted, limit: number): readonly GameRecord[];
  readonly tallies: Tallies;
}

type Source = Pick<JournalReader<TableEvent>, 'look' | 'read' | 'chapter' | 'id'>;

const GAMES = new SealedTable('archive_games', { number: 'number', shown: 'number', body: 'text' });
const TALLIES = new SealedTable('archive_tallies', { id: 'text', body: 'text' });
const STANDING = new SealedTable('archive_standing', { one: 'number', current: 'number', games: 'number' });

/** Makes the tables, in SQL. */
export const ARCHIVE_TABLES = [
  GAMES.definition,
  'CREATE INDEX archive_games_shown ON archive_games (shown, number)',
  TALLIES.definition,
  STANDING.definition,
].join(';\n');

/** How much of a game there is to show: 2 counts, 1 was undone, 0 was never played. */
const shownOf = (line: GameLine): number => (counts(line) ? 2 : wasPlayed(line) ? 1 : 0);
const LEAST = { counted: 2, played: 1 } as const;

/** Games in the tables of a journal. @throws UnsoundError, JournalError damaged */
class KeptOnDisk implements Keep {
  readonly #journal: Source;

  constructor(journal: Source) {
    this.#journal = journal;
  }

  get standing(): { readonly current: number; readonly games: number } {
    return STANDING.find(this.#journal)[0] ?? { current: 0, games: 0 };
  }

  record(game: number): GameRecord | undefined {
    return GAMES.find(this.#journal, 'WHERE number = ?', [game]).map(recordIn)[0];
  }

  before(game: number, wanted: Wanted, limit: number): readonly GameRecord[] {
    const values = [LEAST[wanted], game, limit];
    const rows = GAMES.find(
      this.#journal,
      'WHERE shown >= ? AND number < ? ORDER BY number DESC LIMIT ?',
      values,
    );
    return rows.map(recordIn);
  }

  after(game: number, wanted: Wanted, limit: number): readonly GameRecord[] {
    const values = [LEAST[wanted], game, limit];
    const rows = GAMES.find(this.#journal, 'WHERE shown >= ? AND number > ? ORDER BY number LIMIT ?', values);
    return rows.map(recordIn);
  }

  tally(id: string): PlayerTally | undefined {
    return TALLIES.find(this.#journal, 'WHERE id = ?', [JSON.stringify(id)]).map(tallyIn)[0];
  }

  get tallies(): Tallies {
    return new Map(TALLIES.find(this.#journal).map((row) => [JSON.parse(row.id) as string, tallyIn(row)]));
  }

  chapter(game: number, before = Number.POSITIVE_INFINITY): readonly Told[] {
    return this.#journal.chapter(game).filter(({ sequence }) => sequence < before);
  }
}

const recordIn = ({ body }: { readonly body: string }): GameRecord => JSON.parse(body) as GameRecord;
const tallyIn = ({ body }: { readonly body: string }): PlayerTally => JSON.parse(body) as PlayerTally;

/** Games in memory: for a journal of an older version, which has no tables for them. */
class KeptInMemory implements Keep {
  readonly #journal: Source;
  readonly #records = new Map<number, GameRecord>();
  readonly tallies = new Map<string, PlayerTally>();

  constructor(journal: Source) {
    this.#journal = journal;
  }

  keep({ records, tallies }: ShelfChanges): void {
    for (const record of records) this.#records.set(record.opening.number, record);
    for (const [id, tally] of tallies) {
      if (tally === undefined) this.tallies.delete(id);
      else this.tallies.set(id, tally);
    }
  }

  record(game: number): GameRecord | undefined {
    return this.#records.get(game);
  }

  before(game: number, wanted: Wanted, limit: number): readonly GameRecord[] {
    return this.#those(wanted, (number) => number < game)
      .slice(-limit)
      .reverse();
  }

  after(game: number, wanted: Wanted, limit: number): readonly GameRecord[] {
    return this.#those(wanted, (number) => number > game).slice(0, limit);
  }

  #those(wanted: Wanted, are: (number: number) => boolean): readonly GameRecord[] {
    return [...this.#records.values()].filter(
      ({ opening, line }) => are(opening.number) && shownOf(line) >= LEAST[wanted],
    );
  }

  tally(id: string): PlayerTally | undefined {
    return this.tallies.get(id);
  }

  chapter(game: number, before = Number.POSITIVE_INFINITY): readonly Told[] {
    return this.#journal.chapter(game).filter(({ sequence }) => sequence < before);
  }
}

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

  /** Records of games that are not on the board: that game has gone on since its own was made. */
  #left(records: readonly GameRecord[]): readonly GameRecord[] {
    return records.filter(({ opening }) => opening.number !== this.#ledger.current?.opening.number);
  }

  #turn(entry: Entry<TableEvent>, shelf: GameShelf): GameTurn {
    return follow(this.#ledger, entry, { shelf, journal: this.#journal.id ?? '' });
  }
}

/** What a turn writes, in SQL. */
function noted({ ledger, left, begun }: GameTurn, { records, tallies }: ShelfChanges): readonly string[] {
  if (left === undefined && begun === undefined) return [];
  const { current, games } = ledger;
  return [
    ...records.map((record) =>
      GAMES.put({
        number: record.opening.number,
        shown: shownOf(record.line),
        body: JSON.stringify(record),
      }),
    ),
    ...[...tallies].map(([id, tally]) =>
      tally === undefined
        ? `DELETE FROM archive_tallies WHERE id = '${JSON.stringify(id).replaceAll("'", "''")}'`
        : TALLIES.put({ id: JSON.stringify(id), body: JSON.stringify(tally) }),
    ),
    STANDING.put({ one: 1, current: current?.opening.number ?? 0, games }),
  ];
}

// The games of a table: a record of each, and the entries of the one on the board. Moves of the others are read on request.
import { isPractice } from '../../shared/partner/seats.ts';
import { type GameOrigin, readChapter, tell } from '../../shared/story/chapter.ts';
import { type ThrowLine, throwsOf } from '../../shared/story/discards.ts';
import {
  addSittings,
  type PlayerTally,
  type Sitting,
  sittingsOf,
  sumUp,
  type Tallies,
} from '../../shared/story/figures.ts';
import { counts, type GameLine, lineOf, wasPlayed } from '../../shared/story/line.ts';
import { isOfRoster, type RosterEvent, type TableEvent } from '../../shared/story/roster.ts';
import type { GameStory } from '../../shared/story/story.ts';
import type { Entry, JournalReader } from '../journal/index.ts';
import { fits, type GameFilter, seatedAt } from './gamefilter.ts';

type TableEntry = Entry<TableEvent>;
type Source = Pick<JournalReader<TableEvent>, 'chapter' | 'sound' | 'finished'>;

/** Of the notes of finished games: rises when the same entries come to other records than before. */
export const VERSION = 5;

/** A game as it was when the table left it: what lists and figures need, and how it began. */
export interface GameRecord {
  readonly opening: GameOrigin;
  readonly line: GameLine;
  /** When anything of it was last kept. */
  readonly lastEvent: number;
  /** What it comes to for each player; none where it does not count. */
  readonly sittings: readonly Sitting[];
  /** Changes of players that were kept during the game. */
  readonly news: readonly { readonly sequence: number; readonly event: RosterEvent }[];
}

/** A record as it is in memory. */
type KnownGame = Omit<GameRecord, 'sittings' | 'news'>;

/** A game in the list, and when anything of it was last kept. */
export type ListedGame = Pick<GameRecord, 'line' | 'lastEvent'>;

/** Which games are wanted: those that count, or also those whose beginning was undone. */
type Wanted = 'counted' | 'played';

/** Rule sets of the games that count, when the first of them began, null before the first, and whether any was against Muggins. */
export interface GamesExtent {
  readonly kinds: readonly string[];
  readonly since: number | null;
  readonly practice: boolean;
}

/** The game on the board. */
interface CurrentGame {
  readonly opening: GameOrigin;
  /** Of its chapter, so far. */
  readonly entries: TableEntry[];
}

/** Every game of a journal. */
export class Archive {
  readonly #journal: Source;
  readonly #records = new Map<number, KnownGame>();
  readonly #values = new Map<string, unknown>();
  #current: CurrentGame | undefined;
  /** What all games but the one on the board come to; undefined if it has to be added up again. */
  #tallies: Map<string, PlayerTally | undefined> | undefined = new Map();
  /** The game on the board, told at most once after each of its moves. */
  #told: { readonly entries: number; readonly opening: GameOrigin; readonly story: GameStory } | undefined;

  constructor(journal: Source) {
    this.#journal = journal;
  }

  /** Knows a game. Its sittings are added up, and stay on disk. */
  put({ opening, line, lastEvent, sittings }: GameRecord): void {
    if (this.#records.has(line.id)) this.#tallies = undefined;
    else if (this.#tallies !== undefined) sumUp(this.#tallies, sittings);
    const { uid } = line;
    const match = line.match === uid ? uid : line.match;
    const parts = Object.entries({ ...line, match }).map(([name, value]) =>
      typeof value === 'object' ? [name, this.#shared(value)] : [name, value],
    );
    const known: KnownGame = {
      opening: { ...opening, uid, match },
      line: Object.fromEntries(parts),
      lastEvent,
    };
    this.#records.set(line.id, known);
  }

  /** The same people sit down again and again: one value for all that are equal. */
  #shared<T>(value: T): T {
    const key = JSON.stringify(value);
    const known = (this.#values.get(key) as T | undefined) ?? value;
    this.#values.set(key, known);
    return known;
  }

  /** A game comes to the board, with what its chapter has so far. */
  enter(opening: GameOrigin, entries: TableEntry[]): void {
    if (this.#records.has(opening.number)) this.#tallies = undefined;
    this.#current = { opening, entries };
  }

  /** One more entry of the game on the board. */
  add(entry: TableEntry): void {
    this.#current?.entries.push(entry);
  }

  /** The game on the board leaves it. @returns its record, with its last entry; undefined if none was on the board */
  leave(): { readonly record: GameRecord; readonly last: TableEntry } | undefined {
    const { opening, entries } = this.#current ?? {};
    const last = entries?.at(-1);
    this.#current = undefined;
    if (opening === undefined || entries === undefined || last === undefined) return undefined;
    const record = recordOf(opening, entries);
    this.put(record);
    return { record, last };
  }

  /** How a game began; undefined if there is none of this number. */
  opening(number: number): GameOrigin | undefined {
    const { opening } = this.#current ?? {};
    return opening?.number === number ? opening : this.#records.get(number)?.opening;
  }

  /** The game that a move began; undefined if it began none. */
  begunBy(move: number): GameOrigin | undefined {
    return this.begunUpTo(move, 1).find((opening) => opening.move === move);
  }

  /** How the last games began that began with a move or before it, the latest first. */
  begunUpTo(move: number, limit: number): readonly GameOrigin[] {
    const openings = this.#inOrder.map(({ opening }) => opening);
    const { opening: now } = this.#current ?? {};
    if (now !== undefined && !this.#records.has(now.number)) openings.push(now);
    return openings
      .filter((opening) => opening.move <= move)
      .slice(-limit)
      .reverse();
  }

  /** The entries of the game on the board. */
  get entries(): readonly TableEntry[] {
    return this.#current?.entries ?? [];
  }

  /** The games before one, or the last ones; the newest first. */
  before(game: number | undefined, limit: number, wanted: Wanted = 'counted'): readonly ListedGame[] {
    const end = game ?? Number.POSITIVE_INFINITY;
    return this.#those(wanted, ({ id }) => id < end)
      .slice(-limit)
      .reverse();
  }

  /** The games after one, the oldest first. */
  after(game: number, limit: number, wanted: Wanted = 'counted'): readonly ListedGame[] {
    return this.#those(wanted, ({ id }) => id > game).slice(0, limit);
  }

  /** Games that count and fit a filter, before one or the last ones; the newest first. */
  fitting(filter: GameFilter, game: number | undefined, limit: number): readonly GameLine[] {
    const end = game ?? Number.POSITIVE_INFINITY;
    return this.#those('counted', (line) => line.id < end && fits(line, filter))
      .slice(-limit)
      .reverse()
      .map(({ line }) => line);
  }

  /** Which of the games that are decided a player has won, the oldest first, practice apart. */
  wins(ids: readonly string[]): readonly boolean[] {
    return this.#those('counted', (line) => fits(line, { practice: false })).flatMap(({ line }) =>
      winsIn(line, ids),
    );
  }

  /** What games there are. */
  get extent(): GamesExtent {
    const lines = this.#those('counted', () => true).map(({ line }) => line);
    const since = lines.reduce((first, { started }) => Math.min(first, started), Number.POSITIVE_INFINITY);
    return {
      kinds: [...new Set(lines.map(({ rules }) => rules))].toSorted(),
      since: lines.length === 0 ? null : since,
      practice: lines.some(({ playerIds }) => isPractice(playerIds)),
    };
  }

  /** One game in a line, whether or not it was played; undefined if there is none of this number. */
  find(game: number): ListedGame | undefined {
    return this.#now?.line.id === game ? this.#now : this.#records.get(game);
  }

  /** A whole game, from its own chapter; undefined if there is none of this number. Error: damaged. */
  story(game: number): GameStory | undefined {
    const now = this.#story;
    if (now?.id === game) return now;
    const record = this.#records.get(game);
    return record && tell(readChapter(record.opening, this.#journal.chapter(game)), false).story;
  }

  /** A whole game that counts. Error: damaged. */
  counted(game: number): GameStory | undefined {
    const found = this.find(game);
    return found !== undefined && counts(found.line) ? this.story(game) : undefined;
  }

  /** Every discard of a game that is known. What players entered for study stays here until the game is over. Error: damaged. */
  throws(story: GameStory): readonly ThrowLine[] {
    if (story.status !== 'finished') return [];
    const entered = this.#journal
      .chapter(story.id)
      .flatMap(({ event }) => (event.type === 'handDealt' && event.game === story.uid ? [event] : []));
    return throwsOf(story, entered);
  }

  /** The number of the game on the board; undefined before the first. */
  get present(): number | undefined {
    return this.#current?.opening.number;
  }

  /** All that is kept of a game; nothing where there is none of this number. Error: damaged. */
  chapter(game: number): readonly TableEntry[] {
    return game === this.present ? this.entries : this.#journal.chapter(game);
  }

  /** How many games were begun. */
  get count(): number {
    return Math.max(this.#current?.opening.number ?? 0, ...[...this.#records.keys()].slice(-1));
  }

  /** What all games come to for each player. */
  get tallies(): Tallies {
    const current = this.#current?.opening.number;
    this.#tallies ??= this.#addUp(current);
    const story = this.#story;
    return story === undefined ? this.#tallies : addSittings(this.#tallies, sittingsOf(story));
  }

  /** A game without a note is read again. */
  #addUp(current: number | undefined): Map<string, PlayerTally | undefined> {
    const tallies = new Map<string, PlayerTally | undefined>();
    const missing = new Map(this.#records);
    missing.delete(current ?? 0);
    for (const { chapter, value } of this.#journal.finished<GameRecord>(VERSION))
      if (missing.delete(chapter)) sumUp(tallies, value.sittings);
    for (const [number, { opening }] of missing)
      sumUp(tallies, recordOf(opening, this.#journal.sound(number)).sittings);
    return tallies;
  }

  /** Records by number. A game that undo came back to, and that was left again, stays where it was. */
  get #inOrder(): readonly KnownGame[] {
    return [...this.#records.values()];
  }

  get #story(): GameStory | undefined {
    const { opening, entries } = this.#current ?? {};
    if (opening === undefined || entries === undefined) return undefined;
    if (this.#told?.opening !== opening || this.#told.entries !== entries.length) {
      const { story } = tell(readChapter(opening, entries), true);
      this.#told = { entries: entries.length, opening, story };
    }
    return this.#told.story;
  }

  /** The game on the board in a line. */
  get #now(): ListedGame | undefined {
    const story = this.#story;
    return story && { line: lineOf(story), lastEvent: story.lastEvent };
  }

  /** By number; the game on the board as it is now. */
  #those(wanted: Wanted, are: (line: GameLine) => boolean): readonly ListedGame[] {
    const isShown = wanted === 'counted' ? counts : wasPlayed;
    const now = this.#now;
    const all = this.#inOrder.map((record) => (record.line.id === now?.line.id ? now : record));
    if (now !== undefined && !this.#records.has(now.line.id)) all.push(now);
    return all.filter(({ line }) => isShown(line) && are(line));
  }
}

/** The record of a game that is not on the board. */
function recordOf(opening: GameOrigin, entries: readonly TableEntry[]): GameRecord {
  const { story } = tell(readChapter(opening, entries), false);
  const news = entries.flatMap(({ sequence, event }) => (isOfRoster(event) ? [{ sequence, event }] : []));
  return { opening, line: lineOf(story), lastEvent: story.lastEvent, sittings: sittingsOf(story), news };
}

/** Whether a player has won a game; nothing where it is not decided, or was another's. */
const winsIn = (line: GameLine, ids: readonly string[]): readonly boolean[] =>
  line.sideOf.flatMap((side, seat) =>
    line.result !== null && ids.includes(seatedAt(line, seat)) ? [line.result.winner === side] : [],
  );

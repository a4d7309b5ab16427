// Where the games of a table are kept that are not on the board: in tables beside the journal's events, or in memory.
import type { Told } from '../../shared/story/chapter.ts';
import type { PlayerTally, Tallies } from '../../shared/story/figures.ts';
import type { GameRecord, GameShelf, ShelfChanges } from '../../shared/story/ledger.ts';
import { counts, type GameLine, wasPlayed } from '../../shared/story/line.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { JournalReader } from '../journal/index.ts';
import { conditionsOf, fits, type GameFilter, seatedAt } from './gamefilter.ts';
import { SealedTable } from './sealed.ts';

/** Which games are wanted: those that count, or also those whose beginning was undone. */
export type Wanted = 'counted' | 'played';

/** How a game came out for somebody: won, lost, or neither yet. */
export interface DecidedGame {
  readonly game: number;
  readonly won: boolean | null;
}

/** Rule sets of the games that count, and when the first of them began; null before the first. */
export interface GamesExtent {
  readonly kinds: readonly string[];
  readonly since: number | null;
}

/** Where games are kept. */
export interface Keep extends GameShelf {
  /** Records of games with smaller numbers, the newest first. */
  before(game: number, wanted: Wanted, limit: number): readonly GameRecord[];
  /** Those of them that count and fit a filter. */
  fitting(game: number, filter: GameFilter, limit: number): readonly GameRecord[];
  /** Outcomes of games with greater numbers for somebody, the oldest first. */
  outcomes(ids: readonly string[], game: number, limit: number): readonly DecidedGame[];
  readonly extent: GamesExtent;
  /** Records of games with greater numbers, the oldest first. */
  after(game: number, wanted: Wanted, limit: number): readonly GameRecord[];
  readonly tallies: Tallies;
}

/** What of a journal is read for its games. */
export type Source = Pick<JournalReader<TableEvent>, 'look' | 'read' | 'chapter' | 'id'>;

const GAMES = new SealedTable('archive_games', {
  number: 'number',
  shown: 'number',
  started: 'number',
  rules: 'text',
  match_id: 'text',
  body: 'text',
});
/** Who sat where: `won` is 1 or 0, and 2 where the game has no winner. */
const SEATS = new SealedTable('archive_seats', {
  key: 'text',
  player: 'text',
  game: 'number',
  side: 'number',
  won: 'number',
});
const TALLIES = new SealedTable('archive_tallies', { id: 'text', body: 'text' });
const STANDING = new SealedTable('archive_standing', { one: 'number', current: 'number', games: 'number' });

/** Makes the tables, in SQL. */
export const ARCHIVE_TABLES = [
  GAMES.definition,
  // What filters ask about stands in the indexes: only the games of the answer are read.
  'CREATE INDEX archive_games_shown ON archive_games (shown, number, started, rules)',
  'CREATE INDEX archive_games_started ON archive_games (shown, started)',
  'CREATE INDEX archive_games_rules ON archive_games (shown, rules, number)',
  'CREATE INDEX archive_games_match ON archive_games (match_id)',
  SEATS.definition,
  'CREATE INDEX archive_seats_player ON archive_seats (player, game, side)',
  TALLIES.definition,
  STANDING.definition,
].join(';\n');

const UNDECIDED = 2;
/** Of a game that does not count nobody has an outcome. */
const outcomeOf = (line: GameLine, side: number): DecidedGame['won'] =>
  line.result === null ? null : line.result.winner === side;
const decided = (won: DecidedGame['won']): number => (won === null ? UNDECIDED : Number(won));

/** How much of a game there is to show: 2 counts, 1 was undone, 0 was never played. */
const shownOf = (line: GameLine): number => (counts(line) ? 2 : wasPlayed(line) ? 1 : 0);
const LEAST = { counted: 2, played: 1 } as const;

/** Games in the tables of a journal. @throws UnsoundError, JournalError damaged */
export class KeptOnDisk implements Keep {
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

  fitting(game: number, filter: GameFilter, limit: number): readonly GameRecord[] {
    const { sql, values } = conditionsOf(filter);
    return GAMES.find(
      this.#journal,
      `WHERE shown = ${LEAST.counted} AND number < ?${sql} ORDER BY number DESC LIMIT ?`,
      [game, ...values, limit],
    ).map(recordIn);
  }

  outcomes(ids: readonly string[], game: number, limit: number): readonly DecidedGame[] {
    const rows = SEATS.find(
      this.#journal,
      `WHERE player IN (${ids.map(() => '?').join(', ')}) AND game > ? ORDER BY game LIMIT ?`,
      [...ids.map((id) => JSON.stringify(id)), game, limit],
    );
    return rows.map(({ game, won }) => ({ game, won: won === UNDECIDED ? null : won === 1 }));
  }

  get extent(): GamesExtent {
    const counted = `FROM archive_games WHERE shown = ${LEAST.counted}`;
    const first = `number IN (SELECT min(number) ${counted} GROUP BY rules)`;
    const kinds = GAMES.find(this.#journal, `WHERE ${first} ORDER BY rules`);
    const [oldest] = GAMES.find(this.#journal, `WHERE shown = ${LEAST.counted} ORDER BY started LIMIT 1`);
    return { kinds: kinds.map(({ rules }) => JSON.parse(rules) as string), since: oldest?.started ?? null };
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
export class KeptInMemory implements Keep {
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

  fitting(game: number, filter: GameFilter, limit: number): readonly GameRecord[] {
    return this.#those('counted', (number) => number < game)
      .filter(({ line }) => fits(line, filter))
      .slice(-limit)
      .reverse();
  }

  outcomes(ids: readonly string[], game: number, limit: number): readonly DecidedGame[] {
    const after = this.#those('counted', (number) => number > game);
    return after.flatMap(({ line }) => outcomesIn(line, ids)).slice(0, limit);
  }

  get extent(): GamesExtent {
    const lines = this.#those('counted', () => true).map(({ line }) => line);
    return extentOf(lines);
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

/** The outcome of one game for somebody; none for who was not there. */
export const outcomesIn = (line: GameLine, ids: readonly string[]): readonly DecidedGame[] =>
  line.sideOf.flatMap((side, seat) =>
    ids.includes(seatedAt(line, seat)) ? [{ game: line.id, won: outcomeOf(line, side) }] : [],
  );

/** The extent of some games. */
export const extentOf = (lines: readonly GameLine[]): GamesExtent => ({
  kinds: [...new Set(lines.map(({ rules }) => rules))].toSorted(),
  since: lines.length === 0 ? null : Math.min(...lines.map(({ started }) => started)),
});

/** Writes a game, in SQL. */
function putGame(record: GameRecord): readonly string[] {
  const { line } = record;
  const { number } = record.opening;
  const shown = shownOf(line);
  const game = GAMES.put({
    number,
    shown,
    started: line.started,
    rules: JSON.stringify(line.rules),
    match_id: JSON.stringify(line.match),
    body: JSON.stringify(record),
  });
  const seats = line.sideOf.map((side, seat) =>
    SEATS.put({
      key: `${number}/${seat}`,
      player: JSON.stringify(seatedAt(line, seat)),
      game: number,
      side,
      won: shown === LEAST.counted ? decided(outcomeOf(line, side)) : UNDECIDED,
    }),
  );
  return [game, ...seats];
}

/** Writes what has changed, and where the fold stands, in SQL. */
export const written = (
  { records, tallies }: ShelfChanges,
  standing: { readonly current: number; readonly games: number },
): readonly string[] => [
  ...records.flatMap(putGame),
  ...[...tallies].map(([id, tally]) =>
    tally === undefined
      ? `DELETE FROM archive_tallies WHERE id = '${JSON.stringify(id).replaceAll("'", "''")}'`
      : TALLIES.put({ id: JSON.stringify(id), body: JSON.stringify(tally) }),
  ),
  STANDING.put({ one: 1, ...standing }),
];

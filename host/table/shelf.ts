// What a table finds again of its journal without reading it from the beginning: how each game began, which game is on the board,
// the last moves, claims, and who has played. It is kept beside the events, and follows them in their transactions.
import { NO_GAME } from '../../shared/rules/game/index.ts';
import type { Event, State } from '../../shared/rules/index.ts';
import { type KeptMove, SHOWN_MOVES } from '../../shared/story/history.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { KeptClaim } from '../../shared/table/claims.ts';
import type { Entry, JournalReader } from '../journal/index.ts';
import { SealedTable } from './sealed.ts';

/** What of a journal the shelf looks things up in. */
export type Shelved = Pick<JournalReader<TableEvent>, 'look' | 'read' | 'chapter' | 'head'>;

/** How a game began. */
export interface Opening {
  /** Its number, which its chapter has too. */
  readonly number: number;
  /** The place of the event that began it. */
  readonly sequence: number;
  readonly move: number;
  /** The game at whose end it began, which undo goes back to; 0 for the first. */
  readonly previous: number;
  /** The end of that game. */
  readonly before: State;
}

/** Which game is on the board, and how many there are. */
interface OnBoard {
  readonly current: number;
  readonly games: number;
}

const GAMES = new SealedTable('book_games', {
  number: 'number',
  sequence: 'number',
  move: 'number',
  previous: 'number',
  /** The number of the game before it in its match, and that game's result: an empty text where it had none. */
  game: 'number',
  result: 'text',
});
/** The states in which games began, without the results of their matches: those are in the rows of the games. */
const STATES = new SealedTable('book_states', { number: 'number', state: 'text' });
const MOVES = new SealedTable('book_moves', { move: 'number', body: 'text' });
const STANDING = new SealedTable('book_standing', { one: 'number', current: 'number', games: 'number' });

/** Makes the tables, in SQL. */
export const SHELF_TABLES = [
  GAMES.definition,
  'CREATE INDEX book_games_by_move ON book_games (move)',
  STATES.definition,
  MOVES.definition,
  STANDING.definition,
  // Of claims and players only the places of their events, which have checksums of their own.
  'CREATE TABLE book_claims (id TEXT PRIMARY KEY, move INTEGER, sequence INTEGER)',
  'CREATE INDEX book_claims_by_move ON book_claims (move)',
  'CREATE TABLE book_players (sequence INTEGER PRIMARY KEY)',
].join(';\n');

/** Every game of the match so far: its first row is the game that began the match. */
const MATCH = `(WITH RECURSIVE match AS (
  SELECT *, 0 AS back FROM book_games WHERE number = ?
  UNION ALL SELECT book_games.*, back + 1 FROM book_games JOIN match ON book_games.number = match.previous WHERE match.game > 1
) SELECT * FROM match ORDER BY back DESC)`;

/** What is noted, in SQL. */
export const note = {
  opening({ before, ...opening }: Opening): readonly string[] {
    const { results, game, phase } = before;
    const own = phase === 'over' ? results.at(-1) : undefined;
    return [
      GAMES.put({ ...opening, game, result: own === undefined ? '' : JSON.stringify(own) }),
      STATES.put({ number: opening.number, state: JSON.stringify({ ...before, results: [] }) }),
    ];
  },
  standing: (standing: OnBoard): readonly string[] => [STANDING.put({ one: 1, ...standing })],
  move: (move: KeptMove): readonly string[] => [MOVES.put({ move: move.move, body: JSON.stringify(move) })],
  lastMove: (move: number): readonly string[] => [
    `DELETE FROM book_moves WHERE move <= ${move - SHOWN_MOVES}`,
  ],
  claim({ sequence, event }: Entry<TableEvent>): readonly string[] {
    if (!('claim' in event) || event.claim === undefined) return [];
    const id = event.claim.id.replaceAll("'", "''");
    return [`INSERT OR REPLACE INTO book_claims VALUES ('${id}', ${event.move}, ${sequence})`];
  },
  player: ({ sequence }: Entry<TableEvent>): readonly string[] => [
    `INSERT INTO book_players VALUES (${sequence})`,
  ],
} as const;

/** Looks things up. @throws UnsoundError, JournalError damaged */
export class BookShelf {
  readonly #journal: Shelved;

  constructor(journal: Shelved) {
    this.#journal = journal;
  }

  get standing(): OnBoard {
    const [found] = STANDING.find(this.#journal);
    return found ?? { current: 0, games: 0 };
  }

  /** How a game began, with all results of its match; undefined if there is none of this number. */
  opening(number: number): Opening | undefined {
    const [state] = STATES.find(this.#journal, 'WHERE number = ?', [number]);
    const match = GAMES.findIn(this.#journal, MATCH, [number]);
    const found = match.at(-1);
    if (state === undefined || found === undefined) return undefined;
    const results = match.flatMap(({ result }) => (result === '' ? [] : [JSON.parse(result)]));
    // JSON leaves out what is undefined, and has null for it in a list; a state has every key.
    const kept = JSON.parse(state.state, (_, value: unknown) =>
      Array.isArray(value) ? value.map((each: unknown) => each ?? undefined) : value,
    ) as State;
    const before = { ...NO_GAME, ...kept, results } as State;
    const { sequence, move, previous } = found;
    return { number, sequence, move, previous, before };
  }

  /** The game that a move began; undefined if it began none. */
  begunBy(move: number): number | undefined {
    return GAMES.find(this.#journal, 'WHERE move = ?', [move])[0]?.number;
  }

  /** The last moves, the newest last. */
  get moves(): readonly KeptMove[] {
    return MOVES.find(this.#journal, 'ORDER BY move').map(({ body }) => JSON.parse(body) as KeptMove);
  }

  /** What became of a claim; undefined if it was never carried out. */
  claim(id: string): KeptClaim | undefined {
    const event = this.#event('book_claims WHERE id = ?', id);
    if (event?.claim?.id !== id) return undefined;
    const { seat } = event.claim;
    return { seat, move: event.move, ...('undoes' in event && { undoes: event.undoes }) };
  }

  /** The seat whose phone made a move; undefined if it was made elsewhere. */
  seatOf(move: number): number | undefined {
    const event = this.#event('book_claims WHERE move = ?', move);
    return event?.move === move ? event.claim?.seat : undefined;
  }

  /** The events that somebody came by, or was changed by. */
  *players(): Iterable<TableEvent> {
    for (const [sequence] of this.#journal.look(['sequence'], 'book_players ORDER BY sequence'))
      for (const { event } of this.#journal.read(Number(sequence), Number(sequence))) yield event;
  }

  /** Where a move of the journal is; undefined if there is none of this number. Moves rise with the sequence numbers. */
  place(move: number): Entry<TableEvent> | undefined {
    let [low, high] = [1, this.#journal.head.sequence];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [entry] = this.#journal.read(middle, middle);
      if (entry === undefined || entry.event.move >= move) high = middle;
      else low = middle + 1;
    }
    const [entry] = this.#journal.read(low, low);
    return entry?.event.move === move ? entry : undefined;
  }

  #event(from: string, value: string | number): Event | undefined {
    const [sequence] = this.#journal.look(['sequence'], from, [value])[0] ?? [];
    if (sequence == null) return undefined;
    const [entry] = this.#journal.read(Number(sequence), Number(sequence));
    return entry?.event as Event | undefined;
  }
}

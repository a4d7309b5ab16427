// The journal whose bits are flipped: thirty games, the last of them still in the log, as kill -9 leaves it.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { type EveningGame, play } from './evening.ts';

export const DATABASE = 'journal.db';
const LOG = 'journal.db-wal';
/** The files of a journal that nobody keeps. */
export const FILES = [DATABASE, LOG, 'journal.owner'] as const;

const GAMES: readonly EveningGame[] = Array.from({ length: 30 }, (_, at) => ({
  id: `game-${at + 1}`,
  players: ['Ann', 'Łucja'],
  points: [5, 12, 3, 8],
  over: at < 29,
}));

/** Writes the journal into a folder. */
export function makeVictim(folder: string): void {
  const alive = mkdtempSync(join(tmpdir(), 'muggins-victim-'));
  try {
    const [first, last] = [join(alive, 'first'), join(alive, 'last')];
    play(first, GAMES.slice(0, 29));
    play(last, GAMES.slice(29));
    const [journal, other] = [openJournal(first, TABLE_EVENTS), openJournal(last, TABLE_EVENTS)];
    try {
      const { move } = journal.head;
      for (const { event } of other.read()) journal.append([{ ...event, move: event.move + move }], 30);
      mkdirSync(folder, { recursive: true });
      // While it is open: once closed, a journal has no log.
      for (const name of FILES) copyFileSync(join(first, name), join(folder, name));
    } finally {
      other.close();
      journal.close();
    }
  } finally {
    rmSync(alive, { recursive: true, force: true });
  }
}

/** A bit of a file. */
export interface Bit {
  readonly file: string;
  readonly byte: number;
  readonly bit: number;
}

/** Every bit of a journal in an order that is spread evenly over both files wherever it ends. */
export class Bits {
  readonly count: number;
  readonly #database: number;
  readonly #step: number;

  constructor(folder: string) {
    const [database, log] = [DATABASE, LOG].map((name) => statSync(join(folder, name)).size) as [
      number,
      number,
    ];
    this.#database = 8 * database;
    this.count = 8 * (database + log);
    this.#step = coprime(this.count, Math.round(this.count * GOLDEN));
  }

  /** The bit that is the `turn`th to be flipped, from 0. */
  at(turn: number): Bit {
    const place = Number((BigInt(turn) * BigInt(this.#step)) % BigInt(this.count));
    const inLog = place - this.#database;
    const [file, bit] = inLog < 0 ? [DATABASE, place] : [LOG, inLog];
    return { file, byte: Math.floor(bit / 8), bit: bit % 8 };
  }
}

/** Steps of this share of a circle fill it most evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The next number from `least` on that has no factor in common with another, so that its multiples meet every remainder. */
function coprime(other: number, least: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let found = least;
  while (common(other, found) > 1) found++;
  return found;
}

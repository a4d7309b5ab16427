// What a table remembers of its hall: where it is, the key, and the games that it has played for it. One small file beside the journal.
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { OUTCOME_ENDINGS, REPORT_FLAGS, STAGES } from '../../shared/league/index.ts';
import { readJson, writeJson } from '../system/atomic.ts';

/** Games of the hall that are kept: more than a night has at one table. */
const MOST_GAMES = 100;

const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]).readonly();
const side = z.literal([0, 1]);

const reportSchema = z.object({
  id: z.object({ journal: z.string(), game: z.int() }),
  revision: z.int(),
  night: z.string().nullable(),
  game: z.string().nullable(),
  entrants: pair(z.string()),
  winner: side,
  scores: pair(z.int()),
  spread: z.int(),
  ending: z.enum(OUTCOME_ENDINGS),
  flags: z.array(z.enum(REPORT_FLAGS)).readonly(),
  digest: z.string(),
});

/** A game as the table and the hall know it. */
const gameSchema = z.object({
  report: reportSchema,
  names: pair(z.string()),
  /** What the hall made of the report; null: it has not said. */
  verdict: z.enum(['kept', 'known', 'overtaken', 'conflict', 'aside']).nullable(),
  /** The revision that each side signed here; 0: none. */
  signed: pair(z.int()),
  /** Whether the hall has the signature. */
  confirmed: pair(z.boolean()),
  /** The side that wants the judge, until the hall has called the judge. */
  asks: side.nullable(),
  /** How the hall has it: its revision, what the sides write, the stage. Null until it has said. */
  stands: z.object({ revision: z.int(), lines: pair(z.string()), stage: z.enum(STAGES) }).nullable(),
});
export type LinkedGame = z.output<typeof gameSchema>;

const memorySchema = z.object({
  address: z.string(),
  key: z.string(),
  /** The hall's id and the number of this table there; null until the desk has given it one. */
  hall: z.string().nullable(),
  table: z.string().nullable(),
  games: z.array(gameSchema).readonly(),
});
type Linked = z.output<typeof memorySchema>;

/** What a table begins with that has never heard of a hall. */
const stranger = (address: string): Linked => ({
  address,
  key: randomBytes(32).toString('base64url'),
  hall: null,
  table: null,
  games: [],
});

/** The address of the hall that a table plays for; undefined where it plays for none. */
export function knownHall(file: string): string | undefined {
  const read = memorySchema.safeParse(readJson(file));
  return read.success ? read.data.address : undefined;
}

export class LinkMemory {
  readonly #file: string | undefined;
  #value: Linked;

  /** Without a file it lasts as long as the process. At another address, the table is a stranger. @throws what the disk says */
  constructor(address: string, file?: string) {
    this.#file = file;
    const read = memorySchema.safeParse(file === undefined ? undefined : readJson(file));
    this.#value = read.success && read.data.address === address ? read.data : stranger(address);
    // The next start finds the hall again, also where the desk has not typed the letters yet.
    if (this.#file !== undefined) writeJson(this.#file, this.#value);
  }

  get value(): Linked {
    return this.#value;
  }

  /** Changes some of it. @throws what the disk says; nothing has changed then */
  change(changes: Partial<Linked>): void {
    const value = { ...this.#value, ...changes };
    const kept = { ...value, games: value.games.slice(-MOST_GAMES) };
    if (this.#file !== undefined) writeJson(this.#file, kept);
    this.#value = kept;
  }

  /** A new key, for a hall that does not know the old one. */
  forgetHall(): void {
    this.change({ key: stranger('').key, hall: null, table: null });
  }
}

// What a table remembers of its hall: where it is, the key, and the games that it has played for it. One small file beside the journal.
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { OUTCOME_ENDINGS, REPORT_FLAGS, STAGES } from '../../shared/league/index.ts';
import { type DamagedFile, KeptFile } from '../system/kept.ts';

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
  began: z.int().optional(),
  ended: z.int().optional(),
  hands: z
    .array(z.object({ player: z.string(), points: z.int(), cards: z.string().nullable() }))
    .readonly()
    .optional(),
  digest: z.string(),
});

/** A game as the table and the hall know it. */
const gameSchema = z.object({
  report: reportSchema,
  /** The id of the hall that it was played for; null: of the first that asks. */
  hall: z.string().nullable().default(null),
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
  /** The hall's own certificate, as PEM; null: one that the system trusts; undefined: none was shown yet. */
  certificate: z.string().nullable().optional(),
  /** The hall's id and the number of this table there; null until the desk has given it one. */
  hall: z.string().nullable(),
  table: z.string().nullable(),
  /** Where this table was at home last, and by which number, if it has no hall now. */
  was: z.object({ hall: z.string(), table: z.string() }).nullable().default(null),
  /** The game that was begun last for a hall: partners sit apart, and the board knows them one by one. */
  called: z
    .object({ night: z.string(), game: z.string(), entrants: pair(z.string()) })
    .nullable()
    .default(null),
  games: z.array(gameSchema).readonly(),
});
type Linked = z.output<typeof memorySchema>;

/** What a table begins with that has never heard of a hall. */
const stranger = (address: string): Linked => ({
  address,
  key: randomBytes(32).toString('base64url'),
  hall: null,
  table: null,
  was: null,
  called: null,
  games: [],
});

/** Every result of the last night of these is to be sent again, with its signatures: the hall may be one that begins anew from a copy. */
export function sendAgain(games: Linked['games'], owed: Linked['games']): Linked['games'] {
  const night = owed.at(-1)?.report.night;
  return games.map((each) =>
    owed.includes(each) && each.report.night === night
      ? { ...each, verdict: null, confirmed: [false, false] }
      : each,
  );
}

/**
 * The same table without its hall. What it has played, it may be asked for yet: by the same hall on another machine, which may have
 * less of the last night than the hall had that confirmed it.
 */
function homeless(address: string, known: Linked): Linked {
  const { hall, table, was, called, games } = known;
  const own = games.filter((each) => each.hall === hall);
  return {
    ...stranger(address),
    // A hall that has forgotten this table is the same hall, with the same certificate.
    certificate: known.address === address ? known.certificate : undefined,
    was: hall !== null && table !== null ? { hall, table } : was,
    called,
    games: hall === null ? games : sendAgain(games, own),
  };
}

/** Before Muggins noted the hall of a game, a table remembered no other games than those of its hall. */
const attributed = (known: Linked): Linked => ({
  ...known,
  games: known.games.map((each) => ({ ...each, hall: each.hall ?? known.hall })),
});

/** What such a file is, and who hears that it was found damaged. */
interface LinkFile {
  readonly file: string;
  readonly damaged: (found: DamagedFile) => void;
}

const keptIn = (of: LinkFile): KeptFile<Linked> =>
  new KeptFile({ ...of, read: (json) => memorySchema.safeParse(json).data });

/** The address of the hall that a table plays for; undefined where it plays for none. */
export const knownHall = (file: LinkFile): string | undefined => keptIn(file).read()?.address;

/** The table plays for no hall any more, and keeps no key. */
export const forgetHall = (file: LinkFile): void => keptIn(file).remove();

export class LinkMemory {
  readonly #file: KeptFile<Linked> | undefined;
  #value: Linked;

  /** Without a file it lasts as long as the process. At another address, the table has another key. @throws what the disk says */
  constructor(address: string, file?: LinkFile) {
    this.#file = file && keptIn(file);
    const read = this.#file?.read();
    const known = read === undefined ? stranger(address) : attributed(read);
    this.#value = known.address === address ? known : homeless(address, known);
    // The next start finds the hall again, also where the desk has not typed the letters yet.
    this.#file?.write(this.#value);
  }

  get value(): Linked {
    return this.#value;
  }

  /** The hall that games are played for now; null before the first. */
  get hall(): string | null {
    return this.#value.hall ?? this.#value.was?.hall ?? null;
  }

  /** The games of that hall: of others, it hears nothing. */
  get owed(): readonly LinkedGame[] {
    return this.#value.games.filter(({ hall }) => hall === null || hall === this.hall);
  }

  /** Changes some of it. @throws what the disk says; nothing has changed then */
  change(changes: Partial<Linked>): void {
    const value = { ...this.#value, ...changes };
    const kept = { ...value, games: value.games.slice(-MOST_GAMES) };
    this.#file?.write(kept);
    this.#value = kept;
  }

  /** A new key, for a hall that does not know the old one. */
  forgetHall(): void {
    this.change(homeless(this.#value.address, this.#value));
  }
}

// What a table remembers of its hall: where it is, the key, and the games that it has played for it. One small file beside the journal.
import * as z from 'zod';
import { REPORT_VERDICTS } from '../../../shared/league/index.ts';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';
import { reportSchema, tableResult } from '../messages.ts';

/** Games of the hall that are kept: more than a night has at one table. */
const MOST_GAMES = 100;

const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]).readonly();

/** A game as the table and the hall know it. */
const gameSchema = z.object({
  report: reportSchema,
  /** The id of the hall that it was played for. */
  hall: z.string(),
  names: pair(z.string()),
  /** What the hall made of the report; null: no receipt yet. */
  verdict: z.enum(REPORT_VERDICTS).nullable(),
  /** The revision that each side signed here; 0: none. */
  signed: pair(z.int()),
  /** The side that wants the judge, until the hall has called the judge. */
  asks: z.literal([0, 1]).nullable(),
  /** How the hall has it; null until it has said. */
  stands: tableResult.nullable(),
});
export type LinkedGame = z.output<typeof gameSchema>;

const memorySchema = z.object({
  address: z.string(),
  /** The hall's own certificate, as PEM; null: the system trusts it; undefined: not seen yet. */
  certificate: z.string().nullable().optional(),
  /** Made when NEXT is pressed at the table; null before. */
  key: z.string().nullable(),
  /** The hall's id and the number of this table there; null until the desk has given it one. */
  hall: z.string().nullable(),
  table: z.string().nullable(),
  /** The address has changed: the key is for the hall with that id, and is shown to no other. */
  moved: z.boolean(),
  /** The game that was begun last for a hall: partners sit apart, and the board knows them one by one. */
  called: z.object({ night: z.string(), game: z.string(), entrants: pair(z.string()) }).nullable(),
  games: z.array(gameSchema).readonly(),
});
type Linked = z.output<typeof memorySchema>;

/** Such a file, and what is called when it is damaged. */
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

const NEW: Omit<Linked, 'address'> = {
  key: null,
  hall: null,
  table: null,
  moved: false,
  called: null,
  games: [],
};

export class LinkMemory {
  readonly #file: KeptFile<Linked> | undefined;
  #value: Linked;

  /** Without a file it lasts as long as the process. @throws what the disk says */
  constructor(address: string, file?: LinkFile) {
    this.#file = file && keptIn(file);
    const known = this.#file?.read() ?? { ...NEW, address };
    this.#value = known;
    if (known.address !== address) {
      const { certificate: _, ...rest } = known;
      this.#value = { ...rest, address, moved: known.key !== null };
    }
    // The next start finds the hall again, also where the table has no number yet.
    this.#file?.write(this.#value);
  }

  get value(): Linked {
    return this.#value;
  }

  /** The games of this hall. */
  get owed(): readonly LinkedGame[] {
    return this.#value.games.filter(({ hall }) => hall === this.#value.hall);
  }

  /** Those of the last night. */
  get lastNight(): readonly LinkedGame[] {
    const { owed } = this;
    return owed.filter(({ report }) => report.night === owed.at(-1)?.report.night);
  }

  /** Changes some of it. @throws what the disk says; nothing has changed then */
  change(changes: Partial<Linked>): void {
    const value = { ...this.#value, ...changes };
    const kept = { ...value, games: value.games.slice(-MOST_GAMES) };
    this.#file?.write(kept);
    this.#value = kept;
  }

  /** The hall does not know the key. The games stay: they may be of the same hall on another machine. */
  forgetKey(): void {
    this.change({ key: null, table: null, moved: false });
  }
}

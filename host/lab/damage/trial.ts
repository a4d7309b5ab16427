// What becomes of a journal with one flipped bit, when a person does what people do: start the table, check, repair, start again.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../cli/journal/check.ts';
import { repair } from '../../cli/journal/repair.ts';
import { CliError } from '../../cli/output.ts';
import { isJournalError, openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { type Games, gamesOf } from './evening.ts';
import { MEMORY } from './memory.ts';
import { type Bit, FILES } from './victim.ts';

/** What became of a journal. */
interface AfterDamage {
  /** Games that are gone, or not whole any more. */
  readonly lost: readonly string[];
  /** What is there and never was. */
  readonly invented: readonly string[];
  /** Whether anything was said of it, at the start or by `check`. */
  readonly said: boolean;
  /** Whether the table started by itself; if not, `repair` was needed. */
  readonly started: boolean;
  /** Whether the start left the same bytes as one before, after which everything else was tried. */
  readonly same: boolean;
  /** What went wrong besides. */
  readonly error?: string;
}

/** What became of one with a flipped bit. */
export interface AfterFlip extends AfterDamage {
  readonly flip: Bit;
}

/** What came after the first start. */
type Rest = Pick<AfterDamage, 'lost' | 'invented' | 'said'>;

const SILENT = { out: () => {}, err: () => {} };

/** Damages a journal in many ways, one at a time. */
export class Trials {
  readonly #folder = mkdtempSync(join(MEMORY, 'muggins-flip-'));
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #whole: Games;
  /** What came after a start, by the bytes that it left: the same bytes come to the same. */
  readonly #known = new Map<string, Rest>();

  /** `pristine` is the folder of the journal. */
  constructor(pristine: string) {
    this.#files = new Map(FILES.map((name) => [name, readFileSync(join(pristine, name))]));
    this.#lay();
    this.#whole = gamesOf(this.#folder);
  }

  /** Flips a bit. */
  try(flip: Bit): AfterFlip {
    const { file, byte, bit } = flip;
    const flipped = (bytes: Buffer): Buffer => {
      bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit);
      return bytes;
    };
    return { flip, ...this.damage(file, flipped) };
  }

  /** Puts what `damaged` makes of the bytes of a file, which it may write to, in their place. */
  damage(file: string, damaged: (bytes: Buffer) => Buffer): AfterDamage {
    this.#lay();
    writeFileSync(join(this.#folder, file), damaged(Buffer.from(this.#files.get(file) as Buffer)));
    try {
      const first = start(this.#folder);
      const left = leftIn(this.#folder);
      const known = this.#known.get(left);
      const rest = known ?? this.#rest();
      this.#known.set(left, rest);
      const said = first !== 'well' || rest.said;
      return { ...rest, started: first !== 'refused', said, same: known !== undefined };
    } catch (error) {
      const nothing = { lost: [], invented: [], said: false, started: false, same: false };
      return { ...nothing, error: String(error) };
    }
  }

  #rest(): Rest {
    const said = mend(this.#folder);
    return { said, ...compare(this.#whole, gamesOf(this.#folder)) };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The files anew: what the last trial has left goes, and what still has it open keeps that. */
  #lay(): void {
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name), { recursive: true });
    for (const [name, bytes] of this.#files) writeFileSync(join(this.#folder, name), bytes);
  }
}

/** Everything in a folder that a journal is read from: not the owner's note, which has a process's number, and no evidence. */
function leftIn(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    if (name === 'journal.owner' || name.includes('.damaged-')) continue;
    hash.update(`${name} `).update(readFileSync(join(folder, name)));
  }
  return hash.digest('base64');
}

/** Checks, repairs what is to be repaired, and starts the table again. @returns whether anything was wrong */
function mend(folder: string): boolean {
  const wrong = complaint(() => check({ data: folder }, SILENT));
  if (wrong === undefined) return false;
  complaint(() => repair({ data: folder, yes: true }, SILENT));
  if (start(folder) === 'refused') throw new Error(`refused after repair: ${wrong}`);
  return true;
}

/** What a command says as it fails; undefined where it does not. */
function complaint(command: () => void): string | undefined {
  try {
    command();
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

function start(folder: string): 'well' | 'noticed' | 'refused' {
  try {
    const journal = openJournal(folder, TABLE_EVENTS);
    journal.close();
    return journal.notices.length === 0 ? 'well' : 'noticed';
  } catch (error) {
    if (isJournalError(error) && error.code !== 'disk') return 'refused';
    throw error;
  }
}

/** Every game that is there has to equal the original from its beginning on. */
function compare(whole: Games, left: Games): Pick<AfterDamage, 'lost' | 'invented'> {
  const lost = [...whole].filter(([id, events]) => left.get(id)?.length !== events.length).map(([id]) => id);
  const invented = [...left].flatMap(([id, events]) =>
    events.filter((event, at) => whole.get(id)?.[at] !== event).map((event) => `${id}: ${event}`),
  );
  return { lost, invented };
}

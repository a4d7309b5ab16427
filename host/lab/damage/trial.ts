// What becomes of a journal with one flipped bit, when a person does what people do: start the table, check, repair, start again.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../../cli/journal/check.ts';
import { repair } from '../../cli/journal/repair.ts';
import { CliError } from '../../cli/output.ts';
import { isJournalError, openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { type Games, gamesOf } from './evening.ts';
import { type Bit, FILES } from './victim.ts';

/** What became of a journal. */
export interface AfterFlip {
  readonly flip: Bit;
  /** Games that are gone, or not whole any more. */
  readonly lost: readonly string[];
  /** What is there and never was. */
  readonly invented: readonly string[];
  /** Whether anything was said of it, at the start or by `check`. */
  readonly said: boolean;
  /** Whether the table started by itself; if not, `repair` was needed. */
  readonly started: boolean;
  /** What went wrong besides. */
  readonly error?: string;
}

const SILENT = { out: () => {}, err: () => {} };
/** Where nothing waits for a real disk, if this machine has it. */
const MEMORY = '/dev/shm';

/** Tries flips, one at a time. */
export class Trials {
  readonly #folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'muggins-flip-'));
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #whole: Games;

  /** `pristine` is the folder of the journal. */
  constructor(pristine: string) {
    this.#files = new Map(FILES.map((name) => [name, readFileSync(join(pristine, name))]));
    this.#lay();
    this.#whole = gamesOf(this.#folder);
  }

  try(flip: Bit): AfterFlip {
    const bytes = this.#files.get(flip.file) as Buffer;
    const flipBit = (): void => {
      bytes[flip.byte] = (bytes[flip.byte] ?? 0) ^ (1 << flip.bit);
    };
    flipBit();
    this.#lay();
    flipBit();
    try {
      const { started, said } = live(this.#folder);
      return { flip, started, said, ...compare(this.#whole, gamesOf(this.#folder)) };
    } catch (error) {
      return { flip, lost: [], invented: [], said: false, started: false, error: String(error) };
    }
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

/** Starts the table, checks, repairs what is to be repaired, and starts it again. */
function live(folder: string): Pick<AfterFlip, 'started' | 'said'> {
  const first = start(folder);
  const started = first !== 'refused';
  const wrong = complaint(() => check({ data: folder }, SILENT));
  if (wrong === undefined) return { started, said: first !== 'well' };
  complaint(() => repair({ data: folder, yes: true }, SILENT));
  if (start(folder) === 'refused') throw new Error(`refused after repair: ${wrong}`);
  return { started, said: true };
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
function compare(whole: Games, left: Games): Pick<AfterFlip, 'lost' | 'invented'> {
  const lost = [...whole].filter(([id, events]) => left.get(id)?.length !== events.length).map(([id]) => id);
  const invented = [...left].flatMap(([id, events]) =>
    events.filter((event, at) => whole.get(id)?.[at] !== event).map((event) => `${id}: ${event}`),
  );
  return { lost, invented };
}

// A process that damages copies of a journal, one bit at a time, and does with each what a person would: start the table, check,
// repair, and look what is left. It serves many trials; a trial that ends it counts as an abort.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TableEvent } from '../../../../shared/story/roster.ts';
import { type Entry, isJournalError, openJournal, readJournal } from '../../../journal/index.ts';
import { TABLE_EVENTS } from '../../../table/index.ts';
import { muggins } from './played.ts';

/** A bit of a file of the journal. */
export interface Flip {
  readonly file: string;
  readonly byte: number;
  readonly bit: number;
}

/** What became of a journal. */
export interface Verdict {
  readonly flip: Flip;
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

/** The events of each game by its id. Numbers that a repair may change are left out. */
function gamesOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const journal = readJournal(folder, TABLE_EVENTS);
  try {
    const games = new Map<string, string[]>();
    const ids = new Map<number, string>();
    for (const { chapter, event, time } of journal.read() as Iterable<Entry<TableEvent>>) {
      if (event.type === 'gameStarted') ids.set(chapter, event.gameId ?? `${chapter}`);
      const id = ids.get(chapter) ?? 'none';
      const { move: _, ...rest } = event;
      games.set(id, [...(games.get(id) ?? []), JSON.stringify([time, rest])]);
    }
    return games;
  } finally {
    journal.close();
  }
}

async function tryOut(pristine: string, flip: Flip): Promise<Verdict> {
  const whole = gamesOf(pristine);
  const folder = mkdtempSync(join(tmpdir(), 'muggins-flip-'));
  try {
    for (const name of readdirSync(pristine)) copyFileSync(join(pristine, name), join(folder, name));
    const bytes = readFileSync(join(folder, flip.file));
    bytes[flip.byte] = (bytes[flip.byte] ?? 0) ^ (1 << flip.bit);
    writeFileSync(join(folder, flip.file), bytes);
    const { started, said } = await live(folder);
    return { flip, started, said, ...compare(whole, gamesOf(folder)) };
  } catch (error) {
    return { flip, lost: [], invented: [], said: false, started: false, error: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the table, checks, repairs what is to be repaired, and starts it again. */
async function live(folder: string): Promise<{ readonly started: boolean; readonly said: boolean }> {
  const first = start(folder);
  const check = await muggins('journal', 'check', '--data', folder);
  if (check.code === 0) return { started: first !== 'refused', said: first !== 'well' };
  await muggins('journal', 'repair', '--yes', '--data', folder);
  const again = start(folder);
  if (again === 'refused') throw new Error(`refused after repair: ${check.err}`);
  return { started: first !== 'refused', said: check.err !== '' };
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

type Games = ReadonlyMap<string, readonly string[]>;

/** Every game that is there has to equal the original from its beginning on. */
function compare(whole: Games, left: Games): Pick<Verdict, 'lost' | 'invented'> {
  const lost = [...whole].filter(([id, events]) => left.get(id)?.length !== events.length).map(([id]) => id);
  const invented = [...left].flatMap(([id, events]) =>
    events.filter((event, at) => whole.get(id)?.[at] !== event).map((event) => `${id}: ${event}`),
  );
  return { lost, invented };
}

const [pristine = ''] = process.argv.slice(2);
if (pristine !== '') {
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(await tryOut(pristine, JSON.parse(line) as Flip)));
}

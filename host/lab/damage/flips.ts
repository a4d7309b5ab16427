// `muggins-lab flips`: flips the bits of a journal of thirty games, one at a time, and says what became of each. It can be ended at
// any time, and goes on where it was.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CliError, json, type Output } from '../../cli/output.ts';
import { type Flipped, type TriedFlip, tryFlips } from './flipper.ts';
import { Bits, DATABASE, makeVictim } from './victim.ts';

/** Options, read. */
interface FlipsOptions {
  /** Bits to try; all that are left if not given. */
  readonly bits?: number;
  /** Processes at once. */
  readonly jobs: number;
  /** Keeps journal and progress here, and goes on with what is there. */
  readonly work?: string;
  readonly json?: boolean;
}

/** What was found so far. */
interface FlipTally {
  /** Flips that were tried: always the first so many of `Bits`. */
  tried: number;
  readonly of: number;
  /** Flips after which no game had lost anything, and after which one had: flips of the database, and of its log. */
  none: number;
  database: number;
  log: number;
  /** Flips after which `repair` was needed before the table started. */
  repaired: number;
  /** Flips after which the start left, byte for byte, what an earlier one had left: everything behind it was tried with that one. */
  same: number;
  /** Turns of the flips that ended the process which tried them. */
  aborts: number[];
  /** What must not be: more than one game lost, anything invented, or nothing said. These flips, and the aborts, are tried again next time. */
  wrong: TriedFlip[];
}

/** Flips for one process between two notes of the progress. */
const CHUNK = 4_000;

/** Flips bits. @throws CliError if a process aborted, or a journal is not as it should be */
export async function flips(options: FlipsOptions, output: Output): Promise<void> {
  const found = await flipBits(options, (each) => {
    if (!options.json) output.err(textOf(each));
  });
  output.out(options.json ? json(found) : textOf(found));
  const bad = found.aborts.length + found.wrong.length;
  if (bad > 0) throw new CliError('journalWrong', `${bad} flips ended as none may: ${json(found)}`);
}

/** The same without words; `told` hears the progress. */
async function flipBits(
  { bits: wanted, jobs, work }: FlipsOptions,
  told: (found: FlipTally) => void = () => {},
): Promise<FlipTally> {
  const folder = work === undefined ? mkdtempSync(join(tmpdir(), 'muggins-flips-')) : resolve(work);
  const pristine = join(folder, 'journal');
  const note = join(folder, 'progress.json');
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(note)) {
      rmSync(pristine, { recursive: true, force: true });
      makeVictim(pristine);
    }
    const bits = new Bits(pristine);
    const found = existsSync(note)
      ? (JSON.parse(readFileSync(note, 'utf8')) as FlipTally)
      : nothing(bits.count);
    const end = Math.min(bits.count, found.tried + (wanted ?? bits.count));
    await tryAgain(found, pristine);
    while (found.tried < end) {
      add(found, await together({ pristine, from: found.tried, to: end, jobs }));
      keep(note, found);
      told(found);
    }
    keep(note, found);
    return found;
  } finally {
    if (work === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const nothing = (of: number): FlipTally => ({
  tried: 0,
  of,
  none: 0,
  database: 0,
  log: 0,
  repaired: 0,
  same: 0,
  aborts: [],
  wrong: [],
});

/** What was not as it should be is tried again: the defect may be mended. */
async function tryAgain(found: FlipTally, pristine: string): Promise<void> {
  const turns = [...found.aborts, ...found.wrong.map(({ turn }) => turn)];
  for (const verdict of found.wrong) count(found, verdict, -1);
  [found.aborts, found.wrong] = [[], []];
  found.tried -= turns.length;
  for (const turn of turns) add(found, await tryFlips({ pristine, from: turn, to: turn + 1 }));
}

/** The next flips, a chunk for each process. */
async function together({
  jobs,
  ...all
}: {
  readonly pristine: string;
  readonly from: number;
  readonly to: number;
  readonly jobs: number;
}): Promise<Flipped> {
  const chunks = Array.from({ length: jobs }, (_, at) => {
    const from = Math.min(all.to, all.from + at * CHUNK);
    return tryFlips({ ...all, from, to: Math.min(all.to, from + CHUNK) });
  });
  const done = await Promise.all(chunks);
  return { verdicts: done.flatMap(({ verdicts }) => verdicts), aborts: done.flatMap(({ aborts }) => aborts) };
}

function add(found: FlipTally, { verdicts, aborts }: Flipped): void {
  for (const verdict of verdicts) {
    const { lost, invented, said, error } = verdict;
    count(found, verdict, 1);
    const unsaid = lost.length > 0 && !said;
    if (error !== undefined || invented.length > 0 || lost.length > 1 || unsaid) found.wrong.push(verdict);
  }
  found.aborts.push(...aborts);
  found.tried += verdicts.length + aborts.length;
}

function count(found: FlipTally, { flip, lost, started, same }: TriedFlip, by: 1 | -1): void {
  if (lost.length === 0) found.none += by;
  else found[flip.file === DATABASE ? 'database' : 'log'] += by;
  if (!started) found.repaired += by;
  if (same) found.same += by;
}

/** Written beside and renamed: whoever ends this command finds the last whole note. */
function keep(note: string, found: FlipTally): void {
  writeFileSync(`${note}.new`, json(found));
  renameSync(`${note}.new`, note);
}

const textOf = ({ tried, of, none, database, log, repaired, same, aborts, wrong }: FlipTally): string =>
  `${tried} of ${of} bits: ${aborts.length} aborts, ${wrong.length} wrong; ${none} lost nothing, ${database} in the database and ${log} in its log a game or its end; ` +
  `${repaired} had to be repaired first; the start left the same bytes as an earlier one after ${same}`;

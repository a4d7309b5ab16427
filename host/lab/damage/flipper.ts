// Has other processes try flips: the driver of the database aborts the process on text that is not UTF-8 (review A1).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AfterFlip } from './trial.ts';

/** Flips by their turns, `to` not among them. */
interface Turns {
  readonly pristine: string;
  readonly from: number;
  readonly to: number;
}

/** What became of one of them. */
export interface TriedFlip extends AfterFlip {
  readonly turn: number;
}

/** What became of flips. */
export interface Flipped {
  readonly verdicts: TriedFlip[];
  /** Turns of the flips that ended the process which tried them. */
  readonly aborts: number[];
}

/** Flips that end a process one after the other, after which it is not the flips that end it. */
const MANY = 20;

/** Tries flips in a process, and those behind one that ends it in another. @throws if nothing can be tried at all */
export async function tryFlips({ pristine, from, to }: Turns): Promise<Flipped> {
  const flipped: Flipped = { verdicts: [], aborts: [] };
  let row = 0;
  for (let next = from; next < to; ) {
    const verdicts = await oneProcess({ pristine, from: next, to });
    flipped.verdicts.push(...verdicts);
    next += verdicts.length;
    row = verdicts.length > 0 ? 0 : row + 1;
    if (row === MANY)
      throw new Error(`${MANY} processes ended before they had tried flip ${next - MANY + 1}`);
    if (next < to) flipped.aborts.push(next++);
  }
  return flipped;
}

async function oneProcess({ pristine, from, to }: Turns): Promise<readonly TriedFlip[]> {
  const kind = extname(import.meta.filename);
  const loader = kind === '.ts' ? ['--import=tsx'] : [];
  const worker = join(import.meta.dirname, `worker${kind}`);
  const child = spawn(process.execPath, [...loader, worker, pristine, `${from}`, `${to}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const verdicts: TriedFlip[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => verdicts.push(JSON.parse(line) as TriedFlip));
  await once(child, 'close');
  return verdicts;
}

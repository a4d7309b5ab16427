// A process that is killed: it says when its work begins, so that no kill is wasted on the start of Node.
import { writeSync } from 'node:fs';
import type { Output } from '../../cli/output.ts';
import { openTableJournal } from '../../table/kind.ts';
import { movesOf } from '../damage/evening.ts';
import { PLAYED } from './played.ts';

const STANDARD_OUTPUT = 1;
const say = (line: string): number => writeSync(STANDARD_OUTPUT, `${line}\n`);

/** Keeps the journal of a folder, plays games, and acknowledges every move. */
function keep(folder: string): void {
  const journal = openTableJournal(folder);
  say('ready');
  for (const append of movesOf(journal, PLAYED)) {
    append();
    say('kept');
    journal.settle();
  }
  journal.close();
}

/** Loads what a command line needs. @returns what carries it out */
async function commandOf(args: readonly string[]): Promise<() => Promise<void>> {
  const output: Output = { out: () => {}, err: (line) => process.stderr.write(`${line}\n`) };
  const [{ run }] = await Promise.all([
    import('../../cli/program.ts'),
    import('../../cli/journal/backup.ts'),
    import('../../cli/journal/import.ts'),
    import('../../cli/journal/repair.ts'),
  ]);
  return async () => {
    process.exitCode = await run(args, output);
  };
}

const [what = '', folder = ''] = process.argv.slice(2);
const work = what === 'keep' ? () => keep(folder) : await commandOf(process.argv.slice(2));
say('begin');
await work();

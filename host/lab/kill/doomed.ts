// A process that is killed: it says when its work begins, so that no kill is wasted on the start of Node.
import { writeSync } from 'node:fs';
import { run } from '../../cli/program.ts';
import { openTableJournal } from '../../table/index.ts';
import { movesOf } from '../damage/rounds.ts';
import { PLAYED } from './keeping.ts';

const STANDARD_OUTPUT = 1;
const say = (line: string): number => writeSync(STANDARD_OUTPUT, `${line}\n`);

/** Keeps the journal of a folder, plays rounds, and acknowledges every move. */
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

const [what = '', ...args] = process.argv.slice(2);
say('begin');
if (what === 'keep') keep(args[0] ?? '');
else
  process.exitCode = await run([what, ...args], {
    out: () => {},
    err: (line) => process.stderr.write(`${line}\n`),
  });

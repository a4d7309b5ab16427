// A process that tries flips and tells each on a line. A flip that ends it is one that the line after the last would have told.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Trials } from './trial.ts';
import { Bits } from './victim.ts';

/** Trials between two collections: libsql lets a file go when its statements are collected. */
const COLLECT = 50;

const [pristine = '', from = '', to = ''] = process.argv.slice(2);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const trials = new Trials(pristine);
const bits = new Bits(pristine);
for (let turn = Number(from); turn < Number(to); turn++) {
  // Written to the pipe before the next trial begins: Node writes to pipes synchronously here.
  console.log(JSON.stringify({ turn, ...trials.try(bits.at(turn)) }));
  if (turn % COLLECT === 0) collect();
}
trials.remove();

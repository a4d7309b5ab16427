// The count of every kind of hand against the independent one: all hands where there are no more than 13 million, else ten
// million random ones. `npm run campaign [-- HANDS [WORD]]` takes another number, and only the kinds with this word.
import { compareAll, compareRandom, KINDS, spaceOf } from './kinds.ts';

const [hands = '10000000', word = ''] = process.argv.slice(2);
for (const [name, kind] of KINDS) {
  if (!name.includes(word)) continue;
  const begun = Date.now();
  const whole = spaceOf(kind) <= 1.3 * Number(hands);
  const compared = whole ? compareAll(kind) : compareRandom(kind, Number(hands), 31);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`${name}: ${whole ? 'all' : 'random'} ${compared} hands agree (${seconds} s)`);
}

/** Ten million random hands of every kind against the independent count: `npm run campaign [-- HANDS [WORD]]`. */
import { compareRandom, KINDS } from './kinds.ts';

const [hands = '10000000', word = ''] = process.argv.slice(2);
for (const [name, kind] of KINDS) {
  if (!name.includes(word)) continue;
  const begun = Date.now();
  const compared = compareRandom(kind, Number(hands), 31);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`${name}: ${compared} hands agree (${seconds.toFixed(0)} s)`);
}

// The count of every kind of hand against the independent one: all hands where there are no more than 13 million, else ten
// million random ones; and the items of as many random hands of every kind. `npm run campaign [-- HANDS [WORD]]` takes another number, and only the kinds with this word.
import { comparePlays } from './itemiseplay.ts';
import { compareItems } from './items.ts';
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
const begun = Date.now();
const items = compareItems(Number(hands), 43);
console.log(
  `${items} items of ${hands} hands of every kind agree (${((Date.now() - begun) / 1000).toFixed(0)} s)`,
);
const plays = Number(hands) / 10;
console.log(`${comparePlays(plays, 47)} items of ${plays} plays of every preset agree`);

// English: what players say besides, where the house likes it: rhymes, nineteen, names of hands (docs/sources.md: sayings).
import { rankOf } from '../../rules/index.ts';
import type { RuledHand, Ruling } from '../../rules/rulings/index.ts';
import type { People } from '../people.ts';
import { numberWord } from './grammar.ts';

/** What the next card has to be for thirty-one, by the count (Pub, UK). */
const RHYMES: Readonly<Record<number, string>> = {
  22: 'nine will do',
  23: "eight's a spree",
  24: "seven's a score",
  25: "six's alive",
  26: "five's a fix",
  27: "four's in heaven",
  28: "three's is great",
  29: "two's in time",
};

/** Hands with a name, by their ranks in order, the starter's last. A raggedy pair may have any of its cards turned up. */
const HANDS: readonly (readonly [name: string, ranks: RegExp])[] = [
  ['a raggedy Ann', /^678AA$/],
  ['a raggedy Andy', /^22678$/],
  ['a gut shot', /^4466\+5$/],
];

/** A count in play, with its rhyme. */
export function running({ sayings }: People, count: number): string {
  const rhyme = sayings === undefined ? undefined : RHYMES[count];
  return rhyme === undefined ? numberWord(count) : `${numberWord(count)}, ${rhyme}`;
}

/** What is said after a ruling: the name of the hand, or that its player hauls lumber, which is to peg too much. */
export function remark({ sayings }: People, { hand, claimed, truth }: Ruling): string {
  if (sayings === undefined || truth === undefined) return '';
  const name = hand && nameOf(hand);
  return `${name === undefined ? '' : ` That is ${name}.`}${claimed > truth ? ' Hauling lumber!' : ''}`;
}

/** What is said when somebody has won. */
export const farewell = ({ sayings }: People): string => (sayings === undefined ? '' : '. Up sticks');

function nameOf({ cards, starter }: RuledHand): string | undefined {
  const held = cards.map(rankOf).toSorted().join('');
  const turned = rankOf(starter);
  const all = [...cards, starter].map(rankOf).toSorted().join('');
  return HANDS.find(([, ranks]) => ranks.test(all) || ranks.test(`${held}+${turned}`))?.[0];
}

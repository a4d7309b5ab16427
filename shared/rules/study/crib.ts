// A crib over every starter and every choice of the cards that others lay in it.

import { DECK } from '../cards/cards.ts';
import type { Weigh } from './sources.ts';

/** What is known of a crib. Cards are places in DECK. */
export interface CribCase {
  /** The cards that go to it. */
  readonly laid: readonly number[];
  /** Cards that others can have, and that can be turned up. */
  readonly unseen: readonly number[];
  /** How many of them are in the crib. */
  readonly others: number;
  readonly scorer: (crib: readonly number[]) => (starter: number) => number;
}

/** Is told of every crib: its count, its starter, and how likely the others' cards are. */
type CribVisitor = (count: number, starter: number, weight: number) => void;

/** Every crib, each starter after each choice of the others' cards. */
export function eachCrib({ laid, unseen, others, scorer }: CribCase, weigh: Weigh, visit: CribVisitor): void {
  const theirs: number[] = [];
  // Half a million starters are tried for a hand: the cards in the crib are marked, not looked for.
  const inCrib = new Uint8Array(DECK.length);
  const choose = (from: number): void => {
    if (theirs.length === others) {
      const weight = weigh(theirs);
      const count = scorer([...laid, ...theirs]);
      for (const starter of unseen) if (inCrib[starter] === 0) visit(count(starter), starter, weight);
      return;
    }
    for (let at = from; at < unseen.length; at++) {
      const place = unseen[at] as number;
      theirs.push(place);
      inCrib[place] = 1;
      choose(at + 1);
      inCrib[place] = 0;
      theirs.pop();
    }
  };
  choose(0);
}

// Hands scored in a second: by the table, over the whole deck, and item by item.

import { Xorshift } from '../../../hardware/emulator/random.ts';
import { deckHistogram } from '../../../shared/rules/cards/index.ts';
import { DECK, makeFastScorer, scoreShow, total } from '../../../shared/rules/index.ts';

/** Every hand of four with every starter. */
const WHOLE_DECK = 12_994_800;
const ITEMISED = 100_000;
const ROUNDS = 5;

export interface Scoring {
  readonly tableHandsPerSecond: number;
  readonly itemisedHandsPerSecond: number;
}

/** The best of some rounds each. @throws if the whole deck does not sum to what is published */
export function measureScoring(): Scoring {
  const scorer = makeFastScorer();
  const table = fastest(() => {
    const sum = deckHistogram(scorer).reduce((points, hands, count) => points + hands * count, 0);
    if (sum !== 61_974_180) throw new Error(`the whole deck counts ${sum}`);
  });
  const random = new Xorshift(29);
  const shows = Array.from({ length: ITEMISED }, () => drawn(random));
  const itemised = fastest(() => {
    for (const show of shows) total(scoreShow(show));
  });
  return { tableHandsPerSecond: WHOLE_DECK / table, itemisedHandsPerSecond: ITEMISED / itemised };
}

/** Seconds of the fastest round. */
function fastest(run: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    run();
    return (performance.now() - begun) / 1000;
  });
  return Math.min(...rounds);
}

function drawn(random: Xorshift) {
  const deck = [...DECK];
  const hand = Array.from({ length: 5 }, () => deck.splice(random.below(deck.length), 1)).flat();
  const [starter = 'AC', ...held] = hand;
  return { hand: held, starter };
}

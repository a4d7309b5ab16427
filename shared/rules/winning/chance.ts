// How often each side wins a game from a score: the table of every position, and a deal of which one player's cards are known.

import { remembered, tabled } from '../cards/memo.ts';
import type { CribRole } from '../study/sources.ts';
import { type RuleSet, SIX_CARD, targetOf } from '../terms/ruleset.ts';
import { DEALER_HANDS, PONE_HANDS, WINS } from './generated/tables.ts';
import { readGrid } from './grid.ts';
import { playOf } from './play.ts';
import type { Race } from './race.ts';

/** The model of play behind the figures, and its version: docs/winning.md. */
export const WIN_MODEL = 'steady-1';

/** Holes to go at the start of a game: the lines and columns of the table. */
const LONGEST = SIX_CARD.target;

const wins = readGrid(WINS, LONGEST, 1e-4);
/** By the player whose cards are known: what the other one's hand counts. */
const OTHER_HANDS: Readonly<Record<CribRole, Float64Array>> = {
  dealer: readGrid(PONE_HANDS, 30, 1e-5),
  pone: readGrid(DEALER_HANDS, 30, 1e-5),
};

/** What the points of a game depend on, besides how long it is. */
const DEPENDS_ON = [
  'seats',
  'sides',
  'cards',
  'cribOwner',
  'exchange',
  'show',
  'layout',
  'playEnds',
  'runs',
  'lowball',
  'heels',
  'noHeelsWithin',
  'outOnGo',
  'playOnlyWithin',
  'exactOut',
  'nobs',
  'flush',
  'counting',
  'go',
] as const;

/** Whether the model is one of this game: six-card for two, up to 121 holes. */
export const hasWinModel: (rules: RuleSet) => boolean = remembered(
  (rules) =>
    [0, 1].every((side) => targetOf(rules, side) <= LONGEST) &&
    DEPENDS_ON.every((field) => JSON.stringify(rules[field]) === JSON.stringify(SIX_CARD[field])),
);

/** How often the dealer wins with so many holes to go, before the cards are dealt; never once the pone is out. */
const dealerWins = (dealer: number, pone: number): number =>
  pone <= 0 ? 0 : (wins[(dealer - 1) * LONGEST + pone - 1] as number);

/** How often a side wins a game before the cards are dealt, 0 to 1, by the holes that it and the other have to go, up to 121. */
export function winChance(role: CribRole, [mine, theirs]: readonly [mine: number, theirs: number]): number {
  if (mine <= 0 || theirs <= 0) return mine <= 0 ? 1 : 0;
  return role === 'dealer' ? dealerWins(mine, theirs) : 1 - dealerWins(theirs, mine);
}

/** Points of a deal besides those that are known, and how often there are so many. */
interface Rest {
  readonly share: number;
  readonly dealer: number;
  readonly pone: number;
}

/** Every play that takes neither side out, with every hand of the player whose cards are not known. */
function restOf(role: CribRole, play: Race, dealer: number, pone: number): readonly Rest[] {
  const sums = new Float64Array(128 * 128);
  play.totals.forEach((played, at) => {
    const [first, second] = [Math.floor(at / play.side), at % play.side];
    if (played === 0 || first >= dealer || second >= pone) return;
    OTHER_HANDS[role].forEach((share, points) => {
      const place = role === 'dealer' ? first * 128 + second + points : (first + points) * 128 + second;
      sums[place] = (sums[place] as number) + played * share;
    });
  });
  return [...sums.entries()].flatMap(([at, share]) =>
    share === 0 ? [] : [{ share, dealer: at >> 7, pone: at & 127 }],
  );
}

/** How often the dealer wins, by the points of the show that are known: 64 times the dealer's, and the pone's. */
function chancesOf(role: CribRole, play: Race, dealer: number, pone: number): (known: number) => number {
  if (dealer <= 0) return () => 1;
  const { side, out } = play;
  const inPlay = dealer >= side ? 0 : (out[dealer * side + Math.min(pone, side - 1)] as number);
  const rest = restOf(role, play, dealer, pone);
  return tabled((known: number) => {
    let chance = inPlay;
    for (const each of rest) {
      const ponesToGo = pone - each.pone - (known & 63);
      const dealersToGo = dealer - each.dealer - (known >> 6);
      // The pone counts first. If the game goes on, the pone deals.
      if (ponesToGo > 0) chance += each.share * (1 - dealerWins(ponesToGo, dealersToGo));
    }
    return chance;
  });
}

/** Index of the jack of clubs in DECK; the other jacks follow. */
const JACK = 10;

/**
 * How often a player who keeps and throws these ranks wins a deal whose hand, crib and starter are known; the other hand, and what it
 * does in the play, are those of the model.
 */
export function winsByShow(
  role: CribRole,
  [mine, theirs]: readonly [mine: number, theirs: number],
  [keep, thrown]: readonly [keep: readonly number[], thrown: readonly number[]],
): (hand: number, crib: number, starter: number) => number {
  const [dealer, pone] = role === 'dealer' ? [mine, theirs] : [theirs, mine];
  const play = playOf(role, keep, thrown);
  const chances = [0, SIX_CARD.heels].map((heels) => chancesOf(role, play, dealer - heels, pone));
  return (hand, crib, starter) => {
    const known = role === 'dealer' ? (hand + crib) * 64 : crib * 64 + hand;
    const chance = (chances[starter >> 2 === JACK ? 1 : 0] as (known: number) => number)(known);
    return role === 'dealer' ? chance : 1 - chance;
  };
}

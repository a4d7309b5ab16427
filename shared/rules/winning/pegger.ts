// A sound pegger, who plays deals out: it weighs what a card scores against the best answer that the other player may hold. It does not
// look at the score of the game, nor two cards ahead.

import { emptyPile, type RankPile, rankPips, topPoints } from '../cards/top.ts';

/** Seats: the dealer is 0, the pone 1. */
export type Seat = 0 | 1;
/** A peg: who, and how many points. */
export type Peg = readonly [seat: Seat, points: number];

/** What `look` sees with a card on top, which is then taken off again. */
function onTop<Seen>(pile: RankPile, rank: number, look: () => Seen): Seen {
  pile.ranks[pile.length++] = rank;
  pile.count += rankPips(rank);
  const seen = look();
  pile.length--;
  pile.count -= rankPips(rank);
  return seen;
}

const fits = (pile: RankPile, rank: number): boolean => pile.count + rankPips(rank) <= 31;

/** What a player knows: the own cards, how many the other has, and how many of each rank can be among them. */
interface View {
  readonly own: readonly number[];
  readonly others: number;
  readonly unseen: Uint8Array;
}

/** What the other player's answer is worth on average: the card that scores most of those they may hold. A go is worth one to us. */
function answerTo(pile: RankPile, { others, unseen }: View): number {
  const all = unseen.reduce((sum, cards) => sum + cards, 0);
  const answers: { points: number; cards: number }[] = [];
  let unfit = 0;
  for (let rank = 0; rank < 13; rank++) {
    const cards = unseen[rank] as number;
    if (cards === 0) continue;
    if (fits(pile, rank)) answers.push({ points: onTop(pile, rank, () => topPoints(pile)), cards });
    else unfit += cards;
  }
  answers.sort((a, b) => b.points - a.points);
  let worth = 0;
  let none = 1;
  for (const { points, cards } of answers) {
    const without = (1 - cards / all) ** others;
    worth += none * (1 - without) * points;
    none *= without;
  }
  return worth - (pile.count < 31 ? (unfit / all) ** others : 0);
}

/** High cards first where all else is equal: low ones are kept for a go. */
const HIGH_FIRST = 0.02;

/** The card to play: undefined is a go. */
function choose(pile: RankPile, view: View): number | undefined {
  const ranks = [...new Set(view.own)].filter((rank) => fits(pile, rank));
  let [best] = ranks;
  if (ranks.length <= 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const rank of ranks) {
    const points = onTop(pile, rank, () => topPoints(pile) - answerTo(pile, view));
    const worth = points + HIGH_FIRST * rankPips(rank);
    if (worth > most) [best, most] = [rank, worth];
  }
  return best;
}

/** Ranks by seat, from 0 for an ace. */
export type RanksBySeat = readonly [dealer: readonly number[], pone: readonly number[]];

/** The ranks of a deal: the hands, and what each player has seen besides the own one. */
interface Dealt {
  readonly hands: RanksBySeat;
  readonly seen: RanksBySeat;
}

/** Plays a deal out: every peg in its order, and the cards as they were laid, by rank, with who laid them. */
export function playOut({ hands, seen }: Dealt): {
  readonly pegs: readonly Peg[];
  readonly laid: readonly Peg[];
} {
  const own: readonly [number[], number[]] = [[...hands[0]], [...hands[1]]];
  const views = ([0, 1] as const).map((seat) => {
    const unseen = new Uint8Array(13).fill(4);
    for (const rank of [...own[seat], ...seen[seat]]) unseen[rank] = (unseen[rank] as number) - 1;
    return unseen;
  });
  const pile = emptyPile();
  const pegs: Peg[] = [];
  const laid: Peg[] = [];
  let turn: Seat = 1;
  let last: Seat = 1;
  const end = (): void => {
    if (pile.count > 0 && pile.count < 31) pegs.push([last, 1]);
    [pile.length, pile.count] = [0, 0];
    turn = (1 - last) as Seat;
  };
  while (own[0].length + own[1].length > 0) {
    const other = (1 - turn) as Seat;
    if (!own[turn].some((rank) => fits(pile, rank))) {
      if (own[other].some((rank) => fits(pile, rank))) turn = other;
      else end();
      continue;
    }
    const view = { own: own[turn], others: own[other].length, unseen: views[turn] as Uint8Array };
    const rank = choose(pile, view) as number;
    own[turn].splice(own[turn].indexOf(rank), 1);
    const hidden = views[other] as Uint8Array;
    hidden[rank] = (hidden[rank] as number) - 1;
    pile.ranks[pile.length++] = rank;
    pile.count += rankPips(rank);
    last = turn;
    laid.push([turn, rank]);
    const points = topPoints(pile);
    if (points > 0) pegs.push([turn, points]);
    turn = other;
    if (pile.count === 31) end();
  }
  end();
  return { pegs, laid };
}

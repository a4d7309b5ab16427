// The play searched to its end for two players, with the cards of both known: each lays what is best for itself.

import { emptyPile, type RankPile, rankPips, topPoints } from '../rules/cards/index.ts';

/** The own side is 0. */
type Side = 0 | 1;

/** The play at one moment, by ranks from 0 for an ace. */
export interface Play {
  readonly hands: readonly [readonly number[], readonly number[]];
  /** The cards of the running count, the newest last. */
  readonly pile: readonly number[];
  /** Holes that each side needs. */
  readonly toGo: readonly [number, number];
}

/** What it is worth to the own side, 0 to 1, that the play ends with these points of both. */
export type Worth = (mine: number, theirs: number) => number;

/** What each card of the own hand is worth that the side, whose turn it is, can lay now; by its rank. */
export function searchPlay(play: Play, worth: Worth): ReadonlyMap<number, number> {
  return new Search(play, worth).cards();
}

/** What it is worth that a side leads, before the first card. */
export const valueOfPlay = (play: Play, leader: Side, worth: Worth): number =>
  new Search(play, worth).led(leader);

class Search {
  readonly #hands: Play['hands'];
  readonly #toGo: Play['toGo'];
  readonly #worth: Worth;
  /** The cards still held, as bits. */
  readonly #held: [number, number];
  readonly #points: [number, number] = [0, 0];
  #pile: RankPile = emptyPile();

  constructor({ hands, pile, toGo }: Play, worth: Worth) {
    this.#hands = hands;
    this.#toGo = toGo;
    this.#worth = worth;
    this.#held = [(1 << hands[0].length) - 1, (1 << hands[1].length) - 1];
    for (const rank of pile) this.#add(rank);
  }

  cards(): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const [at, rank] of this.#hands[0].entries())
      if (this.#fits(rank) && !found.has(rank)) found.set(rank, this.#lay(0, at, 0, 1));
    return found;
  }

  led(leader: Side): number {
    return this.#turn(leader, (1 - leader) as Side, 0, 1);
  }

  #add(rank: number): void {
    this.#pile.ranks[this.#pile.length++] = rank;
    this.#pile.count += rankPips(rank);
  }

  #fits(rank: number): boolean {
    return this.#pile.count + rankPips(rank) <= 31;
  }

  #canLay(side: Side): boolean {
    const hand = this.#hands[side];
    for (let at = 0; at < hand.length; at++)
      if ((this.#held[side] >> at) & 1 && this.#fits(hand[at] as number)) return true;
    return false;
  }

  /** What the position is worth where it is this side's turn; between `low` and `high` exactly, beyond them at least as far. */
  #turn(side: Side, last: Side, low: number, high: number): number {
    const other = (1 - side) as Side;
    if (!this.#canLay(side))
      return this.#canLay(other) ? this.#turn(other, last, low, high) : this.#stop(last, low, high);
    const hand = this.#hands[side];
    let [least, most] = [low, high];
    let tried = 0;
    let best = side === 0 ? 0 : 1;
    for (let at = 0; at < hand.length; at++) {
      const rank = hand[at] as number;
      if (((this.#held[side] >> at) & 1) === 0 || (tried >> rank) & 1 || !this.#fits(rank)) continue;
      tried |= 1 << rank;
      const value = this.#lay(side, at, least, most);
      best = side === 0 ? Math.max(best, value) : Math.min(best, value);
      if (side === 0) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    return best;
  }

  /** What it is worth that a side lays this card. The table is as before when it returns. */
  #lay(side: Side, at: number, low: number, high: number): number {
    const rank = this.#hands[side][at] as number;
    const pile = this.#pile;
    this.#held[side] ^= 1 << at;
    this.#add(rank);
    const points = topPoints(pile);
    this.#points[side] += points;
    const value = this.#isOut(side)
      ? 1 - side
      : pile.count === 31
        ? this.#stop(side, low, high)
        : this.#turn((1 - side) as Side, side, low, high);
    this.#points[side] -= points;
    pile.length--;
    pile.count -= rankPips(rank);
    this.#held[side] ^= 1 << at;
    return value;
  }

  #isOut(side: Side): boolean {
    return this.#points[side] >= this.#toGo[side];
  }

  /** The count ends, with a go or last for the side that laid the last card; the other leads, if it has cards. */
  #stop(last: Side, low: number, high: number): number {
    const { count } = this.#pile;
    const go = count > 0 && count < 31 ? 1 : 0;
    const before = this.#pile;
    this.#points[last] += go;
    this.#pile = emptyPile();
    const value = this.#isOut(last)
      ? 1 - last
      : this.#held[0] === 0 && this.#held[1] === 0
        ? this.#worth(this.#points[0], this.#points[1])
        : this.#turn((1 - last) as Side, last, low, high);
    this.#pile = before;
    this.#points[last] -= go;
    return value;
  }
}

// An exhaustive search for the play of two hands that pays most or least, independent of the library's play.
//
// Hands are not enumerated: a sequence of cards and goes fixes the cards that it shows, and a go says of the cards not yet
// laid that all of them are too large. So every pair of hands and every way to play them is one path of the search. A path
// is cut off where even the best that can follow without a thought for the pack (no rank more than four times in the whole
// deal) would not beat what has been found; within a count the pack always holds.
import { pips, topScore } from './pile.ts';

/** Cards that each of the two plays, and whether play stops at the first go or thirty-one. */
export interface Form {
  readonly size: number;
  readonly once: boolean;
}

/** What is looked for: the most of `pone` times the pone's points and `dealer` times the dealer's. */
export interface Goal {
  readonly pone: number;
  readonly dealer: number;
}

/** What was found: the points of both and a play that pays them, as in 'K 6 K go 2 2'. */
export interface Found {
  readonly pone: number;
  readonly dealer: number;
  readonly play: string;
}

/** A count about to begin: whose lead it is; by seat, the pone first, the cards left and the least that each can count. */
interface Place {
  readonly turn: Seat;
  readonly left: Pair;
  readonly least: Pair;
}

type Seat = 0 | 1;
type Pair = [number, number];

const RANKS = 'A23456789TJQK';
const GO = 13;

/** The points of both in an ended count; the place where the next begins, if one does; the moves, ranks and goes. */
type Ended = (points: Pair, next: Place | undefined, moves: readonly number[]) => void;

/** Finds a best play for each goal. `paths` is the number of counts looked at. @throws if there is no play, which cannot be */
export function bestPlays(form: Form, goals: readonly Goal[]): { found: Found[]; paths: number } {
  const search = new Search(form, goals);
  const { size } = form;
  search.from({ turn: 0, left: [size, size], least: [1, 1] }, [0, 0], []);
  const found = search.best.filter((each) => each !== undefined);
  if (found.length < goals.length) throw new Error('no play at all');
  return { found, paths: search.paths };
}

const worth = (goal: Goal, [pone, dealer]: Pair): number => goal.pone * pone + goal.dealer * dealer;

/** A search through all paths for the best of each goal. */
class Search {
  readonly best: (Found | undefined)[];
  paths = 0;
  readonly #once: boolean;
  readonly #goals: readonly Goal[];
  readonly #bests: number[];
  readonly #bounds: Bounds;
  readonly #held = new Int8Array(GO);

  constructor({ once }: Form, goals: readonly Goal[]) {
    this.#once = once;
    this.#goals = goals;
    this.best = goals.map(() => undefined);
    this.#bests = goals.map(() => Number.NEGATIVE_INFINITY);
    this.#bounds = new Bounds(goals);
  }

  /** Looks at all that can follow a place. */
  from(place: Place, before: Pair, played: readonly number[]): void {
    new CountPlay(this.#held, place, (points, next, moves) => {
      this.paths++;
      const sum: Pair = [before[0] + points[0], before[1] + points[1]];
      const on = this.#once ? undefined : next;
      if (this.#hopes(sum, on, () => [...played, ...moves]) && on !== undefined)
        this.from(on, sum, [...played, ...moves]);
    }).run();
  }

  /** Whether a goal can still be bettered from here. What has ended is kept where it is the best. */
  #hopes(sum: Pair, next: Place | undefined, moves: () => readonly number[]): boolean {
    const rest = next && this.#bounds.after(next);
    let hope = false;
    for (const [at, goal] of this.#goals.entries()) {
      const value = worth(goal, sum) + (rest?.[at] ?? 0);
      if (value <= (this.#bests[at] ?? 0)) continue;
      hope = true;
      if (rest !== undefined) continue;
      this.#bests[at] = value;
      this.best[at] = { pone: sum[0], dealer: sum[1], play: spell(moves()) };
    }
    return hope;
  }
}

/** The best that can follow a restart if every count had a pack of its own; by goal. */
class Bounds {
  readonly #known = new Map<number, readonly number[]>();

  readonly #goals: readonly Goal[];

  constructor(goals: readonly Goal[]) {
    this.#goals = goals;
  }

  after(place: Place): readonly number[] {
    const { turn, left, least } = place;
    const key = (((turn * 8 + left[0]) * 8 + left[1]) * 16 + least[0]) * 16 + least[1];
    const answer = this.#known.get(key);
    if (answer !== undefined) return answer;
    const most = this.#goals.map(() => Number.NEGATIVE_INFINITY);
    new CountPlay(new Int8Array(GO), place, (points, next) => {
      const rest = next && this.after(next);
      for (const [at, goal] of this.#goals.entries()) {
        most[at] = Math.max(most[at] ?? 0, worth(goal, points) + (rest?.[at] ?? 0));
      }
    }).run();
    this.#known.set(key, most);
    return most;
  }
}

const spell = (moves: readonly number[]): string =>
  moves.map((move) => (move === GO ? 'go' : RANKS.charAt(move))).join(' ');

/** Every way to play one count from its beginning. `held` counts the cards of each rank that are gone from the pack. */
class CountPlay {
  readonly #held: Int8Array;
  readonly #ended: Ended;
  readonly #pile = new Int8Array(8);
  readonly #left: Pair;
  readonly #least: Pair;
  readonly #gone: [boolean, boolean] = [false, false];
  readonly #points: Pair = [0, 0];
  readonly #moves: number[] = [];
  readonly #turn: Seat;
  #last: Seat = 0;

  constructor(held: Int8Array, { turn, left, least }: Place, ended: Ended) {
    this.#held = held;
    this.#ended = ended;
    this.#turn = turn;
    this.#left = [...left];
    this.#least = [...least];
  }

  run(): void {
    this.#step(this.#turn, 0, 0);
  }

  #able(seat: Seat): boolean {
    return this.#left[seat] > 0 && !this.#gone[seat];
  }

  #end(): void {
    const left = this.#left;
    const other = this.#last === 0 ? 1 : 0;
    const out = left[0] + left[1] === 0;
    const turn = left[other] > 0 ? other : this.#last;
    this.#ended(
      this.#points,
      out ? undefined : { turn, left: [...left], least: [...this.#least] },
      this.#moves,
    );
  }

  #pass(seat: Seat, length: number, count: number): void {
    const other = seat === 0 ? 1 : 0;
    if (count === 31) this.#end();
    else if (this.#able(other)) this.#step(other, length, count);
    else if (this.#able(seat)) this.#step(seat, length, count);
    else {
      const last = this.#last;
      this.#points[last]++;
      this.#end();
      this.#points[last]--;
    }
  }

  #lay(seat: Seat, rank: number, length: number, count: number): void {
    const before = this.#last;
    this.#pile[length] = rank;
    const scored = topScore(this.#pile, length + 1, count);
    this.#take(seat, rank, scored, 1);
    this.#last = seat;
    this.#moves.push(rank);
    this.#pass(seat, length + 1, count);
    this.#moves.pop();
    this.#last = before;
    this.#take(seat, rank, scored, -1);
  }

  /** A card goes from the pack to the table and scores, or comes back. */
  #take(seat: Seat, rank: number, scored: number, cards: 1 | -1): void {
    this.#held[rank] = (this.#held[rank] as number) + cards;
    this.#left[seat] -= cards;
    this.#points[seat] += cards * scored;
  }

  #step(seat: Seat, length: number, count: number): void {
    for (let rank = 0; rank < GO && count + pips(rank) <= 31; rank++) {
      if (pips(rank) >= this.#least[seat] && (this.#held[rank] as number) < 4)
        this.#lay(seat, rank, length, count + pips(rank));
    }
    // A go is true only if every card left in hand would pass thirty-one; no card counts more than ten.
    if (count < 22) return;
    const shown = this.#least[seat];
    this.#least[seat] = Math.max(shown, 32 - count);
    this.#gone[seat] = true;
    this.#moves.push(GO);
    this.#pass(seat, length, count);
    this.#moves.pop();
    this.#gone[seat] = false;
    this.#least[seat] = shown;
  }
}

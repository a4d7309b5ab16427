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
export function bestPlays({ size, once }: Form, goals: readonly Goal[]): { found: Found[]; paths: number } {
  const known = new Map<number, number[]>();
  const best = goals.map((): Found | undefined => undefined);
  const bests = goals.map(() => Number.NEGATIVE_INFINITY);
  const worth = (goal: Goal, [pone, dealer]: Pair): number => goal.pone * pone + goal.dealer * dealer;
  let paths = 0;

  /** The best that can follow a restart if every count had a pack of its own; by goal. */
  function bounds(place: Place): number[] {
    const { turn, left, least } = place;
    const key = (((turn * 8 + left[0]) * 8 + left[1]) * 16 + least[0]) * 16 + least[1];
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const most = goals.map(() => Number.NEGATIVE_INFINITY);
    playCount(new Int8Array(GO), place, (points, next) => {
      const rest = next === undefined ? undefined : bounds(next);
      for (const [at, goal] of goals.entries()) {
        most[at] = Math.max(most[at] ?? 0, worth(goal, points) + (rest?.[at] ?? 0));
      }
    });
    known.set(key, most);
    return most;
  }

  const held = new Int8Array(GO);
  function search(place: Place, before: Pair, played: readonly number[]): void {
    playCount(held, place, (points, next, moves) => {
      paths++;
      const sum: Pair = [before[0] + points[0], before[1] + points[1]];
      const rest = next === undefined || once ? undefined : bounds(next);
      let hope = false;
      for (const [at, goal] of goals.entries()) {
        const value = worth(goal, sum) + (rest?.[at] ?? 0);
        if (value <= (bests[at] ?? 0)) continue;
        hope = true;
        if (rest === undefined) {
          bests[at] = value;
          best[at] = { pone: sum[0], dealer: sum[1], play: spell([...played, ...moves]) };
        }
      }
      if (hope && rest !== undefined && next !== undefined) search(next, sum, [...played, ...moves]);
    });
  }
  search({ turn: 0, left: [size, size], least: [1, 1] }, [0, 0], []);
  const found = best.filter((each) => each !== undefined);
  if (found.length < goals.length) throw new Error('no play at all');
  return { found, paths };
}

const spell = (moves: readonly number[]): string =>
  moves.map((move) => (move === GO ? 'go' : RANKS.charAt(move))).join(' ');

/** Every way to play one count from its beginning. `held` counts the cards of each rank that are gone from the pack. */
function playCount(held: Int8Array, start: Place, ended: Ended): void {
  const pile = new Int8Array(8);
  const left: Pair = [...start.left];
  const least: Pair = [...start.least];
  const gone: [boolean, boolean] = [false, false];
  const points: Pair = [0, 0];
  const moves: number[] = [];
  let last: Seat = 0;

  const able = (seat: Seat): boolean => left[seat] > 0 && !gone[seat];

  function end(): void {
    const other = last === 0 ? 1 : 0;
    const out = left[0] + left[1] === 0;
    const turn = left[other] > 0 ? other : last;
    ended(points, out ? undefined : { turn, left: [...left], least: [...least] }, moves);
  }

  function pass(seat: Seat, length: number, count: number): void {
    const other = seat === 0 ? 1 : 0;
    if (count === 31) end();
    else if (able(other)) step(other, length, count);
    else if (able(seat)) step(seat, length, count);
    else {
      points[last]++;
      end();
      points[last]--;
    }
  }

  function lay(seat: Seat, rank: number, length: number, count: number): void {
    const before = last;
    pile[length] = rank;
    const scored = topScore(pile, length + 1, count);
    held[rank] = (held[rank] as number) + 1;
    left[seat]--;
    last = seat;
    points[seat] += scored;
    moves.push(rank);
    pass(seat, length + 1, count);
    moves.pop();
    points[seat] -= scored;
    last = before;
    left[seat]++;
    held[rank] = (held[rank] as number) - 1;
  }

  function step(seat: Seat, length: number, count: number): void {
    for (let rank = 0; rank < GO && count + pips(rank) <= 31; rank++) {
      if (pips(rank) >= least[seat] && (held[rank] as number) < 4)
        lay(seat, rank, length, count + pips(rank));
    }
    // A go is true only if every card left in hand would pass thirty-one; no card counts more than ten.
    if (count < 22) return;
    const shown = least[seat];
    least[seat] = Math.max(shown, 32 - count);
    gone[seat] = true;
    moves.push(GO);
    pass(seat, length, count);
    moves.pop();
    gone[seat] = false;
    least[seat] = shown;
  }
  step(start.turn, 0, 0);
}

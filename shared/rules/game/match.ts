// Matches: what the games so far come to, whether the match is decided, who deals its next game, and the cut for the deal.

import { type CardOrRank, checkCards, pipsOf, rankNumber } from '../cards/cards.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, sideCount, targetOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { GameResult, State } from './state.ts';

/** A match so far. Lists are by side. */
export interface Match {
  /** Games, or legs, won. */
  readonly games: readonly number[];
  /** Game points. */
  readonly points: readonly number[];
  /** Stakes won less stakes lost; they sum to zero. */
  readonly stakes: readonly number[];
  /** Net spread: holes by which games were won less those by which they were lost; they sum to zero. */
  readonly spread: readonly number[];
  /** Games that were begun and left for another. */
  readonly abandoned: number;
  /** Whether all games are played, or the leader cannot be caught. */
  readonly over: boolean;
  /** The side that has won the match; undefined while it goes on, and if it ended level. */
  readonly winner: number | undefined;
}

/** Adds up the match that a game belongs to. */
export function matchOf(state: State): Match {
  const { results, rules, game, phase } = state;
  const { games, points } = tallyOf(state);
  const sum = (shares: (result: GameResult) => readonly number[]): readonly number[] =>
    games.map((_, side) => results.reduce((total, result) => total + (shares(result)[side] as number), 0));
  const begun = phase === 'over' ? game : game - 1;
  const { lead, rest } = standing(state);
  const over = rules.match.games > 0 && (rest <= 0 || (!rules.match.all && lead > rest));
  return {
    games,
    points,
    stakes: sum(stakesOf),
    spread: sum((result) => spreadOf(result, rules)),
    abandoned: Math.max(0, begun - results.length),
    over,
    winner: over && lead > 0 ? games.indexOf(Math.max(...games)) : undefined,
  };
}

/** By how many games the first leads the second, if there is one, and how many are left to play. */
function standing(state: State): { lead: number; rest: number } {
  const [first = 0, second = 0] = tallyOf(state).games.toSorted((a, b) => b - a);
  return { lead: first - second, rest: state.rules.match.games - state.results.length };
}

const stakesOf = ({ winner, losers, scores }: GameResult): readonly number[] =>
  scores.map((_, side) => {
    const won = side === winner ? losers.reduce((sum, loser) => sum + loser.stakes, 0) : 0;
    return losers.reduce((sum, loser) => (loser.side === side ? sum - loser.stakes : sum), won);
  });

/**
 * Holes that each loser lacked, for and against; a side that concedes while it is ahead loses by none. In lowball the
 * winner is the one who lacks them.
 */
function spreadOf({ winner, scores }: GameResult, rules: RuleSet): readonly number[] {
  if (winner === null) return scores.map(() => 0);
  const toGo = scores.map((score, side) => targetOf(rules, side) - score);
  const own = toGo[winner] as number;
  const lost = toGo.map((holes) => Math.max(0, rules.lowball ? own - holes : holes - own));
  const won = lost.reduce((sum, holes) => sum + holes, 0);
  return lost.map((holes, side) => (side === winner ? won : 0 - holes));
}

/** Who deals the game after this one; undefined for a cut, where the rules name who deals first, after an unfinished game, and where the deals were not followed. */
export function nextDealerOf(state: State, rules: RuleSet): Seat | undefined {
  const { phase, results, firstDealer } = state;
  const result = results.at(-1);
  if (phase !== 'over' || firstDealer === undefined || result === undefined) return undefined;
  const alternate = (firstDealer + 1) % rules.seats;
  switch (rules.nextDealer) {
    case 'loser':
      return nextOf(worstOf(result, state.rules), firstDealer, rules);
    case 'alternate':
      return alternate;
    case 'alternateCutDecider':
      return isDecider(state) ? undefined : alternate;
    default:
      return undefined;
  }
}

/** Partners deal by turns: of a side's seats, the first one to the left of who dealt before. */
function nextOf(side: number, dealer: Seat, { seats, sides }: RuleSet): Seat {
  const turns = Array.from({ length: seats }, (_, at) => (dealer + 1 + at) % seats);
  return turns.find((seat) => sides[seat] === side) as Seat;
}

/** The side that lost by most. In lowball that is the one that is out. */
function worstOf({ losers }: GameResult, rules: RuleSet): number {
  const toGo = ({ side, score }: GameResult['losers'][number]): number =>
    (targetOf(rules, side) - score) * (rules.lowball ? -1 : 1);
  return losers.reduce((worst, loser) => (toGo(loser) > toGo(worst) ? loser : worst)).side;
}

/** Whether the next game is the last of a level match. */
function isDecider(state: State): boolean {
  const { lead, rest } = standing(state);
  return sideCount(state.rules) === 2 && rest === 1 && lead === 0;
}

/**
 * The seat that cut the lowest card and deals; undefined if it has to be cut again: the two lowest cards are of one rank, or in
 * some houses both count ten (Pagat). `cards` by seat; aces are low. Refusals: wrongNumberOfCards, duplicateCard,
 * tooManyOfRank.
 */
export function lowestCut(
  cards: readonly CardOrRank[],
  rules: Pick<RuleSet, 'seats' | 'cutAgain'>,
): Result<Seat | undefined> {
  if (cards.length !== rules.seats) {
    return refuse({ code: 'wrongNumberOfCards', expected: rules.seats, got: cards.length });
  }
  const checked = checkCards(cards);
  if (!checked.ok) return checked;
  const [lowest, next] = cards.toSorted((a, b) => rankNumber(a) - rankNumber(b)) as [CardOrRank, CardOrRank?];
  const worth = rules.cutAgain === 'tenCards' ? pipsOf : rankNumber;
  const alike = next !== undefined && worth(lowest) === worth(next);
  return ok(alike ? undefined : cards.indexOf(lowest));
}

/** The match so far: games won and game points, by side. */
export interface Tally {
  readonly games: readonly number[];
  readonly points: readonly number[];
}

/** Adds up the games of the match. */
export function tallyOf({ results, pegs }: State): Tally {
  const sum = (worth: (result: State['results'][number]) => number): readonly number[] =>
    pegs.map((_, side) =>
      results.filter(({ winner }) => winner === side).reduce((points, result) => points + worth(result), 0),
    );
  return { games: sum(() => 1), points: sum(({ gamePoints }) => gamePoints) };
}

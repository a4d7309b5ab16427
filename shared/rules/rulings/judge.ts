// Ruling on counts and on calls of muggins, by the settings of the rule set. Pegs in, rulings with their peg moves out.

import type { PlayedCard } from '../cards/play.ts';
import type { ShowItem } from '../cards/score.ts';
import { holesToGo, type Pegs, peg, pegsOf } from '../terms/pegs.ts';
import { penaltiesOf } from '../terms/penalties.ts';
import type { Ending } from '../terms/phase.ts';
import { type RuleSet, sideOf } from '../terms/ruleset.ts';
import {
  type Call,
  type Count,
  type PegMove,
  RULING_SOURCES,
  type RuledHand,
  type Ruling,
  type RulingCode,
} from './ruling.ts';
import { type Recipients, recipientsOf, retreat } from './steps.ts';

/** What is to be ruled on. */
export interface Case {
  readonly rules: RuleSet;
  readonly count: Count;
  /** A player on the other side: who called, or the next one. */
  readonly opponent: number;
  /** What the cards count or score, or undefined where none were entered. */
  readonly truth: number | undefined;
  /** The count of a hand, item by item; empty where none is known. */
  readonly items: readonly ShowItem[];
  /** The hand, where its cards are known. */
  readonly hand?: RuledHand | undefined;
  /** The card in play and what it scored, where it is one that was entered. */
  readonly played?: PlayedCard | undefined;
}

/** A case whose cards are known. */
export type KnownCase = Case & { readonly truth: number };

/** What a ruling decides: what the count pegs, and what goes to whom besides. */
interface Verdict {
  readonly code: RulingCode;
  readonly paid: number;
  readonly award: number;
  /** The seats that get the award, each of them all of it. */
  readonly to: Recipients;
  /** Holes that the player goes back after it, for a false claim of game. */
  readonly back: number;
}

/** Rules on a claim by its cards: what does it peg? */
export function judgeClaim(claim: KnownCase): Verdict {
  const { rules, count, opponent, truth } = claim;
  const room = roomOf(claim);
  const verdict = (code: RulingCode, paid: number, award = 0, back = 0): Verdict => ({
    code,
    paid,
    award,
    to: recipientsOf(rules, count.seat, opponent),
    back,
  });
  if (isNotExact(claim)) return verdict('notExact', 0);
  if (truth < 0) return otherDifference(claim);
  if (count.claimed === truth) return verdict('countRight', truth);
  // Only holes up to the game hole count, on either side (ACC 8.4.a and 10).
  const difference = Math.abs(Math.min(count.claimed, room) - Math.min(truth, room));
  if (count.claimed < truth) return judgeUndercount(claim, difference, verdict);
  // No player claims a game that is lost by it.
  const out = rules.exactOut ? count.claimed === room : count.claimed >= room;
  if (out && truth < room && rules.falseClaim !== 'corrected' && !rules.lowball) {
    const holes = holesToGo(count.before, sideOf(rules, opponent), rules);
    return rules.falseClaim === 'losesGame'
      ? { ...verdict('falseGameLost', truth, holes), to: { seats: [opponent] } }
      : verdict('falseGameBack', truth, difference, penaltiesOf(rules).falseClaimBack);
  }
  switch (rules.overcount) {
    case 'corrected':
      return verdict('overcountCorrected', truth);
    case 'losesCount':
      return verdict('overcountLost', 0);
    case 'toOpponent':
      return verdict('overcountToOpponent', truth, difference);
  }
}

/** The other side has more in a square, and pegs the difference, no matter which side claimed first. */
function otherDifference({ rules, count, opponent, truth }: KnownCase): Verdict {
  const holes = holesToGo(count.before, sideOf(rules, opponent), rules);
  const award = rules.exactOut && -truth > holes ? 0 : -truth;
  return { code: 'otherDifference', paid: 0, award, to: { seats: [opponent] }, back: 0 };
}

function judgeUndercount(
  { rules, count, truth }: KnownCase,
  difference: number,
  verdict: (code: RulingCode, paid: number, award?: number) => Verdict,
): Verdict {
  if (rules.muggins === 'automatic') return verdict('undercountToOpponent', count.claimed, difference);
  if (rules.muggins === 'called' || rules.undercount === 'stands')
    return verdict('undercountStands', count.claimed);
  return verdict('undercountCorrected', truth);
}

/** Rules on a call of muggins. Without cards the players have agreed that it is right. */
export function judgeCall(claim: Case, call: Call): Verdict {
  const { rules, count, truth } = claim;
  const room = Math.max(0, roomOf(claim) - count.claimed);
  const missed = truth === undefined ? call.points : Math.max(0, truth - count.claimed);
  if (missed === 0) {
    const award = rules.wrongCall === 'toOpponent' ? call.points : 0;
    return { code: 'mugginsWrong', paid: count.claimed, award, to: { seats: [count.seat] }, back: 0 };
  }
  const taken = penaltiesOf(rules).mugginsVoice === 'silent' ? 'mugginsTaken' : 'mugginsAwarded';
  const code = call.points > missed ? 'mugginsTooMuch' : taken;
  return {
    code,
    paid: count.claimed,
    award: Math.min(call.points, missed, room),
    to: { seats: [call.seat] },
    back: 0,
  };
}

/** Rules on a claim whose opponent calls what it misses, where the house plays that. */
export function judgeWatched(claim: KnownCase): Verdict {
  const { rules, count, opponent, truth } = claim;
  const missed = truth - count.claimed;
  return rules.muggins === 'called' && missed > 0
    ? judgeCall(claim, { seat: opponent, points: missed })
    : judgeClaim(claim);
}

/** Whether the house wants the exact number to go out and the cards count more: nothing is pegged, whatever was said. */
export const isNotExact = (claim: KnownCase): boolean => claim.rules.exactOut && claim.truth > roomOf(claim);

/** Holes that the counting side had before it. */
const roomOf = ({ rules, count }: Case): number => holesToGo(count.before, sideOf(rules, count.seat), rules);

/** Makes the ruling that leads from the pegs as they stand to those that the verdict leaves. */
export function makeRuling(
  claim: Case,
  verdict: Verdict,
  from: readonly Pegs[],
  to: readonly Pegs[],
): Ruling {
  const { count, opponent, truth, items, hand, played, rules } = claim;
  const side = sideOf(rules, count.seat);
  return {
    code: verdict.code,
    source: RULING_SOURCES[verdict.code],
    seat: count.seat,
    opponent,
    claimed: count.claimed,
    truth,
    items,
    paid: verdict.paid,
    award: verdict.award,
    called: count.call?.points,
    moves: [...movesBetween(from, to, side), ...movesBack(to, side, verdict.back)],
    ...(verdict.back === 0 ? {} : { back: verdict.back }),
    ...(hand === undefined ? {} : { hand }),
    ...(played === undefined ? {} : { played }),
    ...(verdict.to.takers === undefined || verdict.award === 0 ? {} : { takers: verdict.to.takers }),
  };
}

/** Going back comes last, even if the opponent has just gone out (ACC 8.4.b). */
function movesBack(from: readonly Pegs[], side: number, holes: number): readonly PegMove[] {
  const before = pegsOf(from, side);
  const pegs = retreat(before, holes);
  return pegs.front === before.front ? [] : [{ side, points: pegs.front - before.front, pegs }];
}

/** The peg moves from one position to another, those of the counting side first (ACC 8.4.a). */
function movesBetween(from: readonly Pegs[], to: readonly Pegs[], first: number): readonly PegMove[] {
  return to
    .map((pegs, side) => ({ side, before: pegsOf(from, side), pegs }))
    .filter(({ before, pegs }) => pegs.front !== before.front || pegs.rear !== before.rear)
    .map(({ side, before, pegs }): PegMove => ({ side, points: pegs.front - before.front, pegs }))
    .sort((a, b) => Number(b.side === first) - Number(a.side === first));
}

/** The pegs after a verdict on a claim: from where they stood before it, the count first, then the award. */
export function settleClaim({ rules, count }: Case, verdict: Verdict): readonly Pegs[] {
  const counted = peg(count.before, sideOf(rules, count.seat), verdict.paid, rules);
  return settleAward(rules, counted, verdict);
}

/** The pegs after the award of a verdict. */
export const settleAward = (rules: RuleSet, pegs: readonly Pegs[], { to, award }: Verdict): readonly Pegs[] =>
  to.seats.reduce((all, seat) => peg(all, sideOf(rules, seat), award, rules), pegs);

/** What ended the game, if a ruling did: the count itself, muggins, or what the ruling awarded. */
export function endingOf(rules: RuleSet, { code, seat, played }: Ruling, winner: number): Ending {
  if (code === 'otherDifference') return 'show';
  if (code === 'mugginsWrong') return 'ruling';
  if (winner === sideOf(rules, seat)) return played === undefined ? 'show' : 'play';
  return code === 'overcountToOpponent' || code.startsWith('falseGame') ? 'ruling' : 'muggins';
}

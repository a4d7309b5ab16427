// Calling muggins: on what, when, and for how much.

import { type CardOrRank, isOneCard } from '../cards/cards.ts';
import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import type { LaidCard } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { type Case, judgeCall, makeRuling, settleAward } from '../rulings/judge.ts';
import type { Count } from '../rulings/ruling.ts';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, sideCount, sideOf } from '../terms/ruleset.ts';
import { checkSeat, opponentOf, type Seat } from '../terms/seats.ts';
import { caseOf, countByCards, rule } from './claim.ts';
import type { CommandOf } from './command.ts';
import { add, type Draft, draft } from './draft.ts';
import type { GameEvent } from './event.ts';
import { isFollowed } from './record.ts';
import type { State } from './state.ts';

/** What a call of muggins is about: the player who missed points, and which of their cards in play. */
interface MissedPoints {
  readonly on?: Seat | undefined;
  readonly card?: CardOrRank | undefined;
}

/** The same with its player named. */
type NamedMiss = MissedPoints & { readonly on: Seat };

/**
 * `seat` calls the points that another side missed. In the show that is the last count, until the next is pegged or the
 * cards are mixed; in play any card, from when it is pegged, or forfeited by the next card, until its player pegs again or the
 * pone's hand is pegged (ACC 10.4.b). With the cards known the call is checked, otherwise the players agree on it. Never for
 * penalties, a muggins score, heels, or points lost by pegging backwards. Refusals: badPoints, badSeat, mugginsNever,
 * mugginsOff, mugginsAutomatic, nothingMissed, claimOpen, whoMissed, whichCard, mugginsClosed, countSettled, ownCount,
 * impossibleCount, impossiblePoints.
 */
export function callMuggins(state: State, { seat, points, on, card }: CommandOf<'muggins'>): Result<Draft> {
  const { rules, pegs } = state;
  if (!Number.isInteger(points) || points < 1) return refuse({ code: 'badPoints', points });
  if (typeof on === 'string') return refuse({ code: 'mugginsNever', on });
  for (const each of on === undefined ? [seat] : [seat, on]) {
    const known = checkSeat(rules, each);
    if (!known.ok) return known;
  }
  const missed = findMissed(state, seat, { on, card });
  if (!missed.ok) return missed;
  const call = { seat, points };
  const count: Count = { ...missed.value, call };
  const items = count.hand && countByCards(state, count.hand, count.seat);
  const { hand, laid } = count;
  const scored = laid?.items ?? items;
  const refusal = scored === undefined ? callRefusal(state, count, points) : undefined;
  if (refusal !== undefined) return refuse(refusal);
  const truth = scored && total(scored);
  const claim: Case = { ...caseOf(state, count, seat, { items: items ?? [], played: laid }), truth };
  const verdict = judgeCall(claim, call);
  const ruling = makeRuling(claim, verdict, pegs, settleAward(rules, pegs, verdict));
  // Not the last count, but a hand or a card before it.
  const earlier = (hand !== undefined || laid !== undefined) && missed.value !== state.count;
  const event: GameEvent = {
    type: 'mugginsCalled',
    ...call,
    ...(earlier && hand !== undefined ? { hand } : {}),
    ...named(state, missed.value),
  };
  return ok(rule(add(draft(state), event), { ...ruling, ...(earlier ? { earlier } : {}) }));
}

/**
 * The count that a call of `seat` would be about. Refusals: mugginsOff, mugginsAutomatic, nothingMissed, ownCount,
 * countSettled, mugginsClosed, claimOpen; whoMissed and whichCard, where it has to be said.
 */
export function findMissed(state: State, seat: Seat, about: MissedPoints = {}): Result<Count> {
  const { rules, count } = state;
  if (rules.muggins === 'off') return refuse({ code: 'mugginsOff' });
  if (rules.muggins === 'automatic') return refuse({ code: 'mugginsAutomatic' });
  if (about.on !== undefined && sideOf(rules, about.on) === sideOf(rules, seat))
    return refuse({ code: 'ownCount', seat });
  const open = openCounts(state, seat);
  const [meant] = open.filter((each) => isMeant(rules, each, about));
  const hands = count?.hand !== undefined;
  if (hands && about.on === undefined && manySides(rules, open)) return refuse(whoMissed(state, seat));
  if (hands && meant !== undefined) return ok(meant);
  // The hands before one's own cannot be called any more; before the first there is none.
  if (hands && count.open && count.call === undefined)
    return refuse(open.length > 0 ? { code: 'mugginsClosed' } : ownHand(count, seat));
  const closed = playRefusal(state);
  if (closed !== undefined) return refuse(closed);
  if (about.on === undefined && sideCount(rules) > 2) return refuse(whoMissed(state, seat));
  // With the cards entered, every card is known, and nothing can have been missed but what is.
  if (isFollowed(state) || count?.laid !== undefined) return missedCard(state, seat, about);
  // Points pegged last, or a card for which nothing was pegged.
  const opponent = about.on ?? opponentOf(rules, seat);
  const unpegged = {
    seat: opponent,
    hand: undefined,
    claimed: 0,
    before: state.pegs,
    open: true,
    call: undefined,
  };
  return ok(meant ?? unpegged);
}

/** Why nothing can be called where no hand is; undefined where a card, or points, can. */
function playRefusal(state: State): Refusal | undefined {
  const { count, phase } = state;
  if (nothingYet(state)) return { code: 'nothingMissed' };
  const free = count?.open && count.call === undefined;
  if (phase === 'play' || phase === 'free' || isUncounted(state) || (phase === 'cut' && free))
    return undefined;
  const lying = phase === 'show' || phase === 'deal';
  return lying && count?.hand !== undefined
    ? { code: 'countSettled', seat: count.seat }
    : { code: 'mugginsClosed' };
}

/** A card in play that a call is about: never one that its player can still peg (ACC 10.4.b). */
function missedCard(state: State, seat: Seat, about: MissedPoints): Result<Count> {
  const { rules, claim, count } = state;
  const open = openCounts(state, seat).filter((each) => isMeant(rules, each, about));
  const [newest] = open;
  const other = claim !== undefined && sideOf(rules, claim.seat) !== sideOf(rules, seat);
  const waits = other && isMeant(rules, { seat: claim.seat, laid: claim }, about) && !isSame(newest, claim);
  if (waits && newest?.laid !== undefined && about.card === undefined)
    return refuse({ code: 'whichCard', seat: claim.seat, cards: [newest.laid.card, claim.card] });
  if (waits) return refuse({ code: 'claimOpen', seat: claim.seat });
  // A call is never judged on a card that scored nothing while one lies open for which something was missed.
  const meant = open.find(({ laid, claimed }) => laid !== undefined && total(laid.items) > claimed) ?? newest;
  if (meant !== undefined) return ok(meant);
  if (claim !== undefined) return refuse({ code: 'claimOpen', seat: claim.seat });
  const own = count !== undefined && sideOf(rules, count.seat) === sideOf(rules, seat);
  if (count?.laid !== undefined && !own && isMeant(rules, count, about))
    return refuse({ code: 'countSettled', seat: count.seat });
  const free = count?.open && count.call === undefined;
  const named = about.on !== undefined;
  return refuse(own && free && !named ? { code: 'ownCount', seat } : { code: 'mugginsClosed' });
}

/** Whether the count is of the card that waits, of which only the go is left to peg. */
const isSame = (count: Count | undefined, { seat, card, count: sum }: LaidCard): boolean =>
  count?.seat === seat && count.laid?.card === card && count.laid.count === sum;

/** What an event of a call has to say about its count: the player, with three sides or more, and the card, unless it is the newest. */
const named = (state: State, count: Count): { readonly on?: Seat; readonly card?: CardOrRank } => ({
  ...(sideCount(state.rules) > 2 ? { on: count.seat } : {}),
  ...(count.laid !== undefined && count !== newestOf(state, count.seat) ? { card: count.laid.card } : {}),
});

/** The newest uncalled count of the side of `seat`. */
function newestOf({ rules, count }: State, seat: Seat): Count | undefined {
  let each = count;
  while (each !== undefined && (each.call !== undefined || sideOf(rules, each.seat) !== sideOf(rules, seat)))
    each = each.earlier;
  return each;
}

/** Every count that `seat` could call, the newest first: of other sides, open, and not called yet. */
function openCounts({ rules, count }: State, seat: Seat): readonly Count[] {
  const open: Count[] = [];
  for (let each = count; each !== undefined; each = each.earlier)
    if (each.open && each.call === undefined && sideOf(rules, each.seat) !== sideOf(rules, seat))
      open.push(each);
  return open;
}

/** Whether a call can be about this count: by its side, and by its card where both are known. */
const isMeant = (
  rules: RuleSet,
  { seat, laid }: Pick<Count, 'seat' | 'laid'>,
  { on, card }: MissedPoints,
): boolean =>
  (on === undefined || sideOf(rules, on) === sideOf(rules, seat)) &&
  (card === undefined || laid === undefined || isOneCard(laid.card, card));

/** Whether more than one of several sides has counted. */
const manySides = (rules: RuleSet, counts: readonly Count[]): boolean =>
  sideCount(rules) > 2 && new Set(counts.map(({ seat }) => sideOf(rules, seat))).size > 1;

/** It has to be said who missed points: one of these. */
const whoMissed = ({ rules, players }: State, seat: Seat): Refusal => ({
  code: 'whoMissed',
  seats: players.map((_, other) => other).filter((other) => sideOf(rules, other) !== sideOf(rules, seat)),
});

/**
 * Everything that `seat` can call muggins on now, said in full: who missed points, and with which card where it is known; one call
 * for each card, or for each side.
 */
export function callsOf(state: State, seat: Seat): readonly NamedMiss[] {
  const { rules, players } = state;
  const known = openCounts(state, seat).map(
    ({ seat: on, laid }): NamedMiss => (laid === undefined ? { on } : { on, card: laid.card }),
  );
  const calls: NamedMiss[] = [];
  for (const about of [...known, ...players.map((_, on): NamedMiss => ({ on }))]) {
    const taken = calls.some(
      ({ on, card }) =>
        sideOf(rules, on) === sideOf(rules, about.on) && (about.card === undefined || card === about.card),
    );
    if (!taken && findMissed(state, seat, about).ok) calls.push(about);
  }
  return calls;
}

/** Why a player whose own hand was counted last cannot call muggins. */
function ownHand({ hand, earlier, seat: own }: Count, seat: Seat): Refusal {
  if (hand === 'pone') return { code: 'ownCount', seat };
  if (earlier === undefined) return { code: 'mugginsClosed' };
  return earlier.seat === own ? ownHand(earlier, seat) : { code: 'countSettled', seat: earlier.seat };
}

/** Whether neither points nor a card of this deal, or of this game in plain pegging, can have been missed yet. */
function nothingYet(state: State): boolean {
  const { phase, count, round, unseen } = state;
  const playing = phase === 'play' || isUncounted(state);
  const laid = unseen || (round !== undefined && round.laid.length > 0);
  return playing ? !laid : count === undefined;
}

/** Whether no hand of the show is counted yet. Where hands are counted before the play, no card is laid either. */
const isUncounted = ({ hand }: State): boolean => hand === 'pone';

/** Whether a call of `seat` would be about a count, and not about a card for which nothing was pegged. */
export function isOnCount(state: State, seat: Seat, about: MissedPoints = {}): boolean {
  const missed = findMissed(state, seat, about);
  return missed.ok && openCounts(state, seat).includes(missed.value);
}

/** Whether the points called can have been there at all. */
function callRefusal({ rules }: State, { hand, claimed }: Count, called: number): Refusal | undefined {
  const points = claimed + called;
  const crib = hand === 'crib';
  const possible = hand === undefined ? possiblePoints(rules) : possibleCounts(crib, rules);
  if (possible.includes(points)) return undefined;
  if (hand !== undefined) return { code: 'impossibleCount', points, possible, crib };
  return possible.includes(called) ? undefined : { code: 'impossiblePoints', points: called, possible };
}

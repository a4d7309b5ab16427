// Calling an offence: whether it can be called, on what, and what follows for the pegs, the game and the cards.

import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import { total } from '../cards/score.ts';
import type { Facts, Offence, Outcome } from '../rulings/offence.ts';
import { findOffence, OFFENCES } from '../rulings/offences.ts';
import { heelsCount } from '../rulings/restriction.ts';
import { type Count, RULING_SOURCES, type Ruling } from '../rulings/ruling.ts';
import { type PegStep, penaltyTurns, type Recipients, recipientsOf, stepsOf } from '../rulings/steps.ts';
import { OFFENCE_CODES, type OffenceCode, type RuleSource } from '../terms/codes.ts';
import { holesToGo, type Pegs, sideOut } from '../terms/pegs.ts';
import { penaltiesOf } from '../terms/penalties.ts';
import type { Ending } from '../terms/phase.ts';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { cribSize, type RuleSet, sideOf } from '../terms/ruleset.ts';
import { checkSeat, counterOf, type Hand, isAlone, opponentOf, poneOf, type Seat } from '../terms/seats.ts';
import { countByCards } from './claim.ts';
import type { OffenceCall } from './command.ts';
import { add, type Draft, draft, finish, onward } from './draft.ts';
import type { GameEvent } from './event.ts';
import { afterCount, showHand, skipDead } from './order.ts';
import { renegers } from './record.ts';
import type { State } from './state.ts';

/** An offence that can be called now, and the seats that can have committed it. */
export interface OpenOffence {
  readonly offence: OffenceCode;
  readonly seats: readonly Seat[];
}

/** Every offence that can be called now, in the order of OFFENCE_CODES. */
export function offencesNow(state: State): readonly OpenOffence[] {
  if (state.disputed) return [];
  const open = OFFENCES.map((row): OpenOffence => ({ offence: row.code, seats: seatsOpen(state, row) }));
  return open.filter(({ seats }) => seats.length > 0);
}

const seatsOpen = (state: State, row: Offence): readonly Seat[] =>
  lacking(state, row)
    ? []
    : state.players.flatMap((_, seat) =>
        committed(state, row, seat) && isOpen(state, row, seat) ? [seat] : [],
      );

/** Whether these rules do not know the offence at all: a lone player has no opponent to take a penalty. */
function lacking({ rules }: State, { needs }: Offence): boolean {
  if (isAlone(rules)) return true;
  return needs === 'crib'
    ? cribSize(rules) === 0
    : needs !== undefined && { ...rules, ...penaltiesOf(rules) }[needs] === 0;
}

/** Whether it is an offence that this seat can commit. */
function committed(state: State, { who }: Offence, seat: Seat): boolean {
  const { dealer, hand } = state;
  if (who === 'counter') return hand !== undefined && counterOf(state, hand) === seat;
  if (who === 'anyone' || dealer === undefined) return true;
  if (who === 'nondealer') return sideOf(state.rules, seat) !== sideOf(state.rules, dealer);
  return seat === (who === 'dealer' ? dealer : poneOf(state));
}

/** Whether it can be called against this seat at this moment. */
function isOpen(state: State, row: Offence, seat: Seat): boolean {
  const { phase, hand, results, rules } = state;
  if (!row.phases.includes(phase)) return false;
  // The pone's hand announced ends the play (ACC 7.3); so does the dealer's turn to count (ACC 9.2).
  // Where hands are counted first, nothing is withheld before they are, and nothing counted after.
  const first = rules.show === 'beforePlay';
  if (
    first &&
    ((row.code === 'renege' && phase === 'show') || (row.code === 'countedFirst' && phase === 'play'))
  )
    return false;
  if ((row.code === 'renege' || row.code === 'countedFirst') && phase === 'show' && hand !== 'pone')
    return false;
  if (row.code === 'renege' && renegers(state)?.includes(seat) === false) return false;
  if (row.code === 'heelsLate' && !heelsAreLate(state, seat)) return false;
  if (!isInTime(state, row.code)) return false;
  if (phase === 'over') return results.at(-1)?.ending !== 'conceded' && takesBack(state, row, seat);
  if (row.count === 'game') return claimedGame(state, seat);
  return row.count !== 'own' || countOf(state, row, seat) !== undefined;
}

/** Whether it can take the game back from the winner: by the count that won it, or with the whole deal, as long as its cards lie open. */
const takesBack = (state: State, row: Offence, seat: Seat): boolean =>
  row.redeal === true
    ? state.deal > 0 && state.count?.open === true
    : countOf(state, row, seat) !== undefined;

/** Whether the order of play still allows an offence against it, as far as anybody knows which cards were laid. */
function isInTime({ phase, hand, round, dealerLaid, buyer, players }: State, code: OffenceCode): boolean {
  const laid = round?.laid ?? [];
  const allLaid = dealerLaid || players.every((_, seat) => laid.some((card) => card.seat === seat));
  switch (code) {
    // The first card from each player makes the order of play right (ACC 7.1.b).
    case 'ledOutOfTurn':
      return laid.length <= players.length;
    case 'cribForHand':
      return phase !== 'show' || hand === 'pone';
    case 'cribWrongSide':
      return phase !== 'play' || !allLaid;
    // Whose hand is counted follows from the deal: it passes before the first hand or before the crib.
    case 'cribWrongSideLate':
      return (
        buyer === undefined &&
        (phase === 'show' ? hand === 'pone' || hand === 'crib' : allLaid || laid.length === 0)
      );
    default:
      return true;
  }
}

/** Whether heels can still come, but too late: the dealer has laid a card, or the house does not mind (ACC 6.3). */
const heelsAreLate = (state: State, seat: Seat): boolean =>
  state.starter === undefined &&
  !state.heels &&
  heelsCount(state, seat) &&
  (state.dealerLaid || !state.rules.heelsForfeited);

/** Whether the game can have been claimed without a peg: only from where some hand reaches the game hole (ACC 8.4.b). */
const claimedGame = ({ pegs, rules }: State, seat: Seat): boolean =>
  holesToGo(pegs, sideOf(rules, seat), rules) <= Math.max(...possiblePoints(rules));

/** The count that a call against this seat would be about. */
function countOf({ rules, count, phase, results }: State, row: Offence, seat: Seat): Count | undefined {
  if (count === undefined || !count.open || row.count === 'none' || row.count === 'hand') return undefined;
  const own = sideOf(rules, count.seat) === sideOf(rules, seat);
  if (own !== (row.count !== 'otherIfPoints')) return undefined;
  // A count out of turn is one that was taken for points in play.
  if (row.count === 'ownIfPoints' && count.hand !== undefined) return undefined;
  if (row.count !== 'game') return count;
  const won = phase === 'over' && results.at(-1)?.winner === sideOf(rules, seat);
  return won && count.claimed >= holesToGo(count.before, sideOf(rules, seat), rules) ? count : undefined;
}

/** A call with everything that it refers to. */
interface Called {
  readonly row: Offence;
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly count: Count | undefined;
  /** The pegs before the count, or as they stand. */
  readonly before: readonly Pegs[];
  readonly facts: Facts;
  /** Who pegs what the player has to give away. */
  readonly to: Recipients;
}

/**
 * A player calls an offence. Refusals: badOffence, badSeat, ownSide, offenceOff, offenceClosed, offenceSeat, countChecked,
 * figureMissing, badFigure, impossibleCount, impossiblePoints, impossiblePlay.
 */
export function callOffence(state: State, call: OffenceCall): Result<Draft> {
  const row = findOffence(call.offence);
  if (row === undefined) return refuse({ code: 'badOffence', offence: call.offence, known: OFFENCE_CODES });
  const refusal = callRefusal(state, row, call);
  if (refusal !== undefined) return refuse(refusal);
  const called = readCall(state, row, call);
  if (!called.ok) return called;
  return ok(row.count === 'hand' ? timeUp(state, called.value) : follow(state, called.value));
}

function callRefusal(state: State, row: Offence, { seat, to, points = 0 }: OffenceCall): Refusal | undefined {
  const { rules, phase, count } = state;
  const offence = row.code;
  for (const each of to === undefined ? [seat] : [seat, to]) {
    const known = checkSeat(rules, each);
    if (!known.ok) return known.refusal;
  }
  if (to !== undefined && sideOf(rules, to) === sideOf(rules, seat)) return { code: 'ownSide', seat: to };
  if (lacking(state, row)) return { code: 'offenceOff', offence };
  if (row.who !== 'anyone' && !committed(state, row, seat))
    return { code: 'offenceSeat', offence, seat, who: row.who };
  const about = countOf(state, row, seat);
  if (!isOpen(state, row, seat) || (points > 0 && about === undefined && row.count.endsWith('IfPoints'))) {
    return { code: 'offenceClosed', offence, phase };
  }
  const known =
    about?.laid !== undefined || (about?.hand !== undefined && countByCards(state, about.hand) !== undefined);
  return known && count !== undefined ? { code: 'countChecked', seat: count.seat } : undefined;
}

/** The call with its figures. */
function readCall(state: State, row: Offence, { seat, to, ...told }: OffenceCall): Result<Called> {
  const { rules, dealer, phase } = state;
  const figures = { points: 0, cards: 0 };
  for (const { name, least, most, unsaid } of row.figures) {
    const value = told[name] ?? unsaid;
    if (value === undefined) return refuse({ code: 'figureMissing', offence: row.code, figure: name });
    if (!Number.isInteger(value) || value < least || value > most) {
      return refuse({ code: 'badFigure', offence: row.code, figure: name, value, least, most });
    }
    figures[name] = value;
  }
  const referred = row.count.endsWith('IfPoints') && figures.points === 0 && phase !== 'over';
  const count = referred ? undefined : countOf(state, row, seat);
  const before = count?.before ?? state.pegs;
  const room = holesToGo(before, sideOf(rules, seat), rules);
  const claimed = count?.claimed ?? (row.count === 'game' ? room : 0);
  const usual = row.who === 'pone' && dealer !== undefined ? dealer : opponentOf(rules, seat);
  const opponent = row.count === 'otherIfPoints' && count !== undefined ? count.seat : (to ?? usual);
  const begun = phase === 'play' || phase === 'show' || phase === 'over';
  const facts = { rules, penalties: penaltiesOf(rules), claimed, room, begun, ...figures };
  const called = {
    row,
    seat,
    opponent,
    count,
    before,
    facts,
    to: recipientsOf(rules, seat, opponent, to !== undefined),
  };
  const refusal = figureRefusal(state, called);
  return refusal === undefined ? ok(called) : refuse(refusal);
}

/** Points that cannot be: more than the count, as many as would win after all, or such as nothing scores. */
function figureRefusal(state: State, { row, count, facts }: Called): Refusal | undefined {
  const { points: value, claimed } = facts;
  const bounds = boundsOf(row, count, facts);
  if (bounds !== undefined && (value < bounds[0] || value > bounds[1])) {
    const [least, most] = bounds;
    return { code: 'badFigure', offence: row.code, figure: 'points', value, least, most };
  }
  if (row.count === 'hand') return impossible(state, state.hand, value);
  if (count === undefined) return undefined;
  const left = row.code === 'falseGame' ? value : claimed - value;
  return impossible(state, count.hand, row.code === 'underpegged' ? claimed + value : left);
}

function boundsOf(
  row: Offence,
  count: Count | undefined,
  facts: Facts,
): readonly [number, number] | undefined {
  const { claimed, room } = facts;
  switch (row.count) {
    case 'own':
      return row.code === 'underpegged' ? undefined : [1, claimed];
    case 'game':
      return [0, room - 1];
    case 'ownIfPoints':
    case 'otherIfPoints':
      return count === undefined ? [0, 0] : [claimed, claimed];
    default:
      return row.code === 'notPeggedOut' ? [room, 99] : undefined;
  }
}

/** Why a count cannot have been worth so much. */
function impossible({ rules, deal }: State, hand: Hand | undefined, points: number): Refusal | undefined {
  if (hand !== undefined) {
    const crib = hand === 'crib';
    const possible = possibleCounts(crib, rules);
    return possible.includes(points) ? undefined : { code: 'impossibleCount', points, possible, crib };
  }
  const possible = deal === 0 ? possiblePoints(rules) : possiblePlays(undefined, rules);
  const code = deal === 0 ? 'impossiblePoints' : 'impossiblePlay';
  return points === 0 || possible.includes(points) ? undefined : { code, points, possible };
}

/** The ruling on an offence, with its peg moves from the pegs as they stand. */
function ruleOn(state: State, called: Called): Ruling {
  const { rules, pegs, retraction } = state;
  const { row, seat, opponent, before, facts, to } = called;
  const outcome = row.outcome(facts);
  const steps = [...takenBack(state, called), ...outcome.steps.flatMap((step) => givenBy(rules, step, to))];
  const sides = { player: sideOf(rules, seat), opponent: sideOf(rules, opponent) };
  const restored = row.redeal ? retraction.deal : retraction.play;
  const stepped = stepsOf({ rules, pegs, before, restored, sides }, steps);
  const given = stepped.filter(({ step }) => isGiven(step)).map(({ move }) => move);
  // Every other side takes as much; the figure is that of the first.
  const shares = to.takers === 'each' ? given.slice(0, 1) : given;
  const moves = stepped.map(({ move }) => move);
  const back = steps.reduce((sum, { how, points }) => sum + (how === 'back' ? points : 0), 0);
  return {
    code: outcome.ruling,
    source: sourceOf(row, outcome),
    offence: row.code,
    seat,
    opponent,
    claimed: facts.claimed,
    truth: undefined,
    items: [],
    paid: outcome.paid ?? 0,
    award: shares.reduce((sum, { points }) => sum + points, 0),
    called: undefined,
    moves,
    ...(back === 0 ? {} : { back }),
    ...(facts.cards === 0 ? {} : { cards: facts.cards }),
    ...(to.takers === undefined || given.length === 0 ? {} : { takers: to.takers }),
  };
}

/** What comes off before anything else: all points of a dead deal, or those of the play once it has begun. */
function takenBack({ pegs, rules, phase }: State, { row, seat }: Called): readonly PegStep[] {
  const playing = phase === 'play' || phase === 'show';
  const sides = pegs.map((_, side) => side);
  const own = sideOf(rules, seat);
  const off = row.redeal ? sides : playing && row.retracts === 'everyone' ? sides : [];
  const back = playing && row.retracts === 'player' ? [own] : off;
  return back.map((side) => ({ who: 'player', how: 'restore', points: 0, side }));
}

/** Whether the step is points that the player gives away. */
const isGiven = ({ who, how }: PegStep): boolean => who === 'opponent' && how === 'forward';

/** Points that the player gives away go to the takers; in lowball, the player goes on instead of back. */
function givenBy(rules: RuleSet, step: PegStep, { seats, takers }: Recipients): readonly PegStep[] {
  if (penaltyTurns(rules) && step.penalty === true)
    return [{ ...step, who: 'opponent', how: 'forward', side: sideOf(rules, seats[0] as Seat) }];
  if (!isGiven(step) || takers === undefined || step.points === Number.POSITIVE_INFINITY) return [step];
  return seats.map((seat) => ({ ...step, side: sideOf(rules, seat) }));
}

/** The one rule that a ruling names. By the ACC's book what was pegged on a card past thirty-one is overpegging because 7.1.e says so. */
function sourceOf({ code, source }: Offence, outcome: Outcome): RuleSource {
  const ruled = outcome.source ?? RULING_SOURCES[outcome.ruling];
  return code === 'pastThirtyOne' && ruled.rulebook === source.rulebook ? source : ruled;
}

/** The ruling takes effect, and the game goes on as it says. */
function follow(state: State, called: Called): Draft {
  const { row } = called;
  const after = add(draft(state), { type: 'ruled', ruling: ruleOn(state, called) });
  if (state.phase === 'over') return reopen(state, after, called);
  const going = skipDead(finish(after, 'ruling'));
  const early = row.code === 'countedFirst' && state.phase === 'play';
  if (early) return showHand(going, 'pone');
  if (row.code === 'cribWrongSideLate') return passDeal(going, called.seat);
  const dealt = ['bidding', 'starter', 'exchange', 'play', 'show'].includes(state.phase);
  return row.redeal === true && dealt ? onward(going, DEAL_AGAIN) : going;
}

const DEAL_AGAIN: GameEvent = { type: 'phaseEntered', phase: 'deal', again: true };

/** The crib is the seat's, which is the dealer from now on, so that the deal comes to the next player (ACC 5.1.d). */
function passDeal(before: Draft, dealer: Seat): Draft {
  const passed = onward(before, { type: 'dealerSet', dealer, reason: 'ruling' });
  return passed.state.hand === 'pone' ? showHand(passed, 'pone') : passed;
}

/** The points that won are taken back: the game goes on, unless the ruling wins it. */
function reopen(state: State, ruled: Draft, { row, count }: Called): Draft {
  const { rules, deal, results } = state;
  if (row.redeal) return onward(finish(add(ruled, reopening(deal, undefined)), 'ruling'), DEAL_AGAIN);
  const hand = row.code === 'countedFirst' ? 'pone' : count?.hand;
  const reopened = add(ruled, reopening(deal, hand));
  const out = sideOut(reopened.state.pegs, rules);
  // A side that is out for another reason stays out for that reason.
  const moved = reopened.state.ruling?.moves.some(({ side }) => side === out);
  const endings = results.slice(-1).map(({ ending }): Ending => (moved ? 'ruling' : ending));
  const going = endings.reduce(finish, reopened);
  return deal > 0 && count?.hand !== undefined ? afterCount(going, count.hand) : going;
}

function reopening(deal: number, hand: Hand | undefined): GameEvent {
  if (deal === 0) return { type: 'gameReopened', phase: 'free' };
  return hand === undefined
    ? { type: 'gameReopened', phase: 'play' }
    : { type: 'gameReopened', phase: 'show', hand };
}

/** The time for a count is up: the player pegs what is left, then the opponents take their half. */
function timeUp(state: State, called: Called): Draft {
  const { hand = 'pone' } = state;
  const items = countByCards(state, hand, called.seat);
  const points = items === undefined ? called.facts.points : Math.max(0, total(items));
  const facts: Facts = { ...called.facts, claimed: points, points };
  const { paid = 0 } = called.row.outcome(facts);
  const counted = finish(
    add(draft(state), { type: 'pegged', seat: called.seat, points: paid, reason: 'show', hand }),
    'show',
  );
  const ruling = ruleOn(counted.state, { ...called, facts });
  return afterCount(finish(add(counted, { type: 'ruled', ruling }), 'ruling'), hand);
}

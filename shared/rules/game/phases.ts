// From phase to phase: a new game, the cut, the deal, the starter, the play, the show.
import type { CardOrRank } from '../cards/cards.ts';
import { checkRules } from '../house/check.ts';
import type { Refusal } from '../terms/refusal.ts';
import { mapped, ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, sideCount, sideOf, targetOf } from '../terms/ruleset.ts';
import { checkSeat, counterOf, poneOf, type Seat } from '../terms/seats.ts';
import { isBidFor, toStarter } from '../variants/auction.ts';
import type { CommandOf, Identity, Position } from './command.ts';
import { add, type Draft, draft, giveUp } from './draft.ts';
import { settle } from './lay.ts';
import { lowestCut, matchOf, nextDealerOf } from './match.ts';
import { afterExchange, afterPlay, afterStarter } from './order.ts';
import { keyPoints } from './pegging.ts';
import type { State } from './state.ts';

/** What a game is begun with; `followed`: false where its beginning was not followed. */
type Beginning = Omit<CommandOf<'newGame'>, 'type' | 'alone'> & { readonly followed?: boolean };

/** Begins a game; the match goes on or not as `newGame` of command.ts says. Refusals: badRules, badPlayers, badSeat, badPegs. */
export function newGame(state: State, beginning: Beginning): Result<Draft> {
  const { rules, players, followed = true, dealer: settled, at } = beginning;
  const checked = checkRules(rules);
  if (!checked.ok) return checked;
  const seat = settled === undefined ? undefined : checkSeat(rules, settled);
  if (seat?.ok === false) return seat;
  if (players.length !== rules.seats) {
    return refuse({ code: 'badPlayers', expected: rules.seats, got: players.length });
  }
  const wrong = at && pegsRefusal(rules, at);
  if (wrong !== undefined) return refuse(wrong);
  const again = goesOn(state, beginning);
  const game = again ? state.game + 1 : 1;
  const identity = identityOf(beginning, again ? state.matchId : beginning.gameId);
  const begun = add(draft(state), {
    type: 'gameStarted',
    game,
    ...identity,
    rules,
    players,
    ...(at && { at }),
  });
  if (!followed) return ok(begun);
  if (seat !== undefined) return ok(firstDeal(begun, seat.value, 'rule'));
  const dealer = again ? nextDealerOf(state, rules) : undefined;
  if (dealer !== undefined) return ok(firstDeal(begun, dealer, 'lastGame'));
  return ok(rules.firstDealer === 'firstSeat' ? firstDeal(begun, 0, 'rule') : begun);
}

/** Pegs that cannot stand so before a deal: in the game hole or past it, rear before front, or not one pair for each side. */
function pegsRefusal(rules: RuleSet, { pegs, deal }: Position): Refusal | undefined {
  const stands = (side: number): boolean => {
    const { front, rear } = pegs[side] ?? { front: -1, rear: -1 };
    const whole = [front, rear, deal].every(Number.isInteger) && deal > 0 && side < sideCount(rules);
    return whole && rear >= 0 && front < targetOf(rules, side) && (rear < front || front + rear === 0);
  };
  const sides = Array.from({ length: Math.max(sideCount(rules), pegs.length) }, (_, side) => side);
  const side = sides.find((each) => !stands(each));
  return side === undefined ? undefined : { code: 'badPegs', side, most: targetOf(rules, side) - 1 };
}

/** Whether the match goes on: it is not over, and the same players sit on the same sides. */
function goesOn(state: State, { rules, players, playerIds = players, newMatch = false }: Beginning): boolean {
  const { playerIds: known } = state;
  const same = playerIds.length === known.length && playerIds.every((id, seat) => id === known[seat]);
  return !newMatch && same && rules.sides.join() === state.rules.sides.join() && !matchOf(state).over;
}

/** What is known of a game that begins; nothing is kept of what is not. */
const identityOf = (
  { gameId, playerIds, colours, assignment }: Identity,
  matchId: string | undefined,
): Identity & { readonly matchId?: string } => ({
  ...(gameId !== undefined && { gameId }),
  ...(matchId !== undefined && { matchId }),
  ...(playerIds !== undefined && { playerIds }),
  ...(colours !== undefined && { colours }),
  ...(assignment !== undefined && { assignment }),
});

/** The first deal of a game. The pone gets the points for it, if the house gives any and no peg has moved. */
function firstDeal(
  before: Draft,
  dealer: Seat,
  reason: 'cut' | 'lastGame' | 'rule',
  cards?: readonly CardOrRank[],
): Draft {
  const known = cards === undefined ? {} : { cards };
  const dealt = add(
    before,
    { type: 'dealerSet', dealer, reason, ...known },
    { type: 'phaseEntered', phase: 'deal' },
  );
  const { rules, pegs } = dealt.state;
  const pone = poneOf(dealt.state);
  const fresh = pegs.every(({ front }) => front === 0);
  if (rules.firstDealBonus === 0 || dealt.state.deal > 1 || !fresh || pone === undefined) return dealt;
  return add(dealt, { type: 'pegged', seat: pone, points: rules.firstDealBonus, reason: 'firstDeal' });
}

/** The cut has shown who deals. Refusals: badSeat, notNow. */
export function cut(state: State, dealer: Seat): Result<Draft> {
  const known = checkSeat(state.rules, dealer);
  return known.ok ? cutTo(state, dealer) : known;
}

/**
 * The cards that the players cut, by seat, show who deals. Refusals: cutAgain, where the lowest are alike; notNow,
 * wrongNumberOfCards, duplicateCard, tooManyOfRank.
 */
export function cutByCards(state: State, cards: readonly CardOrRank[]): Result<Draft> {
  const lowest = lowestCut(cards, state.rules);
  if (isCutting(state) && !lowest.ok) return lowest;
  const dealer = lowest.ok ? lowest.value : 0;
  return dealer === undefined ? refuse({ code: 'cutAgain', cards }) : cutTo(state, dealer, cards);
}

const isCutting = ({ phase }: State): boolean => phase === 'cut' || phase === 'free';

function cutTo(state: State, dealer: Seat, cards?: readonly CardOrRank[]): Result<Draft> {
  const { phase } = state;
  return isCutting(state)
    ? ok(firstDeal(draft(state), dealer, 'cut', cards))
    : refuse({ code: 'notNow', command: 'cut', phase });
}

/** The side of a seat gives the game up. Refusal: badSeat. */
export function concede(state: State, seat: Seat): Result<Draft> {
  return mapped(checkSeat(state.rules, seat), () => giveUp(draft(state), sideOf(state.rules, seat)));
}

/** From now on the phases are not followed. Refusal: notNow, also where every hand is checked. */
export const free = (state: State): Result<Draft> =>
  state.phase === 'free' || state.rules.claims === 'always'
    ? refuse({ code: 'notNow', command: 'free', phase: state.phase })
    : ok(add(draft(state), { type: 'phaseEntered', phase: 'free' }));

/**
 * On to the next phase; in the show, the hand counts nothing. Refusals: cutFirst; where cards have to be entered, countFirst,
 * and starterFirst as long as a jack would count.
 */
export function next(state: State): Result<Draft> {
  const { hand, phase, rules } = state;
  if (phase === 'play') return ok(afterPlay(settle(draft(state))));
  if (phase === 'starter' && rules.claims === 'always' && rules.heels > 0)
    return refuse({ code: 'starterFirst' });
  if (phase === 'deal' && isBidFor(state))
    return ok(add(draft(state), { type: 'phaseEntered', phase: 'bidding' }));
  if (phase === 'deal' || phase === 'bidding') return ok(toStarter(draft(state)));
  if (phase === 'starter') return ok(afterStarter(draft(state)));
  if (phase === 'exchange') return ok(afterExchange(draft(state)));
  if (phase === 'free') return ok(add(draft(state), { type: 'phaseEntered', phase: 'cut' }));
  const seat = hand && counterOf(state, hand);
  if (hand === undefined || seat === undefined) return refuse({ code: 'cutFirst' });
  return rules.claims === 'always'
    ? refuse({ code: 'countFirst', seat, hand })
    : keyPoints(state, { seat, points: 0 });
}

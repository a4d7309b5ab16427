// One event forward: the only place where a game's state changes.
import type { GameEvent, PegReason } from './event.ts';
import { type Pegs, peg, pegsOf, START } from './pegs.ts';
import { completeRules, type RuleSet, sideCount, sideOf } from './ruleset.ts';
import type { Ruling } from './ruling.ts';
import { type Count, NO_GAME, type State } from './state.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** The state after an event. Total and pure; the event must be one that `decide` gave for this state. */
export function evolve(state: State, event: GameEvent): State {
  switch (event.type) {
    case 'gameStarted':
      return started(state, event);
    case 'dealerSet':
      return { ...state, dealer: event.dealer, firstDealer: state.firstDealer ?? event.dealer };
    case 'phaseEntered':
      return entered(state, event);
    case 'starterTurned':
      return { ...state, starter: event.starter };
    case 'pegged':
      return pegged(state, event);
    case 'cardsEntered':
      return { ...state, cards: { ...state.cards, [event.hand]: event.cards } };
    case 'disputed':
      return { ...state, disputed: true, count: state.count && { ...state.count, hand: event.hand } };
    case 'mugginsCalled':
      return called(state, event);
    case 'ruled':
      return ruled(state, event.ruling);
    case 'gameWon':
      return { ...state, phase: 'over', hand: undefined, results: [...state.results, event.result] };
    case 'gameReopened':
      return { ...state, phase: event.phase, hand: event.hand, results: state.results.slice(0, -1) };
  }
}

const started = (state: State, { game, rules, players }: EventOf<'gameStarted'>): State => ({
  ...NO_GAME,
  phase: 'cut',
  rules: completeRules(rules),
  players,
  game,
  pegs: Array.from({ length: sideCount(rules) }, () => START),
  results: game === 1 ? [] : state.results,
});

function entered(state: State, { phase, hand }: EventOf<'phaseEntered'>): State {
  const next: State = { ...state, phase, hand };
  switch (phase) {
    case 'deal':
      return { ...next, deal: state.deal + 1 };
    // The last deal's cards are mixed: nothing of it can be called or disputed any more.
    case 'starter':
      return {
        ...next,
        starter: undefined,
        cards: {},
        count: state.count && { ...state.count, open: false },
      };
    case 'free':
      return { ...next, starter: undefined, cards: {}, deal: 0, dealer: undefined, firstDealer: undefined };
    default:
      return next;
  }
}

/** Points that are no count, so that nothing can have been missed or claimed too much (ACC 10). */
const NO_COUNT: ReadonlySet<PegReason> = new Set(['heels', 'firstDeal', 'barred']);

function pegged(state: State, { seat, points, claimed, hand, reason }: EventOf<'pegged'>): State {
  const { rules, pegs } = state;
  return {
    ...state,
    // Where nobody follows the deals, cards belong to the count for which they were entered.
    ...(reason === 'free' ? { starter: undefined, cards: {} } : {}),
    pegs: peg(pegs, sideOf(rules, seat), points, rules),
    count: {
      seat,
      hand,
      claimed: claimed ?? points,
      before: pegs,
      open: !NO_COUNT.has(reason),
      call: undefined,
    },
  };
}

/** A call belongs to the last count if that was the other side's; otherwise it is about an earlier card in play. */
function called(state: State, { seat, points }: EventOf<'mugginsCalled'>): State {
  const { count, rules } = state;
  const belongs =
    count !== undefined && count.call === undefined && sideOf(rules, count.seat) !== sideOf(rules, seat);
  return { ...state, count: belongs ? { ...count, call: { seat, points } } : undefined };
}

/** Once the cards have spoken, nothing more can be said about a count. */
const ruled = (state: State, ruling: Ruling): State => ({
  ...state,
  ruling,
  disputed: false,
  pegs: pegsAfter(state.pegs, ruling),
  count: state.count && countAfter(state.count, state.rules, ruling),
});

const pegsAfter = (pegs: readonly Pegs[], { moves }: Ruling): readonly Pegs[] =>
  pegs.map((each, side) => moves.findLast((move) => move.side === side)?.pegs ?? each);

/** An offence that moved the pegs of the count itself has settled it; what it gave to others stays theirs. */
function countAfter(count: Count, rules: RuleSet, ruling: Ruling): Count {
  if (ruling.offence === undefined) return { ...count, open: count.open && ruling.truth === undefined };
  const own = sideOf(rules, count.seat);
  const moved = ruling.moves.some(({ side }) => side === own);
  const after = pegsAfter(count.before, ruling);
  const before = after.map((pegs, side) => (side === own ? pegsOf(count.before, own) : pegs));
  return { ...count, open: count.open && !moved, before };
}

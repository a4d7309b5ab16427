// From a command to its events, or to a refusal.

import { isCard } from '../cards/cards.ts';
import type { Refusal } from '../terms/refusal.ts';
import { mapped, type Result, refuse } from '../terms/result.ts';
import { cardsIn, firstHand } from '../terms/seats.ts';
import type { Command, CommandOf } from './command.ts';
import type { Draft } from './draft.ts';
import { dispute, enterCards, enterStarter } from './entry.ts';
import type { GameEvent } from './event.ts';
import { go, hold, lay, unseen } from './lay.ts';
import { callMuggins } from './muggins.ts';
import { beginOffline, pegOffline, setAside } from './offline.ts';
import { keyPoints } from './pegging.ts';
import { concede, cut, cutByCards, free, newGame, next } from './phases.ts';
import type { State } from './state.ts';
import { callOffence } from './umpire.ts';

/** Every command but those that belong to the timeline: undo, redo, and requests for consent. */
export type GameCommand = Exclude<Command, { type: 'undo' | 'undoTo' | 'redo' | 'ask' | 'decline' }>;

/** The events that a command brings about in this state, or why it is refused. Pure. */
export function decide(state: State, command: GameCommand): Result<readonly GameEvent[]> {
  const refusal = refusalOf(state, command);
  if (refusal !== undefined) return refuse(refusal);
  // The function of a type fits the commands of that type, which the compiler cannot follow through a look-up.
  const decided = DECISIONS[command.type](state, command as never);
  return mapped(decided, ({ events }) => events);
}

/** Why no command is taken now: there is no game, the game is over, or a dispute waits for cards. */
function refusalOf(state: State, command: GameCommand): Refusal | undefined {
  const { type } = command;
  const { phase, disputed, count } = state;
  const named = cardsOfCommand(command);
  const wrong = named.findIndex((card) => !isCard(card));
  if (wrong >= 0) return { code: 'badCard', text: String(named[wrong]) };
  if (type === 'newGame') return undefined;
  if (phase === 'none') return { code: 'noGame' };
  // What was done offline has happened already.
  if (type === 'unverified' || type === 'setAside') return undefined;
  if (disputed) {
    const seat = count?.seat ?? 0;
    return type === 'starter' || type === 'cards'
      ? undefined
      : { code: 'disputeOpen', seat, cards: cardsIn(state.rules, count?.hand ?? firstHand(state.rules)) };
  }
  const { winner, ending } = state.results.at(-1) ?? { winner: 0, ending: undefined };
  const disputable = (type === 'dispute' || type === 'offence') && ending !== 'conceded';
  return phase === 'over' && !disputable ? { code: 'gameOver', winner } : undefined;
}

/** The cards that a command names; a program may have read them from elsewhere. */
function cardsOfCommand(command: GameCommand): readonly unknown[] {
  switch (command.type) {
    case 'starter':
    case 'lay':
      return [command.card];
    case 'cards':
    case 'cutCards':
      return [command.cards].flat();
    case 'hold':
      return [command.cards, command.discard ?? []].flat();
    default:
      return [];
  }
}

/** What each command does. */
const DECISIONS: { readonly [Type in GameCommand['type']]: Decision<CommandOf<Type>> } = {
  newGame: (state, command) =>
    command.alone === undefined ? newGame(state, command) : beginOffline(state, command),
  cut: (state, { dealer }) => cut(state, dealer),
  cutCards: (state, { cards }) => cutByCards(state, cards),
  next,
  free,
  peg: keyPoints,
  starter: (state, { card }) => enterStarter(state, card),
  cards: (state, { cards, hand }) => enterCards(state, cards, hand),
  hold,
  lay,
  go: (state, { seat }) => go(state, seat),
  unseen,
  dispute: (state, { crib = false }) => dispute(state, crib),
  concede: (state, { seat }) => concede(state, seat),
  unverified: pegOffline,
  setAside,
  muggins: callMuggins,
  offence: callOffence,
};

type Decision<Wish> = (state: State, command: Wish) => Result<Draft>;

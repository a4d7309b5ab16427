// Decides what becomes of a phone's request: carried out, put to another side, or turned down, with the reason as a code.
import {
  type Asking,
  type ConsentRequest,
  consentRequest,
  type LastMove,
  needsConsent,
  type OffenceCall,
  type Prohibition,
  prohibition,
  type UndoConsent,
  undoConsent,
} from '../rules/game/index.ts';
import { type Command, type Hand, promptOf, type State } from '../rules/index.ts';
import { sideOf } from '../rules/terms/index.ts';

/** The facts that a request rests on, as the phone knew them. Null: it does not rest on this one. */
interface KnownFacts {
  readonly game: number;
  readonly deal: number;
  readonly hand: Hand | null;
  /** Front peg of the seat's own side. */
  readonly front: number | null;
}

/** The table that a request comes to. */
export interface RequestTable {
  readonly state: State;
  /** Undefined if there is no move to take back. */
  readonly lastMove: (LastMove & { readonly move: number }) | undefined;
  /** The request that waits for consent. */
  readonly asked: Asking | undefined;
}

/** A fact that has changed since the phone heard of it. */
export type Outdated = Readonly<
  | { code: 'otherGame' | 'otherDeal' | 'otherHand' | 'askedNoMore' }
  | { code: 'pegMoved'; now: number; seen: number }
>;

/** Why a seat may not ask for something, or not now. */
export type Denial = Prohibition | { readonly code: 'asking' | 'ownUndo' };

/** What becomes of a request. */
export type Decision = Readonly<
  | { kind: 'carryOut'; command: Command }
  /** Another side has to agree; null: to an undo. */
  | { kind: 'ask'; offence: OffenceCall | null }
  /** Another device began the game that this one wants. */
  | { kind: 'begun' }
  | { kind: 'stale'; outdated: Outdated }
  | { kind: 'forbidden'; denial: Denial }
  | { kind: 'refused'; refusal: { code: 'nothingToUndo' } }
>;

/** A seat's request. `undo`: the house rule for undo from phones. */
export interface SeatRequest {
  readonly seat: number;
  readonly known: KnownFacts;
  readonly command: Command;
  readonly undo: 'own' | 'agreed';
}

/** Decides a request. */
export function decideRequest(table: RequestTable, request: SeatRequest): Decision {
  const { state } = table;
  const { seat, known, command } = request;
  if (command.type === 'newGame' && state.game !== known.game) return { kind: 'begun' };
  const denial = prohibition(state, seat, command);
  if (denial !== undefined) return { kind: 'forbidden', denial };
  const outdated = outdatedFact(state, seat, known);
  if (outdated !== undefined) return { kind: 'stale', outdated };
  if (command.type === 'undo') return decideUndo(table, request);
  return command.type === 'offence' && needsConsent(state, seat, command)
    ? ask(table, seat, command)
    : { kind: 'carryOut', command };
}

function decideUndo(table: RequestTable, { seat, command, undo }: SeatRequest): Decision {
  if (table.lastMove === undefined) return { kind: 'refused', refusal: { code: 'nothingToUndo' } };
  return undoConsentOf(table, seat, undo) === undefined
    ? { kind: 'carryOut', command }
    : ask(table, seat, null);
}

/** One request waits at a time: a second side cannot talk over the first. */
function ask(table: RequestTable, seat: number, offence: OffenceCall | null): Decision {
  const { rules } = table.state;
  const { asked } = table;
  return asked !== undefined && sideOf(rules, asked.seat) !== sideOf(rules, seat)
    ? { kind: 'forbidden', denial: { code: 'asking' } }
    : { kind: 'ask', offence };
}

/** The request that waits for consent; null without one. It lasts until the next move. */
export const waitingRequest = ({ state, asked, lastMove }: RequestTable): ConsentRequest | null =>
  asked === undefined ? null : consentRequest(state, asked, lastMove?.move ?? 0);

/** Why this seat has to ask before it takes the last move back; undefined if it need not, or there is no move. */
export function undoConsentOf(
  { lastMove }: RequestTable,
  seat: number,
  undo: SeatRequest['undo'],
): UndoConsent | undefined {
  if (lastMove === undefined) return undefined;
  return undoConsent(lastMove, seat) ?? (undo === 'agreed' ? 'agreed' : undefined);
}

/** Decides an answer to the request that waits. The side that asked may only withdraw it. */
export function decideConsent(
  table: RequestTable,
  { seat, move, agree }: { readonly seat: number; readonly move: number; readonly agree: boolean },
): Decision {
  const { rules } = table.state;
  const waiting = waitingRequest(table);
  if (waiting === null || waiting.move !== move) return { kind: 'stale', outdated: { code: 'askedNoMore' } };
  const own = sideOf(rules, seat) === sideOf(rules, waiting.by);
  if (!waiting.agree.includes(seat) && (agree || !own))
    return { kind: 'forbidden', denial: { code: 'ownUndo' } };
  return {
    kind: 'carryOut',
    command: agree ? (waiting.offence ?? { type: 'undo' }) : { type: 'decline', seat },
  };
}

/** The first of the known facts that has changed. The hand is that of the prompt: in a dispute, the disputed one. */
function outdatedFact(
  state: State,
  seat: number,
  { game, deal, hand, front }: KnownFacts,
): Outdated | undefined {
  if (state.game !== game) return { code: 'otherGame' };
  if (state.deal !== deal) return { code: 'otherDeal' };
  if (state.phase === 'show' && hand !== null && hand !== (promptOf(state).hand ?? null))
    return { code: 'otherHand' };
  const now = state.pegs[sideOf(state.rules, seat)]?.front ?? 0;
  return front === null || front === now ? undefined : { code: 'pegMoved', now, seen: front };
}

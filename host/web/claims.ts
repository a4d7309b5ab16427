// Claims from phones, each carried out exactly once: whatever is lost on the way, sent again or overtaken by others.
import type { Command, State } from '../../shared/rules/index.ts';
import { promptOf, sideOf } from '../../shared/rules/index.ts';
import type { Table, TableRefusal } from '../table/index.ts';
import { forbidden } from './permits.ts';
import type { Settings } from './settings.ts';
import { type Answer, answer } from './want.ts';
import type { Claim, Seen, UndoRequest } from './wire.ts';

/** What of a table claims need. */
export type ClaimTable = Pick<Table, 'state' | 'command' | 'claimed' | 'lastMove'>;

/**
 * What became of a claim. 'done' says as which move, and whether it was done before; 'asked' waits for the other side's consent;
 * 'stale' means that others have changed what it rests on since the phone looked.
 */
export type ClaimAnswer =
  | { readonly kind: 'done'; readonly move: number; readonly again: boolean }
  | { readonly kind: 'asked' }
  | { readonly kind: 'stale'; readonly answer: Answer }
  | { readonly kind: 'forbidden'; readonly code: string; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

/** Answers that moved nothing and are remembered in case they are asked for again. */
const REMEMBERED = 500;

export interface ClaimsOptions {
  readonly table: ClaimTable;
  readonly settings: () => Settings;
  /** What waits for consent has changed. */
  readonly changed: () => void;
}

/** Takes claims, one after the other. What was done is known from the journal, what was not from memory. */
export class Claims {
  readonly #options: ClaimsOptions;
  /** A claim that was turned down stays so: a copy that comes late must not be let in by a table that has moved on. */
  readonly #turnedDown = new Map<string, ClaimAnswer>();
  #asked: (UndoRequest & { readonly id: string }) | undefined;

  constructor(options: ClaimsOptions) {
    this.#options = options;
  }

  /** The undo that waits for consent; null if none does. */
  get asked(): UndoRequest | null {
    const { table } = this.#options;
    if (this.#asked !== undefined && this.#asked.move !== table.lastMove?.move) this.#asked = undefined;
    if (this.#asked === undefined) return null;
    const { by, move } = this.#asked;
    return { by, move };
  }

  /** Carries a claim of a seat out, or says what became of it before. */
  take(seat: number, { id, seen, command }: Claim & { readonly command: Command }): ClaimAnswer {
    const before = this.#before(seat, id);
    if (before !== undefined) return before;
    const answer = this.#answer(seat, { id, seen, command });
    if (answer.kind !== 'done' && answer.kind !== 'asked') this.#remember(id, answer);
    return answer;
  }

  /** The other side says yes or no to the undo of this move. */
  consent(seat: number, move: number, agree: boolean): ClaimAnswer {
    const { table, changed } = this.#options;
    const { asked } = this;
    if (asked === null || asked.move !== move || this.#asked === undefined)
      return { kind: 'stale', answer: answer('askedNoMore', {}) };
    const { rules } = table.state;
    if (sideOf(rules, seat) === sideOf(rules, asked.by) && agree)
      return { kind: 'forbidden', code: 'notYours', answer: answer('ownUndo', {}) };
    const { id, by } = this.#asked;
    this.#asked = undefined;
    if (agree) return this.#carryOut(by, id, { type: 'undo' });
    this.#remember(id, { kind: 'forbidden', code: 'declined', answer: answer('declined', {}) });
    changed();
    return { kind: 'done', move, again: false };
  }

  #before(seat: number, id: string): ClaimAnswer | undefined {
    const kept = this.#options.table.claimed(id);
    if (kept !== undefined) {
      return kept.seat === seat
        ? { kind: 'done', move: kept.move, again: true }
        : { kind: 'forbidden', code: 'notYours', answer: answer('othersClaim', {}) };
    }
    if (this.asked !== null && this.#asked?.id === id) return { kind: 'asked' };
    return this.#turnedDown.get(`${id}`);
  }

  #answer(seat: number, { id, seen, command }: Claim & { readonly command: Command }): ClaimAnswer {
    const { table } = this.#options;
    const no = forbidden(table.state, seat, command);
    if (no !== undefined) return { kind: 'forbidden', ...no };
    const stale = staleness(table.state, seat, seen);
    if (stale !== undefined) return { kind: 'stale', answer: stale };
    return command.type === 'undo' ? this.#undo(seat, id) : this.#carryOut(seat, id, command);
  }

  #undo(seat: number, id: string): ClaimAnswer {
    const { table, settings, changed } = this.#options;
    const last = table.lastMove;
    if (last === undefined) return { kind: 'refused', refusal: { code: 'nothingToUndo' } };
    if (last.seat === seat && settings().undo === 'own') return this.#carryOut(seat, id, { type: 'undo' });
    this.#asked = { by: seat, move: last.move, id };
    changed();
    return { kind: 'asked' };
  }

  #carryOut(seat: number, id: string, command: Command): ClaimAnswer {
    const done = this.#options.table.command(command, { id, seat });
    if (!done.ok) return { kind: 'refused', refusal: done.refusal };
    return { kind: 'done', move: done.value[0]?.move ?? 0, again: false };
  }

  #remember(id: string, answer: ClaimAnswer): void {
    // A full disk or a pause is over some time, and then the same claim may be tried once more.
    const passing =
      answer.kind === 'refused' && (answer.refusal.code === 'disk' || answer.refusal.code === 'paused');
    if (passing) return;
    this.#turnedDown.set(id, answer);
    const [oldest] = this.#turnedDown.keys();
    if (this.#turnedDown.size > REMEMBERED && oldest !== undefined) this.#turnedDown.delete(oldest);
  }
}

/**
 * What has changed since the phone looked that its claim rests on: the game or deal, the hand that is counted, or
 * its own peg, which somebody may have moved on the board for the same count.
 */
function staleness(state: State, seat: number, { game, deal, hand, front }: Seen): Answer | undefined {
  if (state.game !== game) return answer('otherGame', {});
  if (state.deal !== deal) return answer('otherDeal', {});
  // The phone saw the prompt's hand: in a dispute that is the disputed one, not the one whose turn it is to be counted.
  if (state.phase === 'show' && hand !== null && hand !== (promptOf(state).hand ?? null))
    return answer('otherHand', {});
  const now = state.pegs[sideOf(state.rules, seat)]?.front ?? 0;
  return front === null || front === now ? undefined : answer('pegMoved', { now, seen: front });
}

// Claims from phones, each carried out exactly once: whatever is lost on the way, sent again or overtaken by others.
import {
  type ConsentRequest,
  consentRequest,
  needsConsent,
  type OffenceCall,
  type Prohibition,
  prohibition,
  type UndoConsent,
  undoConsent,
} from '../../../shared/rules/game/index.ts';
import { type Command, promptOf, type State } from '../../../shared/rules/index.ts';
import { sideOf } from '../../../shared/rules/terms/index.ts';
import type { Table, TableRefusal } from '../../table/index.ts';
import { type Answer, answer } from '../kit/validation.ts';
import type { SettingValues } from './settings.ts';
import type { Claim, Precondition } from './wire.ts';

/** What of a table claims need. */
type ClaimTable = Pick<Table, 'state' | 'command' | 'claimed' | 'lastMove' | 'asked'>;

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

/** What is over some time. */
const PASSING: readonly string[] = ['disk', 'inDoubt', 'paused'];

interface ClaimsOptions {
  readonly table: ClaimTable;
  readonly settings: () => SettingValues;
  /** What waits for consent has changed. */
  readonly changed: () => void;
}

/** Takes claims, one after the other. What was done is known from the journal, what was not from memory. */
export class Claims {
  readonly #options: ClaimsOptions;
  /** A claim that was turned down stays so: a copy that comes late must not be let in by a table that has moved on. */
  readonly #turnedDown = new Map<string, ClaimAnswer>();

  constructor(options: ClaimsOptions) {
    this.#options = options;
  }

  /** What waits for consent, also since before a restart; null if nothing does. Whatever moves meanwhile, it is no longer asked for. */
  get asked(): ConsentRequest | null {
    const { table } = this.#options;
    if (table.asked === undefined) return null;
    return consentRequest(table.state, table.asked, table.lastMove?.move ?? 0);
  }

  /** Why this seat has to ask before it takes the last move back; undefined where it need not, or there is none. */
  undoConsent(seat: number): UndoConsent | undefined {
    const { table, settings } = this.#options;
    const last = table.lastMove;
    if (last === undefined) return undefined;
    const own = undoConsent(last, seat);
    return own === undefined && settings().undo === 'agreed' ? 'agreed' : own;
  }

  /** Carries a claim of a seat out, or says what became of it before. */
  take(seat: number, { id, seen, command }: Claim & { readonly command: Command }): ClaimAnswer {
    const before = this.#before(seat, id);
    if (before !== undefined) return before;
    const answer = this.#answer(seat, { id, seen, command });
    if (answer.kind !== 'done' && answer.kind !== 'asked') this.#remember(id, answer);
    return answer;
  }

  /** The other side says yes or no to what is asked for at this move. Whoever asked may leave it. */
  consent(seat: number, move: number, agree: boolean): ClaimAnswer {
    const { table, changed } = this.#options;
    const { asked } = this;
    if (asked === null || asked.move !== move || table.asked === undefined)
      return { kind: 'stale', answer: answer('askedNoMore', {}) };
    const { rules } = table.state;
    const own = sideOf(rules, seat) === sideOf(rules, asked.by);
    if (!asked.agree.includes(seat) && (agree || !own))
      return { kind: 'forbidden', code: 'notYours', answer: answer('ownUndo', {}) };
    const { id, seat: by, offence } = table.asked;
    if (agree) return this.#carryOut(by, id, offence ?? { type: 'undo' });
    const declined = table.command({ type: 'decline', seat });
    if (!declined.ok) return { kind: 'refused', refusal: declined.refusal };
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
    if (this.#options.table.asked?.id === id) return { kind: 'asked' };
    return this.#turnedDown.get(`${id}`);
  }

  #answer(seat: number, { id, seen, command }: Claim & { readonly command: Command }): ClaimAnswer {
    const { table } = this.#options;
    // Somebody else was faster: the game that this one wanted has begun.
    if (command.type === 'newGame' && table.state.game !== seen.game)
      return { kind: 'done', move: table.lastMove?.move ?? 0, again: true };
    const no = prohibition(table.state, seat, command);
    if (no !== undefined) return forbidden(table.state, seat, no);
    const stale = staleness(table.state, seat, seen);
    if (stale !== undefined) return { kind: 'stale', answer: stale };
    if (command.type === 'undo') return this.#undo(seat, id);
    return command.type === 'offence' && needsConsent(table.state, seat, command)
      ? this.#ask(seat, id, command)
      : this.#carryOut(seat, id, command);
  }

  /**
   * One thing is asked for at a time: what one side asks cannot be talked over by the other. Nobody is asked to agree to what the
   * rules would refuse then.
   */
  #ask(by: number, id: string, offence: OffenceCall | null): ClaimAnswer {
    const { table, changed } = this.#options;
    const { rules } = table.state;
    const { asked } = this;
    if (asked !== null && sideOf(rules, asked.by) !== sideOf(rules, by))
      return {
        kind: 'forbidden',
        code: 'asking',
        answer: answer('asking', {}),
      };
    const done = table.command({ type: 'ask', seat: by, id, offence });
    if (!done.ok) return { kind: 'refused', refusal: done.refusal };
    changed();
    return { kind: 'asked' };
  }

  #undo(seat: number, id: string): ClaimAnswer {
    if (this.#options.table.lastMove === undefined)
      return { kind: 'refused', refusal: { code: 'nothingToUndo' } };
    return this.undoConsent(seat) === undefined
      ? this.#carryOut(seat, id, { type: 'undo' })
      : this.#ask(seat, id, null);
  }

  #carryOut(seat: number, id: string, command: Command): ClaimAnswer {
    const done = this.#options.table.command(command, { id, seat });
    if (!done.ok) return { kind: 'refused', refusal: done.refusal };
    return { kind: 'done', move: done.value[0]?.move ?? 0, again: false };
  }

  #remember(id: string, answer: ClaimAnswer): void {
    // A failing disk or a pause is over some time, and then the same claim may be tried once more.
    const passing = answer.kind === 'refused' && PASSING.includes(answer.refusal.code);
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
function staleness(
  state: State,
  seat: number,
  { game, deal, hand, front }: Precondition,
): Answer | undefined {
  if (state.game !== game) return answer('otherGame', {});
  if (state.deal !== deal) return answer('otherDeal', {});
  // The phone saw the prompt's hand: in a dispute that is the disputed one, not the one whose turn it is to be counted.
  if (state.phase === 'show' && hand !== null && hand !== (promptOf(state).hand ?? null))
    return answer('otherHand', {});
  const now = state.pegs[sideOf(state.rules, seat)]?.front ?? 0;
  return front === null || front === now ? undefined : answer('pegMoved', { now, seen: front });
}

/** A prohibition as it is answered. */
function forbidden(state: State, seat: number, prohibition: Prohibition): ClaimAnswer {
  const nameOf = (other: number): string => state.players[other] ?? `Seat ${other + 1}`;
  switch (prohibition.code) {
    case 'notSeated':
      return { kind: 'forbidden', code: 'notSeated', answer: answer('notSeated', { seat }) };
    case 'hostsMove':
      return { kind: 'forbidden', code: 'hostOnly', answer: answer('hostsMove', {}) };
    case 'othersHand':
      return notYours(answer('othersHand', { name: nameOf(prohibition.owner) }));
    default:
      return notYours(answer(prohibition.code, { name: nameOf(seat) }));
  }
}

const notYours = (told: Answer): ClaimAnswer => ({ kind: 'forbidden', code: 'notYours', answer: told });

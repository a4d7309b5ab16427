// Requests of phones, each carried out exactly once, however often a phone sends it. shared/table decides; this remembers and answers.
import type { ConsentRequest, UndoConsent } from '../../../shared/rules/game/index.ts';
import type { Command } from '../../../shared/rules/index.ts';
import {
  type Decision,
  type Denial,
  decideConsent,
  decideRequest,
  type Outdated,
  undoConsentOf,
  waitingRequest,
} from '../../../shared/table/requests.ts';
import type { Table, TableRefusal } from '../../table/index.ts';
import { type Answer, answer } from '../kit/validation.ts';
import type { SettingValues } from './settings.ts';
import type { Claim } from './wire.ts';

/** What became of a request. `again`: it was carried out before. */
export type RequestAnswer =
  | { readonly kind: 'done'; readonly move: number; readonly again: boolean }
  | { readonly kind: 'asked' }
  | { readonly kind: 'stale'; readonly answer: Answer }
  | { readonly kind: 'forbidden'; readonly code: string; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

/** Requests that were turned down, kept in case they come again. */
const REMEMBERED = 500;

/** Refusals that pass: the same request may be tried again. */
const PASSING: readonly string[] = ['disk', 'inDoubt', 'paused'];

interface RequestsOptions {
  readonly table: Pick<Table, 'state' | 'command' | 'claimed' | 'lastMove' | 'asked'>;
  readonly settings: () => SettingValues;
  /** The request that waits for consent has changed. */
  readonly changed: () => void;
}

type Request = Claim & { readonly command: Command };

/** Takes requests one after the other. The journal knows those carried out, memory those turned down. */
export class Requests {
  readonly #options: RequestsOptions;
  readonly #turnedDown = new Map<string, RequestAnswer>();

  constructor(options: RequestsOptions) {
    this.#options = options;
  }

  /** The request that waits for consent, also since before a restart; null without one. */
  get asked(): ConsentRequest | null {
    return waitingRequest(this.#options.table);
  }

  /** Why this seat has to ask before it takes the last move back; undefined if it need not, or there is no move. */
  undoConsent(seat: number): UndoConsent | undefined {
    const { table, settings } = this.#options;
    return undoConsentOf(table, seat, settings().undo);
  }

  /** Carries a request out, or says what became of it before. */
  take(seat: number, { id, seen, command }: Request): RequestAnswer {
    const before = this.#before(seat, id);
    if (before !== undefined) return before;
    const { table, settings } = this.#options;
    const decision = decideRequest(table, { seat, known: seen, command, undo: settings().undo });
    const answered = this.#answer(decision, seat, id);
    if (answered.kind !== 'done' && answered.kind !== 'asked') this.#remember(id, answered);
    return answered;
  }

  /** Another side agrees to the request that waits since this move, or declines it. */
  consent(seat: number, move: number, agree: boolean): RequestAnswer {
    const { table, changed } = this.#options;
    const { asked } = table;
    const decision = decideConsent(table, { seat, move, agree });
    if (asked === undefined || decision.kind !== 'carryOut') return this.#answer(decision, seat, '');
    if (agree) return this.#answer(decision, asked.seat, asked.id);
    const declined = table.command(decision.command);
    if (!declined.ok) return { kind: 'refused', refusal: declined.refusal };
    this.#remember(asked.id, { kind: 'forbidden', code: 'declined', answer: answer('declined', {}) });
    changed();
    return { kind: 'done', move, again: false };
  }

  #before(seat: number, id: string): RequestAnswer | undefined {
    const kept = this.#options.table.claimed(id);
    if (kept !== undefined)
      return kept.seat === seat
        ? { kind: 'done', move: kept.move, again: true }
        : { kind: 'forbidden', code: 'notYours', answer: answer('othersClaim', {}) };
    return this.#options.table.asked?.id === id ? { kind: 'asked' } : this.#turnedDown.get(id);
  }

  #answer(decision: Decision, seat: number, id: string): RequestAnswer {
    const { table, changed } = this.#options;
    switch (decision.kind) {
      case 'begun':
        return { kind: 'done', move: table.lastMove?.move ?? 0, again: true };
      case 'carryOut': {
        const done = table.command(decision.command, { id, seat });
        if (!done.ok) return { kind: 'refused', refusal: done.refusal };
        return { kind: 'done', move: done.value[0]?.move ?? 0, again: false };
      }
      case 'ask': {
        const done = table.command({ type: 'ask', seat, id, offence: decision.offence });
        if (!done.ok) return { kind: 'refused', refusal: done.refusal };
        changed();
        return { kind: 'asked' };
      }
      case 'stale':
        return { kind: 'stale', answer: outdatedAnswer(decision.outdated) };
      case 'forbidden':
        return forbidden(table.state.players, seat, decision.denial);
      case 'refused':
        return decision;
    }
  }

  /** A late copy of a request that was turned down is turned down as well, though the table has moved on. */
  #remember(id: string, answered: RequestAnswer): void {
    if (answered.kind === 'refused' && PASSING.includes(answered.refusal.code)) return;
    this.#turnedDown.set(id, answered);
    const [oldest] = this.#turnedDown.keys();
    if (this.#turnedDown.size > REMEMBERED && oldest !== undefined) this.#turnedDown.delete(oldest);
  }
}

const outdatedAnswer = (outdated: Outdated): Answer =>
  outdated.code === 'pegMoved'
    ? answer('pegMoved', { now: outdated.now, seen: outdated.seen })
    : answer(outdated.code, {});

/** The error of a denial; `notYours` unless given. */
const ERRORS: Readonly<Partial<Record<Denial['code'], string>>> = {
  notSeated: 'notSeated',
  hostsMove: 'hostOnly',
  asking: 'asking',
};

function forbidden(players: readonly string[], seat: number, denial: Denial): RequestAnswer {
  const code = ERRORS[denial.code] ?? 'notYours';
  return { kind: 'forbidden', code, answer: denialAnswer(players, seat, denial) };
}

function denialAnswer(players: readonly string[], seat: number, denial: Denial): Answer {
  const nameOf = (other: number): string => players[other] ?? `Seat ${other + 1}`;
  switch (denial.code) {
    case 'notSeated':
      return answer('notSeated', { seat });
    case 'othersHand':
      return answer('othersHand', { name: nameOf(denial.owner) });
    case 'othersDeal':
    case 'othersSeat':
      return answer(denial.code, { name: nameOf(seat) });
    default:
      return answer(denial.code, {});
  }
}

// Muggins at the table: plays its seats by what each of them sees, at a person's pace, and turns the cards where the host deals.
import { randomUUID } from 'node:crypto';
import { type Choice, choose, type Level, levelAt } from '../../../shared/partner/index.ts';
import { type Card, total } from '../../../shared/rules/index.ts';
import type { Seat } from '../../../shared/rules/terms/index.ts';
import type { Pace } from '../../../shared/table/settings.ts';
import type { BoardLog, Clock } from '../../board/index.ts';
import type { Table } from '../table.ts';
import type { Dealer } from './dealer.ts';
import { type CompanyView, companyView, type Missed } from './view.ts';

/** Milliseconds before a move. */
const PACE: Readonly<Record<Pace, number>> = { quick: 400, usual: 1_300, slow: 3_000 };
/** How many times as long a player has to claim a card before Muggins may call what was missed, or to take back one move more. */
const PATIENCE = 4;
/** The same for a player who counts a hand after Muggins, to see what it missed. */
const COUNTING = 8;

interface CompanyOptions {
  readonly table: Table;
  readonly dealer: Dealer;
  readonly pace: () => Pace;
  readonly clock: Clock;
  readonly log: BoardLog;
  /** Answers what another side asks the seat to agree to, if anything is asked. @returns whether it was */
  readonly answer?: (seat: Seat) => boolean;
  /** From 0 up to, and without, 1. */
  readonly random?: () => number;
}

/** Muggins at a table, as long as it plays there. */
export class Company {
  readonly #options: CompanyOptions;
  #stop = (): void => {};
  #slips: { readonly game: string; readonly deal: number; readonly missed: readonly Missed[] } | undefined;
  readonly #onView = (): void => this.#follow();

  constructor(options: CompanyOptions) {
    this.#options = options;
  }

  start(): void {
    const { table, dealer } = this.#options;
    table.dealBy(dealer);
    table.on('view', this.#onView);
    this.#follow();
  }

  stop(): void {
    this.#stop();
    this.#options.table.off('view', this.#onView);
  }

  /** What everybody sees of Muggins; null where only people play. */
  get view(): CompanyView | null {
    const { table, dealer } = this.#options;
    return companyView(table.state, dealer, this.#missedIn(dealer.opened?.deal));
  }

  /** Whatever happens at the table gives everybody time anew. */
  #follow(): void {
    const { table, dealer, clock } = this.#options;
    dealer.follow();
    const { phase } = table.state;
    this.#stop();
    if (!dealer.plays || phase === 'over' || table.paused || table.view.desk !== null) return;
    this.#stop = clock.after(this.#delay, () => this.#act());
  }

  get #delay(): number {
    const { table, pace } = this.#options;
    const { claim, rules } = table.state;
    const isPersons = claim !== undefined && this.#levelAt(claim.seat) === undefined;
    // Whoever lays the next card before would take the points of this one.
    if (claim !== undefined && !isPersons && total(claim.items) > 0) return 0;
    const slowly = table.view.canRedo || (isPersons && rules.muggins === 'called');
    return PACE[pace()] * (this.#isRecounted ? COUNTING : slowly ? PATIENCE : 1);
  }

  /** Whether a player can call muggins on a hand: of those that Muggins counts, only a gentle one's can be short. */
  get #isRecounted(): boolean {
    const { phase, prompt } = this.#options.table.view;
    return (
      phase === 'show' && prompt.calls.some(({ on, card }) => card === null && this.#levelAt(on) === 'gentle')
    );
  }

  /** One move of one seat, or of the dealer. */
  #act(): void {
    const { dealer, answer = () => false } = this.#options;
    const seats = this.#seats;
    if (seats.some(answer)) return;
    const { next, cuts } = dealer;
    // A hand that counts lies open before anybody speaks of it.
    const chosen = next?.type === 'cards' ? undefined : this.#chosen(seats);
    if (chosen !== undefined) this.#carryOut(chosen);
    else if (next !== undefined) this.#entered(dealer.enter(next));
    else if (cuts !== undefined && this.#cutsItself(cuts))
      this.#entered(dealer.cut(Math.floor(this.#random() * dealer.places)));
  }

  /** Who calls something goes first. */
  #chosen(seats: readonly Seat[]): (Choice & { readonly seat: Seat }) | undefined {
    const choices = seats.flatMap((seat) => {
      const choice = this.#choose(seat);
      return choice === undefined ? [] : [{ seat, ...choice }];
    });
    const calls = choices.find(({ command: { type } }) => type === 'muggins' || type === 'dispute');
    return calls ?? choices[0];
  }

  /** Muggins's seats; the one whose card waits for its claim first. */
  get #seats(): readonly Seat[] {
    const { playerIds, claim } = this.#options.table.state;
    const first = claim?.seat ?? 0;
    return playerIds
      .map((_, ahead) => (first + ahead) % playerIds.length)
      .filter((seat) => this.#levelAt(seat) !== undefined);
  }

  #levelAt(seat: Seat): Level | undefined {
    return levelAt(this.#options.table.state.playerIds, seat);
  }

  #cutsItself(cuts: Seat | 'deal'): boolean {
    const { playerIds } = this.#options.table.state;
    return cuts === 'deal' ? this.#seats.length === playerIds.length : this.#levelAt(cuts) !== undefined;
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }

  #choose(seat: Seat): Choice | undefined {
    const { dealer } = this.#options;
    const level = this.#levelAt(seat);
    return level && choose(dealer.view(seat), level, () => this.#random());
  }

  #carryOut({ seat, command, missed }: Choice & { readonly seat: Seat }): void {
    const { table, dealer } = this.#options;
    if (missed !== undefined) this.#note({ seat, slip: missed.slip, did: command, better: missed.better });
    if (command.type === 'hold') {
      const refusal = dealer.throw(seat, table.state.deal, (command.discard ?? []) as readonly Card[]);
      this.#entered(refusal === undefined ? { ok: true } : { ok: false, refusal });
      return;
    }
    const claim = command.type === 'cards' ? undefined : { id: randomUUID(), seat };
    this.#entered(dealer.enter(command, claim));
  }

  #note(missed: Missed): void {
    const { gameId: game, state } = this.#options.table;
    this.#slips = { game, deal: state.deal, missed: [...this.#missedIn(state.deal), missed] };
  }

  #missedIn(deal: number | undefined): readonly Missed[] {
    const slips = this.#slips;
    return slips?.game === this.#options.table.gameId && slips.deal === deal ? slips.missed : [];
  }

  /** A refusal is a fault of ours, and says so without a card. */
  #entered(
    done: { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } },
  ): void {
    const { log, table } = this.#options;
    if (!done.ok) log.error({ refusal: done.refusal.code, phase: table.state.phase }, 'Muggins was refused');
  }
}

// Muggins at the table: plays its seats by what each of them sees, at a person's pace, and turns the cards where the host deals.
import { randomUUID } from 'node:crypto';
import { type Choice, choose, type Level, levelAt, type SlipCode } from '../../shared/partner/index.ts';
import { promptOf } from '../../shared/rules/game/index.ts';
import { type Command, total } from '../../shared/rules/index.ts';
import { poneOf, type Seat } from '../../shared/rules/terms/index.ts';
import type { Pace } from '../../shared/table/settings.ts';
import type { Complaint } from '../../shared/words/index.ts';
import type { BoardLog, Clock } from '../board/index.ts';
import type { Dealer } from './dealer.ts';
import type { Table } from './table.ts';

/** Milliseconds before a move. */
const PACE: Readonly<Record<Pace, number>> = { quick: 400, usual: 1_300, slow: 3_000 };
/** How many times as long a player has to claim a card before Muggins may call what was missed, or to take back one move more. */
const PATIENCE = 4;

/** What Muggins missed. */
export interface Missed {
  readonly seat: Seat;
  readonly slip: SlipCode;
  readonly did: Command;
  readonly better: Command;
}

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

  /** What Muggins missed in the deal that lies open. */
  get slips(): readonly Missed[] {
    const { table, dealer } = this.#options;
    const { opened } = dealer;
    const known = this.#slips?.game === table.gameId && this.#slips.deal === opened?.deal;
    return known ? (this.#slips?.missed ?? []) : [];
  }

  /** Whatever happens at the table gives everybody time anew. */
  #follow(): void {
    const { table, dealer, clock } = this.#options;
    dealer.follow();
    table.tell(this.#asks);
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
    return PACE[pace()] * (slowly ? PATIENCE : 1);
  }

  /** One move of one seat, or of the dealer. */
  #act(): void {
    const { table, dealer, answer = () => false } = this.#options;
    const seats = this.#seats;
    if (seats.some(answer)) return;
    const choices = seats.flatMap((seat) => {
      const choice = this.#choose(seat);
      return choice === undefined ? [] : [{ seat, ...choice }];
    });
    const { next, cuts } = dealer;
    // A hand that counts lies open before anybody speaks of it.
    if (next?.type === 'cards') {
      this.#entered(dealer.enter(next));
      return;
    }
    const calls = choices.find(({ command: { type } }) => type === 'muggins' || type === 'dispute');
    const chosen = calls ?? choices[0];
    if (chosen !== undefined) this.#carryOut(chosen);
    else if (next !== undefined) this.#entered(dealer.enter(next));
    else if (cuts !== undefined && this.#cutsItself(cuts))
      this.#entered(dealer.cut(Math.floor(this.#random() * dealer.places)));
    else if (table.state.phase === 'cut') return;
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
    const { table, dealer, log } = this.#options;
    const { deal } = table.state;
    if (missed !== undefined) this.#note({ seat, slip: missed.slip, did: command, better: missed.better });
    if (command.type === 'hold') {
      const refusal = dealer.throw(seat, deal, (command.discard ?? []) as Parameters<Dealer['throw']>[2]);
      if (refusal !== undefined)
        log.error(
          {
            refusal: refusal.code,
            phase: table.state.phase,
            deal,
            seat,
            starter: table.state.starter,
            pegs: table.state.pegs,
          },
          'Muggins could not lay away',
        );
      return;
    }
    const claim = command.type === 'cards' ? undefined : { id: randomUUID(), seat };
    this.#entered(dealer.enter(command, claim));
  }

  #note(missed: Missed): void {
    const { table } = this.#options;
    const { gameId: game } = table;
    const { deal } = table.state;
    const before = this.#slips?.game === game && this.#slips.deal === deal ? this.#slips.missed : [];
    this.#slips = { game, deal, missed: [...before, missed] };
  }

  /** A refusal is a fault of ours, and says so without a card. */
  #entered(done: ReturnType<Table['command']>): void {
    const { log, table } = this.#options;
    if (!done.ok) log.error({ refusal: done.refusal.code, phase: table.state.phase }, 'Muggins was refused');
  }

  /** What people at the table have to do for the cards. */
  get #asks(): Complaint | undefined {
    const { table, dealer } = this.#options;
    const { state } = table;
    if (!dealer.plays) return undefined;
    const { cuts } = dealer;
    if (cuts === 'deal') return { code: 'cutForDeal', details: {} };
    if (cuts !== undefined) return { code: 'cutsPack', details: { name: state.players[cuts] ?? '' } };
    const person = state.players.findIndex(
      (_, seat) => dealer.throwsOf(seat) > 0 && this.#levelAt(seat) === undefined,
    );
    if (!dealer.deals) return this.#readerAsks();
    if (person >= 0) return { code: 'laysAway', details: { name: state.players[person] ?? '' } };
    const leads = state.phase === 'play' && promptOf(state).play === undefined ? poneOf(state) : undefined;
    return leads === undefined ? undefined : { code: 'leads', details: { name: state.players[leads] ?? '' } };
  }

  #readerAsks(): Complaint | undefined {
    const { table } = this.#options;
    const name = (seat: Seat): string => table.state.players[seat] ?? '';
    const { reads, turns } = this;
    if (reads !== undefined)
      return { code: 'readCards', details: { name: name(reads.seat), cards: reads.cards } };
    if (turns === undefined) return undefined;
    const details = { name: name(turns.seat), places: turns.places };
    return { code: turns.what === 'crib' ? 'cribCards' : 'turnsCard', details };
  }

  /** With a reader: the seat whose cards it waits for. */
  get reads(): { readonly seat: Seat; readonly cards: number } | undefined {
    const { dealer } = this.#options;
    const seat = this.#seats.find((each) => dealer.cardsToRead(each) > 0);
    return seat === undefined ? undefined : { seat, cards: dealer.cardsToRead(seat) };
  }

  /** With a reader: the cards of Muggins that people move for it, by their places. */
  get turns():
    | { readonly seat: Seat; readonly what: 'crib' | 'play'; readonly places: readonly number[] }
    | undefined {
    const { table, dealer } = this.#options;
    const { phase, round } = table.state;
    if (!dealer.plays || dealer.deals) return undefined;
    const top = round?.laid.at(-1);
    if (phase === 'play' && top !== undefined && this.#levelAt(top.seat) !== undefined)
      return { seat: top.seat, what: 'play', places: dealer.placesOf(top.seat, [top.card]) };
    const seat = this.#seats.find((each) => dealer.thrownBy(each).length > 0);
    return seat === undefined || (phase !== 'deal' && phase !== 'starter')
      ? undefined
      : { seat, what: 'crib', places: dealer.placesOf(seat, dealer.thrownBy(seat)) };
  }
}

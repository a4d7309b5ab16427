// The dealer of a table at which Muggins plays: who holds which card, until it lies open. Hidden cards are in a private file beside the
// journal, and nowhere else: not in the journal, not in the state of the table, not in a log.
import {
  belowFrom,
  cardsToCut,
  cribFromPack,
  cutOf,
  dealtTo,
  isPractice,
  levelAt,
  type PackPlace,
  type SealedPack,
  sealOf,
  seatsOfPeople,
  shufflePack,
  starterAt,
  type View,
  viewOf,
} from '../../../shared/partner/index.ts';
import {
  decide,
  discardSize,
  isBidFor,
  knownHand,
  promptOf,
  roundOf,
} from '../../../shared/rules/game/index.ts';
import {
  type Card,
  type CardOrRank,
  type Command,
  type Refusal,
  type State,
  total,
} from '../../../shared/rules/index.ts';
import { handSize, isAlone, refuse, type Seat } from '../../../shared/rules/terms/index.ts';
import type { Complaint } from '../../../shared/words/index.ts';
import type { DamagedFile } from '../../system/kept.ts';
import type { Table } from '../table.ts';
import { barred } from './barred.ts';
import { freshSecret, Hidden, type HiddenDeal, without } from './hidden.ts';
import { type CompanyView, cardTask } from './view.ts';

interface DealerOptions {
  readonly table: Table;
  /** The private file; without it all is kept as long as the host runs. */
  readonly file?: string | undefined;
  readonly damaged?: (found: DamagedFile) => void;
}

/** Deals where Muggins plays, and knows what each seat holds. */
export class Dealer {
  readonly #table: Table;
  readonly #hidden: Hidden;
  /** Whether the dealer itself enters a card: nobody else may. */
  #enters = false;
  #tells = false;

  constructor({ table, file, damaged = () => {} }: DealerOptions) {
    this.#table = table;
    this.#hidden = new Hidden(file, damaged);
  }

  /** Where the cards of the game on the board are. */
  get pack(): PackPlace {
    return this.#hidden.packOf(this.#table.gameId);
  }

  /** Where they are from the next game on. */
  choose(pack: PackPlace): void {
    this.#hidden.choose(pack);
  }

  /** Whether Muggins plays at the table. */
  get plays(): boolean {
    const { phase, rules, playerIds } = this.#table.state;
    return phase !== 'none' && !isAlone(rules) && rules.show !== 'withoutPlay' && isPractice(playerIds);
  }

  /** Whether the host deals the cards of the game on the board. */
  get deals(): boolean {
    return this.plays && this.pack === 'pages';
  }

  /** The pack of a deal of this game, with its secret. */
  sealed(deal: number): SealedPack {
    return this.#hidden.sealed(this.#table.gameId, deal);
  }

  /** The game with all that the dealer knows: for judging, and for views of single seats; never for a page or a log. */
  get state(): State {
    const { state } = this.#table;
    if (!this.plays || state.phase === 'cut' || state.phase === 'over') return state;
    const { held } = this.#deal();
    // Until the starter is turned, the cards on the table are those of the deal before.
    const isFresh = state.phase === 'deal' || state.phase === 'bidding';
    const round = roundOf(isFresh ? { ...state, round: undefined, cards: {} } : state);
    const hands = round.hands.map((known, seat) => {
      const own = held[seat];
      const laid = round.laid.filter((card) => card.seat === seat);
      return own === undefined
        ? known
        : without(
            own.keep,
            laid.map(({ card }) => card),
          );
    });
    const discards = Object.fromEntries(Object.entries(held).map(([seat, { thrown }]) => [seat, thrown]));
    const crib = this.#openCrib();
    const cards = crib === undefined ? state.cards : { ...state.cards, crib };
    return {
      ...state,
      cards,
      round: { ...round, hands },
      discards: isFresh ? discards : { ...state.discards, ...discards },
    };
  }

  /** The crib where it lies face up: while it counts, and until the next deal is laid away. */
  #openCrib(): readonly Card[] | undefined {
    const { state } = this.#table;
    const { phase, hand, count, deal, rules } = state;
    const counts = phase === 'show' && hand === 'crib';
    const counted = phase === 'deal' && count?.hand === 'crib';
    if (!this.deals || !(counts || counted)) return undefined;
    const of = counts ? deal : deal - 1;
    const thrown = Object.values(this.#deal(of).held).flatMap((each) => each.thrown);
    return [...thrown, ...cribFromPack(this.sealed(of).pack, { rules })];
  }

  /** What a seat sees. */
  view(seat: Seat): View {
    const { state } = this;
    if (this.deals) return viewOf(state, seat, this.sealed(state.deal).pack);
    const { held, read } = this.#deal();
    const dealt = held[seat] === undefined ? read[seat] : undefined;
    const view = viewOf(state, seat);
    return dealt !== undefined && dealt.length === this.#dealtTo(seat) ? { ...view, dealt } : view;
  }

  /** Whether a seat has laid away in this deal. */
  hasThrown(seat: Seat): boolean {
    return this.#deal().held[seat] !== undefined;
  }

  /** How many cards a seat has still to lay away; 0 where it is not the time. */
  throwsOf(seat: Seat): number {
    const { state } = this;
    const open = state.phase === 'deal' || state.phase === 'starter';
    const bid = isBidFor(this.#table.state);
    return open && !bid && !this.hasThrown(seat) ? discardSize(state, seat) : 0;
  }

  /** A seat lays cards away to the crib. Until the pack is cut it may lay away others. Refusals: notNow, notHeld, and those of `hold`. */
  throw(seat: Seat, deal: number, thrown: readonly Card[]): Refusal | undefined {
    const { state } = this.#table;
    const now = this.#deal();
    const late = this.deals && !this.#awaitsStarter;
    if (deal !== state.deal || late) return { code: 'notNow', command: 'hold', phase: state.phase };
    const dealt = this.deals ? dealtTo(this.sealed(deal).pack, state, seat) : (now.read[seat] ?? []);
    const other = thrown.find((card) => !dealt.includes(card));
    if (other !== undefined) return { code: 'notHeld', seat, card: other };
    const keep = dealt.filter((card) => !thrown.includes(card));
    const { [seat]: _before, ...held } = now.held;
    const asked = decide(state, { type: 'hold', seat, cards: keep, discard: thrown });
    if (!asked.ok) return asked.refusal;
    this.#change(state.deal, { held: { ...held, [seat]: { keep, thrown } } });
    this.#table.refresh();
    return undefined;
  }

  /** The seat that cuts now; 'deal' where anybody cuts for the deal. */
  get cuts(): Seat | 'deal' | undefined {
    const { state } = this.#table;
    if (!this.deals) return undefined;
    if (state.phase === 'cut') return 'deal';
    const ready = state.players.every((_, seat) => this.hasThrown(seat));
    if (!this.#awaitsStarter || !ready) return undefined;
    return ((state.dealer ?? 0) + state.players.length - 1) % state.players.length;
  }

  /** Whether the starter is still to be turned. In the phase of the deal, that of the deal before is on the table. */
  get #awaitsStarter(): boolean {
    const { phase, starter } = this.#table.state;
    return phase === 'deal' || (phase === 'starter' && starter === undefined);
  }

  /** How many places there are to cut at. */
  get places(): number {
    return cardsToCut(this.#table.state.rules);
  }

  /** The pack is cut at a place: for the deal, or for the starter. Refusals: notNow, and those of the rules. */
  cut(place: number): ReturnType<Table['command']> {
    const { state } = this.#table;
    const { cuts } = this;
    if (cuts === undefined) return refuse({ code: 'notNow', command: 'starter', phase: state.phase });
    if (cuts === 'deal') return this.#cutForDeal();
    const { pack } = this.sealed(state.deal);
    return this.enter({ type: 'starter', card: starterAt(pack, state.rules, place % this.places) });
  }

  /** Ties are cut again. */
  #cutForDeal(): ReturnType<Table['command']> {
    const { rules } = this.#table.state;
    for (;;) {
      const below = belowFrom(freshSecret());
      const done = this.enter({ type: 'cutCards', cards: cutOf(shufflePack(below), rules) });
      if (done.ok || done.refusal.code !== 'cutAgain') return done;
    }
  }

  /** What the dealer of the cards does next; undefined where it is for the players to act. */
  get next(): Command | undefined {
    const { state } = this.#table;
    if (!this.deals) return undefined;
    const { expects, hand, play } = promptOf(state);
    if (expects === 'cards' && hand !== undefined) {
      const cards = this.#lies(hand);
      return cards && { type: 'cards', hand, cards };
    }
    // A player with points left in the play gets time to claim them, unless muggins is called.
    const waits = state.rules.muggins !== 'called' && total(state.claim?.items ?? []) > 0;
    return state.phase === 'play' && play?.over === true && !waits ? { type: 'next' } : undefined;
  }

  /** The hand that counts now, where it lies face up. */
  get shown(): readonly CardOrRank[] | undefined {
    const { phase, hand, rules } = this.#table.state;
    return phase === 'show' && hand !== undefined && rules.show !== 'beforePlay' && this.deals
      ? this.#lies(hand)
      : undefined;
  }

  /** The hand that was counted last, as long as it lies there. */
  get counted(): CompanyView['counted'] {
    const { phase, count, rules } = this.#table.state;
    const lies = phase === 'show' ? rules.show !== 'beforePlay' : phase === 'deal' && count?.hand === 'crib';
    if (!this.deals || !lies || count?.hand === undefined) return null;
    const { seat, hand, claimed: points } = count;
    return { seat, hand, points, cards: this.#lies(hand) ?? [] };
  }

  #lies(hand: NonNullable<State['hand']>): readonly CardOrRank[] | undefined {
    const { state } = this;
    return state.cards[hand] ?? knownHand(state, hand);
  }

  /** Carries out what only the dealer of the cards may do, or Muggins at a seat. */
  enter(command: Command, claim?: Parameters<Table['command']>[1]): ReturnType<Table['command']> {
    this.#enters = true;
    try {
      return this.#table.command(command, claim);
    } finally {
      this.#enters = false;
    }
  }

  /** Why a command cannot be; undefined where it can. `by`: the seat whose phone asks; undefined for the host and the board. */
  bars(command: Command, by?: Seat): Refusal | undefined {
    if (!this.deals || this.#enters) return undefined;
    return barred(command, { state: this.#table.state, known: this.state, by });
  }

  /** A card of Muggins that a reader has read, face down. @returns false for a card that is somebody else's */
  takes(card: Card, seat: Seat): boolean {
    const { state } = this.#table;
    if (!this.plays || this.pack !== 'reader' || levelAt(state.playerIds, seat) === undefined) return false;
    const { read, held } = this.#deal();
    const before = read[seat] ?? [];
    const fits = this.cardsToRead(seat) > 0 && !before.includes(card) && held[seat] === undefined;
    if (fits) this.#change(state.deal, { read: { ...read, [seat]: [...before, card] } });
    if (fits) this.#table.refresh();
    return true;
  }

  /** How many cards of Muggins have still to go over the reader. */
  cardsToRead(seat: Seat): number {
    const { phase } = this.#table.state;
    const open = this.plays && this.pack === 'reader' && (phase === 'deal' || phase === 'starter');
    return open ? this.#dealtTo(seat) - (this.#deal().read[seat]?.length ?? 0) : 0;
  }

  /** The places of a seat's cards from 1, as they went over the reader. */
  placesOf(seat: Seat, cards: readonly CardOrRank[]): readonly number[] {
    const read: readonly CardOrRank[] = this.#deal().read[seat] ?? [];
    return cards.map((card) => read.indexOf(card) + 1);
  }

  /** What a seat has laid away. */
  thrownBy(seat: Seat): readonly Card[] {
    return this.#deal().held[seat]?.thrown ?? [];
  }

  /** Plays a deal again: the same cards, and the people choose anew. Refusals: notNow. */
  replay(deal: number): ReturnType<Table['command']> {
    const people = seatsOfPeople(this.#table.state.playerIds);
    const { held } = this.#deal(deal);
    const muggins = Object.entries(held).filter(([seat]) => !people.includes(Number(seat)));
    const done = this.#takeBack(deal);
    if (done.ok) this.#change(deal, { held: Object.fromEntries(muggins) });
    this.#table.refresh();
    return done;
  }

  /** Back to where a deal begins. */
  #takeBack(deal: number): ReturnType<Table['command']> {
    const { state, moves, view } = this.#table;
    // The move that ended the deal before has begun this one.
    const begun = moves.find((move) => move.deal >= deal);
    return this.deals && begun !== undefined
      ? this.#table.command({ type: 'undoTo', move: begun.move, seen: view.move })
      : refuse({ code: 'notNow', command: 'undoTo', phase: state.phase });
  }

  /** The pack of the deal before, open; undefined where there is none. */
  get opened(): SealedPack | undefined {
    const { phase, deal } = this.#table.state;
    const last = phase === 'over' ? deal : deal - 1;
    return this.deals && this.#deal(last).told === 'opened' ? this.sealed(last) : undefined;
  }

  /** The seal of the pack of this deal. */
  get seal(): string | undefined {
    const { deal } = this.#table.state;
    return this.deals && deal > 0 ? sealOf(this.sealed(deal)) : undefined;
  }

  /** What has to be done for the cards, by people first; undefined for nothing. */
  get task(): Complaint | undefined {
    return cardTask(this.#table.state, this);
  }

  /** Follows the table: seats that lay nothing away hold what they were dealt, packs are sealed and opened in the journal. */
  follow(): void {
    if (this.plays) this.#hidden.begin(this.#table.gameId);
    if (!this.deals || this.#tells) return;
    this.#tells = true;
    // The deal begins again, with a pack that is known.
    if (this.#isLost && !this.#table.paused) {
      this.#hidden.forget(this.#table.gameId, this.#table.state.deal);
      this.#takeBack(this.#table.state.deal);
    }
    const { deal, phase, players } = this.#table.state;
    if (deal > 0 && phase !== 'over') {
      this.#holdAll(players.length);
      if (this.#deal().told === 'nothing') this.#tellSeal();
    }
    for (let past = phase === 'over' ? deal : deal - 1; past > 0; past--)
      if (this.#deal(past).told === 'sealed') this.#open(past);
    this.#tells = false;
  }

  /** Whether nothing is known of cards that are being played with: the private file is gone, or older than the journal. */
  get #isLost(): boolean {
    const { phase, starter, players } = this.#table.state;
    const begun = phase === 'play' || phase === 'show' || (phase === 'starter' && starter !== undefined);
    return begun && players.some((_, seat) => !this.hasThrown(seat));
  }

  #holdAll(seats: number): void {
    const { state } = this.#table;
    for (let seat = 0; seat < seats; seat++)
      if (discardSize(state, seat) === 0 && !this.hasThrown(seat) && !isBidFor(state))
        this.throw(seat, state.deal, []);
  }

  #tellSeal(): void {
    const { deal } = this.#table.state;
    const pack = this.sealed(deal);
    if (this.#table.keepPack({ type: 'packSealed', game: pack.game, deal, seal: sealOf(pack) }))
      this.#change(deal, { told: 'sealed' });
  }

  /** A deal is over: its pack lies open, and what each seat was dealt is known for study. */
  #open(deal: number): void {
    const sealed = this.sealed(deal);
    if (!this.#table.keepPack({ type: 'packOpened', ...sealed })) return;
    this.#change(deal, { told: 'opened' });
    for (const [seat, { keep, thrown }] of Object.entries(this.#deal(deal).held))
      if (thrown.length > 0)
        this.#table.keepDealt({ deal, seat: Number(seat), cards: [...keep, ...thrown], thrown });
  }

  #dealtTo(seat: Seat): number {
    const { state } = this.#table;
    return handSize(state.rules) + discardSize(state, seat);
  }

  #deal(deal = this.#table.state.deal): HiddenDeal {
    return this.#hidden.deal(this.#table.gameId, deal);
  }

  #change(deal: number, changes: Partial<HiddenDeal>): void {
    this.#hidden.change(this.#table.gameId, deal, changes);
  }
}

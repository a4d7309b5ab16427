// Entry of the page /seat: joins a phone to its seat, its requests to the host, and what the host says to the page.

import { WORDS } from '../../../shared/words/generated/pages/table/seat.ts';
import type { Me, SeatPlaces, StateMessage, TableMessage } from '../../web/table/types.ts';
import { boot, start } from '../kit/boot.ts';
import { stayAwake } from '../kit/browser.ts';
import { Draft } from '../kit/draft.ts';
import { t } from '../kit/language.ts';
import { Outbox, replyOf } from '../kit/outbox.ts';
import { freshName, hideHash, invitationIn, keptIn, Place, seatStorage } from '../kit/place.ts';
import { answerLetters } from '../parts/letters.ts';
import { MomentLoader } from '../parts/momentloader.ts';
import { openTableLine, placesForHost, sceneOfStore } from '../parts/store.ts';
import { wordsOfResponse } from '../parts/trouble.ts';
import { type OwnDeal, remember } from './dealt.ts';
import type { Posted } from './hand.ts';
import { Holding, RETRY } from './holding.ts';
import type { Sent, WaitingRequest } from './sent.ts';
import {
  AT_FIRST,
  joinableSeats,
  mineOf,
  type SeatEffect,
  type SeatInput,
  type SeatState,
  seatingOf,
  step,
} from './state.ts';
import type { StudyCards } from './study.ts';
import { SeatPage } from './view.ts';

/** Requests that may wait: more than a network outage brings. */
const MOST_WAITING = 30;

/** The refusal of the table, without naming keys of its board. */
const phoneWords = (response: Response): Promise<string> => wordsOfResponse(response, true);

/** The phone: the state of its seat, and everything that the steps ask for. */
class Phone {
  readonly outbox: Outbox<WaitingRequest>;
  readonly #page: SeatPage;
  readonly #moments = new MomentLoader((moment) => this.#page.set({ moment }));
  readonly #storage = seatStorage();
  readonly #place = new Place({ storage: this.#storage, kind: 'seat', words: phoneWords });
  readonly #holding = new Holding(this.#place, (own) => this.step({ type: 'dealt', own }));
  #agreed = false;
  #state: SeatState = AT_FIRST;

  constructor(page: SeatPage) {
    const storage = this.#storage;
    this.#page = page;
    page.draft = new Draft(storage, this.#place.at('draft'));
    page.studying = new Draft(storage, this.#place.at('study'));
    page.reporting = new Draft(storage, this.#place.at('report'));
    const deals = keptIn<readonly OwnDeal[]>(storage, this.#place.at('deals')) ?? [];
    page.set({ storage, storageKey: this.#place.at('coach'), deals });
    this.outbox = new Outbox({
      storage,
      storageKey: this.#place.at('waiting'),
      most: MOST_WAITING,
      send: async ({ id, seen, command }) =>
        replyOf(await this.#place.post('api/claim', { id, seen, command }), phoneWords),
      changed: () => this.#show(),
      settled: (settled) => this.step({ type: 'settled', settled }),
    });
  }

  /** Something has happened. */
  step(input: SeatInput): void {
    const { state, effects } = step(this.#state, input);
    this.#state = state;
    this.#remember();
    this.#show();
    for (const effect of effects) this.#do(effect);
    this.#holding.follow(state.heard.state, state.seat);
  }

  /** Another message of the host. */
  hear(message: TableMessage): void {
    this.#page.answer = undefined;
    if (message.type !== 'board') this.step({ type: 'heard', message });
  }

  /** The page was loaded, or an invitation was scanned. */
  arrive(invitation?: string): void {
    if (invitation !== undefined) this.#place.scanned(invitation);
    const { lasts } = this.#place;
    const invited = this.#place.invitation !== undefined;
    if (invited && lasts) hideHash();
    this.step({ type: 'arrived', invited, keyed: this.#keyed, lasts: lasts || this.#agreed });
  }

  /** A free seat is taken, or in the demo one that another tab has, which leaves it. */
  async sit({ seat, invitation }: SeatPlaces['seats'][number]): Promise<void> {
    if (invitation !== null) return this.arrive(invitation);
    const answer = await this.#place.post('api/seats', { renew: seat });
    const { seats } = (await answer.json()) as SeatPlaces;
    this.arrive(seats.find((each) => each.seat === seat)?.invitation ?? undefined);
  }

  /** The seat is wanted though this browser forgets it. */
  agree(): void {
    this.#agreed = true;
    hideHash();
    this.step({ type: 'agreed' });
  }

  /** The player asks for something. */
  wish(sent: Sent): void {
    // Another tab may have requests under way in the same storage: the player knows of those that this page shows.
    this.step({ type: 'wished', sent, waits: this.#page.waiting.length > 0 });
  }

  /** Says yes or no to what another side asks for. */
  consent(answer: object): void {
    void this.#place.post('api/consent', answer).catch(() => undefined);
  }

  /** Cards for study go past the requests: they move nothing, and who enters them sees at once whether they were kept. */
  async study(cards: StudyCards): Promise<void> {
    const { deal } = cards;
    const words = await this.#place.post('api/study', cards).then(
      (answer) => (answer.ok ? '' : phoneWords(answer)),
      () => t('seat-study-lost'),
    );
    this.#page.studied = { deal, words };
  }

  /** Posts what is done with cards that the host deals. It is no move: where it fails, the player sees so at once. */
  async post(posted: Posted): Promise<void> {
    const words = await this.#holding.post(posted);
    if (words !== undefined) this.step({ type: 'failed', words });
  }

  /** Keeps the last deals of the seat. */
  #remember(): void {
    const { heard, seat, own } = this.#state;
    const before = this.#page.deals;
    const deals = heard.state && seat !== undefined ? remember(before, heard.state, seat, own) : before;
    if (deals === before) return;
    this.#storage.setItem(this.#place.at('deals'), JSON.stringify(deals));
    this.#page.deals = deals;
  }

  /** The table as it was last heard of. */
  get table(): StateMessage | undefined {
    return this.#state.heard.state;
  }

  /** The key of its seat. */
  get key(): string | undefined {
    return this.#place.key;
  }

  get #keyed(): boolean {
    return this.#place.key !== undefined;
  }

  #show(): void {
    const state = this.#state;
    this.#moments.follow(state.heard.state?.view);
    this.#page.set({
      scene: sceneOfStore(state.heard),
      seating: seatingOf(state),
      mine: mineOf(state),
      message: state.heard.state,
      away: state.away,
      seats: joinableSeats(state),
      asking: state.asking,
      word: state.word,
      waiting: this.outbox.waiting,
      trouble: this.outbox.trouble,
    });
  }

  #do(effect: SeatEffect): void {
    switch (effect.type) {
      case 'take':
        void this.#take();
        break;
      case 'identify':
        void this.#identify();
        break;
      case 'ask':
        void this.#ask(effect.seat);
        break;
      case 'withdraw':
        void this.#place.ask('api/join', { method: 'DELETE' }).catch(() => undefined);
        break;
      case 'retry':
        setTimeout(() => this.arrive(), RETRY);
        break;
      case 'forget':
        this.#place.forget();
        break;
      case 'lookAround':
        void placesForHost().then((places) => {
          this.#page.places = places;
        });
        break;
      case 'hurry':
        this.outbox.hurry();
        break;
      case 'send': {
        const { sent, seen } = effect;
        if (!this.outbox.add({ ...sent, id: freshName(), seen }))
          this.step({ type: 'failed', words: t('seat-tooMany') });
      }
    }
  }

  async #take(): Promise<void> {
    this.step({ type: 'taken', taking: await this.#place.take('api/seat'), keyed: this.#keyed });
  }

  async #ask(seat: number): Promise<void> {
    this.step({ type: 'asked', words: await this.#place.askFor('api/join', { seat }) });
  }

  async #identify(): Promise<void> {
    const answer = await this.#place.ask('api/me').catch(() => undefined);
    this.step({ type: 'known', me: answer?.ok ? ((await answer.json()) as Me) : undefined });
  }
}

await boot('pages-seat', WORDS);
start('muggins-seat', SeatPage, (page) => {
  const phone = new Phone(page);
  page.on<Sent>('wish', (sent) => phone.wish(sent));
  page.on<readonly WaitingRequest[]>('again', (requests) => {
    for (const { command, occasion } of requests) phone.wish({ command, occasion });
  });
  page.on<StudyCards>('study', (cards) => phone.study(cards));
  page.on<Posted>('post', (posted) => phone.post(posted));
  page.on<object>('consent', (answer) => phone.consent(answer));
  page.on<SeatPlaces['seats'][number]>('sit', (place) => phone.sit(place));
  page.on<number>('join', (seat) => phone.step({ type: 'names', seat }));
  page.on('agree', () => phone.agree());
  page.on('leave', () => phone.step({ type: 'left' }));
  openTableLine({
    only: ['state'],
    key: () => phone.key,
    message: (message) => phone.hear(message),
    state(state) {
      page.link = state;
      if (state === 'open') phone.outbox.hurry();
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) phone.outbox.hurry();
  });
  addEventListener('online', () => phone.outbox.hurry());
  addEventListener('hashchange', () => {
    const invitation = invitationIn(location.hash);
    if (invitation !== undefined) phone.arrive(invitation);
  });
  stayAwake();
  answerLetters(() => phone.table, page);
  phone.arrive(invitationIn(location.hash));
});

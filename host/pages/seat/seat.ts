// Entry of the page /seat: joins a phone to its seat, its claims to the host, and what the host says to the page.

import { seat } from '../../../shared/words/generated/seat.ts';
import type { Me, TableMessage, TableView } from '../../web/table/types.ts';
import { stayAwake } from '../kit/awake.ts';
import { boot } from '../kit/boot.ts';
import { t } from '../kit/language.ts';
import { TIMERS } from '../kit/line.ts';
import {
  browserRandom,
  freshName,
  hideHash,
  invitationIn,
  isLasting,
  type KeyStorage,
  lastingStorage,
  PlaceKey,
  type Post,
  poster,
} from '../kit/placekey.ts';
import { read } from '../kit/request.ts';
import { TABLE_CATALOGS } from '../parts/catalogs.ts';
import { answerLetters } from '../parts/letters.ts';
import { openTableLine } from '../parts/line.ts';
import { placesForHost } from '../parts/places.ts';
import { sceneOfStore } from '../parts/store.ts';
import { wordsOfResponse } from '../parts/trouble.ts';
import { SeatDraft } from './draft.ts';
import { ClaimQueue, type ClaimStore, type WaitingClaim } from './queue.ts';
import { sendClaim } from './send.ts';
import type { Sent } from './sent.ts';
import {
  AT_FIRST,
  mineOf,
  type SeatEffect,
  type SeatInput,
  type SeatState,
  seatingOf,
  step,
} from './state.ts';
import type { StudyCards } from './study.ts';
import { SeatPage } from './view.ts';

/** Milliseconds before the host is asked again that did not answer. */
const RETRY = 1_500;

/** The phone: the state of its seat, and everything that the steps ask for. */
class Phone {
  readonly queue: ClaimQueue;
  readonly #page: SeatPage;
  readonly #key: PlaceKey;
  readonly #post: Post;
  readonly #lasts: boolean;
  #agreed = false;
  #state: SeatState = AT_FIRST;

  constructor(page: SeatPage) {
    const storage = lastingStorage();
    const post = poster(new URL('.', location.href).href, () => this.#key.key);
    this.#page = page;
    this.#key = new PlaceKey({ storage, random: browserRandom, kind: 'seat', words: wordsOfResponse });
    this.#post = post;
    this.#lasts = isLasting(storage);
    page.draft = new SeatDraft(storage, this.#key.draftPlace);
    this.queue = new ClaimQueue({
      store: claimStore(storage, this.#key.waitingPlace),
      send: (claim) => sendClaim(post, claim),
      timers: TIMERS,
      changed: () => this.#show(),
      settled: (settled) => this.step({ type: 'settled', settled }),
    });
  }

  /** Something has happened. */
  step(input: SeatInput): void {
    const { state, effects } = step(this.#state, input);
    this.#state = state;
    this.#show();
    for (const effect of effects) this.#do(effect);
  }

  /** Another message of the host. */
  hear(message: TableMessage): void {
    this.#page.answer = undefined;
    if (message.type !== 'board') this.step({ type: 'heard', message });
  }

  /** The page was loaded, or an invitation was scanned. */
  arrive(invitation?: string): void {
    if (invitation !== undefined) this.#key.scanned(invitation);
    const invited = this.#key.invitation !== undefined;
    if (invited && this.#lasts) hideHash();
    this.step({ type: 'arrived', invited, keyed: this.#keyed, lasts: this.#lasts || this.#agreed });
  }

  /** The seat is wanted though this browser forgets it. */
  agree(): void {
    this.#agreed = true;
    hideHash();
    this.step({ type: 'agreed' });
  }

  /** The player claims. */
  wish(sent: Sent): void {
    // Another tab may have claims under way in the same storage: the player knows of those that this page shows.
    this.step({ type: 'wished', sent, waits: this.#page.waiting.length > 0 });
  }

  /** Says yes or no to what another side asks for. */
  consent(answer: object): void {
    void this.#post('api/consent', answer).catch(() => undefined);
  }

  /** Cards for study go past the claims: they move nothing, and who enters them sees at once whether they were kept. */
  async study(cards: StudyCards): Promise<void> {
    const { deal } = cards;
    const words = await this.#post('api/study', cards).then(
      (answer) => (answer.ok ? '' : wordsOfResponse(answer)),
      () => t('seat-study-lost'),
    );
    this.#page.studied = { deal, words };
  }

  /** The table as it was last heard of. */
  get view(): TableView | undefined {
    return this.#state.heard.state?.view;
  }

  /** The key of its seat. */
  get key(): string | undefined {
    return this.#key.key;
  }

  get #keyed(): boolean {
    return this.#key.key !== undefined;
  }

  #show(): void {
    const state = this.#state;
    Object.assign(this.#page, {
      scene: sceneOfStore(state.heard),
      seating: seatingOf(state),
      mine: mineOf(state),
      away: state.away,
      word: state.word,
      waiting: this.queue.waiting,
      trouble: this.queue.trouble,
    } satisfies Partial<SeatPage>);
  }

  #do(effect: SeatEffect): void {
    switch (effect.type) {
      case 'take':
        void this.#take();
        break;
      case 'identify':
        void this.#identify();
        break;
      case 'retry':
        setTimeout(() => this.arrive(), RETRY);
        break;
      case 'forget':
        this.#key.forget();
        break;
      case 'lookAround':
        void placesForHost().then((places) => {
          this.#page.places = places;
        });
        break;
      case 'hurry':
        this.queue.hurry();
        break;
      case 'claim': {
        const { sent, seen } = effect;
        if (!this.queue.add({ ...sent, id: freshName(browserRandom), seen })) this.step({ type: 'full' });
      }
    }
  }

  async #take(): Promise<void> {
    const taking = await this.#key.take((body) => this.#post('api/seat', body));
    this.step({ type: 'taken', taking, keyed: this.#keyed });
  }

  async #identify(): Promise<void> {
    this.step({
      type: 'known',
      me: await read<Me>('api/me', { headers: { authorization: `Bearer ${this.#key.key ?? ''}` } }),
    });
  }
}

await boot('pages-seat', [...TABLE_CATALOGS, seat]);
const view = document.querySelector('muggins-seat');
if (view instanceof SeatPage) start(view);

function start(page: SeatPage): void {
  const phone = new Phone(page);
  listen(page, phone);
  openTableLine({
    only: ['state'],
    key: () => phone.key,
    message: (message) => phone.hear(message),
    state(state) {
      page.link = state;
      if (state === 'open') phone.queue.hurry();
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) phone.queue.hurry();
  });
  addEventListener('online', () => phone.queue.hurry());
  addEventListener('hashchange', () => {
    const invitation = invitationIn(location.hash);
    if (invitation !== undefined) phone.arrive(invitation);
  });
  stayAwake();
  answerLetters(() => phone.view, page);
  phone.arrive(invitationIn(location.hash));
}

/** What the player does on the page. */
function listen(page: SeatPage, phone: Phone): void {
  const on = <T>(name: string, then: (detail: T) => void): void =>
    page.addEventListener(name, (event) => then((event as CustomEvent<T>).detail));
  on<Sent>('wish', (sent) => phone.wish(sent));
  on<readonly WaitingClaim[]>('again', (claims) => {
    for (const { command, occasion } of claims) phone.wish({ command, occasion });
  });
  on<StudyCards>('study', (cards) => void phone.study(cards));
  on<object>('consent', (answer) => phone.consent(answer));
  on<string>('sit', (invitation) => phone.arrive(invitation));
  on('agree', () => phone.agree());
  on('leave', () => phone.step({ type: 'left' }));
}

/** Claims in the browser's storage; what cannot be read there is nothing. */
function claimStore(storage: KeyStorage, place: string): ClaimStore {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(place) ?? '[]');
        return Array.isArray(kept) ? (kept as WaitingClaim[]) : [];
      } catch {
        return [];
      }
    },
    write: (claims) => storage.setItem(place, JSON.stringify(claims)),
  };
}

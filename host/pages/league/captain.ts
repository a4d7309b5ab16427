// Entry of the page /captain: the phone of a captain. It opens without the network, and what is signed waits for it.

import type { TeamEvent } from '../../../shared/league/team/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/league/captain.ts';
import type { CaptainAnswer, TeamPost } from '../../web/league/types.ts';
import { wordsIn } from '../hall/ask.ts';
import { boot, start } from '../kit/boot.ts';
import { Draft } from '../kit/draft.ts';
import { Outbox, replyOf, type Settled } from '../kit/outbox.ts';
import { hideHash, invitationIn, keptIn, lastingStorage, Place } from '../kit/place.ts';
import { namesOf, requestOf } from './ask.ts';
import { CaptainView, type Filled } from './captainview.ts';

/** Milliseconds between two looks at the league. */
const LOOK = 15_000;
/** Requests that may wait: a sheet and a card for each of some matches. */
const MOST_WAITING = 8;

class CaptainPhone {
  readonly #page: CaptainView;
  readonly #storage = lastingStorage();
  readonly #place: Place;
  readonly #outbox: Outbox<TeamPost>;

  constructor(page: CaptainView) {
    this.#page = page;
    const words = (answer: Response) => this.#words(answer);
    this.#place = new Place({ storage: this.#storage, kind: 'captain', words });
    page.drafts = new Draft<Filled>(this.#storage, this.#place.at('draft'));
    page.answer = keptIn<CaptainAnswer>(this.#storage, this.#place.at('report'));
    this.#outbox = new Outbox({
      storage: this.#storage,
      storageKey: this.#place.at('waiting'),
      most: MOST_WAITING,
      send: async (request) => replyOf(await this.#place.post('api/teams', request), words),
      changed: () => this.#show(),
      settled: (settled) => this.#settled(settled),
    });
  }

  /** The page was loaded, a code was scanned, the network is back, or some time has passed. */
  async look(): Promise<void> {
    const invitation = invitationIn(location.hash);
    if (invitation !== undefined) {
      hideHash();
      this.#place.scanned(invitation);
    }
    if (this.#place.invitation !== undefined) {
      const taking = await this.#place.take('api/captain');
      if (taking.kind === 'refused') this.#page.word = taking.words;
    }
    this.#page.hasPlace = this.#place.key !== undefined;
    if (this.#place.key === undefined) return;
    this.#outbox.hurry();
    await this.#read();
  }

  give(event: TeamEvent): void {
    this.#page.word = '';
    this.#outbox.add(requestOf(event) as TeamPost);
  }

  async #read(): Promise<void> {
    const reply = await this.#place.ask('api/captain').catch(() => undefined);
    this.#page.isOffline = reply === undefined || reply.status >= 500;
    if (reply?.ok === true) {
      const answer = (await reply.json()) as CaptainAnswer;
      this.#storage.setItem(this.#place.at('report'), JSON.stringify(answer));
      this.#page.answer = answer;
    } else if (reply?.status === 401) {
      this.#place.forget();
      this.#page.set({
        hasPlace: false,
        answer: undefined,
        word: this.#page.word || (await this.#words(reply)),
      });
    }
  }

  #settled({ request, reply }: Settled<TeamPost>): void {
    if (reply.kind === 'done' && request.event.type === 'cardEntered') this.#page.drafts?.drop();
    if ('words' in reply) this.#page.word = reply.words;
    void this.#read();
  }

  async #words(answer: Response): Promise<string> {
    const nameOf = this.#page.answer === undefined ? (id: string) => id : namesOf(this.#page.answer.season);
    return wordsIn(await answer.json().catch(() => ({})), nameOf);
  }

  #show(): void {
    this.#page.waiting = this.#outbox.waiting.map(({ event }) => event as TeamEvent);
    this.#page.isOffline = this.#outbox.isLate || this.#page.isOffline;
  }
}

await boot('teams-pages-captain', WORDS);
start('muggins-captain', CaptainView, (page) => {
  const phone = new CaptainPhone(page);
  page.on<TeamEvent>('give', (event) => phone.give(event));
  for (const each of ['online', 'hashchange', 'focus']) addEventListener(each, () => void phone.look());
  setInterval(() => void phone.look(), LOOK);
  void phone.look();
});

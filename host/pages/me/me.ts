// Entry of the page /me: joins a phone to its player, its commands to the hall, and the night to the page.

import { WORDS } from '../../../shared/words/generated/pages/hall/me.ts';
import type { DoorAnswer, HallMessage, PhoneAnswer, PhoneCommand } from '../../web/hall/types.ts';
import { wordsIn } from '../hall/ask.ts';
import { namesIn } from '../hall/names.ts';
import { openNight } from '../hall/night.ts';
import { boot, start } from '../kit/boot.ts';
import { t } from '../kit/language.ts';
import { Outbox, type Reply, replyOf, type Settled } from '../kit/outbox.ts';
import { hideHash, invitationIn, lastingStorage, Place } from '../kit/place.ts';
import { MeView } from './view.ts';

/** Milliseconds before the hall is asked again that did not answer. */
const RETRY = 1_500;
/** Milliseconds after which the page says anew how long a match still takes. */
const MINUTE = 60_000;

/** The door code in an address: behind `#door=`. */
const doorIn = (hash: string): string | undefined => /^#door=([\w-]{22,64})$/.exec(hash)?.[1];

const isCode = (hash: string): boolean => (invitationIn(hash) ?? doorIn(hash)) !== undefined;

/** The phone: its key, what it sends, and what its page shows. */
class MyPhone {
  readonly #page: MeView;
  readonly #place: Place;
  readonly outbox: Outbox<PhoneCommand>;
  /** The night has to come as far as this before the next command is given: until then the page shows what was. */
  #awaited = 0;
  #door: string | undefined;
  #agreed = false;

  constructor(page: MeView) {
    const storage = lastingStorage();
    this.#page = page;
    this.#place = new Place({
      storage,
      kind: 'player',
      words: (answer) => this.#words(answer),
    });
    this.outbox = new Outbox({
      storage,
      storageKey: this.#place.at('waiting'),
      // A phone gives one command at a time.
      most: 1,
      send: (command) => this.#send(command),
      changed: () => this.#show(),
      settled: (settled) => this.#settled(settled),
    });
  }

  get key(): string | undefined {
    return this.#place.key;
  }

  /** The night has changed. */
  hear(message: HallMessage): void {
    this.#page.message = message;
    this.#page.heard = performance.now();
    this.#show();
  }

  /** The player goes on though this browser forgets who they are. */
  agree(): void {
    this.#agreed = true;
    this.scan();
  }

  /** The page was loaded, or a code was scanned. A browser that keeps nothing asks before the code is used up. */
  scan(): void {
    const { hash } = location;
    if (isCode(hash) && !this.#place.lasts && !this.#agreed) {
      this.#page.standing = 'forgets';
      return;
    }
    if (isCode(hash)) hideHash();
    this.#arrive(hash);
  }

  #arrive(hash: string): void {
    const invitation = invitationIn(hash);
    if (invitation !== undefined) this.#place.scanned(invitation);
    this.#door = doorIn(hash) ?? this.#door;
    this.#page.word = '';
    if (this.#place.invitation !== undefined) void this.#take();
    else if (this.#place.key !== undefined) void this.#identify();
    else void this.#lookIn();
  }

  give(command: PhoneCommand): void {
    this.#page.word = '';
    this.outbox.add(command);
  }

  /** Links the phone to a player at the door, who is here now. */
  async takeName(player: string): Promise<void> {
    const door = this.#door ?? '';
    this.#place.scanned(door);
    this.#page.busy = true;
    const taking = await this.#place.take('api/hall/door/player', { door, player });
    if (taking.kind === 'lost') {
      setTimeout(() => void this.takeName(player), RETRY);
      return;
    }
    this.#page.busy = false;
    this.#page.chosen = undefined;
    if (taking.kind === 'refused') {
      this.#page.word = taking.words;
      this.#place.forget();
      await this.#lookIn();
      return;
    }
    await this.#identify();
    if (this.#page.message?.view.format.rules.unit === 'singles') this.give({ type: 'checkIn' });
  }

  /** The phone belongs to another player. */
  async letGo(): Promise<void> {
    const answer = await this.#place.ask('api/hall/me', { method: 'DELETE' }).catch(() => undefined);
    if (answer === undefined) {
      this.#page.word = t('hall-hallSilent');
      return;
    }
    this.#forget('none');
  }

  async #take(): Promise<void> {
    this.#page.standing = 'taking';
    const taking = await this.#place.take('api/hall/player');
    if (taking.kind === 'lost') setTimeout(() => this.#arrive(''), RETRY);
    else await this.#identify();
    if (taking.kind === 'refused') this.#page.word = taking.words;
  }

  /** Whose phone it is. A key without a player is forgotten. */
  async #identify(): Promise<void> {
    this.#page.standing = 'taking';
    const answer = await this.#place.ask('api/hall/me').catch(() => undefined);
    if (answer?.ok === true) {
      this.#page.player = ((await answer.json()) as PhoneAnswer).player;
      this.#page.standing = 'mine';
      this.outbox.hurry();
    } else if (answer?.status === 401) this.#forget('gone');
    else setTimeout(() => this.#arrive(''), RETRY);
  }

  #forget(standing: 'none' | 'gone'): void {
    this.#place.forget();
    this.#page.player = undefined;
    this.#page.standing = standing;
    if (this.#door !== undefined) void this.#lookIn();
  }

  /** The names at the door; without a door code there are none. */
  async #lookIn(): Promise<void> {
    if (this.#door === undefined) {
      this.#page.standing = 'none';
      return;
    }
    const answer = await this.#place.post('api/hall/door', { door: this.#door }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) {
      setTimeout(() => this.#arrive(''), RETRY);
    } else if (answer.ok) {
      this.#page.names = ((await answer.json()) as DoorAnswer).players;
      this.#page.standing = 'door';
    } else {
      this.#door = undefined;
      this.#page.word = await this.#words(answer);
      this.#page.standing = 'none';
    }
  }

  async #send(command: PhoneCommand): Promise<Reply> {
    return replyOf(await this.#place.post('api/hall/me', command), (answer) => this.#words(answer));
  }

  #settled({ reply }: Settled<PhoneCommand>): void {
    if (reply.kind === 'done') this.#awaited = reply.number;
    else if ('words' in reply) this.#page.word = reply.words;
    if (reply.kind === 'gone') this.#forget('gone');
  }

  async #words(answer: Response): Promise<string> {
    const { message } = this.#page;
    const nameOf = message === undefined ? (id: string) => id : namesIn(message.view);
    return wordsIn(await answer.json().catch(() => ({})), nameOf);
  }

  #show(): void {
    const seen = this.#page.message?.sequence ?? 0;
    this.#page.late = this.outbox.isLate;
    this.#page.busy = this.outbox.waiting.length > 0 || seen < this.#awaited;
  }
}

await boot('hall-pages-me', WORDS);
start('muggins-me', MeView, (page) => {
  const phone = new MyPhone(page);
  page.on<PhoneCommand>('give', (command) => phone.give(command));
  page.on<string>('name', (player) => phone.takeName(player));
  page.on('agree', () => phone.agree());
  page.on('letgo', () => phone.letGo());
  openNight({
    key: () => phone.key,
    hear: (message) => phone.hear(message),
    state(state) {
      page.link = state;
      if (state === 'open') phone.outbox.hurry();
    },
  });
  addEventListener('hashchange', () => {
    if (isCode(location.hash)) phone.scan();
  });
  setInterval(() => page.requestUpdate(), MINUTE);
  phone.scan();
});

// Entry of the page /board. Joins it to the host: the line, what is heard on it, and the hands on mouse, glass and keyboard.

import type { KeyId } from '../../../shared/protocol/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/board.ts';
import type { TableMessage, TableView } from '../../web/table/types.ts';
import { boot, start } from '../kit/boot.ts';
import { loaded } from '../kit/browser.ts';
import { followLink, roleHere } from '../kit/host.ts';
import type { Link } from '../kit/link.ts';
import { keyOf, strayOf } from '../parts/keys.ts';
import { isTyping } from '../parts/letters.ts';
import { MomentLoader } from '../parts/momentloader.ts';
import { answerTo, asks } from '../parts/queries.ts';
import { captionOf, titleOf } from '../parts/scene.ts';
import { awaitsVisitor, personOf } from '../parts/sit.ts';
import { speak, Voice } from '../parts/speech.ts';
import {
  EMPTY_STORE,
  hear,
  lanesOf,
  lightsOfStore,
  openTableLine,
  sceneOfStore,
  withDemo,
} from '../parts/store.ts';
import { post } from '../parts/whois.ts';
import { Page } from './page.ts';
import { HeldKeys } from './pressed.ts';
import { remedyButton } from './remedy.ts';
import { nothingUnderWay, ShowMe, type ShowWish } from './showme.ts';

/** The page, what it has heard, and what people do on it. */
class BoardPage {
  readonly #page: Page;
  readonly #voice = new Voice();
  readonly #moments = new MomentLoader((moment) => this.#page.set({ moment }));
  readonly #link: Link<TableMessage>;
  readonly #holds: HeldKeys;
  readonly #showMe: ShowMe;
  /** Whether this page may begin games; unknown until the host has said so. */
  #host: boolean | undefined;
  #heard = EMPTY_STORE;
  /** The players' game, whatever the page shows. */
  #game: TableView | undefined;
  /** The form for a new game opens as soon as the demo is over. */
  #starts = false;
  /** Why the last letter did nothing, until a key is pressed. */
  #stray = '';
  /** What the button beside a refusal has done, until a key is pressed. */
  #done = '';

  constructor(page: Page) {
    this.#page = page;
    this.#holds = new HeldKeys((key, action) => this.#key(key, action));
    this.#showMe = new ShowMe({
      tell: (message) => this.#link.send(message),
      changed: () => {
        page.show = this.#showMe.scene;
        this.#showKeys();
      },
    });
    this.#link = openTableLine({
      message: (message) => this.#hear(message),
      state: (state) => {
        page.link = state;
        this.#settle();
        if (state !== 'lost') return;
        this.#showMe.stop();
        this.#holds.releaseAll();
      },
    });
  }

  /** Gives the page what it asks for, and listens to it and to the keyboard. */
  start(): void {
    const page = this.#page;
    page.holds = this.#holds;
    page.begin = async (command) => {
      const refused = await post('api/command', command);
      page.begins = refused === undefined && personOf(command) !== undefined;
      return refused;
    };
    page.read = (game) =>
      void post('api/notices', { read: game }).then((refused = '') => this.#warn(refused));
    page.on<ShowWish>('show', (wish) => this.#obey(wish));
    void this.#askRole();
    page.on<boolean>('power', (on) => this.#link.send({ type: 'power', on }));
    page.on<boolean>('plug', (plugged) => this.#link.send({ type: 'plug', in: plugged }));
    page.on<readonly string[]>('faults', (kinds) => this.#link.send({ type: 'faults', kinds }));
    page.on<boolean>('shortcuts', (shortcuts) => {
      page.shortcuts = shortcuts;
      this.#holds.releaseAll();
    });
    this.#listen();
  }

  /** The keyboard, and every way in which a key that is down can escape us. */
  #listen(): void {
    const holds = this.#holds;
    addEventListener('keydown', (event) => this.#typed(event));
    addEventListener('keyup', (event) => holds.release(event.code || event.key));
    addEventListener('blur', () => holds.releaseAll());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) holds.releaseAll();
    });
  }

  #typed(event: KeyboardEvent): void {
    const page = this.#page;
    if (isTyping(event)) return;
    if (asks(event) && this.#ask(event.key)) {
      event.preventDefault();
      return;
    }
    if (!page.emulator || !page.shortcuts || page.link !== 'open') return;
    const { asked } = page.scene;
    const key = keyOf(event, asked);
    const stray = strayOf(event, asked);
    if (stray !== undefined) this.#warn(stray);
    if (key === undefined) return;
    event.preventDefault();
    if (!event.repeat) this.#holds.press(event.code || event.key, key);
  }

  #hear(message: TableMessage): void {
    const page = this.#page;
    const before = this.#heard;
    const heard = hear(before, withDemo(message));
    this.#heard = heard;
    if (message.type === 'state') {
      page.answer = undefined;
      this.#game = message.view;
      this.#showMe.hear(message.demo);
    }
    this.#offer();
    this.#show();
    if (this.#starts && heard.state?.demo === null) {
      this.#starts = false;
      // A new table asks for what it needs, above everything; a game against Muggins waits for its first cut.
      if (page.asks === undefined && page.dealt === undefined) page.openForm();
      else scrollTo({ top: 0 });
    }
    this.#settle();
    document.title = titleOf(page.scene);
    this.#voice.hear(captionOf(page.scene), heard.state?.settings.speech);
    page.lanes = lanesOf(heard);
    page.emulator = heard.state?.emulator ?? false;
    page.cue = heard.state?.view.cue ?? null;
    this.#moments.follow(heard.state?.view);
    page.colours = heard.state?.settings.colours;
    page.board = heard.board;
    if (heard.board !== before.board || heard.board === undefined) page.lights = lightsOfStore(heard);
  }

  /** The demo is offered to users who may press keys, unless a hall or another page has the board, or the table is paused. */
  #offer(): void {
    const { state } = this.#heard;
    this.#page.asks = (this.#host === true && state?.view.question) || undefined;
    const free = state?.demo === null && !state.settings.paused && this.#game?.desk === null;
    this.#page.offered = this.#host === true && free;
    const deals = this.#host === true && state?.company?.pack === 'pages';
    if (deals) loaded(import('./strip.ts'));
    this.#page.dealt = deals ? state : undefined;
    if (deals && awaitsVisitor(state)) this.#page.begins = true;
    this.#page.untouched = this.#game !== undefined && nothingUnderWay(this.#game);
  }

  /** The page is drawn in one go: when the table's view and the page's rights are known, or if there is no host. */
  #settle(): void {
    const page = this.#page;
    if (page.link === 'lost' || (this.#heard.state !== undefined && this.#host !== undefined))
      page.ready = true;
  }

  async #askRole(): Promise<void> {
    await followLink();
    this.#host = (await roleHere()) === 'host';
    this.#page.undoing = this.#host;
    this.#offer();
    this.#settle();
  }

  #obey(wish: ShowWish): void {
    this.#starts = wish === 'start';
    if (wish === 'begin') {
      this.#showMe.begin();
      scrollTo({ top: 0 });
    } else this.#showMe.stop();
  }

  #show(): void {
    const scene = sceneOfStore(this.#heard);
    const done = this.#done;
    this.#page.scene = this.#stray === '' && done === '' ? scene : { ...scene, alert: this.#stray, done };
    this.#page.remedy = this.#remedy();
  }

  /** Shown to the host, while the refusal is. */
  #remedy() {
    const { state } = this.#heard;
    if (this.#host !== true || state === undefined || `${this.#stray}${this.#done}` !== '') return undefined;
    return remedyButton(state.view, async ({ path, body }, done) => {
      const refused = (await post(path, body)) ?? '';
      this.#done = refused === '' ? done : '';
      this.#warn(refused);
    });
  }

  #key(key: KeyId, action: 'press' | 'release'): void {
    this.#link.send({ type: 'key', key, action });
    if (action === 'press' && `${this.#stray}${this.#done}` !== '') {
      this.#done = '';
      this.#warn('');
    }
    this.#showKeys();
  }

  /** The keys that are down, the show's among them. */
  #showKeys(): void {
    const { down } = this.#showMe;
    this.#page.held = new Set([...this.#holds.keys, ...(down === undefined ? [] : [down])]);
  }

  #warn(words: string): void {
    this.#stray = words;
    this.#show();
  }

  #ask(letter: string): boolean {
    const answer = answerTo(letter, this.#heard.state);
    if (answer === undefined) return false;
    this.#page.answer = { id: `${letter}${Date.now()}`, text: answer };
    speak(answer);
    return true;
  }
}

await boot('pages-board', WORDS);
start('muggins-page', Page, (page) => new BoardPage(page).start());

// <muggins-page>: the whole page. It draws what it is given and says what people did.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  type KeyId,
  type LaneColours,
  type LaneCount,
  REFERENCE_LANES,
} from '../../../shared/protocol/index.ts';
import type { FirstQuestion } from '../../../shared/table/checks.ts';
import type { StateMessage, TableView } from '../../web/table/types.ts';
import { loaded } from '../kit/browser.ts';
import type { Caption } from '../kit/captions.ts';
import { choose, chosen } from '../kit/choices.ts';
import { element, given, onChecked, own } from '../kit/element.ts';
import {
  type Begin,
  captionOf,
  EMPTY_SCENE,
  type PlayerScene,
  pegsText,
  type Scene,
} from '../parts/scene.ts';
import '../kit/captions.ts';
import './console.ts';
import './first.ts';
import '../parts/door.ts';
import { linkWords, type StateWords } from '../kit/header.ts';
import { t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { header } from '../parts/header.ts';
import { type KeyHelp, keyHelp } from '../parts/keys.ts';
import type { MomentScene } from '../parts/moment.ts';
import { match, moves, notationButton, notices, now, ruling } from '../parts/panels.ts';
import { soundChoice } from '../parts/sound.ts';
import type { Light } from '../track/lights.ts';
import type { ConsoleBoard } from './console.ts';
import type { HeldKeys } from './pressed.ts';
import type { ShowScene } from './showme.ts';
import './showme.ts';
import '../track/track.ts';

/** Events: 'shortcuts' (boolean), and those of its parts. */
export class Page extends element({
  scene: given<Scene>(() => EMPTY_SCENE),
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  lights: given<readonly Light[]>(() => []),
  link: given<LinkState>(() => 'connecting'),
  board: given<ConsoleBoard>(),
  emulator: given<boolean>(() => false),
  /** What the board played last. */
  cue: given<TableView['cue']>(() => null),
  moment: given<MomentScene>(),
  holds: given<HeldKeys>(),
  held: given<ReadonlySet<KeyId>>(() => new Set()),
  shortcuts: given<boolean>(() => true),
  /** Begins a new game. */
  begin: given<Begin>(),
  /** The host has read that a game was set aside. */
  read: given<(game: number) => void>(() => () => {}),
  /** Whether moves can be undone one by one: on a page of the host. */
  undoing: given<boolean>(() => false),
  /** The answer to a question that a key asked; said before the last move. */
  answer: given<Caption>(),
  /** The colours of the lanes. */
  colours: given<LaneColours>(),
  /** The demo, whether it may be offered, and whether nothing is lost when a game begins. */
  show: given<ShowScene>(),
  offered: given<boolean>(() => false),
  /** A button for what puts right why something was refused. */
  remedy: given<TemplateResult>(),
  /** What a new table asks. */
  asks: given<FirstQuestion>(),
  untouched: given<boolean>(() => false),
  /** The table, where this page of the host may have the hand of a player; whether it has begun their game. */
  dealt: given<StateMessage>(),
  begins: given<boolean>(() => false),
  /** Whether the layout is known: nothing moves to another place once it is visible. */
  ready: given<boolean>(() => false),
  /** Whether this browser need not be told of the demo again. */
  seen: own<boolean>(() => chosen('shown') !== undefined),
  /** Whether the form for a new game is shown. */
  unfolded: own<boolean>(() => false),
  /** Whether the list of all moves is. */
  listed: own<boolean>(() => false),
}) {
  protected override render() {
    const { scene } = this;
    return html`${this.#header()}
      <muggins-door></muggins-door>
      ${this.ready ? this.#main() : nothing}
      ${this.#newGame()}
      ${this.#undoList()}
      <muggins-sound .cue=${this.cue} .emulator=${this.emulator}></muggins-sound>
      <muggins-captions .line=${this.answer ?? captionOf(scene)}></muggins-captions>`;
  }

  #main() {
    const { scene } = this;
    const first = this.#offersFirst;
    return html`${first ? this.#showMe() : nothing}<muggins-first .asks=${this.show === undefined ? this.asks : undefined} .table=${scene.table}
      .colours=${this.colours} .begin=${this.begin}></muggins-first>
    <main class=${this.emulator ? 'emulator' : ''} data-link=${this.link} data-lanes=${this.lanes}>
      <div class="table">
        ${scores(scene.players)}
        <div class="stage">${now(scene, this.#opener(), this.remedy)}<muggins-moment .scene=${this.moment}></muggins-moment></div>
        <muggins-track .lanes=${this.lanes} .used=${scene.players.map(({ lane }) => lane)} .lights=${this.lights}
          .summary=${pegsText(scene, t('board-boardIs'))}>
        </muggins-track>
      </div>
      <div class="papers">
        ${first ? nothing : this.#showMe()}
        ${notices(scene.notices, this.read)} ${ruling(scene.ruling)} ${this.show === undefined ? moves(scene.moves, html`<p class="ways">${this.#allMoves()} ${notationButton('opener')}</p>`) : nothing}
      </div>
      <div class="side">
        ${this.#strip()} ${this.emulator ? this.#console() : nothing} ${match(scene)}
        ${this.#flasher()}
      </div>
    </main>`;
  }

  /** Whether this browser is shown what Muggins is before it is asked anything. */
  get #offersFirst(): boolean {
    const untouched = this.asks === 'checks' && this.show === undefined && this.untouched;
    return untouched && this.offered && !this.seen;
  }

  #showMe() {
    return html`<muggins-show .scene=${this.show} .offered=${this.offered} .untouched=${this.untouched}
      .seen=${this.seen} @declined=${this.#keepSeen}></muggins-show>`;
  }

  #keepSeen(): void {
    choose('shown', 'yes');
    this.seen = true;
  }

  #header() {
    const { board } = this.scene;
    const shown: StateWords =
      this.link === 'open' && this.ready
        ? { kind: board.ok ? 'ok' : 'bad', text: board.text }
        : { kind: 'wait', text: t('scene-boardUnknown') };
    return header('pages-board', [shown, linkWords(this.link)], soundChoice(this.emulator));
  }

  #console() {
    const names = this.scene.players.map(({ name }) => name);
    return html`<section class="hands" aria-label=${t('board-hands')}>
      <muggins-console .board=${this.board} .lanes=${this.lanes} .names=${names}
        .holds=${this.holds} .held=${this.held} .live=${this.link === 'open'}>
        <details class="help">
          <summary>${t('board-keyboard')}</summary>
          <label>
            <input type="checkbox" .checked=${this.shortcuts} @change=${onChecked((on) => this.emit('shortcuts', on))} />
            ${t('board-shortcuts')}
          </label>
          <dl>${keyHelp().map(helpLine)}</dl>
          <h3>${t('board-asking')}</h3>
          <dl>${QUERY_KEYS.map(queryLine)}</dl>
        </details>
      </muggins-console>
    </section>`;
  }

  /** The hand is loaded once Muggins deals. */
  #strip() {
    if (this.dealt === undefined || this.show !== undefined) return nothing;
    return html`<muggins-strip .message=${this.dealt} .begins=${this.begins} @sat=${() => this.set({ begins: false })}></muggins-strip>`;
  }

  /** The form brings all house rules along, and is loaded only for those who want it. */
  #newGame() {
    const { players, table } = this.scene;
    return html`<dialog class="panel newgame" aria-labelledby="newgame" @close=${this.#fold}>
      <h2 id="newgame">${t('newgame-title')}
        <button type="button" class="shut" aria-label=${t('newgame-shut')} @click=${this.#fold}>×</button></h2>
      <muggins-newgame .begin=${this.begin} .players=${players} .table=${table} .colours=${this.colours}
        .open=${this.unfolded} @begun=${this.#fold}></muggins-newgame>
    </dialog>`;
  }

  /** Boot loaders and the images are loaded only for those who open it. */
  #flasher() {
    const busy = !this.emulator && this.scene.board.ok;
    return html`<details class="flasher panel" @toggle=${loadFlasher}>
      <summary>${t('flash-title')}</summary>
      <muggins-flasher .busy=${busy}></muggins-flasher>
    </details>`;
  }

  #allMoves() {
    if (!this.undoing) return nothing;
    const list = () => loaded(import('./undolist.ts'), () => this.set({ listed: true }));
    return html`<button type="button" class="opener" ?disabled=${this.link !== 'open'} @click=${list}
      >${t('moveList-open')}</button>`;
  }

  #undoList() {
    const { players, moves: list } = this.scene;
    return html`<muggins-undolist .open=${this.listed} .last=${list[0]?.move ?? 0}
      .sides=${players.map(({ name }) => name)} @shut=${() => this.set({ listed: false })}></muggins-undolist>`;
  }

  /** Visible beside the prompt; the demo has its own way out. */
  #opener() {
    if (this.show !== undefined) return nothing;
    return html`<button type="button" class="opener" ?disabled=${this.link !== 'open'} @click=${this.openForm}
      >${t('newgame-title')}</button>`;
  }

  /** Opens the form for a new game. */
  openForm(): void {
    loaded(import('../newgame/newgame.ts'), () => this.set({ unfolded: true }));
  }

  #fold(): void {
    this.unfolded = false;
  }

  protected override updated(changed: PropertyValues): void {
    // Who answers the first question of a new table has passed the offer by.
    if (changed.get('asks') === 'checks') this.#keepSeen();
    const dialog = this.querySelector<HTMLDialogElement>('dialog.newgame');
    if (!changed.has('unfolded') || dialog === null) return;
    if (this.unfolded) dialog.showModal();
    else dialog.close();
  }
}

const helpLine = ([strokes, meaning]: KeyHelp) => html`<div>
  <dt>${strokes.map((stroke) => (stroke === '…' ? '…' : html`<kbd>${stroke}</kbd>`))}</dt>
  <dd>${meaning}</dd>
</div>`;

const loadFlasher = (): void => loaded(import('./flasher.ts'));

/** The questions that a key asks. */
const QUERY_KEYS = [0, 1, 2, 3, 4, 5] as const;

const queryLine = (at: (typeof QUERY_KEYS)[number]) =>
  helpLine([['Shift', t(`asks-help-${at}-0`)], t(`asks-help-${at}-1`)]);

/** All score cards in one row. */
const scores = (players: readonly PlayerScene[]) =>
  html`<section class="scores" aria-label=${t('scene-scores')} data-players=${players.length}
    >${players.map(score)}</section>`;

function score({ name, lane, score, rear, toGo, crib, expected, winner, note, levels }: PlayerScene) {
  const level = levels.filter((each) => each !== '').join(', ');
  const last = score - rear;
  return html`<article class="score lane${lane} ${expected ? 'expected' : ''} ${winner ? 'winner' : ''}">
    <header>
      <h2 title=${name}>${name}</h2>
      ${level === '' ? nothing : html`<span class="level">${level}</span>`}
      ${crib ? html`<span class="tag">${t('scene-crib')}</span>` : nothing}
    </header>
    <p class="figure" role="img" aria-label="${name}: ${score}">${score}</p>
    <p class="togo">
      ${winner ? html`<b>${t('scene-game')}</b>` : html`<b>${toGo}</b> ${t('scene-toGo')}`}
      <span class="last">${last > 0 ? `+${last}` : ''}</span>
    </p>
    <p class="note">${note}</p>
  </article>`;
}

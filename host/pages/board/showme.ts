// <muggins-show>: the worked deal of the README, played by the page Board: it presses keys one by one, and goes on when the table has them.
import { KEYPAD, type KeyId } from '../../../shared/protocol/index.ts';
import { awaitsFirstCut } from '../../../shared/table/standing.ts';
import type { DemoMessage, TableView } from '../../web/table/types.ts';
import { element, given, html, known, nothing, t } from '../kit/element.ts';
import { DEAL } from './showdeal.ts';

/** Milliseconds to read a line before its keys, between two presses, and that a key is down. */
const READ = 3_000;
const BETWEEN = 420;
const DOWN = 220;

/** What the show needs of the page. */
interface ShowStage {
  readonly tell: (message: DemoMessage) => void;
  readonly changed: () => void;
}

/** What the show displays: that it waits for its table, a line, or its end. */
export type ShowScene =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'line';
      readonly code: string;
      readonly at: number;
      readonly of: number;
      /** Its keys, and how many of them were pressed. */
      readonly keys: readonly KeyId[];
      readonly pressed: number;
      /** Who does not deal, and who does. */
      readonly names: readonly [pone: string, dealer: string];
    }
  | { readonly kind: 'done' };

/** What a user wants of it: 'start' ends it, and begins a game of one's own. */
export type ShowWish = 'begin' | 'stop' | 'start';

/** Whether nothing is lost when a game begins: none was begun, or there was no cut for the first one. */
export const nothingUnderWay = (view: TableView): boolean =>
  view.desk === null &&
  view.match.games.every((games) => games === 0) &&
  (view.phase === 'none' || awaitsFirstCut(view));

/** The show. It presses the keys of the demo, and ends with it: by `stop`, by any key of the board, or by a move of the players' game. */
export class ShowMe {
  readonly #stage: ShowStage;
  #scene: ShowScene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: KeyId | undefined;

  constructor(stage: ShowStage) {
    this.#stage = stage;
  }

  get scene(): ShowScene | undefined {
    return this.#scene;
  }

  /** The key that the show holds down. */
  get down(): KeyId | undefined {
    return this.#down;
  }

  begin(): void {
    this.#stage.tell({ type: 'demo', on: true });
    this.#show({ kind: 'waiting' });
  }

  /** The demo is otherwise than it was; null if there is none. */
  hear(demo: TableView | null): void {
    const scene = this.#scene;
    if (demo === null) {
      if (scene !== undefined && scene.kind !== 'waiting') this.#end();
    } else if (scene?.kind === 'waiting') {
      if (demo.phase === 'cut') this.#line(demo, 0);
    } else if (scene?.kind === 'line' && scene.pressed === scene.keys.length) {
      const { moves = Infinity } = DEAL[scene.at - 1] ?? {};
      if (demo.move >= moves) this.#line(demo, scene.at);
    }
  }

  stop(): void {
    if (this.#scene === undefined) return;
    this.#stage.tell({ type: 'demo', on: false });
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#down = undefined;
    this.#show(undefined);
  }

  #line({ players }: TableView, at: number): void {
    const step = DEAL[at];
    if (step === undefined) {
      this.#show({ kind: 'done' });
      return;
    }
    const names = [players[0]?.name ?? '', players[1]?.name ?? ''] as const;
    const { code, keys } = step;
    this.#timer = setTimeout(() => this.#press(), READ);
    this.#show({ kind: 'line', code, at: at + 1, of: DEAL.length, keys, pressed: 0, names });
  }

  #press(): void {
    const scene = this.#scene;
    if (scene?.kind !== 'line') return;
    const { keys, pressed } = scene;
    const key = keys[pressed];
    if (key === undefined) return;
    this.#down = key;
    this.#show({ ...scene, pressed: pressed + 1 });
    this.#stage.tell({ type: 'demoKey', key });
    this.#timer = setTimeout(() => {
      this.#down = undefined;
      this.#stage.changed();
      if (pressed + 1 < keys.length) this.#timer = setTimeout(() => this.#press(), BETWEEN - DOWN);
    }, DOWN);
  }

  #show(scene: ShowScene | undefined): void {
    this.#scene = scene;
    this.#stage.changed();
  }
}

/**
 * Properties: `scene`, `offered` (whether it can be begun), `untouched` (whether nothing is lost when a game begins), `seen` (whether the
 * user knows of it). Events: 'show' (ShowWish), 'declined': the user knows of it now.
 * A browser that has seen it, or does not want to, is offered it by a small
 * button.
 */
class Show extends element({
  scene: given<ShowScene>(),
  offered: given<boolean>(() => false),
  untouched: given<boolean>(() => false),
  seen: given<boolean>(() => false),
}) {
  protected override render() {
    const { scene, offered, untouched, seen } = this;
    if (scene !== undefined) return this.#slip(scene);
    if (!offered) return nothing;
    return untouched && !seen ? this.#offer() : this.#button('opener', 'begin', t('showMe-begin'));
  }

  #slip(scene: ShowScene) {
    return html`<aside class="panel show ${scene.kind}" aria-label=${t('showMe-begin')}>
      <div role="status">${says(scene)}</div>
      ${scene.kind === 'line' ? html`<p class="strokes">${scene.keys.map((key, at) => keyIn(scene, key, at))}</p>` : nothing}
      ${this.#exit(scene)}
    </aside>`;
  }

  #offer() {
    return html`<aside class="panel show offer" aria-label=${t('showMe-title')}>
      <p><b>${t('showMe-title')}</b> <span>${t('showMe-offer')}</span></p>
      ${this.#button('begin', 'begin', t('showMe-begin'))}
      <button type="button" class="opener" @click=${() => this.emit('declined')}>${t('showMe-later')}</button>
    </aside>`;
  }

  #exit({ kind }: ShowScene) {
    if (kind !== 'done') return this.#button('opener', 'stop', t('showMe-stop'));
    return this.untouched
      ? this.#button('begin', 'start', t('showMe-start'))
      : this.#button('begin', 'stop', t('showMe-back'));
  }

  #button(kind: string, wish: ShowWish, words: string) {
    return html`<button type="button" class=${kind} @click=${() => this.#wish(wish)}>${words}</button>`;
  }

  #wish(wish: ShowWish): void {
    this.emit('declined');
    this.emit('show', wish);
  }
}

/** What is printed on a key; those that were pressed are marked. */
function keyIn({ pressed }: { readonly pressed: number }, key: KeyId, at: number) {
  const legend = KEYPAD.flat().find(({ id }) => id === key)?.legend ?? key;
  return html`<kbd class=${at < pressed ? 'done' : ''}>${legend}</kbd>`;
}

function says(scene: ShowScene) {
  switch (scene.kind) {
    case 'waiting':
      return html`<p>${t('scene-waiting')}</p>`;
    case 'done':
      return html`<p>${t('showMe-done')}</p>`;
    case 'line':
      return html`<p class="step">${t('showMe-step', { at: scene.at, of: scene.of })}</p>
        <p data-step=${scene.code}>${known(`showMe-lines-${scene.code}`, { pone: scene.names[0], dealer: scene.names[1] })}</p>`;
  }
}

customElements.define('muggins-show', Show);

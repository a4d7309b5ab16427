// <muggins-show>: the worked deal of the README, played by the page Board: it presses keys one by one, and goes on when the table has them.
import { html, nothing } from 'lit';
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { TableView } from '../../web/table/types.ts';
import { choose, chosen } from '../kit/choices.ts';
import { element, given, own } from '../kit/element.ts';
import { known, t } from '../kit/language.ts';
import { DEAL, DEAL_RULES } from './showdeal.ts';

/** Milliseconds to read a line before its keys, between two presses, and that a key is down. */
const READ = 2_300;
const BETWEEN = 420;
const DOWN = 220;

/** What the show needs of the page. */
interface ShowStage {
  readonly press: (key: KeyId) => void;
  readonly release: () => void;
  readonly changed: () => void;
}

/** What of it is to be seen: waiting for its game, a line, or its end. */
export type ShowScene =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'line';
      readonly code: string;
      readonly at: number;
      readonly of: number;
      /** Who does not deal, and who does. */
      readonly names: readonly [pone: string, dealer: string];
    }
  | { readonly kind: 'done' };

/** Whether nothing is lost when a game begins: none was begun, or there was no cut for the first one. */
export const nothingUnderWay = ({ desk, phase, pegs, match }: TableView): boolean =>
  desk === null &&
  match.games.every((games) => games === 0) &&
  (phase === 'none' || (phase === 'cut' && pegs.every(({ front }) => front === 0)));

/** The game that the deal is played in, for the two players at the table; `names` if there are none. */
export function gameToShow({ players }: TableView, names: readonly string[]): object {
  const seated = players.length === 2 ? players.map(({ name }) => name) : names.slice(0, 2);
  return { type: 'newGame', players: seated, rules: { preset: 'six-card', ...DEAL_RULES } };
}

/** The show. It ends at any time, by `stop`, by a key that a user presses, or when the deal is over. */
export class ShowMe {
  readonly #stage: ShowStage;
  #scene: ShowScene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Keys of the line that are still to be pressed. */
  #left: readonly KeyId[] = [];
  #pressing = false;
  /** The game before the show. */
  #before: TableView | undefined;

  constructor(stage: ShowStage) {
    this.#stage = stage;
  }

  get scene(): ShowScene | undefined {
    return this.#scene;
  }

  /** Whether the press of this event is the show's own. */
  get pressing(): boolean {
    return this.#pressing;
  }

  /** The game has been asked for; it begins when the table says that it is there. */
  begin(before: TableView): void {
    this.stop();
    this.#before = before;
    this.#show({ kind: 'waiting' });
  }

  /** The table is otherwise than it was. */
  hear(view: TableView): void {
    const scene = this.#scene;
    if (scene?.kind === 'waiting') {
      if (view.phase === 'cut' && view.move !== this.#before?.move) this.#line(view, 0);
    } else if (scene?.kind === 'line' && this.#left.length === 0) this.#look(view, scene.at);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.#stage.release();
    if (this.#scene !== undefined) this.#show(undefined);
  }

  /** Goes on where the line has been carried out; leaves the table to who has made it otherwise. */
  #look(view: TableView, at: number): void {
    const step = DEAL[at - 1];
    if (step === undefined) return;
    const scores = view.pegs.map(({ front }) => front);
    if (step.scores.some((score, lane) => (scores[lane] ?? 0) > score)) this.stop();
    else if (view.phase !== step.phase || step.scores.some((score, lane) => score !== scores[lane])) return;
    else if (at === DEAL.length) this.#show({ kind: 'done' });
    else this.#line(view, at);
  }

  #line({ players }: TableView, at: number): void {
    const step = DEAL[at];
    if (step === undefined) return;
    const names = [players[0]?.name ?? '', players[1]?.name ?? ''] as const;
    this.#left = step.keys;
    this.#show({ kind: 'line', code: step.code, at: at + 1, of: DEAL.length, names });
    this.#timer = setTimeout(() => this.#press(), READ);
  }

  #press(): void {
    const [key, ...left] = this.#left;
    if (key === undefined) return;
    this.#left = left;
    this.#pressing = true;
    this.#stage.press(key);
    this.#pressing = false;
    this.#timer = setTimeout(() => {
      this.#stage.release();
      if (left.length > 0) this.#timer = setTimeout(() => this.#press(), BETWEEN - DOWN);
    }, DOWN);
  }

  #show(scene: ShowScene | undefined): void {
    this.#scene = scene;
    this.#stage.changed();
  }
}

/**
 * Properties: `scene`, `offered` (whether it can be begun). Event: 'show' (boolean: whether it is to go on).
 * A browser that has seen it, or does not want to, is not asked again.
 */
class Show extends element({
  scene: given<ShowScene>(),
  offered: given<boolean>(() => false),
  seen: own<boolean>(() => chosen('shown') !== undefined),
}) {
  protected override render() {
    const { scene } = this;
    if (scene === undefined) return this.offered && !this.seen ? this.#offer() : nothing;
    return html`<aside class="panel show" aria-label=${t('showMe-begin')}>
      <div role="status">${says(scene)}</div>
      <button type="button" class="opener" @click=${() => this.#play(false)}
        >${scene.kind === 'done' ? t('showMe-playOn') : t('showMe-stop')}</button>
    </aside>`;
  }

  #offer() {
    return html`<aside class="panel show offer" aria-label=${t('showMe-title')}>
      <p><b>${t('showMe-title')}</b> <span>${t('showMe-offer')}</span></p>
      <button type="button" class="begin" @click=${() => this.#play(true)}>${t('showMe-begin')}</button>
      <button type="button" class="opener" @click=${() => this.#keep()}>${t('showMe-later')}</button>
    </aside>`;
  }

  #keep(): void {
    choose('shown', 'yes');
    this.seen = true;
  }

  #play(on: boolean): void {
    this.#keep();
    this.emit('show', on);
  }
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

// <muggins-console>: display, keypad, buttons and switches of the emulated board, by mouse, touch and
// keyboard.

import { html, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  BUTTON_IDS,
  KEY_IDS,
  KEYPAD,
  type KeyId,
  type KeypadKey,
  type LaneCount,
  laneOfButton,
  REFERENCE_LANES,
  TEXT_COLUMNS,
  TEXT_ROWS,
} from '../../../shared/protocol/index.ts';
import type { BoardFault, EmulatorMessage } from '../../web/table/types.ts';
import { given, secluded, t } from '../kit/element.ts';
import { hintOf } from '../parts/keys.ts';
import consoleStyles from './console.css?inline';
import type { HeldKeys } from './pressed.ts';
import switchStyles from './switches.css?inline';

/** What the emulated board is doing. */
export type ConsoleBoard = Pick<
  EmulatorMessage,
  'rows' | 'backlight' | 'tone' | 'power' | 'plugged' | 'faults'
>;

/**
 * Properties: `board`, `lanes`, `names` (by lane), `holds` (called with every press and release), `held` (keys
 * that are down),
 * `live` (whether keys reach the board). Its children are placed beside the switches. Events: 'power' and
 * 'plug' with a boolean as detail, 'faults' with the list of kinds.
 */
class Console extends secluded({
  board: given<ConsoleBoard>(),
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  names: given<readonly string[]>(() => []),
  holds: given<HeldKeys>(),
  held: given<ReadonlySet<KeyId>>(() => new Set()),
  live: given<boolean>(() => false),
}) {
  protected override render() {
    const { board } = this;
    const buttons = BUTTON_IDS.filter((id) => laneOfButton(id) < this.lanes);
    return html`
      <div class="stand"><div class="panel ${this.live ? '' : 'asleep'}" @pointerdown=${this.#pointerDown} @pointerup=${this.#pointerUp}
        @pointercancel=${this.#pointerUp} @lostpointercapture=${this.#pointerUp} @mousedown=${prevent}
        @contextmenu=${prevent} @keydown=${this.#keyDown} @keyup=${this.#keyUp} @focusout=${this.#blur}
        @click=${this.#click}>
        ${display(board?.rows ?? [], this.live && (board?.backlight ?? false))}
        <div class="keys" role="group" aria-label=${t('board-keypad')}>${KEYPAD.flat().map((key) => this.#key(key))}</div>
        <div class="buttons ${this.lanes > 3 ? 'many' : ''}" role="group" aria-label=${t('board-buttons')}>
          ${buttons.map((id) => this.#button(id))}
        </div>
      </div></div>
      <div class="switches ${this.live ? '' : 'asleep'}">
        ${this.#toggle('power', t('board-power'), board?.power ?? false)}
        ${this.#toggle('plug', t('board-cable'), board?.plugged ?? false)}
        <span class="buzzer ${this.live && board !== undefined && board.tone > 0 ? 'on' : ''}">
          <i aria-hidden="true"></i>${t('board-buzzer')}
        </span>
        ${this.#faults()}
        <slot></slot>
      </div>`;
  }

  /** What can go wrong with a cable, each to be tried. */
  #faults() {
    const on = this.board?.faults ?? [];
    const kinds = ['drop', 'flip', 'duplicate', 'delay', 'truncate'] as const satisfies readonly BoardFault[];
    return html`<details class="faults">
      <summary>${t('board-faults-title')}${on.length === 0 ? '' : html` <b>${on.length}</b>`}</summary>
      <p>${t('board-faults-about')}</p>
      ${kinds.map((kind) => {
        const others = on.filter((each) => each !== kind);
        const change = () => this.emit('faults', on.includes(kind) ? others : [...others, kind]);
        return html`<label><input type="checkbox" .checked=${live(on.includes(kind))}
          ?disabled=${!this.live} @change=${change} />${t(`board-faults-${kind}`)}</label>`;
      })}
    </details>`;
  }

  #key({ id, legend, also, digit }: KeypadKey) {
    const kind = `${legend.length > 1 ? 'word' : ''} ${digit === undefined ? 'side' : ''}`;
    return html`<button class="key ${kind} ${this.#down(id)}" data-key=${id} ?disabled=${!this.live}>
      <b>${legend}</b> <small>${also ?? ''}</small>
    </button>`;
  }

  #button(id: KeyId) {
    const lane = laneOfButton(id);
    const name = this.names[lane];
    const kind = lane < 0 ? id.toLowerCase() : `lane${lane}`;
    return html`<button class="push ${kind} ${this.#down(id)}" data-key=${id} ?disabled=${!this.live}>
      <i aria-hidden="true"></i><b>${id}</b> <small>${name ?? ''}</small>
      <kbd aria-hidden="true">${hintOf(id)}</kbd>
    </button>`;
  }

  #down(id: string): string {
    return [...this.held].some((each) => each === id) ? 'down' : '';
  }

  #toggle(name: 'power' | 'plug', label: string, on: boolean) {
    const flip = () => this.emit(name, !on);
    return html`<button class="switch" role="switch" aria-checked=${on} ?disabled=${!this.live}
      @click=${flip}>
      <i aria-hidden="true"></i>${label}
    </button>`;
  }

  #pointerDown(event: PointerEvent): void {
    const key = keyAt(event);
    if (key === undefined || event.button !== 0 || !this.live) return;
    key.button.setPointerCapture(event.pointerId);
    this.holds?.press(`pointer ${event.pointerId}`, key.id);
  }

  #pointerUp(event: PointerEvent): void {
    this.holds?.release(`pointer ${event.pointerId}`);
  }

  #keyDown(event: KeyboardEvent): void {
    const key = keyAt(event);
    if (key === undefined || !PRESSES.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.holds?.press(`focus ${event.code}`, key.id);
  }

  #keyUp(event: KeyboardEvent): void {
    if (!PRESSES.has(event.key)) return;
    event.preventDefault();
    this.holds?.release(`focus ${event.code}`);
  }

  #blur(): void {
    for (const code of ['Enter', 'NumpadEnter', 'Space']) this.holds?.release(`focus ${code}`);
  }

  /** A click without a pointer comes from a screen reader or a voice: one tap. */
  #click(event: MouseEvent): void {
    const key = keyAt(event);
    if (key === undefined || event.detail !== 0) return;
    this.holds?.press('tap', key.id);
    this.holds?.release('tap');
  }

  static override styles = [switchStyles, consoleStyles].map((each) => unsafeCSS(each));
}

/** What presses the key that has the focus. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

/** The key of the board that an event is about. */
function keyAt(event: Event): { readonly button: HTMLElement; readonly id: KeyId } | undefined {
  const button = event.target instanceof Element ? event.target.closest('[data-key]') : null;
  const id = button instanceof HTMLElement && KEY_IDS.find((each) => each === button.dataset.key);
  return button instanceof HTMLElement && id ? { button, id } : undefined;
}

/** The characters of a row, exactly as many as the display has columns. */
const cells = (row: string): readonly string[] =>
  Array.from({ length: TEXT_COLUMNS }, (_, i) => row.charAt(i) || ' ');

/** The display. `rows` may be short; without `lit` the glass is dark. */
function display(rows: readonly string[], lit: boolean) {
  const lines = Array.from({ length: TEXT_ROWS }, (_, i) => cells(rows[i] ?? ''));
  const spoken = lines.map((line) => line.join('').trim()).filter((line) => line !== '');
  return html`<div class="glass ${lit ? 'lit' : ''}" role="img" aria-label="${t('board-display')}: ${spoken.join('. ')}">
    ${lines.map(
      (line) =>
        html`<div class="row" aria-hidden="true">${line.map((cell) => html`<span>${cell}</span>`)}</div>`,
    )}
  </div>`;
}

const prevent = (event: Event): void => event.preventDefault();

customElements.define('muggins-console', Console);

// <muggins-console>: display, keypad, buttons and switches of the emulated board, by mouse, touch and keyboard.
import { css, html, LitElement, unsafeCSS } from 'lit';
import {
  BUTTONS,
  KEYPAD,
  type KeyId,
  type KeypadKey,
  LANE_COLOURS,
  type LaneCount,
  REFERENCE_LANES,
} from '../../../hardware/board.ts';
import { STYLES } from './consolestyle.ts';
import { display } from './display.ts';
import type { Holds } from './holds.ts';
import { HINTS } from './keys.ts';

/** What the emulated board is doing. */
export interface ConsoleBoard {
  readonly rows: readonly string[];
  readonly backlight: boolean;
  /** Pitch of the buzzer in hertz; 0 is silent. */
  readonly tone: number;
  readonly power: boolean;
  readonly plugged: boolean;
}

/**
 * Properties: `board`, `lanes`, `names` (by lane), `holds` (told of every press and release), `held` (keys that are down),
 * `live` (whether keys reach the board). What is inside stands beside the switches. Events: 'power' and 'plug' with a boolean as detail.
 */
export class Console extends LitElement {
  static override properties = {
    board: { attribute: false },
    lanes: { type: Number },
    names: { attribute: false },
    holds: { attribute: false },
    held: { attribute: false },
    live: { type: Boolean },
  };
  declare board: ConsoleBoard | undefined;
  declare lanes: LaneCount;
  declare names: readonly string[];
  declare holds: Holds | undefined;
  declare held: ReadonlySet<KeyId>;
  declare live: boolean;

  constructor() {
    super();
    this.lanes = REFERENCE_LANES;
    this.names = [];
    this.held = new Set();
    this.live = false;
  }

  protected override render() {
    const { board } = this;
    return html`
      <div class="panel">
        ${display(board?.rows ?? [], board?.backlight ?? false)}
        <div class="keys" role="group" aria-label="Keypad">${KEYPAD.flat().map((key) => this.#key(key))}</div>
        <div class="buttons ${this.lanes > 3 ? 'many' : ''}" role="group" aria-label="Buttons">
          ${BUTTONS.map(({ id }) => id)
            .filter((id) => !this.#missing(id))
            .map((id) => this.#button(id))}
        </div>
      </div>
      <div class="switches">
        ${this.#toggle('power', 'Power', board?.power ?? false)}
        ${this.#toggle('plug', 'USB cable', board?.plugged ?? false)}
        <span class="buzzer ${board !== undefined && board.tone > 0 ? 'on' : ''}">
          <i aria-hidden="true"></i>Buzzer
        </span>
        <slot></slot>
      </div>`;
  }

  #missing(id: KeyId): boolean {
    const lane = Number(/^P(\d)$/.exec(id)?.[1] ?? 0);
    return lane > this.lanes;
  }

  #key(key: KeypadKey) {
    const id = key.id as KeyId;
    const word = key.legend.length > 1;
    return html`<button class="key ${word ? 'word' : ''} ${key.digit === undefined ? 'side' : ''} ${this.#down(id)}"
      aria-label=${key.also === undefined ? key.legend : `${key.legend}, ${key.also}`}
      data-key=${id} ?disabled=${!this.live} @pointerdown=${this.#pointerDown} @keydown=${this.#keyDown}
      @keyup=${this.#keyUp} @blur=${this.#blur} @click=${this.#click} @contextmenu=${prevent} @mousedown=${prevent}
      @pointerup=${this.#pointerUp} @pointercancel=${this.#pointerUp} @lostpointercapture=${this.#pointerUp}
      ><b>${key.legend}</b><small>${key.also ?? ''}</small></button>`;
  }

  #button(id: KeyId) {
    const lane = /^P(\d)$/.exec(id)?.[1];
    const name = lane === undefined ? undefined : this.names[Number(lane) - 1];
    return html`<button class="push ${lane === undefined ? id.toLowerCase() : `lane${Number(lane) - 1}`} ${this.#down(id)}"
      aria-label=${name === undefined ? id : `${id}, ${name}`}
      data-key=${id} ?disabled=${!this.live} @pointerdown=${this.#pointerDown} @keydown=${this.#keyDown}
      @keyup=${this.#keyUp} @blur=${this.#blur} @click=${this.#click} @contextmenu=${prevent} @mousedown=${prevent}
      @pointerup=${this.#pointerUp} @pointercancel=${this.#pointerUp} @lostpointercapture=${this.#pointerUp}
      ><i aria-hidden="true"></i><b>${id}</b><small>${name ?? ''}</small><kbd aria-hidden="true">${HINTS[id]}</kbd></button>`;
  }

  #down(id: KeyId): string {
    return this.held.has(id) ? 'down' : '';
  }

  #toggle(name: 'power' | 'plug', label: string, on: boolean) {
    const flip = () => this.dispatchEvent(new CustomEvent(name, { detail: !on }));
    return html`<button class="switch" role="switch" aria-checked=${on} ?disabled=${this.board === undefined} @click=${flip}
      ><i aria-hidden="true"></i>${label}</button>`;
  }

  #pointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const target = event.currentTarget as HTMLElement;
    target.setPointerCapture(event.pointerId);
    this.holds?.press(`pointer ${event.pointerId}`, keyIdOf(event));
  }

  #pointerUp(event: PointerEvent): void {
    this.holds?.release(`pointer ${event.pointerId}`);
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    this.holds?.press(`focus ${event.code}`, keyIdOf(event));
  }

  #keyUp(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.holds?.release(`focus ${event.code}`);
  }

  #blur(): void {
    for (const code of ['Enter', 'NumpadEnter', 'Space']) this.holds?.release(`focus ${code}`);
  }

  /** A click without a pointer comes from a screen reader or a voice: one tap. */
  #click(event: MouseEvent): void {
    if (event.detail !== 0) return;
    this.holds?.press('tap', keyIdOf(event));
    this.holds?.release('tap');
  }

  static override styles = [
    css`
      .lane0 { --lane: ${unsafeCSS(LANE_COLOURS[0].css)}; }
      .lane1 { --lane: ${unsafeCSS(LANE_COLOURS[1].css)}; }
      .lane2 { --lane: ${unsafeCSS(LANE_COLOURS[2].css)}; }
      .lane3 { --lane: ${unsafeCSS(LANE_COLOURS[3].css)}; }
    `,
    STYLES,
  ];
}

const keyIdOf = (event: Event): KeyId => (event.currentTarget as HTMLElement).dataset.key as KeyId;
const prevent = (event: Event): void => event.preventDefault();

customElements.define('muggins-console', Console);

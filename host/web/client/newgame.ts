// <muggins-newgame>: chooses a preset, changes what the house plays otherwise, names the players, begins.
import { html, LitElement, nothing } from 'lit';
import { PRESETS, SETTINGS } from '../../../shared/rules/index.ts';
import type { PlayerScene } from './scene.ts';
import { commandOfWish, namesOf, rulesOfWish, type Wish, wishText } from './wish.ts';

/** Sends a command to the table: resolves with nothing, or with the reason why it was refused. */
export type Begin = (command: object) => Promise<string | undefined>;

/** Properties: `begin`, `players` (who plays on the board now). */
export class NewGame extends LitElement {
  static override properties = {
    begin: { attribute: false },
    players: { attribute: false },
    wish: { state: true },
    setting: { state: true },
    answer: { state: true },
    open: { state: true },
  };
  declare begin: Begin | undefined;
  declare players: readonly PlayerScene[];
  declare wish: Wish;
  /** The setting that would be changed next. */
  declare setting: string;
  declare answer: string;
  /** What is folded away costs nothing. */
  declare open: boolean;

  constructor() {
    super();
    this.players = [];
    this.wish = { preset: PRESETS[0]?.name ?? '', changes: {}, names: [] };
    this.setting = SETTINGS[0]?.name ?? '';
    this.answer = '';
    this.open = false;
  }

  /** One style sheet for the whole page. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    return html`<details class="panel newgame" ?open=${this.open} @toggle=${this.#fold}>
      <summary>New game</summary>
      ${this.open ? this.#form() : nothing}
    </details>`;
  }

  #form() {
    return html`<label>Game <select @change=${this.#preset}>
        ${PRESETS.map(({ name }) => html`<option ?selected=${name === this.wish.preset}>${name}</option>`)}
      </select></label>
      <p class="about" role="status">${wishText(this.wish)}</p>
      ${this.#names()} ${this.#changes()}
      <button type="button" class="begin" @click=${this.#start}>Begin</button>
      <p class="alert" role="alert">${this.answer}</p>
      ${this.#ending()}`;
  }

  #fold(event: Event): void {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  }

  /** An unfinished game is abandoned by a new one, or given up by a side. */
  #ending() {
    return html`<fieldset><legend>The game on the board</legend>
      ${this.players.map(
        ({ name, seat }) => html`<button type="button" @click=${() => this.#send({ type: 'concede', seat })}>
          ${name} gives up</button>`,
      )}
      <p class="about">A new game abandons this one, which then counts for nobody.</p>
    </fieldset>`;
  }

  #names() {
    const rules = rulesOfWish(this.wish);
    if (!rules.ok) return nothing;
    const { seats, sides } = rules.value;
    return html`<fieldset><legend>Players, in the order in which they sit</legend>
      ${namesOf({ ...this.wish, names: [] }, seats).map(
        (name, seat) => html`<label><span class="dot lane${sides[seat]}" aria-hidden="true"></span>
          <input maxlength="20" aria-label="Player ${seat + 1}" placeholder=${name}
            .value=${this.wish.names[seat] ?? ''} @input=${(event: Event) => this.#name(seat, event)} /></label>`,
      )}
    </fieldset>`;
  }

  #changes() {
    const chosen = SETTINGS.find(({ name }) => name === this.setting);
    const { changes } = this.wish;
    return html`<fieldset><legend>House rules</legend>
      <ul>${Object.entries(changes).map(
        ([name, value]) => html`<li><code>${name}=${value}</code>
          <button type="button" aria-label="Drop ${name}" @click=${() => this.#drop(name)}>Drop</button></li>`,
      )}</ul>
      <select aria-label="House rule" @change=${this.#choose}>
        ${SETTINGS.map(({ name }) => html`<option ?selected=${name === this.setting}>${name}</option>`)}
      </select>
      ${
        typeof chosen?.values === 'object'
          ? html`<select class="value" aria-label="Value">${chosen.values.map((each) => html`<option>${each}</option>`)}</select>`
          : html`<input class="value" aria-label="Value" maxlength="80" />`
      }
      <button type="button" @click=${this.#change}>Change</button>
      <p class="about">${chosen?.about} (${chosen?.source})</p>
    </fieldset>`;
  }

  #preset(event: Event): void {
    this.wish = { ...this.wish, preset: typed(event), changes: {} };
    this.answer = '';
  }

  #name(seat: number, event: Event): void {
    const names = Array.from({ length: 6 }, (_, at) => this.wish.names[at] ?? '');
    this.wish = { ...this.wish, names: names.with(seat, typed(event)) };
  }

  #choose(event: Event): void {
    this.setting = typed(event);
  }

  #change(): void {
    const field = this.querySelector<HTMLInputElement | HTMLSelectElement>('.value');
    const value = field?.value.trim() ?? '';
    if (value !== '') this.wish = { ...this.wish, changes: { ...this.wish.changes, [this.setting]: value } };
  }

  #drop(name: string): void {
    const { [name]: _, ...changes } = this.wish.changes;
    this.wish = { ...this.wish, changes };
  }

  #start(): Promise<void> {
    return this.#send(commandOfWish(this.wish));
  }

  async #send(command: object): Promise<void> {
    this.answer = (await this.begin?.(command)) ?? '';
    this.open = this.answer !== '';
  }
}

const typed = (event: Event): string => (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;

customElements.define('muggins-newgame', NewGame);

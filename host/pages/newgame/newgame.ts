// <muggins-newgame>, loaded when it is first opened: chooses a preset, changes what the house plays otherwise, names the players, begins.

import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { LaneColours } from '../../../shared/protocol/index.ts';
import { settingOf } from '../../../shared/rules/house/index.ts';
import { findPreset, PRESETS, SETTINGS, type Setting } from '../../../shared/rules/index.ts';
import { element, given, own } from '../kit/element.ts';
import { strings } from '../parts/language.ts';
import type { Begin, PlayerScene, TableScene } from '../parts/scene.ts';
import { clashOf, commandOfForm, formOf, formText, type GameForm, rulesOfForm, withChange } from './form.ts';
import {
  aboutOf,
  COMMON_RULES,
  type CommonRule,
  changesText,
  gameTitle,
  meaningOf,
  refusalText,
  settingTitle,
  valueTitle,
} from './houserules.ts';
import { seating } from './seating.ts';

/** What is asked before a game that is going on is ended. */
interface Question {
  readonly words: string;
  readonly verb: string;
  readonly command: object;
}

const OTHER_RULES = SETTINGS.filter(({ name }) => COMMON_RULES.every((rule) => rule !== name));

/**
 * Properties: `begin`, `players` (the sides on the board now), `table` (what is played there, by whom), `open`
 * (what is folded away costs nothing). Event: 'begun', when a command was obeyed.
 */
export class NewGameForm extends element({
  begin: given<Begin>(),
  players: given<readonly PlayerScene[]>(() => []),
  table: given<TableScene>(),
  colours: given<LaneColours>(),
  /** Undefined until somebody changes something: then it is the game on the board once more. */
  form: own<GameForm>(),
  /** The other setting that is looked at. */
  setting: own<string>(() => OTHER_RULES[0]?.name ?? ''),
  answer: own<string>(() => ''),
  question: own<Question>(),
  open: given<boolean>(() => false),
}) {
  protected override render() {
    return html`${this.open ? this.#form() : nothing} ${this.#dialog()}`;
  }

  /** The browser keeps the focus inside the question, and gives it back. */
  protected override updated(changed: PropertyValues): void {
    const dialog = this.querySelector('dialog');
    if (!changed.has('question') || dialog === null) return;
    if (this.question !== undefined) dialog.showModal();
    else dialog.close();
  }

  get #wished(): GameForm {
    return this.form ?? formOf(this.table, this.colours);
  }

  #form() {
    const form = this.#wished;
    return html`<form @submit=${this.#submit}>
        <label class="row"><span>${strings().newgame.game}</span><select @change=${this.#preset}>
          ${PRESETS.map(
            ({ name }) =>
              html`<option value=${name} .selected=${name === form.preset}>${gameTitle(name)}</option>`,
          )}
        </select></label>
        <p class="about" role="status">${formText(form)}</p>
        ${seating(form, (changed) => this.#take(changed))} ${this.#house(form)}
        <button class="begin">${strings().newgame.begin}</button>
        <p class="alert" role="alert">${this.answer}</p>
      </form>
      ${this.table?.running === true ? this.#ending() : nothing}`;
  }

  /** An unfinished game can be given up by a side. */
  #ending() {
    return html`<fieldset class="ending"><legend>${strings().newgame.onBoard}</legend>
      ${this.players.map(
        ({ name, seat }) =>
          html`<button type="button" @click=${() => this.#askGivingUp(name, seat)}>${strings().newgame.givesUp(name)}</button>`,
      )}
    </fieldset>`;
  }

  #house(form: GameForm) {
    const other = OTHER_RULES.find(({ name }) => name === this.setting);
    const changed = Object.entries(form.changes);
    return html`<fieldset><legend>${strings().newgame.house}</legend>
      ${COMMON_RULES.map((rule) => this.#common(form, rule))}
      <details class="other"><summary>${strings().newgame.other}</summary>
        <div class="row"><select aria-label=${strings().newgame.rule} @change=${this.#choose}>
          ${OTHER_RULES.map(({ name }) => html`<option value=${name} .selected=${name === this.setting}>${settingTitle(name)}</option>`)}
        </select>${keyed(this.setting, this.#value(form, this.setting))}</div>
        <p class="about">${other === undefined ? nothing : aboutText(other)}</p>
      </details>
      ${changed.length === 0 ? nothing : html`<p class="about">${strings().newgame.changed(gameTitle(form.preset))}</p>`}
      <ul>${changed.map(
        ([name, value]) => html`<li><span>${changesText({ [name]: value })}</span>
          <button type="button" aria-label=${strings().newgame.dropRule(settingTitle(name))} @click=${() => this.#change(name, '')}>${strings().newgame.drop}</button></li>`,
      )}</ul>
    </fieldset>`;
  }

  #common(form: GameForm, name: CommonRule) {
    const label = strings().newgame.labels[name];
    const about = meaningOf(name, this.#valueNow(form, name));
    return html`<label class="row"><span>${label}</span>${this.#value(form, name)}</label>
      ${about === undefined ? nothing : html`<p class="about meaning">${about}</p>`}`;
  }

  /** A setting as it would be played. What is chosen here holds at once. */
  #value(form: GameForm, setting: string) {
    const values = SETTINGS.find(({ name }) => name === setting)?.values;
    const now = this.#valueNow(form, setting);
    const take = (event: Event) => this.#change(setting, typed(event));
    const label = OTHER_RULES.some(({ name }) => name === setting) ? strings().newgame.value : nothing;
    if (typeof values !== 'object') {
      return html`<input maxlength="80" autocomplete="off" inputmode=${values === 'number' ? 'numeric' : nothing} data-setting=${setting} aria-label=${label}
        .value=${now} @change=${take} />`;
    }
    const blank = values.includes(now) ? [] : [''];
    return html`<select data-setting=${setting} aria-label=${label} @change=${take}>
      ${[...blank, ...values].map((each) => html`<option value=${each} .selected=${each === now}>${valueTitle(setting, each)}</option>`)}
    </select>`;
  }

  #valueNow({ preset, changes }: GameForm, setting: string): string {
    const usual = findPreset(preset);
    return changes[setting] ?? (usual.ok ? settingOf(usual.value, setting) : '');
  }

  #preset(event: Event): void {
    this.#take({ ...this.#wished, preset: typed(event), changes: {} });
  }

  #take(form: GameForm): void {
    this.form = form;
    this.answer = '';
  }

  #choose(event: Event): void {
    this.setting = typed(event);
  }

  #change(setting: string, value: string): void {
    this.#take(withChange(this.#wished, setting, value.trim()));
  }

  #submit(event: Event): void {
    event.preventDefault();
    const rules = rulesOfForm(this.#wished);
    if (!rules.ok) {
      this.answer = refusalText(rules.refusal);
      return;
    }
    // It is said beside the colours already.
    if (clashOf(this.#wished) !== undefined) return;
    const command = commandOfForm(this.#wished);
    const stand = this.players.map(({ name, score }) => `${name} ${score}`).join(', ');
    const words = strings().newgame.abandons(stand);
    // Where nothing was scored nothing is lost.
    if (this.table?.running === true && this.players.some(({ score }) => score > 0))
      this.question = { words, verb: strings().newgame.abandon, command };
    else void this.#send(command);
  }

  #askGivingUp(name: string, seat: number): void {
    const words = strings().newgame.asksGivingUp(name);
    this.question = { words, verb: strings().newgame.giveUp, command: { type: 'concede', seat } };
  }

  #dialog() {
    return html`<dialog class="panel ask" aria-labelledby="asked" @close=${this.#keep}>
      <p id="asked">${this.question?.words}</p>
      <div class="answers">
        <button type="button" @click=${this.#keep}>${strings().newgame.keep}</button>
        <button type="button" class="firm" @click=${this.#agree}>${this.question?.verb}</button>
      </div>
    </dialog>`;
  }

  #keep(): void {
    this.question = undefined;
  }

  #agree(): void {
    const { question } = this;
    this.question = undefined;
    if (question !== undefined) void this.#send(question.command);
  }

  async #send(command: object): Promise<void> {
    this.answer = (await this.begin?.(command)) ?? '';
    if (this.answer !== '') return;
    this.form = undefined;
    this.dispatchEvent(new CustomEvent('begun'));
  }
}

const aboutText = (setting: Setting): string => {
  const [about, form, source] = aboutOf(setting);
  return `${about} (${source}). ${form}`.trim();
};

const typed = (event: Event): string => (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;

customElements.define('muggins-newgame', NewGameForm);

// <muggins-first>: the questions of a new table, one after the other: how strictly counts are checked, and who plays.
import { html, nothing } from 'lit';
import { CHECKS, USUAL_CHECKS } from '../../../shared/table/checks.ts';
import { element, given, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import type { Begin, TableScene } from '../parts/scene.ts';

/** An answer to the first question. */
type Checks = (typeof CHECKS)[number];

/** Properties: `table` (what is played there), `begin` (begins a game). It is shown until a game begins. */
class First extends element({
  table: given<TableScene>(),
  begin: given<Begin>(),
  checks: own<Checks | undefined>(() => undefined),
  refused: own<string>(() => ''),
}) {
  protected override render() {
    return html`<section class="panel first" aria-labelledby="first">
      ${this.checks === undefined ? this.#strictness() : this.#names(this.checks)}
    </section>`;
  }

  #strictness() {
    return html`<h2 id="first">${t('board-first-checks')}</h2>
      <div class="answers">${CHECKS.map((each) => this.#answer(each))}</div>`;
  }

  #answer(checks: Checks) {
    const { code } = checks;
    return html`<button type="button" class=${checks === USUAL_CHECKS ? 'usual' : ''} data-checks=${code}
      @click=${() => this.#choose(checks)}>
      <b>${t(`board-first-${code}`)}</b><span>${t(`board-first-${code}-about`)}</span>
    </button>`;
  }

  #names(checks: Checks) {
    const begin = (event: Event): void => {
      event.preventDefault();
      void this.#begin(checks);
    };
    const back = (): void => this.set({ checks: undefined, refused: '' });
    return html`<form @submit=${begin}>
      <h2 id="first">${t('board-first-names')}</h2>
      <div class="names">${(this.table?.names ?? []).map(
        (_, seat) => html`<label>${t('table-player', { seat: seat + 1 })}
          <input autocomplete="off" maxlength="20" data-lane=${seat} /></label>`,
      )}</div>
      ${this.refused === '' ? nothing : html`<p class="alert" role="alert">${this.refused}</p>`}
      <p class="go"><button class="usual">${t('board-first-begin')}</button>
        <button type="button" class="opener" @click=${back}>${t('board-first-back')}</button></p>
    </form>`;
  }

  /** The names come next, ready to be typed. */
  async #choose(checks: Checks): Promise<void> {
    this.checks = checks;
    await this.updateComplete;
    this.querySelector('input')?.focus();
  }

  /** A player without a name is called by the colour. */
  async #begin({ rules }: Checks): Promise<void> {
    const { table } = this;
    if (table === undefined) return;
    const typed = [...this.querySelectorAll('input')].map(({ value }) => value.trim());
    const players = table.names.map((usual, seat) => typed[seat] || usual);
    const { claims, muggins } = rules;
    const command = { type: 'newGame', players, rules: { preset: table.rules.name, claims, muggins } };
    this.refused = (await this.begin?.(command)) ?? '';
  }
}

customElements.define('muggins-first', First);

// <muggins-first>: the questions of a new table, one after the other: how strictly counts are checked, and who plays.
import type { Level } from '../../../shared/partner/seats.ts';
import type { LaneColours } from '../../../shared/protocol/index.ts';
import { isLaidByCard } from '../../../shared/rules/game/index.ts';
import { CHECKS, type FirstQuestion, USUAL_CHECKS } from '../../../shared/table/checks.ts';
import { element, given, html, nothing, onSubmit, own, type PropertyValues, t } from '../kit/element.ts';
import type { GameForm } from '../newgame/form.ts';
import type { Begin, TableScene } from '../parts/scene.ts';

/** An answer to the first question. */
type Checks = (typeof CHECKS)[number];
type Settings = Readonly<Record<string, string>>;

/** Properties: `asks` (the question; undefined: none), `table`, `colours` (of its lanes), `begin` (begins a game). */
class First extends element({
  asks: given<FirstQuestion>(),
  table: given<TableScene>(),
  colours: given<LaneColours>(),
  begin: given<Begin>(),
  /** The first question again, after its answer. */
  again: own<boolean>(() => false),
  refused: own<string>(() => ''),
}) {
  protected override render() {
    if (this.asks === undefined) return nothing;
    return html`<section class="panel first" aria-labelledby="first">
      ${this.asks === 'checks' || this.again ? this.#strictness() : this.#names()}
      ${this.refused === '' ? nothing : html`<p class="alert" role="alert">${this.refused}</p>`}
    </section>`;
  }

  #strictness() {
    return html`<h2 id="first">${t('board-first-checks')}</h2>
      <div class="answers">${CHECKS.map((each) => this.#answer(each))}</div>
      ${this.#alone(USUAL_CHECKS.rules)}`;
  }

  #answer(checks: Checks) {
    const { code } = checks;
    return html`<button type="button" class=${checks === USUAL_CHECKS ? 'usual' : ''} data-checks=${code}
      @click=${() => this.#choose(checks)}>
      <b>${t(`board-first-${code}`)}</b><span>${t(`board-first-${code}-about`)}</span>
    </button>`;
  }

  #names() {
    return html`<form @submit=${onSubmit(() => this.#begin())}>
      <h2 id="first">${t('board-first-names')}</h2>
      <div class="names">${this.table?.names.map(
        (_, seat) => html`<input autocomplete="off" maxlength="20" data-lane=${seat}
          aria-label=${t('table-player', { seat: seat + 1 })} placeholder=${t('table-player', { seat: seat + 1 })} />`,
      )}</div>
      <p class="go"><button class="usual">${t('board-first-begin')}</button>
        <button type="button" class="opener" @click=${() => this.set({ again: true })}>${t('board-first-back')}</button>
        <span>${t('board-first-unnamed')}</span></p>
      ${this.#alone()}
    </form>`;
  }

  /** One press begins a game with Muggins, which deals on this page. */
  #alone(checks?: Checks['rules']) {
    const { rules } = this.table ?? {};
    if (rules === undefined || !isLaidByCard({ rules })) return nothing;
    const settings = checks && { mode: checks.claims, muggins: checks.muggins };
    return html`<p class="go alone"><button type="button" @click=${() => this.#begin(settings, 'club')}>${t('board-first-alone')}</button>
      <span>${t('board-first-alone-about')}</span></p>`;
  }

  /** Keys of the board can answer too. The names come next, ready to be typed. */
  protected override updated(changed: PropertyValues): void {
    if (changed.get('asks') === 'checks' || changed.get('again') === true)
      this.querySelector('input')?.focus();
  }

  async #choose({ rules: { claims, muggins } }: Checks): Promise<void> {
    const { rules } = this.table ?? {};
    const same = this.again && rules?.claims === claims && rules.muggins === muggins;
    this.refused = same ? '' : await this.#post({ mode: claims, muggins });
    this.again = this.again && this.refused !== '';
  }

  /** A player without a name is called by the colour. The host hears of it too, so that no other page goes on asking. */
  async #begin(settings: Settings = {}, level: Level | null = null): Promise<void> {
    const names = [...this.querySelectorAll('input')].map(({ value }) => value.trim());
    const others = (this.table?.names ?? []).map((_, seat) => (seat === 0 ? null : level));
    const typed = names.some((name) => name !== '') && { names };
    this.refused = await this.#post(settings, { ...typed, levels: others });
  }

  /** Begins the game anew with other settings, names, or players. @returns why not, or nothing */
  async #post(settings: Settings, players?: Pick<Partial<GameForm>, 'names' | 'levels'>): Promise<string> {
    const { commandOfForm, formOf, withChange } = await import('../newgame/form.ts');
    const form = { ...formOf(this.table, this.colours), ...players };
    const changed = Object.entries(settings).reduce(
      (all, [name, value]) => withChange(all, name, value),
      form,
    );
    return (await this.begin?.({ ...commandOfForm(changed), newMatch: true })) ?? '';
  }
}

customElements.define('muggins-first', First);

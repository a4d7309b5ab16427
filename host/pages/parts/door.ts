// <muggins-door>: on the host's own machine, a page that is not the host's asks for the PIN. The scoreboard and the board have it.
import { html, nothing } from 'lit';
import { element, onSubmit, own } from '../kit/element.ts';
import { followLink, roleHere } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import { wordsOfResponse } from './trouble.ts';

/** Whether the page was opened on this very machine. This decides what is offered, and nothing else: the PIN is what proves it. */
const isHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The field for the PIN, and `more` below its button. */
export function pinForm(enter: (pin: string) => void, more: unknown = nothing) {
  const submit = onSubmit((fields, form) => {
    enter(fields('pin'));
    form.reset();
  });
  return html`<form @submit=${submit}>
    <p>${t('table-pinNeeded')}</p>
    <label class="row"><span>${t('table-pin')}</span>
      <input type="password" name="pin" inputmode="numeric" autocomplete="off" maxlength="12" required /></label>
    <button class="begin">${t('table-enter')}</button>${more}
  </form>`;
}

/** Pixels between the page and the field. */
const GAP = 12;

class Door extends element({
  shown: own<boolean>(() => false),
  answer: own<string>(() => ''),
}) {
  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  readonly #size = new ResizeObserver(() => this.#makeRoom());

  protected override updated(): void {
    const panel = this.querySelector('.door');
    this.#size.disconnect();
    if (panel !== null) this.#size.observe(panel);
    this.#makeRoom();
  }

  /** Tells the page how much of its window the field takes, from its upper edge to the end. */
  #makeRoom(): void {
    const panel = this.querySelector('.door');
    const room = panel === null ? 0 : innerHeight - panel.getBoundingClientRect().top + GAP;
    document.body.style.setProperty('--door', `${room}px`);
  }

  protected override render() {
    if (!this.shown) return nothing;
    return html`<aside class="panel door">
      ${pinForm((pin) => void this.#enter(pin), this.#later())}
      ${this.answer === '' ? nothing : html`<p class="alert" role="alert">${this.answer}</p>`}
    </aside>`;
  }

  async #look(): Promise<void> {
    // Before the page has the host's rights, the answer would be a refusal.
    const refusal = await followLink();
    if (refusal !== undefined) this.answer = await wordsOfResponse(refusal.clone());
    const role = await roleHere();
    this.shown = role !== undefined && role !== 'host' && (isHere() || refusal !== undefined);
  }

  /** The line was opened as a spectator's, so a page that becomes the host's begins anew. */
  async #enter(pin: string): Promise<void> {
    try {
      const answer = await fetch('api/host', { method: 'POST', body: JSON.stringify({ pin }) });
      if (answer.ok) location.reload();
      else this.answer = await wordsOfResponse(answer);
    } catch {
      this.answer = t('common-hostSilent');
    }
  }

  #later() {
    const shut = () => this.set({ shown: false });
    return html`<button type="button" class="later" @click=${shut}>${t('table-later')}</button>`;
  }
}

customElements.define('muggins-door', Door);

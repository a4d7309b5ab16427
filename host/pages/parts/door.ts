// <muggins-door>: a page that is not the host's may ask to be it. On the Table page it is all there is (`whole`); on the scoreboard and
// the board it is a strip, on the host's own machine only.
import type { Device } from '../../../shared/table/desk.ts';
import type { Me } from '../../web/table/types.ts';
import { element, given, html, nothing, own, t } from '../kit/element.ts';
import { followLink, read } from '../kit/host.ts';
import { wordsOfResponse } from './trouble.ts';

/** Whether the page was opened on this very machine. This decides what is offered, and nothing else. */
const isHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** What the display calls this device. */
function device(): Device {
  if (/TV|BRAVIA|Tizen|Web0S|AFT[A-Z]/.test(navigator.userAgent)) return 'tv';
  return matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
}

/** Pixels between the page and the strip. */
const GAP = 12;
/** Milliseconds between two looks at what became of the request. */
const LOOK = 1_000;

class Door extends element({
  whole: given<boolean>(() => false),
  shown: own<boolean>(() => false),
  /** Whether this page asks now. */
  asks: own<boolean>(() => false),
  answer: own<string>(() => ''),
}) {
  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  readonly #size = new ResizeObserver(() => this.#makeRoom());

  protected override updated(): void {
    const panel = this.querySelector('.doorstep');
    this.#size.disconnect();
    if (panel !== null) this.#size.observe(panel);
    this.#makeRoom();
  }

  /** Tells the page how much of its window the strip takes, from its upper edge to the end. */
  #makeRoom(): void {
    const panel = this.querySelector('.doorstep');
    const room = panel === null ? 0 : innerHeight - panel.getBoundingClientRect().top + GAP;
    document.body.style.setProperty('--door', `${room}px`);
  }

  protected override render() {
    if (!this.shown) return nothing;
    const words = html`${this.asks ? this.#asking() : this.#offer()}
      ${this.answer === '' ? nothing : html`<p class="alert" role="alert">${this.answer}</p>`}`;
    return this.whole
      ? html`<div class="panel door">${words}</div>`
      : html`<aside class="panel door doorstep">${words}</aside>`;
  }

  #offer() {
    const shut = () => this.set({ shown: false });
    return html`<p>${t('table-hostNeeded')}</p>
      <button type="button" class="begin" @click=${() => void this.#ask()}>${t('table-becomeHost')}</button>
      ${this.whole ? nothing : html`<button type="button" @click=${shut}>${t('table-later')}</button>`}`;
  }

  #asking() {
    return html`<p role="status">${t('table-holdNext')}</p>
      <button type="button" @click=${() => void this.#withdraw()}>${t('table-cancel')}</button>`;
  }

  async #look(): Promise<void> {
    // Before the page has the host's rights, the answer would be a refusal.
    const refusal = await followLink();
    if (refusal !== undefined) this.answer = await wordsOfResponse(refusal.clone());
    const me = await read<Me>('api/me');
    this.shown = me !== undefined && me.role !== 'host' && (this.whole || isHere() || refusal !== undefined);
    if (me?.asking === 'host') void this.#wait();
  }

  async #ask(): Promise<void> {
    try {
      const body = JSON.stringify({ device: device() });
      const answer = await fetch('api/host', { method: 'POST', body });
      this.answer = answer.ok ? '' : await wordsOfResponse(answer);
      if (answer.ok) void this.#wait();
    } catch {
      this.answer = t('common-hostSilent');
    }
  }

  async #withdraw(): Promise<void> {
    this.asks = false;
    await fetch('api/join', { method: 'DELETE' }).catch(() => undefined);
  }

  /** Until the board has answered. The line was opened as a spectator's, so a page that becomes the host's begins anew. */
  async #wait(): Promise<void> {
    this.asks = true;
    while (this.asks && this.isConnected) {
      const me = await read<Me>('api/me');
      if (me?.role === 'host') return location.reload();
      if (this.asks && me !== undefined && me.asking === null) {
        this.set({ asks: false, answer: t('table-notHost') });
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }
}

customElements.define('muggins-door', Door);

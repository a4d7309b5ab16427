// <muggins-show>: offers the deal that plays itself, says what happens in it, and hands the table over.
import { html, nothing } from 'lit';
import { choose, chosen } from '../kit/choices.ts';
import { element, given, own } from '../kit/element.ts';
import { known, t } from '../kit/language.ts';
import type { ShowScene } from './showme.ts';

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

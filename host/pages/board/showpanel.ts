// <muggins-show>: offers the deal that plays itself, says what happens in it, and hands the table over.
import { html, nothing } from 'lit';
import { choose, chosen } from '../kit/choices.ts';
import { element, given, own } from '../kit/element.ts';
import { strings } from '../parts/language.ts';
import type { ShowScene } from './showme.ts';

/**
 * Properties: `scene`, `offered` (whether it can be begun). Events: 'begin', 'stop'.
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
    const { showMe } = strings();
    return html`<aside class="panel show" aria-label=${showMe.begin}>
      <div role="status">${says(scene)}</div>
      <button type="button" class="opener" @click=${() => this.#tell('stop')}
        >${scene.kind === 'done' ? showMe.playOn : showMe.stop}</button>
    </aside>`;
  }

  #offer() {
    const { showMe } = strings();
    return html`<aside class="panel show offer" aria-label=${showMe.title}>
      <p><b>${showMe.title}</b> <span>${showMe.offer}</span></p>
      <button type="button" class="begin" @click=${() => this.#tell('begin')}>${showMe.begin}</button>
      <button type="button" class="opener" @click=${() => this.#keep()}>${showMe.later}</button>
    </aside>`;
  }

  #keep(): void {
    choose('shown', 'yes');
    this.seen = true;
  }

  #tell(what: 'begin' | 'stop'): void {
    this.#keep();
    this.dispatchEvent(new CustomEvent(what));
  }
}

function says(scene: ShowScene) {
  const { showMe, scene: words } = strings();
  switch (scene.kind) {
    case 'waiting':
      return html`<p>${words.waiting}</p>`;
    case 'done':
      return html`<p>${showMe.done}</p>`;
    case 'line':
      return html`<p class="step">${showMe.step(scene.at, scene.of)}</p>
        <p data-step=${scene.code}>${showMe.lines[scene.code](...scene.names)}</p>`;
  }
}

customElements.define('muggins-show', Show);

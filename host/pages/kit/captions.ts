// <muggins-captions>: what has just changed, in one line; a screen reader hears each line once.
import { keyed } from 'lit/directives/keyed.js';
import { element, given, html, nothing } from './element.ts';

/** Something to be said, once for each id. */
export interface Caption {
  readonly id: number | string;
  readonly text: string;
  /** The same for the page's own voice, where signs have names. */
  readonly spoken?: string;
}

/**
 * Properties: `line` (what to say; one with the same id is not said again), `shown` (whether eyes see it too).
 * One such element a page: two would be heard twice.
 */
class Captions extends element({
  line: given<Caption>(),
  shown: given<boolean>(() => false),
}) {
  /** The same words with another id are new text: they are said again. */
  protected override render() {
    const { line } = this;
    const words = line === undefined ? nothing : html`<span>${line.text}</span>`;
    return html`<p class=${this.shown ? 'caption' : 'heard'} aria-live="polite" aria-atomic="true">
      ${keyed(line?.id, words)}
    </p>`;
  }
}

customElements.define('muggins-captions', Captions);

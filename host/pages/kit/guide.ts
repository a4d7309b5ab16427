// <muggins-guide>: questions with an answer step by step, in chapters, with a search.
import { repeat } from 'lit/directives/repeat.js';
import { Draft } from './draft.ts';
import { element, given, html, nothing, onValue, own } from './element.ts';
import { lastingStorage } from './place.ts';

/** A question: its answer step by step, then notes such as its rule. */
interface GuideEntry {
  readonly key: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** Questions that belong together; without a title, those that a search has found. */
interface GuideChapter {
  readonly title: string;
  readonly entries: readonly GuideEntry[];
}

/** The search text of an address. */
const draft = new Draft<{ readonly text: string }>(lastingStorage('sessionStorage'), 'muggins.guide');

/**
 * Properties: `label` (of the field), `none` (where nothing is found), `find` (what a text means; every chapter for an empty one),
 * `extra` (what one can do about an entry: a template), `open` (the key of an entry that is unfolded from the beginning).
 */
class Guide extends element({
  label: given<string>(() => ''),
  none: given<string>(() => ''),
  find: given<(text: string) => readonly GuideChapter[]>(() => () => []),
  extra: given<(key: string) => unknown>(() => () => nothing),
  open: given<string>(() => ''),
  text: own<string>(() => draft.at(location.href).text ?? ''),
}) {
  protected override render() {
    const chapters = this.find(this.text);
    const take = onValue((text) => {
      this.text = text;
      draft.keep(location.href, { text });
    });
    return html`<label class="find"><span>${this.label}</span>
        <input type="search" autocomplete="off" .value=${this.text} @input=${take} /></label>
      <p class="none" role="status">${chapters.length === 0 ? this.none : nothing}</p>
      ${chapters.map((chapter) => this.#chapter(chapter))}`;
  }

  #chapter({ title, entries }: GuideChapter) {
    return html`<section class="panel" aria-label=${title || this.label}>
      ${title === '' ? nothing : html`<h2>${title}</h2>`}
      ${repeat(
        entries,
        ({ key }) => key,
        (entry, at) => this.#entry(entry, title === '' && at === 0),
      )}</section>`;
  }

  #entry({ key, title, steps, notes }: GuideEntry, first: boolean) {
    return html`<details class="case" id=${key} ?open=${first || key === this.open}>
      <summary>${title}</summary>
      <ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
      ${notes.map((note) => html`<p class="note">${note}</p>`)} ${this.extra(key)}
    </details>`;
  }
}

customElements.define('muggins-guide', Guide);

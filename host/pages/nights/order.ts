// <muggins-order>: choices to tick and sort. A form gets the ticked ones, in their order, under one name.
import { repeat } from 'lit/directives/repeat.js';
import { element, given, html, onChecked, own, t } from '../kit/element.ts';

/** Properties: `name` (of the field), `choices` (values and their texts), `chosen` (values ticked at first, in order). */
class OrderField extends element({
  name: given<string>(() => ''),
  choices: given<readonly (readonly [value: string, text: string])[]>(() => []),
  chosen: given<readonly string[]>(() => []),
  ticked: own<readonly string[]>(),
}) {
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('chosen')) this.ticked = this.chosen;
  }

  protected override render() {
    const ticked = this.ticked ?? [];
    const texts = new Map(this.choices);
    const all = [...ticked, ...[...texts.keys()].filter((value) => !ticked.includes(value))];
    return html`<ol class="order">${repeat(
      all.filter((value) => texts.has(value)),
      (value) => value,
      (value) => this.#row(value, texts.get(value) ?? '', ticked),
    )}</ol>`;
  }

  #row(value: string, text: string, ticked: readonly string[]) {
    const at = ticked.indexOf(value);
    const others = ticked.filter((each) => each !== value);
    const tick = onChecked((isOn) => {
      this.ticked = isOn ? [...ticked, value] : others;
    });
    const up = (): void => {
      this.ticked = others.toSpliced(at - 1, 0, value);
    };
    return html`<li>
      <label class="tick"><input type="checkbox" name=${this.name} value=${value} .checked=${at !== -1} @change=${tick} /> ${text}</label>
      <button type="button" aria-label=${t('hall-up', { name: text })} title=${t('hall-up', { name: text })}
        ?disabled=${at < 1} @click=${up}>\u2191</button></li>`;
  }
}

customElements.define('muggins-order', OrderField);

// <muggins-cards>: cards are picked by one tap each, rank and suit at once; the last one sends them.
import { html, nothing } from 'lit';
import { RANKS, SUITS } from '../../../shared/rules/cards/index.ts';
import { element, given, own } from '../kit/element.ts';
import { cardText } from './cardtext.ts';
import { strings } from './language.ts';

/**
 * Properties: `count` (cards wanted), `taken` (cards on the table already), `label`. Event: 'picked', with the list of cards, when
 * there are enough.
 */
class CardPicker extends element({
  count: given<number>(() => 1),
  taken: given<readonly string[]>(() => []),
  label: given<string>(() => ''),
  picked: own<readonly string[]>(() => []),
}) {
  protected override render() {
    const { seat } = strings();
    return html`<fieldset class="picker"><legend>${this.label}</legend>
      <p class="picked" role="status">
        ${this.picked.map((card) => html`<span class="card ${red(card)}">${cardText(card)}</span>`)}
        <span>${seat.cardsLeft(this.count - this.picked.length)}</span>
        ${
          this.picked.length === 0
            ? nothing
            : html`<button type="button" class="quiet" @click=${this.#back}>${seat.takeBack}</button>`
        }
      </p>
      <div class="deck">${RANKS.map((rank) => SUITS.map((suit) => this.#card(`${rank}${suit}`)))}</div>
    </fieldset>`;
  }

  #card(card: string) {
    const picked = this.picked.includes(card);
    const name = strings().seat.cardName(card[0] ?? '', card[1] ?? '');
    return html`<button type="button" class=${red(card)} aria-pressed=${picked}
      ?disabled=${this.taken.includes(card)} @click=${() => this.#pick(card)}><span aria-hidden="true">
        ${cardText(card)}</span><span class="heard">${name}</span></button>`;
  }

  #pick(card: string): void {
    if (this.picked.includes(card)) {
      this.picked = this.picked.filter((each) => each !== card);
      return;
    }
    this.picked = [...this.picked, card];
    if (this.picked.length < this.count) return;
    const detail = this.picked;
    this.picked = [];
    this.dispatchEvent(new CustomEvent('picked', { detail }));
  }

  #back(): void {
    this.picked = this.picked.slice(0, -1);
  }
}

const red = (card: string): string => (/[HD]$/.test(card) ? 'red' : '');

customElements.define('muggins-cards', CardPicker);

// <muggins-cards>: cards are picked by one tap each, by rank; a suit is asked for only where it can change the count.
import {
  type CardOrRank,
  makeCard,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  suitOf,
  type WantedSuit,
  wantedSuit,
} from '../../../shared/rules/cards/index.ts';
import { element, given, html, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { card, cards, cardText } from '../parts/panels.ts';
import type { CountedWith } from './scene.ts';

/** Cards of a rank in the pack. */
const OF_A_RANK = SUITS.length;

/**
 * Properties: `count` (cards wanted), `taken` (cards on the table already), `label`, `counted` (for a hand: suits that can change its
 * count are asked for), `whole` (every card is asked for its suit). Events: 'picked', with the list of cards, when there are enough;
 * 'starter', with the starter and its suit; 'keyed', with what is picked so far, which `begun` gives to the next page. What was picked stays: where the host refuses it, it can be taken back.
 */
class CardPicker extends element({
  count: given<number>(() => 1),
  taken: given<readonly CardOrRank[]>(() => []),
  label: given<string>(() => ''),
  counted: given<CountedWith>(),
  whole: given<boolean>(() => false),
  begun: given<readonly CardOrRank[]>(() => []),
  picked: own<readonly CardOrRank[]>(() => []),
}) {
  protected override willUpdate(): void {
    if (!this.hasUpdated) this.picked = this.begun.slice(0, this.count);
  }

  /** The starter has got its suit: what was picked may be whole by that. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('counted');
    if (before !== undefined && before.starter !== this.counted?.starter) this.#take(this.picked);
  }

  protected override render() {
    const wanted = this.#wanted;
    return html`<fieldset class="picker"><legend class="heard">${this.label}</legend>
      ${this.#picked(wanted)}
      ${wanted !== undefined ? this.#suits(wanted) : this.#ranked(wanted) ? this.#ranks() : nothing}
    </fieldset>`;
  }

  /** The suit that is asked for once all ranks are there. */
  get #wanted(): WantedSuit | undefined {
    const { picked, count, counted } = this;
    if (this.whole) return withoutSuit(picked);
    return counted === undefined || picked.length < count
      ? undefined
      : wantedSuit({ hand: picked, ...counted });
  }

  /** Whether a rank is asked for. */
  #ranked(wanted: WantedSuit | undefined): boolean {
    return wanted === undefined && this.picked.length < this.count;
  }

  #picked(wanted: WantedSuit | undefined) {
    const { picked, count } = this;
    const left = picked.length === count ? '' : t('seat-cardsLeft', { cards: count - picked.length });
    return html`<p class="picked" role="status">
      ${cards(picked)}
      ${Array.from({ length: count - picked.length }, () => card(''))}
      <span>${wanted === undefined ? left : whichSuit(wanted)}</span>
      ${
        picked.length === 0 || this.#ranked(wanted)
          ? nothing
          : html`<button type="button" class="quiet" @click=${this.#back}>${t('seat-takeBack')}</button>`
      }
    </p>`;
  }

  /** The ranks, and in the place after the king a key that takes the last one back. */
  #ranks() {
    const none = this.picked.length === 0;
    const gone = [...this.taken, ...this.picked].map(rankOf);
    return html`<div class="ranks">${RANKS.map(
      (rank) =>
        html`<button type="button"
          ?disabled=${gone.filter((each) => each === rank).length >= OF_A_RANK}
          @click=${() => this.#take([...this.picked, rank])}>${named(cardText(rank), rankName(rank))}</button>`,
    )}<button type="button" class="quiet" ?disabled=${none} @click=${this.#back}>${named('⌫', t('seat-takeBack'))}</button></div>`;
  }

  #suits({ card: asked, index, starter }: WantedSuit) {
    const gone = [...this.taken, ...this.picked];
    return html`<div class="suits">${SUITS.map((suit) => {
      const whole = makeCard(rankOf(asked), suit);
      return html`<button type="button" class=${suit === 'H' || suit === 'D' ? 'red' : ''}
        ?disabled=${gone.includes(whole)}
        @click=${() => (starter ? this.emit('starter', whole) : this.#take(this.picked.with(index, whole)))}>${named(cardText(whole).slice(-1), t(`seat-suit-${suit}`))}</button>`;
    })}</div>`;
  }

  #take(picked: readonly CardOrRank[]): void {
    this.#keep(picked);
    if (picked.length === this.count && this.#wanted === undefined) this.emit('picked', picked);
  }

  /** The last card, with its suit. */
  #back(): void {
    this.#keep(this.picked.slice(0, -1));
  }

  #keep(picked: readonly CardOrRank[]): void {
    this.picked = picked;
    this.emit('keyed', picked);
  }
}

/** The card that was picked last, as long as it has no suit. */
function withoutSuit(picked: readonly CardOrRank[]): WantedSuit | undefined {
  const index = picked.findIndex((card) => suitOf(card) === undefined);
  const card = picked[index];
  return card && { card, index, starter: false };
}

const rankName = (rank: Rank): string => t(`rank-${rank}`);

const whichSuit = ({ card: asked, starter }: WantedSuit): string =>
  starter ? t('seat-whichSuitStarter') : t('seat-whichSuit', { rank: rankOf(asked) });

/** A sign for the eye, its name for the ear. */
const named = (sign: string, name: string) =>
  html`<span aria-hidden="true">${sign}</span><span class="heard">${name}</span>`;

customElements.define('muggins-cards', CardPicker);

// <muggins-hand>: the player's cards in a game that the host deals, for one thumb: to discard, to cut, to play.
import type { Card } from '../../../shared/rules/index.ts';
import { spoken } from '../../../shared/words/say.ts';
import type { Draft } from '../kit/draft.ts';
import { element, given, html, language, nothing, onNumber, own, t } from '../kit/element.ts';
import { cards } from '../parts/panels.ts';
import type { DealtScene } from './dealt.ts';

/** What is chosen of a deal, and not yet posted: cards to lay away, and where to cut. */
export interface HandDraft {
  readonly picked: readonly Card[];
  readonly place: number;
}

/** What is posted about the cards, past the moves of the game. */
export type Posted =
  | { readonly path: 'throw'; readonly body: { readonly deal: number; readonly cards: readonly Card[] } }
  | { readonly path: 'cut'; readonly body: { readonly place: number } }
  | { readonly path: 'replay'; readonly body: { readonly deal: number } };

/**
 * Properties: `dealt`, `busy` (a card is on its way), `draft` and the `moment` that it is of. Events: 'lay', with a card; 'post', with what is
 * posted.
 */
class Hand extends element({
  dealt: given<DealtScene>(),
  busy: given<boolean>(() => false),
  draft: given<Draft<HandDraft>>(),
  moment: given<string>(() => ''),
  /** Undefined until something is chosen here. */
  chosen: own<Partial<HandDraft>>(() => ({})),
}) {
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('moment')) this.chosen = this.draft?.at(this.moment) ?? {};
  }

  #choose(chosen: Partial<HandDraft>): void {
    this.chosen = { ...this.chosen, ...chosen };
    this.draft?.keep(this.moment, this.chosen);
  }

  protected override render() {
    const { dealt } = this;
    if (dealt === undefined) return nothing;
    const cuts = dealt.task === 'cutDeal' || dealt.task === 'cutStarter';
    return html`${dealt.own.length === 0 ? nothing : this.#cards(dealt)}
      ${dealt.throws > 0 ? this.#away(dealt) : nothing} ${cuts ? this.#cut(dealt) : nothing}`;
  }

  #cards(dealt: DealtScene) {
    const { own: held, throws } = dealt;
    return html`<div class="own" role="group" aria-label=${t('company-hand')}>
      ${held.map((card) => (throws > 0 ? this.#pick(card, dealt) : this.#lay(card, dealt)))}</div>`;
  }

  #picked({ thrown }: DealtScene): readonly Card[] {
    return this.chosen.picked ?? thrown;
  }

  /** One card more than go to the crib takes the place of the first. */
  #pick(card: Card, dealt: DealtScene) {
    const picked = this.#picked(dealt);
    const others = picked.filter((other) => other !== card);
    const now = picked.includes(card) ? others : [...picked, card].slice(-dealt.throws);
    return html`<button type="button" aria-pressed=${picked.includes(card)}
      @click=${() => this.#choose({ picked: now })}>${named(card)}</button>`;
  }

  /** A card that cannot be laid keeps the focus of a keyboard. */
  #lay(card: Card, { playable }: DealtScene) {
    const open = playable.includes(card) && !this.busy;
    return html`<button type="button" aria-disabled=${!open}
      @click=${() => open && this.emit('lay', card)}>${named(card)}</button>`;
  }

  #away(dealt: DealtScene) {
    const { crib, thrown, throws, deal } = dealt;
    const picked = this.#picked(dealt);
    const same = picked.length === thrown.length && picked.every((card) => thrown.includes(card));
    const send = (): void => this.#post({ path: 'throw', body: { deal, cards: picked } });
    return html`<p class="note" role="status">${same && thrown.length > 0 ? t('company-thrown', { cards: thrown }) : ''}</p>
      ${
        same && thrown.length > 0
          ? nothing
          : html`<button type="button" class="claim" ?disabled=${picked.length !== throws} @click=${send}>
              ${t(`company-throw-${crib.own ? 'own' : 'other'}`, { name: crib.name })}</button>`
      }`;
  }

  #cut({ places }: DealtScene) {
    const most = places - 1;
    const place = Math.min(this.chosen.place ?? Math.floor(places / 2), most);
    return html`<label class="place"><span>${t('company-place')}</span><input type="range" min="0" max=${most} .value=${`${place}`}
      @input=${onNumber((chosen) => this.#choose({ place: chosen }))} /></label>
      <button type="button" class="claim" @click=${() => this.#post({ path: 'cut', body: { place } })}>${t('company-cut')}</button>`;
  }

  #post(posted: Posted): void {
    this.emit('post', posted);
  }
}

/** A card for the eye, its name for the ear. */
const named = (card: Card) => html`<span aria-hidden="true">${cards([card])}</span>
  <span class="heard">${spoken(language(), 'card-name', { card })}</span>`;

customElements.define('muggins-hand', Hand);

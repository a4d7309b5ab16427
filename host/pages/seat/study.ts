// <muggins-study>: the cards that a player was dealt, entered to be studied after the game. Closed by default.
import { keyed } from 'lit/directives/keyed.js';
import type { CardOrRank } from '../../../shared/rules/cards/index.ts';
import type { Draft } from '../kit/draft.ts';
import { element, given, html, nothing, own, t } from '../kit/element.ts';
import { cards } from '../parts/panels.ts';
import './cards.ts';
import type { StudyScene } from './scene.ts';
import type { SeatPage } from './view.ts';

/** Cards for study, as they are posted. */
export interface StudyCards {
  readonly deal: number;
  readonly cards: readonly string[];
  readonly thrown: readonly string[];
}

/** What became of them; `words` is why they were not kept, and empty where they were. */
export interface Studied {
  readonly deal: number;
  readonly words: string;
}

/** What is entered of a hand: its cards, those of the crib once all are there, and which of the deals that are offered it is (0 for the present one). */
const NOTHING = {
  cards: [] as readonly CardOrRank[],
  thrown: undefined as readonly CardOrRank[] | undefined,
  back: 0,
};
export type StudyDraft = typeof NOTHING;

/**
 * Properties: `study` (what can be entered), `studied` (what became of what was entered last), `draft` and the `game` that it is of. Event:
 * 'study', with the cards. What was chosen stays until it is kept.
 */
class StudyEntry extends element({
  study: given<StudyScene>(),
  studied: given<Studied>(),
  draft: given<Draft<StudyDraft>>(),
  game: given<number>(() => 0),
  chosen: own<StudyDraft>(() => NOTHING),
}) {
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!this.hasUpdated) this.chosen = { ...NOTHING, ...this.draft?.at(`${this.game}`) };
    else if (changed.has('studied') && this.studied?.words === '') this.#startOver();
  }

  #choose(chosen: Partial<StudyDraft>): void {
    this.chosen = { ...this.chosen, ...chosen };
    this.draft?.keep(`${this.game}`, this.chosen);
  }

  protected override render() {
    const { study: scene, chosen, studied } = this;
    if (scene === undefined) return nothing;
    return html`<p class="note">${t('seat-study-about')}</p>
      ${scene.deals.length < 2 ? nothing : html`<div class="who">${scene.deals.map((deal, at) => this.#deal(deal, at))}</div>`}
      ${chosen.thrown === undefined ? this.#picker(scene) : this.#chosen(scene, chosen.thrown)}
      <p class="note" role="status">${studied === undefined ? '' : studied.words === '' ? t('seat-study-kept', { deal: studied.deal }) : studied.words}</p>`;
  }

  #deal(deal: number, at: number) {
    return html`<button type="button" aria-pressed=${this.chosen.back === at} @click=${() => this.#choose({ back: at })}>${t('seat-study-deal', { deal })}</button>`;
  }

  #picker({ dealt }: StudyScene) {
    const label = t('seat-study-dealt');
    const take = ({ type, detail: cards }: CustomEvent<readonly CardOrRank[]>): void =>
      this.#choose({ cards, thrown: type === 'picked' ? [] : undefined });
    return html`<h2>${label}</h2><muggins-cards .count=${dealt} .whole=${true} .label=${label} .begun=${this.chosen.cards}
      @keyed=${take} @picked=${take}></muggins-cards>`;
  }

  #chosen({ thrown: wanted }: StudyScene, thrown: readonly CardOrRank[]) {
    return html`<h2>${t('seat-study-thrown', { cards: wanted })}</h2>
      <div class="dealt">${this.chosen.cards.map((each) => this.#toss(each, thrown, wanted))}</div>
      <button type="button" class="wide" ?disabled=${thrown.length !== wanted} @click=${this.#send}>${t('seat-study-keep')}</button>
      <button type="button" class="wide quiet" @click=${this.#startOver}>${t('seat-study-over')}</button>`;
  }

  /** One card more than go to the crib takes the place of the first. */
  #toss(each: CardOrRank, thrown: readonly CardOrRank[], wanted: number) {
    const toss = (): void => {
      const others = thrown.filter((other) => other !== each);
      this.#choose({ thrown: thrown.includes(each) ? others : [...thrown, each].slice(-wanted) });
    };
    return html`<button type="button" aria-pressed=${thrown.includes(each)} @click=${toss}>${cards([each])}</button>`;
  }

  #startOver(): void {
    this.chosen = NOTHING;
    this.draft?.drop();
  }

  #send(): void {
    const { back, cards, thrown = [] } = this.chosen;
    const deal = this.study?.deals[back] ?? this.study?.deals[0];
    if (deal === undefined) return;
    this.emit('study', { deal, cards, thrown } satisfies StudyCards);
  }
}

/** The entry, closed; nothing where nothing can be entered. Every game begins with nothing chosen. */
export const studyEntry = (
  { scene: { game }, studied, studying }: SeatPage,
  study: StudyScene | undefined,
) =>
  study === undefined
    ? nothing
    : html`<details class="study"><summary>${t('seat-study')}</summary>
        ${keyed(game, html`<muggins-study .study=${study} .studied=${studied} .draft=${studying} .game=${game}></muggins-study>`)}</details>`;

customElements.define('muggins-study', StudyEntry);

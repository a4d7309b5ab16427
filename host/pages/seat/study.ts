// <muggins-study>: the cards that a player was dealt, entered to be studied after the game. Closed by default.
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { element, given, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { cards } from '../parts/panels.ts';
import './cards.ts';
import type { StudyScene } from './scene.ts';

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

/**
 * Properties: `study` (what can be entered), `studied` (what became of what was entered last). Event: 'study', with the
 * cards. What was chosen stays until it is kept.
 */
class StudyEntry extends element({
  study: given<StudyScene>(),
  studied: given<Studied>(),
  /** Which of the deals that are offered: 0 for the present one. */
  back: own<number>(() => 0),
  cards: own<readonly string[]>(),
  thrown: own<readonly string[]>(() => []),
}) {
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('studied') && this.studied?.words === '') this.#startOver();
  }

  protected override render() {
    const { study: scene, cards, studied } = this;
    if (scene === undefined) return nothing;
    return html`<p class="note">${t('seat-study-about')}</p>
      ${scene.deals.length < 2 ? nothing : html`<div class="who">${scene.deals.map((deal, at) => this.#deal(deal, at))}</div>`}
      ${cards === undefined ? this.#picker(scene) : this.#chosen(scene, cards)}
      <p class="note" role="status">${studied === undefined ? '' : studied.words === '' ? t('seat-study-kept', { deal: studied.deal }) : studied.words}</p>`;
  }

  #deal(deal: number, at: number) {
    return html`<button type="button" aria-pressed=${this.back === at} @click=${() => this.set({ back: at })}>${t('seat-study-deal', { deal })}</button>`;
  }

  #picker({ dealt }: StudyScene) {
    const label = t('seat-study-dealt');
    const picked = ({ detail }: CustomEvent<readonly string[]>) => this.set({ cards: detail });
    return html`<h2>${label}</h2><muggins-cards .count=${dealt} .whole=${true} .label=${label} @picked=${picked}></muggins-cards>`;
  }

  #chosen({ thrown: wanted }: StudyScene, cards: readonly string[]) {
    return html`<h2>${t('seat-study-thrown', { cards: wanted })}</h2>
      <div class="dealt">${cards.map((each) => this.#toss(each, wanted))}</div>
      <button type="button" class="wide" ?disabled=${this.thrown.length !== wanted} @click=${this.#send}>${t('seat-study-keep')}</button>
      <button type="button" class="wide quiet" @click=${this.#startOver}>${t('seat-study-over')}</button>`;
  }

  /** One card more than go to the crib takes the place of the first. */
  #toss(each: string, wanted: number) {
    const { thrown } = this;
    const toss = (): void => {
      this.thrown = thrown.includes(each)
        ? thrown.filter((other) => other !== each)
        : [...thrown, each].slice(-wanted);
    };
    return html`<button type="button" aria-pressed=${thrown.includes(each)} @click=${toss}>${cards([each])}</button>`;
  }

  #startOver(): void {
    this.cards = undefined;
    this.thrown = [];
  }

  #send(): void {
    const deal = this.study?.deals[this.back] ?? this.study?.deals[0];
    const { cards, thrown } = this;
    if (deal === undefined || cards === undefined) return;
    this.emit('study', { deal, cards, thrown } satisfies StudyCards);
  }
}

/** The entry, closed; nothing where nothing can be entered. Every game begins with nothing chosen. */
export const studyEntry = (study: StudyScene | undefined, game: number, studied: Studied | undefined) =>
  study === undefined
    ? nothing
    : html`<details class="study"><summary>${t('seat-study')}</summary>
        ${keyed(game, html`<muggins-study .study=${study} .studied=${studied}></muggins-study>`)}</details>`;

customElements.define('muggins-study', StudyEntry);

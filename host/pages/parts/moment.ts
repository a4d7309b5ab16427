// <muggins-moment>: a moment of the table for three seconds, over the lower part of a page: a stamp, who takes how much, and the cards that make it.
import type { TableView } from '../../web/table/types.ts';
import { element, given, html, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { card, cardText } from './panels.ts';

/** A moment in words. */
export type MomentScene = NonNullable<ReturnType<typeof momentScene>>;

/** The moment that the table has now; undefined while there is none. */
export function momentScene({ cue, players }: TableView) {
  if (cue === null || cue.moment === null) return undefined;
  const { code, seat, points, from, line, cards } = cue.moment;
  const nameOf = (at: number | null): string => players[at ?? -1]?.name ?? '';
  return {
    id: cue.id,
    code,
    seats: from === null ? [seat] : [seat, from],
    lane: players[seat]?.lane ?? 0,
    stamp: t(`moments-stamp-${code}`),
    words: t(`moments-words-${code}`, { name: nameOf(seat), from: nameOf(from), points, line: line ?? '' }),
    points,
    cards: cards.map(({ card: code, ...rest }) => ({ text: cardText(code), ...rest })),
  };
}

/** Letters of a stamp beside which there is room for five cards, and of a line of words. */
const LONG = 10;
const WORDY = 30;

/** Milliseconds of a moment. */
const LASTS = 3_000;

/** Property: `scene`. Each is shown once; what ends it before its time takes it away. */
class MomentShown extends element({
  scene: given<MomentScene>(),
  /** The one that has been shown for long enough. */
  past: own<number>(),
}) {
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const was = changed.get('scene');
    const { scene } = this;
    if (!changed.has('scene') || was?.id === scene?.id) return;
    clearTimeout(this.#timer);
    if (scene !== undefined) this.#timer = setTimeout(() => this.set({ past: scene.id }), LASTS);
  }

  /** The page says the same in its captions and in the ruling: this is for eyes. */
  protected override render() {
    const { scene } = this;
    if (scene === undefined || scene.id === this.past) return nothing;
    const { code, lane, stamp, words, points, cards } = scene;
    return html`<div class="moment ${code} lane${lane} ${cards.length > 0 ? 'with' : ''}" aria-hidden="true">
      <p class="news"><b class="stamp ${stamp.length > LONG ? 'long' : ''}">${stamp}</b>${
        points === 0 ? nothing : html`<b class="gain">+${points}</b>`
      }</p>
      <p class="words ${words.length > WORDY ? 'long' : ''}">${words}</p>
      ${cards.length === 0 ? nothing : html`<p class="cards">${cards.map(shownCard)}</p>`}
    </div>`;
  }
}

const shownCard = ({ text, starter, lift }: MomentScene['cards'][number]) =>
  html`<span class="place ${starter ? 'starter' : ''} ${lift > 0 ? 'up' : ''}" .style=${`--lift: ${lift}`}>${card(text)}</span>`;

customElements.define('muggins-moment', MomentShown);

// <muggins-end>: the end of a game on a phone: who has won, how, and what to do next.
import { html, nothing } from 'lit';
import { element, given, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { type PlayerScene, scoresOf } from '../parts/scene.ts';
import type { SeatScene } from './scene.ts';

/**
 * Properties: `over` (the end as this seat sees it), `players`, `told` (the end in a sentence, to be shared), `paused`. Event: 'onward',
 * with whether everybody moves on by one seat.
 */
class GameEnd extends element({
  over: given<SeatScene['over']>(),
  players: given<readonly PlayerScene[]>(() => []),
  told: given<string>(() => ''),
  paused: given<boolean>(() => false),
  /** What became of sharing. */
  shared: own<string>(() => ''),
}) {
  protected override render() {
    const { over } = this;
    if (over === undefined) return nothing;
    return html`<section class="end ${over.won ? 'won' : ''}">
      <h2>${outcome(over)}</h2>
      <p>${scoresOf(this.players)}</p>
      <ul>${this.players.filter(({ note }) => note !== '').map(({ name, note }) => html`<li>${name} <b>${note}</b></li>`)}</ul>
      ${over.next === undefined ? nothing : this.#next(over.next)}
      <button type="button" class="quiet" @click=${this.#share}>${t('seat-end-share')}</button>
      <p class="note" role="status">${this.shared}</p>
    </section>`;
  }

  /** The match goes on with the same seats; after a match, people may change them. */
  #next(next: 'game' | 'match') {
    const button = (label: string, swap: boolean, looks: string) =>
      html`<button type="button" class=${looks} ?disabled=${this.paused} @click=${() => this.emit('onward', swap)}>${label}</button>`;
    return next === 'game'
      ? button(t('seat-end-nextGame'), false, 'claim')
      : html`${button(t('seat-end-rematch'), false, 'claim')} ${button(t('seat-end-swap'), true, 'quiet')}`;
  }

  async #share(): Promise<void> {
    const done = await share(`${this.told} ${scoresOf(this.players)}.`);
    this.shared = done === 'copied' ? t('seat-end-copied') : done === 'failed' ? t('seat-end-notShared') : '';
  }
}

function outcome({ won, winner }: NonNullable<SeatScene['over']>): string {
  if (won) return t('seat-end-youWin');
  return winner === '' ? t('seat-end-lost') : t('seat-end-wins', { name: winner });
}

/** Hands a text to the phone's own sheet, or copies it: without TLS a browser has neither of the two, and an older way to copy. */
async function share(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return 'shared';
    }
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text);
      return 'copied';
    }
    return copied(text) ? 'copied' : 'failed';
  } catch (error) {
    // Closing the sheet cancels the share.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

function copied(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

customElements.define('muggins-end', GameEnd);

// The slot above the work of a seat's page: what became of the last request, requests on their way, or the last move. It keeps its height
// while points are claimed, so that the number pad below it does not move under the thumb.
import { html, nothing } from 'lit';
import type { Caption } from '../kit/captions.ts';
import { t } from '../kit/language.ts';
import { tellAll, type WaitingRequest } from './sent.ts';
import type { Word } from './state.ts';

interface SaidScene {
  readonly word: Word | undefined;
  /** Requests on their way, and why they have to wait. */
  readonly waiting: readonly WaitingRequest[];
  readonly trouble: string;
  /** The last move. */
  readonly line: Caption | undefined;
  /** Whether eyes see it too. */
  readonly shown: boolean;
  readonly again: (requests: readonly WaitingRequest[]) => void;
}

/** The slot. One line of it is seen, and all of it is heard. */
export function said({ word, waiting, trouble, line, shown, again }: SaidScene) {
  return html`<div class="said">
    ${wordOf(word, again)}
    ${
      waiting.length === 0
        ? nothing
        : html`<p class="waiting" role="status">${t('seat-onItsWay', { sent: tellAll(waiting) })} ${trouble}</p>`
    }
    <muggins-captions .line=${line} .shown=${shown && word === undefined && waiting.length === 0}></muggins-captions>
  </div>`;
}

/** What became of a request, with a button where it can be sent again. */
export function wordOf(word: Word | undefined, again: SaidScene['again']) {
  if (word === undefined) return nothing;
  return html`<section class="word ${word.kind}" role="status">
    <p>${word.text}</p>
    ${
      word.again.length === 0
        ? nothing
        : html`<button type="button" @click=${() => again(word.again)}>
            ${t('seat-sendAgain', { sent: tellAll(word.again) })}</button>`
    }
  </section>`;
}

// The coach's place on the page of a seat. The coach itself is loaded when it is switched on.
import { html, nothing } from 'lit';
import { loaded } from '../../kit/browser.ts';
import { isOn } from '../feel.ts';
import type { SeatScene } from '../scene.ts';
import type { SeatPage } from '../view.ts';

/** Loads the coach where it is switched on. Without the host the page goes on without it. */
export function callCoach(page: SeatPage): void {
  if (isOn('coach')) loaded(import('./coach.ts'), () => page.requestUpdate());
}

/** Its row above the work: a hint, a note, or the cards that it asks for. */
export const coachOf = (page: SeatPage, { seat, pad, cards }: SeatScene) =>
  isOn('coach')
    ? html`<muggins-coach .message=${page.message} .seat=${seat} .storage=${page.storage} .storageKey=${page.storageKey} .entering=${page.entering}
        .open=${pad === 'none' && cards === undefined} @entering=${({ detail }: CustomEvent<boolean>) => page.set({ entering: detail })}></muggins-coach>`
    : nothing;

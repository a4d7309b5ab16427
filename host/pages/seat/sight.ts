// What stays in sight on a phone: the race, whose crib it is, the starter, the player's own cards; and the slot above the work: what became of
// the last request, requests on their way, or the last move. The slot keeps its height while points are claimed, so that the number pad below it
// does not move under the thumb.
import { html, nothing } from 'lit';
import type { Caption } from '../kit/captions.ts';
import { t } from '../kit/language.ts';
import { cardText } from '../parts/cards.ts';
import { card } from '../parts/panels.ts';
import type { PlayerScene } from '../parts/scene.ts';
import type { SeatScene } from './scene.ts';
import { tellAll, type WaitingRequest } from './sent.ts';
import type { Word } from './state.ts';

/** Every side on a line from the start to the game hole, one's own first. */
export function race(players: readonly PlayerScene[], lane: number) {
  const own = players.filter((each) => each.lane === lane);
  const others = players.filter((each) => each.lane !== lane);
  return html`<ul class="race">${[...own, ...others].map(runner)}</ul>`;
}

function runner({ name, lane, score, rear, toGo, crib, expected, winner }: PlayerScene) {
  const at = (hole: number): string => `--at: ${hole / Math.max(1, score + toGo)}`;
  return html`<li class="lane${lane} ${winner ? 'winner' : ''}" aria-current=${expected ? 'true' : nothing}>
    <span class="name">${name}</span> <small>${toGo} ${t('scene-toGo')} ${crib ? html`<em>${t('scene-crib')}</em>` : nothing}</small>
    <span class="line" aria-hidden="true"><i class="rear" .style=${at(rear)}></i><i class="front" .style=${at(score)}></i></span>
    <b>${score}</b>
  </li>`;
}

/** The cards that this player needs to see, as far as they are entered. */
export function held({ cards, starter, hand }: SeatScene['held']) {
  if (cards.length === 0 && starter === undefined) return nothing;
  const label = t('seat-yours', { hand });
  return html`<section class="held">
    ${
      cards.length === 0
        ? nothing
        : html`<p aria-label=${label} role="group">${cards.map((each) => card(cardText(each)))}</p>`
    }
    ${
      starter === undefined
        ? nothing
        : html`<p class="starter" aria-label=${t('seat-starter')} role="group">${card(cardText(starter))}</p>`
    }
  </section>`;
}

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

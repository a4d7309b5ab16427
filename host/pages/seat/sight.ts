// What stays in sight on a phone: the race, whose crib it is, the starter, the player's own cards; and the slot above the work: what became of
// the last request, requests on their way, or the last move. The slot keeps its height while points are claimed, so that the number pad below it
// does not move under the thumb.

import type { StateMessage } from '../../web/table/types.ts';
import { html, nothing, t } from '../kit/element.ts';
import { cards } from '../parts/panels.ts';
import type { PlayerScene, Scene } from '../parts/scene.ts';
import type { SeatScene } from './scene.ts';
import { tellAll } from './sent.ts';
import type { SeatPage } from './view.ts';

/** Moves that are shown besides the last one. */
const RECENT = 4;

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

/** The cards that this player needs to see, as far as they are entered: a hand or the cards on the table, and the starter. */
export function held({ held: { cards: shown, starter, hand, of }, dealt }: SeatScene) {
  const { laid = [], count = 0 } = dealt ?? {};
  const label = of === undefined ? t('seat-yours', { hand }) : t('company-theirs', { name: of, hand });
  const group = (name: string, codes: readonly string[], looks: string, more: unknown = nothing) =>
    codes.length === 0
      ? nothing
      : html`<p class=${looks} aria-label=${name} role="group">${cards(codes)}${more}</p>`;
  const parts = [
    of === undefined || shown.length === 0 ? nothing : html`<span class="of">${label}</span>`,
    group(label, shown, ''),
    group(t('company-table', { count }), laid, 'laid', html`<b>${count}</b>`),
    group(t('seat-starter'), starter === undefined ? [] : [starter], 'starter'),
  ];
  return parts.every((part) => part === nothing) ? nothing : html`<section class="held">${parts}</section>`;
}

/** The count before, as long as something can be said about it; its cards as long as this seat can call muggins on them. */
export function countBefore({ view, company, disputable }: StateMessage, seat: number) {
  const counted = view.prompt.calls.some((call) => call.seat === seat) ? company?.counted : undefined;
  const { hand, points, seat: on } = counted ?? disputable ?? { hand: null };
  if (hand === null) return nothing;
  const lying = [...(counted?.cards ?? []), ...(counted && view.starter ? [view.starter] : [])];
  return html`<p class="before">${t('scene-counted', { name: view.players[on]?.name ?? '', hand, points })}
    <span class="cards">${cards(lying)}</span></p>`;
}

/** The slot. One line of it is seen, and all of it is heard; the last move is seen while the game goes on. */
export function said(page: SeatPage) {
  const { word, waiting, trouble, answer, scene, mine } = page;
  const [last] = scene.moves;
  const line = answer ?? (last && { id: last.move, text: last.text });
  // A ruling and a request of the others have their own words above.
  const shown =
    !page.fresh &&
    waiting.length === 0 &&
    [mine?.over, mine?.asked, word].every((each) => each === undefined);
  return html`<div class="said">
    ${wordOf(page)}
    ${
      waiting.length === 0
        ? nothing
        : html`<p class="waiting" role="status">${t('seat-onItsWay', { sent: tellAll(waiting) })} ${trouble}</p>`
    }
    <muggins-captions .line=${line} .shown=${shown}></muggins-captions>
    ${mine?.pad === 'none' && mine.cards === undefined && mine.over === undefined ? recent(scene) : nothing}
  </div>`;
}

/** The moves of this game before the last one: there is room for them while nothing is asked of the player. */
function recent({ moves }: Scene) {
  const standing = moves.filter(({ undone }, at) => at === 0 || !undone);
  const first = standing.findIndex(({ begins }) => begins);
  const shown = standing.slice(1, (first < 0 ? RECENT : Math.min(first, RECENT)) + 1);
  return html`<ul class="recent">${shown.map(({ text }) => html`<li>${text}</li>`)}</ul>`;
}

/** What became of a request, with a button where it can be sent again. */
export function wordOf(page: SeatPage) {
  const { word } = page;
  if (word === undefined) return nothing;
  return html`<section class="word ${word.kind}" role="status">
    <p>${word.text}</p>
    ${
      word.again.length === 0
        ? nothing
        : html`<button type="button" @click=${() => page.emit('again', word.again)}>
            ${t('seat-sendAgain', { sent: tellAll(word.again) })}</button>`
    }
  </section>`;
}

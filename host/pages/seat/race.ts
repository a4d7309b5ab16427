// What stays in sight on a phone: the race, whose crib it is, the starter, and the player's own cards.
import { html, nothing } from 'lit';
import { t } from '../kit/language.ts';
import { cardText } from '../parts/cards.ts';
import { card } from '../parts/panels.ts';
import type { PlayerScene } from '../parts/scene.ts';
import type { SeatScene } from './scene.ts';

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

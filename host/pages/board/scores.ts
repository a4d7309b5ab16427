// The score cards, as templates: names, scores that can be read across a room, points to go, whose crib.
import { html, nothing } from 'lit';
import { t } from '../kit/language.ts';
import type { PlayerScene } from '../parts/scene.ts';

/** All score cards in one row. */
export const scores = (players: readonly PlayerScene[]) =>
  html`<section class="scores" aria-label=${t('scene-scores')} data-players=${players.length}
    >${players.map(score)}</section>`;

function score({ name, lane, score, rear, toGo, crib, expected, winner, note }: PlayerScene) {
  const last = score - rear;
  return html`<article class="score lane${lane} ${expected ? 'expected' : ''} ${winner ? 'winner' : ''}">
    <header>
      <span class="peg" aria-hidden="true"></span>
      <h2 title=${name}>${name}</h2>
      ${crib ? html`<span class="tag">${t('scene-crib')}</span>` : nothing}
    </header>
    <p class="figure" role="img" aria-label="${name}: ${score}">${score}</p>
    <p class="togo">
      ${winner ? html`<b>${t('scene-game')}</b>` : html`<b>${toGo}</b> ${t('scene-toGo')}`}
      <span class="last">${last > 0 ? `+${last}` : ''}</span>
    </p>
    <p class="note">${note}</p>
  </article>`;
}

// Parts of the scoreboard, as templates: how the match stands, a side's card, the felt, the end.
import { keyed } from 'lit/directives/keyed.js';
import { html, nothing, svg, t } from '../kit/element.ts';
import type { PlayerScene, Scene } from '../parts/scene.ts';
import type { FeltCard, FeltScene } from './felt.ts';
import type { FinishScene, RoomScene, TurnScene } from './room.ts';

/** Letters of the match's format and of all names for which the strip has room in any phase; and of the format beside five sides and more. */
const ROOM = { names: 32, format: 12 };

/** How the match stands, game and phase: above everything, always. */
export function strip({ players, match, phase }: Scene, { format, game, finish }: RoomScene) {
  const title = format || t('scoreboard-games');
  const named = players.reduce((sum, { name }) => sum + name.length, title.length) <= ROOM.names;
  const games = match.map(({ name, lane, games: won }) => ({ name, lane, won }));
  const words = `${title}: ${games.map(({ name, won }) => `${name} ${won}`).join(', ')}`;
  return html`<header class="strip">
    ${
      format === '' && match.every(({ games: won }) => won === 0)
        ? html`<p class="match"><b>Muggins</b></p>`
        : html`<p class="match"><span class="heard">${words}</span><span aria-hidden="true"><b>${games.length > 4 && title.length > ROOM.format ? t('scoreboard-games') : title}</b>
            ${games.map(
              ({ name, lane, won }, at) =>
                html`${at > 0 && games.length < 5 ? html`<i>–</i>` : nothing}<span class="won lane${lane}">${
                  named ? (at === 0 || games.length > 2 ? `${name} ` : '') : html`<u></u>`
                }<b>${won}</b>${named && at > 0 && games.length === 2 ? ` ${name}` : ''}</span>`,
            )}</span></p>`
    }
    <p class="phase">${game === '' || finish !== undefined ? nothing : html`<span>${game}</span>`}<span>${phase}</span></p>
  </header>`;
}

/** How all names are set, so that each fits: by the letters of the longest, and whether partners share a card. */
export function nameStyle(players: readonly PlayerScene[]): string {
  const letters = Math.max(0, ...players.flatMap(({ names }) => names.map((name) => name.length)));
  const size = letters > 14 ? 'longest' : letters > 11 ? 'longer' : letters > 8 ? 'long' : 'short';
  return `${size}${players.some(({ names }) => names.length > 1) ? ' partners' : ''}`;
}

/** Letters of a warning for which a small card has room. */
const SHORT = 22;

/** Shows that a side leads. By how much, the scores say. */
const crown = svg`<svg class="crown" viewBox="0 0 24 18" aria-hidden="true"><path d="M2 17 0 4l6.5 5L12 0l5.5 9L24 4l-2 13Z" /></svg>`;

/** A side: name, score, what is left to go, who leads, whose turn it is. */
export function sideCard(player: PlayerScene, turn: TurnScene | undefined) {
  const { name, names, levels, seats, lane, score, rear, toGo, ahead, crib, expected, winner, risk } = player;
  const last = score - rear;
  const leads = ahead > 0;
  const marks = [leads ? 'leads' : '', expected ? 'expected' : '', winner ? 'winner' : ''].join(' ');
  return html`<article class="player lane${lane} ${marks}">
    <h2>${names.map(
      (each, at) =>
        html`${at > 0 ? html`<span class="heard">${t('common-and')}</span>` : nothing}<span class=${names.length > 1 && seats[at] === turn?.seat ? 'acting' : ''}>${each}${levels[at] && names.length > 1 ? html` <small class="level">${levels[at]}</small>` : nothing}${leads && at === 0 ? crown : nothing}</span>`,
    )}</h2>
    ${leads ? html`<p class="heard">${t('scoreboard-leads', { holes: ahead, many: names.length > 1 })}</p>` : nothing}
    <p class="togo">${winner ? html`<b>${t('scene-game')}</b>` : html`<span><b>${toGo}</b> ${t('scene-toGo')}</span>`}${levels[0] && names.length === 1 ? html`<small class="level">${levels[0]}</small>` : nothing}${
      crib ? html`<small class="tag">${t('scene-crib')}</small>` : nothing
    }</p>
    <p class="pills">
      ${expected && turn ? html`<span class="pill turn ${turn.what}">${turn.text}</span>` : nothing}
      ${risk === '' ? nothing : html`<span class="pill risk ${risk.length > SHORT ? 'wide' : ''}">${risk}</span>`}
    </p>
    ${keyed(score, last > 0 ? html`<span class="last">+${last}</span>` : nothing)}
    <p class="figure" role="img" aria-label="${name}: ${score}">${score}</p>
  </article>`;
}

/** Each suit within 24 by 24. */
const SHAPES: Readonly<Record<string, string>> = {
  '♠': 'M12 2C9 7 3 9.8 3 14.6a4.4 4.4 0 0 0 8 2.6c-.2 2.2-1 3.8-2.6 4.8h7.2c-1.6-1-2.4-2.6-2.6-4.8a4.4 4.4 0 0 0 8-2.6C21 9.8 15 7 12 2Z',
  '♥': 'M12 21.5C5 15.4 2 11.8 2 7.9 2 5 4.2 3 6.8 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.2 3 19.8 3 22 5 22 7.9c0 3.9-3 7.5-10 13.6Z',
  '♦': 'M12 1.8 20.2 12 12 22.2 3.8 12Z',
  '♣': 'M12 2a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.9 7.9c.2 2.1 1 3.8 2.6 4.8H8.4c1.6-1 2.4-2.7 2.6-4.8a4.7 4.7 0 1 1-2.9-7.9A4.7 4.7 0 0 1 12 2Z',
};
const RED = /[♥♦]$/;

/** A card by its text, '10♥' or 'K' where its suit is not known. Ears and copies get the text. */
function largeCard(text: string) {
  const suit = text.slice(-1);
  const shape = SHAPES[suit];
  const rank = shape === undefined ? text : text.slice(0, -1);
  return html`<span class="card large ${RED.test(text) ? 'red' : ''}"><b>${rank}</b>${
    shape === undefined
      ? nothing
      : html`<span class="heard">${suit}</span><svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${shape} />`}</svg>`
  }</span>`;
}

/** A card on the felt: what counts, or counts just now, is lifted. */
function feltCard({ text, lane, steps }: FeltCard, step: number, parts: number) {
  const counts = step < parts ? steps.includes(step) : steps.length > 0;
  const marks = [counts ? 'counts' : '', lane === undefined ? '' : `laid lane${lane}`].join(' ');
  return html`<span class="place ${marks}">${largeCard(text)}</span>`;
}

/** Letters of a title for which one line has room beside the code for phones. */
const LINE = 32;

/** How words are set so that all of them fit: by their letters. */
function typeOf({ title, words, source, cards, starter }: FeltScene): string {
  const letters = title.length + words.length + source.length;
  const isLong = letters > 70 || title.length > LINE;
  if (cards.length === 0 && starter === undefined) return isLong ? 'alone long' : 'alone';
  return letters > 150 ? 'longest' : letters > 70 ? 'long' : '';
}

/** The starter, the cards that lie open, the count, and the news: none of them moves for another one. `step`: the part of the count that is being said; none once all are. */
export function felt(scene: FeltScene, step: number, notice: unknown) {
  const { cards, starter, missing, steps, play, title, words, source } = scene;
  const part = steps[step];
  const count = scene.count || (part?.sum ?? steps.at(-1)?.sum ?? '');
  const card = (each: FeltCard) => feltCard(each, step, steps.length);
  return html`<section class="felt ${steps.length > 0 ? 'counted' : ''}" aria-label=${t('scoreboard-felt')}>
    ${
      cards.length === 0 && starter === undefined
        ? nothing
        : html`<p class="cards ${play ? 'play' : ''}">${
            starter === undefined ? nothing : html`<span class="starter">${card(starter)}</span>`
          }${cards.map(card)}${Array.from({ length: missing }, () => html`<span class="slot"></span>`)}</p>`
    }
    ${keyed(count, count === '' ? nothing : html`<p class="count">${count}</p>`)}
    ${keyed(
      `${title}${words}`,
      html`<div class="words ${typeOf(scene)}">
      <p class="title ${scene.wanted === '' ? '' : 'wanted'}">${notice || title}</p>
      ${words === '' ? nothing : html`<p class="sentence">${part?.text ?? words}</p>`}
      ${source === '' ? nothing : html`<p class="source">${source}</p>`}
    </div>`,
    )}
  </section>`;
}

/** Pegs that rain for who has won: steps without a common divisor spread them over the screen and the time. */
const PEGS = Array.from(
  { length: 36 },
  (_, at) => `--at: ${(at * 37) % 100}%; --wait: ${((at * 7) % 20) / 10}s; --fall: ${3.6 + (at % 3) * 0.8}s`,
);

/** The end of a game: who has won, by how much, who deals next; or what is `wanted` of those at the table. */
export function finish({ lane, title, margin, stamp, next }: FinishScene, wanted: string) {
  const size = title.length > 34 ? 'longest' : title.length > 18 ? 'long' : '';
  return html`<section class="finish lane${lane}" aria-label=${t('scene-game')}>
    <div class="confetti" aria-hidden="true">${PEGS.map((fall, at) => html`<i class="lane${at % 4}" .style=${fall}></i>`)}</div>
    <p class="wins ${size}">${title}</p>
    <p class="margin ${margin.length > 30 ? 'long' : ''}">${margin}</p>
    ${stamp === '' ? nothing : html`<p class="stamp">${stamp}</p>`}
    <p class="next">${wanted || next}</p>
  </section>`;
}

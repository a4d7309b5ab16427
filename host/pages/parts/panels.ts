// The panels beside the board, as templates: what is expected, the last ruling, recent moves, the match.
import { loaded } from '../kit/browser.ts';
import { html, nothing, t } from '../kit/element.ts';
import type { ItemScene, RulingScene, Scene, TallyScene } from './scene.ts';

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** '5H' as '5♥', 'T' as '10'. */
export function cardText(card: string): string {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  return `${rank}${SUITS[card.charAt(1)] ?? ''}`;
}

/** What is expected now, whose crib it is, what is keyed, what was refused; `more` is placed beside it, `remedy` beside the refusal. */
export const now = (
  { phase, crib, expects, afterwards, keyed, alert, done }: Scene,
  more: unknown,
  remedy: unknown,
) => html`<section class="now" aria-label=${t('scene-now')}>
  <p class="phase">
    <span>${phase}</span>
    <span class="crib">${crib}</span>
  </p>
  <p class="expects">${expects}</p>
  ${more}
  ${afterwards === '' ? nothing : html`<p class="afterwards">${afterwards}</p>`}
  <div class="foot">
    <p class="keyed">${keyed === '' ? nothing : html`${t('scene-keyed')} <b>${keyed}</b>`}</p>
    <p class="alert" role="status">${done === '' ? alert : html`<span class="done">${done}</span>`}</p>
    ${remedy ?? nothing}
  </div>
</section>`;

/** What was mended when the journal was opened. */
export const notices = (list: Scene['notices'], read: (game: number) => void) =>
  list.length === 0
    ? nothing
    : html`<section class="panel notices" aria-label=${t('scene-notices')}>
        ${list.map(({ text, game }) => html`<p>${text} ${readButton(() => read(game))}</p>`)}
      </section>`;

const readButton = (read: () => void) =>
  html`<button type="button" class="opener" @click=${read}>${t('scene-noticeRead')}</button>`;

const RED_SUITS = /[♥♦]$/;

/** A card by its text, red suits in red. */
export const card = (text: string) =>
  html`<span class="card ${RED_SUITS.test(text) ? 'red' : ''}">${text}</span>`;

/** Cards by their codes, as people write them. */
export const cards = (codes: readonly string[]) => codes.map((code) => card(cardText(code)));

const item = ({ label, cards, points, sum }: ItemScene) => html`<li>
  <span class="what">${label}</span><span class="cards">${cards.map(card)}</span>
  <span class="points">+${points}</span><span class="sum">${sum}</span>
</li>`;

/** The last ruling, if there was one: what was decided, as players say it, item by item, by which rule. */
export const ruling = (last: RulingScene | undefined) =>
  last === undefined
    ? nothing
    : html`<section class="panel ruling" aria-label=${t('scene-lastRuling')}>
        <h2>${t('scene-lastRuling')}</h2>
        ${details(last)}
      </section>`;

const details = ({ title, sentence, items, figures, source }: RulingScene) => html`
  <p class="title">${title}</p>
  ${sentence === '' ? nothing : html`<p class="sentence">${sentence}</p>`}
  ${items.length === 0 ? nothing : html`<ol class="items">${items.map(item)}</ol>`}
  <dl class="figures">
    ${figures.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>
  <p class="source">${source} ${whyButton('now/ruling')}</p>`;

/** Asks for the reasons of a ruling, by its address below api/games. */
export const whyButton = (address: string) => html`<button type="button" class="why"
  @click=${() => loaded(import('./why.ts'), ({ openWhy }) => openWhy(address))}>${t('scene-why')}</button>`;

/** Shows a game as notation, by its address below api/games; where the game on the board stands unless it says so. */
export const notationButton = (
  looks: string,
  address = 'now/notation?position',
) => html`<button type="button" class=${looks}
  @click=${() => loaded(import('./notation.ts'), ({ openNotation }) => openNotation(address))}>${t('scene-notation')}</button>`;

const move = ({ text, undone }: Scene['moves'][number]) =>
  html`<li class=${undone ? 'undone' : ''}>
    <span>${text}</span>${undone ? html`<i>${t('scene-takenBack')}</i>` : nothing}
  </li>`;

/** Moves that are shown. */
const SHOWN = 8;

/** The latest moves, newest first; `more` is placed below them. */
export const moves = (
  list: Scene['moves'],
  more: unknown = nothing,
) => html`<section class="panel moves" aria-label=${t('scene-recentMoves')}>
  <h2>${t('scene-recentMoves')}</h2>
  ${
    list.length === 0
      ? html`<p class="empty">${t('scene-noMoves')}</p>`
      : html`<ol>${list.slice(0, SHOWN).map(move)}</ol>${more}`
  }
</section>`;

/** '+74', '-3', '0': for and against. */
const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));

const tally = ({ name, lane, games, points, spread, stakes }: TallyScene) => html`<tr>
  <th scope="row"><span class="dot lane${lane}" aria-hidden="true"></span>${name}</th>
  <td>${games}</td><td>${points}</td><td>${signed(spread)}</td><td>${signed(stakes)}</td>
</tr>`;

const TALLY = ['player', 'games', 'points', 'spread', 'stakes'] as const;

/** Games, game points, net spread and stakes of the match; nothing before a game of it is over. */
export const match = ({ match, game, matchOver }: Scene) =>
  match.every(({ games, points }) => games === 0 && points === 0)
    ? nothing
    : html`<section class="panel match" aria-label=${t('scene-match')}>
        <h2>${t('scene-match')}<small>${matchOver ? t('scene-matchOver') : t('scene-gameNumber', { game })}</small></h2>
        <table>
          <thead><tr>${TALLY.map((column) => html`<th scope="col">${t(`scene-tally-${column}`)}</th>`)}</tr></thead>
          <tbody>${match.map(tally)}</tbody>
        </table>
      </section>`;
